// What the pictures of a seat mean, where a page has no room for words beside them.

import "./table.js";
import { table } from "./choices.js";
import { notice, showTip } from "./messages.js";
import { load, save } from "./storage.js";

const FEW = 3; // so many pictures explain themselves, or nearly so
const KNOWN = "seats-told";
const narrow = matchMedia("(max-width: 999px)");

/** Tells all of a seat's panel: each picture beside its words. */
export function tellOf(panel) {
  const words = (node, selector) => node.querySelector(selector)?.textContent.trim() ?? "";
  const gauges = [...panel.querySelectorAll(".gauge")].map((gauge) => {
    const row = document.createElement("span");
    row.className = "meaning";
    row.append(...[...gauge.querySelectorAll("svg")].map((picture) => picture.cloneNode(true)), words(gauge, ".heard"));
    return row;
  });
  showTip(panel, words(panel, ".who"), [...gauges, words(panel, ".notes")]);
  save(KNOWN, true);
}

/** Once: that a tap tells what pictures mean, where several stand there without words. */
function tellOfTaps() {
  if (!narrow.matches || load(KNOWN, false) || document.getElementById("uncover-now")) return;
  const pictures = [...table.querySelectorAll(".seat.asked .gauge svg")].filter((picture) => picture.checkVisibility());
  if (pictures.length <= FEW) return;
  save(KNOWN, true);
  notice("Tap a player: it tells what the pictures mean.", "", true);
}

table.addEventListener("updated", tellOfTaps);
tellOfTaps();
