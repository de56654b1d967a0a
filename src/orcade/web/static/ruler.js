// The measuring tool as other scripts know it. What it does is loaded when a player takes it up for the first time.

import { later } from "./later.js";
import { plane } from "./plane.js";

let tool = null; // measuring.js

async function toggle() {
  tool ??= (await later("measuring.js")).measuring ?? null;
  tool?.set(!tool.on);
}

document.addEventListener("click", (event) => { if (event.target.closest?.("[data-do=ruler]")) toggle(); });
document.addEventListener("keydown", (event) => {
  if (event.key !== "m" || !plane.unit || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, select, textarea, dialog")) return;
  toggle();
  event.preventDefault();
}, true);

export const ruler = {
  /** Whether the player is measuring. Only then the others are used. */
  get on() { return tool?.on ?? false; },
  begin: (point) => tool.begin(point),
  follow: (point) => tool.follow(point),
  finish: (point) => tool.finish(point),
  click: (point) => tool.click(point),
};
