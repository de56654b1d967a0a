// What the page asks: the answers that it lists, the question that they belong to, and the things on the board.

import { plane, pointText } from "./plane.js";

export const table = document.getElementById("table");

/** What an answer is called. */
export const labelOf = (button) => button.dataset.label ?? button.querySelector("b, span:not(:has(b))").textContent;

/** What comes of it; beside a picture it is read there. */
export const hintOf = (button) => button.dataset.hint ?? button.querySelector("b + small i, b + small:not(:has(i))")?.textContent ?? "";

const named = (ids) => (ids ?? "").split(" ").filter(Boolean);

/** All answers that are listed. Places are chosen on the board (preview.js), not by the things that they touch. */
export const choices = () => [...table.querySelectorAll("button[name=say]")].map((button) => ({
  button, say: button.value, hint: hintOf(button), traced: "traced" in button.dataset,
  things: named(button.dataset.things), way: named(button.dataset.way),
}));

/** Whether a choice begins with the things that are picked, in this order. */
export const fits = (choice, picked) => picked.every((id, at) => choice.things[at] === id);

export const thingAt = (node) => node.closest?.("[data-thing]");
export const thing = (id) => table.querySelector(`[data-thing="${CSS.escape(id)}"]`);

export const choiceForm = () => document.getElementById("choices");

/** Which question is on the page: whose, and how many this seat has answered before; "" where nothing is asked. */
export function question() {
  const form = choiceForm();
  return form ? `${form.elements.seat.value} ${form.dataset.answered}` : "";
}

/**
 * The first three answers that a click on a thing would mean if they were legal. Those that squares have in common, or rooms, or all places of a
 * measured board, stand with the ground, but for the name or the place.
 */
export function triesOf(node) {
  const ground = document.getElementById("board-ground")?.dataset.tries;
  const name = node.matches(".square, .tile") ? node.dataset.thing.replace(/\w+-/, "") : node.closest(".measured") && pointText(plane.placeOf(node));
  const own = node.dataset.tries ?? (name && ground?.replaceAll("{}", name));
  return (own || "").split("|").filter(Boolean).slice(0, 3);
}
