// The chance of each answer beside what it is aimed at, as its hint tells it, or else the names by which buttons call figures: the same size at every zoom.

import { covered } from "./boxes.js";
import { labelOf, table, thing } from "./choices.js";
import { drawOverlay, spotOf } from "./plane.js";

const LINE = 20, LETTER = 9, EDGE = 16; // pixels of a label: the height of a line, about the width of a letter, and what is left free at both ends together
const APART = 1; // pixels from what it is about
const FARTHER = [0, 20, 42, 66]; // so many more, where figures crowd
const DEARER = 90; // what each of these costs, as so many square pixels of a figure
const HIDES = 0.6; // of what a label hides, for its size: with more it is left out
const SIDES = [[0, 1], [0, -1], [1, 0], [-1, 0], [1, 1], [-1, 1], [1, -1], [-1, -1]]; // below first
const AROUND = 26; // pixels around the middle of a land where nobody stands

const FIGURES = "#board :is(.piece, .square:has(> [id$='-badge']), .path .o-tag)"; // also what has a number: the Wood of a tree, the speed of a way

const NONE = "0 %"; // hides more than it tells: the hint says it
const MANY = 12; // of more things than these none is labelled: that many cannot be read
const FEW = 3; // what all of more things than these have alike helps to choose none of them: the button and its hint say it

const roomy = matchMedia("(min-width: 1000px)");

let told = new Map(); // by the id of a thing: the lines of its label

/** What is done by an answer, in a word: "Strike". */
const verb = ({ button }) => labelOf(button).trim().split(" ")[0];

const chances = (each) => [...new Set(each.map(([, chance]) => chance))].join(" / ");
const byWord = (each) => [...new Set(each.map(([word]) => word))].map((word) => `${word} ${chances(each.filter((one) => one[0] === word))}`);

/** The likeliest of it: where several things are to be labelled on a small screen, more would hide the board. */
const likeliest = (each) => each.reduce((best, one) => (parseInt(one[1], 10) > parseInt(best[1], 10) ? one : best)).join(" ");

/** The words of what is equally likely with many things. */
function sameForMany(all) {
  const of = (word) => all.filter((one) => one[0] === word).map(([, chance]) => chance);
  return [...new Set(all.map(([word]) => word))].filter((word) => of(word).length > FEW && new Set(of(word)).size === 1);
}

/** Of figures that buttons beside the board call by their names, these; of a single one none is needed. A cell has its number. */
function names(aimed) {
  const id = ({ things }) => things.at(-1), called = (each) => thing(id(each))?.closest(".piece")?.getAttribute("aria-label")?.split(/[ ,]/)[0] === verb(each);
  const all = aimed.filter((each) => !each.button.closest(".list") && called(each)).map((each) => [id(each), [verb(each)]]);
  return all.length > 1 ? all : [];
}

/** Labels from now on what these answers are aimed at, and nothing else. Where one thing may be treated in several ways that
 * are not equally likely, or where they stand in the list alone, words tell which chance is that of which; then no label
 * has what can be done alike to many. */
export function label(aimed) {
  const odds = new Map(); // by the id of a thing: [word, chance] of all that may be done to it
  const likely = aimed.filter(({ button }) => button.dataset.odds);
  for (const each of likely.filter(({ button }) => button.dataset.odds !== NONE)) {
    const id = each.things.at(-1);
    odds.set(id, [...odds.get(id) ?? [], [verb(each), each.button.dataset.odds]]);
  }
  const differ = (each, at) => new Set(each.map((one) => one[at])).size > 1;
  const worded = [...odds.values()].some((each) => differ(each, 0) && differ(each, 1));
  const same = worded ? sameForMany([...odds.values()].flat()) : [];
  const shown = [...odds].filter(([, each]) => differ(each, 0) || !same.includes(each[0][0]));
  const only = new Set(shown.filter(([, each]) => !differ(each, 0)).map(([, [[word]]]) => word));
  const listed = shown.length <= (roomy.matches ? FEW : 1) && likely.every(({ button }) => button.closest(".list")); // what the buttons say are other chances; of whoever is picked it is plain
  const says = (each) => (listed && !table.matches(".picking")) || (worded && (differ(each, 0) || only.size > 1));
  const brief = !roomy.matches && shown.length > 1;
  const inWords = (each) => (brief ? [likeliest(each)] : byWord(each));
  told = new Map(shown.map(([id, each]) => [id, says(each) ? inWords(each) : [chances(each)]]));
  const alike = new Set([...told.values()].map((lines) => lines.join()));
  const few = [...told.values()].some((lines) => lines.length > 1) ? 1 : FEW; // several lines hide more
  if (told.size > MANY || (told.size > few && alike.size === 1)) told.clear();
  if (!likely.length) told = new Map(names(aimed));
  for (const { dataset } of table.querySelectorAll(".front")) dataset.odds = odds.has(dataset.thing) && told.has(dataset.thing) ? chances(odds.get(dataset.thing)) : ""; // a small card has no room for words
  draw();
}

