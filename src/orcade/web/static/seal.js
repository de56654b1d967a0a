// What a browser keeps of dice: the numbers that it added, and the promise that it was given (more: watching-seal.js).
import { load, save } from "./storage.js";

const KEPT = 200; // tables, and numbers of this browser's own

/** Puts an entry into what is kept under a key, and forgets the oldest. */
export function keep(key, name, value) {
  const { [name]: _, ...others } = load(key, {});
  save(key, Object.fromEntries([...Object.entries(others), [name, value]].slice(-KEPT)));
}

/** A number that this browser is about to add to the dice of that promise. */
export function keepNumber(promise, number) {
  keep("numbers", promise, [...(load("numbers", {})[promise] ?? []), number]);
}

/** The promise that this page was given; the next page must be of a table with those dice. */
export function expectPromise(promise) {
  try { sessionStorage.setItem("orcade.promise", promise); } catch { /* private mode */ }
}

/** The promise that the page before this one was given, told once; empty where there was none. */
export function expectedPromise() {
  try {
    const promise = sessionStorage.getItem("orcade.promise") ?? "";
    sessionStorage.removeItem("orcade.promise");
    return promise;
  } catch { return ""; }
}
