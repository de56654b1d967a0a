// A place or a direction as an answer: the preview of what would stand there follows the pointer, the server says what it
// would mean, and one click (or a tap and then "Here") gives it. Nothing is decided in the browser.

import { give, isBusy } from "./answers.js";
import { choiceForm, labelOf, table } from "./choices.js";
import { notice } from "./messages.js";
import { directionTo, distance, drawOverlay, inches, line, plane, pointText, spotOf } from "./plane.js";

const PAUSE = 60; // milliseconds after the last movement until the server is asked
const LEAP = 0.4; // inches that a click may be off without being asked again
const MAGNET = 11; // pixels within which a proposal draws the pointer to itself
let at = null; // the point that is meant, {x, y} in inches; null: no preview
let said = ""; // its notation
let answer = null; // what the server says of it: {legal, say, x, y, label, hint, error, rule, trace}
const CLOSE = 1.6; // lengths of a base within which an upright figure lies on another one
const TILT = 0.42; // of its slope a rider is seen on
let fixed = false; // it stays when the pointer leaves: set by touch, keys or the field
let timer = 0;
let number = 0;
let asking = null; // promise that what the server was asked is answered, or is asked no more
let settle = () => {}; // resolves it
let taking = false; // a click waits for the server's word: the preview stays where it was clicked
let parsed = ["", null];
let renewed = ""; // the text of the area that was asked about in the last view
let seen = ""; // version of the view that the server was asked about

/** What is asked for, as data: {say, start, aim, width, height, round, piece, far}; null where no point is. */
function area() {
  const text = (plane.unit && choiceForm()?.dataset.area) || "";
  if (parsed[0] !== text) parsed = [text, text ? JSON.parse(text) : null];
  return parsed[1];
}

/** The proposal that is shown while nothing else is meant: what one mostly wants. */
const usual = () => area() && !taking && proposals().find((dot) => dot.dataset.say === choiceForm().dataset.usual);

const proposals = () => [...plane.board.querySelectorAll(".dot[data-say]")];
/** What the button of a proposal says of it; null where these words are none. */
function proposed(say) {
  const button = [...choiceForm().querySelectorAll("button[data-at]")].find((each) => each.value === say);
  return button ? { label: labelOf(button), hint: button.dataset.hint ?? "" } : null;
}

/** Where the preview stands: at the nearest legal point where the one that is meant is not legal. */
const shown = () => (answer && !answer.legal && answer.say ? { x: answer.x, y: answer.y } : at);

// --- Asking

async function ask(words, mine) {
  const seat = choiceForm().querySelector("[name=seat]").value, { version } = table.dataset;
  const query = new URLSearchParams({ say: words, seat, version });
  try {
    const response = await fetch(`${table.dataset.try}?${query}`, { headers: { Accept: "application/json" } });
    const heard = await response.json();
    if (mine !== number) return;
    answer = response.ok ? { ...heard, ...proposed(words) } : { legal: false, say: "", error: heard.error, rule: heard.rule ?? "" };
  } catch {
    if (mine === number) answer ??= { legal: false, say: "", error: "No connection.", rule: "" };
  }
  if (mine === number) draw();
}

/** Forgets what was asked, or is about to be; a click that waits for the answer goes on. */
function drop() {
  clearTimeout(timer);
  number++;
  settle();
}

function inquire(pause) {
  drop();
  const mine = number, words = said;
  asking = new Promise((done) => {
    settle = done;
    timer = setTimeout(() => ask(words, mine).then(done), pause);
  });
}

// --- Setting

/** The preview to a point. `magnet`: a proposal near it counts; `fix`: it stays there. */
function put(point, { magnet = false, fix = false, pause = PAUSE } = {}) {
  const wanted = area();
  if (!wanted || !point || taking) return;
  fixed = fix;
  const dot = magnet && near(point);
  const words = dot ? dot.dataset.say : `${wanted.say} ${pointText(point)}`;
  if (words === said && at) return;
  at = dot ? plane.placeOf(dot) : point;
  said = words;
  const known = dot && proposed(words);
  answer = known ? { legal: true, say: words, ...at, ...known, error: "", rule: "" } : null;
  if (!known || (wanted.start && !wanted.aim)) inquire(pause); // of a walk that is proposed the way there is not known
  else {
    drop();
    asking = null;
  }
  draw();
}

function near(point) {
  const reach = MAGNET / plane.scale;
  let best = null, least = reach;
  for (const dot of proposals()) {
    const far = distance(plane.placeOf(dot), point);
    if (far < least) { least = far; best = dot; }
  }
  return best;
}

