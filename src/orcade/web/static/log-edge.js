// No line of the log is seen by half: of a sentence that is cut by the top of the log, or by the heading that stays there,
// the line that would be cut is not shown.

let cut = null;

/** After every new view, and when the log is scrolled. */
export function trimLog() {
  const log = document.getElementById("log");
  cut?.style.removeProperty("clip-path");
  cut = null;
  if (!log?.clientHeight) return;
  const top = log.getBoundingClientRect().top + log.clientTop;
  const lines = [...log.querySelectorAll("#lines > li")].map((line) => [line, line.getBoundingClientRect()]);
  const heading = lines.findLast(([line, box]) => line.matches(".turn") && box.top < top + 1)?.[1];
  const edge = Math.max(top, heading?.bottom ?? top);
  const [line, box] = lines.find(([each, { top: from, bottom }]) => !each.matches(".turn") && from < edge && bottom > edge) ?? [];
  if (!line) return;
  const rows = document.createRange();
  rows.selectNodeContents(line);
  const halves = [...rows.getClientRects()].filter((row) => row.top < edge - 1 && row.bottom > edge + 1);
  if (!halves.length) return;
  cut = line;
  line.style.clipPath = `inset(${Math.max(...halves.map((row) => row.bottom)) - box.top}px 0 0 0)`;
}
