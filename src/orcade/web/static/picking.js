// Picking things: a click on a thing narrows the choices to those that name it next, until one is left.

import { give } from "./answers.js";
import { choiceForm, choices, fits, hintOf, labelOf, question, table, thing, thingAt, triesOf } from "./choices.js";
import { cellOf, lightSquares, squareUnder } from "./ground.js";
import { explain, hideTip, placeTip, showTip } from "./messages.js";
import { later, loaded } from "./later.js";
import { tapsTwice } from "./taps.js";
import { hasTraces, traces } from "./traces.js";
import { zoom } from "./zoom.js";

/** So many choices are listed while something is picked; of more, those that need no other thing: for the rest the board
 * shows what can be picked next. */
const FEW = 6;
/** So many that are left are listed with their hints, where a screen is large: so they are compared, and none moves below
 * a pointer. */
const HINTED = 4;
const large = matchMedia("(min-width: 1000px) and (min-height: 800px)");
/** Of more things than these that can be picked next, squares are lit quietly; of more than `MOST`, which is nearly all that
 * there is, but those where something lies. */
const MANY = 24, MOST = 200;

let picked = []; // ids of the things clicked so far, in the order that the choices name them

export const isPicking = () => picked.length > 0;

/** The one choice that is left where these things are picked; null where it names more, or there are several. */
function settled(path) {
  const remain = path.length > 0 ? choices().filter((choice) => fits(choice, path)) : [];
  return remain.length === 1 && remain[0].things.length === path.length ? remain[0] : null;
}

/** The place for a button's number, behind its words: so what the server says of these stays true. */
function numbered(button) {
  const key = document.createElement("kbd");
  key.ariaHidden = "true";
  button.append(key);
  return key;
}

/** Marks the things that answers name: only they are buttons. Of those, the next ones of the choices that remain stay lit,
 * the others dim, and other answers are put away. */
