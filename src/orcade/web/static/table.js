// The table in play: shows each view that the server sends, and handles clicks, forms and the menu.
// The page works without scripts: every choice is a button of an ordinary form.

import "./site.js";
import { act, allowNewQuestion, give, isBusy } from "./answers.js";
import { skip } from "./beats.js";
import { choiceForm, question, table } from "./choices.js";
import { renewGround } from "./ground.js";
import { later, loaded } from "./later.js";
import { follow } from "./live.js";
import { hideTip } from "./messages.js";
import { applyChanges, patch } from "./patch.js";
import { drawFor, isPicking, light, pick, renewPicking, tellHint, thingMeant, unpick } from "./picking.js";
import { fitSeats } from "./seats.js";
import { load } from "./storage.js";
import { impactsOf, sentenceAt } from "./story.js";
import { tapped } from "./taps.js";
import { celebrate, sound, weigh } from "./weight.js";
import { zoom } from "./zoom.js";

/** For a script that only some tables need: it is loaded when that is so, and told of each view from then on. `renew` is
 * given what it exports. */
function renewRarely(needed, name, renew) {
  if (needed) later(name).then(renew);
  else renew(loaded(name));
}

/** What passes by itself, where there are occasions or wishes; what goes on; places, where they are measured; the only answer; what comes next in a campaign; a limit of time; many seats. */
function renewRare() {
  renewRarely(choiceForm()?.dataset.passing || load("passing", []).length, "auto-pass.js", ({ autoPass }) => autoPass?.renew());
  renewRarely(choiceForm()?.dataset.lasts, "going-on.js", ({ renewGoingOn }) => renewGoingOn?.());
  renewRarely(table.querySelector("#board.measured"), "fine-tune.js", ({ fineTune }) => fineTune?.renew());
  renewRarely(document.getElementById("alone"), "only-answer.js", ({ renewOnlyAnswer }) => renewOnlyAnswer?.());
  renewRarely(table.querySelector("#opening[data-of]"), "opening.js", ({ renewOpening }) => renewOpening?.());
  renewRarely(document.getElementById("stage").dataset.until, "time-left.js", ({ renewTimeLeft }) => renewTimeLeft?.());
  renewRarely(document.getElementById("seats")?.childElementCount > 6, "many-seats.js", ({ showAsked }) => showAsked?.());
}

// --- Views

let above = 0; // how far the log is scrolled up from its end, which is its zero, where it stays by itself
document.addEventListener("scroll", (event) => {
  if (event.target.id === "log") above = -event.target.scrollTop;
}, true);

/** What moves things from one view to the next: it comes right after the page. */
const motion = () => loaded("motion.js").motion;

/** Shows what the server sent: `pushes`, one after the other. Only the last one moves: the others were skipped. */
function update(pushes) {
  const last = pushes.at(-1);
  const before = motion()?.before(table) ?? new Map();
  for (const line of table.querySelectorAll(".log .new, .dice .fresh")) line.classList.remove("new", "fresh");
  const seen = new Map([...table.querySelectorAll(".log li, .dice li")].map((line) => [line.id, [line.textContent, impactsOf(line).length]]));
  const asked = question();
  const ended = document.getElementById("result");
  const words = document.getElementById("asked")?.textContent;
  const focused = table.contains(document.activeElement) ? document.activeElement : null;

  for (const push of pushes) {
    if (push.changes) applyChanges(push.changes);
    else replaceAll(push.html);
  }

  table.dataset.version = last.version;
  document.title = last.title;
  renewHeadline(document.getElementById("headline"), document.getElementById("board").getAttribute("aria-label"));
  renewText(document.getElementById("aim"), document.getElementById("stage").dataset.aim);
  allowNewQuestion();
  hideTip();
  renewPicking(question() === asked);
  renewRare();
  const fresh = [...table.querySelectorAll(".log li, .dice li")].filter((line) => seen.get(line.id)?.[0] !== line.textContent);
  for (const line of fresh) line.classList.add(line.closest(".dice") ? "fresh" : "new");
  renewGround().then((found) => found && light());
  zoom.renew();
  loaded("measuring.js").measuring?.renew();
  motion()?.after(table, before, pushes.length > 1);
  if ((above > 0 && above < 80) || (!ended && document.getElementById("result"))) endOfLog();
  showTab();
  fitSeats();
  if (question() !== asked || document.getElementById("asked")?.textContent !== words) {
    for (const id of ["question", "lower"]) document.getElementById(id).scrollTop = 0; // on a phone on its side both scroll as one
  }
  if (focused?.dataset.thing && focused.isConnected && !focused.hasAttribute("tabindex")) {
    focused.setAttribute("tabindex", "-1"); // no choice any more, but the arrows go on from here
  }
  const uncover = document.getElementById("uncover-now");
  if (uncover) uncover.focus();
  else if (focused && !focused.isConnected) document.getElementById("asked")?.focus({ preventScroll: true });
  if (!last.html) weigh(fresh, before, (line) => impactsOf(line).slice(seen.get(line.id)?.[1]));
  if (!ended) celebrate();
  sound(...pushes.map((push) => push.sound).filter(Boolean), ...(fresh.some((line) => line.matches(".dice li")) ? ["dice"] : []));
  table.dispatchEvent(new Event("updated"));
}

