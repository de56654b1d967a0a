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
import { sentenceAt } from "./story.js";
import "./zoom-input.js";
import { zoom } from "./zoom.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const last = Number(table.dataset.last);
let at = Number(table.dataset.at);
let playing = false; // on and on, until it is paused
let runs = 0;
let asked = 0;
const PACE = 900; // milliseconds
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
  if (mine !== asked) return;
  const before = motion.before(table);
  patch(table, shell);
  shownAt = at;
  zoom.renew();
  loaded("measuring.js").measuring?.renew();
  motion.after(table, before, at !== from + 1);
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
}

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
    if (each !== moments.at(-1) && !(hushed && toldAt() < each) && await moment(milliseconds)) passed = by;
    if (mine !== runs) return;
  }
  pause();
}

/** So many answers had been given when the newest line was told. */
function toldAt() {
  const newest = [...table.querySelectorAll("#lines > li:has(a:not(.why))")].at(-1); // before anything has happened a line says so
  return newest ? momentsOf(newest).at(-1) : 0;
}

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

const steps = { first: () => 0, back: () => at - 1, forward: () => at + 1, final: () => last };

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
  const step = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "final" }[event.key];
  if (!step && event.key !== " ") return;
  if (event.key === " " && event.target.closest("button, a")) return;
  event.preventDefault();
  if (step) { pause(); go(steps[step]()); } else document.getElementById("play").click();
});

entitle(table);
