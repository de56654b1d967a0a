// Little bare table: when a turn begins, the view of a board that is seen from near goes where most of its squares are, as
// far as who acts stays well in sight. Loaded with the small map, which is there to show what is out of sight.

import "./table.js";
import { grid } from "./ground.js";
import { plane } from "./plane.js";
import { zoom } from "./zoom.js";

const FAR = 0.36; // of the view, from its middle: so far who acts may be
const GAIN = 0.12; // of the view: for less nothing is moved any more
const NEAR = 0.3; // squares that count as much as one that is nearer to what was seen before

let turn = "";

/** How many squares are seen from a middle, in a view of this size. */
function seen({ names, width }, x, y, wide, high) {
  let count = 0;
  for (let row = Math.max(0, Math.round(y - high / 2)); row < y + high / 2 - 0.5; row += 1) {
    for (let column = Math.max(0, Math.round(x - wide / 2)); column < Math.min(width, x + wide / 2 - 0.5); column += 1) {
      if (names[row * width + column]) count += 1;
    }
  }
  return count;
}

function frame() {
  const words = document.getElementById("headline")?.textContent;
  const known = grid(), at = zoom.focus;
  if (words === turn || !known || !at || !zoom.on || plane.board.querySelector(".lies-over")) return;
  const gain = turn ? GAIN : 0;
  turn = words;
  const [left, top, wide, high] = plane.board.getAttribute("viewBox").split(" ").map((each) => each / plane.unit);
  const middle = { x: left + wide / 2, y: top + high / 2 };
  const now = seen(known, middle.x, middle.y, wide, high);
  let best = null, most = now + gain * wide * high;
  for (let x = at.x - wide * FAR; x <= at.x + wide * FAR; x += 1) {
    for (let y = at.y - high * FAR; y <= at.y + high * FAR; y += 1) {
      const worth = seen(known, x, y, wide, high) - NEAR * Math.hypot(x - middle.x, y - middle.y);
      if (worth > most) [best, most] = [{ x, y }, worth];
    }
  }
  if (best) zoom.glideTo(best);
}

/** As soon as it is known which squares there are. */
function begin() {
  if (grid()) frame();
  else if (plane.board?.querySelector("#board-ground[data-squares]")) setTimeout(begin, 100);
}

begin();
document.getElementById("table").addEventListener("updated", frame);
