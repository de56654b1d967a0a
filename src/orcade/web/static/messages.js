// What the page tells beside the question: tips at things, reasons why not, and notices.

import { table, triesOf } from "./choices.js";
import { later } from "./later.js";

const tip = document.getElementById("tip");
let tipped = null; // what the tip is about
const WHERE = /,? at \d[\d.]*, ?\d[\d.]*/; // in thousandths of an inch: for who cannot see it

/** Shows words, or elements with words, beside a thing. `wrong`: they tell why it cannot be chosen. */
export function showTip(node, title, text, wrong = false) {
  tip.replaceChildren();
  const head = document.createElement("b");
  head.textContent = title.replace(WHERE, "");
  const body = document.createElement("span");
  body.append(...[text].flat());
  body.className = wrong ? "why" : "";
  tip.append(...large(node), head, body);
  tip.hidden = false;
  tipped = node;
  placeTip([]);
}

/** The face of a card with words on it, large enough to be read. */
function large(node) {
  const use = node.matches(".card") && document.querySelector(`[data-thing="${CSS.escape(node.dataset.thing)}"] use[href^='#face-']`);
  if (!use || !document.querySelector(`${use.getAttribute("href")} .o-plain`)) return [];
  const card = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  card.setAttribute("viewBox", "-3 -3 107 147");
  card.innerHTML = `<use href="${use.getAttribute("href")}"/>`;
  return [card];
}

/** Puts the tip beside what it is about, over neither that nor dice nor question where there is room elsewhere, and
 * where it covers fewest of some pixels of the window; whether it is shown. */
export function placeTip(pixels) {
  if (tip.hidden || !tipped.isConnected) return false;
  const box = (tipped.closest(".hand") ?? tipped).getBoundingClientRect(); // the cards beside it are looked at next
  const wide = tip.offsetWidth, high = tip.offsetHeight;
  const [x, y] = [box.x + box.width / 2 - wide / 2, box.y + box.height / 2 - high / 2];
  const clamp = (value, most) => Math.max(8, Math.min(most - 8, value));
  const places = [[x, box.bottom + 8], [x, box.y - high - 8], [box.right + 8, y], [box.x - wide - 8, y]]
    .map(([left, top]) => [clamp(left, innerWidth - wide), clamp(top, innerHeight - high)]);
  const shared = (from, length, other, far) => Math.max(0, Math.min(from + length, other + far) - Math.max(from, other));
  const over = ([left, top], it) => shared(left, wide, it.x, it.width) * shared(top, high, it.y, it.height);
  const read = [...document.querySelectorAll("#dice, #question")].map((node) => node.getBoundingClientRect());
  const covered = ([left, top]) => 9 * over([left, top], box) + read.reduce((sum, it) => sum + over([left, top], it), 0) +
    pixels.filter((at) => at.x > left && at.x < left + wide && at.y > top && at.y < top + high).length;
  const [left, top] = places.reduce((best, each) => (covered(each) < covered(best) ? each : best));
  tip.style.left = `${left}px`;
  tip.style.top = `${top}px`;
  return true;
}

export function hideTip() {
  tip.hidden = true;
}

/** Shows beside a thing why it is no choice now, or what comes as near to it as can be. */
export async function explain(node) {
  const title = node.getAttribute("aria-label") ?? "";
  const tries = triesOf(node);
  const seat = table.querySelector("#choices [name=seat]")?.value;
  if (node.classList.contains("legal")) return showTip(node, title, "Pick something that is lit first.");
  if (!tries.length || !seat) return showTip(node, title, "");
  let near;
  const reason = async (say) => {
    const why = await (await fetch(`${table.dataset.why}?${new URLSearchParams({ say, seat })}`)).json();
    near ??= why.near;
    return why.told ?? why.error;
  };
  try {
    const text = [...new Set(await Promise.all(tries.map(reason)))].join("\n");
    showTip(node, title, text, true);
    document.getElementById("heard").textContent = text;
    if (near) (await later("farther.js")).offer?.(node, ...near);
  } catch {
    notice("No connection.");
  }
}

// A pointer over what a seat has, of which there may not be room for all, nor for words beside figures.
table.addEventListener("pointerover", ({ target }) => {
  const told = target.closest(".notes, .gauge");
  if (told) told.title = (told.querySelector(".heard") ?? told).textContent;
});

let noticeTimer = 0;

/** A line over the top of the board; it goes away after some seconds. `fine`: nothing is wrong; it is shown below the
 * board, and not as long. */
export function notice(text, rule, fine = false) {
  const box = document.getElementById("notice");
  const under = document.querySelector(fine ? ".strip" : "#board-frame")?.getBoundingClientRect();
  if (under?.width) { // aim and question stay in sight
    box.style.setProperty("--down", `${Math.max(0, under.y) + (fine ? 0 : 12)}px`);
    box.style.left = `${under.x + under.width / 2}px`;
    box.style.minWidth = fine ? `${under.width}px` : ""; // no ends of words stand out beside it
    box.style.minHeight = fine ? `${under.height}px` : "";
  }
  box.classList.toggle("fine", fine);
  box.textContent = rule && !text.startsWith(rule) ? `${text} (${rule})` : text;
  box.hidden = false;
  if (fine && under?.width) box.style.setProperty("--down", `${Math.max(0, under.bottom - box.offsetHeight)}px`); // over no buttons
  clearTimeout(noticeTimer);
  const hide = () => { box.hidden = true; };
  noticeTimer = setTimeout(hide, fine ? 3500 : 6000);
  addEventListener("pointerdown", hide, { once: true }); // whoever goes on has read it
}
