// The shapes of a trace on the overlay, in pixels: the same size at every zoom.

import "./table.js";
import { covered } from "./boxes.js";
import { placeTip } from "./messages.js";
import { distance, plane } from "./plane.js";

const LEAP = 1.5; // of a way, a longer part is no step: from staircase to staircase
const SMALL = 48; // pixels of a square that words would cover; the hint of an answer tells them, too
const CROWD = 6, ON_SQUARES = 3, ENDS = 2; // of more ways than these, of fewer where they are on squares, only the last step is drawn, and thin, so that who goes there stays to be read
const HIGH = 24, LINE = 18, LETTER = 9.2; // of a label: its height, that of another line, and about the width of a letter

const onOverlay = ([x, y]) => plane.onOverlay({ x, y });
const path = (points) => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
const stroke = (d, kind) => [["path", { d, class: `edge ${kind}` }], ["path", { d, class: `stroke ${kind}` }]];

/** All that is drawn of an answer, off what is told beside the pointer: a list of [element, attributes]. */
export function drawn({ trace, legal }) {
  const corner = document.getElementById("overlay").getBoundingClientRect();
  const taken = [];
  if (placeTip(pixelsOf(trace).map(({ x, y }) => ({ x: x + corner.x, y: y + corner.y })))) {
    const tip = document.getElementById("tip").getBoundingClientRect();
    taken.push({ x: tip.x - corner.x, y: tip.y - corner.y, wide: tip.width, high: tip.height });
  }
  return [...shapesOf(trace, legal), ...labels(trace, legal, taken)];
}

/** All ways of a trace, each its points, first the one that the answer is about; then lines of sight, and where those are
 * who are aimed at. */
export function waysOf({ way, beside, lines, targets }) {
  const seen = lines.filter(({ kind }) => kind === "sight").map(({ start, end }) => [start, end]);
  const ways = [way, ...beside, ...seen].filter((each) => each.length), ends = ways.map((each) => String(each.at(-1)));
  return [...ways, ...targets.map(({ at }) => [at]).filter(([at]) => !ends.includes(String(at)))];
}

/** The lines and marks. `legal`: whether the answer may be given. */
function shapesOf(trace, legal) {
  const { way, risks, lines, squares, targets, beside, walls } = trace;
  const mood = legal ? "" : "barred", crowd = beside.length > (plane.board.matches(".floored") ? ON_SQUARES : CROWD);
  return [
    ...reach(squares, mood),
    ...(walls.length ? stroke(walls.map((each) => path(each.map(onOverlay))).join(""), "walls") : []),
    ...lines.flatMap((line) => sight(line, mood)),
    ...beside.flatMap((each) => (crowd ? footway(each.slice(-ENDS), `${mood} thin`) : footway(each, mood))),
    ...footway(way, mood, targets),
    ...titles(trace),
    ...targets.flatMap((spot) => corners(onOverlay(spot.at))),
    ...risks.flatMap((spot) => warning(onOverlay(spot.at))),
  ];
}

function reach(squares, mood) {
  if (!squares.length) return [];
  const d = squares.map((at) => { const { x, y } = onOverlay(at); return `M${x.toFixed(1)} ${y.toFixed(1)}h0`; }).join("");
  return stroke(d, `reach ${mood}`);
}

/** A point so many pixels from one on the way to another. */
function towards(from, to, gone) {
  const far = distance(from, to) || 1;
  return { x: from.x + ((to.x - from.x) * gone) / far, y: from.y + ((to.y - from.y) * gone) / far };
}

/** A dotted line with an arrow at its end; a leap is a thin one. */
function footway(way, mood, targets = []) {
  if (way.length < 2) return [];
  const points = way.map(onOverlay);
  const aside = (from, to) => towards(from, to, Math.min(plane.scale * 0.5, distance(from, to) / 2)); // what stands there stays to be read
  points[0] = aside(points[0], points[1]);
  if (targets.some(({ at }) => String(at) === String(way.at(-1)))) points.push(aside(points.pop(), points.at(-1)));
  const steps = [], leaps = [];
  way.slice(1).forEach((at, before) => {
    const long = Math.hypot(at[0] - way[before][0], at[1] - way[before][1]) > LEAP;
    (long ? leaps : steps).push(path([points[before], points[before + 1]]));
  });
  return [
    ...(steps.length ? stroke(joined(steps), `steps ${mood}`) : []),
    ...(leaps.length ? stroke(leaps.join(""), `leap ${mood}`) : []),
    ...arrow(points.at(-2), points.at(-1), mood),
  ];
}

/** Parts of a path that meet as one line, so that its dots go on round corners. */
const joined = (parts) => parts.reduce((all, part) => {
  const [from, to] = part.slice(1).split("L");
  return all.endsWith(from) ? `${all}L${to}` : all + part;
});

