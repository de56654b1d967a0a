// The squares of boards: which one a thing stands on, and on the ground of a large board, which has no elements for its
// squares, which one a click means, found by where it is. There one is made for a square that may be chosen, or is clicked.

import { thing } from "./choices.js";

let address = ""; // of what is known of the squares
let known = null; // {unit, width, names, squares, kinds}

/** What is known of the squares of a ground; null where nothing is. */
export const grid = () => known;

/** The square of the drawing's grid that a thing is on, as a word. */
export function cellOf(node) {
  const side = document.getElementById("board").dataset.unit;
  return node.style.transform.match(/-?[\d.]+(?=px)/g).map((at) => Math.floor(at / side)).join();
}

/** After a new view: asks the server which squares there are, where the ground is another than before; whether it is. */
export async function renewGround() {
  const wanted = document.getElementById("board-ground")?.dataset.squares ?? "";
  if (wanted === address) return false;
  address = wanted;
  known = null;
  document.getElementById("board-lit")?.replaceChildren(); // a square of this name may lie elsewhere now
  if (!wanted) return false;
  try {
    const heard = await (await fetch(wanted)).json();
    if (wanted !== address) return false;
    known = heard;
    return true;
  } catch {
    if (wanted === address) address = ""; // the next view tries again
    return false;
  }
}

/** Elements for those of these things that are squares of the ground; others made before go. */
export function lightSquares(ids) {
  const layer = document.getElementById("board-lit");
  for (const node of [...(layer?.children ?? [])]) if (!ids.has(node.dataset.thing)) node.remove();
  for (const id of known ? ids : []) {
    const number = known.names.indexOf(id.replace("square-", ""));
    if (number >= 0 && !thing(id)) layer.append(made(number));
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
  return thing(`square-${name}`) ?? document.getElementById("board-lit").appendChild(made(y * known.width + x));
}

/** An element for a square that has none. */
function made(number) {
  const { unit, width, names, squares, kinds } = known;
  const node = document.createElementNS("http://www.w3.org/2000/svg", "g");
  node.innerHTML = `<rect class="o-ring o-lit" x="2" y="2" width="${unit - 4}" height="${unit - 4}"/>`;
  node.setAttribute("class", "thing square on-ground");
  node.setAttribute("aria-label", `${names[number]}, ${kinds[squares[number]].name}`);
  node.style.transform = `translate(${(number % width) * unit}px,${Math.floor(number / width) * unit}px)`;
  node.dataset.thing = `square-${names[number]}`;
  return node;
}
