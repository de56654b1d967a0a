// What comes as near as can be to something that is no choice now, such as going towards a square that is too far: it is
// told when that is picked, and done when it is picked once more.

import "./table.js";
import { give } from "./answers.js";
import { question } from "./choices.js";
import { hideTip, showTip } from "./messages.js";

let offered = {};

/** Tells what these words come to, which name that thing. */
export function offer(node, say, label, hint) {
  const text = `${hint}\nPick it once more, and it is done.`;
  showTip(node, label, text);
  document.getElementById("heard").textContent = `${label}. ${text}`;
  offered = { id: node.dataset.thing, say, asked: question() };
}

/** Does what is told of a thing; whether anything is. */
export function taken(id) {
  const { id: told, say, asked } = offered;
  offered = {};
  if (told !== id || asked !== question()) return false;
  hideTip();
  give(say);
  return true;
}