function arrow(from, to, mood) {
  const far = distance(from, to) || 1;
  const ux = (to.x - from.x) / far, uy = (to.y - from.y) / far;
  const wing = (side) => ({ x: to.x - 11 * ux - side * uy, y: to.y - 11 * uy + side * ux });
  return stroke(path([wing(-8), to, wing(8)]), `tip ${mood}`);
}

/** A line from centre to centre; what lies behind a place where it is blocked is dashed, and the place is crossed. What
 * falls has its shadow there. */
function sight({ start, end, block, kind }, mood) {
  const from = onOverlay(start), to = onOverlay(end);
  if (kind === "fall") return [["path", { d: path([from, to]), class: "shadow", "stroke-width": plane.scale * 0.8 }], ...arrow(from, to, mood)];
  if (kind === "threat") return threat(from, to);
  if (!block) {
    const beside = towards(to, from, Math.min(plane.scale * 0.45, distance(from, to) / 3)); // who is meant stays to be read
    return [...stroke(path([from, beside]), `sight ${mood}`), ...arrow(from, beside, mood)];
  }
  const at = onOverlay(block.at);
  const cross = `M${at.x - 6} ${at.y - 6}l12 12m0 -12l-12 12`;
  return [
    ...stroke(path([from, at]), "sight barred"),
    ["path", { d: path([at, to]), class: "stroke beyond barred" }],
    ["circle", { cx: at.x, cy: at.y, r: 11, class: "knob barred" }],
    ["path", { d: cross, class: "stroke cross barred" }],
  ];
}

/** From the rim of whoever could strike a little towards where he would: it runs over nobody's face, and across no way. */
function threat(from, to) {
  const far = distance(from, to) || 1, aside = Math.min(plane.scale * 0.45, far / 3);
  const start = towards(from, to, aside), end = towards(from, to, Math.min(far - aside / 2, aside + plane.scale * 0.4));
  return [...stroke(path([start, end]), "threat"), ...arrow(start, end, "threat")];
}

/** A sign of danger, above what stands there. */
function warning(at) {
  const y = at.y - Math.max(6, plane.scale * 0.36);
  return [
    ["path", { d: `M${at.x} ${y - 13}l13 22h-26z`, class: "warning" }],
    ["path", { d: `M${at.x} ${y - 5}v6m0 4.5v.5`, class: "bang" }],
  ];
}

/** Four corners round who is aimed at: a round figure is seen whole between them, and who stands beside it. */
function corners({ x, y }) {
  const r = Math.max(9, plane.scale * 0.5), arm = r * 0.5;
  const corner = (right, down) => `M${x + right * r} ${y + down * (r - arm)}v${down * arm}h${-right * arm}`;
  return stroke([[-1, -1], [1, -1], [1, 1], [-1, 1]].map((each) => corner(...each)).join(""), "aimed barred");
}

const SINGLE = /^1 (area|square|token)$/; // the arrow says it: no plate lies on the board for a single step
const SAMPLES = 8; // of each part of a line

/** Pixels of the overlay all along a trace, for what should not cover it. */
function pixelsOf({ way, lines, squares, targets, beside }) {
  const ways = [way, ...beside].flatMap((each) => each.slice(1).map((at, before) => [each[before], at]));
  const parts = [...lines.map(({ start, end }) => [start, end]), ...ways];
  const spots = [...squares, ...targets.map((spot) => spot.at)].map(onOverlay);
  return spots.concat(parts.flatMap(([[x, y], [ex, ey]]) => Array.from({ length: SAMPLES }, (_, at) => {
    const part = at / (SAMPLES - 1);
    return onOverlay([x + (ex - x) * part, y + (ey - y) * part]);
  })));
}

const SIZES = ["--px", "--zoom"]; // by which letters keep their size, however near a map is seen

/** The titles of areas again, over the ways that run across them: a name is read wherever one goes. */
function titles(trace) {
  const all = [...document.querySelectorAll("#board-titles > [id]")];
  if (!all.length) return [];
  const overlay = document.getElementById("overlay"), seen = getComputedStyle(plane.board);
  for (const name of SIZES) overlay.style.setProperty(name, seen.getPropertyValue(name));
  const corner = overlay.getBoundingClientRect(), { a, d, e, f } = plane.board.getScreenCTM();
  const transform = `matrix(${a} 0 0 ${d} ${e - corner.x} ${f - corner.y})`, pixels = pixelsOf(trace);
  const crossed = (node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return pixels.some(({ x, y }) => x + corner.x > left && x + corner.x < right && y + corner.y > top && y + corner.y < bottom);
  };
  const over = document.createElementNS(overlay.namespaceURI, "g");
  over.append(...all.filter(crossed).map((node) => node.cloneNode(true))); // a `use` would not be drawn as what lies on a map
  for (const node of over.children) node.removeAttribute("id");
  return [[over, { class: "mapped", transform }]];
}

