// What a bot would do: one answer, drawn and told, and the rest of the turn as it might go.

import { choiceForm, choices, table } from "./choices.js";
import { notice } from "./messages.js";
import { traces } from "./traces.js";

const box = () => document.querySelector("#advice [role=status]");

/** Asks the server, and shows what it says until an answer is given. */
export async function advise() {
  const version = table.dataset.version;
  box().textContent = "One moment …"; // a search takes a second or two
  const query = new URLSearchParams({ seat: choiceForm().elements.seat.value, version });
  try {
    const response = await fetch(`${table.dataset.advice}?${query}`, { headers: { Accept: "application/json" } });
    const told = await response.json();
    box()?.replaceChildren();
    if (table.dataset.version !== version || !box()) return;
    if (!response.ok) return notice(told.error, told.rule);
    show(told);
  } catch {
    box()?.replaceChildren();
    notice("No connection.");
  }
}

function show({ say, label, hint, plan }) {
  const lines = [document.createElement("p")];
  lines[0].textContent = say ? [`A bot: ${label}.`, hint].filter(Boolean).join(" ") : "A bot has no advice here.";
  if (plan.length > 1) {
    const turn = document.createElement("ol");
    for (const { words } of plan) turn.append(Object.assign(document.createElement("li"), { textContent: words }));
    lines.push(Object.assign(document.createElement("p"), { textContent: "The turn as it might go:" }), turn);
  }
  box().replaceChildren(...lines);
  box().scrollIntoView({ block: "nearest" });
  if (!say) return;
  traces.hold([say]);
  choices().find((each) => each.say === say)?.button.classList.add("advised");
}

table.addEventListener("answering", () => {
  box()?.replaceChildren();
  table.querySelector(".advised")?.classList.remove("advised");
});
