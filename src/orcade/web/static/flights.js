// Cards on their way between piles and hands. What lay in the pit stays there until the dice that fell have been seen, and
// goes to its pile then. Pictures of them do so, over the page: they take no clicks, and go when there is one.

import { spotOf } from "./plane.js";

const SVG = "http://www.w3.org/2000/svg";
const FLIGHT = 340, APART = 40, SEEN = 1500; // milliseconds
const CARD = 112; // units that its ring is wide

let sky = null; // the pictures
let waiting = []; // figures that go where they are when the dice have been seen
let told = []; // ids of what is told beside the cards of the pit until then

/** What is seen of a card, or of the top of a pile. */
export const faceOf = (node) => node.querySelector('[href^="#face-"], [href^="#back-"]')?.getAttribute("href");

/** Shows where cards came from and went. `known`: things as they were before; `arrive` moves a node from a box. */
export function fly(root, known, arrive) {
  const piles = [...root.querySelectorAll("#board .pile")];
  if (!piles.length) return;
  if (told.some((id) => root.querySelector(`#board [data-thing="${id}"]`))) end(); // somebody stands in the pit again
  const was = [...known.values()];
  const dealt = was.filter(({ node, top, face }) => node.matches(".pile") && !top && face);
  const from = (id) => was.find(({ top }) => top === id) ?? (dealt.length === 1 ? dealt[0] : undefined);
  const fresh = [...root.querySelectorAll(".card[data-thing]")].filter((node) => !known.has(node.dataset.thing));
  fresh.forEach((node, at) => {
    const pile = from(node.dataset.thing);
    if (pile) arrive(node, edge(pile.node), at * APART);
  });

  const gone = was.filter(({ node }) => node.matches(".card") && !node.isConnected);
  const taken = (id) => gone.find(({ node }) => node.dataset.thing === id);
  const takers = piles.map((pile) => [pile, taken(pile.dataset.top)]).filter(([, card]) => card);
  const pit = root.querySelector(".dice .fresh") && was.find(({ node }) => node.matches(".path"));
  const inPit = ({ box }) => pit && inside(box, pit.box);
  if (pit && gone.some(inPit)) linger(was.filter(inPit), known);
  for (const card of gone) {
    const [pile] = takers.find(([, other]) => other === card) ?? nearest(takers, card) ?? [];
    if (pile) send(card, pile, known, inPit(card) ? SEEN : 0);
  }
  for (const pile of piles) {
    const other = was.find(({ node, top }) => top && top === pile.dataset.top && node !== pile && node.matches(".pile"));
    if (other) send(other, pile, known, 0);
  }
}

/** Where its ring lies: whatever a figure holds, that is as large as the figure. */
export const edge = (node) => (node.querySelector(".o-ring") ?? node).getBoundingClientRect();
const boardNow = () => document.getElementById("board").getScreenCTM();

/** A box of the page in units of the board, which lay so then. */
const onBoard = ({ x, y, width, height }, { a, e, f }) => new DOMRect((x - e) / a, (y - f) / a, width / a, height / a);

/** Where something was. */
const placeOf = ({ node, box }, known) => onBoard(box, node.matches("svg.card") ? boardNow() : known.board);

const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];

function inside(box, around) {
  const [x, y] = middle(box);
  return x > around.x && x < around.x + around.width && y > around.y && y < around.y + around.height;
}

/** Of the piles that took a card, the one that took the card nearest to this one. */
function nearest(takers, { box }) {
  const [x, y] = middle(box);
  const far = ([, card]) => Math.hypot(middle(card.box)[0] - x, middle(card.box)[1] - y);
  return [...takers].sort((one, other) => far(one) - far(other))[0];
}

/** The layer of the pictures, in units of the board, with what they are drawn with that is on the board no more. */
function open(known) {
  if (!sky) {
    sky = document.createElementNS(SVG, "svg");
    sky.id = "flights";
    sky.setAttribute("aria-hidden", "true");
    sky.style.cssText = "position:fixed;inset:0;width:100%;height:100%;z-index:2;pointer-events:none";
    sky.append(document.createElementNS(SVG, "defs"), document.createElementNS(SVG, "g"));
    document.body.append(sky);
    follow();
  }
  sky.firstChild.append(...(known.kit ?? []).filter((node) => !node.isConnected));
}

/** Keeps the pictures over the board, which may become smaller. */
function follow() {
  if (!sky) return;
  const { a, e, f } = boardNow(), matrix = `matrix(${a} 0 0 ${a} ${e} ${f})`;
  if (sky.lastChild.getAttribute("transform") !== matrix) sky.lastChild.setAttribute("transform", matrix);
  requestAnimationFrame(follow);
}

/** A picture in the layer, until its movement ends. */
function show(picture, frames, timing) {
  sky.lastChild.append(picture);
  picture.animate(frames, { fill: "both", easing: "ease-in-out", ...timing }).addEventListener("finish", () => {
    picture.remove();
    if (sky && !sky.lastChild.childElementCount) end();
  });
}

/** A card goes to a pile, after so many milliseconds. */
function send(was, pile, known, delay) {
  open(known);
  const { face } = was, box = placeOf(was, known);
  const card = document.createElementNS(SVG, "use");
  for (const [name, value] of Object.entries({ href: faceOf(pile) ?? face, x: -50, y: -70 })) card.setAttribute(name, value);
  if (delay) card.setAttribute("href", face); // it lay open
  const at = (place, wide) => {
    const [x, y] = middle(place);
    return { transform: `translate(${x}px,${y}px) scale(${wide / CARD})` };
  };
  const to = onBoard(edge(pile), boardNow());
  show(card, [at(box, box.width), at(to, to.width)], { delay, duration: FLIGHT });
}

/** What is told beside the cards of the pit stays as long as they do, and so do the figures in it. */
function linger(things, known) {
  end();
  open(known);
  for (const { node, spot, wide } of things) {
    if (node.matches(".caption") && !node.isConnected) {
      const copy = node.cloneNode(true);
      for (const each of [copy, ...copy.querySelectorAll("[id]")]) each.removeAttribute("id");
      copy.removeAttribute("data-thing");
      told.push(node.dataset.thing);
      show(copy, [{ opacity: 1 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }], { duration: SEEN, easing: "linear" });
    } else if (node.matches(".piece") && node.isConnected && spot) {
      stay(node, spot, wide / known.board.a);
    }
  }
}

/** A figure that goes elsewhere waits. */
function stay(node, { x, y }, wide) {
  const now = spotOf(node);
  if (now.x === x && now.y === y) return;
  for (const each of node.getAnimations()) each.cancel();
  const scale = (wide * boardNow().a) / edge(node).width;
  const old = `translate(${x}px,${y}px) scale(${scale})`;
  const frames = [{ transform: old }, { transform: old, offset: SEEN / (SEEN + FLIGHT) }, { transform: node.style.transform }];
  waiting.push(node.animate(frames, { duration: SEEN + FLIGHT, easing: "linear" }));
}

function end() {
  sky?.remove();
  sky = null;
  for (const each of waiting) each.cancel();
  waiting = [];
  told = [];
}

document.addEventListener("pointerdown", end);
document.addEventListener("keydown", end);