export function light() {
  const every = choices(), named = new Set(every.flatMap((choice) => choice.things));
  const remain = every.filter((choice) => fits(choice, picked));
  const next = new Set(remain.map((choice) => choice.things[picked.length]));
  table.classList.toggle("picking", picked.length > 0);
  const strides = choiceForm()?.dataset.strides ?? Infinity; // what is farther costs another action, and is lit less
  const dear = new Set(remain.filter(({ way }) => way.length >= strides).map(({ things }) => things[picked.length]));
  table.classList.toggle("crowded", !dear.size && next.size > MANY);
  table.classList.toggle("anywhere", next.size > MOST);
  lightSquares(named);
  for (const node of table.querySelectorAll("[data-thing]")) {
    const id = node.dataset.thing, legal = named.has(id), { classList } = node;
    classList.toggle("legal", legal);
    classList.toggle("goes", next.has(id));
    classList.toggle("dear", dear.has(id));
    classList.toggle("picked", picked.includes(id));
    if (legal) {
      node.setAttribute("role", "button");
      node.setAttribute("tabindex", next.has(id) || picked.includes(id) ? "0" : "-1");
      node.setAttribute("aria-description", hintFor(node)[1]);
    } else if (node.getAttribute("role") === "button") {
      node.setAttribute("role", "img");
      for (const name of ["tabindex", "aria-description"]) node.removeAttribute(name);
    }
  }
  // What stands on a square that may be chosen must not catch the click.
  const open = new Set([...table.querySelectorAll(".square.legal")].map(cellOf));
  for (const node of table.querySelectorAll("#board .piece")) {
    node.classList.toggle("through", !node.matches(".legal") && open.has(cellOf(node)));
  }
  const aimed = remain.filter(({ things }) => things[picked.length] && !things[picked.length + 1]);
  if (aimed[0] || table.querySelector(".told, .front[data-odds]:not([data-odds=''])")) later("odds.js").then(({ label }) => label?.(aimed));
  const inHand = picked.length ? [] : remain.filter(({ things }) => thing(things[0])?.closest(".fan"));
  if (inHand[0] || table.querySelector(".good-for")) later("hand-words.js").then(({ sayOfHand }) => sayOfHand?.(inHand));
  const last = settled(picked);
  const crowded = picked.length > 0 && remain.length > FEW && next.size > 1; // many places are better seen than read
  const whole = (choice) => choice.things.length === picked.length;
  const parted = crowded && remain.some(whole);
  for (const choice of choices()) {
    choice.button.classList.toggle("goes-not", !fits(choice, picked) || (parted && !whole(choice)));
    choice.button.classList.toggle("loud", choice.say === last?.say);
    if (picked.length) choice.button.classList.remove("tapped");
  }
  const hinted = (some) => large.matches && some.length > (aside ? 0 : 1) && some.length <= HINTED;
  const inSight = remain.filter(({ button }) => !button.closest(".list"));
  const aside = !picked.length && table.querySelector("#other-choices, #steps") !== null;
  const elsewhere = picked.length || (aside && !inHand[0]) || remain.some(({ things }) => things[0] && !inHand.some((each) => each.things[0] === things[0]));
  const few = elsewhere && hinted(aside ? inSight : remain); // the cards of a hand tell it themselves
  for (const list of table.querySelectorAll(".choices .list")) { // a hand keeps its height
    if (large.matches) list.parentNode.classList.toggle("few", few); // a phone leaves it as the server says
    list.hidden = !list.querySelector("button:not(.goes-not)");
    const wanted = (few && !table.querySelector(".fan .card")) || (picked.length > 0 && (parted || !crowded)) || !table.querySelector(".goes, .dot");
    list.open = (wanted && !aside) || list.wished === question();
  }
  const keys = choices().map(({ button }) => button.querySelector("kbd") ?? numbered(button));
  const seen = keys.map((key) => key.closest("button")).map((button) => !button.matches(".goes-not") && button.checkVisibility());
  let number = 0; // all is looked at before anything is changed: the browser works out the styles once
  keys.forEach((key, at) => {
    key.textContent = seen[at] && number < 9 ? ++number : "";
    key.hidden = !key.textContent;
  });
  if (document.getElementById("build")) later("pick-several.js").then(({ renew }) => renew?.());
  const line = table.querySelector(".picked-line span");
  const [name] = (thing(picked.at(-1))?.getAttribute("aria-label") ?? "").split(","); // what it is, without all that is said of it
  if (line) line.textContent = name;
}

export function pick(node) {
  const id = node.dataset.thing;
  const part = document.querySelector(`#build [data-part="${CSS.escape(id)}"]`);
  if (part) return part.click();
  const meant = picked.at(-1) === id ? settled(picked) : null;
  if (meant) return give(meant.say);
  if (picked.at(-1) === id && !choices().some((choice) => fits(choice, [...picked, id]))) return unpick();
  let path = [...picked, id];
  let remain = choices().filter((choice) => fits(choice, path));
  if (!remain.length && picked.length) {
    path = [id];
    remain = choices().filter((choice) => fits(choice, path));
  }
  if (!remain.length) {
    if (loaded("farther.js").taken?.(id)) return;
    traces.show(drawable(node));
    return explain(node);
  }
  picked = path;
  hideTip();
  const last = settled(path);
  if (last && !tapsTwice()) return give(last.say);
  light();
  lightWay(node);
  traces.hold(drawable(node));
  if (last) {
    tellHint(last.button);
    last.button.scrollIntoView({ block: "nearest" });
    return;
  }
  if (!remain.some((choice) => choice.things.length > path.length)) remain[0].button.focus();
}

/** To when what is proposed has been drawn. */
export function unpick() {
  if (picked.length) untellHint();
  picked = [];
  const drawn = traces.hold(drawable(table.querySelector(".usual:is([data-things], [data-traced])") ?? table));
  light();
  return drawn;
}

table.addEventListener("refused", unpick);

/** After a new view: what was picked stays picked only where the same is asked and some choice still names it. */
export function renewPicking(sameQuestion) {
  traces.forget();
  if (!sameQuestion) untellHint();
  if (!sameQuestion) unpick().then(traces.ways).then(zoom.bring);
  else if (!choices().some((choice) => fits(choice, picked))) unpick();
  else light();
  lookAway();
}

