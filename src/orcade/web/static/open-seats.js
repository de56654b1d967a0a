// On a phone seats say little, so that there is room for the map: a tap on them shows what lies in front of each. They are
// open by themselves as long as it is asked about that alone.

import { table } from "./choices.js";

const LIT = "[data-thing].goes:not(#board-beside *)";

table.addEventListener("click", ({ target }) => {
  if (!target.closest(".seats:has(.fronts)") || target.closest(".front")) return;
  if (table.dataset.seats) delete table.dataset.seats;
  else table.dataset.seats = "open";
});

function openIfAsked() {
  const lit = [...table.querySelectorAll(LIT)];
  const asked = lit.length > 0 && lit.every((node) => node.matches(".front"));
  if (asked) table.dataset.seats ||= "asked";
  else if (table.dataset.seats === "asked") delete table.dataset.seats;
}

table.addEventListener("updated", openIfAsked);
openIfAsked();