const board = () => document.getElementById("board");

/** Where a thing of the board will stand when nothing moves any more, in pixels of the overlay. */
function boxOf(node, corner) {
  const { x, y, width, height } = node.getBoundingClientRect();
  const spot = node.getAnimations().length ? spotOf(node) : null;
  const at = spot ? new DOMPoint(spot.x, spot.y).matrixTransform(board().getScreenCTM()) : { x: x + width / 2, y: y + height / 2 };
  return { x: at.x - width / 2 - corner.x, y: at.y - height / 2 - corner.y, wide: width, high: height };
}

/** What a chance is about: of a land, who stands there. */
function aim(node, figures, corner) {
  const land = node.matches(".territory") && node.querySelector("path"), at = land && spotOf(node);
  if (!at) return boxOf(node, corner);
  const within = ({ spot }) => spot && land.isPointInFill(new DOMPoint(spot.x - at.x, spot.y - at.y));
  const there = figures.find(within);
  if (there) return there;
  const { x, y } = new DOMPoint(at.x, at.y).matrixTransform(board().getScreenCTM());
  return { x: x - corner.x - AROUND, y: y - corner.y - AROUND, wide: 2 * AROUND, high: 2 * AROUND };
}

/** Below a thing or at another side of it, farther away where figures crowd: where least is covered of figures, above all
 * of who acts, and of labels. */
function placed(box, wide, high, figures, labels, room) {
  const [x, y] = [box.x + box.wide / 2, box.y + box.high / 2];
  const [across, down] = [box.wide + wide, box.high + high].map((each) => each / 2 + APART);
  const places = FARTHER.flatMap((more, far) => SIDES.map(([right, low]) => ({ x: x + right * (across + more) - wide / 2, y: y + low * (down + more) - high / 2, wide, high, far })));
  for (const each of places) {
    each.hides = figures.reduce((sum, other) => sum + covered(each, other) * other.much, 0)
      + 9 * labels.reduce((sum, other) => sum + covered(each, other), 0)
      + 9 * (wide * high - covered(each, { x: 0, y: 0, wide: room.width, high: room.height }));
  }
  const cost = (each) => DEARER * each.far + each.hides;
  return places.reduce((best, each) => (cost(each) < cost(best) ? each : best));
}

/** From a label that lies farther away to what it is about. */
function stalk({ x, y, wide, high }, box) {
  const from = { x: x + wide / 2, y: y + high / 2 }, to = { x: box.x + box.wide / 2, y: box.y + box.high / 2 };
  const share = 1 - Math.min(box.wide, box.high) / 2 / Math.hypot(to.x - from.x, to.y - from.y);
  return [["path", { d: `M${from.x} ${from.y}L${from.x + (to.x - from.x) * share} ${from.y + (to.y - from.y) * share}`, style: "stroke: var(--ink); stroke-width: 2" }]];
}

function draw() {
  const overlay = document.getElementById("overlay");
  if (!overlay) return;
  for (const glide of board()?.getAnimations() ?? []) glide.finished.then(draw, () => {}); // things lie elsewhere until then
  const corner = overlay.getBoundingClientRect();
  const labels = [...document.querySelectorAll("#minimap")].map((node) => boxOf(node, corner)); // what they may not cover
  const boxes = [...told].map(([id, lines]) => [thing(id), lines]).filter(([node]) => node?.closest("#board") && node.getBoundingClientRect().width);
  const figures = boxes.length ? [...table.querySelectorAll(FIGURES)].map((node) => ({ ...boxOf(node, corner), spot: spotOf(node), much: node.matches(".active") ? 9 : 1 })) : [];
  drawOverlay("odds", boxes.flatMap(([node, lines]) => {
    const longest = Math.max(...lines.map((words) => words.length));
    const box = aim(node, figures, corner), place = placed(box, longest * LETTER + EDGE, lines.length * LINE, figures, labels, corner);
    const { x, y, wide, high } = place;
    if (place.hides > HIDES * wide * high) return []; // the buttons tell it
    labels.push(place);
    return [
      ...(place.far ? stalk(place, box) : []),
      ["rect", { x, y, width: wide, height: high, rx: 4, class: "plate", style: "stroke: var(--legal)" }],
      ...lines.map((words, at) => ["text", { x: x + wide / 2, y: y + at * LINE + 15, class: "told odds", words }]),
    ];
  }));
}

document.addEventListener("zoomed", draw);
addEventListener("resize", draw);
