// Fingers cannot hover: the first tap on an answer chooses it and shows what it would do, the second gives it. A finger
// that rests on something is told what that is.

import { load } from "./storage.js";

const REST = 450; // milliseconds
const SLIP = 9; // pixels that a resting finger may move

let finger = false; // whether the last press was one
let told = false; // whether something was told while it rested
document.addEventListener("pointerdown", (event) => { finger = event.pointerType === "touch"; }, true);
document.addEventListener("keydown", () => { finger = told = false; }, true);

/** Whether the finger that leaves now has rested, and so means no tap. */
export const rested = () => told;

/** Whether an answer that is pressed now needs a second tap. */
export const tapsTwice = () => finger && !load("one-tap", false);

/** A button of an answer was pressed: whether the answer is to be given now. Else it is chosen. */
export function tapped(button) {
  const before = button.closest("form").querySelector(".tapped");
  if (!tapsTwice() || button === before || button.matches(".loud, .usual")) return true;
  before?.classList.remove("tapped");
  button.classList.add("tapped");
  return false;
}

/** `tell` is called with the element on which a finger rests; true where it told something. The click that follows then
 * means nothing. */
export function holds(tell) {
  let timer = 0;
  let [x, y] = [0, 0];
  document.addEventListener("pointerdown", (event) => {
    clearTimeout(timer);
    told = false;
    if (event.pointerType !== "touch" || !event.isPrimary) return;
    [x, y] = [event.clientX, event.clientY];
    timer = setTimeout(() => { told = tell(event.target); }, REST);
  });
  document.addEventListener("pointermove", (event) => {
    if (Math.hypot(event.clientX - x, event.clientY - y) > SLIP) clearTimeout(timer);
  });
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => clearTimeout(timer));
  document.addEventListener("contextmenu", (event) => { if (told) event.preventDefault(); });
  document.addEventListener("click", (event) => {
    if (!told) return;
    told = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
}
