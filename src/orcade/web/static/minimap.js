// Where in the whole of a large board the view is, and where that lies which can be chosen: a small map in a corner of the
// board, in which a click goes there; and which of several ways are seen. Loaded when a board is seen from near.

import "./table.js";
import "./framing.js";
import { grid } from "./ground.js";
import { plane, spotOf } from "./plane.js";
import { styleSheet } from "./style-sheet.js";
import { traces } from "./traces.js";
import { zoom } from "./zoom.js";

const SVG = "http://www.w3.org/2000/svg";
const LEAST = 76, PART = 0.17, MOST = 132; // pixels of its longer side, and that as a part of the board's width
const INSET = 6; // pixels from the edge
const FEWEST = 22, BESIDE = 1; // pixels of a square from which several ways are looked at, with so many squares around them
const SMALL = 600; // pixels of a board on which it is in the way, unless something that can be chosen is out of sight
const SETTLED = 1500; // milliseconds after a view until nothing walks any more, as a rule
const GOES = 4, DRAWN = 40, NAME = 3, SQUARE = 0.05, RARE = 2; // what it costs to cover what can be chosen, what is drawn of what is proposed, the name of a place, any square, and a chest or the like
const NAMES = ":is(#board-names text, #board-titles > *, #board-ground > .o-text)";
const FEW = 0.05; // of all squares, those of a kind that is rare

const map = document.createElementNS(SVG, "svg");
map.id = "minimap";
map.setAttribute("aria-hidden", "true");

styleSheet("minimap").onload = () => { document.body.append(map); dispatchEvent(new Event("resize")); };

const shape = (kind, attributes) => {
  const node = document.createElementNS(SVG, kind);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  return node;
};

const dots = (nodes, r, kind = (node) => node.getAttribute("class")) => [...nodes]
  .map((node) => [node, spotOf(node)])
  .filter(([, at]) => at)
  .map(([node, { x, y }]) => shape("circle", { cx: x, cy: y, r, class: kind(node) }));

const lies = (at, { x, y, width, height }) => at.x > x && at.x < x + width && at.y > y && at.y < y + height;

/** Draws it anew, or takes it away where the board is seen as a whole. */
export function draw() {
  const board = plane.board, frame = document.getElementById("board-frame");
  const ground = board?.querySelector(".board:not(.measured) #board-ground image");
  let shown = zoom.on && frame && ground && !board.querySelector(".lies-over");
  const lit = [...(board?.querySelectorAll(".goes") ?? [])];
  const [x, y, width, height] = (board?.getAttribute("viewBox") ?? "").split(" ").map(Number);
  shown &&= frame.clientWidth > SMALL || lit.map(spotOf).some((at) => at && !lies(at, { x, y, width, height }));
  map.style.display = shown ? "" : "none";
  if (!shown) return;
  const home = ["x", "y", "width", "height"].map((name) => Number(ground.getAttribute(name)));
  const [, , wide, high] = home;
  const long = Math.max(wide, high);
  map.setAttribute("viewBox", home.join(" "));
  map.replaceChildren(
    ground.cloneNode(),
    ...[...board.querySelectorAll(".path > .o-s-worn, .path[data-thing^=gate] > *")].map((node) => node.cloneNode(true)),
    ...dots(document.querySelector("#table.anywhere") ? [] : lit, long * 0.026, () => "lit"), // nearly all would hide who stands where
    ...dots(board.querySelectorAll(".piece, .stack"), long * 0.022),
    shape("rect", { x, y, width, height, class: "view" }),
  );
  place(frame.getBoundingClientRect(), wide, high);
}

let counted = null; // squares of a ground of which the rare ones are known
let rare = new Set(); // numbers of squares of a rare kind

/** Which squares are of a rare kind; counted once for each ground. */
function countRare(known) {
  if (known === counted) return;
  const often = new Map();
  for (const kind of known.squares) often.set(kind, (often.get(kind) ?? 0) + 1);
  rare = new Set([...known.squares.keys()].filter((at) => often.get(known.squares[at]) < FEW * known.squares.length));
  counted = known;
}