/** Boxes of all figures, of trees and the like, of names on a map, and of the letters around a board, which words should
 * not cover, either, the trees least of all. */
function figures(corner) {
  return [...document.querySelectorAll("#board :is(#board-ground > .o-text, .piece, .o-name, .tile .o-text.o-named, .tile rect.o-edged, .path .o-tag, .square:has(> [href^='#look-']))")].map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return { x: x - corner.x, y: y - corner.y, wide: width, high: height, much: (node.matches(".square") ? 3 : 6) / (width * height || 1) };
  });
}

/** The words, each where it covers no other, nor a box that is taken, and but those that stand beside their target as its
 * odds: a list of [element, attributes]. */
function labels(trace, legal, taken) {
  const { way, cost, risks, lines, targets } = trace;
  const overlay = document.getElementById("overlay"), corner = overlay.getBoundingClientRect();
  const pixels = pixelsOf(trace), hidden = figures(corner), goal = way.length ? onOverlay(way.at(-1)) : null, { scale } = plane;
  if (goal) hidden.push({ x: goal.x - scale / 2, y: goal.y - scale / 2, wide: scale, high: scale, much: 6 / (scale * scale) }); // such as a chest
  for (const node of overlay.querySelectorAll("[data-name=odds] rect")) taken.push({ x: node.x.baseVal.value, y: node.y.baseVal.value, wide: node.width.baseVal.value, high: node.height.baseVal.value });
  const odds = [...overlay.querySelectorAll(".odds")].flatMap((node) => node.textContent.match(/\d+ %/g) ?? []);
  const small = plane.scale < SMALL && !plane.board.matches(".floored, .mapped, .grown, .measured");
  const told = [
    ...(cost && !small && !SINGLE.test(cost) ? [[way.at(-1), cost, !legal]] : []),
    ...risks.map((spot) => [spot.at, spot.text, true]),
    ...lines.flatMap(({ start, end, text, block, kind }) => [[kind === "sight" ? end : start, kind === "fall" || (small && kind === "threat") ? "" : text, !legal], ...(block ? [[block.at, block.text, true]] : [])]),
    ...targets.map((spot) => [spot.at, spot.text, true]),
  ];
  return told.filter(([, words]) => words && !odds.some((each) => words.endsWith(each))).flatMap(([at, words, danger]) => label(onOverlay(at), words, danger, taken, pixels, hidden));
}

/** Words above a point, or where there is room near it; in two lines where they are wider than the board. */
function label(at, words, danger, taken, pixels, hidden) {
  const box = document.getElementById("overlay").getBoundingClientRect();
  const across = (text) => text.length * LETTER + 16, half = words.indexOf(" ", words.length / 2);
  const lines = across(words) > box.width - 8 && half > 0 ? [words.slice(0, half), words.slice(half + 1)] : [words];
  const wide = Math.max(...lines.map(across)), high = HIGH + (lines.length - 1) * LINE, gap = Math.max(14, plane.scale * 0.5) + 10;
  const clamp = (value, most) => Math.max(4, Math.min(most - 4, value));
  const places = [[-wide / 2, -gap - high], [-wide / 2, gap], [gap, -high / 2], [-gap - wide, -high / 2], [-wide / 2, -gap - 2.3 * high], [-wide / 2, gap + 1.3 * high], [gap, -gap - high], [-gap - wide, -gap - high], [gap, gap], [-gap - wide, gap], [-wide / 2, -gap - 3.6 * high], [-wide / 2, gap + 2.6 * high]]
    .map(([x, y]) => ({ x: clamp(at.x + x, box.width - wide), y: clamp(at.y + y, box.height - high), wide, high }));
  const covers = (one, other) => one.x < other.x + other.wide && other.x < one.x + one.wide
    && one.y < other.y + other.high && other.y < one.y + one.high;
  const free = places.filter((each) => !taken.some((other) => covers(each, other)));
  const hides = (each) => hidden.reduce((sum, other) => sum + other.much * covered(each, other), 0)
    + pixels.filter((pixel) => covers(each, { ...pixel, wide: 0, high: 0 })).length;
  const place = free.reduce((best, each) => (hides(each) < hides(best) ? each : best), free[0] ?? places[0]);
  taken.push(place);
  return [
    ["rect", { x: place.x, y: place.y, width: wide, height: high, rx: 5, class: `plate ${danger ? "barred" : ""}` }],
    ...lines.map((line, below) => ["text", { x: place.x + wide / 2, y: place.y + 17 + below * LINE, class: "told", words: line }]),
  ];
}
