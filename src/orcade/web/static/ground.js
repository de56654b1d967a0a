// The ground of a large board: which square a click on it means, found by where it is. Squares that may be chosen now
// have elements of their own; one is made for another while it is clicked.

import { table, thing } from "./choices.js";

let address = ""; // of what is known of the squares
let known = null; // {unit, width, names, squares, kinds}

/** After a new view: asks the server which squares there are, where the ground is another than before. */
export async function renewGround() {
  const wanted = document.getElementById("board-ground")?.dataset.squares ?? "";
  if (wanted === address) return;
  address = wanted;
  known = null;
  if (!wanted) return;
  try {
    const heard = await (await fetch(wanted)).json();
    if (wanted === address) known = heard;
  } catch {
    if (wanted === address) address = ""; // the next view tries again
  }
}

/** The square of the ground under the pointer, as a thing; null where there is none. */
export function squareUnder(event) {
  const ground = event.target.closest?.("#board-ground");
  if (!ground || !known) return null;
  const seen = ground.getScreenCTM().inverse();
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(seen);
  const x = Math.floor(point.x / known.unit), y = Math.floor(point.y / known.unit);
  const name = x >= 0 && x < known.width ? known.names[y * known.width + x] : "";
  if (!name) return null;
  return thing(`square-${name}`) ?? made(ground, name, x, y);
}

/** An element for a square that has none. It goes with the next view. */
function made(ground, name, x, y) {
  table.querySelector("#board .passing")?.remove();
  const node = document.createElementNS("http://www.w3.org/2000/svg", "g");
  const side = known.unit;
  node.innerHTML = `<rect class="o-hit" width="${side}" height="${side}"/>`;
  node.setAttribute("class", "thing square on-ground passing");
  node.setAttribute("aria-label", `${name}, ${known.kinds[known.squares[y * known.width + x]].name}`);
  node.style.transform = `translate(${x * side}px,${y * side}px)`;
  node.id = `thing-square-${name}`; // by which patch.js knows that no view has it
  node.dataset.thing = `square-${name}`;
  ground.after(node);
  return node;
}
