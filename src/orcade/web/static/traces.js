// What an answer would do, drawn on the board before it is given: a way with its cost and risks, lines of sight, what
// could be reached. The server works it out; what it has said of one view is kept until the next.

import { choiceForm, table } from "./choices.js";
import { later } from "./later.js";
import { drawOverlay, plane } from "./plane.js";

const kept = new Map(); // words of an answer → promise of what the server says of it
let held = []; // words of what is shown while nothing is looked at
let shown = null; // what is drawn: {legal, trace}
let number = 0; // of the last thing that was looked at

/** Whether the game draws anything of its answers. */
export const hasTraces = () => choiceForm()?.dataset.traces !== undefined;

function ask(say) {
  if (!kept.has(say)) kept.set(say, heard(say));
  return kept.get(say);
}

async function heard(say) {
  const query = new URLSearchParams({ say, seat: choiceForm().elements.seat.value, version: table.dataset.version });
  try {
    const response = await fetch(`${table.dataset.try}?${query}`, { headers: { Accept: "application/json" } });
    if (response.ok) return await response.json();
  } catch { /* without a connection nothing is drawn, and the page says so elsewhere */ }
  kept.delete(say);
  return null;
}

/** Draws the first of these answers of which there is something to draw. */
async function show(words) {
  const mine = ++number;
  if (!words.length && !shown) return;
  for (const say of words) {
    const told = await ask(say);
    if (mine !== number) return;
    if (told?.trace) return draw(told);
  }
  draw(null);
}

async function draw(told) {
  shown = plane.drawn ? told : null;
  if (!shown) return drawOverlay("trace", []);
  const { drawn } = await later("trace-shapes.js");
  if (drawn && shown === told) drawOverlay("trace", drawn(told));
}

function hold(words) {
  held = words;
  return show(words);
}

const again = () => { if (shown) draw(shown); };
document.addEventListener("zoomed", again);
addEventListener("resize", again);
table.addEventListener("answering", () => hold([]));

export const traces = {
  show,
  /** Shows what an answer would do until another is looked at, and again after that. */
  hold,
  /** Shows again what was looked at before, or else what is held. */
  leave(before) { show(before.length ? before : held); },
  /** After a new view, in which all may be different. */
  forget() { kept.clear(); },
  /** What is drawn: {legal, trace}, or null. */
  get shown() { return shown; },
  /** All ways that are drawn (`waysOf`). */
  async ways() {
    const told = shown, { waysOf } = told ? await later("trace-shapes.js") : {};
    return told === shown && waysOf?.(told.trace) || [];
  },
};
