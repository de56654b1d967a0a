// What happened at a table since this browser saw it last is marked in its log, and whoever comes back is told so.

import "./table.js";
import { table } from "./choices.js";
import { notice } from "./messages.js";
import { load, save } from "./storage.js";

const KEY = "seen-to"; // [address, number of the newest entry of its log], the newest table first
const TABLES = 12; // that are kept
const FEW = 3; // so many entries are seen below the board
const entries = () => [...table.querySelectorAll("#lines > li")];
const numberOf = (entry) => Number(entry.id.slice("log-".length));

function note() {
  const newest = entries().at(-1) ?? table;
  if (!(numberOf(newest) >= 0) || document.hidden) return; // nothing has happened yet, or nobody looks
  const others = load(KEY, []).filter(([address]) => address !== location.pathname);
  save(KEY, [[location.pathname, numberOf(newest)], ...others].slice(0, TABLES));
}

function mark() {
  const [, seen] = load(KEY, []).find(([address]) => address === location.pathname) ?? [];
  const missed = entries().filter((entry) => numberOf(entry) > seen);
  if (missed.length <= FEW || document.getElementById("uncover-now")) return;
  for (const entry of missed) entry.classList.add("new");
  notice("What happened since you were here is marked in the log.", "", true);
}

function comeBack() {
  if (document.hidden) return;
  mark();
  note();
}

comeBack();
table.addEventListener("updated", note);
document.addEventListener("visibilitychange", comeBack);
