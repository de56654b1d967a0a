// On a phone all answers in sight above a hand are whole: where they would be cut, a board that can be seen from near is
// lower (layout.css).

import { table } from "./choices.js";

const narrow = matchMedia("(max-width: 999px)");

/** After every new view, before the board is looked at. */
export function makeRoom() {
  table.classList.remove("cramped");
  const question = document.getElementById("question");
  if (!narrow.matches || !question || !table.querySelector("#stage.zooms ~ .side.holds")) return;
  const last = [...question.querySelectorAll("#choices > button")].findLast((button) => button.checkVisibility());
  if (!last) return;
  const bottom = last.getBoundingClientRect().bottom + question.scrollTop;
  table.classList.toggle("cramped", bottom > Math.min(question.getBoundingClientRect().bottom, innerHeight) + 2);
}

addEventListener("resize", makeRoom);
