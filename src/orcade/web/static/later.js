// Scripts that are no part of the page's own: each is loaded when it is needed for the first time.

const loaded = {};

/** What a script of ours exports; nothing in a browser that cannot load it. */
export async function later(name) {
  loaded[name] ??= import(new URL(name, import.meta.url)).then(({ modules }) => modules[name]);
  try {
    return await loaded[name];
  } catch {
    delete loaded[name]; // once more when it is wanted again
    return {};
  }
}
