// Keys, mouse and fingers on a table: they come right after the page.

import "./table.js";
import { table } from "./choices.js";
import "./dialogs.js";
import "./hovering.js";
import "./keys.js";
import "./open-seats.js";
import "./opened-list.js";
import { later } from "./later.js";
import { pointWith } from "./pointer.js";
import { tellOf } from "./seat-words.js";
import "./since.js";
import { styleSheet } from "./style-sheet.js";
import "./zoom-input.js";

styleSheet("opened");
if (matchMedia("(hover: hover)").matches) styleSheet("narrow");

const tellTurned = () => {
  if (document.getElementById("turned")) later("turned.js").then(({ renewTurned }) => renewTurned?.());
};
table.addEventListener("updated", tellTurned);
tellTurned();

/** Tells the pointer of the preview, where places are asked for. */
export const showPreview = pointWith;

/** Tells what the pictures of a seat mean. */
export const tellSeat = tellOf;
