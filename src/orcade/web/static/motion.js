// How things move from one view to the next: along the path that the drawing tells, else straight.

import { edge, faceOf, fly } from "./flights.js";
import { distance, spotOf } from "./plane.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const LEG = 200, LEAST = 180, MOST = 900, BREAK = 400; // milliseconds
const PACE = 1.2; // milliseconds for a unit of the drawing, on a long leg
const NEAR = 6; // units of the drawing

const path = (node) => (node.dataset.trail ?? "").split(" ").filter(Boolean).map((pair) => pair.split(",").map(Number));

/** Where a thing is seen: a card by its ring, since the pattern on a back is larger than what is seen of it. */
const boxOf = (node) => (node.matches(".card") ? edge(node) : node.getBoundingClientRect());

/** What must be known of the present view before it is patched: all things by their ids, and what they are drawn with. */
function before(root) {
  const known = new Map();
  known.kit = [...root.querySelector("#board-kit")?.children ?? []];
  known.look = root.querySelector("#board")?.dataset.look;
  known.board = root.querySelector("svg#board")?.getScreenCTM();
  for (const node of root.querySelectorAll("[data-thing]:not(.front)")) {
    known.set(node.dataset.thing, {
      node, box: boxOf(node), trail: node.dataset.trail, spot: spotOf(node), facing: node.dataset.facing,
      top: node.dataset.top, face: node.matches(".card, .pile") ? faceOf(node) : undefined, wide: node.matches(".piece") ? edge(node).width : 0,
    });
  }
  return known;
}

/** Moves what did not come straight. `skipped`: views were left out, so nobody knows where new things came from. */
function after(root, known, skipped = false) {
  if (still.matches || document.hidden) return;
  for (const node of root.querySelectorAll("[data-thing]")) {
    const was = known.get(node.dataset.thing);
    if (node.matches(".front")) { // it came from a hand, or lay there before
      if (was && !was.node.isConnected) arrive(node, was.box);
      continue;
    }
    const trail = path(node);
    if (trail.length > 1 && node.dataset.trail !== was?.trail) {
      if (was ? begins(trail, was.spot) : !skipped) travel(node, trail, was?.facing);
    } else if (was?.facing && was.facing !== node.dataset.facing) {
      turn(node, Number(was.facing), LEG);
    } else if (was && was.node !== node) {
      arrive(node, was.box);
    }
  }
  if (!skipped) fly(root, known, arrive);
}

/** Whether a way begins where its thing stood: else it is the way of an earlier move, or only the end of one. */
const begins = ([[x, y]], spot) => spot && distance({ x, y }, spot) < NEAR;

/** All that moves a thing now. To tell it a browser works out all styles, so it is asked for once. */
const going = (node) => node.getAnimations({ subtree: true });

/** Turns a thing from an old heading to its present one, the shorter way round, in `duration` milliseconds. */
function turn(node, from, duration, running = going(node)) {
  const to = Number(node.dataset.facing);
  const round = ((to - from + 540) % 360) - 180;
  for (const each of running) if (each.id === "turn") each.cancel();
  const frames = [to - round, to].map((heading) => ({ transform: `rotate(${heading}deg)` }));
  for (const inner of round ? node.querySelectorAll(".o-turn") : []) inner.animate(frames, { duration, easing: "ease-out", id: "turn" });
}

/** Whether a thing looks along the last leg of its way: then it turned first and then went; else it was thrown. */
function ahead(node, trail) {
  const [[ax, ay], [bx, by]] = trail.slice(-2);
  const off = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI - Number(node.dataset.facing);
  return Math.cos((off * Math.PI) / 180) > 0.95;
}

/** Moves a thing along a polyline at an even pace, slower at the end; what is destroyed breaks there. */
function travel(node, trail, facing) {
  const steps = [0];
  for (let at = 1; at < trail.length; at++) {
    steps.push(steps[at - 1] + Math.hypot(trail[at][0] - trail[at - 1][0], trail[at][1] - trail[at - 1][1]));
  }
  const whole = steps.at(-1);
  if (!whole) return;
  const frames = trail.map(([x, y], at) => ({ transform: `translate(${x}px,${y}px)`, offset: steps[at] / whole }));
  const duration = Math.max(LEAST, Math.min(MOST, Math.max(LEG * (trail.length - 1), PACE * whole)));
  const running = going(node);
  for (const each of running) if (each.effect.target === node) each.cancel(); // what is moved twice at a time no compositor moves
  if (facing && facing !== node.dataset.facing) turn(node, Number(facing), ahead(node, trail) ? LEAST : duration, running);
  const run = node.animate(frames, { duration, easing: "ease-out", id: "trail" });
  node.classList.add("travels");
  const end = () => node.classList.remove("travels");
  run.addEventListener("cancel", end);
  run.addEventListener("finish", () => {
    end();
    if (!node.classList.contains("gone")) return;
    node.classList.add("breaking");
    setTimeout(() => node.classList.remove("breaking"), BREAK);
  });
}

/** A thing that went from hand to board, or back, is a new node: it is moved from where the old one was. */
function arrive(node, from, delay = 0) {
  const to = boxOf(node);
  const scale = (node.ownerSVGElement && node.getScreenCTM()?.a) || 1;
  const x = (from.x + from.width / 2 - to.x - to.width / 2) / scale;
  const y = (from.y + from.height / 2 - to.y - to.height / 2) / scale;
  // By its transform: `translate` within an SVG is worked out with everything else, and not by the compositor alone.
  const there = node.style.transform;
  const frames = [`translate(${x}px,${y}px) ${there}`, there || "none"].map((transform) => ({ transform }));
  node.animate(frames, { delay, duration: 240, easing: "ease-out", fill: "backwards", id: "arrive" });
}

export const motion = { before, after };
