// What is taken as proposed, and is said to go on ("until Mog falls"), is given by itself as long as the same is said of what
// the same rule asks next. Whoever touches anything meanwhile, takes something back or answers that otherwise is asked again.

import { give, isBusy } from "./answers.js";
import { showWaiting } from "./beats.js";
import { choiceForm, choices, table } from "./choices.js";
import { isPicking } from "./picking.js";

const PAUSE = 900; // milliseconds in which it is seen, and can be stopped

const taken = new Map(); // by seat and rule: how long goes on what was taken
let timer = 0;

const asked = () => document.getElementById("question");
const proposed = () => choices().find(({ button }) => button.classList.contains("usual"))?.say;
const lasting = () => choiceForm()?.dataset.lasts;
const occasion = () => `${asked().dataset.seat} ${document.getElementById("rule-chip")?.hash}`;
const goes = () => Boolean(lasting()) && taken.get(occasion()) === lasting();

/** After every new view. */
export function renewGoingOn() {
  asked().classList.toggle("lasting", goes());
  if (!goes()) stay();
  else timer ||= setTimeout(goOn, PAUSE);
}

function goOn() {
  timer = 0;
  showWaiting(); // views that wait for their moment: what is asked may have changed
  if (timer || !goes()) return;
  if (isBusy() || isPicking()) renewGoingOn();
  else give(proposed());
}

function stay() {
  clearTimeout(timer);
  timer = 0;
}

/** Whoever only hurries the others on (beats.js) wants it to go on. */
const hurries = ({ key, target }) => key === " " || target.closest?.("#stage, .beat");

function stop(event) {
  if (!timer && hurries(event)) return;
  if (!choiceForm()) taken.clear();
  else if (goes()) taken.delete(occasion());
  renewGoingOn();
}

table.addEventListener("answering", ({ detail: say }) => {
  stay();
  const byItself = asked().matches(".going"); // auto-pass.js
  if (!byItself) taken.set(occasion(), say === proposed() && lasting());
});
table.addEventListener("submit", ({ target }) => { if (target.id === "undo") taken.clear(); });
addEventListener("pointerdown", stop, true);
addEventListener("keydown", stop, true);
