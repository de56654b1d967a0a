// The stream of views from the server. Each view is the whole table with a version; so the newest one is all that counts.

import { load } from "./storage.js";

let address = "";
let render = () => {}; // shows a view: (view, skipped), `skipped`: others lay between it and the last one shown
let source = null;
let waiting = []; // views that wait for their moment, the oldest first
let timer = 0;
let retry = 1000;
let heard = 0;
let cut = 0;

/** Milliseconds. The server sends something every 15 s; after sleep, a dead connection may look as if it were open. */
const SILENCE = 35000;

/** Shows every view of this stream from now on. */
export function follow(stream, renderer) {
  address = stream;
  render = renderer;
  connect();
  setInterval(() => {
    if (Date.now() - heard < SILENCE) return;
    offline(true);
    connect();
  }, 5000);
  addEventListener("online", connect);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && source.readyState !== EventSource.OPEN) connect();
  });
}

/** A new stream, which begins with how the table stands. */
export function connect() {
  source?.close();
  heard = Date.now();
  // Below 0, the slider shortens the pauses of bots; above 0, this page waits between views.
  const haste = Math.min(0, Number(load("pace", 0)));
  source = new EventSource(address + (haste ? `?pace=${Math.round(100 + haste / 10)}` : ""));
  source.addEventListener("open", () => { heard = Date.now(); retry = 1000; offline(false); });
  source.addEventListener("moved", () => location.reload()); // the seat is another browser's now
  source.addEventListener("beat", () => { heard = Date.now(); });
  source.addEventListener("table", (event) => {
    heard = Date.now();
    waiting.push(JSON.parse(event.data));
    if (waiting.length > 6) waiting = waiting.slice(-1); // far behind: skip to the present
    // At a quick pace, views that come within one frame are shown as one.
    if (!timer && Number(load("pace", 0)) < 0) timer = setTimeout(() => showWaiting(), 16);
    else if (!timer) showWaiting();
  });
  source.addEventListener("error", () => {
    offline(true);
    if (source.readyState === EventSource.CLOSED) {
      retry = Math.min(retry * 2, 15000);
      setTimeout(connect, retry);
    }
  });
}

/** Shows that there is no connection, if it does not come back within a second. */
function offline(on) {
  clearTimeout(cut);
  const banner = document.getElementById("offline");
  if (on) cut = setTimeout(() => { banner.hidden = false; }, 1000);
  else banner.hidden = true;
}

/** Shows waiting views: one now and the others at the chosen pace, or all at once (only the last one counts). */
export function showWaiting(count) {
  clearTimeout(timer);
  timer = 0;
  const taken = waiting.splice(0, count ?? waiting.length);
  const last = taken.at(-1);
  if (last) render(last, taken.length > 1);
  const pace = Number(load("pace", 0));
  if (pace > 0 && last) timer = setTimeout(() => showWaiting(1), pace);
}

/** Shows a view that came with a reply. */
export function showNow(view) {
  render(view, false);
}
