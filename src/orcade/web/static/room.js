// On a phone up to six answers are seen whole, and with them a hand. Where they would be cut the sheet says less, step by step
// (room.css), and the board stays as large as it is; what is left out is told by a tap. Only where that is not enough, a board
// is lower that can be seen from near, and what stands on it be as large as before. It stays so as long as a turn does, as a
// board whose height jumps is hard to read.

import "./table.js";
import { table } from "./choices.js";
import { styleSheet } from "./style-sheet.js";
import { zoom } from "./zoom.js";

const STEPS = ["snug", "snugger", "snuggest"];
const TELLS = "tells"; // what stands beside what is proposed has a line for what it brings
const MOST = 6; // so many answers are to be seen
const LEAST = 60, LEAST_IDLE = 48; // pixels of a hand, where a card of it is asked for, and where none is
const LINES = "--reasons", MANY = 4; // lines of the reasons of what is proposed: as many where there is room
const SLACK = 2, SPARE = 18; // pixels that may be cut off an answer, and by which reasons may push what lies below: a line
const narrow = matchMedia("(max-width: 999px) and (min-height: 521px)");
let turn = "", lowered = ""; // whose it is, and the view with which the board was made lower

/** Whether the answers that are to be seen are, and enough of the hand. */
function fits(question) {
  const answers = [...question.querySelectorAll("#choices > button")].filter((button) => button.checkVisibility());
  const last = answers[Math.min(answers.length, MOST) - 1];
  const end = Math.min(question.getBoundingClientRect().bottom, innerHeight);
  const passBy = document.getElementById("pass-by"); // asked of who may be spared the question
  const seen = [last, passBy].filter((node) => node?.checkVisibility());
  if (seen.some((node) => node.getBoundingClientRect().bottom + question.scrollTop > end + SLACK)) return false;
  const hand = document.getElementById("hand");
  if (!hand) return true;
  const { top, bottom } = hand.getBoundingClientRect();
  return Math.min(bottom, innerHeight) - top >= (hand.querySelector(".legal") ? LEAST : LEAST_IDLE);
}

/** Says as much as there is room for; whether that fits. `kept`: no more than it says now. */
function shorten(question, kept) {
  table.classList.remove(TELLS, ...(kept ? [] : STEPS));
  question.style.removeProperty(LINES);
  for (const step of STEPS) {
    if (fits(question)) return fill(question);
    table.classList.add(step);
  }
  return fits(question) && fill(question);
}

/** What stands beside what is proposed, and the reasons of this, take the lines that the last step has left empty. */
function fill(question) {
  if (!table.matches(".snug")) return true;
  let most = Math.max(question.scrollHeight + SPARE, document.getElementById("hand") ? 0 : innerHeight - question.getBoundingClientRect().top);
  const goes = () => fits(question) && question.scrollHeight <= most;
  table.classList.add(TELLS);
  if (weighed(question, true)) most = Math.max(most, question.scrollHeight); // what they bring comes before the hand
  if (!goes()) table.classList.remove(TELLS);
  for (let lines = MANY; lines; lines -= 1) {
    question.style.setProperty(LINES, lines); // not of the table: all of a board would be styled anew
    if (goes()) return true;
  }
  question.style.removeProperty(LINES);
  return true;
}

/** Whether plans stand beside one another at the last step: `told` or not what each brings. */
function weighed(question, told) {
  return question.querySelector(".weighs") && table.matches(".snuggest") && table.matches(`.${TELLS}`) === told;
}

/** What is cut off ends with a whole sentence, where one fits: a part of one says something else than all of it. A tap tells the rest. */
function endSentences(question) {
  for (const button of question.querySelectorAll("#choices > button[data-hint]:not(.tapped)")) {
    const high = button.offsetHeight, sentences = button.dataset.hint.split(/(?<=[.!?]) (?=\p{Lu})/u);
    question.classList.add("unclamped");
    while (button.offsetHeight > high && sentences.pop() && sentences.length) button.dataset.ends = `${sentences.join(" ").slice(0, -1)} …`;
    question.classList.remove("unclamped");
    if (!sentences.length) delete button.dataset.ends;
  }
}

/** After every new view; in one that is seen already (`kept`) no more than before: whoever points at one answer after the
 * other would find another one below his pointer each time. */
function makeRoom(kept = false) {
  for (const button of table.querySelectorAll("#choices [data-ends]")) delete button.dataset.ends;
  const question = narrow.matches && document.getElementById("choices") && document.getElementById("question");
  const lower = table.querySelector("#stage.zooms");
  if (!question || (!kept && (!lower || table.dataset.version === lowered))) table.classList.remove("cramped", ...STEPS, TELLS);
  if (!question) return;
  const enough = shorten(question, kept) && !weighed(question, false);
  if (!enough && lower && !table.matches(".cramped")) {
    table.classList.add("cramped");
    lowered = table.dataset.version;
    shorten(question);
  }
  endSentences(question);
}

/** Where an answer lies below the edge, it is hinted at there; of the list below the answers no mere rim is seen. */
function hintAtMore() {
  const question = document.getElementById("question"), list = document.getElementById("list-title")?.getBoundingClientRect();
  table.classList.toggle("rim", Boolean(list && narrow.matches) && (list.top + list.bottom) / 2 > question.getBoundingClientRect().bottom);
  const left = question && narrow.matches ? question.scrollHeight - question.clientHeight - question.scrollTop : 0;
  const last = left > SLACK && [...question.querySelectorAll("#choices button")].findLast((button) => button.checkVisibility());
  table.classList.toggle("more", !!last && last.getBoundingClientRect().bottom > question.getBoundingClientRect().bottom + SLACK);
}

/** What a place would mean is told after the view (fine-tune.js). Whoever has tapped an answer finds it where it was. */
const told = new ResizeObserver(() => {
  if (!table.matches(".picking") && !table.querySelector("#choices .tapped")) makeRoom(true);
  hintAtMore();
});

/** A board with a hand below it stays as it is when the hand is empty, as long as the turn does. */
function renew() {
  const now = document.getElementById("headline")?.textContent.split(/ ·\s/)[0]; // without who leads
  if (now !== turn) table.classList.remove("held", "cramped");
  turn = now;
  if (table.querySelector(".side.holds")) table.classList.add("held");
  makeRoom();
  zoom.pan(0, 0); // the board may have got another size
  const ask = document.getElementById("ask");
  if (ask) told.observe(ask);
  hintAtMore();
}

function renewAll() {
  table.classList.remove("cramped");
  renew();
}

table.addEventListener("updated", renew);
table.addEventListener("scroll", hintAtMore, true);
addEventListener("resize", renewAll);
styleSheet("room").onload = renewAll;
