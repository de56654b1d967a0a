// The log as a story: what a sentence names is lit on the board while the reader is at it.

import { table, thing } from "./choices.js";

let lit = [];

/** The sentence of the log that a node belongs to. */
export const sentenceAt = (node) => node.closest?.("#lines li");

/** What a sentence tells of: what befalls which things. */
export const impactsOf = (sentence) => (sentence?.dataset.impacts?.split("\n") ?? [])
  .map((told) => told.split("\t"))
  .map(([kind, struck, text, by, how, pair]) => ({ kind, thing: struck, text, by, how, pair }));

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
