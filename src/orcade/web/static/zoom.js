// Zoom and pan of a measured board, by its viewBox. New views do not change it. What a reader does is in zoom-input.js.

import { question } from "./choices.js";
import { later, loaded } from "./later.js";
import { plane, spotOf } from "./plane.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const narrow = matchMedia("(max-width: 999px)");
const GLIDE = 320; // milliseconds

const MOST = 8;
const HIT = 46; // pixels of what can be hit
const EDGE = 0.34; // of the view, from its middle: what lies so far is in sight, all of it
const BESIDE = 1; // inches that are seen beside what is looked at
const AROUND = 14; // inches that are seen of a board around who is to act
const ABOUT = 0.7; // of the way from a sheet to those who fight, the middle of the view
const TALL = 0.85; // of the width of that sheet: how high is what is seen with it at least
/** Pixels of a unit: of a board on which there are fewer, one begins near what matters, where there are as many; more where
 * there is room, as on a desktop. Of a map that grows, from how few to how many there are. */
const NEAR = { floored: [28, 33], grown: [36, 60], mapped: [30, 40], measured: [10, 15], roomy: [16, 20], ridden: [14, 19] };
const ROOMY = { ...NEAR, floored: [38, 46], grown: [58, 100], measured: [16, 20], ridden: [24, 28] }, ROOM = 600;
const ON_MAP = ":not(#board-beside *)";
const MIDDLE = 0.18; // of the view: so far from its middle

let touched = false; // the reader has chosen himself how near he looks
let allSeen = false; // all Rooms of a map that grows are seen
let dragged = false; // he has moved the view himself since he was asked this
let level = 1; // 1: the whole board
let x = 0, y = 0; // the middle of what is seen, in units of the drawing
let sized = null; // the whole board, when it was looked at last
let fitted = 0; // pixels of the drawing's unit where all of it would have been seen then

const board = () => plane.board;
const alone = () => board().dataset.map; // the map alone is seen: what lies beside it is shown with the seats
const home = () => (alone() || (board().home ?? board().getAttribute("viewBox"))).split(" ").map(Number);
const clamp = (value, least, most) => (least > most ? (least + most) / 2 : Math.max(least, Math.min(most, value)));

/** Pixels of the drawing's unit where all of a board of this size is seen; while it glides, too. */
function fit([, , wide, high] = home()) {
  const { clientWidth, clientHeight } = board();
  return Math.min(clientWidth / wide, clientHeight / high);
}

/** Where the page has given the board more or less room, what is seen from near stays as large as it was; what is seen by
 * itself stays whole. */
function keepSize() {
  const now = sized ? fit(sized) : 0;
  if (!now || !fitted || now === fitted) return;
  const as = (near) => (near > 1 ? clamp(near * fitted / now, 1, MOST) : near);
  if (under) under[0] = as(under[0]);
  else level = as(level);
  if (whence) whence[0] = as(whence[0]);
  fitted = now;
}

/** The width and height that are seen at a level: the whole of the space that the page gives to the board. */
function span(near = level) {
  const { clientWidth, clientHeight } = board(), scale = fit() * near || 1;
  return [clientWidth / scale, clientHeight / scale];
}

/** Whether what lies beside a map is looked at, too: by who looks around himself, or where some of it can be chosen. */
const aside = () => touched || dragged || under || board().querySelector("#board-beside .goes");
/** How far down a board goes without what lies below its ground. */
const inside = (high) => Number(board().querySelector(".floored > #board-ground image")?.getAttribute("height")) || high;

/** A map that grows is seen as its Rooms want it, on paper without end, unless the reader has chosen what he looks at. */
const frames = () => board().matches(".grown") && !touched && !under && level > 1;

function apply() {
  const node = board();
  const [left, top, wide, high] = home();
  if (!node.getBoundingClientRect().height) return; // it has no room yet, and is looked at again when it has
  if (level === 1 && !alone()) {
    if (node.home) node.setAttribute("viewBox", node.home);
    delete node.home; // patch.js keeps the viewBox of a board that has one
  } else {
    node.home ??= node.getAttribute("viewBox");
    const [w, h] = span();
    if (!frames()) {
      x = clamp(x, left + w / 2, left + wide - w / 2);
      y = clamp(y, top + h / 2, top + (aside() ? high : inside(high)) - h / 2);
    }
    node.setAttribute("viewBox", `${x - w / 2} ${y - h / 2} ${w} ${h}`);
  }
  node.measured = true; // patch.js then leaves its style alone
  sized = home();
  fitted = fit();
  const [px, near] = [(fit() * plane.unit).toFixed(2), level.toFixed(3)];
  if (node.style.getPropertyValue("--px") !== px || node.style.getPropertyValue("--zoom") !== near) drawAnew(node);
  node.style.setProperty("--px", px);
  node.style.setProperty("--zoom", near);
  document.getElementById("table").classList.toggle("zoomed", level > 1);
  for (const button of document.querySelectorAll("[data-zoom]")) {
    button.disabled = button.dataset.zoom === "in" ? level >= MOST : level <= 1 || (frames() && allSeen);
  }
  document.dispatchEvent(new Event("zoomed"));
}

