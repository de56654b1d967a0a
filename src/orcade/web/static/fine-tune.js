// What only a measured board needs: figures that are pulled apart, the preview, and a measured answer without a mouse: from
// proposal to proposal, then arrow keys that move the preview by parts of an inch; and coordinates typed into their field.

import { choiceForm, choices, hintOf, question, table } from "./choices.js";
import { later, loaded } from "./later.js";
import "./table.js";
import { pullApart } from "./crowding.js";
import { plane } from "./plane.js";
import { preview } from "./preview.js";
import { traces } from "./traces.js";
import { zoom } from "./zoom.js";

const STEP = 0.25, FINE = 0.05; // inches
const SIGHT = 0.38; // of the board's window, from its middle: so far what is shown first may be
const DELTA = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
let on = false;
let back = null; // where the focus was before
let brought = ""; // the question for which a way was brought in sight; then the reader looks where he likes

const button = () => document.getElementById("fine-tune");

function begin() {
  if (!preview.wanted) return;
  const focused = preview.proposal(document.activeElement);
  const [wide, high] = plane.size;
  const from = focused ? plane.placeOf(focused) : preview.at ?? preview.start ?? { x: wide / 2, y: high / 2 };
  back = document.activeElement;
  on = true;
  button().setAttribute("aria-pressed", "true");
  button().closest("details").open = true;
  button().focus({ preventScroll: true });
  preview.put(plane.point(from.x, from.y), { fix: true, magnet: Boolean(focused), pause: 0 });
  zoom.reveal(from);
  document.getElementById("heard").textContent = "Arrow keys move by a quarter of an inch, with Shift finer; Enter takes it, Escape leaves.";
}

function end() {
  if (!on) return;
  on = false;
  button()?.setAttribute("aria-pressed", "false");
  preview.rest();
  if (back?.isConnected) back.focus?.();
  back = null;
}

/** Gives the place and ends; goes on where the place is not legal, or where the preview was not shown there yet. */
async function take() {
  if (!await preview.take()) return;
  on = false;
  back = null;
  button()?.setAttribute("aria-pressed", "false");
}

/** Takes a key if it is for the tuning; whether it was. */
function takeKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, dialog")) return false;
  // Enter on a button or link in focus presses that.
  const pressed = event.target.closest("button, a, summary, [role=button]");
  if (on && event.key === "Enter" && pressed && !pressed.matches("#fine-tune, [data-say], [data-at]")) return false;
  if (event.key === "f" && !on) {
    if (!preview.wanted) return false;
    begin();
  } else if (!on) {
    if (event.key === "Escape") preview.rest();
    if (event.key !== "Enter" || pressed || !preview.at || !choiceForm()?.dataset.usual) return false;
    preview.take();
  } else if (DELTA[event.key]) {
    const [dx, dy] = DELTA[event.key], step = event.shiftKey ? FINE : STEP;
    const { x, y } = preview.shown ?? preview.start;
    const next = plane.point(x + dx * step, y + dy * step);
    preview.put(next, { fix: true });
    zoom.reveal(next);
  } else if (event.key === "Enter") {
    take();
  } else if (event.key === "Escape" || event.key === "f") {
    end();
  } else {
    return false;
  }
  event.preventDefault();
  return true;
}

document.addEventListener("click", (event) => {
  if (event.target.closest?.("#fine-tune")) {
    if (on) end();
    else begin();
  } else if (event.target.closest?.("#here")) {
    take();
  }
});

// A proposal in focus shows what it means, on the board or in the list.
document.addEventListener("focusin", (event) => {
  const dot = !on && !loaded("measuring.js").measuring?.on && event.target.matches?.(":focus-visible") && preview.proposal(event.target);
  if (dot) preview.put(plane.placeOf(dot), { magnet: true });
});
document.addEventListener("focusout", (event) => {
  if (!on && !preview.fixed && preview.proposal(event.target)) preview.rest();
});

document.addEventListener("pointerover", (event) => {
  const dot = event.pointerType === "mouse" && !on && event.target.closest?.("button[data-at]") && preview.proposal(event.target);
  if (dot) preview.put(plane.placeOf(dot), { magnet: true });
});
document.addEventListener("pointerout", (event) => {
  if (!on && !preview.fixed && event.target.closest?.("button[data-at]")) preview.rest();
});

// Coordinates are tried while they are typed.
document.addEventListener("input", (event) => {
  if (event.target.id !== "point") return;
  const found = /^\s*(\d{1,3}(?:\.\d{0,3})?)\s*[,; ]\s*(\d{1,3}(?:\.\d{0,3})?)\s*$/.exec(event.target.value);
  if (found) preview.put(plane.point(Number(found[1]), Number(found[2])), { fix: true, pause: 200 });
});

/** What one mostly wants is shown before anything is chosen, and one press gives it. */
async function showUsual() {
  const say = choiceForm()?.dataset.usual;
  if (!say) return;
  if (preview.wanted) return bring(preview.start, preview.at);
  const answer = choices().find((each) => each.say === say)?.button;
  if (!answer || !hintOf(answer)) return;
  await traces.hold([say]);
  const [from, to] = (traces.shown?.trace.way ?? []).map(([x, y]) => ({ x, y }));
  bring(from, to);
}

/** Brings where a way leads into sight, with where it begins. */
function bring(from, to) {
  if (!zoom.on || !to || brought === question()) return;
  brought = question();
  const { width, height } = document.getElementById("overlay").getBoundingClientRect();
  const { x, y } = plane.onOverlay(to);
  if (Math.abs(x - width / 2) < width * SIGHT && Math.abs(y - height / 2) < height * SIGHT) return;
  zoom.glideTo(from ? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } : to);
}

later("input.js").then(({ showPreview }) => showPreview?.(preview, () => on));

export const fineTune = {
  preview, takeKey,
  /** Whether the arrow keys move the preview now. */
  get on() { return on; },
  /** After a new view: nothing is tuned any more if the preview is gone. */
  renew() {
    pullApart();
    preview.renew(table.dataset.version);
    if (on && !preview.at) { on = false; back = null; }
    button()?.setAttribute("aria-pressed", String(on));
    showUsual();
  },
};