/** Shows again what is shown while nothing else is meant; where that is nothing, nothing. */
function rest() {
  const dot = usual();
  if (dot) put(plane.placeOf(dot), { magnet: true, fix: true });
  else clear();
}

function clear() {
  if (!at && !said) return;
  drop();
  at = answer = asking = null;
  said = "";
  fixed = false;
  draw();
}

/** Gives the answer that the preview stands for, after waiting for the server's reply about it; whether it did. */
async function take() {
  if (!at || isBusy() || taking) return false;
  const told = answer !== null, meant = at;
  taking = true;
  try {
    while (at && !answer) await asking;
  } finally {
    taking = false;
  }
  draw(); // while it waited, the large button was gone
  if (!at || !answer) return false;
  if (!answer.say) {
    notice(answer.error, answer.rule);
    return false;
  }
  // The player clicked before the reply, so he has not seen that the preview is now somewhere else.
  if (!told && distance(meant, shown()) > LEAP) return false;
  give(answer.say);
  clear();
  return true;
}

// --- Drawing

function local() {
  const { start, aim } = area();
  if (!start) return "";
  const from = { x: start[0], y: start[1] };
  if (aim) return directionTo(from, at);
  return `${inches(distance(from, shown()))} ${directionTo(from, shown()).replace(/^(left|right)$/, "to the $1")}`;
}

function draw() {
  const wanted = area();
  const node = document.getElementById("preview");
  table.classList.toggle("previewing", Boolean(wanted && at));
  if (!wanted || !at) {
    node?.classList.remove("shown", "snapped", "wrong");
    drawOverlay("preview", []);
    tell("", "");
    return;
  }
  const here = shown();
  const snapped = Boolean(answer && !answer.legal && answer.say), wrong = Boolean(answer && !answer.say);
  if (node && !wanted.aim) {
    node.style.transform = `translate(${here.x * plane.unit}px,${here.y * plane.unit}px)`;
    head(node, wanted, here);
    node.classList.toggle("shown", !stays(wanted, here));
    node.classList.toggle("among", among(node, wanted, here));
    node.classList.toggle("snapped", snapped);
    node.classList.toggle("wrong", wrong);
  }
  drawOverlay("preview", wanted.aim ? arrow(wanted, here, wrong) : wayLine(wanted, here, wrong));
  const label = answer ? answer.label || "" : local();
  tell(answer?.legal === false ? answer.error : "", label || local(), answer?.hint);
}

/** Who stays where he is stands there himself, perhaps pulled aside (crowding.js). */
function stays({ start, piece }, here) {
  return Boolean(piece && start) && distance({ x: start[0], y: start[1] }, here) < 0.05;
}

/** A rider who would stand close to others is not drawn there, over them: his base and his way are. */
function among(node, { piece, width, height }, here) {
  if (!node.querySelector("#preview-rider")) return false;
  return [...plane.board.querySelectorAll("#board-pieces .piece:not(.gone)")].some((other) => {
    const spot = other.dataset.thing !== piece && spotOf(other);
    return spot && distance({ x: spot.x / plane.unit, y: spot.y / plane.unit }, here) < CLOSE * Math.max(width, height);
  });
}

/** Turns what drives or rides in the direction in which it would go. */
function head(node, wanted, here) {
  const inner = node.querySelector("#preview-turn");
  const way = wanted.start && { x: here.x - wanted.start[0], y: here.y - wanted.start[1] };
  if (!inner || !way || Math.hypot(way.x, way.y) < 0.02) return;
  const heading = (Math.atan2(way.y, way.x) * 180) / Math.PI;
  inner.setAttribute("transform", `rotate(${heading.toFixed(1)})`);
  node.querySelector("#preview-rider")?.setAttribute("transform", posture(heading));
}

/** How a rider leans and looks who heads there (as mounts.py has it). */
function posture(heading) {
  const up = ((heading + 450) % 360) - 90, left = up > 90;
  return `rotate(${(TILT * (left ? up - 180 : up)).toFixed(1)})${left ? " scale(-1 1)" : ""}`;
}

function wayLine(wanted, here, wrong) {
  if (!wanted.start) return [];
  const way = answer?.trace?.way ?? [];
  const points = (way.length ? way.map(([x, y]) => ({ x, y })) : [{ x: wanted.start[0], y: wanted.start[1] }, here]).map(plane.onOverlay, plane);
  return points.slice(1).flatMap((to, before) => line(points[before], to, wrong ? "wrong" : "way"));
}