let settled = 0;
/** The ground is drawn for the size that it has now, once that stays: it is a picture of its own (zooms.css). */
function drawAnew(node) {
  node.classList.add("resized");
  clearTimeout(settled);
  settled = setTimeout(() => node.classList.remove("resized"), 200);
}

/** The drawing's units under a pixel of the window. */
const pointAt = (clientX, clientY) => new DOMPoint(clientX, clientY).matrixTransform(board().getScreenCTM().inverse());

/** Zooms by a factor so that what lies under this pixel stays there; the middle, if no pixel is given. */
function by(factor, clientX, clientY) {
  if (!plane.unit) return;
  keepSize();
  const box = board().getBoundingClientRect();
  const px = clientX ?? box.x + box.width / 2, py = clientY ?? box.y + box.height / 2;
  const held = pointAt(px, py);
  touched = true;
  const near = clamp(level * factor, 1, MOST);
  level = near < 1.02 ? 1 : near;
  const [w, h] = span();
  x = held.x - ((px - box.x) / box.width - 0.5) * w;
  y = held.y - ((py - box.y) / box.height - 0.5) * h;
  apply();
}

/** Moves the board by pixels of the window. */
function pan(dx, dy) {
  if (level === 1) return;
  keepSize();
  const scale = board().getScreenCTM().a;
  dragged ||= dx !== 0 || dy !== 0;
  x -= dx / scale;
  y -= dy / scale;
  apply();
}

function whole() {
  if (plane.unit && board().matches(".grown")) {
    touched = false;
    seeRooms(true);
    if (allSeen) return;
  }
  touched = true;
  level = 1;
  if (plane.unit) apply();
}

/** Pans so far that a point of the plane is well in sight: at most this part of the view from its middle; less where the
 * large Room around it is to be seen, too. */
function reveal(point, far = board().matches(".grown") ? 0.25 : 0.36) {
  if (level === 1 || !point) return;
  const [w, h] = span();
  const px = point.x * plane.unit, py = point.y * plane.unit;
  const [nx, ny] = [clamp(x, px - w * far, px + w * far), clamp(y, py - h * far, py + h * far)];
  if (nx === x && ny === y) return;
  [x, y] = [nx, ny];
  apply();
}

/** Pans towards a point, so that it is in sight if these can be so, too. */
function lean(point, kept) {
  if (!point) return;
  const [w, h] = span();
  for (const at of [point, ...kept]) {
    const px = at.x * plane.unit, py = at.y * plane.unit;
    [x, y] = [clamp(x, px - w * EDGE, px + w * EDGE), clamp(y, py - h * EDGE, py + h * EDGE)];
  }
  apply();
}

/** From where to where these points lie, along each of these, with what is seen beside them. */
const range = (points, ...keys) => keys.map((key) => points.map((at) => at[key])).map((all) => [Math.min(...all) - BESIDE, Math.max(...all) + BESIDE]);

/** All of these points in the middle, from as near as before if they can be seen so. */
function surround(points) {
  const [[fromX, toX], [fromY, toY]] = range(points, 0, 1).map((ends) => ends.map((each) => each * plane.unit));
  const [w, h] = span(1);
  level = clamp(Math.min(w / (toX - fromX), h / (toY - fromY)), 1, level);
  [x, y] = [(fromX + toX) / 2, (fromY + toY) / 2];
  apply();
}

/** The page may give the board more or less room at any time, as when a question gets longer; its first room, too. */
const sizes = new ResizeObserver(() => {
  if (!plane.unit) return;
  keepSize();
  (!begun ? renew : frames() ? () => seeRooms(true) : apply)();
});
const frame = document.getElementById("board-frame");
if (frame) sizes.observe(frame);

let begun = false; // the board has been seen with somebody on it
let followed = ""; // who was brought into sight last, and where he stood
let asking, again; // what the last view asked the reader, and whether the one before it asked the same
let left = null; // the middle of what the reader saw before others were followed
let under = null; // [level, x, y] before something was laid over the board
let whence = null; // the same before all of the map was brought in sight

