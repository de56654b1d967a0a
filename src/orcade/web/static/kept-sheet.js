// A sheet that lay over the board, such as a battle, goes with the answer that decides it. So that what befell those on it is
// still seen on them, a picture of it stays over the page for a few seconds; so it does where others answered so fast that
// nobody could read it. It takes no clicks, and goes when there is one.

import { spotOf } from "./plane.js";

const THEN = 1300; // milliseconds to read it after the last thing has befallen somebody
const SOON = 500; // the same where those are asked about who stand below it
const LEAST = 1600; // milliseconds for which all can be read that lay there
const LINES = 5; // beside each other, at most, where there was no longer one
const LATER = 300; // milliseconds after which it is another view that comes
const EDGE = 8; // pixels between it and what is beside it, where it is handed on
const SKULL = 0.7; // of the width of who is dead

const narrow = matchMedia("(max-width: 999px)");

const kept = new Map(); // pictures of what lies on it, by id
let picture = null; // of all of it
let drawnAt = 0; // when that was so
let timer = 0; // until it goes
let seen = null; // what lies over the board now, since when, and with what it is drawn

/** Whether a curtain covers the page until another player has the screen. */
export const handedOn = () => Boolean(document.getElementById("uncover-now"));

/** Where something is on it. */
export const keptOf = (thing) => kept.get(thing);

/** What was laid over the board and is gone by now, of `known`: things as they were before. */
export const sheetOf = (known) => [...known.values()].find(({ node }) => node.matches(".lies-over") && !node.isConnected);

/** Keeps it in this layer, where some of these impacts befall who lay on it; whether it does. */
export function keep(layer, impacts, known) {
  const sheet = sheetOf(known);
  if (!sheet || elsewhere(known) || (handedOn() && !sheet.node.matches(".open"))) return false; // chips on it may be one player's alone
  const all = [...known];
  const gone = all.slice(all.findIndex(([, was]) => was === sheet));
  const on = gone.filter(([, { node }]) => node instanceof SVGGElement && !node.isConnected);
  const befallen = ([id, { node }]) => impacts.some(({ thing }) => thing === id || thing === node.dataset.shows);
  if (!on.some(befallen)) return false;
  const about = on.flatMap(([, { node }]) => known.get(node.dataset.shows)?.box ?? []);
  draw(layer, sheet, on.map(([id, { node }]) => [id, node]), known.kit ?? [], about);
  return true;
}

/** Whether the board as it was has made way for another, as where a discipline is over. */
export const elsewhere = ({ look }) => look !== document.getElementById("board").dataset.look;

/** Draws it in this layer. `on`: what lies on it, by id; `drawn`: with what; `about`: where those stood whom it is about. */
function draw(layer, sheet, on, drawn, about = []) {
  clear();
  drawnAt = performance.now();
  picture = document.getElementById("board").cloneNode();
  picture.id = "kept-sheet";
  const { x, y } = sheet.spot, [wide, high] = sheet.node.dataset.base.split(" ").map((half) => half * 2 * picture.dataset.unit);
  picture.setAttribute("viewBox", [x - wide / 2, y - high / 2, wide, high].join(" "));
  place(handedOn() ? aboveTheCurtain(sheet.box) : onTheBoard(sheet.box, about));
  for (const [id, node] of on) {
    const copy = node.cloneNode(true);
    for (const each of [copy, ...copy.querySelectorAll("[id]")]) each.removeAttribute("id");
    for (const name of ["data-thing", "tabindex"]) copy.removeAttribute(name);
    copy.classList.remove("legal", "goes", "picked", "chosen", "last", "lies-over");
    picture.append(copy);
    kept.set(id, copy);
    if (copy.dataset.shows) kept.set(copy.dataset.shows, copy);
  }
  const kit = document.createElementNS(picture.namespaceURI, "defs");
  kit.append(...drawn.filter((node) => !node.isConnected));
  picture.append(kit);
  layer.prepend(picture);
  if (!handedOn()) crop();
}

const place = ({ x, y, width, height }) => Object.assign(picture.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });

/** Where a sheet lies within what is seen of the board: that may have gone nearer or farther. On a phone it keeps to the edge
 * beyond which it lay from those it is about, so that they are seen when the view is another one. */
