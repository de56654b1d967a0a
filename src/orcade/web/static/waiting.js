// The waiting room: full addresses to hand out, this seat's number for the dice, and the table as soon as it begins.
import { patch } from "./patch.js";
import { fillLinks } from "./links.js";
import { checkPromise, keepNumber } from "./seal.js";
import { randomHex } from "./site.js";

fillLinks();

const promise = document.getElementById("promise").textContent;
checkPromise(promise);

const nonce = document.querySelector("[data-my=nonce]");
if (nonce) nonce.value = randomHex();
nonce?.form.addEventListener("submit", () => keepNumber(promise, nonce.value));

const page = document.getElementById("waiting");
let source = null;

function show(event) {
  const view = JSON.parse(event.data);
  document.title = view.title;
  if (view.html.includes('id="stage"')) { location.reload(); return; }
  const fresh = document.createElement("template");
  fresh.innerHTML = view.html;
  for (const id of ["chairs", "told", "links"]) {
    const now = fresh.content.getElementById(id);
    if (now) patch(document.getElementById(id), now);
  }
  fillLinks();
}

/** Every stream begins with how things stand, so a new one is always right. */
function listen() {
  source?.close();
  source = new EventSource(page.dataset.events);
  source.addEventListener("table", show);
  source.addEventListener("moved", () => location.reload());
  source.addEventListener("error", () => { if (source.readyState === EventSource.CLOSED) setTimeout(listen, 3000); });
}

listen();
document.addEventListener("submit", () => source.close()); // the reply is the next page
addEventListener("online", listen);
document.addEventListener("visibilitychange", () => { if (!document.hidden) listen(); });