/** Those of the reader's seat; nobody is of one who only watches. */
const mine = () => `.seat-${document.getElementById("question")?.dataset.seat}`;

/** Where all things of a kind are. */
const places = (which) => [...board().querySelectorAll(which)].map(plane.placeOf, plane).filter(Boolean);

/** The middle of all figures of a kind on the map; null where there are none. */
function middle(which) {
  const all = places(`.piece${which}${ON_MAP}`);
  const mean = (along) => all.reduce((sum, at) => sum + at[along], 0) / all.length;
  return all.length ? { x: mean("x"), y: mean("y") } : null;
}

/** Where that is which matters most: at first the reader's own figures, then those that act, else any. */
function focus() {
  const own = middle(mine());
  return (begun ? null : own) ?? middle(".active") ?? own ?? middle("");
}

/** Moves the view, or goes nearer, and shows it going there: as a picture that is moved, since to draw a board anew in every
 * frame is slow; and once for all that `change` does, since what is moved twice at a time no compositor moves. */
function glide(change) {
  const was = board().getScreenCTM(); // with what it has gone so far
  const beyond = (shown) => { board().style.overflow = shown; };
  beyond("");
  board().getAnimations().find(({ id }) => id === "glide")?.cancel(); // so what is measured for the new view lies where it will be
  change();
  if (still.matches || document.hidden || !was) return;
  const { a, e, f } = was.multiply(board().getScreenCTM().inverse()), box = board().getBoundingClientRect();
  const [dx, dy] = [e + (a - 1) * (box.x + box.width / 2), f + (a - 1) * (box.y + box.height / 2)];
  if (Math.hypot(dx, dy, (a - 1) * 99) < 1) return;
  const start = `translate(${dx}px,${dy}px) scale(${a})`;
  document.getElementById("overlay")?.animate({ opacity: [0, 0, 0, 0, 1] }, GLIDE * 1.5); // it is drawn anew where the board has come to rest
  beyond("visible"); // what comes into the frame on the way; only then, since it takes frames
  board().animate({ transform: [start, "none"] }, { duration: GLIDE, easing: "ease-out", id: "glide" }).onfinish = () => {
    beyond("");
    document.dispatchEvent(new Event("zoomed")); // what lies over the board is drawn where it lies now
  };
}

/** How few and how many pixels of a unit there are, of a kind of board in the room that it has. */
function limits(kind) {
  const { width, height } = board().getBoundingClientRect();
  return (Math.min(width, height) > ROOM ? ROOMY : NEAR)[kind] ?? [0, 0];
}

/** Looks at a map that grows as its Rooms want it. */
function seeRooms(afresh = false) {
  const { clientWidth, clientHeight } = board();
  if (under || !clientHeight) return;
  const { framed } = loaded("growing.js");
  if (!framed) return later("growing.js").then((there) => there.framed && seeRooms(afresh));
  const seat = document.getElementById("question")?.dataset.seat;
  const all = fit(), pixels = limits("grown").map((each) => each / plane.unit);
  const now = begun && level > 1 && !afresh ? [all * level, x, y] : null;
  const found = framed(board(), [clientWidth, clientHeight], pixels, now, spotOf, seat && `.seat-${seat}`, usual());
  if (!found) return;
  begun = true;
  [level, x, y, allSeen] = [clamp(found[0] / all, 1.001, MOST), ...found.slice(1)];
  apply();
}

/** Begins near enough to tell figures apart, where they are small; a map that is seen alone is looked at from near once it
 * has grown so large, unless the reader has chosen how near. From then on, while the board is seen from near, who acts
 * stays in sight; when the reader is asked again, what he saw before comes back. */
function follow() {
  if (board().matches(".grown") && !touched) return seeRooms();
  const at = focus();
  const { height } = board().getBoundingClientRect();
  if (!at || under || !height) return; // it may have no room yet, for a moment
  const now = `${at.x} ${at.y}`;
  const kind = [...board().classList].findLast((each) => NEAR[each]);
  const [few, enough] = limits(kind);
  const asked = document.querySelector("#question.mine") !== null;
  if (!begun || (alone() && level === 1 && !touched)) {
    const seen = fit() * plane.unit;
    if (seen < few) {
      level = Math.min(MOST, enough / seen);
      reveal(middle(""), 0); // as many figures as can be seen with who matters
      reveal(at);
    }
  } else if (now !== followed && level > 1) {
    if (asked && left) [x, y] = left;
    else if (!asked) left ??= [x, y];
    apply();
    // What he saw before comes back as it was; who rides may go any way, and stays near the middle.
    reveal(at, kind === "ridden" ? MIDDLE : asked && left ? 0.48 : undefined);
  }
  if (asked) left = null;
  begun = true;
  followed = now;
}