/** A text that is the same stays: anew it would be laid out once more. */
function renewText(node, words) {
  if (node.textContent !== words) node.textContent = words;
}

/** Its parts are apart: where one line has no room for all, the last ones make way. */
function renewHeadline(node, words) {
  if (node.textContent !== words) node.replaceChildren(...words.split(/(?= ·)/).map((part) => {
    const span = document.createElement("span");
    span.textContent = part;
    return span;
  }));
}

/** Makes the page like one that is made anew. */
function replaceAll(html) {
  const fresh = document.createElement("main");
  fresh.innerHTML = html;
  const shell = table.cloneNode(false);
  shell.append(...fresh.childNodes);
  patch(table, shell);
}

function endOfLog() {
  const log = table.querySelector(".log");
  if (log) log.scrollTop = 0;
}

/** On a phone the sheet shows the question or the log. */
function showTab(name = table.dataset.tab || "play") {
  table.dataset.tab = name;
  for (const tab of table.querySelectorAll(".tabs button")) {
    tab.setAttribute("aria-selected", String(tab.dataset.tab === name));
  }
  if (name === "log") endOfLog();
}

document.addEventListener("zoomed", () => {
  if (!zoom.on) return;
  later("minimap.js");
  if (document.querySelector("#board :is(.sought, .path.goal)")) later("sought.js");
});

// --- Clicks and forms

table.addEventListener("click", (event) => {
  const say = event.target.closest("button[name=say]");
  const tab = event.target.closest(".tabs button");
  const list = event.target.closest(".list summary")?.closest(".list");
  const dot = event.target.closest(".dot");
  const node = thingMeant(event);
  const seat = event.target.closest(".seats:not(:has(.fronts)) .seat"); // its pictures in words
  if (event.target.closest("#stage") && !question() && skip()) return;
  if (say) {
    event.preventDefault();
    if (isBusy()) return;
    if (tapped(say)) return give(say.value);
    tellHint(say);
    say.scrollIntoView({ block: "nearest" });
    drawFor(say);
  } else if (event.target.closest("#lines a:not(.why)")) {
    event.preventDefault();
    const sentence = sentenceAt(event.target);
    later("look-back.js").then(({ lookBack }) => lookBack?.(sentence, showTab));
  } else if (tab) showTab(tab.dataset.tab);
  else if (event.target.closest("#rule-chip")) {
    event.preventDefault();
    later("rule.js").then(({ openRule }) => openRule?.());
  } else if (event.target.closest("[data-do=unpick]")) unpick();
  else if (event.target.closest("#opening[data-of]")) later("opening.js").then(({ putAway }) => putAway?.());
  else if (event.target.closest("[data-do=onward]")) later("onward.js").then(({ onward }) => onward?.());
  else if (event.target.closest("#advise")) later("advice.js").then(({ advise }) => advise?.());
  else if (list) list.wished = !list.open && question();
  else if (dot && !isBusy()) give(dot.dataset.say); // as screen readers press it
  else if (node && !isBusy()) {
    pick(node);
    if (isPicking()) zoom.showChoices(); // the second thing of an answer may be out of sight
  } else if (seat) tellSeat(seat);
});

const tellSeat = (panel) => later("input.js").then(({ tellSeat: told }) => told?.(panel));

document.addEventListener("submit", (event) => {
  const form = event.target.closest("form[data-live]");
  if (!form || event.defaultPrevented) return;
  event.preventDefault();
  form.closest("dialog")?.close();
  act(form);
});

// --- The first view, which came with the page

renewPicking(false);
renewRare();
renewGround().then((found) => found && light());
zoom.renew();
const narrow = matchMedia("(max-width: 999px)");
if (narrow.matches) later("room.js");
else narrow.onchange = () => later("room.js");
endOfLog();
showTab();
fitSeats();
const watch = () => later("watching-seal.js").then(({ watchSeal }) => watchSeal?.(table));
follow(table.dataset, update).then(() => { // the page itself comes first
  later("motion.js");
  later("input.js");
  later("log-edge.js");
  setTimeout(watch, 1000);
});
