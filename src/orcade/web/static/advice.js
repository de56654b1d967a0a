// What a bot would do: one answer, drawn and told, and the rest of the turn as it might go.

import { choiceForm, table } from "./choices.js";
import { notice } from "./messages.js";
import { traces } from "./traces.js";

const box = () => document.querySelector("#advice [role=status]");

/** Asks the server, and shows what it says until an answer is given. */
export async function advise() {
  const version = table.dataset.version;
  const query = new URLSearchParams({ seat: choiceForm().elements.seat.value, version });
  try {
    const response = await fetch(`${table.dataset.advice}?${query}`, { headers: { Accept: "application/json" } });
    const told = await response.json();
    if (table.dataset.version !== version || !box()) return;
    if (!response.ok) return notice(told.error, told.rule);
    show(told);
  } catch {
    notice("No connection.");
  }
}

function show({ say, label, hint, plan }) {
  const lines = [document.createElement("p")];
  lines[0].textContent = say ? [`${label}.`, hint].filter(Boolean).join(" ") : "All answers are alike to a bot.";
  if (plan.length > 1) {
    const turn = document.createElement("ol");
    for (const { words } of plan) turn.append(Object.assign(document.createElement("li"), { textContent: words }));
    lines.push(Object.assign(document.createElement("p"), { textContent: "The turn as it might go:" }), turn);
  }
  box().replaceChildren(...lines);
  if (say) traces.hold([say]);
}

table.addEventListener("answering", () => box()?.replaceChildren());
