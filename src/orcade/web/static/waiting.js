// The waiting room: full addresses to hand out, this seat's number for the dice, and the table as soon as it begins.
import { patch } from "./patch.js";
import { randomHex } from "./site.js";

for (const field of document.querySelectorAll("[data-path]")) field.value = location.origin + field.dataset.path;

const nonce = document.querySelector("[data-my=nonce]");
if (nonce) nonce.value = randomHex();

const page = document.getElementById("waiting");
let source = null;

function show(event) {
  const view = JSON.parse(event.data);
  document.title = view.title;
  if (view.html.includes('id="stage"')) { location.reload(); return; }
  const fresh = document.createElement("template");
  fresh.innerHTML = view.html;
  const now = fresh.content.getElementById("chairs");
  if (now) patch(document.getElementById("chairs"), now);
}

/** Every stream begins with how things stand, so a new one is always right. */
function listen() {
  source?.close();
  source = new EventSource(page.dataset.events);
  source.addEventListener("table", show);
  source.addEventListener("error", () => { if (source.readyState === EventSource.CLOSED) setTimeout(listen, 3000); });
}

listen();
addEventListener("online", listen);
document.addEventListener("visibilitychange", () => { if (!document.hidden) listen(); });
