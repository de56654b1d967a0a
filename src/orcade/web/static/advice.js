// What a bot would do: one answer, drawn and told, and the rest of the turn as it might go.

import "./table.js";
import { choiceForm, choices, table } from "./choices.js";
import { notice } from "./messages.js";
import { styleSheet } from "./style-sheet.js";
import { traces } from "./traces.js";

styleSheet("advice");

const box = () => document.getElementById("advice");

/** A place for it at the end of the form. */
function makeRoom() {
  box()?.remove();
  const room = Object.assign(document.createElement("div"), { id: "advice", className: "advice" });
  room.setAttribute("role", "status");
  choiceForm().append(room);
  room.textContent = "One moment …"; // a search takes a second or two
  return room;
}

/** Asks the server, and shows what it says until an answer is given. */
export async function advise() {
  const version = table.dataset.version;
  const room = makeRoom();
  const query = new URLSearchParams({ seat: choiceForm().elements.seat.value, version });
  try {
    const response = await fetch(`${table.dataset.advice}?${query}`, { headers: { Accept: "application/json" } });
    const told = await response.json();
    if (table.dataset.version !== version || !room.isConnected) return room.remove();
    if (!response.ok) throw Object.assign(new Error(told.error), { rule: told.rule });
    show(told, room);
  } catch (wrong) {
    room.remove();
    notice(wrong.rule === undefined ? "No connection." : wrong.message, wrong.rule);
  }
}

function show({ say, label, hint, why, plan }, room) {
  const button = choices().find((each) => each.say === say)?.button;
  const lines = [document.createElement("p")];
  lines[0].textContent = say ? [`A bot: ${label}.`, why, !button?.matches(".usual") && hint].filter(Boolean).join(" ") : "A bot has no advice here.";
  if (plan.length > 1) {
    const turn = document.createElement("ol");
    for (const { words } of plan) turn.append(Object.assign(document.createElement("li"), { textContent: words }));
    lines.push(Object.assign(document.createElement("p"), { textContent: "The turn as it might go:" }), turn);
  }
  room.replaceChildren(...lines);
  room.scrollIntoView({ block: "nearest" });
  if (!say) return;
  traces.hold([say]);
  button?.classList.add("advised");
}

table.addEventListener("answering", () => {
  box()?.remove();
  table.querySelector(".advised")?.classList.remove("advised");
});
