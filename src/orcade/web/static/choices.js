// What the page asks: the answers that it lists, the question that they belong to, and the things on the board.

export const table = document.getElementById("table");

/** What an answer is called. */
export const labelOf = (button) => button.dataset.label ?? button.querySelector("span").textContent;

const named = (ids) => (ids ?? "").split(" ").filter(Boolean);

/** All answers that are listed. Places are chosen on the board (preview.js), not by the things that they touch. */
export const choices = () => [...table.querySelectorAll("button[name=say]")].map((button) => ({
  button, say: button.value, hint: button.dataset.hint || "", traced: button.dataset.traced !== undefined,
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

/** The answers that a click on a thing would mean if they were legal. Those of a square stand with the ground, but for its name. */
export function triesOf(node) {
  const ground = document.getElementById("board-ground")?.dataset.tries;
  const own = node.dataset.tries ?? (node.matches(".square") && ground?.replaceAll("{}", node.dataset.thing.replace("square-", "")));
  return (own || "").split("|").filter(Boolean);
}