function arrow(wanted, here, wrong) {
  const start = { x: wanted.start[0], y: wanted.start[1] };
  const far = distance(start, here) || 1;
  const length = Math.max(wanted.far, 1);
  const tip = plane.onOverlay({ x: start.x + ((here.x - start.x) / far) * length, y: start.y + ((here.y - start.y) / far) * length });
  const from = plane.onOverlay(start);
  const long = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const ux = (tip.x - from.x) / long, uy = (tip.y - from.y) / long;
  const wing = (side) => ({ x: tip.x - 16 * ux - side * uy, y: tip.y - 16 * uy + side * ux });
  const kind = wrong ? "wrong" : "aim";
  return [...line(wing(-10), tip, kind), ...line(wing(10), tip, kind), ...line(from, tip, kind)];
}

/** Words beside the preview and in the sheet: what is wrong with the point that is meant, and what the preview means. */
function tell(wrong, label, hint = "") {
  const tag = document.getElementById("preview-tag");
  if (tag) {
    tag.hidden = !label && !wrong;
    tag.classList.toggle("rests", fixed && said === choiceForm()?.dataset.usual); // the button below says the same
    tag.querySelector("b").textContent = label;
    tag.querySelector("span").textContent = wrong || hint;
    tag.querySelector("span").className = wrong ? "why" : "";
    if (!tag.hidden) beside(tag);
  }
  const named = usual() && !wrong ? "" : label; // else the button below says it
  const why = said && said === choiceForm()?.dataset.usual ? choiceForm().dataset.why : "";
  const text = [wrong, label && wrong ? `Nearest: ${label}` : named, why && hint ? `${why} ${hint}` : why || hint].filter(Boolean).join(". ");
  const spot = document.getElementById("spot-line");
  // The line in the sheet is read aloud, so it changes only when the server has replied.
  if (spot && (answer || !at)) {
    spot.textContent = text || spot.dataset.empty;
    spot.classList.toggle("idle", !text && Boolean(usual())); // how to answer is seen below
  }
  for (const each of document.querySelectorAll("#here")) {
    each.hidden = !at || (!fixed && !usual());
    each.textContent = (usual() && label) || "Here";
  }
  for (const each of document.querySelectorAll("#choices > button[data-at]")) {
    each.classList.toggle("said-above", Boolean(fixed && usual() && !wrong && label) && each.value === said); // not under a pointer
  }
}

/** Puts the words above the preview if there is room; with an arrow, behind its start, so that it can be seen. */
function beside(tag) {
  const { aim, start, width, height } = area();
  const here = plane.onOverlay(shown());
  const { x, y } = aim ? plane.onOverlay({ x: start[0], y: start[1] }) : here;
  const box = document.getElementById("overlay").getBoundingClientRect();
  const radius = (Math.max(width, height) / 2) * plane.scale;
  const wide = tag.offsetWidth, high = tag.offsetHeight, gap = radius + 14;
  const left = Math.max(4, Math.min(box.width - wide - 4, x - wide / 2));
  const above = y - gap - high > 4 && (!aim || here.y > y);
  tag.style.transform = `translate(${left}px,${above ? y - gap - high : Math.min(y + gap, box.height - high - 4)}px)`;
}

document.addEventListener("zoomed", () => { if (at) draw(); });
document.addEventListener("measuring", clear);

export const preview = {
  get wanted() { return Boolean(area()); },
  get at() { return at; },
  get shown() { return at && shown(); },
  get fixed() { return fixed; },
  /** Whether the server has replied. */
  get told() { return answer !== null; },
  get start() { const from = area()?.start; return from ? { x: from[0], y: from[1] } : null; },
  put, rest, clear, take,
  /** Whether a point is at most a pixel from the one that is meant. */
  hits(point) { return at !== null && distance(at, point) * plane.scale < 2; },
  /** Whether a point is on the preview, with room for a thumb. */
  holds(point) {
    if (!at) return false;
    const reach = Math.max(26 / plane.scale, Math.max(area().width, area().height) / 2);
    return distance(shown(), point) <= reach;
  },
  /** The proposal that a node of the board, or a button of the list, stands for. */
  proposal(node) {
    const words = node?.closest?.(".dot[data-say]")?.dataset.say ?? node?.closest?.("button[data-at]")?.value;
    return words ? proposals().find((dot) => dot.dataset.say === words) ?? null : null;
  },
  /** After a new view: keeps the preview if the same is asked, and asks the server again if something has happened. */
  renew(version) {
    if (area() === null || parsed[0] !== renewed) clear();
    renewed = parsed[0];
    if (!at) rest();
    else if (at && version !== seen && asking) inquire(0);
    seen = version;
    if (at) draw();
  },
};