/** What the squares below a part of the window are worth: they can be gone to, most of all those of a rare kind. */
function squares(left, top, wide, high) {
  const known = grid();
  if (!known) return 0;
  countRare(known);
  const seen = plane.board.getScreenCTM().inverse();
  const [from, to] = [new DOMPoint(left, top), new DOMPoint(left + wide, top + high)]
    .map((at) => at.matrixTransform(seen)).map(({ x, y }) => [Math.max(0, Math.floor(x / known.unit)), Math.floor(y / known.unit)]);
  let worth = 0;
  for (let row = from[1]; row <= to[1]; row += 1) {
    for (let column = from[0]; column <= Math.min(to[0], known.width - 1); column += 1) {
      const at = row * known.width + column;
      if (known.names[at]) worth += rare.has(at) ? RARE : SQUARE;
    }
  }
  return worth;
}

let corner = 0;

/** In a corner in which it covers the least of what is proposed, can be chosen, stands or is written there; where it was, if that is as
 * good, or if somebody points at it. */
function place({ left, top, right, bottom, width }, wide, high) {
  const scale = Math.max(LEAST, Math.min(MOST, width * PART)) / Math.max(wide, high);
  const [w, h] = [wide * scale, high * scale];
  const spots = [[left + INSET, top + INSET], [right - INSET - w, top + INSET], [left + INSET, bottom - INSET - h], [right - INSET - w, bottom - INSET - h]];
  const costs = (node) => (node.closest("#overlay") ? DRAWN : node.matches(".goes") ? GOES : node.matches(NAMES) ? NAME : 1);
  const boxes = [...document.querySelectorAll(`#board :is(.goes, .piece, .stack), ${NAMES}, #overlay [data-name=trace] *`)].map((node) => [node.getBoundingClientRect(), costs(node)]);
  const hidden = spots.map(([x, y]) => boxes.reduce((sum, [box, cost]) => {
    const over = box.right > x && box.x < x + w && box.bottom > y && box.y < y + h;
    return sum + (over ? cost : 0);
  }, squares(x, y, w, h)));
  if (hidden[corner] > Math.min(...hidden) && !map.matches(":hover")) corner = hidden.indexOf(Math.min(...hidden));
  const [x, y] = spots[corner];
  Object.assign(map.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
}

map.addEventListener("click", ({ clientX, clientY }) => {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(map.getScreenCTM().inverse());
  zoom.look({ x: x / plane.unit, y: y / plane.unit });
});

let due = 0;
const soon = () => { cancelAnimationFrame(due); due = requestAnimationFrame(draw); };
document.addEventListener("zoomed", soon);
document.addEventListener("overlaid", ({ detail }) => { if (detail === "trace") soon(); }); // it is not to cover what is proposed
addEventListener("resize", soon);
let settled = 0;
document.getElementById("table").addEventListener("updated", () => {
  soon();
  clearTimeout(settled);
  settled = setTimeout(soon, SETTLED); // where all have come to stand
});

// --- What of several ways is seen

/** Pixels of a square where all of these ways are just seen. */
function pixels(ways) {
  const { clientWidth, clientHeight } = plane.board;
  const across = (along) => Math.max(...ways.flat().map((at) => at[along])) - Math.min(...ways.flat().map((at) => at[along])) + 2 * BESIDE;
  return Math.min(clientWidth / across(0), clientHeight / across(1));
}

/** On squares, of these ways the most that can be seen together without figures getting too small, of as many those around
 * the first of them; before all as many as may be of those who are aimed at, of each of whom there is his place alone. */
export function together(ways) {
  if (!plane.board.matches(".floored") || pixels(ways) >= FEWEST) return ways;
  const all = ways.filter((way) => way.length);
  const groups = all.map(([[fromX, fromY]]) => {
    const far = ([[toX, toY]]) => Math.hypot(toX - fromX, toY - fromY);
    const nearest = [...all].sort((one, other) => far(one) - far(other));
    return nearest.reduce((kept, way) => (pixels([...kept, way]) >= FEWEST ? [...kept, way] : kept), []);
  });
  const worth = (group) => group.length + all.length * group.filter((way) => way.length === 1).length;
  return groups.reduce((most, group) => (worth(group) > worth(most) ? group : most));
}
traces.ways().then((ways) => { if (ways.length > 1) zoom.bring(ways); }); // they were drawn before this was there
