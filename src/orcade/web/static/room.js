// On a phone all answers in sight are whole, above a hand, too: where they would be cut, a board is lower (minimap.css) that
// can be seen from near, and what stands on it be as large as before.

import { table } from "./choices.js";
import { zoom } from "./zoom.js";

const LOWER = "#stage.zooms ~ .side.holds, #stage.zooms:has(#board.floored) ~ .side";
const narrow = matchMedia("(max-width: 999px)");

/** After every new view. */
function makeRoom() {
  table.classList.remove("cramped");
  const question = document.getElementById("question");
  if (!narrow.matches || !question || !table.querySelector(LOWER)) return;
  const last = [...question.querySelectorAll("#choices > button")].findLast((button) => button.checkVisibility());
  if (!last) return;
  const bottom = last.getBoundingClientRect().bottom + question.scrollTop;
  table.classList.toggle("cramped", bottom > Math.min(question.getBoundingClientRect().bottom, innerHeight) + 2);
}

function renew() {
  makeRoom();
  zoom.pan(0, 0); // the board may have got another size
}

table.addEventListener("updated", renew);
addEventListener("resize", renew);
