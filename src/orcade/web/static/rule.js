// The rule that is asked about, over the table.

import "./table.js";
import { notice } from "./messages.js";

/** Shows it as the rulebook has it. */
export async function openRule() {
  const chip = document.getElementById("rule-chip"), box = document.getElementById("rule");
  if (!chip || box.open) return;
  const { pathname, hash } = new URL(chip.href);
  try {
    const book = new DOMParser().parseFromString(await (await fetch(pathname)).text(), "text/html");
    const [title, ...text] = book.getElementById(hash.slice(1)).children;
    box.querySelector("h2").replaceChildren(...title.childNodes);
    box.querySelector(".prose").replaceChildren(...text);
    box.querySelector("a").href = chip.href;
    if (!box.open) box.showModal();
    box.scrollTop = 0; // its first button, which is reached with the keys at once, may stand far below
  } catch {
    notice("No connection.");
  }
}
