// The board as it was when a sentence of the log happened: instead of the present one and its question, until the reader
// goes back to now. What comes meanwhile is fetched then.

import "./table.js";
import { isBusy } from "./answers.js";
import { table } from "./choices.js";
import { hold, release } from "./live.js";
import { hideTip, notice } from "./messages.js";
import { patch } from "./patch.js";
import { light, unpick } from "./picking.js";
import { lightUp } from "./story.js";
import { ruler } from "./ruler.js";
import { sound } from "./weight.js";
import { zoom } from "./zoom.js";

let back = null; // how to go back to now; null while now is shown
let asked = 0;

const byId = (id) => document.getElementById(id);

/** Shows the board as it was then. `showTab`: shows a tab of a phone's sheet. */
export async function lookBack(sentence, showTab) {
  const mine = ++asked;
  if (isBusy() || table.querySelector("#pass-by.going")) return;
  const then = sentence.querySelector("a");
  let frame;
  try {
    const response = await fetch(`${table.dataset.replay}${then.search}`, { headers: { Accept: "application/json" } });
    frame = await response.json();
    if (!response.ok) return notice(frame.error);
  } catch {
    return notice("No connection.");
  }
  if (mine !== asked || isBusy()) return;
  unpick();
  hideTip();
  back ??= leaveNow(showTab);
  table.querySelector(".then")?.classList.remove("then");
  sentence.classList.add("then");
  const was = document.createElement("main");
  was.innerHTML = frame.html;
  const question = byId("then").content.firstElementChild.cloneNode(true);
  question.id = "question";
  question.querySelector("h2").id = "asked";
  question.querySelector("h2").textContent = was.querySelector("#stage").dataset.headline;
  question.querySelector("p").textContent = then.textContent;
  const rule = sentence.querySelector(".why")?.cloneNode(true);
  if (rule) {
    rule.className = "button plain";
    question.querySelector(".does").append(rule);
  }
  patch(byId("question"), question);
  for (const id of ["stage", "seats", "gauge-looks"]) patch(byId(id), was.querySelector(`#${id}`));
  byId("hand")?.remove();
  const hand = was.querySelector("#hand");
  if (hand) byId("log").before(hand);
  light();
  zoom.renew();
  ruler.renew();
  showTab("play");
  lightUp(sentence);
  byId("asked").focus({ preventScroll: true });
}

/** From here on this page shows nothing new; what it returns ends that. */
function leaveNow(showTab) {
  const tab = table.dataset.tab;
  const passes = byId("pass-by");
  hold((push) => {
    document.title = push.title;
    if (!push.sound) return;
    sound(push.sound);
    if (passes) backToNow(); // others may wait for what passes by itself
    else byId("to-now").textContent = push.sound === "turn" ? "Your turn: back to now" : "It is over: back to now";
  });
  return () => {
    table.querySelector(".then")?.classList.remove("then");
    lightUp(null);
    release();
    showTab(tab);
  };
}

function backToNow() {
  asked++;
  back?.();
  back = null;
}

document.addEventListener("click", (event) => { if (event.target.closest("#to-now")) backToNow(); });
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !back || document.querySelector("dialog[open], .menu[open]")) return;
  backToNow();
  event.stopImmediatePropagation();
}, true);
