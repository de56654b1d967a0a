// Beside the board an opened list of answers, which is scrolled anyway, makes room for seats and hand.

import "./table.js";
import { table } from "./choices.js";
import { fitSeats } from "./seats.js";

const LEAST = 96; // pixels of it: two rows
const wide = matchMedia("(min-width: 1000px)");

/** As much lower as is missing beside it, before seats say less, and again then. */
function fitList() {
  const list = document.querySelector("#choices [open] > .all");
  if (list && wide.matches) lower(list);
  fitSeats();
  if (list && wide.matches) lower(list);
}

function lower(list) {
  list.style.removeProperty("max-height");
  const beside = [...document.querySelectorAll("#seats, #hand")];
  const lacks = beside.reduce((sum, node) => sum + node.scrollHeight - node.clientHeight, 0);
  if (lacks > 1) list.style.maxHeight = `${Math.max(LEAST, list.offsetHeight - lacks)}px`;
}

document.addEventListener("toggle", ({ target }) => { if (target.matches("#choices *")) fitList(); }, true);
table.addEventListener("updated", () => { if (document.querySelector("#choices [open] > .all")) fitList(); });
addEventListener("resize", fitList);
