// What this browser keeps for its player. In private mode nothing is kept, and everything works all the same.

/** What is kept under a key; `fallback` where nothing is. */
export function load(key, fallback) {
  try { return JSON.parse(localStorage.getItem("orcade." + key)) ?? fallback; } catch { return fallback; }
}

export function save(key, value) {
  try { localStorage.setItem("orcade." + key, JSON.stringify(value)); } catch { /* private mode */ }
}
