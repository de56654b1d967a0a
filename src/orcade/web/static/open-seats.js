// On a phone seats say little, so that there is room for the map: a tap on them shows what lies in front of each.

import { table } from "./choices.js";

table.addEventListener("click", ({ target }) => {
  if (target.closest(".seats:has(.fronts)") && !target.closest(".front")) table.toggleAttribute("data-seats");
});
