// On a board seen from afar figures are larger than their bases, and would lie on each other where these stand close. They
// are pulled apart so far that each is seen and can be aimed at; a pin shows where somebody stands who was moved away. Riders,
// who are tall, are drawn smaller before.

import { drawOverlay, plane, spotOf } from "./plane.js";
import { styleSheet } from "./style-sheet.js";

styleSheet("crowding");

const ROUNDS = 24;
const ASIDE = 0.75; // of a figure's radius: who is moved by more is not found where he stands
const UPRIGHT = 0.9; // of half its length: the radius of a rider who is seen upright, whichever way his base lies
const LIFTED = 0.2; // of the same: how far above his base his middle is
const LEAST = 0.72; // of its usual size: how small a rider gets in a crowd
const LEAST_ACTING = 0.85; // who is to act stays larger than those around him
const DOT = 3.5; // pixels

/** Who stands where: the discs that a figure covers, one, or two along a longer one that is seen from above, in units of the
 * drawing, measured from where its base stands; all of them are moved by `x`, `y`. */
function figureOf(node) {
  const spot = spotOf(node), stand = node.querySelector(".o-stand");
  if (!spot || !stand) return null;
  const grown = new DOMMatrix(getComputedStyle(stand).transform).a;
  const [long, wide = long, turn = 0] = node.dataset.base.split(" ").map(Number);
  const upright = long !== wide && node.querySelector(".o-base.under");
  const figure = { node, spot, least: 1, share: 1, x: 0, y: 0 };
  if (upright) {
    const half = long * plane.unit * grown, least = node.matches(".active") ? LEAST_ACTING : LEAST;
    return { ...figure, least: Math.min(1, Math.max(1 / grown, least)), radius: half * UPRIGHT, ends: [[0, -half * LIFTED]] };
  }
  const radius = Math.min(long, wide) * plane.unit * grown, half = Math.abs(long - wide) * plane.unit * grown;
  const heading = (turn * Math.PI) / 180, [ux, uy] = [Math.cos(heading) * half, Math.sin(heading) * half];
  return { ...figure, radius, ends: half ? [[-ux, -uy], [ux, uy]] : [[0, 0]] };
}

/** Where two figures lie on each other most: their distance there, if it is less than their radii together. */
function nearest(one, other) {
  let worst = { far: one.radius + other.radius }; // their rims touch
  for (const [ax, ay] of one.ends) {
    for (const [bx, by] of other.ends) {
      const dx = other.spot.x + other.x + bx - one.spot.x - one.x - ax;
      const dy = other.spot.y + other.y + by - one.spot.y - one.y - ay;
      const far = Math.hypot(dx, dy);
      if (far < worst.far) worst = { far, dx, dy };
    }
  }
  return worst;
}

/** Draws riders that lie on others smaller, until they do not or are as small as they get. */
function shrink(figures) {
  figures.forEach((one, at) => {
    for (const other of figures.slice(at + 1)) {
      const fits = nearest(one, other).far / (one.radius + other.radius);
      for (const each of [one, other]) each.share = Math.max(each.least, Math.min(each.share, fits));
    }
  });
  for (const figure of figures) {
    figure.radius *= figure.share;
    figure.ends = figure.ends.map((end) => end.map((along) => along * figure.share));
    figure.node.style.setProperty("--crowd", figure.share.toFixed(2));
  }
  const acts = figures.find(({ node }) => node.matches(".active"));
  document.getElementById("preview")?.style.setProperty("--crowd", (acts?.share ?? 1).toFixed(2));
}

/** Moves both so far that they lie on each other no more where they do it most. */
function part(one, other, at) {
  const worst = nearest(one, other), need = one.radius + other.radius;
  if (worst.far >= need) return;
  const push = (need - worst.far) / 2;
  const [ux, uy] = worst.far > 1 ? [worst.dx / worst.far, worst.dy / worst.far] : [Math.cos(at), Math.sin(at)];
  one.x -= ux * push;
  one.y -= uy * push;
  other.x += ux * push;
  other.y += uy * push;
}

/** Nobody is moved off the board. */
function keepWithin({ spot, radius, ...figure }) {
  const [wide, high] = plane.size.map((length) => length * plane.unit);
  const within = (at, moved, most) => Math.max(Math.min(0, radius - at), Math.min(Math.max(0, most - radius - at), moved));
  return [within(spot.x, figure.x, wide), within(spot.y, figure.y, high)];
}

export function pullApart() {
  const board = plane.board;
  if (!board?.matches(".measured") || !plane.unit) return;
  const figures = [...board.querySelectorAll("#board-pieces .piece:not(.gone)")].map(figureOf).filter(Boolean);
  shrink(figures);
  for (let round = 0; round < ROUNDS; round++) {
    figures.forEach((one, at) => figures.slice(at + 1).forEach((other, more) => part(one, other, at + more)));
    for (const figure of figures) [figure.x, figure.y] = keepWithin(figure);
  }
  for (const { node, x, y } of figures) {
    if (Math.hypot(x, y) > 1) node.style.setProperty("--aside", `${x.toFixed(1)}px ${y.toFixed(1)}px`);
    else node.style.removeProperty("--aside");
  }
  const scale = plane.scale / plane.drawn;
  drawOverlay("pins", board.querySelector(".lies-over") ? [] : figures.flatMap((figure) => pin(figure, scale)));
}

/** From where somebody stands to where he is drawn, if that is elsewhere. */
function pin({ node, spot, radius, x, y }, scale) {
  const far = Math.hypot(x, y);
  if (far < ASIDE * radius) return [];
  const at = plane.onOverlay({ x: spot.x / plane.unit, y: spot.y / plane.unit });
  const share = Math.max(0, far - radius) * scale / far;
  const seat = [...node.classList].find((name) => name.startsWith("seat-")) ?? "";
  return [
    ["path", { d: `M${at.x} ${at.y}l${x * share} ${y * share}`, class: "pin" }],
    ["circle", { cx: at.x, cy: at.y, r: DOT, class: `pin ${seat}` }],
  ];
}

let due = 0;
document.addEventListener("zoomed", () => {
  cancelAnimationFrame(due);
  due = requestAnimationFrame(pullApart);
});
