// What the keys do, over the table.

import "./table.js";

const MEASURED = [
  ["f", "fine-tune a place: arrows move it, with Shift finer, Enter takes it"],
  ["m", "measure; only you see it"],
];
const ZOOMED = [["+ − 0", "nearer, farther, the whole board"]];

const keys = () => [
  ["Tab", "from one lit thing or button to the next"],
  ["Arrows", "across the board and the hand"],
  ["Enter", "choose; on what is not lit: say why not"],
  ["1 … 9", "the button of that number"],
  ["Esc", "choose anew; from the past, back to now"],
  ...(document.querySelector("#board.measured") ? MEASURED : []),
  ...(document.querySelector("#stage.zooms") ? ZOOMED : []),
  ["?", "the rule that is asked about"],
  ["Space", "skip what the others do"],
  ["e", "if you are out, to the end"],
  ["u", "take back"],
];

/** Shows them. */
export function openKeys() {
  const box = document.getElementById("keys");
  const rows = keys().map(([key, does]) => `<dt>${key}</dt><dd>${does}</dd>`);
  box.querySelector("dl").innerHTML = rows.join("");
  box.showModal();
}
