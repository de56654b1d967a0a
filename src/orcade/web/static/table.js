// The table in play: clicks and keys become answers, views that the server sends become patches.
// The page works without this file: every choice is a button of an ordinary form.
"use strict";

const table = document.getElementById("table");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const tip = document.getElementById("tip");
let picked = []; // ids of the things clicked so far, in the order that the choices name them
let busy = false;

const choices = () => [...table.querySelectorAll("button[name=say]")].map((button) => ({
  button, say: button.value, things: (button.dataset.things || "").split(" ").filter(Boolean), hint: button.dataset.hint || "",
}));
const fits = (choice, path) => path.every((id, at) => choice.things[at] === id);
const thingAt = (node) => node.closest?.("[data-thing]");
const thing = (id) => table.querySelector(`[data-thing="${CSS.escape(id)}"]`);

// --- Picking: a click on a thing narrows the choices to those that name it next.

/** Shows which choices remain: their next things stay lit, the others dim, other buttons are put away. */
function light() {
  const remain = choices().filter((choice) => fits(choice, picked));
  const next = new Set(remain.map((choice) => choice.things[picked.length]));
  table.classList.toggle("picking", picked.length > 0);
  for (const node of table.querySelectorAll("[data-thing]")) {
    const legal = node.classList.contains("legal");
    node.classList.toggle("goes", legal && next.has(node.dataset.thing));
    node.classList.toggle("picked", picked.includes(node.dataset.thing));
    if (legal) node.setAttribute("tabindex", node.matches(".goes, .picked") ? "0" : "-1");
  }
  for (const choice of choices()) choice.button.classList.toggle("goes-not", !fits(choice, picked));
  const list = table.querySelector(".choices .list");
  if (list) {
    list.hidden = !list.querySelector("button:not(.goes-not)");
    list.open = picked.length > 0 || kept.get("list", false) || !table.querySelector(".goes");
  }
  let number = 0;
  for (const key of table.querySelectorAll(".choices kbd")) {
    const button = key.closest("button");
    const shown = !button.classList.contains("goes-not") && button.offsetParent !== null && number < 9;
    key.textContent = shown ? ++number : "";
    key.hidden = !shown;
  }
  const line = table.querySelector(".picked-line span");
  if (line) line.textContent = picked.length ? thing(picked.at(-1))?.getAttribute("aria-label") ?? "" : "";
}

function pick(node) {
  const id = node.dataset.thing;
  if (picked.at(-1) === id && !choices().some((choice) => fits(choice, [...picked, id]))) return unpick();
  let path = [...picked, id];
  let remain = choices().filter((choice) => fits(choice, path));
  if (!remain.length && picked.length) {
    path = [id];
    remain = choices().filter((choice) => fits(choice, path));
  }
  if (!remain.length) return why(node);
  picked = path;
  hideTip();
  if (remain.length === 1 && remain[0].things.length === path.length) return send(remain[0].button);
  light();
  if (!remain.some((choice) => choice.things.length > path.length)) {
    remain[0].button.focus();
  }
}

function unpick() {
  picked = [];
  light();
}

// --- Answers

async function post(form, extra) {
  const body = new URLSearchParams(new FormData(form));
  for (const [name, value] of Object.entries(extra)) body.set(name, value);
  const headers = { Accept: "application/json" };
  const response = await fetch(form.getAttribute("action"), { method: "POST", body, headers });
  const json = response.headers.get("content-type")?.includes("json");
  const told = json ? await response.json() : {};
  if (response.ok) {
    if (told.link) location.href = told.link;
    if (told.version) await shown(told.version);
    return;
  }
  notice(told.error || "The server did not take that. Please try again.", told.rule);
  if (told.html) update(told); // refused because the table has moved on: here is how it stands
}

/** Until the stream has brought this version: what is on the page before that must not be answered again. */
function shown(version) {
  return new Promise((done) => {
    const ready = () => Number(table.dataset.version) >= version;
    if (ready()) return done();
    const late = Date.now() + 2500;
    const watch = setInterval(() => {
      if (!ready() && Date.now() < late) return;
      clearInterval(watch);
      if (!ready()) listen(); // the stream sleeps: a new one begins with the whole table
      done();
    }, 15);
  });
}

