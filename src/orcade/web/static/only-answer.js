// Where there is only one answer, it is given by itself, if the player wishes so.

import "./table.js";
import { give, isBusy } from "./answers.js";
import { choices } from "./choices.js";
import { load, save } from "./storage.js";

let timer = 0;

/**
 * After every new view. It waits as long as somebody who has something to think about, so that the time tells nobody
 * that there was no choice.
 */
export function renewOnlyAnswer() {
  clearTimeout(timer);
  const line = document.getElementById("alone");
  if (!line) return;
  line.hidden = false;
  const wish = line.querySelector("input");
  wish.checked = load("alone", false);
  if (!wish.checked) return;
  timer = setTimeout(() => {
    const [only, ...others] = choices();
    if (only && !others.length && !isBusy() && line.isConnected) give(only.say);
  }, 1200 + Math.random() * 1800);
}

document.addEventListener("change", (event) => {
  if (!event.target.closest("#alone")) return;
  save("alone", event.target.checked);
  renewOnlyAnswer();
});
