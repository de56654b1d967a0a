// What the next game of a campaign is about lies over the board until its reader has seen it, or has answered.

import { table } from "./choices.js";
import { load, save } from "./storage.js";

const card = () => document.querySelector("#opening[data-of]");
const named = () => `${location.pathname} ${card().dataset.of}`;

/** The reader has seen it. */
export function putAway() {
  if (!card()) return;
  save("opening", named());
  card().hidden = true;
}

/** After every new view. */
export function renewOpening() {
  if (card()) card().hidden = load("opening", "") === named();
}

table.addEventListener("answering", () => {
  if (!document.querySelector("#question.going")) putAway(); // what passes by itself is no answer of his
});
