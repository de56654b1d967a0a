// Mouse and fingers on a measured board. Two fingers zoom; one drags the preview, the measuring tool or the board. A tap
// or click is told apart from all of these, so that nothing is answered by accident.

import { choices } from "./choices.js";
import { plane } from "./plane.js";
import { ruler } from "./ruler.js";
import { rested } from "./taps.js";
import { zoom } from "./zoom.js";

/** The preview, on pages that ask for places; a replay has none. */
let preview = null;
/** Whether the arrow keys move the preview now. */
let fineTuning = () => false;

export function pointWith(thePreview, isFineTuning) {
  preview = thePreview;
  fineTuning = isFineTuning;
}

const SLIP = { mouse: 4, touch: 9, pen: 6 }; // pixels that a press may move and still be a click
const down = new Map(); // pointers that are pressed: id → {x, y, fromX, fromY, kind}
let drag = ""; // what the press has become: "", "pinch", "pan", "preview", "ruler"
let swallow = false; // the click at the end of a drag means nothing
let timer = 0;
let kind = "mouse"; // of the last pointer

/** The board, if a node is in it; the tools that lie over it are not. */
const board = (node) => node.closest?.("#board");
/** With a mouse the preview hovers; a finger sets it first. */
const hovers = () => kind === "mouse";

function becomes(press) {
  if (ruler.on) return "ruler";
  const start = plane.at(press.fromX, press.fromY);
  if (!hovers() && placing() && (!zoom.on || preview.holds(start))) return "preview";
  return zoom.on ? "pan" : "";
}

/** Whether a place is asked for. */
const placing = () => preview !== null && preview.wanted;

document.addEventListener("pointerdown", (event) => {
  if (!plane.unit || !board(event.target) || event.button > 1) return;
  kind = event.pointerType || "mouse";
  swallow = false;
  clearTimeout(timer);
  const { clientX: x, clientY: y } = event;
  down.set(event.pointerId, { x, y, fromX: x, fromY: y });
  if (down.size === 2) drag = "pinch";
  else if (down.size === 1) drag = "";
});

document.addEventListener("pointermove", (event) => {
  if (!plane.unit) return;
  const press = down.get(event.pointerId);
  if (!press) {
    if (event.pointerType === "mouse" && !down.size) hover(event);
    return;
  }
  const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
  if (drag === "pinch") {
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) pinch(press, other, event);
  } else if (!drag && Math.hypot(event.clientX - press.fromX, event.clientY - press.fromY) > (SLIP[kind] ?? 6)) {
    drag = becomes(press) || (hovers() ? "" : "slip");
    if (!drag) return;
    if (drag === "ruler") ruler.begin(plane.at(press.fromX, press.fromY));
    board(event.target)?.setPointerCapture?.(event.pointerId);
  }
  press.x = event.clientX;
  press.y = event.clientY;
  if (drag === "pan") zoom.pan(dx, dy);
  else if (drag === "preview") preview.put(plane.at(press.x, press.y), { magnet: true, fix: true });
  else if (drag === "ruler") ruler.follow(plane.at(press.x, press.y));
});

function pinch(press, other, event) {
  const before = Math.hypot(press.x - other.x, press.y - other.y);
  const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
  const [mx, my] = [(event.clientX + other.x) / 2, (event.clientY + other.y) / 2];
  zoom.pan((event.clientX - press.x) / 2, (event.clientY - press.y) / 2);
  if (before > 10 && after > 10) zoom.by(after / before, mx, my);
}

function hover(event) {
  if (!board(event.target)) {
    if (placing() && !preview.fixed) preview.rest();
    return;
  }
  const point = plane.at(event.clientX, event.clientY);
  if (ruler.on) return ruler.follow(point);
  if (!placing()) return;
  if (preview.fixed && fineTuning()) return;
  if (plainly(event)) preview.rest();
  else preview.put(point, { magnet: true });
}

/** Whether the pointer is on a lit thing that means something else than a place. */
function plainly(event) {
  const node = event.target.closest?.("[data-thing].goes");
  return node && choices().some((choice) => !choice.button.dataset.at && choice.things.includes(node.dataset.thing));
}

function up(event) {
  const press = down.get(event.pointerId);
  if (!press) return;
  down.delete(event.pointerId);
  if (drag === "ruler" && event.type === "pointerup") ruler.finish(plane.at(event.clientX, event.clientY));
  // A tap counts when the finger leaves: browsers make no click of one that comes soon after a drag.
  const tapped = !drag && !hovers() && !rested() && event.type === "pointerup" && clicked(event, plane.at(event.clientX, event.clientY));
  if (drag || tapped) {
    swallow = true;
    clearTimeout(timer);
    timer = setTimeout(() => { swallow = false; }, tapped ? 400 : 60);
  }
  if (down.size === 1 && drag === "pinch") drag = "pan"; // one finger stays: it goes on moving the board
  else if (!down.size) drag = "";
}
document.addEventListener("pointerup", up);
document.addEventListener("pointercancel", up);

document.addEventListener("click", (event) => {
  if (!plane.unit || !board(event.target)) return;
  const point = event.detail === 0 ? null : plane.at(event.clientX, event.clientY); // 0: a key pressed it
  if (swallow || (point && clicked(event, point))) {
    swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }
}, true);

/** Does what a click on the board means for measuring or for a place; false where it means neither. */
function clicked(event, point) {
  if (ruler.on) {
    ruler.click(point);
    return true;
  }
  if (!placing() || plainly(event)) return false;
  if (hovers()) {
    if (!preview.hits(point)) preview.put(point, { magnet: true, pause: 0 }); // a click comes in whole pixels
    preview.take();
  } else if (preview.holds(point) && preview.fixed) {
    preview.take();
  } else {
    preview.put(point, { magnet: true, fix: true, pause: 0 });
  }
  return true;
}
