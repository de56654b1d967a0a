// The stream of views from the server. Each push tells what has changed since the view that this page has; where it has
// none that the server knows, it brings the whole.

import { forget, showBy, showSoon, showWaiting } from "./beats.js";
import { load } from "./storage.js";
import { listen } from "./stream.js";

let addresses = {}; // of the stream (events), and of what it would bring, at once (view)
let have = ""; // the number of the newest view that has come, shown or not
let leave = () => {}; // ends the line to the server
let open = false; // whether there is one
let retry = 1000;
let heard = 0;
let cut = 0;
let held = null; // while nothing new is shown: who is told of what comes
let hasty = false; // whether bots need make no pauses, as far as this reader is concerned
let begun = () => {}; // called once, when the first line is open

/** Milliseconds. The server sends something every 15 s; after sleep, a dead connection may look as if it were open. */
const SILENCE = 35000;

/** Whether the reader only watches; the page shows what bots do at its own pace all the same (beats.js). */
const isOut = () => document.getElementById("onward") !== null;

/** Shows every view of this page from now on. `table`: its addresses, and the number of the view that it has. Resolves
 * when there is a line to the server. */
export function follow(table, renderer) {
  const opened = new Promise((resolve) => { begun = resolve; });
  addresses = table;
  have = table.number;
  showBy((pushes) => show(renderer, pushes));
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
  return opened;
}

/** A new line, which begins with what this page lacks. */
export function connect() {
  leave();
  heard = Date.now();
  open = false;
  // Below 0, the slider shortens the pauses of bots; above 0, the pauses of this page alone are longer (beats.js).
  hasty = isOut();
  const haste = hasty ? -1000 : Math.min(0, Number(load("pace", 0)));
  leave = listen({ events: addresses.events, have, pace: Math.round(100 + haste / 10) }, hear);
}

function hear(name, data) {
  heard = Date.now();
  if (name === "open") { open = true; retry = 1000; offline(false); begun(); }
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
  if (held) return held(push);
  if (!push.html && push.on !== have) {
    missed = true;
    fetchView();
    return;
  }
  have = push.number;
  showSoon(push, Boolean(push.html));
}

let fetching = false;
let missed = false; // something has come that this page could not use

/** Asks for what this page lacks; and once more where something came meanwhile that may not be in the reply. */
async function fetchView() {
  if (fetching) return;
  fetching = true;
  while (missed) {
    missed = false;
    const had = have;
    try {
      const response = await fetch(`${addresses.view}?${new URLSearchParams({ have })}`);
      const push = await response.json();
      if (have === had) take(push); // else the stream was quicker, and the reply may be older than what it brought
    } catch {
      missed = true;
      await new Promise((done) => setTimeout(done, 1000));
    }
  }
  fetching = false;
}

/** From here on nothing new is shown; `tell` is told of what comes. */
export function hold(tell) {
  showWaiting();
  held = tell;
}

/** Shows the newest view, and all that comes after it. */
export async function release() {
  held = null;
  have = "";
  missed = true;
  await fetchView();
  showWaiting();
}

/** Shows that there is no connection, if it does not come back within a second. */
function offline(on) {
  clearTimeout(cut);
  const banner = document.getElementById("offline");
  if (on) cut = setTimeout(() => { banner.hidden = false; }, 1000);
  else banner.hidden = true;
}

function show(render, pushes) {
  try {
    render(pushes);
    if (isOut() !== hasty) connect();
  } catch (wrong) {
    console.error(wrong); // the page is not what the server thinks: once more, as a whole
    forget();
    have = "";
    missed = true;
    fetchView();
  }
}
