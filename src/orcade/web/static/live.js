// Views from the server: each one is the whole table with a version, and is patched into the page.
"use strict";

let source = null;
let waiting = [];
let timer = 0;
let retry = 1000;
let heard = 0;

/** Milliseconds; the server says something every 15 s. A line that was cut in sleep or on the road may not say so. */
const SILENCE = 35000;

function listen() {
  source?.close();
  heard = Date.now();
  // Below 0 the slider shortens the bots' own pauses, above it this page makes some of its own.
  const haste = Math.min(0, Number(kept.get("pace", 0)));
  source = new EventSource(table.dataset.events + (haste ? `?pace=${Math.round(100 + haste / 10)}` : ""));
  source.addEventListener("open", () => { heard = Date.now(); retry = 1000; offline(false); });
  source.addEventListener("beat", () => { heard = Date.now(); });
  source.addEventListener("table", (event) => {
    heard = Date.now();
    waiting.push(JSON.parse(event.data));
    if (waiting.length > 6) waiting = waiting.slice(-1); // far behind: skip to the present
    // Where haste is wished, what comes within one frame is one view.
    if (!timer && Number(kept.get("pace", 0)) < 0) timer = setTimeout(show, 16);
    else if (!timer) show();
  });
  source.addEventListener("error", () => {
    offline(true);
    if (source.readyState === EventSource.CLOSED) {
      retry = Math.min(retry * 2, 15000);
      setTimeout(listen, retry);
    }
  });
}

setInterval(() => {
  if (Date.now() - heard < SILENCE) return;
  offline(true);
  listen();
}, 5000);

let cut = 0;
/** A line that comes back within a second was not worth a word. */
function offline(on) {
  clearTimeout(cut);
  const banner = document.getElementById("offline");
  if (on) cut = setTimeout(() => { banner.hidden = false; }, 1000);
  else banner.hidden = true;
}

/** Shows waiting views: one now and the others at the chosen pace, or all at once (only the last one counts). */
function show(count) {
  clearTimeout(timer);
  timer = 0;
  const taken = waiting.splice(0, count ?? waiting.length);
  const due = taken.at(-1);
  if (due) update(due, taken.length > 1);
  const pace = Number(kept.get("pace", 0));
  if (pace > 0 && due) timer = setTimeout(() => show(1), pace);
}

let above = 0; // how far the log is scrolled up from its end, which is its zero, where it stays by itself
document.addEventListener("scroll", (event) => { if (event.target.id === "log") above = -event.target.scrollTop; }, true);

/** Patches a view in. `skipped`: others lay between it and the last one that was shown. */
function update(view, skipped = false) {
  const before = motion.before(table);
  const seen = new Set([...table.querySelectorAll(".log li, .dice li")].map((line) => line.id));
  const asked = question();
  const ended = document.getElementById("result");
  const words = document.getElementById("asked")?.textContent;
  const focused = table.contains(document.activeElement) ? document.activeElement : null;

  const fresh = document.createElement("main");
  fresh.innerHTML = view.html;
  tidy(fresh);
  const shell = table.cloneNode(false);
  shell.append(...fresh.childNodes);
  patch(table, shell);

  table.dataset.version = view.version;
  document.title = view.title;
  document.getElementById("headline").textContent = document.getElementById("stage").dataset.headline;
  askAnew(asked);
  hideTip();
  light();
  answerAlone();
  passing.renew();
  for (const line of table.querySelectorAll(".log li, .dice li")) {
    if (!seen.has(line.id)) line.classList.add(line.closest(".dice") ? "fresh" : "new");
  }
  lens.renew();
  ghost.renew(view.version);
  tune.renew();
  ruler.renew();
  motion.after(table, before, skipped);
  if ((above > 0 && above < 80) || (!ended && document.getElementById("result"))) endOfLog();
  showTab();
  if (document.getElementById("asked")?.textContent !== words) document.getElementById("question").scrollTop = 0;
  if (focused?.dataset.thing && focused.isConnected && !focused.hasAttribute("tabindex")) {
    focused.setAttribute("tabindex", "-1"); // no choice any more, but the arrows go on from here
  }
  const curtain = document.getElementById("uncover-now");
  if (curtain) curtain.focus();
  else if (focused && !focused.isConnected) document.getElementById("asked")?.focus({ preventScroll: true });
  if (view.sound && kept.get("sound", false)) beep(view.sound);
  remember();
  table.dispatchEvent(new Event("renewed"));
}

/** Titles become labels: the page shows better tooltips than the browser's. */
function tidy(root) {
  for (const title of root.querySelectorAll(":is([data-thing], .dot) > title")) {
    title.parentNode.setAttribute("aria-label", title.textContent);
    title.remove();
  }
  for (const button of root.querySelectorAll("button[name=say][title]")) button.removeAttribute("title");
}

function endOfLog() {
  const log = table.querySelector(".log");
  if (log) log.scrollTop = 0;
}

function remember() {
  const { link, name, headline } = table.dataset;
  if (link) rememberTable(link, name, headline);
}
