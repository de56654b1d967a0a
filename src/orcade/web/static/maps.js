// A board of maps: a click on a square looks from there, a map is dragged to its place, and what changes is shown without
// loading the page. Everything is the form's own: the server says what is seen, walked to and allowed.
import "./site.js";

const form = document.getElementById("lay-out");
const frame = document.getElementById("frame");
const PARTS = ["fault", "told", "tray", "rows", "facts"];
let waiting = null; // what to ask for when the answer that is under way has come
let busy = false;

/** Sends the form as `pressed` would, and shows the answer; of several while one is under way, only the last. */
async function send(pressed) {
  if (busy) { waiting = { pressed }; return; }
  busy = true;
  const fields = new URLSearchParams(new FormData(form, pressed));
  try {
    const posts = form.method === "post";
    const answer = await fetch(posts ? form.action : `${form.action}?${fields}`, posts ? { method: "POST", body: fields } : {});
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (page.getElementById("lay-out")) {
      show(page, answer.ok);
      if (answer.ok && !posts) history.replaceState(null, "", answer.url);
    } else {
      complain(page.querySelector(".notice, main p")?.textContent ?? "That did not work.");
    }
  } catch {
    complain("The server does not answer. Is it still there?");
  }
  busy = false;
  if (waiting) { const next = waiting; waiting = null; send(next.pressed?.isConnected ? next.pressed : null); }
}

function complain(words) {
  const fault = document.getElementById("fault");
  fault.textContent = words;
  fault.hidden = false;
}

/** What cannot lie so changes nothing but the words about it. */
function show(page, well) {
  const focus = document.activeElement;
  const again = focus?.name && form.contains(focus) ? `[name="${focus.name}"][value="${focus.value}"]` : "";
  for (const id of well ? PARTS : ["fault"]) document.getElementById(id).replaceWith(page.getElementById(id));
  if (!well) {
    document.getElementById("fault").scrollIntoView({ block: "nearest" });
    return;
  }
  form.elements.from.value = page.querySelector("[name=from]").value;
  showBoard(page.getElementById("plan"));
  if (again && !focus.isConnected) form.querySelector(again)?.focus();
}

/** The drawing of the ground stays where it is the same: a new one would flicker. */
function showBoard(fresh) {
  const plan = document.getElementById("plan");
  const old = plan.querySelector("image"), image = fresh.querySelector("image");
  if (old.getAttribute("href") !== image.getAttribute("href")) { plan.replaceWith(fresh); return; }
  plan.querySelector("#looked")?.remove();
  const looked = fresh.querySelector("#looked");
  if (looked) old.after(looked);
}

/** Looks from a square that is so many columns and rows from the top left. */
function lookAt(x, y) {
  const plan = document.getElementById("plan");
  const width = Number(plan.dataset.width);
  const name = x >= 0 && x < width && y >= 0 ? plan.dataset.names.split(" ")[y * width + x] : "-";
  if (!name || name === "-") return false;
  form.elements.from.value = name;
  send(null);
  return true;
}

frame.addEventListener("click", (event) => {
  const plan = document.getElementById("plan");
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(plan.getScreenCTM().inverse());
  lookAt(Math.floor(point.x / plan.dataset.unit), Math.floor(point.y / plan.dataset.unit));
});

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
frame.addEventListener("keydown", (event) => {
  const step = ARROWS[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const plan = document.getElementById("plan");
  const names = plan.dataset.names.split(" "), width = Number(plan.dataset.width);
  const at = names.indexOf(form.elements.from.value);
  if (at < 0) { lookAt(0, 0); return; }
  const [x, y] = [at % width + step[0], Math.floor(at / width) + step[1]];
  if (!lookAt(x, y)) lookAt(x + step[0], y + step[1]); // across the gap to what lies apart
});

form.addEventListener("submit", (event) => { event.preventDefault(); send(event.submitter); });
form.addEventListener("change", (event) => { if (event.target.name !== "pick") send(null); });

form.addEventListener("dragstart", (event) => {
  const tile = event.target.closest(".tile");
  if (!tile) return;
  tile.querySelector("input").checked = true;
  event.dataTransfer.effectAllowed = "move";
  event.dataTransfer.setData("text/plain", tile.querySelector("input").value);
});
for (const kind of ["dragenter", "dragover", "dragleave", "drop"]) {
  form.addEventListener(kind, (event) => {
    const free = event.target.closest?.(".free");
    if (!free) return;
    if (kind !== "dragleave") event.preventDefault();
    free.classList.toggle("over", kind === "dragenter" || kind === "dragover");
    if (kind === "drop") send(free);
  });
}