async function act(form, extra = {}) {
  if (busy) return;
  setBusy(true);
  try {
    await post(form, extra);
  } catch {
    notice("No connection: nothing was sent. Please try again.");
  } finally {
    setBusy(false);
  }
}

function setBusy(on) {
  busy = on;
  table.classList.toggle("busy", on);
  table.setAttribute("aria-busy", String(on));
}

function send(button) {
  const form = button.form;
  show();
  act(form, { say: button.value }).then(unpick);
}

// --- Views from the server

let source = null;
let waiting = [];
let timer = 0;
let retry = 1000;

function listen() {
  source?.close();
  source = new EventSource(table.dataset.events);
  source.addEventListener("open", () => { retry = 1000; offline(false); });
  source.addEventListener("table", (event) => {
    waiting.push(JSON.parse(event.data));
    if (waiting.length > 6) waiting = waiting.slice(-1); // far behind: skip to the present
    if (!timer) show(1);
  });
  source.addEventListener("error", () => {
    offline(true);
    if (source.readyState === EventSource.CLOSED) {
      retry = Math.min(retry * 2, 15000);
      setTimeout(listen, retry);
    }
  });
}

const offline = (on) => { document.getElementById("offline").hidden = !on; };

/** Shows waiting views: one now and the others at the chosen pace, or all at once (only the last one counts). */
function show(count = waiting.length) {
  clearTimeout(timer);
  timer = 0;
  const due = waiting.splice(0, count).at(-1);
  if (due) update(due);
  const pace = Number(kept.get("pace", 0));
  if (waiting.length) timer = setTimeout(() => show(pace ? 1 : waiting.length), pace);
}

function update(view) {
  if (String(view.version) === table.dataset.version && view.html === table.dataset.shown) return;
  const before = new Map();
  for (const node of table.querySelectorAll("[data-thing]")) before.set(node.dataset.thing, [node, node.getBoundingClientRect()]);
  const log = table.querySelector(".log");
  const seen = new Set([...table.querySelectorAll(".log li, .dice li")].map((line) => line.id));
  const ended = document.getElementById("result");
  const atEnd = !log ||  log.scrollHeight - log.scrollTop - log.clientHeight < 80;
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
  if (!choices().some((choice) => fits(choice, picked))) picked = [];
  hideTip();
  light();
  for (const line of table.querySelectorAll(".log li, .dice li")) {
    if (!seen.has(line.id)) line.classList.add(line.closest(".dice") ? "fresh" : "new");
  }
  fly(before);
  if (atEnd || (!ended && document.getElementById("result"))) endOfLog();
  showTab();
  const curtain = document.getElementById("uncover-now");
  if (curtain) curtain.focus();
  else if (focused && !focused.isConnected) document.getElementById("asked")?.focus({ preventScroll: true });
  if (view.sound && kept.get("sound", false)) beep(view.sound);
  remember();
}

/** A thing that went from hand to board (or back) is another node: let it arrive from where it was. */
function fly(before) {
  if (still.matches) return;
  for (const node of table.querySelectorAll("[data-thing]")) {
    const [old, from] = before.get(node.dataset.thing) ?? [node];
    if (old === node) continue;
    const to = node.getBoundingClientRect();
    const scale = node.getScreenCTM?.()?.a || 1;
    const x = (from.x + from.width / 2 - to.x - to.width / 2) / scale;
    const y = (from.y + from.height / 2 - to.y - to.height / 2) / scale;
    node.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], { duration: 240, easing: "ease-out" });
  }
}

/** Titles inside the drawing become labels: the page shows a better tooltip than the browser's. */
function tidy(root) {
  for (const title of root.querySelectorAll("[data-thing] > title")) {
    title.parentNode.setAttribute("aria-label", title.textContent);
    title.remove();
  }
}

function endOfLog() {
  const log = table.querySelector(".log");
  if (log) log.scrollTop = log.scrollHeight;
}

function remember() {
  const { link, name, headline } = table.dataset;
  if (link) rememberTable(link, name, headline);
}

