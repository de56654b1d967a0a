// Little bare table: when a turn begins, the view of a board that is seen from near goes where most of its squares and of
// its figures are, as far as who acts stays well in sight. Loaded with the small map, which is there to show what is out of sight.

import "./table.js";
import { grid } from "./ground.js";
import { plane } from "./plane.js";
import { zoom } from "./zoom.js";

const FAR = 0.36; // of the view, from its middle: so far who acts may be
const SIGHT = 0.44; // the same before anything is moved
const GAIN = 0.12; // of the view: for less nothing is moved
const FIGURE = 20; // squares that count as much as a figure
const NEAR = 0.3; // squares that count as much as one that is nearer to what was seen before

let turn = "";

/** How much is seen from a middle, in a view of this size. */
function seen({ names, width }, figures, x, y, wide, high) {
  let count = 0;
  for (let row = Math.max(0, Math.round(y - high / 2)); row < y + high / 2 - 0.5; row += 1) {
    for (let column = Math.max(0, Math.round(x - wide / 2)); column < Math.min(width, x + wide / 2 - 0.5); column += 1) {
      if (names[row * width + column]) count += 1;
    }
  }
  const within = (at) => Math.abs(at.x - x) < wide / 2 - 0.5 && Math.abs(at.y - y) < high / 2 - 0.5;
  return count + FIGURE * figures.filter(within).length;
}

function frame() {
  const words = document.getElementById("headline")?.textContent.split(/ ·\s/)[0]; // whose turn it is, without who leads
  const gone = document.querySelector("#seats .out.asked") !== null; // who comes back is looked for anew
  const known = grid(), at = zoom.focus, { board } = plane;
  if (`${words} ${gone}` === turn || !known || !at || !zoom.on || board.querySelector(".lies-over")) return;
  turn = `${words} ${gone}`;
  zoom.pan(0, 0); // the board may have got another size with the new view
  const [left, top, wide, high] = board.getAttribute("viewBox").split(" ").map((each) => each / plane.unit);
  const middle = { x: left + wide / 2, y: top + high / 2 };
  const figures = [...board.querySelectorAll(".piece")].map(plane.placeOf, plane).filter(Boolean);
  const free = !board.querySelector(".piece.active"); // who has many figures looks at as many as he can
  const [fromX, toX] = free ? [0, known.width] : [at.x - wide * FAR, at.x + wide * FAR];
  const [fromY, toY] = free ? [0, known.names.length / known.width] : [at.y - high * FAR, at.y + high * FAR];
  const inSight = Math.abs(at.x - middle.x) <= wide * SIGHT && Math.abs(at.y - middle.y) <= high * SIGHT;
  let best = null, most = free || inSight ? seen(known, figures, middle.x, middle.y, wide, high) + GAIN * wide * high : 0;
  for (let x = fromX; x <= toX; x += 1) {
    for (let y = fromY; y <= toY; y += 1) {
      const worth = seen(known, figures, x, y, wide, high) - NEAR * Math.hypot(x - middle.x, y - middle.y);
      if (worth > most) [best, most] = [{ x, y }, worth];
    }
  }
  if (best) zoom.glideTo(best);
}

document.getElementById("table").addEventListener("updated", frame);
