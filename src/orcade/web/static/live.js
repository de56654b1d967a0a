// The stream of views from the server. Each push tells what has changed since the view that this page has; where it has
// none that the server knows, it brings the whole.

import { load } from "./storage.js";
import { listen } from "./stream.js";

let addresses = {}; // of the stream (events), and of what it would bring, at once (view)
let have = ""; // the number of the newest view that has come, shown or not
let render = () => {}; // shows pushes, the oldest first
let leave = () => {}; // ends the line to the server
let open = false; // whether there is one
let waiting = []; // pushes that wait for their moment, the oldest first
let timer = 0;
let retry = 1000;
let heard = 0;
let cut = 0;

/** Milliseconds. The server sends something every 15 s; after sleep, a dead connection may look as if it were open. */
const SILENCE = 35000;

/** Shows every view of this page from now on. `table`: its addresses, and the number of the view that it has. */
export function follow(table, renderer) {
  addresses = table;
  have = table.number;
  render = renderer;
  connect();
  setInterval(() => {
    if (Date.now() - heard < SILENCE) return;
    offline(true);
    connect();
  }, 5000);
  addEventListener("online", connect);
  addEventListener("pageshow", ({ persisted }) => { if (persisted) connect(); });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && !open) connect();
  });
}

/** A new line, which begins with what this page lacks. */
export function connect() {
  leave();
  heard = Date.now();
  open = false;
  // Below 0, the slider shortens the pauses of bots; above 0, this page waits between views.
  const haste = Math.min(0, Number(load("pace", 0)));
  leave = listen({ events: addresses.events, have, pace: Math.round(100 + haste / 10) }, hear);
}

function hear(name, data) {
  heard = Date.now();
  if (name === "open") { open = true; retry = 1000; offline(false); }
  if (name === "moved") location.reload(); // the seat is another browser's now
  if (name === "table") take(JSON.parse(data));
  if (name === "cut" || name === "refused") { open = false; offline(true); }
  if (name === "refused") {
    retry = Math.min(retry * 2, 15000);
    setTimeout(connect, retry);
  }
}

/** A push has come: one that is large, or made for another view than ours, is fetched. */
function take(push) {
  if (push.number === have) return;
  if (!push.html && push.on !== have) {
    missed = true;
    fetchView();
    return;
  }
  have = push.number;
  if (push.html) waiting = []; // it has all of what came before
  waiting.push(push);
  // At a quick pace, views that come within one frame are shown as one; far behind, all that wait are.
  if (waiting.length > 6) showWaiting();
  else if (!timer && Number(load("pace", 0)) < 0) timer = setTimeout(() => showWaiting(), 16);
  else if (!timer) showWaiting();
}

let fetching = false;
let missed = false; // something has come that this page could not use

/** Asks for what this page lacks; and once more where something came meanwhile that may not be in the reply. */
async function fetchView() {
  if (fetching) return;
  fetching = true;
  while (missed) {
    missed = false;
    try {
      const response = await fetch(`${addresses.view}?${new URLSearchParams({ have })}`);
      take(await response.json());
    } catch {
      missed = true;
      await new Promise((done) => setTimeout(done, 1000));
    }
  }
  fetching = false;
}

/** Shows that there is no connection, if it does not come back within a second. */
function offline(on) {
  clearTimeout(cut);
  const banner = document.getElementById("offline");
  if (on) cut = setTimeout(() => { banner.hidden = false; }, 1000);
  else banner.hidden = true;
}

/** Shows what waits: one push now and the others at the chosen pace, or all at once. */
export function showWaiting(count) {
  clearTimeout(timer);
  timer = 0;
  const taken = waiting.splice(0, count ?? waiting.length);
  if (taken.length) show(taken);
  const pace = Number(load("pace", 0));
  if (pace > 0 && taken.length) timer = setTimeout(() => showWaiting(1), pace);
}

function show(pushes) {
  try {
    render(pushes);
  } catch (wrong) {
    console.error(wrong); // the page is not what the server thinks: once more, as a whole
    waiting = [];
    have = "";
    missed = true;
    fetchView();
  }
}
