// What a sentence of the log tells, once more, and the board as it was then: instead of the present one and its question,
// until the reader goes back to now. What comes meanwhile is fetched then.

import "./table.js";
import { isBusy } from "./answers.js";
import { moment, seeAgain, seen } from "./beats.js";
import { table } from "./choices.js";
import { loaded } from "./later.js";
import { hold, release } from "./live.js";
import { hideTip, notice } from "./messages.js";
import { momentsOf, stepOf } from "./moments.js";
import { patch } from "./patch.js";
import { light, unpick } from "./picking.js";
import { impactsOf, lightUp } from "./story.js";
import { sound, weigh } from "./weight.js";
import { zoom } from "./zoom.js";

const SOON = 50; // milliseconds until it is looked again whether an answer is still on its way
const still = matchMedia("(prefers-reduced-motion: reduce)");

let back = null; // how to go back to now; null while now is shown
let asked = 0;

const byId = (id) => document.getElementById(id);

/** Shows how it happened, step by step, and then the board as it was then. `showTab`: shows a tab of a phone's sheet. */
export async function lookBack(sentence, showTab) {
  const mine = ++asked;
  let hurried = still.matches; // the end is shown at once
  const moments = momentsOf(sentence);
  while (answering()) await new Promise((done) => setTimeout(done, SOON));
  if (!sentence.isConnected) sentence = byId(sentence.id) ?? sentence; // drawn anew, or too old for the log by now
  if (mine !== asked) return;
  seeAgain();
  for (const [step, at] of moments.entries()) {
    if (hurried && step < moments.length - 1) continue;
    const was = await boardAt(at);
    if (mine !== asked) return;
    if (!was) return seen();
    if (answering()) { // it was begun while the board came: once more, when the new view is there
      seen();
      return lookBack(sentence, showTab);
    }
    const opens = !sentence.classList.contains("then");
    if (opens) open(sentence, showTab);
    const { motion } = loaded("motion.js"), before = motion?.before(table) ?? new Map();
    show(was, sentence);
    if (opens) byId("asked").focus({ preventScroll: true });
    if (hurried) return seen();
    if (step) motion?.after(table, before, at > moments[step - 1] + 1);
    if (step === moments.length - 1) weigh([sentence], before, impactsOf);
    else hurried = await moment(stepOf(moments));
    if (mine !== asked) return;
  }
  seen();
}

/** Whether an answer is on its way, or about to be given by itself: others may wait for it. */
const answering = () => isBusy() || table.querySelector("#pass-by.going, #question.lasting");

async function boardAt(at) {
  try {
    const response = await fetch(`${table.dataset.replay}?at=${at}`, { headers: { Accept: "application/json" } });
    const frame = await response.json();
    if (!response.ok) return notice(frame.error);
    const was = document.createElement("main");
    was.innerHTML = frame.html;
    return was;
  } catch {
    return notice("No connection.");
  }
}

/** The question gives way to what is looked at. */
function open(sentence, showTab) {
  unpick();
  hideTip();
  back ??= leaveNow(showTab);
  table.querySelector(".then")?.classList.remove("then");
  sentence.classList.add("then");
  const question = byId("then").content.firstElementChild.cloneNode(true);
  question.id = "question";
  question.querySelector("h2").id = "asked";
  question.querySelector("p").textContent = sentence.querySelector("a").textContent;
  const rule = sentence.querySelector(".why")?.cloneNode(true);
  if (rule) {
    rule.className = "button plain";
    question.querySelector(".does").append(rule);
  }
  patch(byId("question"), question);
  showTab("play");
}

function show(was, sentence) {
  byId("asked").textContent = was.querySelector("#board").getAttribute("aria-label");
  for (const id of ["stage", "seats", "gauge-looks"]) patch(byId(id), was.querySelector(`#${id}`));
  byId("hand")?.remove();
  const hand = was.querySelector("#hand");
  if (hand) byId("log").before(hand);
  light();
  zoom.renew();
  loaded("measuring.js").measuring?.renew();
  lightUp(sentence);
}

/** From here on this page shows nothing new; what it returns ends that. */
function leaveNow(showTab) {
  const tab = table.dataset.tab;
  const passes = document.querySelector("#pass-by:not([data-solo])");
  hold((push) => {
    document.title = push.title;
    if (!push.sound) return;
    sound(push.sound);
    if (passes) backToNow(); // others may wait for what passes by itself
    else byId("to-now").textContent = push.sound === "turn" ? "Your turn: back to now" : "It is over: back to now";
  });
  return () => {
    table.querySelector(".then")?.classList.remove("then");
    lightUp(null);
    release();
    showTab(tab);
  };
}

function backToNow() {
  asked++;
  seen();
  back?.();
  back = null;
}

document.addEventListener("click", (event) => {
  if (event.target.closest("#to-now")) backToNow();
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !back || document.querySelector("dialog[open], .menu[open]")) return;
  backToNow();
  event.stopImmediatePropagation();
}, true);
