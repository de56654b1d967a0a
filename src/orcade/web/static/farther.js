// What comes as near as can be to something that is no choice now, such as going towards a square that is too far: it is
// told when that is picked, and done when it is picked once more. In the next turn the rest of the way is shown, and one
// pick goes on.

import "./table.js";
import { give } from "./answers.js";
import { choices, question, table } from "./choices.js";
import { hideTip, showTip } from "./messages.js";
import { traces } from "./traces.js";

let offered = {}; // what the next pick of a thing does: { id, say, asked }
let heading = null; // where he is going, until he takes something else on the board: { id, say }
let looked = ""; // the question at which it was looked whether he can go on

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
  heading = { id, say };
  hideTip();
  give(say);
  return true;
}

table.addEventListener("answering", ({ detail: say }) => {
  if (offered.asked === question() && choices().some((choice) => choice.say === say && choice.things.length)) heading = null;
});

/** Shows the way that is left, where he is asked again. */
async function goOn() {
  const asked = question();
  if (!heading || !asked || asked === looked) return;
  looked = asked;
  const { id, say } = heading;
  const there = choices().some((choice) => choice.say === say);
  const words = new URLSearchParams({ say, seat: asked.split(" ")[0] });
  const { near } = there ? {} : await fetch(`${table.dataset.why}?${words}`).then((reply) => reply.json(), () => ({}));
  if (asked !== question() || !(near || there)) return;
  traces.hold([say]);
  if (there) heading = null;
  else offered = { id, say, asked };
  const hint = document.getElementById("hint");
  if (!hint || there) return;
  hint.textContent = `${near[1]}: pick it to go on.`;
  hint.classList.add("told");
}

table.addEventListener("updated", goOn);