function onTheBoard({ x, y, width, height }, about) {
  const frame = document.getElementById("board-frame").getBoundingClientRect();
  const scale = Math.min(1, frame.width / width, frame.height / height);
  const within = (at, size, from, room) => Math.max(from, Math.min(from + room - size, at));
  [width, height] = [width * scale, height * scale];
  const middle = about.reduce((sum, box) => sum + box.y + box.height / 2, 0) / about.length;
  if (about.length && narrow.matches) y = y + height / 2 > middle ? frame.bottom - height : frame.y;
  return new DOMRect(within(x, width, frame.x, frame.width), within(y, height, frame.y, frame.height), width, height);
}

/** What is empty at its lower end is left out: the board is seen there. */
function crop() {
  const box = picture.getBoundingClientRect();
  const low = Math.max(...[...kept.values()].slice(1).map((copy) => copy.getBoundingClientRect().bottom)) + EDGE - box.y;
  if (!(low < box.height)) return;
  const { x, y, width, height } = picture.viewBox.baseVal;
  picture.setAttribute("viewBox", [x, y, width, (height * low) / box.height].join(" "));
  picture.style.height = `${low}px`;
  picture.classList.add("cropped");
}

/** What is laid over the board for all to see now; null for nothing. */
function laid() {
  const node = document.querySelector("#board .lies-over.open");
  if (!node) return null;
  const on = [node];
  while (on.at(-1).nextElementSibling) on.push(on.at(-1).nextElementSibling);
  const since = seen?.node === node ? seen.since : performance.now();
  const kit = [...document.getElementById("board-kit").children];
  const { look } = document.getElementById("board").dataset;
  return { node, look, box: node.getBoundingClientRect(), spot: spotOf(node), since, kit, on: on.map((each) => [each.dataset.thing, each]) };
}

/** Where a sheet of this size fits between the bar and the words of the curtain. */
function aboveTheCurtain({ width, height }) {
  const top = document.querySelector(".bar").getBoundingClientRect().bottom + EDGE;
  const room = document.querySelector("#curtain .sheet").getBoundingClientRect().top - EDGE - top;
  const scale = Math.min(1, room / height);
  return new DOMRect((innerWidth - width * scale) / 2, top, width * scale, height * scale);
}

/** Whether it lies over a board about which the reader is asked. */
export const inTheWay = () => Boolean(document.querySelector("#question.mine"));

/** After so many milliseconds nothing more befalls anybody on it. Who is handed the screen takes as long as he likes. */
export function settle(milliseconds) {
  if (!handedOn()) timer = setTimeout(clear, milliseconds + (inTheWay() ? SOON : THEN));
}

/** What befalls a line of words there, stands in it from then on. */
export function write(node, words) {
  const line = node.querySelector("text");
  const wide = Math.max(line.getComputedTextLength(), picture.viewBox.baseVal.width / LINES);
  line.textContent = words;
  node.classList.add("written");
  const size = Number(line.getAttribute("font-size"));
  line.setAttribute("font-size", size * Math.min(1, wide / line.getComputedTextLength()));
}

/** Lights what applies in a table of plans that lies there: where its row and its column meet. */
export function applies(pair) {
  picture?.querySelector(`[data-pair="${CSS.escape(pair)}"]`)?.classList.add("applies");
}

/** Who is dead is so as long as it is there. */
export function bury(node, skull) {
  const { x, y, width, height } = node.getBBox();
  const size = width * SKULL;
  skull = skull.firstElementChild;
  for (const [name, value] of Object.entries({ x: x + (width - size) / 2, y: y + (height - size) / 2, width: size, height: size, class: "buried" })) {
    skull.setAttribute(name, value);
  }
  node.classList.add("dead");
  node.append(skull);
}

function clear() {
  clearTimeout(timer);
  picture?.remove();
  for (const told of document.querySelectorAll("#impacts :is(.stays, .of-sheet)")) told.remove();
  picture = null;
  kept.clear();
}

let pressed = 0; // when something was pressed last
for (const press of ["pointerdown", "keydown"]) document.addEventListener(press, () => {
  pressed = performance.now();
  clear();
});
document.getElementById("table").addEventListener("updated", () => {
  const old = performance.now() - drawnAt > LATER;
  if (document.querySelector("#board .lies-over") || (old && document.querySelector("#question.mine"))) clear(); // the next one lies there, or the board is asked about
  const was = seen;
  seen = laid();
  const left = was && LEAST - (performance.now() - was.since);
  if (seen || left <= 0 || was.node.isConnected || pressed > was.since || document.hidden || handedOn() || elsewhere(was)) return;
  draw(document.getElementById("impacts"), was, was.on, was.kit);
  timer = setTimeout(clear, left);
});
seen = laid(); // this is loaded when something happens for the first time
