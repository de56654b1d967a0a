// Keys, mouse and fingers on a table: they come right after the page.

import "./table.js";
import "./keys.js";
import "./open-seats.js";
import { pointWith } from "./pointer.js";
import { styleSheet } from "./style-sheet.js";

styleSheet("opened");
if (matchMedia("(hover: hover)").matches) styleSheet("narrow");

/** Tells the pointer of the preview, where places are asked for. */
export const showPreview = pointWith;

let answered = null; // how many answers had been given when this was asked

/** What is asked next is read from its beginning. */
document.getElementById("table").addEventListener("updated", () => {
  const asked = document.getElementById("choices")?.dataset.answered;
  if (asked === answered) return;
  answered = asked;
  for (const scrolled of document.querySelectorAll("#question, .lower")) scrolled.scrollTop = 0;
});
