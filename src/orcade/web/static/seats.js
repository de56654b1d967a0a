// Beside the board, seats that do not all fit say less, so that none is cut in the middle of a line, nor a hand. They stay so as
// long as there is not plenty of room: nothing jumps from answer to answer.

import { table } from "./choices.js";

const STEPS = ["tight", "tighter", "tightest"];
const PLENTY = 200; // pixels that are left to the log where seats say all again
const CUT = 12; // pixels of a hand that may be out of sight: the rings of its cards
const ROWS = 210; // pixels of a hand that two rows need (layout.css); in one, words of more than eight cards are cut
const wide = matchMedia("(min-width: 1000px)");
const sizes = new ResizeObserver(() => fitSeats()); // a question grows while something is picked
let watched = null;

/** After every new view, and when the seats have another height. */
export function fitSeats() {
  const seats = document.getElementById("seats");
  if (!seats || !wide.matches) return;
  if (seats !== watched) {
    sizes.disconnect();
    sizes.observe(watched = seats);
  }
  const was = table.className;
  relax(seats);
  const hand = document.querySelector("#table .hand"), overlaps = hand?.querySelector(".fan.worded > :nth-child(9)");
  const cut = () => hand && (hand.scrollHeight > hand.clientHeight + CUT || (overlaps && hand.clientHeight < ROWS));
  for (const step of STEPS) {
    if (fit(seats) && (step === STEPS.at(-1) || !cut())) break;
    table.classList.add(step);
  }
  if (table.className !== was) table.dispatchEvent(new Event("fitted")); // log-edge.js
  if (seats.scrollHeight > seats.clientHeight) seats.tabIndex = 0; // the arrow keys scroll them, if by a pixel
}

const fit = (seats) => seats.scrollHeight <= seats.clientHeight + 1;

/** Lets seats say more again, step by step, where they fit with plenty of room, such as behind a long question at the beginning. */
function relax(seats) {
  const log = document.querySelector(".log");
  for (const step of STEPS.toReversed().filter((each) => table.classList.contains(each))) {
    table.classList.remove(step);
    if (fit(seats) && log?.clientHeight >= PLENTY) continue;
    table.classList.add(step);
    return;
  }
}

addEventListener("resize", () => {
  table.classList.remove(...STEPS);
  fitSeats();
});