/** What the proposed answer is about last, such as where one goes. */
const usual = () => document.querySelector("#choices .usual")?.dataset.things?.split(" ").pop();

/** Where nothing of what can be chosen is in sight, the nearest of it comes there; of places, all around where they begin;
 * if nothing on the board can be chosen, who acts, else the reader's own figures. Cards beside the board do not come where
 * somebody may step in: what happens is to be seen. */
function showChoices() {
  if (plane.unit && frames()) return seeRooms();
  if (!plane.unit || level === 1 || under) return;
  const [w, h] = span();
  const far = (at) => Math.max(Math.abs(at.x * plane.unit - x) / w, Math.abs(at.y * plane.unit - y) / h);
  const form = document.getElementById("choices"), { area, about } = form?.dataset ?? {};
  const { start } = JSON.parse(area ?? "{}");
  const plan = board().querySelector(`[data-thing="${usual()}"]`);
  if (plan && !plan.matches(".active")) { // who acts is in sight already
    reveal(plane.placeOf(plan), 0.3);
    return keep(".path.goal", plane.placeOf(plan));
  }
  const lit = start ? [{ x: start[0], y: start[1] }] : places(`[data-thing].goes${about ? ":not(.card)" : ON_MAP}`);
  for (const who of [".active", mine()]) if (form && !lit.length) lit.push(...places(`.piece${who}${ON_MAP}`));
  const nearest = lit.sort((one, other) => far(one) - far(other))[0];
  if (!nearest || far(nearest) < (start ? 0.4 : 0.42)) return;
  reveal(nearest, start ? 0.3 : 0.36);
}

/** On a map that grows, and while he goes on by himself, the reader's own figure stays in sight, too, as far as who acts does. */
function keepOwn() {
  if (level === 1 || under || frames() || !board().closest(".underway, .grown")) return;
  const own = middle(mine());
  if (own) lean(own, [focus()]);
}

/** What somebody wants to get to is in sight, with who acts, and the ends of his ways, where all can be. */
function keep(goal, ...plan) {
  lean(places(goal)[0] ?? plan[0], [...places(".path.goes"), ...plan, ...places(".piece.active")]);
}

/** What is seen by itself: its middle, and its width and height in inches; and how near at most. What is laid over a part
 * of the board as long as it is there, on a measured board with the two that it is about; on a phone, of a board that is
 * else seen whole, who is to act, with what lies around him, and whom he may choose, or where one of several is called, all figures; and as long as they are asked about places of which each is large enough to be hit. */
function apart() {
  const sheet = board().querySelector(".lies-over");
  if (sheet) {
    const [wide, high] = sheet.dataset.base.split(" ").map((half) => half * 2.1);
    const at = plane.placeOf(sheet), [about] = places(".measured .piece.active:not(.lies-over ~ *)");
    if (about) at.y += (about.y - at.y) * ABOUT;
    return about || level > 1 || under || narrow.matches ? { at, wide, high: about ? wide * TALL : high, most: MOST, about } : null;
  }
  if (narrow.matches && !touched && (under?.[0] ?? level) === 1 && document.querySelector("#question.mine")) {
    const [actor] = places(".measured .piece.active"), called = places(".measured .piece.goes");
    const [about, ...more] = actor ? [actor, ...called] : called[1] ? places(".piece[class*=seat-]") : [];
    if (about) {
      const [[fromX, toX], [fromY, toY]] = range([about, ...more], "x", "y"), rim = actor ? 0 : 3;
      const [wide, high] = [toX - fromX, toY - fromY].map((length) => Math.max(AROUND, length + rim));
      return { at: { x: (fromX + toX) / 2, y: (fromY + toY) / 2 }, wide, high, most: MOST, about };
    }
  }
  const lit = [...board().querySelectorAll("[data-thing].goes")];
  if (lit.length < 2 || !lit.every((node) => node.matches(".zone"))) return null;
  const boxes = lit.map((node) => node.getBoundingClientRect());
  const extent = (from, to) => [Math.min(...boxes.map((box) => box[from])), Math.max(...boxes.map((box) => box[to]))];
  const [[fromX, toX], [fromY, toY]] = [extent("left", "right"), extent("top", "bottom")];
  const small = Math.min(...boxes.map((box) => Math.min(box.width, box.height)));
  const [wide, high] = [toX - fromX, toY - fromY].map((length) => length / plane.scale + 2 * BESIDE);
  return { at: plane.at((fromX + toX) / 2, (fromY + toY) / 2), wide, high, most: level * HIT / small };
}

