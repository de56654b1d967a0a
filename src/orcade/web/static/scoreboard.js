// The scoreboard while the campaign goes on: when the server sends a new one, it is patched into the page.
import "./site.js";
import { patch } from "./patch.js";

for (const field of document.querySelectorAll("[data-path]")) field.value = location.origin + field.dataset.path;

// The address is replaced by the one that anybody may have, so that nobody gives his seat away by copying it.
const share = document.querySelector("#share").dataset.path;
const back = document.getElementById("to-table");
try {
  const mine = `orcade.seat ${share}`;
  if (location.pathname !== share) sessionStorage.setItem(mine, back.getAttribute("href"));
  const seat = sessionStorage.getItem(mine);
  if (/^\/t\/[\w.~-]+$/.test(seat ?? "")) { // as after a reload
    back.href = seat;
    back.textContent = "To the table";
  }
} catch { /* private mode: the address is changed all the same */ }
history.replaceState(null, "", share);

const board = document.getElementById("scoreboard");
let source = null;

function show(event) {
  const view = JSON.parse(event.data);
  document.title = view.title;
  const shell = board.cloneNode(false);
  shell.innerHTML = view.html;
  patch(board, shell);
}

/** Every stream begins with how things stand, so a new one is always right. */
function listen() {
  source?.close();
  source = new EventSource(board.dataset.events);
  source.addEventListener("table", show);
  source.addEventListener("moved", () => location.reload());
  source.addEventListener("error", () => { if (source.readyState === EventSource.CLOSED) setTimeout(listen, 3000); });
}

listen();
addEventListener("online", listen);
document.addEventListener("visibilitychange", () => { if (!document.hidden) listen(); });
