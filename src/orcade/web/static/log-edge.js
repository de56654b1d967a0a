// No line of the log is seen by half: an entry that is cut by the top of the log, or by the heading that stays there, is
// not shown; of one that would leave a gap, or is the only one, its last sentences are. The heading stands right above what is
// seen; what room is left over is left at the end of the log, where it looks like none. Nor is a heading shown over which the next one has come, or below which nothing of its turn is seen.

const HIGH = 100; // pixels, more than a heading has
const GAP = 26; // pixels, what one row has: more would look as if something were missing
const BELOW = 4; // pixels between a heading and the first row
const CLEAR = 2; // pixels, with which a sentence is clear of the edge

let cut = []; // lines of which something is hidden
let lowered = null; // the heading that stays and stands lower than at the top of the log, and by how many pixels
let lifted = 0; // pixels that the lines stand higher for that, while the log is scrolled to its end
const FOOT = 6; // pixels below them else
let bare = null; // the heading above which nothing is seen: it needs no line
const sizes = new ResizeObserver(() => trimLog()); // what is above the log grows, it is opened, another font comes
let watched = null;

/** After every new view, and when the log is scrolled or has another size. All is looked at before anything is changed. */
export function trimLog() {
  const log = document.getElementById("log");
  if (log && log !== watched) {
    sizes.disconnect();
    sizes.observe(watched = log);
  }
  const atEnd = log?.scrollTop > -1, lines = log?.querySelector("#lines");
  lifted = Math.max(0, parseFloat(lines?.style.paddingBottom || FOOT) - FOOT);
  if (!atEnd) lift(lines, 0);
  const { hidden, lower: low = null, highest = low?.line ?? null, gap = 0 } = covered(log);
  if (atEnd) lift(lines, gap);
  const lower = atEnd ? null : low;
  for (const line of cut) if (!hidden.has(line)) line.style.removeProperty("clip-path");
  for (const [line, pixels] of hidden) line.style.clipPath = `inset(${pixels}px 0 0 0)`;
  cut = [...hidden.keys()];
  if (lowered?.line !== lower?.line) lowered?.line.style.removeProperty("translate");
  if (lower) lower.line.style.translate = `0 ${lower.by}px`;
  lowered = lower;
  if (bare !== highest) bare?.style.removeProperty("border-top-color");
  if (highest) highest.style.borderTopColor = "transparent";
  bare = highest;
}

/** Moves the lines up, by so many pixels. */
function lift(lines, pixels) {
  if (lines && lifted !== pixels) lines.style.paddingBottom = `${FOOT + pixels}px`;
  lifted = pixels;
}

/** Where a line lies; of one that was moved, where it would lie else. */
function boxOf(line) {
  const { x, y, width, height } = line.getBoundingClientRect(), next = line.nextElementSibling;
  if (line === lowered?.line) return new DOMRect(x, y - lowered.by, width, height);
  if (!lifted || !next || !line.matches(".turn")) return new DOMRect(x, y + lifted, width, height);
  const log = document.getElementById("log"); // a heading at the top of it has stayed there while the others were moved
  const top = log.getBoundingClientRect().top + log.clientTop;
  return new DOMRect(x, y > top + 1 ? y + lifted : Math.max(top, boxOf(next).top - height), width, height);
}

/** `hidden`: lines of which something must be hidden, each with so many pixels from its top; `lower`: the heading that must
 * stand lower, and by how much; `highest`: another one above which nothing is seen; `gap`: pixels above what is seen first. */
function covered(log) {
  const hidden = new Map();
  if (!log?.clientHeight) return { hidden };
  const top = log.getBoundingClientRect().top + log.clientTop;
  const lines = [...log.querySelectorAll("#log-earlier, #lines > li")].map((line) => [line, boxOf(line)]);
  const stays = ([line]) => line.matches(".turn") && getComputedStyle(line).position === "sticky";
  const headings = lines.filter((each) => each[1].top < top + HIGH && stays(each));
  const stay = headings.filter(([, box]) => box.top < top + 1); // at one place, the last of them over the others
  const below = stay.at(-1)?.[1].bottom ?? top;
  const plain = lines.filter(([each]) => !headings.some(([heading]) => heading === each));
  const cutBy = (edge) => {
    const [line, box] = plain.find(([, { top: from, bottom }]) => from < edge && bottom > edge) ?? [];
    return line && { line, box, first: firstSeen(line, box, edge) };
  };
  let passed = headings.some(([, box]) => box.top >= top + 1 && box.top < below - 1);
  let found = cutBy(passed ? top : below);
  if (!passed && found?.first === found?.box.bottom && found?.line.nextElementSibling?.matches(".turn")) {
    passed = true;
    found = cutBy(top);
  }
  for (const [line, { height }] of passed ? stay : stay.slice(0, -1)) hidden.set(line, height);
  if (!found) return { hidden };
  hidden.set(found.line, found.first - found.box.top);
  const next = found.line.nextElementSibling;
  if (passed || !stay.length) {
    const alone = found.first === found.box.bottom && next?.matches(".turn") ? next : null;
    const gap = next ? Math.max(0, Math.floor((alone ? boxOf(alone).top : found.first - CLEAR) - top)) : 0; // of a newest one rows may be cut
    return { hidden, highest: alone, gap };
  }
  const by = Math.floor(found.first - below - BELOW); // by a part of a pixel it would be drawn with a trace of letters below it
  if (by < 1) return { hidden };
  for (const [each, { bottom, height }] of plain) if (bottom > top && bottom <= below) hidden.set(each, height); // behind the heading
  return { hidden, lower: { line: stay.at(-1)[0], by }, gap: by };
}

/** Where the first whole sentence below the edge begins, in an entry that is cut there; its end if nothing of it is shown. */
function firstSeen(line, box, edge) {
  const told = line.querySelector("a"), sentences = told?.children.length > 1 ? [...told.children] : [told ?? line];
  const moved = box.top - line.getBoundingClientRect().top; // its sentences are as much higher as it is
  const topOf = (each) => each.getBoundingClientRect().top + moved;
  const whole = sentences.map(topOf).filter((from) => from >= edge + CLEAR);
  if (whole.length) return line.nextElementSibling && box.bottom - whole[0] < GAP ? box.bottom : whole[0];
  if (line.nextElementSibling) return box.bottom; // what is left of a sentence, or dice without what they decided
  const content = document.createRange();
  content.selectNodeContents(line);
  return Math.min(box.bottom, ...[...content.getClientRects()].map((row) => row.top + moved).filter((from) => from >= edge + CLEAR));
}

document.addEventListener("scroll", (event) => event.target.id === "log" && trimLog(), true);
for (const done of ["updated", "fitted"]) document.getElementById("table").addEventListener(done, trimLog);
trimLog();
