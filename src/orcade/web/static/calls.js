// Calls a player who looks elsewhere to the table, by a notification of the system, if he wishes it.

import "./table.js";
import { question } from "./choices.js";
import { notice } from "./messages.js";
import { load, save } from "./storage.js";

const SOON = 3000; // milliseconds: what passes by itself calls nobody
let waiting = 0;

/** It is his turn, or the match is over: he is called unless he looks soon, or is asked no more. */
export function call() {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    const over = document.getElementById("result");
    const asked = question() && !document.querySelector("#question:is(.going, .lasting)");
    if (document.hidden && (over || asked)) notify(document.getElementById("asked").textContent);
  }, SOON);
}

/** The browser may not let the page: then an error is thrown. */
function notify(words) {
  const shown = new Notification(document.title, { body: words, tag: location.pathname, icon: document.querySelector("link[rel=icon]").href });
  shown.addEventListener("click", () => { window.focus(); shown.close(); });
}

/** The player presses the button of the menu: he wishes it, or no longer. */
export async function wishCalls(button) {
  let on = !load("call-me", false);
  try {
    if (on && await Notification.requestPermission() !== "granted") throw new Error("not allowed");
    if (on) notify("You will be called like this.");
  } catch {
    on = false;
    notice("This browser lets the page call nobody. What it allows is said in its settings of this page.");
  }
  save("call-me", on);
  button.setAttribute("aria-pressed", String(on));
}
