// The waiting room: full addresses to hand out, this seat's number for the dice, and the table as soon as it begins.
import { patch } from "./patch.js";
import { fillLinks } from "./links.js";
import { checkPromise } from "./alarm.js";
import { keepNumber } from "./seal.js";
import { randomHex } from "./site.js";
import { listen } from "./stream.js";

fillLinks();

const promise = document.getElementById("promise").textContent;
checkPromise(promise);

const nonce = document.querySelector("[data-my=nonce]");
if (nonce) nonce.value = randomHex();
nonce?.form.addEventListener("submit", () => keepNumber(promise, nonce.value));

const page = document.getElementById("waiting");
let leave = () => {};

function show(view) {
  document.title = view.title;
  if (!view.html?.includes('id="chairs"')) { location.reload(); return; } // the match has begun
  const fresh = document.createElement("template");
  fresh.innerHTML = view.html;
  for (const id of ["chairs", "told", "links"]) {
    const now = fresh.content.getElementById(id);
    if (now) patch(document.getElementById(id), now);
  }
  fillLinks();
}

/** Every new line begins with how things stand, so it is always right. */
function follow() {
  leave();
  leave = listen({ events: page.dataset.events, have: "", pace: 100 }, (name, data) => {
    if (name === "table") show(JSON.parse(data));
    if (name === "moved") location.reload();
    if (name === "refused") setTimeout(follow, 3000);
  });
}

follow();
document.addEventListener("submit", () => leave()); // the reply is the next page
addEventListener("online", follow);
document.addEventListener("visibilitychange", () => { if (!document.hidden) follow(); });
