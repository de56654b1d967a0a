// How a reader zooms a board: by the wheel, + − 0 or buttons; what the keys reach comes in sight.

import { plane } from "./plane.js";
import { zoom } from "./zoom.js";

const act = { in: () => zoom.by(1.5), out: () => zoom.by(1 / 1.5), whole: zoom.whole };

document.addEventListener("click", (event) => act[event.target.closest?.("[data-zoom]")?.dataset.zoom]?.());
document.addEventListener("wheel", (event) => {
  if (!plane.unit || !event.target.closest?.("#board-frame")) return;
  event.preventDefault();
  const notch = event.deltaMode ? 40 : 1;
  const turned = Math.max(-120, Math.min(120, event.deltaY * notch));
  zoom.by(Math.exp(-turned * (event.ctrlKey ? 0.01 : 0.0025)), event.clientX, event.clientY);
}, { passive: false });
document.addEventListener("keydown", (event) => {
  if (!plane.unit || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, dialog")) return;
  const what = { "+": "in", "=": "in", "-": "out", "−": "out", 0: "whole" }[event.key];
  if (!what) return;
  act[what]();
  event.preventDefault();
});
document.addEventListener("focusin", (event) => {
  if (!plane.unit || !zoom.on || !event.target.matches?.("#board *:focus-visible")) return;
  zoom.reveal(plane.placeOf(event.target));
});
