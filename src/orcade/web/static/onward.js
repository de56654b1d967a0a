// Who is out of a running match may see no more of it until it is over, or until he is asked something after all.

import "./table.js";
import { showWaiting } from "./beats.js";
import { hold, release } from "./live.js";
import { sound } from "./weight.js";

const button = () => document.querySelector("#onward button");
const skips = () => button()?.getAttribute("aria-pressed") === "true";
const CONCERNS = / id="(choices|curtain|result)"/; // in a view that comes as a whole, which says nothing of sounds

/** From here on nothing is shown; once more: how it stands by now. */
export function onward() {
  if (skips()) return release();
  showWaiting();
  const node = button();
  if (!node) return; // what was about to be shown concerns him already
  node.setAttribute("aria-pressed", "true");
  node.textContent = "Show me how it stands";
  document.getElementById("asked").textContent = "The others play on";
  hold((push) => {
    document.title = push.title;
    if (!push.sound && !CONCERNS.test(push.html ?? "")) return;
    if (push.sound) sound(push.sound);
    release();
  });
}

document.addEventListener("submit", () => { if (skips()) release(); }); // such as of who leaves
