// On a phone all answers in sight are whole, above a hand, too: where they would be cut, a board is lower (minimap.css) that
// can be seen from near, and what stands on it be as large as before. It stays so as long as a turn does, as a board whose
// height jumps is hard to read.

import { table } from "./choices.js";
import { zoom } from "./zoom.js";

const LOWER = "#stage.zooms ~ .side.holds, #stage.zooms:has(#board.floored) ~ .side";
const narrow = matchMedia("(max-width: 999px)");
let turn = ""; // whose it was when the board got its height

/** Whether all answers in sight would be cut. */
function isCut(question) {
  const last = [...question.querySelectorAll("#choices > button")].findLast((button) => button.checkVisibility());
  const bottom = last && last.getBoundingClientRect().bottom + question.scrollTop;
  return bottom > Math.min(question.getBoundingClientRect().bottom, innerHeight) + 2;
}

/** After every new view. A board with a hand below it stays as it is when the hand is empty, as long as the turn does. */
function renew() {
  const question = document.getElementById("question"), { classList } = table;
  const now = document.getElementById("headline")?.textContent.split(/ ·\s/)[0]; // without who leads
  const lower = narrow.matches && question && table.querySelector(LOWER);
  if (now !== turn) classList.remove("held");
  if (now !== turn || !lower) classList.remove("cramped");
  turn = now;
  if (table.querySelector(".side.holds")) classList.add("held");
  if (lower && !classList.contains("cramped")) classList.toggle("cramped", isCut(question));
  zoom.pan(0, 0); // the board may have got another size
}

table.addEventListener("updated", renew);
addEventListener("resize", () => {
  table.classList.remove("cramped");
  renew();
});
