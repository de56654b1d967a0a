// A replay: asks the server for one frame after the other, and patches each into the page.
import "./site.js";
import { moment, seeAgain, seen, skip } from "./beats.js";
import { table } from "./choices.js";
import { pullApart } from "./crowding.js";
import { loaded } from "./later.js";
import { trimLog } from "./log-edge.js";
import { momentsOf, stepOf } from "./moments.js";
import { motion } from "./motion.js";
import { patch } from "./patch.js";
import "./pointer.js";
import { load, save } from "./storage.js";
import { impactsOf, sentenceAt } from "./story.js";
import { weigh } from "./weight.js";
import "./zoom-input.js";
import { zoom } from "./zoom.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const last = Number(table.dataset.last);
let at = Number(table.dataset.at);
let playing = false; // on and on, until it is paused
let runs = 0;
let asked = 0;
const PACE = 900; // milliseconds
const STEP = 420; // milliseconds that what turned the match is waited for
const PACES = [1, 2, 4, 0.5]; // times as fast
let shownAt = at;

async function go(to) {
  const mine = ++asked;
  const from = shownAt;
  at = Math.max(0, Math.min(last, to));
  document.getElementById("at").value = at;
  document.getElementById("at-now").textContent = at;
  const form = document.getElementById("scrub");
  const query = new URLSearchParams({ at, eyes: document.getElementById("eyes")?.value ?? "" });
  const response = await fetch(`${form.getAttribute("action")}?${query}`, { headers: { Accept: "application/json" } });
  if (mine !== asked || !response.ok) return;
  const shell = table.cloneNode(false);
  shell.innerHTML = (await response.json()).html;
  entitle(shell);
  // Who led when only the page brings: one that was loaded before the end has no place for it.
  if (!document.getElementById("lead")) shell.querySelector("#lead")?.remove();
  if (mine !== asked) return;
  const before = motion.before(table);
  const told = toldAt();
  patch(table, shell);
  shownAt = at;
  zoom.renew();
  loaded("measuring.js").measuring?.renew();
  motion.after(table, before, at !== from + 1);
  if (at === from + 1 && toldAt() > told) weigh([lines().at(-1)], before, impactsOf);
  pullApart();
  mark();
  history.replaceState(null, "", `?${query}`);
  table.querySelector(".log").scrollTop = 0;
  trimLog();
}

/** Here the browser's own tooltips tell what things are. */
function entitle(root) {
  for (const node of root.querySelectorAll("[data-thing]")) {
    const title = document.createElementNS("http://www.w3.org/2000/svg", "title");
    title.textContent = node.getAttribute("aria-label");
    node.prepend(title);
  }
}

function mark() {
  document.getElementById("at").value = at;
  const button = document.getElementById("play");
  button.textContent = playing ? "Pause" : "Play";
  button.setAttribute("aria-pressed", String(Boolean(playing)));
  document.getElementById("pace").hidden = false;
  document.getElementById("pace").textContent = `${String(pace()).replace("0.5", "½")}×`;
}

/** How many times as fast it plays. */
const pace = () => (PACES.includes(load("replay-pace", 1)) ? load("replay-pace", 1) : 1);

/** Shows some moments, one after the other, unless something else is wished meanwhile. `hushed`: no time is spent on those
 * of which nothing is told, such as passes. */
async function run(moments, milliseconds, hushed = false) {
  const mine = ++runs;
  let passed = null; // whose turn is skipped
  for (const each of moments) {
    const by = asker();
    if (by !== passed) {
      passed = null;
      seeAgain();
    }
    await go(each);
    if (mine !== runs) return;
    if (each !== moments.at(-1) && !(hushed && toldAt() < each) && await moment(milliseconds / pace())) passed = by;
    if (mine !== runs) return;
  }
  pause();
}

const lines = () => [...table.querySelectorAll("#lines > li:has(a:not(.why))")]; // before anything has happened a line says so

/** So many answers had been given when the newest line was told. */
const toldAt = () => (lines().length ? momentsOf(lines().at(-1)).at(-1) : 0);

/** Who is asked. */
const asker = () => table.querySelector(".seat.asked")?.id;

function pause() {
  runs++;
  playing = false;
  seen();
  mark();
}

function play() {
  playing = true;
  const from = at >= last ? 0 : at + 1;
  run(Array.from({ length: last - from + 1 }, (_, step) => from + step), PACE, true);
}

/** How many answers had been given when each turn began. */
const turns = () => document.getElementById("scrub").dataset.turns.split(" ").filter(Boolean).map(Number);

const steps = {
  first: () => 0,
  "turn-back": () => Math.max(0, ...turns().filter((turn) => turn < at)),
  back: () => at - 1,
  forward: () => at + 1,
  "turn-on": () => Math.min(last, ...turns().filter((turn) => turn > at)),
  final: () => last,
};

table.addEventListener("click", (event) => {
  const step = event.target.closest("a[id]");
  const then = event.target.closest("#lines a:not(.why)");
  if (then) {
    event.preventDefault();
    pause();
    const moments = momentsOf(sentenceAt(then));
    run(still.matches ? moments.slice(-1) : moments, stepOf(moments));
  } else if (event.target.closest("#stage")) {
    skip();
  } else if (event.target.closest("#play")) {
    if (playing) pause();
    else play();
  } else if (event.target.closest("#pace")) {
    save("replay-pace", PACES[(PACES.indexOf(pace()) + 1) % PACES.length]);
    mark();
  } else if (event.target.closest("#swings a")) {
    event.preventDefault();
    pause();
    const turned = Number(event.target.closest("a").id.split("-")[1]);
    run(still.matches ? [turned] : [turned - 1, turned], STEP);
  } else if (step && steps[step.id]) {
    event.preventDefault();
    pause();
    go(steps[step.id]());
  }
});
table.addEventListener("input", (event) => {
  if (event.target.id !== "at") return;
  const wished = Number(event.target.value); // before the slider is set to where it was
  pause();
  go(wished);
});
table.addEventListener("change", (event) => { if (event.target.id === "eyes") go(at); });
table.addEventListener("submit", (event) => event.preventDefault());
document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  const step = { ArrowLeft: "back", ArrowRight: "forward", PageUp: "turn-back", PageDown: "turn-on", Home: "first", End: "final" }[event.key];
  if (!step && event.key !== " ") return;
  if (event.key === " " && event.target.closest("button, a")) return;
  event.preventDefault();
  if (step) { pause(); go(steps[step]()); } else document.getElementById("play").click();
});

entitle(table);
mark();
