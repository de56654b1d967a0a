// The table in play: clicks and keys become answers. (live.js shows what the server sends, tell.js explains.)
// The page works without scripts: every choice is a button of an ordinary form.
"use strict";

const table = document.getElementById("table");
let picked = []; // ids of the things clicked so far, in the order that the choices name them
let busy = null; // while a form is on its way: { asked: the question that was on the page when it was sent }

/** All answers that are listed. Places are picked on the plane (ghost.js), not by the things that they touch. */
const choices = () => [...table.querySelectorAll("button[name=say]")].map((button) => ({
  button, say: button.value, hint: button.dataset.hint || "",
  things: button.dataset.at ? [] : (button.dataset.things || "").split(" ").filter(Boolean),
}));
/** So many choices are listed while something is picked; of more, the board shows what can be picked next. */
const FEW = 6;
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
    if (!legal) continue;
    node.setAttribute("tabindex", node.matches(".goes, .picked") ? "0" : "-1");
    node.setAttribute("aria-description", hintFor(node)[1]);
  }
  for (const choice of choices()) choice.button.classList.toggle("goes-not", !fits(choice, picked));
  for (const list of table.querySelectorAll(".choices .list")) {
    list.hidden = !list.querySelector("button:not(.goes-not)");
    const shown = picked.length > 0 && !(remain.length > FEW && next.size > 1); // many places are better seen than read
    list.open = shown || kept.get(list.id, false) || !table.querySelector(".goes, .dot");
  }
  const keys = [...table.querySelectorAll(".choices kbd")];
  const seen = keys.map((key) => key.closest("button")).map((button) => !button.matches(".goes-not") && button.checkVisibility());
  let number = 0; // all is looked at before anything is changed: the browser works out the styles once
  keys.forEach((key, at) => {
    key.textContent = seen[at] && number < 9 ? ++number : "";
    key.hidden = !key.textContent;
  });
  build.renew();
  const line = table.querySelector(".picked-line span");
  if (line) line.textContent = picked.length ? thing(picked.at(-1))?.getAttribute("aria-label") ?? "" : "";
}

