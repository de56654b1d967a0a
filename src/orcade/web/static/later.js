// Scripts that are no part of the page's own: each is loaded when it is needed for the first time.

const loading = {};
const there = {};

/** What a script of ours exports; nothing in a browser that cannot load it. */
export async function later(name) {
  loading[name] ??= import(new URL(name, import.meta.url)).then(({ modules }) => there[name] = modules[name]);
  try {
    return await loading[name];
  } catch {
    delete loading[name]; // once more when it is wanted again
    return {};
  }
}

/** The same at once; nothing as long as it has not been loaded. */
export const loaded = (name) => there[name] ?? {};
