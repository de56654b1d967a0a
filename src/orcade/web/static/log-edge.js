// No line of the log is seen by half: an entry that is cut by the top of the log, or by the heading that stays there, is
// not shown; of one that would leave a gap, or is the only one, its last sentences are. The heading stands right above what is
// seen. Nor is a heading shown over which the next one has come.

const HIGH = 100; // pixels, more than a heading has
const GAP = 26; // pixels, what one row has: more would look as if something were missing
const BELOW = 4; // pixels between a heading and the first row

let cut = []; // lines of which something is hidden
let lowered = null; // the heading that stays and stands lower than at the top of the log, and by how many pixels
const sizes = new ResizeObserver(() => trimLog()); // what is above the log grows, it is opened, another font comes
let watched = null;

/** After every new view, and when the log is scrolled or has another size. All is looked at before anything is changed. */
export function trimLog() {
  const log = document.getElementById("log");
  if (log && log !== watched) {
    sizes.disconnect();
    sizes.observe(watched = log);
  }
  const { hidden, lower } = covered(log);
  for (const line of cut) if (!hidden.has(line)) line.style.removeProperty("clip-path");
  for (const [line, pixels] of hidden) line.style.clipPath = `inset(${pixels}px 0 0 0)`;
  cut = [...hidden.keys()];
  if (lowered?.line !== lower?.line) lowered?.line.style.removeProperty("translate");
  if (lower) lower.line.style.translate = `0 ${lower.by}px`;
  lowered = lower;
}

/** Where a line lies; of a heading that was lowered, where it would lie else. */
function boxOf(line) {
  const { x, y, width, height } = line.getBoundingClientRect();
  return new DOMRect(x, line === lowered?.line ? y - lowered.by : y, width, height);
}

/** `hidden`: lines of which something must be hidden, each with so many pixels from its top; `lower`: the heading that must
 * stand lower, and by how much. */
function covered(log) {
  const hidden = new Map();
  if (!log?.clientHeight) return { hidden, lower: null };
  const top = log.getBoundingClientRect().top + log.clientTop;
  const lines = [...log.querySelectorAll("#log-earlier, #lines > li")].map((line) => [line, boxOf(line)]);
  const stays = ([line]) => line.matches(".turn") && getComputedStyle(line).position === "sticky";
  const headings = lines.filter((each) => each[1].top < top + HIGH && stays(each));
  const stay = headings.filter(([, box]) => box.top < top + 1); // at one place, the last of them over the others
  const below = stay.at(-1)?.[1].bottom ?? top;
  const passed = headings.some(([, box]) => box.top >= top + 1 && box.top < below - 1);
  const edge = passed ? top : below;
  for (const [line, { height }] of passed ? stay : stay.slice(0, -1)) hidden.set(line, height);
  const plain = lines.filter(([each]) => !headings.some(([heading]) => heading === each));
  const [line, box] = plain.find(([, { top: from, bottom }]) => from < edge && bottom > edge) ?? [];
  if (!line) return { hidden, lower: null };
  const content = document.createRange();
  content.selectNodeContents(line);
  const rows = [...content.getClientRects()]; // of a sentence of several rows, all of it, too
  const silent = line.querySelector("a")?.getBoundingClientRect().bottom < edge + 1; // dice without what they decided
  const begun = Math.max(edge, ...rows.filter((row) => row.top < edge - 1).map((row) => row.bottom)); // what is cut ends there
  const shown = line.nextElementSibling && (silent || box.bottom - begun < GAP) ? [] : rows.filter((row) => row.top >= begun - 1);
  const first = Math.min(box.bottom, ...shown.map((row) => row.top));
  if (!shown.length && line.nextElementSibling) hidden.set(line, box.height);
  else hidden.set(line, Math.max(begun + 2, shown.length && first) - box.top); // the outline of a die lies outside it
  if (passed || !stay.length) return { hidden, lower: null };
  const by = Math.floor(first - below - BELOW); // by a part of a pixel it would be drawn with a trace of letters below it
  if (by < 1) return { hidden, lower: null };
  for (const [each, { bottom, height }] of plain) if (bottom > top && bottom <= edge) hidden.set(each, height); // behind the heading
  return { hidden, lower: { line: stay.at(-1)[0], by } };
}

document.addEventListener("scroll", (event) => event.target.id === "log" && trimLog(), true);
document.getElementById("table").addEventListener("updated", trimLog);
trimLog();
