// What the pointer rests on, the focus is on, or a finger holds: its words are shown, and what it would do.

import { table, thingAt } from "./choices.js";
import { hideTip } from "./messages.js";
import { drawFor, lookAway, showHint, tell } from "./picking.js";
import { tellOf } from "./seat-words.js";
import { holds } from "./taps.js";

let hovering = 0;
const unhover = () => { clearTimeout(hovering); hideTip(); lookAway(); };
/** What is under the pointer or in focus: its words, and what it would do. */
const lookAt = (event) => { showHint(event); drawFor(event.target); };
let pressed = null; // where, as long as the pointer rests there: what comes under it by itself is not looked at
const hover = (event) => {
  const rests = pressed?.clientX === event.clientX && pressed.clientY === event.clientY;
  if (event.type === "pointermove" && (rests || !pressed)) return;
  clearTimeout(hovering);
  if (rests) return;
  pressed = null;
  if (event.pointerType === "mouse") hovering = setTimeout(() => lookAt(event), 180);
};
document.addEventListener("pointerdown", (event) => { unhover(); pressed = event; });
for (const kind of ["pointerover", "pointermove"]) table.addEventListener(kind, hover);
table.addEventListener("pointerout", unhover);
table.addEventListener("focusin", (event) => { if (event.target.matches(":focus-visible")) lookAt(event); });
table.addEventListener("focusout", () => { hideTip(); lookAway(); });

holds((touched) => {
  const node = thingAt(touched) ?? touched.closest?.("button[name=say], .seat");
  if (node?.matches(".seat")) tellOf(node);
  else if (node) tell(node);
  return Boolean(node);
});
