// What each card in hand is good for now, in a word at the lower end of what is seen of it: what its answers do, or their first words, with the chance that they
// tell, the best of them, unless what is proposed tells none; dots stand for the others where there is no room for all; of other cards, when they will be of use, where they tell it; nothing
// where all cards are played alike and tell none, and say themselves what they are.

import "./table.js";
import { thing } from "./choices.js";

const MOST = 2; // words below one card
const SIZE = .86; // of letters, in rem, where there is room: a little less than what layout.css has
const SHORT = 10; // letters of a chance that stand below a card of a phone, where the others tell chances of something else
const BESIDE = 2; // pixels between what two cards say
const HIGH = 21; // pixels of a line of words
const LINE = 15; // pixels of one line more
const OVER = 14, LOW = 4; // pixels of a card that its words lie over; of one that is to be read until it is of use

const roomy = matchMedia("(min-width: 1000px)"); // a phone has no room for more words: a tap tells them

let said = new Map(); // by the id of a card: its words, shorter ones, and whether they tell a chance

/** Says it of the cards that these answers name first. */
export function sayOfHand(inHand) {
  const verbs = new Set(inHand.map(verbOf)), worded = document.querySelector("#fan.worded") !== null;
  said = new Map();
  for (const id of new Set(inHand.map(({ things }) => things[0]))) {
    const answers = inHand.filter(({ things }) => things[0] === id).sort((one, other) => isProposed(other) - isProposed(one)), ways = new Set(answers.map(verbOf));
    const odds = answers.filter(({ button }) => button.dataset.odds).sort((one, other) => chanceOf(other) - chanceOf(one));
    const short = ways.size > 1 ? `${[...ways][0]} …` : [...ways][0];
    const words = ways.size > MOST ? short : [...ways].join(" / ");
    const best = isProposed(answers[0]) && !answers[0].button.dataset.odds ? "" : odds[0]?.button.dataset.odds;
    const chance = best && `${verbOf(odds[0])} ${best}`;
    if (best) said.set(id, [chance, verbs.size > 1 && chance.length < SHORT ? chance : best, true]);
    else if (verbs.size > 1 || !worded) said.set(id, [words, short]);
  }
  const proposed = inHand.filter(isProposed);
  reveal((proposed.length ? proposed : inHand).map(({ things }) => thing(things[0])));
  draw();
}

/** Where a hand is wider than the page and none of these cards is seen whole, the first of them is scrolled to. */
function reveal(cards) {
  const fan = document.getElementById("fan");
  if (!fan || !cards[0] || fan.scrollWidth <= fan.clientWidth) return;
  const { x, right } = fan.getBoundingClientRect(), at = cards.map((card) => card.getBoundingClientRect());
  if (!at.some((card) => card.x >= x && card.right <= right)) fan.scrollLeft += at[0].x - x - BESIDE;
}

const isProposed = ({ button }) => button.classList.contains("usual");
const chanceOf = ({ button }) => parseInt(button.dataset.odds);
const verbOf = ({ say, button }) => button.dataset.does ?? say.split(/[ -]/)[0]; // "look" of "look-at"

function draw() {
  const fan = document.getElementById("fan");
  if (!fan) return;
  sizes.observe(fan.parentElement);
  for (const each of fan.parentElement.querySelectorAll(".good-for")) each.remove();
  const coming = [...fan.children].flatMap((card) => card.getAnimations()).filter(({ id }) => id === "arrive");
  if (coming.length) {
    Promise.allSettled(coming.map((run) => run.finished)).then(draw);
    return;
  }
  const corner = fan.getBoundingClientRect();
  const seen = Math.min(fan.parentElement.getBoundingClientRect().bottom, innerHeight); // a phone cuts the hand off
  const labels = [];
  const later = roomy.matches && document.getElementById("choices") ? [...fan.children].filter(({ dataset }) => dataset.when && !said.has(dataset.thing)) : [];
  for (const [id, [words, short, odds], quiet] of [...said, ...later.map(({ dataset }) => [dataset.thing, [dataset.when, dataset.when], true])]) {
    const card = thing(id);
    if (!card) continue;
    const { x, y, width, bottom } = card.getBoundingClientRect();
    if (bottom > seen + OVER && !odds && fan.matches(".worded")) continue; // over what can still be read of it
    const covers = (it) => it.x < x + width / 2 && it.right > x + width / 2 && it.y > y + OVER && it.y < bottom;
    const next = [...fan.children].map((each) => each.getBoundingClientRect()).find(covers); // of the row below
    const beside = card.nextElementSibling?.getBoundingClientRect().x ?? 0;
    const wide = (beside > x ? Math.min(width, beside - x) : width) - BESIDE; // the next may lie in another row
    const raised = new DOMMatrix(getComputedStyle(card).transform).f;
    const label = document.createElement("span");
    label.className = quiet ? "good-for later" : "good-for";
    label.ariaHidden = "true"; // the card's own words say more
    label.textContent = words;
    label.style.left = `${x - corner.x}px`;
    label.style.top = `${Math.min(next ? next.y - HIGH : bottom - raised - (quiet ? LOW : OVER), seen - HIGH - 1) - corner.y}px`;
    label.style.width = `${wide}px`;
    fan.after(label);
    labels.push([label, short]);
  }
  // All is measured before anything is changed, each time: shorter words first, then two lines, then smaller ones.
  const tooWide = ([label]) => label.scrollWidth > label.clientWidth;
  for (const [label, short] of labels.filter(tooWide)) label.textContent = short;
  const parted = ([label, short]) => short.includes(" ") && !label.matches(".later") && tooWide([label]); // over what may be read
  for (const [label, short] of labels.filter(parted)) {
    label.textContent = short.replace(" %", "\u00a0%");
    label.style.whiteSpace = "normal";
    label.style.translate = `0 -${LINE}px`;
  }
  const parts = labels.filter(tooWide).map(([label]) => [label, label.clientWidth / label.scrollWidth]);
  for (const [label, part] of parts) label.style.fontSize = `${part * SIZE}rem`;
}

/** A question that grows takes from what is seen of a hand. */
const sizes = new ResizeObserver(draw);
addEventListener("resize", draw);
addEventListener("scroll", ({ target }) => { if (target.id === "fan") draw(); }, { capture: true, passive: true });
