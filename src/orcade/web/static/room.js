// On a phone all answers in sight are whole, above a hand, too: where they would be cut, a board is lower (minimap.css) that
// can be seen from near, and what stands on it be as large as before. It stays so as long as a turn does, as a board whose
// height jumps is hard to read.

import { table } from "./choices.js";
import { zoom } from "./zoom.js";

const LOWER = "#stage.zooms ~ .side.holds, #stage.zooms:has(#board.floored) ~ .side";
const narrow = matchMedia("(max-width: 999px)");
let turn = ""; // in which the board was made lower

/** After every new view. */
function makeRoom() {
  const question = document.getElementById("question");
  const lower = narrow.matches && question && table.querySelector(LOWER);
  const now = document.getElementById("headline")?.textContent.split(/ ·\s/)[0]; // without who leads
  if (!lower || now !== turn) table.classList.remove("cramped");
  if (!lower || table.matches(".cramped")) return;
  const last = [...question.querySelectorAll("#choices > button")].findLast((button) => button.checkVisibility());
  if (!last) return;
  const bottom = last.getBoundingClientRect().bottom + question.scrollTop;
  if (table.classList.toggle("cramped", bottom > Math.min(question.getBoundingClientRect().bottom, innerHeight) + 2)) turn = now;
}

function renew() {
  if (table.querySelector(".side.holds")) table.classList.add("held"); // its board stays as large when the hand is empty
  makeRoom();
  zoom.pan(0, 0); // the board may have got another size
}

table.addEventListener("updated", renew);
addEventListener("resize", () => {
  table.classList.remove("cramped");
  renew();
});
