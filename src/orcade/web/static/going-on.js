// What is taken as proposed, and is said to go on ("until Mog falls"), is given by itself as long as the same is said of what
// the same rule asks next; a plan beside which there is no other one goes on without having been taken. Whoever touches
// anything meanwhile, takes something back or answers that otherwise is asked again: a button above the question says so,
// while others play, too.

import "./table.js";
import { byItself } from "./by-itself.js";
import { choiceForm, choices, table } from "./choices.js";

const PAUSE = 900; // milliseconds in which it is seen, and can be stopped

const ASKED = "asked"; // he wishes to be, where there is one plan, too
const taken = new Map(); // by seat and rule: how long goes on what was taken
let alone = false; // what was answered last was the one plan, so he has nothing to do (beats.js)
const next = byItself(() => goes() && proposed(), renewGoingOn);

const asked = () => document.getElementById("question");
const proposed = () => choices().find(({ button }) => button.classList.contains("usual"))?.say;
const lasting = () => choiceForm()?.dataset.lasts;
const occasion = () => `${asked().dataset.seat} ${document.getElementById("rule-chip")?.hash}`;
const sole = () => "sole" in choiceForm().dataset && taken.get(occasion()) !== ASKED;
const goes = () => Boolean(lasting()) && (taken.get(occasion()) === lasting() || sole());

const halt = document.createElement("button");
halt.type = "button";
halt.id = "halt";
halt.className = "rule-chip";
halt.title = "You are asked again";

/** Whether it goes on now, or will when the reader is asked again. */
const underway = () => (choiceForm() ? goes() : !document.getElementById("result") && [...taken.values()].some((how) => how && how !== ASKED));

/** After every new view. */
export function renewGoingOn() {
  asked().classList.toggle("lasting", goes());
  table.classList.toggle("underway", underway());
  table.classList.toggle("alone", alone && underway());
  halt.textContent = goes() ? "Goes on by itself: stop" : "Take over";
  if (underway()) asked().querySelector(".whose")?.append(halt);
  else halt.remove();
  if (!goes()) next.stop();
  else if (!next.waits) next.start(PAUSE);
}

function askAgain() {
  for (const each of taken.keys()) taken.set(each, ASKED);
}

/** Whoever only hurries the others on (beats.js) wants it to go on. */
const hurries = ({ key, target }) => key === " " || target.closest?.("#stage, .beat");

function stop(event) {
  if (!next.waits && hurries(event)) return;
  if (!choiceForm()) askAgain();
  else if (goes()) taken.set(occasion(), ASKED);
  renewGoingOn();
}

table.addEventListener("answering", ({ detail: say }) => {
  next.stop();
  const passes = asked().matches(".going"); // auto-pass.js
  if (passes) return;
  alone = sole() && say === proposed();
  taken.set(occasion(), lasting() && (say === proposed() ? lasting() : ASKED));
});
table.addEventListener("submit", ({ target }) => { if (target.id === "undo") askAgain(); });
addEventListener("pointerdown", stop, true);
addEventListener("keydown", stop, true);
