// What all are after, such as the Piglet, or the gate that is next, where it is out of sight on a board that is seen from
// near: its picture, or its number, at the edge of the board, on the side on which it is, with an arrow, beside what is
// written there. A click goes there. It comes in sight where who acts stays there, too, with where he would go; and at the end. Loaded with the small
// map.

import "./table.js";
import { directionTo, plane, spotOf } from "./plane.js";
import { styleSheet } from "./style-sheet.js";
import { zoom } from "./zoom.js";

const SVG = "http://www.w3.org/2000/svg";
const INSET = 30; // pixels from the edge to its middle
const ART = 84; // units of the drawing that are shown of it
const HALF = 24; // pixels from its middle to its rim
const BESIDE = 0.68; // of the view: so far apart all are well in sight

const sign = document.createElement("button");
sign.type = "button";
sign.id = "sought";
sign.hidden = true;
styleSheet("sought").onload = () => { document.body.append(sign); draw(); };

/** A picture of a thing of the board by itself. */
function pictureOf(node) {
  const art = document.createElementNS(SVG, "svg");
  art.setAttribute("viewBox", `${-ART / 2} ${-ART / 2} ${ART} ${ART}`);
  art.setAttribute("aria-hidden", "true");
  const copy = node.cloneNode(true);
  for (const name of ["style", "id", "data-thing", "tabindex"]) copy.removeAttribute(name);
  art.append(copy);
  return art;
}

/** What is looked for: what all are after, else what who acts is to come to. */
const wanted = () => plane.board?.querySelector(".piece.sought") ?? plane.board?.querySelector(".path.goal");

/** How it looks on the sign. */
const face = (node) => (node.matches(".goal") ? node.getAttribute("aria-label").match(/\d+$/)?.[0] ?? "" : pictureOf(node));

/** Whether an end of a gate is seen, which has its number. */
function showsEnd(node, box) {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  return node.matches(".goal") && right - INSET > box.left && left + INSET < box.right && bottom - INSET > box.top && top + INSET < box.bottom;
}

/** Along an edge the place nearest to this one, both in pixels, that covers no words of the overlay; this one where there is none. */
function besideWords(x, y, across, from, to) {
  const plates = [...document.querySelectorAll("#overlay rect.plate")].map((plate) => plate.getBoundingClientRect());
  const free = (atX, atY) => plates.every(({ left, right, top, bottom }) => atX + HALF < left || atX - HALF > right || atY + HALF < top || atY - HALF > bottom);
  const along = (distance) => (across ? [Math.max(from, Math.min(to, x + distance)), y] : [x, Math.max(from, Math.min(to, y + distance))]);
  for (let distance = 0; distance < to - from; distance += HALF / 2) {
    for (const each of [along(distance), along(-distance)]) if (free(...each)) return each;
  }
  return [x, y];
}

function draw() {
  const node = zoom.on ? wanted() : null;
  const spot = spotOf(node);
  const box = document.getElementById("board-frame")?.getBoundingClientRect();
  const [left, top, wide, high] = (plane.board?.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const [across, down] = spot ? [(spot.x - left) / wide, (spot.y - top) / high] : [0.5, 0.5];
  sign.hidden = !spot || !box?.height || (across > 0 && across < 1 && down > 0 && down < 1) || showsEnd(node, box);
  if (sign.hidden) return;
  const middle = { x: 0.5, y: 0.5 }, at = { x: across, y: down };
  const within = (part, from, size) => from + Math.max(INSET, Math.min(size - INSET, part * size));
  const turn = Math.atan2((down - 0.5) * box.height, (across - 0.5) * box.width);
  const above = down <= 0 || down >= 1;
  const [from, to] = above ? [box.left + INSET, box.right - INSET] : [box.top + INSET, box.bottom - INSET];
  const [x, y] = besideWords(within(across, box.left, box.width), within(down, box.top, box.height), above, from, to);
  sign.style.left = `${x}px`;
  sign.style.top = `${y}px`;
  sign.style.setProperty("--turn", `${turn}rad`);
  sign.setAttribute("aria-label", `${node.getAttribute("aria-label").split(/,|:| at /)[0]} is out of sight, ${directionTo(middle, at)}`);
  sign.classList.toggle("numbered", node.matches(".goal"));
  sign.replaceChildren(face(node));
}

sign.addEventListener("click", () => {
  const node = wanted();
  if (node) zoom.look(plane.placeOf(node));
});

function comeInSight() {
  const form = document.getElementById("choices"), at = plane.placeOf(plane.board?.querySelector(".piece.sought"));
  if (!at || !zoom.on || !zoom.focus || !(form || document.getElementById("result"))) return;
  const way = form?.querySelector(".usual")?.dataset.things?.split(" ").pop();
  const which = `.piece.active, .piece.goal${way ? `, [data-thing="${way}"]` : ""}`;
  const kept = form ? [...plane.board.querySelectorAll(which)].map(plane.placeOf, plane).filter(Boolean) : [];
  const [wide, high] = plane.board.getAttribute("viewBox").split(" ").slice(2).map((length) => length / plane.unit * BESIDE);
  if (kept.every((each) => Math.abs(each.x - at.x) < wide && Math.abs(each.y - at.y) < high)) zoom.glideTo(at, kept);
}

let due = 0;
const soon = () => { cancelAnimationFrame(due); due = requestAnimationFrame(draw); };
document.addEventListener("zoomed", soon);
document.addEventListener("overlaid", soon);
addEventListener("resize", soon);
document.getElementById("table").addEventListener("updated", () => { if (!zoom.again) comeInSight(); soon(); });
comeInSight();
