// The keyboard: arrows from thing to thing, Enter to choose, numbers for buttons, and the other keys of the help.

import { give, isBusy } from "./answers.js";
import { skip } from "./beats.js";
import { table, thingAt } from "./choices.js";
import { loaded } from "./later.js";
import { explain, hideTip } from "./messages.js";
import { isPicking, pick, unpick } from "./picking.js";
import { ruler } from "./ruler.js";

const DIRECTION = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The lit or explainable thing, or the proposal, nearest in a direction from a node; any thing while measuring. */
function neighbour(node, key) {
  const [dx, dy] = DIRECTION[key];
  const centre = (each) => { const box = each.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
  const [x, y] = centre(node);
  let best = null, least = Infinity;
  const which = ruler.on ? "[data-thing], .dot" : "[data-thing].legal, [data-thing][data-tries], [data-tries] ~ * [data-thing], .dot";
  for (const each of node.closest("svg, .hand").querySelectorAll(which)) {
    const [ex, ey] = centre(each);
    const along = (ex - x) * dx + (ey - y) * dy;
    const across = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (along < 4 || across > along * 2) continue;
    const cost = along + across * 2 - (each.matches(".goes, .dot") ? 3 : 0);
    if (cost < least) { least = cost; best = each; }
  }
  return best;
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, dialog")) return;
  if (!loaded("fine-tune.js").fineTune?.takeKey(event) && !takeKey(event)) return;
  event.preventDefault();
});

/** Does what a key means; whether it means anything. */
function takeKey(event) {
  const dot = event.target.closest?.(".dot");
  const node = dot ?? thingAt(event.target);
  if (event.key.startsWith("Arrow")) {
    const next = node ? neighbour(node, event.key) : table.querySelector("[data-thing].goes, .dot");
    if (!next || (!node && !table.contains(event.target) && event.target !== document.body)) return false;
    if (!next.hasAttribute("tabindex")) next.setAttribute("tabindex", "-1");
    next.focus();
  } else if (node && (event.key === "Enter" || event.key === " ")) {
    if (isBusy()) return false;
    if (dot) give(dot.dataset.say);
    else pick(node);
  } else if (event.key === " " && !event.target.closest("button, summary, a")) {
    return skip();
  } else if (event.key === "Escape") {
    hideTip();
    if (!isPicking()) return false;
    unpick();
  } else if (/^[1-9]$/.test(event.key)) {
    const mark = [...table.querySelectorAll(".choices kbd")].find((each) => each.textContent === event.key);
    if (!mark) return false;
    mark.closest("button").click();
  } else if (event.key === "?") {
    if (node && !node.matches(".goes, .dot")) explain(node);
    else document.getElementById("rule-chip")?.click();
  } else if (event.key === "u") {
    table.querySelector("#undo button")?.click();
  } else if (event.key === "e") {
    table.querySelector("[data-do=onward]")?.click();
  } else {
    return false;
  }
  return true;
}
