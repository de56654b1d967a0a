// What befalls things, shown with the weight that it has: numbers float up, who is struck is knocked away, who is dead
// leaves a skull. It lies over the page and takes no clicks. Loaded when something happens for the first time.

import "./table.js";
import { dwell } from "./beats.js";
import { applies, bury, elsewhere, handedOn, inTheWay, keep, keptOf, settle, sheetOf, write } from "./kept-sheet.js";
import { spotOf } from "./plane.js";
import { load } from "./storage.js";
import { styleSheet } from "./style-sheet.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const APART = 140; // milliseconds between two impacts
const SLOWLY = 320, WHOLE = 3200; // the same on a sheet that is kept for them, and for all of them together
const AGAIN = 420; // so many more where the same thing is meant
const MOST = 8; // at once; further ones are left out
const DEAD = 0.3; // of the height of who is dead on a sheet, below his middle: there it is told
const LINE = 38; // pixels, of which what floats is so high
const READ = 1100, OWN = 3000; // milliseconds for which a title stays alone, and one that befalls the reader: the next great one waits
const SEEN = 900; // milliseconds for which the last impact is seen
const BLOWS = ["knock", "missed", "death"], SEVERAL = 2; // so many of the reader's own are seen before the others go on
const FAR = 9; // pixels of a knock, at most
const LETTER = 10; // pixels, half of what a letter is wide when it floats up
const FLIGHT = 300; // milliseconds that something flies
const SMALL = 12; // pixels of the letters of a title that finds no room
const FACE = 130; // pixels that a card is high which another player has turned up
const LARGE = 56, LEAST = 0.45; // pixels of a figure over which blows and skulls are as large as can be, and their least part of that: who stands beside it is seen
const ROOM = 1000; // pixels at each side of a place, more than anything takes that is shown there

const skull = document.createElement("template");
skull.innerHTML = '<svg viewBox="0 0 40 40"><path d="M20 3C10 3 4 10 4 18c0 5 3 8 6 10v7h20v-7c3-2 6-5 6-10C36 10 30 3 20 3z"/><path class="hole" d="M9 17l8 2-2 6-6-2zM31 17l-8 2 2 6 6-2zM20 24l3 5h-6zM15 32v4M20 32v4M25 32v4"/></svg>';
/** What strikes a thing, drawn to the right; what flies comes from whoever sent it. */
const STRIKES = { cut: "M3 37Q25 27 37 3Q36 29 3 37z", fist: "M20 1l4 10 11-4-4 10 8 6-11 2 1 12-9-8-9 8 1-12-11-2 8-6-4-10 11 4z", shot: "M1 15l9 4h16v-6l13 7-13 7v-6H10l-9 4 4-5z", spell: "M39 20c0 10-8 15-16 14-6-1-8-4-13-5 2-2 3-3 3-4-5 1-8-1-12-5 5 0 7-1 9-4-4-1-5-4-8-6 6 1 10-1 16-3 11-3 21 3 21 13z" };
const FLIES = ["shot", "spell"];
const READ_BELOW = "#race, #kept-sheet, #board .lies-over"; // what stands below the panels of seats on a phone
const SHOWN = { score: "★", gain: "+", feat: "★" }; // where no text says it

const layer = document.createElement("div");
layer.id = "impacts";
layer.setAttribute("aria-hidden", "true");

const style = styleSheet("impacts");
const styled = new Promise((done) => { style.onload = style.onerror = done; });
document.body.append(layer);

const visible = (id) => [...document.querySelectorAll(`#board [data-shows="${id}"]`), ...document.querySelectorAll(`:is(#board, .fronts) [data-thing="${id}"], li#${id}`)].find((node) => node.getBoundingClientRect().width);
const nodeOf = (thing) => keptOf(thing) ?? (thing ? visible(CSS.escape(thing)) ?? null : null);
/** By how much, as `e` and `f`, a board is still away from where it glides to. */
const away = (board) => new DOMMatrix(board ? getComputedStyle(board).transform : "none");

/** Where a thing lies; where it is still on its way, or the board glides, where it will lie then. */
function boxOf(node) {
  const box = node.getBoundingClientRect(), spot = node.matches("#board .piece") && node.getAnimations().length ? spotOf(node) : null;
  const { x, y, width, height } = spot ? boxBefore({ spot, box }) : box, { e, f } = away(node.closest("#board"));
  return new DOMRect(x - e, y - f, width, height);
}