// --- Telling: hints, reasons, rules

function tell(node, title, text, danger) {
  tip.replaceChildren();
  const head = document.createElement("b");
  head.textContent = title;
  const body = document.createElement("span");
  body.textContent = text;
  body.className = danger ? "why" : "";
  tip.append(head, body);
  tip.hidden = false;
  const box = node.getBoundingClientRect();
  const wide = tip.offsetWidth, high = tip.offsetHeight;
  const below = box.bottom + 8 + high < innerHeight;
  tip.style.left = `${Math.max(8, Math.min(innerWidth - wide - 8, box.x + box.width / 2 - wide / 2))}px`;
  tip.style.top = `${Math.max(8, below ? box.bottom + 8 : box.y - high - 8)}px`;
}

const hideTip = () => { tip.hidden = true; };

function hintFor(node) {
  const isThing = thingAt(node);
  if (isThing) {
    const path = [...picked, isThing.dataset.thing];
    const remain = choices().filter((choice) => fits(choice, path));
    const only = remain.length === 1 ? `${remain[0].button.dataset.label}. ${remain[0].hint}` : "";
    const many = remain.length > 1 ? `${remain.length} choices` : "";
    return [isThing.getAttribute("aria-label") ?? "", only || many];
  }
  return [node.dataset.label, node.dataset.hint];
}

function hint(event) {
  const node = thingAt(event.target) ?? event.target.closest?.("button[name=say]");
  if (!node || !node.isConnected || (node.matches(".square:not(.goes)") && !event.target.matches(":focus"))) return;
  const [title, text] = hintFor(node);
  const line = document.getElementById("hint");
  if (line && node.matches(".goes, button")) line.textContent = text || title;
  if (thingAt(event.target) && (title || text)) tell(node, title, text);
}

/** Asks the server why a thing is no choice now, and shows it beside the thing. */
async function why(node) {
  const title = node.getAttribute("aria-label") ?? "";
  const tries = (node.dataset.tries || "").split("|").filter(Boolean);
  const seat = table.querySelector("#choices [name=seat]")?.value;
  if (node.classList.contains("legal")) return tell(node, title, "Pick something that is lit first.", false);
  if (!tries.length || !seat) return tell(node, title, "", false);
  const query = new URLSearchParams({ say: tries[0], seat });
  try {
    const told = await (await fetch(`${table.dataset.why}?${query}`)).json();
    const rule = told.rule && `(${told.rule}${told.title ? `, ${told.title}` : ""})`;
    tell(node, title, [told.text || told.error, rule].filter(Boolean).join(" "), true);
    document.getElementById("heard").textContent = told.text || told.error || "";
  } catch {
    notice("No connection.");
  }
}

let noticeTimer = 0;
function notice(text, rule) {
  const box = document.getElementById("notice");
  box.textContent = rule ? `${text} (${rule})` : text;
  box.hidden = false;
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => { box.hidden = true; }, 6000);
}

const openRule = () => document.getElementById("rule")?.showModal?.();

// --- Sound: one short knock, off until it is switched on

let audio = null;
function beep(kind) {
  audio ??= new AudioContext();
  const knock = audio.createOscillator(), volume = audio.createGain();
  knock.type = "triangle";
  knock.frequency.value = { dice: 190, end: 392 }[kind] ?? 294;
  volume.gain.setValueAtTime(0.22, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.28);
  knock.connect(volume).connect(audio.destination);
  knock.start();
  knock.stop(audio.currentTime + 0.3);
}

// --- Phone: the sheet shows the question or the log

function showTab(name = table.dataset.tab || "play") {
  table.dataset.tab = name;
  for (const tab of table.querySelectorAll(".tabs button")) {
    tab.setAttribute("aria-selected", String(tab.dataset.tab === name));
  }
  if (name === "log") endOfLog();
}

// --- Keys