/** Goes near what is to be seen by itself, on to the next of it, and comes back when that is over; whether it has just done so. */
function uncover() {
  const shown = apart();
  if (shown && (!under || shown.about)) {
    const { at, wide, high, most } = shown;
    const [w, h] = span(1);
    const near = Math.max(1, Math.min(most, MOST, w / wide / plane.unit, h / high / plane.unit));
    under ??= [level, x, y];
    [level, x, y] = [near, at.x * plane.unit, at.y * plane.unit];
  } else if (!shown && under) {
    [level, x, y] = under;
    under = null;
  } else return false;
  apply();
  return !under;
}

/** The board is no measured one any more, as between two disciplines: all of it is seen, and the next one begins anew. */
function leave() {
  const node = board();
  if (!node?.measured) return;
  level = 1;
  touched = begun = node.measured = false;
  followed = "";
  left = under = whence = sized = null;
  fitted = 0;
  if (node.home) node.setAttribute("viewBox", node.home);
  delete node.home;
  node.removeAttribute("style");
  document.getElementById("table").classList.remove("zoomed");
}

/** What is seen of a map that has grown, [level, x, y]: its rooms are as large, and where they were. */
const regrown = ([near, atX, atY], factor, dx, dy) => (near > 1 ? [clamp(near * factor, 1, MOST), atX + dx, atY + dy] : [near, atX, atY]);

/** After a new view: keeps the zoom on a new board; where a map has grown, its rooms stay where they were, and as large,
 * below what lies over it, too. Whoever is asked the same again keeps looking where he has gone since. */
function renew() {
  again = asking && asking === question();
  asking = question();
  if (!plane.unit) return leave();
  keepSize();
  dragged &&= again;
  const tile = board().querySelector(".tile");
  const was = tile?.was;
  const now = tile && (tile.was = plane.placeOf(tile));
  const grown = (level > 1 || under) && was && sized && (was.x !== now.x || was.y !== now.y || `${sized}` !== `${home()}`);
  if (grown) {
    const change = [fit(sized) / fit(), (now.x - was.x) * plane.unit, (now.y - was.y) * plane.unit];
    [level, x, y] = regrown([level, x, y], ...change);
    under &&= regrown(under, ...change);
  }
  if (grown || !board().measured || (sized && `${sized}` !== `${home()}`)) apply();
  glide(() => {
    if (alone() && !touched && document.getElementById("result")) { // all of a map is seen, in the room that the result leaves
      level = 1;
      under = null;
      return apply();
    }
    follow();
    if (uncover()) follow();
    else if (again) return;
    showChoices();
    keepOwn();
    if (level > 1 && !under && !touched) keep(".zone.goal");
  });
}

export const zoom = {
  by, pan, reveal, renew, whole,
  showChoices() { glide(showChoices); },
  /** Goes where the reader wants to look; what is proposed, and drawn later, does not take him away from there. */
  look(point) {
    dragged = true;
    glide(() => reveal(point, 0));
  },
  /** Goes where something is that he should see, unless he looks elsewhere himself. */
  glideTo(point, kept) {
    if (!dragged) glide(() => (kept ? lean(point, kept) : reveal(point, 0)));
  },
  /** Brings the end of the first of these ways in sight, with where it begins if both can be; where there are more all of
   * them, of a map or as near as may be on squares, until something else is asked. */
  bring(ways) {
    if (dragged) return;
    keepSize();
    const was = level, [from, to] = [ways[0]?.[0], ways[0]?.at(-1)].map((at) => at && { x: at[0], y: at[1] });
    if (whence && under) under = whence;
    else if (whence && !touched) [level, x, y] = whence;
    whence = null;
    const all = ways.length > 1 && level > 1 && !under && !touched && board().matches(".mapped, .floored");
    if (all) {
      whence = [level, x, y];
      ways = ways.concat(places(`.piece.active${mine()}`).map((at) => [[at.x, at.y]]));
      glide(() => surround((loaded("minimap.js").together?.(ways) ?? ways).flat()));
    } else if (level !== was) apply();
    if (!to || frames()) return;
    if (!all && level > 1) glide(() => lean(from, [to]));
    if (!board().getAnimations().some(({ id }) => id === "glide")) document.dispatchEvent(new Event("zoomed")); // what lies over the board makes room for what is drawn
  },
  /** Where that is which matters most; null where the reader chooses himself what he looks at. */
  get focus() { return touched ? null : focus(); },
  /** Whether the same is asked as in the view before: then the reader keeps looking where he is. */
  get again() { return again; },
  /** Whether the board is seen nearer than as a whole. */
  get on() { return level > 1; },
};
