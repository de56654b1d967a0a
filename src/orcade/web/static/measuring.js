// The measuring tool (ruler.js): only on this page, nothing of it is sent. From base edge to base edge where it begins or
// ends on something that has a base, else from point to point. Drag, click twice, or step with the keyboard from thing to
// thing.

import { distance, drawOverlay, inches, line, plane } from "./plane.js";

let on = false;
let from = null, to = null; // {x, y, node}: node is the thing measured from, or null
let done = false; // both ends are set; the next click begins anew

const pieces = () => [...(plane.board?.querySelectorAll(".piece[data-base]") ?? [])];

/** The point of a base that is nearest to a point. */
function nearestOf(node, point) {
  const at = plane.placeOf(node);
  const [a, b, turn = 0] = node.dataset.base.split(" ").map(Number);
  const dx = point.x - at.x, dy = point.y - at.y;
  if (b === undefined) {
    const far = Math.hypot(dx, dy);
    return far <= a ? point : { x: at.x + (dx / far) * a, y: at.y + (dy / far) * a };
  }
  const cos = Math.cos((turn * Math.PI) / 180), sin = Math.sin((turn * Math.PI) / 180);
  const u = Math.max(-a, Math.min(a, dx * cos + dy * sin)), v = Math.max(-b, Math.min(b, dy * cos - dx * sin));
  return { x: at.x + u * cos - v * sin, y: at.y + u * sin + v * cos };
}

/** An end of the line at a point: on the topmost piece whose base holds it, or on no piece. */
function end(point) {
  const holding = pieces().filter((node) => distance(nearestOf(node, point), point) < 1e-9);
  const node = holding.at(-1) ?? null;
  return { ...(node ? plane.placeOf(node) : point), node };
}

/** Both ends of the line to draw, edge to edge. */
function edges() {
  let a = from, b = to;
  for (let turn = 0; turn < (a.node && b.node ? 24 : 1); turn++) { // two boxes: to and fro until nothing changes
    const na = from.node ? nearestOf(from.node, b) : from;
    const nb = to.node ? nearestOf(to.node, na) : to;
    if (distance(na, a) + distance(nb, b) < 1e-6) break;
    [a, b] = [na, nb];
  }
  return [a, b];
}

const named = (each) => each.node?.getAttribute("aria-label")?.split(/[,.:(]/)[0] ?? "";

function words() {
  if (!from || !to) return "";
  const [a, b] = edges();
  const same = from.node && from.node === to.node;
  const ends = [named(from), named(to)];
  const names = ends[0] && ends[1] && !same ? `${ends[0]} to ${ends[1]}: ` : "";
  return `${names}${inches(same ? 0 : distance(a, b))}`;
}

function draw() {
  if (!on || !from || !plane.unit) return drawOverlay("ruler", []);
  const [a, b] = to ? edges() : [from, from];
  const pa = plane.onOverlay(a), pb = plane.onOverlay(b);
  const shapes = [...line(pa, pb, "ruler")];
  const far = Math.hypot(pb.x - pa.x, pb.y - pa.y);
  const length = distance(a, b);
  if (far > 1 && length > 0 && far / length > 7) { // an inch is wide enough for its own mark
    const ux = (pb.x - pa.x) / far, uy = (pb.y - pa.y) / far;
    for (let inch = 1; inch < length; inch++) {
      const x = pa.x + (ux * far * inch) / length, y = pa.y + (uy * far * inch) / length, half = inch % 6 ? 5 : 9;
      shapes.push(["path", { d: `M${x - uy * half} ${y + ux * half}L${x + uy * half} ${y - ux * half}`, class: "stroke mark" }]);
    }
  }
  for (const at of [pa, pb]) shapes.push(["circle", { cx: at.x, cy: at.y, r: 5, class: "knob" }]);
  if (to) {
    const overlay = document.getElementById("overlay").getBoundingClientRect(), half = words().length * 5;
    const x = Math.max(half, Math.min(overlay.width - half, (pa.x + pb.x) / 2));
    const y = Math.max(20, Math.min(overlay.height - 10, (pa.y + pb.y) / 2 - 14));
    shapes.push(["text", { x, y, class: "words", words: words() }]);
  }
  drawOverlay("ruler", shapes);
}

const say = () => { document.getElementById("heard").textContent = words(); };

function set(next) {
  on = next && plane.unit > 0 && document.querySelector("[data-do=ruler]") !== null; // a map of rooms has no inches
  from = to = null;
  done = false;
  if (on) document.dispatchEvent(new Event("measuring"));
  document.getElementById("table").classList.toggle("measuring", on);
  for (const button of document.querySelectorAll("[data-do=ruler]")) button.setAttribute("aria-pressed", String(on));
  const focused = document.activeElement?.closest?.("#board [data-thing], #board .dot");
  if (on && focused) from = { ...plane.placeOf(focused), node: focused.dataset.base ? focused : null };
  if (on) document.getElementById("heard").textContent = from ? "Measuring from here; arrows go on, Escape ends it" : "Measuring; Escape ends it";
  draw();
}

document.addEventListener("zoomed", draw);
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !on || event.target.closest("input, select, textarea, dialog")) return;
  set(false);
  event.stopPropagation();
  event.preventDefault();
}, true);
document.addEventListener("focusin", (event) => {
  const node = on && event.target.closest?.("#board [data-thing], #board .dot");
  const at = node && plane.placeOf(node);
  if (!at || !event.target.matches(":focus-visible")) return;
  const here = { ...at, node: node.dataset.base ? node : null };
  if (from) to = here;
  else from = here;
  draw();
  say();
});

export const measuring = {
  set,
  get on() { return on; },
  /** A drag begins. */
  begin(point) { from = end(point); to = from; done = false; draw(); },
  /** The pointer moved, pressed or not. */
  follow(point) {
    if (!from || done) return;
    to = end(point);
    draw();
  },
  /** A drag ended, or a click set an end. */
  finish(point) { to = end(point); done = true; draw(); say(); },
  click(point) {
    if (from && !done) this.finish(point);
    else this.begin(point);
  },
  /** After a new view: a thing may have moved or gone. */
  renew() {
    for (const each of [from, to]) {
      if (each?.node && !each.node.isConnected) each.node = null;
      else if (each?.node) Object.assign(each, plane.placeOf(each.node));
    }
    draw();
  },
};
