// No line of the log is seen by half: of a sentence that is cut by the top of the log, or by the heading that stays there,
// the line that would be cut is not shown; nor is a heading over which the next one has come.

const HIGH = 100; // pixels, more than a heading has

let cut = [];

/** After every new view, and when the log is scrolled. */
export function trimLog() {
  const log = document.getElementById("log");
  for (const line of cut) line.style.removeProperty("clip-path");
  cut = [];
  if (!log?.clientHeight) return;
  const top = log.getBoundingClientRect().top + log.clientTop;
  const lines = [...log.querySelectorAll("#lines > li")].map((line) => [line, line.getBoundingClientRect()]);
  const headings = lines.filter(([line, box]) => line.matches(".turn") && box.top < top + HIGH);
  const stay = headings.filter(([, box]) => box.top < top + 1); // at one place, the last of them over the others
  const edge = Math.max(top, stay.at(-1)?.[1].bottom ?? top);
  const covered = headings.some(([, box]) => box.top >= top + 1 && box.top < edge - 1);
  for (const [line, { height }] of covered ? stay : stay.slice(0, -1)) hide(line, height);
  const [line, box] = lines.find(([each, { top: from, bottom }]) => !each.matches(".turn") && from < edge && bottom > edge) ?? [];
  if (!line) return;
  const rows = document.createRange();
  rows.selectNodeContents(line);
  const halves = [...rows.getClientRects()].filter((row) => row.top < edge - 1 && row.bottom > edge + 1);
  if (!halves.length) return;
  hide(line, Math.max(...halves.map((row) => row.bottom)) - box.top);
}

/** Hides so many pixels of it, from its top. */
function hide(line, pixels) {
  cut.push(line);
  line.style.clipPath = `inset(${pixels}px 0 0 0)`;
}
