// What each card in hand is good for now, in a word below it: the chance that its answers tell, the best of them; else their
// first words, unless all cards are played alike.

import { table } from "./choices.js";

const MOST = 2; // words below one card
const BESIDE = 2; // pixels between what two cards say

let said = new Map(); // by the id of a card: its words

/** Says it of the cards that these answers name first. */
export function sayOfHand(remain) {
  const own = remain.filter(({ things }) => things.length && cardOf(things[0]));
  const verbs = new Set(own.map(verbOf));
  said = new Map();
  for (const id of new Set(own.map(({ things }) => things[0]))) {
    const answers = own.filter(({ things }) => things[0] === id), ways = new Set(answers.map(verbOf));
    const odds = answers.map(({ button }) => button.dataset.odds).filter(Boolean);
    const words = verbs.size < 2 ? "" : ways.size > MOST ? `${ways.size} ways` : [...ways].join(" / ");
    said.set(id, odds.sort((one, other) => parseInt(other) - parseInt(one))[0] ?? words);
  }
  draw();
}

const verbOf = ({ say }) => say.split(" ")[0];
const cardOf = (id) => table.querySelector(`.fan > [data-thing="${CSS.escape(id)}"]`);

function draw() {
  const fan = document.getElementById("fan");
  if (!fan) return;
  for (const each of fan.parentElement.querySelectorAll(".good-for")) each.remove();
  const left = fan.getBoundingClientRect().x;
  for (const [id, words] of said) {
    const card = cardOf(id);
    if (!card || !words) continue;
    const { x, width } = card.getBoundingClientRect();
    const next = card.nextElementSibling?.getBoundingClientRect().x ?? x + width;
    const label = document.createElement("span");
    label.className = "good-for";
    label.ariaHidden = "true"; // the card's own words say more
    label.textContent = words;
    label.style.left = `${x - left}px`;
    label.style.width = `${Math.min(width, next - x) - BESIDE}px`;
    fan.after(label);
  }
}

addEventListener("resize", draw);
