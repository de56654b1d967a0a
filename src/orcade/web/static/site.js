// Every page: light or dark, the player's own name (kept in this browser alone), buttons that copy, and the
// promise of the dice before a table is set.
import { expectPromise, expectedPromise, keepNumber } from "./seal.js";
import { load, save } from "./storage.js";

const systemDark = matchMedia("(prefers-color-scheme: dark)");

function switchTheme() {
  const now = document.documentElement.dataset.theme || (systemDark.matches ? "dark" : "light");
  const next = now === "dark" ? "light" : "dark";
  document.documentElement.dataset.theme = next;
  save("theme", next);
}

for (const tool of document.querySelectorAll("[data-do=theme], [data-copy]")) tool.hidden = false;
for (const field of document.querySelectorAll("[data-my=name]")) {
  if (!field.value) field.value = load("name", "");
}

if (!document.querySelector("#table, #waiting")) expectedPromise(); // no table was set

document.addEventListener("click", async (event) => {
  const tool = event.target.closest("[data-do=theme], [data-copy]");
  if (!tool) return;
  if (tool.dataset.do === "theme") { switchTheme(); return; }
  const field = document.getElementById(tool.dataset.copy);
  field.select();
  try { await navigator.clipboard.writeText(field.value); } catch { document.execCommand("copy"); }
  const words = tool.textContent;
  tool.textContent = "Copied";
  setTimeout(() => { tool.textContent = words; }, 1500);
});

/** This browser's own number for the dice: 16 random bytes in hex. */
export function randomHex() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Before a table is set: the server promises its dice, and only then this browser adds a number of its own.
document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.matches("[data-promise]") || form.dataset.promise === "made") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const button = event.submitter;
  const fields = [];
  try {
    const answer = await fetch("/promise", { method: "POST", headers: { Accept: "application/json" } });
    const made = { promise: (await answer.json()).promise || "", nonce: randomHex() };
    keepNumber(made.promise, made.nonce);
    if (!form.matches("[data-live]")) expectPromise(made.promise); // a rematch may be set already, by another's promise
    for (const [name, value] of Object.entries(made)) {
      const field = document.createElement("input");
      Object.assign(field, { type: "hidden", name, value });
      form.append(field);
      fields.push(field);
    }
  } catch { /* without a promise the server draws the seed alone, as it does for browsers without scripts */ }
  form.dataset.promise = "made";
  form.requestSubmit(button);
  // If the browser shows this page again from its cache, the next submit asks for a new promise.
  form.dataset.promise = "";
  for (const field of fields) field.remove();
}, true);

document.addEventListener("submit", (event) => {
  const field = event.target.querySelector("input[type=text][data-my=name]");
  if (field) save("name", field.value.trim());
});