/** By how much the Rooms of a map that grows lie elsewhere than before. */
function grown(known) {
  const tile = document.querySelector("#board .tile"), was = known?.get(tile?.dataset.thing)?.spot, now = was && spotOf(tile);
  return now ? [now.x - was.x, now.y - was.y] : [0, 0];
}

/** Where a thing was before: the board, and the Rooms on it, may lie elsewhere by now. */
function boxBefore(was, known) {
  const board = document.getElementById("board");
  const seen = was?.spot && board?.getScreenCTM?.();
  if (!seen) return was?.box;
  const [right, down] = grown(known);
  const { x, y } = new DOMPoint(was.spot.x + right, was.spot.y + down).matrixTransform(seen);
  const { width, height } = was.box;
  return new DOMRect(x - width / 2, y - height / 2, width, height);
}

const lies = (box, sheet) => sheet && box.x >= sheet.x && box.right <= sheet.right && box.y >= sheet.y && box.bottom <= sheet.bottom;

const outside = (box, frame) => box.right < frame.x || box.x > frame.right || box.bottom < frame.y || box.y > frame.bottom;

/** Whether it lay on what was laid over the board and is gone by now: there is something else in its place. */
const covered = (was, known) => lies(was.box, sheetOf(known)?.box);

/** Whether it, or what would be told over it, lies below what is laid over the board, which is to be read. */
function underSheet(node, box, words = "") {
  const sheet = document.querySelector("#kept-sheet, #board .lies-over");
  if (!sheet || node?.matches("li")) return false;
  if (node && sheet.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) return false; // it lies on it
  if (node?.closest("#kept-sheet")) return false;
  const { left, right, top, bottom } = sheet.getBoundingClientRect(), [x, y] = middle(box);
  const half = halfOf(words), within = document.getElementById("board-frame").getBoundingClientRect();
  const [across, down] = [Math.max(within.left, Math.min(within.right, x)), Math.max(within.top, Math.min(within.bottom, y))];
  return across > left - half && across < right + half && down > top - LINE && down < bottom + LINE;
}

/** Whether a thing is the reader's own. */
function isMine(node) {
  const { seat } = document.getElementById("question")?.dataset ?? {};
  return Boolean(seat) && Boolean(node?.closest(`.seat-${seat}`));
}

const pause = (milliseconds) => new Promise((done) => { setTimeout(done, milliseconds); });

const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];

/** Shows some impacts, and the title of a turn, until all were seen and great titles read. `known`: things as they
 * were before, by their ids, with their boxes. */
export async function show(impacts, title, known) {
  const table = document.getElementById("table");
  table.classList.add("shows"); // until then the board of a match that is over stays as large as it was
  shows++;
  const own = impacts.filter(({ kind, by }) => BLOWS.includes(kind) && isMine(nodeOf(by))).length;
  const haste = Math.min(0, load("pace", 0)) / 1000; // the slider shortens this as it does all pauses
  if (own >= SEVERAL) dwell((Math.min(own, MOST) * APART + SEEN) * (1 + haste));
  await showAll(impacts, title, known);
  if (--shows === 0) table.classList.remove("shows");
}

let shows = 0;

async function showAll(impacts, title, known) {
  await styled;
  await Promise.allSettled((document.getElementById("board")?.getAnimations() ?? []).map((run) => run.finished)); // it glides
  const told = toldOnce(impacts);
  const kept = keep(layer, told, known);
  const room = kept ? told.length : Math.max(0, MOST - layer.querySelectorAll(":scope > :not(#kept-sheet, .stays)").length);
  const apart = kept && !inTheWay() ? Math.min(SLOWLY, WHOLE / told.length) : APART;
  const before = (impact, at) => told.slice(0, at).filter((each) => each.thing === impact.thing).length;
  const begun = told.slice(0, room).map(async (impact, at) => {
    await pause(at * apart + before(impact, at) * AGAIN);
    await befall(impact, known);
  });
  if (kept) settle(room * apart + AGAIN);
  if (title) entitle(title);
  await Promise.allSettled(begun);
  await pause(Math.max(next - performance.now(), still.matches ? 0 : SEEN));
}

