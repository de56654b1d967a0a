// What a browser says of dice that are not what it was promised.
import { expectedPromise } from "./seal.js";

/** Says so loudly, and for as long as the page is open. */
export function alarm(words) {
  const banner = document.getElementById("broken-seal");
  if (!banner.hidden) return;
  banner.textContent = `${words} Keep your record and this page, and ask whoever runs this server.`;
  banner.hidden = false;
}

/** Compares the promise of a table with the one that this browser was given before. */
export function checkPromise(promise) {
  const expected = expectedPromise();
  if (expected && expected !== promise) alarm("These are not the dice that were promised to this browser.");
}
