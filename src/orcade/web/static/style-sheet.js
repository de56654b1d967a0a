// The style sheet of a script that is loaded later.

/** Loads a sheet by its name; its link. */
export function styleSheet(name) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(`${name}.css`, import.meta.url);
  document.head.append(link);
  return link;
}
