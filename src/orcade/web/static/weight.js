// What happens is shown, and heard, with the weight that it has. What that needs is loaded when something happens first.

import { later } from "./later.js";
import { load } from "./storage.js";

/** How loud the player wishes it, 0 … 100. */
export const volume = () => Number(load("volume", 0));

/** Sounds, if the player wants to hear anything; to who looks elsewhere nothing sounds, but he may wish to be called. */
export async function sound(...kinds) {
  if (document.hidden && load("call-me", false) && kinds.some((kind) => kind === "turn" || kind === "end")) {
    later("calls.js").then(({ call }) => call?.());
  }
  if (!volume() || !kinds.length) return;
  const sounds = await later("sounds.js");
  for (const kind of kinds) sounds.sound?.(kind, volume());
}

let seen; // when what has weight is over

/** Shows and sounds what new lines of the log tell. `known`: things as they were before, by their ids, with their boxes;
 * `impactsOf`: what of a line is to be shown. */
export function weigh(lines, known, impactsOf) {
  const title = lines.findLast((line) => line.matches(".turn"))?.querySelector("a").textContent;
  const impacts = lines.flatMap(impactsOf);
  if (document.hidden || (!title && !impacts.length)) return;
  seen = later("impacts.js").then(({ show }) => show?.(impacts, title, known));
  sound(...(impacts.length ? new Set(impacts.map((impact) => impact.kind)) : ["title"]));
}

/** Shows who has won, when the last blow has been seen. */
export async function celebrate() {
  if (!document.getElementById("podium")) return;
  await seen;
  document.getElementById("podium")?.showPopover?.();
}
