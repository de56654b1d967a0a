// Occasions to interrupt that pass by themselves, as the player of a seat wishes; kept in this browser, seat by seat.
// Nothing is ever answered but passing, or what is usual where a choice hardly ever matters. Where several are asked
// nobody is told who has passed before all have, so it may be soon; who is asked alone would be told by his time that
// there was nothing to play, so it takes as long as a thought.

import "./table.js";
import { byItself } from "./by-itself.js";
import { choiceForm, choices, table } from "./choices.js";
import { notice } from "./messages.js";
import { load, save } from "./storage.js";

const next = byItself(wanted, renew, tell);
let due = 0; // when the page passes, in milliseconds; 0: it does not
let passed = { about: "", alone: true, early: false }; // what is let go by: the question, and whether there was no other answer

const panel = () => document.getElementById("pass-by");
/** The table, and the seat whose view the page shows now. */
const viewer = () => `${location.pathname} ${document.getElementById("question").dataset.seat}`;
const all = () => load("passing", []).filter((each) => each?.whose);
const stop = () => panel()?.querySelector("[type=checkbox]")?.value ?? ""; // what most people wish to be asked about
/** What a player is asked about who has wished for nothing; none: wherever there is something to play. */
const minds = () => (panel()?.dataset.minds ?? "").split(" ").filter(Boolean);
const wished = () => all().find((each) => each.whose === viewer()) ?? { how: "idle", stops: [stop()] };

function wish(changed) {
  const now = { ...wished(), ...changed, whose: viewer() };
  save("passing", [now, ...all().filter((each) => each.whose !== now.whose)].slice(0, 24));
  cancel();
  renew();
}

/** The question of this page if it can be let go by: the notation that does it, and what the occasion is about. */
function occasion() {
  const form = choiceForm();
  return form?.dataset.passing ? { say: form.dataset.passing, about: form.dataset.about.split(" ").filter(Boolean) } : null;
}

/** What one mostly answers, where anything is proposed. */
const proposed = () => choiceForm()?.querySelector("button.usual")?.value;

function passesByItself() {
  const { how, stops } = wished();
  const now = occasion();
  const only = choices().length === 1;
  const about = (words) => now?.about.some((word) => words.includes(word));
  const rarely = minds().length > 0 && !about(minds()) && [undefined, now?.say].includes(proposed());
  const letGo = { never: false, idle: only || rarely, turn: true, unless: !about(stops) };
  return Boolean(now) && (now.about.length ? letGo[how] : only && how !== "never"); // else it is a turn of one's own
}

const solo = () => "solo" in choiceForm().dataset;
/** Bots look at no clock: who plays them alone waits only as long as it takes to see what happened. */
const breath = () => {
  if (solo()) return document.querySelector("#log .new") ? 300 : 0;
  return document.getElementById("others") ? 80 + Math.random() * 160 : 1000 + Math.random() * 1400;
};

function cancel() {
  next.stop();
  due = 0;
}

/** After every new view. */
function renew() {
  if (!panel()) return cancel();
  if (wished().how === "turn" && choiceForm() && !occasion()?.about.length) return wish({ how: "idle" });
  const goes = passesByItself();
  if (goes) {
    due ||= Date.now() + breath();
    next.start(due - Date.now());
  } else {
    cancel();
  }
  showState(goes);
}

/** The answer that lets it go by. */
function wanted() {
  due = 0;
  if (!passesByItself()) return "";
  const early = document.getElementById("opening") !== null; // nobody knows yet what it is about
  passed = { about: document.getElementById("asked").textContent, alone: choices().length === 1, early };
  return choices().find((each) => each.say === occasion().say)?.say;
}

/** Once: that it is done. */
function tell() {
  const told = passed.alone ? "told-passing" : "told-rarely";
  if (wished().how !== "idle" || passed.early || load(told, false)) return;
  save(told, true);
  notice(passed.alone ? "You had nothing to play: it passed by itself."
    : `“${passed.about}” hardly mattered: it passed by itself.`, "", true);
}

/** Shows what the player has chosen, and whether this occasion passes by itself. */
function showState(goes) {
  const { how, stops } = wished();
  const node = panel();
  const on = how === "turn" || how === "unless";
  node.hidden = !document.getElementById("question").dataset.seat || !(on || occasion());
  for (const radio of node.querySelectorAll("[type=radio]")) radio.checked = radio.value === how;
  const words = [];
  for (const box of node.querySelectorAll("[type=checkbox]")) {
    box.checked = stops.includes(box.value);
    if (box.checked) words.push(box.labels[0].textContent.trim());
  }
  const until = how === "turn" ? "until it is my turn" : words.length ? `unless ${words.join(", or ")}` : "whatever happens";
  const line = node.querySelector("summary span");
  const idle = how === "idle" && goes ? `${choices().length > 1 ? "Rarely worth it" : "Nothing to play"}: passes by itself` : "Pass by itself";
  const sign = on ? `Passes by itself ${until}` : idle;
  if (line.textContent !== sign) line.textContent = sign;
  node.classList.toggle("on", on);
  node.classList.toggle("going", goes);
  const question = document.getElementById("question");
  question.classList.toggle("going", goes); // it calls nobody to the table
  question.classList.toggle("unseen", goes && solo()); // else it would flash up
  node.querySelector("button").hidden = !on;
}

document.addEventListener("toggle", (event) => {
  if (event.target.closest("#pass-by") && event.target.open) event.target.scrollIntoView({ block: "nearest" });
}, true);
document.addEventListener("change", (event) => {
  if (!event.target.closest("#pass-by")) return;
  const how = panel().querySelector("[type=radio]:checked")?.value;
  const stops = [...panel().querySelectorAll("[type=checkbox]:checked")].map((box) => box.value);
  wish({ how: event.target.type === "checkbox" ? "unless" : how, stops });
  if (event.target.matches("[type=radio][value=turn]")) panel().querySelector("details").open = false;
});
document.addEventListener("click", (event) => {
  if (!event.target.closest("#pass-by [data-do=pass-stop]")) return;
  wish({ how: panel().querySelector("[value=never]") ? "never" : "idle" });
  document.getElementById("asked").focus({ preventScroll: true });
});
table.addEventListener("answering", cancel);
addEventListener("storage", () => { if (panel()) renew(); });

export const autoPass = { renew, cancel };