/** The lit or explainable thing nearest in a direction, seen from a node. */
function neighbour(node, key) {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const centre = (each) => { const box = each.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
  const [x, y] = centre(node);
  let best = null, least = Infinity;
  for (const each of node.closest("svg, .hand").querySelectorAll("[data-thing].legal, [data-thing][data-tries]")) {
    const [ex, ey] = centre(each);
    const along = (ex - x) * dx + (ey - y) * dy;
    const across = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (along < 4 || across > along * 2) continue;
    const cost = along + across * 2 - (each.classList.contains("goes") ? 3 : 0);
    if (cost < least) { least = cost; best = each; }
  }
  return best;
}

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, dialog")) return;
  const node = thingAt(event.target);
  if (event.key.startsWith("Arrow")) {
    const next = node ? neighbour(node, event.key) : table.querySelector("[data-thing].goes");
    if (!next || (!node && !table.contains(event.target) && event.target !== document.body)) return;
    if (!next.hasAttribute("tabindex")) next.setAttribute("tabindex", "-1");
    next.focus();
  } else if (node && (event.key === "Enter" || event.key === " ")) {
    if (!busy) pick(node);
  } else if (event.key === "Escape") {
    hideTip();
    if (!picked.length) return;
    unpick();
  } else if (/^[1-9]$/.test(event.key)) {
    const key = [...table.querySelectorAll(".choices kbd")].find((each) => each.textContent === event.key);
    if (!key) return;
    key.closest("button").click();
  } else if (event.key === "?") {
    if (node && !node.classList.contains("goes")) why(node);
    else openRule();
  } else if (event.key === "u") {
    table.querySelector("#undo button")?.click();
  } else {
    return;
  }
  event.preventDefault();
}

// --- Wiring

table.addEventListener("click", (event) => {
  const say = event.target.closest("button[name=say]");
  const tab = event.target.closest(".tabs button");
  const node = thingAt(event.target);
  if (say) {
    event.preventDefault();
    if (!busy) send(say);
  } else if (tab) showTab(tab.dataset.tab);
  else if (event.target.closest("[data-do=rule]")) openRule();
  else if (event.target.closest("[data-do=unpick]")) unpick();
  else if (event.target.closest(".list summary")) kept.set("list", !event.target.closest(".list").open);
  else if (node && !busy) pick(node);
});

document.addEventListener("submit", (event) => {
  const form = event.target.closest("form[data-live]");
  if (!form || event.defaultPrevented) return;
  event.preventDefault();
  form.closest("dialog")?.close();
  act(form);
});

document.addEventListener("click", (event) => {
  const opener = event.target.closest("[data-open]");
  if (opener) document.getElementById(opener.dataset.open).showModal();
  if (event.target.closest("[data-do=close]") || event.target.nodeName === "DIALOG") event.target.closest("dialog").close();
  const menu = document.querySelector(".menu[open]");
  if (menu && !menu.contains(event.target)) menu.open = false;
  const sound = event.target.closest("[data-do=sound]");
  if (sound) {
    kept.set("sound", !kept.get("sound", false));
    sound.setAttribute("aria-pressed", String(kept.get("sound", false)));
    if (kept.get("sound", false)) beep("turn");
  }
});

document.addEventListener("pointerdown", hideTip);
document.addEventListener("keydown", onKey);
let hovering = 0;
table.addEventListener("pointerover", (event) => {
  clearTimeout(hovering);
  if (event.pointerType === "mouse") hovering = setTimeout(() => hint(event), 180);
});
table.addEventListener("pointerout", () => { clearTimeout(hovering); hideTip(); });
table.addEventListener("focusin", (event) => { if (event.target.matches(":focus-visible")) hint(event); });
table.addEventListener("focusout", hideTip);
addEventListener("online", () => listen());
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && source?.readyState !== EventSource.OPEN) listen();
});

for (const tool of document.querySelectorAll("[data-do=sound]")) {
  tool.hidden = false;
  tool.setAttribute("aria-pressed", String(kept.get("sound", false)));
}
const pace = document.getElementById("pace");
if (pace) {
  pace.value = kept.get("pace", 0);
  pace.addEventListener("input", () => kept.set("pace", pace.value));
}
tidy(table);
light();
endOfLog();
showTab();
remember();
if (table.dataset.events) listen();
