// Beside the result: what turned the match, each with the way to where it is seen again. Loaded when the match is over.

import "./table.js";
import { table } from "./choices.js";
import { styleSheet } from "./style-sheet.js";

let told = "";

/** Tells it, once. */
export async function renewTurned() {
  const place = document.getElementById("turned");
  if (!place || told === table.dataset.replay) return;
  told = table.dataset.replay;
  const response = await fetch(`${told}?at=0`, { headers: { Accept: "application/json" } });
  if (!response.ok) return;
  const frame = document.createElement("main");
  frame.innerHTML = (await response.json()).html;
  const swings = frame.querySelector("#swings");
  if (!swings) return;
  styleSheet("swings");
  place.append(swings);
  place.hidden = false;
}
