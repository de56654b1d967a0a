// An answer that takes several things: they are ticked in any order, here or in the hand. What they make is told before
// it is given; the server says why they would not do.

import "./table.js";
import { give, isBusy } from "./answers.js";
import { choiceForm, choices, labelOf, table, thing } from "./choices.js";

let timer = 0;
let legal = ""; // what would be taken now

const box = () => document.getElementById("build");
const inputs = () => [...(box()?.querySelectorAll("input") ?? [])];
const ticked = () => inputs().filter((input) => input.checked);
const said = () => [box().dataset.verb, ...ticked().map((input) => input.value)].join(" ");
const listed = () => choices().find((choice) => choice.say === said());
/** How many are needed that are not ticked. */
const lacking = () => [...box().querySelectorAll("[data-least]")]
  .map((group) => Math.max(0, Number(group.dataset.least) - group.querySelectorAll(":checked").length))
  .reduce((sum, each) => sum + each, 0);

function show(title, text, say, wrong = false) {
  const line = document.getElementById("built");
  line.querySelector("b").textContent = title;
  line.querySelector("span").textContent = text;
  line.classList.toggle("wrong", wrong);
  legal = say;
  const take = document.getElementById("build-it"), more = lacking();
  take.disabled = !say;
  take.textContent = more ? `Tick ${more} more` : "Do it";
}

/** Asks the server about a set that is not listed, and shows its reply. */
async function ask(say) {
  if (!box()) return; // a button has answered meanwhile
  const seat = choiceForm().querySelector("[name=seat]").value, { version } = table.dataset;
  try {
    const query = new URLSearchParams({ say, seat, version });
    const reply = await (await fetch(`${table.dataset.try}?${query}`, { headers: { Accept: "application/json" } })).json();
    if (!box() || say !== said()) return;
    if (reply.legal) show(reply.label, reply.hint, reply.say);
    else show("", [reply.error, reply.rule && `(${reply.rule})`].filter(Boolean).join(" "), "", true);
  } catch { /* the line is cut, and the page says so */ }
}

/** After every tick and every new view. */
export function renew() {
  clearTimeout(timer); // what was ticked before may be asked for no more
  if (!box()) return;
  for (const input of inputs()) {
    const card = thing(input.dataset.part);
    card?.classList.toggle("picked", input.checked);
    card?.classList.add("goes");
  }
  const choice = listed(), nothing = choice?.button.offsetParent && !ticked().length;
  if (nothing) show("", "Nothing is ticked yet.", ""); // a button of its own says that nothing will do
  else if (choice) show(labelOf(choice.button), choice.hint, choice.say);
  else if (lacking()) show("", box().querySelector("[role=radiogroup] ~ .row") ? "One of the first group is needed." : "", "");
  else if (!ticked().length) show("", "Nothing is ticked yet.", "");
  else {
    show("", "", "");
    timer = setTimeout(ask, 120, said());
  }
}

document.addEventListener("change", (event) => { if (event.target.closest?.("#build")) renew(); });
document.addEventListener("click", (event) => {
  if (!event.target.closest?.("#build-it")) return;
  event.preventDefault();
  if (legal && !isBusy()) give(legal);
});
