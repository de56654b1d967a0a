// The seal of a match: kept by this browser, checked soon after a table is opened, and compared as long as it is shown.

import "./table.js";
import { alarm, checkPromise } from "./alarm.js";
import { keep } from "./seal.js";
import { load } from "./storage.js";

async function sha256(text) {
  if (!crypto.subtle) return null; // only pages by https, or from this machine, may hash
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the sealed text is what the seal says, and has in it what this browser knows. */
async function wrongWith({ seal, text }, promise, mine) {
  const hash = await sha256(text);
  if (hash !== null && hash !== seal) return "The seal of this match is not that of its text.";
  const sealed = JSON.parse(text);
  if (sealed.promise !== promise) return "The sealed promise of dice is not the one that this page shows.";
  const numbers = load("numbers", {})[promise]; // of this browser, which may have sat down at several seats
  if (numbers && mine.length && !mine.some((seat) => numbers.includes(sealed.nonces[seat]))) {
    return "The number that this browser added to the dice is not in the seal.";
  }
  for (const [seat, name] of sealed.seats.entries()) {
    const due = name.endsWith(" bot") ? await sha256(`orcade ${promise} ${seat}`) : null;
    if (due !== null && due.slice(0, 32) !== sealed.nonces[seat]) return "The number of a bot does not follow from the promise.";
  }
  return "";
}

/** Compares what the page shows with what is kept, and keeps what is new. */
function compare() {
  const shown = document.getElementById("seal")?.dataset;
  if (!shown?.seal) return;
  const kept = load("seals", {})[shown.match] ?? {};
  if (kept.seal && kept.seal !== shown.seal) alarm("The seal of this match is another than at its beginning.");
  else if (kept.closing && shown.closing && kept.closing !== shown.closing) alarm("What was answered in this match has been changed since it ended.");
  else if (kept.seal !== shown.seal || (shown.closing && kept.closing !== shown.closing)) {
    keep("seals", shown.match, { seal: shown.seal, closing: shown.closing });
  }
}

/** Checks the seal of the table on this page: once in full, and then whenever the page has changed. */
export async function watchSeal(table) {
  const shown = document.getElementById("seal")?.dataset;
  if (!shown) return;
  checkPromise(shown.promise);
  compare();
  table.addEventListener("updated", compare);
  if (!shown.seal) return;
  try {
    const reply = await fetch(table.dataset.seal, { headers: { Accept: "application/json" } });
    if (!reply.ok) return;
    const told = await reply.json();
    const mine = table.dataset.mine.split(" ").filter(Boolean).map(Number);
    const wrong = told.seal === shown.seal ? await wrongWith(told, shown.promise, mine) : "The seal of this match is not the one that this page shows.";
    if (wrong) alarm(wrong);
  } catch { /* without a connection it is checked when the page is loaded again */ }
}
