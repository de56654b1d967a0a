// The waiting room: full addresses to hand out, this seat's share of the dice, and the table as soon as it begins.
"use strict";

for (const field of document.querySelectorAll("[data-path]")) field.value = location.origin + field.dataset.path;

const nonce = document.querySelector("[data-my=nonce]");
if (nonce) nonce.value = randomHex();

const room = document.getElementById("waiting");
new EventSource(room.dataset.events).addEventListener("table", (event) => {
  const view = JSON.parse(event.data);
  document.title = view.title;
  if (view.html.includes('id="stage"')) { location.reload(); return; }
  const fresh = document.createElement("template");
  fresh.innerHTML = view.html;
  for (const id of ["chairs"]) {
    const now = fresh.content.getElementById(id);
    if (now) patch(document.getElementById(id), now);
  }
});
