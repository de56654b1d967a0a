// Where there is only one answer, it is given by itself: if the player wishes so, and unless he wishes otherwise where he
// plays bots alone.

import "./table.js";
import { byItself } from "./by-itself.js";
import { choices, table } from "./choices.js";
import { load, save } from "./storage.js";

const READ = 1100; // milliseconds in which what is asked, and what happened before, is seen
const line = () => document.getElementById("alone");
let undone = false; // who has taken an answer back is not sent on again

const next = byItself(onlyOne, renewOnlyAnswer);

function onlyOne() {
  const [only, ...others] = choices();
  return line() && only && !others.length && only.say;
}

/**
 * After every new view. Where another person plays it waits as long as somebody who has something to think about, so that
 * the time tells nobody that there was no choice.
 */
export function renewOnlyAnswer() {
  next.stop();
  if (!line()) return;
  line().hidden = false;
  const wish = line().querySelector("input"), solo = "solo" in line().dataset;
  wish.checked = load("alone", solo);
  if (wish.checked && !undone) next.start(solo ? READ : 1200 + Math.random() * 1800);
}

document.addEventListener("change", (event) => {
  if (!event.target.closest("#alone")) return;
  save("alone", event.target.checked);
  renewOnlyAnswer();
});
document.addEventListener("submit", (event) => { if (event.target.id === "undo") undone = true; }, true);
table.addEventListener("answering", () => { undone = false; });
