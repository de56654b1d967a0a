// When each view is shown. What one of the others does in a row is one beat: it is shown step by step, in four seconds at
// most however many steps it has, can be skipped, and held. Among more players each beat is shorter, so that whoever waits
// for many does not wait long; nor does who is out, or dead for now, or has one way to go on. Nobody else's page waits for it. What is seen again
// can be skipped and held, too.

import { load } from "./storage.js";

const STEP = 420, BEAT = 4000, BRIEF = 900, FRAME = 16; // milliseconds
const HURRY = 3; // times as fast, for who has nothing to do
const HASTE = -1000; // the slider where no pauses are wished

let render = () => {}; // shows pushes, the oldest first
let waiting = []; // pushes that wait for their moment, the oldest first
let timer = 0;
let due = 0; // when the next one may be shown
let least = 0; // the same, where much befell somebody
let held = false;
let again = null; // what is seen again: whether it is skipped, whether only holding keeps it from going on, and how
const beat = { by: "", began: 0, ends: 0, skipped: false, before: { by: "", left: 0 } };

/** Shows pushes from now on by this. */
export function showBy(renderer) {
  render = renderer;
}

/** A push has come. `whole`: it has all of what came before. */
export function showSoon(push, whole) {
  if (whole) waiting = [];
  waiting.push(push);
  goOn();
}

/** Drops what waits: the page is not what the server thinks. */
export function forget() {
  waiting = [];
}

/** Shows what waits: so many pushes, or all at once. */
export function showWaiting(count = waiting.length) {
  clearTimeout(timer);
  timer = 0;
  const taken = waiting.splice(0, count);
  if (!taken.length) return;
  begin([...document.querySelectorAll(".seat.asked")].map((seat) => seat.id));
  render(taken);
  due = performance.now() + pause();
}

/** Whoever was asked before a view does what it shows. Where several are asked, it belongs to what one of them began. Who
 * only watches waits for nobody, and sees all in full. Whom somebody else has but answered, as in a battle, goes on with
 * the time that he had left. */
function begin(asked) {
  if (asked.length !== 1 || asked[0] === beat.by) return;
  const now = performance.now(), [by] = asked, { before } = beat;
  const waits = document.getElementById("question").dataset.seat;
  const players = waits ? document.querySelectorAll(".seat").length : 2;
  const goesOn = waits && by === before.by && now - beat.began < BRIEF;
  const idle = document.querySelector(`#seat-${waits}.out, #table.alone`) !== null; // he may not wait long for his next turn
  const lasts = goesOn ? Math.max(STEP, before.left) : BEAT * 2 / players / (idle ? HURRY : 1);
  Object.assign(beat, { by, began: now, ends: now + lasts, skipped: false, before: { by: beat.by, left: beat.ends - now } });
}

const wished = () => Number(load("pace", 0)); // below 0, the slider shortens the pauses

/** Milliseconds for which the view that is shown now is to be looked at. */
function pause() {
  if (beat.skipped || document.hidden || !document.querySelector("#log .new")) return 0;
  const pace = wished();
  if (pace === HASTE) return FRAME; // views that come within one frame are shown as one
  const left = Math.max(0, beat.ends - performance.now());
  return pace > 0 ? STEP + pace : Math.min(STEP, left / (waiting.length + 1)) * (1 + pace / 1000);
}

/** What is shown now is seen for so many milliseconds at least, by who has answered, too. */
export function dwell(milliseconds) {
  least = performance.now() + milliseconds;
}

function goOn() {
  if (document.querySelector("#table.busy") && performance.now() > least) showWaiting(); // whoever has just answered waits for nothing
  while (!timer && !held && waiting.length) {
    const until = Math.max(due, least), rest = until - performance.now();
    if (rest <= 0) showWaiting(1);
    else timer = setTimeout(() => {
      timer = 0;
      if (least <= until) showWaiting(wished() === HASTE ? waiting.length : 1); // else it lasts longer by now
      goOn();
    }, rest);
  }
  showTools();
}

function showTools() {
  const node = document.getElementById("beat");
  if (!node) return;
  node.classList.toggle("on", held || waiting.length > 0 || again !== null);
  node.querySelector("[data-do=hold]").setAttribute("aria-pressed", String(held));
}

/** From here on something is seen again, moment by moment. */
export function seeAgain() {
  seen();
  again = { skipped: false, due: false, goOn() {} };
  showTools();
}

/** Waits until the next moment of it may be seen: so many milliseconds, and while it is held. To whether it is skipped. */
export async function moment(milliseconds) {
  const mine = again;
  mine.due = false;
  showTools(); // anew: the last moment may have brought them
  if (!mine.skipped) await new Promise((done) => {
    mine.goOn = done;
    setTimeout(() => {
      mine.due = true;
      if (!held) done();
    }, milliseconds);
  });
  return mine.skipped;
}

/** It is over, or left. */
export function seen() {
  if (!again) return;
  held = false;
  again.goOn();
  again = null;
  goOn();
}

/** Shows the rest of the beat at once; whether there is anything to skip. */
export function skip() {
  if (again) {
    held = false;
    again.skipped = true;
    again.goOn();
    return true;
  }
  if (!waiting.length) return false;
  held = false;
  beat.skipped = true;
  due = least = 0;
  const { by } = beat;
  while (waiting.length && beat.by === by) showWaiting(1);
  goOn();
  return true;
}

document.addEventListener("click", (event) => {
  const tool = event.target.closest("#beat button");
  if (tool?.dataset.do === "skip") skip();
  if (tool?.dataset.do === "hold") {
    held = !held;
    if (!held && again?.due) again.goOn();
    goOn();
  }
});
document.addEventListener("visibilitychange", () => { if (document.hidden) showWaiting(); });