/** The thing that a click means: on the board, what is lit counts before whatever unlit lies on top of it. */
export function thingMeant(event) {
  const node = thingAt(event.target) ?? squareUnder(event);
  if (!node || node.matches(".goes") || !node.closest("#board")) return node;
  const below = document.elementsFromPoint(event.clientX, event.clientY).map(thingAt);
  return below.find((each) => each?.matches(".goes")) ?? node;
}

/** Words of the answers that a node could mean, of which something may be drawn: legal ones, else those that are not. */
function drawable(node) {
  const button = node.closest?.("button[data-traced]");
  if (button) return [button.value];
  const isThing = hasTraces() && thingAt(node);
  if (!isThing) return [];
  const id = isThing.dataset.thing;
  const path = picked.at(-1) === id ? picked : [...picked, id];
  const remain = choices().filter((choice) => fits(choice, path));
  const meant = remain.length > 1 ? remain.filter((choice) => choice.things.length === path.length) : remain;
  if (remain.length) return meant.filter((choice) => choice.traced).slice(0, 1).map((choice) => choice.say);
  return triesOf(isThing);
}

/** Lights what is passed on the way to what a node means. */
function lightWay(node) {
  const id = thingAt(node ?? table)?.dataset.thing;
  const path = id && picked.at(-1) !== id ? [...picked, id] : picked;
  const way = choices().find(({ button }) => button === node?.closest("button")) ?? settled(path);
  for (const passed of table.querySelectorAll(".passed")) passed.classList.remove("passed");
  const corners = (way?.way ?? []).map(thing).filter(Boolean).flatMap((passed) => {
    passed.classList.add("passed");
    const { left, right, top, bottom } = passed.getBoundingClientRect();
    return [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => ({ x, y })));
  });
  if (corners.length) placeTip(corners);
}

/** Draws what a node would do; where there is nothing to draw, what is in focus or else picked is drawn again. */
export function drawFor(node) {
  const words = drawable(node);
  if (words.length) traces.show(words);
  else lookAway();
  lightWay(node);
}

/** Nothing is under the pointer any more. */
export function lookAway() {
  const focused = table.querySelector(":focus-visible");
  lightWay(focused);
  traces.leave(focused ? drawable(focused) : []);
}

/** Title and text of a thing or a button. */
function hintFor(node) {
  const isThing = thingAt(node);
  if (isThing) {
    const path = [...picked, isThing.dataset.thing];
    const remain = choices().filter((choice) => fits(choice, path));
    const label = (choice) => labelOf(choice.button);
    const only = remain.length === 1 ? [label(remain[0]), remain[0].hint] : remain.slice(0, 6).map(label);
    if (remain.length > 6) only.push("…");
    return [isThing.getAttribute("aria-label") ?? "", only.filter(Boolean).join("\n")];
  }
  return [labelOf(node), hintOf(node)];
}

/** Shows what is under the pointer or in focus. */
export function showHint(event) {
  const node = thingAt(event.target) ?? event.target.closest?.("button[name=say]");
  if (!node || !node.isConnected || (node.matches(".square:not(.goes)") && !event.target.matches(":focus"))) return;
  const [title, text] = hintFor(node);
  if (node.matches("button")) tellHint(node);
  const beside = thingAt(event.target) || (large.matches && node.matches(".signs > *"));
  if (beside && (title || text)) showTip(node, title, text);
}

/** Tells what a node means now, or why it means nothing. */
export function tell(node) {
  if (!node.matches(".goes, button")) return explain(node);
  const [title, text] = hintFor(node);
  return showTip(node, title, text);
}

/** Tells what a button would do in the line under the question; where that shows places, also which place it is. */
export function tellHint(button) {
  const hint = document.getElementById("hint");
  const line = hint ?? document.getElementById("spot-line");
  if (line) line.textContent = hintOf(button) || (hint ? "" : labelOf(button));
  hint?.classList.add("told");
}

/** That line, where something else is asked. */
function untellHint() {
  const hint = document.getElementById("hint");
  if (!hint) return;
  hint.textContent = hint.dataset.empty;
  hint.classList.remove("told");
}
