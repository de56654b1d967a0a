// A board measured in inches: from the pointer's pixels to points of the board and back, words for lengths and
// directions, and the overlay on which lines and words are drawn in pixels, the same size at every zoom.
export const plane = {
  get board() { return document.getElementById("board"); },
  /** Units of the drawing to an inch or a square. */
  get drawn() { return Number(this.board?.dataset.unit) || 0; },
  /** The same; 0 on a board that is not looked at from near. */
  get unit() { return this.size[0] && this.drawn; },
  /** [width, height] of the board in inches. */
  get size() { return (document.getElementById("board-frame")?.dataset.inches ?? "0 0").split(" ").map(Number); },

  /** The point of the board under a pixel of the window, in inches; null where there is no measured board. */
  at(clientX, clientY) {
    const seen = this.unit && this.board.getScreenCTM();
    if (!seen) return null;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(seen.inverse());
    return this.point(x / this.unit, y / this.unit);
  },

  /** A point as it can be written, on the board or at its edge: whole thousandths. */
  point(x, y) {
    const [wide, high] = this.size;
    const within = (value, most) => Math.round(Math.max(0, Math.min(most, value)) * 1000) / 1000;
    return { x: within(x, wide), y: within(y, high) };
  },

  /** Where a point lies on the overlay, in pixels from its corner. */
  onOverlay({ x, y }) {
    const seen = this.board.getScreenCTM();
    const at = new DOMPoint(x * this.drawn, y * this.drawn).matrixTransform(seen);
    const corner = document.getElementById("overlay").getBoundingClientRect();
    return { x: at.x - corner.x, y: at.y - corner.y };
  },

  /** Pixels of the window to an inch or a square, as the board is seen now. */
  get scale() { return (this.board.getScreenCTM()?.a ?? 0) * this.drawn; },

  /** Where a thing of the board is, in inches. */
  placeOf(node) {
    const spot = spotOf(node);
    return spot && { x: spot.x / this.unit, y: spot.y / this.unit };
  },
};

/** Where a thing of any board is drawn, in units of the drawing, from its style. */
export function spotOf(node) {
  const found = /translate\(\s*(-?[\d.e+]+)px\s*(?:,\s*(-?[\d.e+]+)px)?/.exec(node?.getAttribute("style") ?? "");
  return found && { x: Number(found[1]), y: Number(found[2] ?? 0) };
}

export const distance = (a, b) => Math.hypot(b.x - a.x, b.y - a.y);
export const inches = (length) => `${length.toFixed(1)}″`;
/** A point as an answer says it. */
export const pointText = ({ x, y }) => `${x.toFixed(3)},${y.toFixed(3)}`;

const DIRECTIONS = ["right", "down-right", "down", "down-left", "left", "up-left", "up", "up-right"];
/** The direction from one point to another in words. */
export const directionTo = (a, b) => DIRECTIONS[(Math.round(Math.atan2(b.y - a.y, b.x - a.x) / (Math.PI / 4)) + 8) % 8];

// --- The overlay

const SVG = "http://www.w3.org/2000/svg";

/** Draws a named group on the overlay anew: a list of [element or its name, attributes], its text as attribute "words". */
export function drawOverlay(name, shapes) {
  const overlay = document.getElementById("overlay");
  if (!overlay) return;
  let group = overlay.querySelector(`[data-name="${name}"]`);
  if (!group) {
    group = document.createElementNS(SVG, "g");
    group.dataset.name = name;
    overlay[name === "trace" ? "prepend" : "append"](group); // what is written over the board is read above it
  }
  group.replaceChildren(...shapes.map(([kind, { words, ...attributes }]) => {
    const node = kind.nodeType ? kind : document.createElementNS(SVG, kind);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    if (words) node.textContent = words;
    return node;
  }));
  document.dispatchEvent(new CustomEvent("overlaid", { detail: name }));
}

/** A line on the overlay with a pale edge, so that it shows on any ground. */
export function line(from, to, kind = "") {
  const d = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return [["path", { d, class: `edge ${kind}` }], ["path", { d, class: `stroke ${kind}` }]];
}