function pick(node) {
  const id = node.dataset.thing;
  if (build.toggles(id)) return;
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

/** The thing that a click means: on the board, what is lit counts before whatever unlit lies on top of it. */
function aimed(event) {
  const node = thingAt(event.target);
  if (!node || node.matches(".goes") || !node.closest("#board")) return node;
  const below = document.elementsFromPoint(event.clientX, event.clientY).map(thingAt);
  return below.find((each) => each?.matches(".goes")) ?? node;
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
  const ready = () => Number(table.dataset.version) >= version;
  if (ready()) return Promise.resolve();
  return new Promise((done) => {
    const end = () => {
      clearTimeout(late);
      table.removeEventListener("renewed", look);
      done();
    };
    const look = () => { if (ready()) end(); };
    const late = setTimeout(() => { listen(); end(); }, 2500); // the stream sleeps: a new one begins with the whole table
    table.addEventListener("renewed", look);
  });
}

/** Which question is on the page: whose, and how many this seat has answered before; "" where nothing is asked. */
function question() {
  const form = document.getElementById("choices");
  return form ? `${form.elements.seat.value} ${form.dataset.answered}` : "";
}

/** Sends a form, and takes no other until the reply has come, or until the page asks something else. */
async function act(form, extra = {}) {
  if (busy) return;
  const sent = { asked: question() };
  setBusy(sent);
  try {
    await post(form, extra);
  } catch {
    notice("No connection: nothing was sent. Please try again.");
  }
  if (busy === sent) setBusy(null);
}

/** On every new view: what is asked now may be answered, though the reply to the last answer may not have come yet. */
function askAnew(before) {
  if (question() !== before || !choices().some((choice) => fits(choice, picked))) picked = [];
  if (busy && busy.asked !== question()) setBusy(null);
}

let slow = 0;

/** What is on its way, or null. Only what takes its time shows in the cursor: the browser restyles the board for that. */
function setBusy(sent) {
  busy = sent;
  table.classList.toggle("busy", Boolean(sent));
  table.setAttribute("aria-busy", String(Boolean(sent)));
  clearTimeout(slow);
  table.classList.remove("slow");
  if (sent) slow = setTimeout(() => table.classList.add("slow"), 300);
}

const send = (button) => give(button.value);

async function give(say) {
  const asked = question();
  passing.rest();
  show();
  if (question() !== asked) return; // views that waited for their moment ask something else
  await act(document.getElementById("choices"), { say });
  if (question() === asked) unpick(); // it was not taken
}

// --- The only answer: given by itself, where the player wishes

let breath = 0;

/** Waits as long as somebody who has something to think about, so that the time tells nobody that there was no choice. */
function answerAlone() {
  clearTimeout(breath);
  const line = document.getElementById("alone");
  if (!line) return;
  line.hidden = false;
  const wish = line.querySelector("input");
  wish.checked = kept.get("alone", false);
  if (!wish.checked) return;
  breath = setTimeout(() => {
    const [only, ...others] = choices();
    if (only && !others.length && !busy && line.isConnected) send(only.button);
  }, 1200 + Math.random() * 1800);
}

document.addEventListener("change", (event) => {
  if (!event.target.closest("#alone")) return;
  kept.set("alone", event.target.checked);
  answerAlone();
});

// --- Phone: the sheet shows the question or the log

function showTab(name = table.dataset.tab || "play") {
  table.dataset.tab = name;
  for (const tab of table.querySelectorAll(".tabs button")) {
    tab.setAttribute("aria-selected", String(tab.dataset.tab === name));
  }
  if (name === "log") endOfLog();
}

// --- Keys

/** The lit or explainable thing, or the proposal, nearest in a direction, seen from a node; any thing for the ruler. */
function neighbour(node, key) {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const centre = (each) => { const box = each.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
  const [x, y] = centre(node);
  let best = null, least = Infinity;
  const which = ruler.on ? "[data-thing], .dot" : "[data-thing].legal, [data-thing][data-tries], .dot";
  for (const each of node.closest("svg, .hand").querySelectorAll(which)) {
    const [ex, ey] = centre(each);
    const along = (ex - x) * dx + (ey - y) * dy;
    const across = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (along < 4 || across > along * 2) continue;
    const cost = along + across * 2 - (each.matches(".goes, .dot") ? 3 : 0);
    if (cost < least) { least = cost; best = each; }
  }
  return best;
}

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, dialog")) return;
  const dot = event.target.closest?.(".dot");
  const node = dot ?? thingAt(event.target);
  if (event.key.startsWith("Arrow")) {
    const next = node ? neighbour(node, event.key) : table.querySelector("[data-thing].goes, .dot");
    if (!next || (!node && !table.contains(event.target) && event.target !== document.body)) return;
    if (!next.hasAttribute("tabindex")) next.setAttribute("tabindex", "-1");
    next.focus();
  } else if (node && (event.key === "Enter" || event.key === " ")) {
    if (busy) return;
    if (dot) give(dot.dataset.say);
    else pick(node);
  } else if (event.key === "Escape") {
    hideTip();
    ghost.clear();
    if (!picked.length) return;
    unpick();
  } else if (/^[1-9]$/.test(event.key)) {
    const key = [...table.querySelectorAll(".choices kbd")].find((each) => each.textContent === event.key);
    if (!key) return;
    key.closest("button").click();
  } else if (event.key === "?") {
    if (node && !node.matches(".goes, .dot")) why(node);
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
  const node = aimed(event);
  if (say) {
    event.preventDefault();
    if (!busy) send(say);
  } else if (tab) showTab(tab.dataset.tab);
  else if (event.target.closest("[data-do=rule]")) {
    event.preventDefault();
    openRule();
  } else if (event.target.closest("[data-do=unpick]")) unpick();
  else if (event.target.closest(".list summary")) kept.set(event.target.closest(".list").id, !event.target.closest(".list").open);
  else if (event.target.closest(".dot") && !busy) give(event.target.closest(".dot").dataset.say); // as screen readers press it
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
  if (menu && (!menu.contains(event.target) || event.target.closest("[data-open], a"))) menu.open = false;
  const sound = event.target.closest("[data-do=sound]");
  if (sound) {
    kept.set("sound", !kept.get("sound", false));
    sound.setAttribute("aria-pressed", String(kept.get("sound", false)));
    if (kept.get("sound", false)) beep("turn");
  }
});

document.addEventListener("keydown", onKey);
let hovering = 0;
const unhover = () => { clearTimeout(hovering); hideTip(); };
document.addEventListener("pointerdown", unhover);
table.addEventListener("pointerover", (event) => {
  clearTimeout(hovering);
  if (event.pointerType === "mouse") hovering = setTimeout(() => hint(event), 180);
});
table.addEventListener("pointerout", unhover);
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
  const words = () => {
    const wish = Number(pace.value);
    pace.setAttribute("aria-valuetext", wish === -1000 ? "no pauses" : wish < 0 ? "quicker" : wish ? `${wish / 1000} s more between moves` : "usual");
  };
  pace.value = kept.get("pace", 0);
  words();
  pace.addEventListener("input", words);
  pace.addEventListener("change", () => {
    kept.set("pace", Number(pace.value));
    listen(); // the stream tells the server how much haste is wished
  });
}
tidy(table);
light();
answerAlone();
passing.renew();
lens.renew();
endOfLog();
showTab();
remember();
if (table.dataset.events) listen();
