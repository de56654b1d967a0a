// The log as a story: what a sentence names is lit on the board while the reader is at it.

import { table, thing } from "./choices.js";

let lit = [];

/** The sentence of the log that a node belongs to. */
export const sentenceAt = (node) => node.closest?.("#lines li");

/** What a sentence tells of: what befalls which things. */
export const impactsOf = (sentence) => JSON.parse(sentence?.dataset.impacts ?? "[]")
  .map(([kind, struck, text, by]) => ({ kind, thing: struck, text, by }));

const MOST = 10; // moments that are seen before the end

/** So many answers had been given before what a sentence tells, at some moments of it, and at its end. */
export function momentsOf(sentence) {
  const last = Number(new URLSearchParams(sentence.querySelector("a").search).get("at"));
  const first = Math.max(0, Number(sentence.dataset.since ?? last) - 1);
  const every = Math.max(1, (last - first) / MOST);
  const moments = [];
  for (let at = first; at < last; at += every) moments.push(Math.round(at));
  return [...moments, last];
}

const STEP = 420, LONGEST = 4000; // milliseconds
/** Milliseconds for which each of so many moments is looked at. */
export const stepOf = (moments) => Math.min(STEP, LONGEST / moments.length);

/** Lights what a sentence names; nothing where there is none. */
export function lightUp(sentence) {
  for (const node of lit) node.classList.remove("meant");
  const { on = "" } = sentence?.dataset ?? {};
  const struck = impactsOf(sentence).flatMap((impact) => [impact.thing, impact.by]);
  lit = [...on.split(" "), ...struck].filter(Boolean).map((id) => thing(id) ?? document.getElementById(id)).filter(Boolean);
  for (const node of lit) node.classList.add("meant");
}

for (const kind of ["pointerover", "focusin"]) {
  table.addEventListener(kind, ({ target }) => lightUp(sentenceAt(target)));
}