/** What befalls a thing several times, alike in words, is one impact that tells how often. */
function toldOnce(impacts) {
  const like = (one) => (other) => one.text && ["kind", "thing", "text"].every((name) => one[name] === other[name]);
  return impacts.flatMap((impact, at) => {
    if (impacts.slice(0, at).some(like(impact))) return [];
    const times = impacts.filter(like(impact)).length;
    return times > 1 ? { ...impact, text: `${impact.text} ×${times}` } : impact;
  });
}

async function befall({ kind, thing, text, by, how, pair }, known) {
  const node = nodeOf(thing), was = known.get(thing), mine = isMine(node ?? was?.node);
  if (kind === "upon" && !mine) return;
  if (handedOn() && node && !keptOf(thing) && !["feat", "moment"].includes(kind)) return; // the curtain hides it
  // Also of a seat that makes room for the result.
  if (kind === "feat") entitle(`${document.querySelector(`#${CSS.escape(thing)} b`)?.textContent ?? ""} ★ ${text}`, kind);
  // Who has died may stand elsewhere already, to come in again, unless it is his picture on a sheet.
  const box = (kind === "death" && node?.dataset.thing === thing && boxBefore(was, known)) || (node ? boxOf(node) : boxBefore(was, known));
  if (!box?.width || (!node && (elsewhere(known) || covered(was, known)))) return;
  const doer = nodeOf(by);
  if (!still.matches && node && ["wound", "death", "knock"].includes(kind)) knock(node, box, doer);
  if (!still.matches && node && kind === "fall") tumble(node);
  if (!still.matches && doer && (kind === "missed" || (kind === "death" && !node))) lunge(doer, box);
  const within = node?.matches("li") || handedOn() ? undefined : document.getElementById("board-frame")?.getBoundingClientRect();
  if (within && node?.matches("#board *") && outside(box, within)) return; // the view has gone near something else
  if (within) within.on = node?.closest("#board, #kept-sheet");
  if (doer?.matches(".card")) turnUp(doer, mine, box, within);
  const killer = by && (doer ?? known.get(by)?.node);
  if (pair) applies(pair);
  const part = (node ?? was?.node)?.matches(".piece") ? Math.max(LEAST, Math.min(1, Math.min(box.width, box.height) / LARGE)) : 1;
  if (STRIKES[how] && !underSheet(node, box)) {
    strike(how, box, doer?.getBoundingClientRect(), within, part);
    await pause(still.matches ? 0 : FLIGHT);
  }
  weigh(kind, text, node, box, within, killer, mine && `mine ${how ?? ""}`, part);
}

/** What comes of it, over a thing. `killer`: beside the skull of who is dead; `mine`: of the reader's own, how it is titled;
 * `part`: how large it is drawn. */
function weigh(kind, text, node, box, within, killer, mine, part) {
  const titled = ["moment", "upon"].includes(kind);
  const floating = titled ? "" : kind === "feat" ? SHOWN.feat : text || SHOWN[kind]; // a feat's title has the words
  const kept = node?.isConnected && node.matches("#kept-sheet *"), line = kept && node.matches(".caption");
  if (titled) {
    entitle(text, mine ? `moment ${mine}` : kind);
    if (!still.matches && within) shake();
  }
  if (underSheet(node, box, floating)) return;
  if (titled || ["death", "score", "fall"].includes(kind)) sized(put("burst", kind, "", box, within), part);
  if (kind === "death") {
    const shown = skull.content.cloneNode(true);
    if (killer?.ownerSVGElement) shown.append(portrait(killer));
    sized(put("float", kept ? "skull aside" : "skull", shown, box, within), part);
    if (kept && !node.matches(".dead")) bury(node, skull.content.cloneNode(true));
    if (!still.matches && within) shake();
  }
  if (!floating || node?.matches(".lies-over ~ .caption")) return; // a line of a sheet that still lies there says it itself
  if (line) write(node, floating);
  else if (node?.matches("li")) seats.set(put("float pops", kind, floating, endOf(box, floating)), [node.id, box]);
  else if (kept) put("float stays", kind, floating, kind === "death" || node.matches(".piece") ? footOf(box) : box, within);
  else sized(put(low(node) ? "float low" : "float", kind, floating, headOf(node, box), within), part);
}

/** So large a part of its usual size; words stay as large, but nearer to a smaller skull. */
const sized = (node, part) => { node.style.setProperty("--part", part); };

/** Where it is told on a sheet what befalls somebody: low on his picture, so that his face is seen, above what stands below it. */
const footOf = ({ x, y, width, height }) => new DOMRect(x, y + DEAD * height, width, height);

/** The face of a card that somebody has turned up, below him; in the middle of the board, larger, where it is the reader. */
function turnUp(card, mine, box, within) {
  const face = card.querySelector("[href^='#face-']")?.getAttribute("href");
  if (!face) return;
  const art = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  art.setAttribute("viewBox", "-3 -3 107 147");
  art.innerHTML = `<use href="${face}"/>`;
  const below = new DOMRect(box.x, box.bottom + FACE / 2, box.width, 0);
  const large = mine && within;
  put("face", large ? "large" : "small", art, large || below, within);
}

/** What a thing looks like, for beside a skull: it did that. */
function portrait(node) {
  const whole = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const figure = (node.querySelector(".o-figure") ?? node).cloneNode(true);
  for (const each of [figure, ...figure.querySelectorAll("[id]")]) each.removeAttribute("id");
  figure.removeAttribute("transform");
  whole.setAttribute("class", node.getAttribute("class"));
  whole.append(figure);
  layer.append(whole); // what is nowhere has no size
  const { x, y, width, height } = figure.getBBox();
  whole.setAttribute("viewBox", [x, y, width, height].join(" "));
  return whole;
}

/** Half of the width of words that float. */
const halfOf = (words) => Math.min(innerWidth / 2, Math.max(LINE, 16 + LETTER * words.length));

/** Where words are told of a seat without covering what stands in its panel: at the end of the line with its name; on a
 * phone, where that has no room, below the panel, unless there is something to be read. */
function endOf({ right, y, bottom }, words) {
  const narrow = matchMedia("(max-width: 999px)").matches, below = narrow && !document.querySelector(READ_BELOW);
  const half = LINE / 5 + words.length * LETTER * (narrow ? 0.46 : 0.56);
  return new DOMRect(right - half, below ? bottom + LINE / 3 : y + LINE / 4, 0, 0);
}

/** Over whom words stand on a sheet, or in a Room of a map that grows, whose name and signs are above him. */
const low = (node) => node?.matches(".lies-over ~ .piece, .grown .piece") ?? false;

/** Who is told about is seen meanwhile: it is told over his head, or at his feet. What is no figure is told of on itself. */
function headOf(node, box) {
  if (node?.matches(".lies-over ~ .piece")) return footOf(box);
  const { x, y, width, bottom } = box;
  return node?.matches(".piece") ? new DOMRect(x, low(node) ? bottom : y, width, 0) : box;
}

/** Something over a thing, which goes away by itself. `inner`: a text, as it is, or a drawing. `within`: where it stays:
 * what is out of sight on a board that is seen from near is told at its edge. */
function put(what, kind, inner, box, within = new DOMRect(0, 0, innerWidth, innerHeight)) {
  const [x, y] = middle(box);
  const node = document.createElement("div");
  node.className = `${what} ${kind}`;
  node.append(inner);
  const [half, tall] = what === "face" ? [FACE * 0.36, FACE / 2] : [what === "title" || !inner.length ? 0 : halfOf(inner), LINE / 2];
  const across = Math.max(within.left + half, Math.min(within.right - half, x));
  const least = what === "title" ? 0 : Math.max(60, within.top + tall), most = within.bottom - tall;
  const wished = Math.max(least, Math.min(most, y));
  const stacked = ["float", "float stays", "float low"].includes(what) && !/^(skull|death)/.test(kind); // who is dead is plain by its place
  const below = what === "float low" && !document.querySelector("#board .lies-over"); // on a sheet his name stands there
  const upwards = wished + 3 * LINE > most || (!below && wished - LINE > least);
  const down = stacked ? free(across, wished, upwards ? -LINE : LINE, what, least) : wished;
  const inset = [down, innerWidth - across, innerHeight - down, across];
  node.style.inset = inset.map((each) => `${each - ROOM}px`).join(" "); // it is in the middle there
  if (what === "float pops") poppedAt(across, down).forEach((each) => each.remove());
  layer.append(node);
  if (within.on?.matches("#board")) along.set(node, zero());
  node.classList.toggle("of-sheet", Boolean(within.on?.matches("#kept-sheet")));
  const end = () => node.remove();
  if (node.matches(".stays")) return node;
  node.addEventListener("animationend", end);
  setTimeout(end, 4000); // where nothing is animated
  return node;
}

const along = new WeakMap(); // of what is told over a thing of the board: where the board's zero lay then

/** Where that lies in the window. */
function zero() {
  const board = document.getElementById("board");
  const drawn = board.getScreenCTM(), moved = away(board);
  return { x: drawn.e - moved.e, y: drawn.f - moved.f };
}

document.addEventListener("zoomed", () => {
  for (const node of [...layer.children].filter((each) => along.has(each))) {
    const now = zero(), was = along.get(node), right = now.x - was.x, down = now.y - was.y;
    node.style.margin = `${down}px ${-right}px ${-down}px ${right}px`;
  }
});

const seats = new WeakMap(); // of what is told of a seat: its panel, and where that lay then

// A panel that a question has moved takes along what is told of it.
document.getElementById("table").addEventListener("updated", () => requestAnimationFrame(() => {
  for (const node of layer.querySelectorAll(".pops")) {
    const [id, was] = seats.get(node), now = document.getElementById(id)?.getBoundingClientRect();
    if (now?.width) node.style.translate = `${now.right - was.right}px ${now.y - was.y}px`;
    else node.remove();
  }
}));

/** What a thing is struck with, over it: it flies there from whoever sent it. */
function strike(how, box, from, within, part) {
  const art = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  art.setAttribute("viewBox", "0 0 40 40");
  art.innerHTML = `<path d="${STRIKES[how]}"/>`;
  const node = put("strike", how, art, box, within);
  sized(node, part);
  if (!from || !FLIES.includes(how)) return;
  const [ax, ay] = middle(from), [bx, by] = middle(box);
  art.style.rotate = `${Math.atan2(by - ay, bx - ax)}rad`;
  if (!still.matches) node.animate({ translate: [`${ax - bx}px ${ay - by}px`, "none"] }, { duration: FLIGHT, easing: "ease-in" });
}

/** What is told of a seat already: the next takes its place, since below it lies the board. */
const poppedAt = (x, y) => [...layer.querySelectorAll(".float.pops")].filter((each) => Math.abs(parseFloat(each.style.left) + ROOM - x) < 2.5 * LINE && Math.abs(parseFloat(each.style.top) + ROOM - y) < LINE);

/** The height at which something of this kind can float that would begin here: a step further each, where one floats
 * already; what stays makes no room for what goes. Above `least`, what is no part of the board would be covered: there it turns. */
function free(x, y, step, what, least) {
  const floats = [...layer.querySelectorAll(`.${what.replace(" ", ".")}`)].map(({ style: { left, top } }) => [parseFloat(left) + ROOM, parseFloat(top) + ROOM]);
  const taken = () => floats.some(([left, top]) => Math.abs(left - x) < 2.5 * LINE && Math.abs(top - y) < LINE);
  const from = y;
  for (let tries = 0; tries < 4 && taken(); tries++) {
    if (y + step < least) [y, step] = [from, LINE];
    y += step;
  }
  return y;
}

/** In units of the drawing that a node is in. */
const scaleOf = (node) => (node.ownerSVGElement && node.getScreenCTM()?.a) || 1;

/** What stands still is moved by its transform, which the compositor does alone; on its way a thing has this added. */
function move(node, frames, duration) {
  const there = node.style.transform, goes = node.getAnimations().length > 0;
  const moved = ([x, y]) => (goes ? { translate: `${x}px ${y}px` } : { transform: `translate(${x}px,${y}px) ${there}` });
  const run = node.animate(frames.map(moved), { duration, easing: "ease-out" });
  const ends = () => { if (node.style.transform !== there) run.cancel(); };
  document.getElementById("table").addEventListener("updated", ends, { once: true });
}

function towards(from, to, far) {
  const [ax, ay] = middle(from), [bx, by] = middle(to);
  const way = Math.hypot(bx - ax, by - ay) || 1;
  return [((bx - ax) / way) * far, ((by - ay) / way) * far];
}

/** Away from whoever did it, and back; he comes forward. */
function knock(node, box, doer) {
  const scale = scaleOf(node), far = Math.min(FAR, box.width / 4) / scale;
  const [x, y] = doer ? towards(doer.getBoundingClientRect(), box, far) : [far, 0];
  move(node, [[0, 0], [x, y], [-x / 3, -y / 3], [x / 6, y / 6], [0, 0]], 420);
  if (doer) lunge(doer, box);
}

function lunge(doer, box) {
  const [x, y] = towards(doer.getBoundingClientRect(), box, FAR / scaleOf(doer));
  move(doer, [[0, 0], [-x / 2, -y / 2], [x, y], [0, 0]], 320);
}

/** Down it goes, and is flat for a moment. */
function tumble(node) {
  const figure = node.querySelector(".o-figure");
  figure?.animate([{ scale: "1 1" }, { scale: "1.35 .4" }, { scale: ".9 1.15" }, { scale: "1 1" }], { duration: 520, easing: "ease-out" });
  const far = 7 / scaleOf(node);
  move(node, [[0, 0], [0, -far], [0, far / 2], [0, -far / 4], [0, 0]], 420);
}

/** The whole board feels it. */
function shake() {
  const frames = [0, 7, -6, 5, -3, 2, 0].map((far, at) => ({ translate: `${far}px ${at % 2 ? -far / 2 : far / 2}px` }));
  document.getElementById("board-frame")?.animate(frames, { duration: 420, easing: "ease-out" });
}

let next = 0; // when the next great title may be shown

/** What the board shows, such as the next discipline; nothing once the match is over: of before it no feats are told any more. */
const scene = () => (document.querySelector("#side.ended") ? "" : document.getElementById("board")?.dataset.look);

let told = 0; // how often titles of before have been put away

/** Titles of before are put away: the one that is seen has been read by then, the others come too late. */
function putAway(soon) {
  const title = layer.querySelector(".title");
  told++;
  next = Math.min(next, performance.now() + soon);
  if (soon) setTimeout(() => title?.remove(), soon);
  else title?.remove();
}

document.getElementById("table").addEventListener("answering", () => dwell(0)); // he waits for nothing

// The reader has answered; or he is asked anew, and what the new view tells is entitled after this.
for (const [happens, soon] of [["answering", 0], ["updated", READ]]) {
  document.getElementById("table").addEventListener(happens, () => document.querySelector("#question.mine #choices") && putAway(soon));
}

/** The title of a turn, or what will be remembered; great ones one after the other. */
function entitle(words, kind = "turn") {
  const now = performance.now(), great = kind !== "turn", own = kind.includes("mine"), read = own ? OWN : READ;
  const here = scene(), before = told;
  if (great && next > now && !here && kind === "feat") return; // how the match has ended stays in sight; the result tells feats
  if (great && next > now && here) {
    if (next - now > 2 * read) return; // it would come too late
    setTimeout(() => (scene() === here || (!scene() && kind !== "feat")) && before === told && showTitle(words, kind), next - now);
    next += read;
    return;
  }
  if (great) next = now + read;
  if (great || next <= now) showTitle(words, kind);
}

/** The part of the bar where a title stands: where it says where the match stands and what wins; never over the menu. */
function headline() {
  const where = document.querySelector(".bar .where").getBoundingClientRect();
  const aim = document.getElementById("aim")?.getBoundingClientRect();
  const { height } = document.querySelector(".bar").getBoundingClientRect();
  return new DOMRect(where.x, 0, Math.max(where.right, aim?.right ?? 0) - where.x, height);
}

/** In the bar, above the board: what it tells of is seen meanwhile. A long one has smaller letters. */
function showTitle(words, kind) {
  if (!document.getElementById("board-frame")) return;
  layer.querySelector(".title")?.remove();
  const { x, y, width, height: most } = headline(), height = Math.floor(most); // what has less than a pixel too much room is not written smaller
  const title = put("title", kind, words, { x: x + width / 2, y: y + height / 2, width: 0, height: 0 });
  Object.assign(title.style, { width: `${width}px`, minHeight: `${height}px` });
  let size = parseFloat(getComputedStyle(title).fontSize);
  while (title.offsetHeight > height && size > SMALL) title.style.fontSize = `${--size}px`; // what wins stays in sight
  title.style.translate = `0 ${Math.max(0, title.offsetHeight - height) / 2}px`; // a long one begins where a short one does
}
