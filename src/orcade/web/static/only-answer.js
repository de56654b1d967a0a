// Where there is only one answer, it is given by itself: if the player wishes so, and unless he wishes otherwise where he
// plays bots alone.

import "./table.js";
import { give, isBusy } from "./answers.js";
import { choices, table } from "./choices.js";
import { load, save } from "./storage.js";

const READ = 1100; // milliseconds in which what is asked, and what happened before, is seen
let timer = 0;
let undone = false; // who has taken an answer back is not sent on again

/**
 * After every new view. Where another person plays it waits as long as somebody who has something to think about, so that
 * the time tells nobody that there was no choice.
 */
export function renewOnlyAnswer() {
  clearTimeout(timer);
  const line = document.getElementById("alone");
  if (!line) return;
  line.hidden = false;
  const wish = line.querySelector("input"), solo = "solo" in line.dataset;
  wish.checked = load("alone", solo);
  if (!wish.checked || undone) return;
  timer = setTimeout(() => {
    const [only, ...others] = choices();
    if (only && !others.length && !isBusy() && line.isConnected) give(only.say);
  }, solo ? READ : 1200 + Math.random() * 1800);
}

document.addEventListener("change", (event) => {
  if (!event.target.closest("#alone")) return;
  save("alone", event.target.checked);
  renewOnlyAnswer();
});
document.addEventListener("submit", (event) => { if (event.target.id === "undo") undone = true; }, true);
table.addEventListener("answering", () => { undone = false; });
