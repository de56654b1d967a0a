// Beside the board, seats that do not all fit say less, so that none is cut in the middle of a line. They stay so until
// the window has another size: nothing jumps from answer to answer.

import { table } from "./choices.js";

const STEPS = ["tight", "tighter", "tightest"];
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
  for (const step of STEPS) {
    if (seats.scrollHeight <= seats.clientHeight + 1) break;
    table.classList.add(step);
  }
  if (seats.scrollHeight > seats.clientHeight) seats.tabIndex = 0; // the arrow keys scroll them, if by a pixel
}

addEventListener("resize", () => {
  table.classList.remove(...STEPS);
  fitSeats();
});
