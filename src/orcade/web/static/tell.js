// What the table tells about itself: hints, reasons why not, notices, rules, and a knock when it is your turn.
"use strict";

const tip = document.getElementById("tip");

function tell(node, title, text, danger) {
  tip.replaceChildren();
  const head = document.createElement("b");
  head.textContent = title;
  const body = document.createElement("span");
  body.textContent = text;
  body.className = danger ? "why" : "";
  tip.append(head, body);
  tip.hidden = false;
  const box = node.getBoundingClientRect();
  const wide = tip.offsetWidth, high = tip.offsetHeight;
  const below = box.bottom + 8 + high < innerHeight;
  tip.style.left = `${Math.max(8, Math.min(innerWidth - wide - 8, box.x + box.width / 2 - wide / 2))}px`;
  tip.style.top = `${Math.max(8, below ? box.bottom + 8 : box.y - high - 8)}px`;
}

const hideTip = () => { tip.hidden = true; };

function hintFor(node) {
  const isThing = thingAt(node);
  if (isThing) {
    const path = [...picked, isThing.dataset.thing];
    const remain = choices().filter((choice) => fits(choice, path));
    const label = (choice) => choice.button.dataset.label;
    const only = remain.length === 1 ? [label(remain[0]), remain[0].hint] : remain.slice(0, 6).map(label);
    if (remain.length > 6) only.push("…");
    return [isThing.getAttribute("aria-label") ?? "", only.filter(Boolean).join("\n")];
  }
  return [node.dataset.label, node.dataset.hint];
}

function hint(event) {
  const node = thingAt(event.target) ?? event.target.closest?.("button[name=say]");
  if (!node || !node.isConnected || (node.matches(".square:not(.goes)") && !event.target.matches(":focus"))) return;
  const [title, text] = hintFor(node);
  const line = document.getElementById("hint") ?? document.getElementById("spot-line");
  if (line && node.matches("button")) line.textContent = text || title;
  if (thingAt(event.target) && (title || text)) tell(node, title, text);
}

/** Asks the server why a thing is no choice now, and shows it beside the thing. */
async function why(node) {
  const title = node.getAttribute("aria-label") ?? "";
  const tries = (node.dataset.tries || "").split("|").filter(Boolean);
  const seat = table.querySelector("#choices [name=seat]")?.value;
  if (node.classList.contains("legal")) return tell(node, title, "Pick something that is lit first.", false);
  if (!tries.length || !seat) return tell(node, title, "", false);
  const ask = async (say) => {
    const told = await (await fetch(`${table.dataset.why}?${new URLSearchParams({ say, seat })}`)).json();
    const rule = told.rule && `(${told.rule}${told.title ? `, ${told.title}` : ""})`;
    return [told.text || told.error, rule].filter(Boolean).join(" ");
  };
  try {
    const reasons = new Set(await Promise.all(tries.slice(0, 3).map(ask)));
    const text = [...reasons].join("\n");
    tell(node, title, text, true);
    document.getElementById("heard").textContent = text;
  } catch {
    notice("No connection.");
  }
}

let noticeTimer = 0;
function notice(text, rule) {
  const box = document.getElementById("notice");
  box.textContent = rule && !text.startsWith(rule) ? `${text} (${rule})` : text;
  box.hidden = false;
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => { box.hidden = true; }, 6000);
}

const openRule = () => document.getElementById("rule")?.showModal?.();

// Sound is off until it is switched on.

let audio = null;
function beep(kind) {
  audio ??= new AudioContext();
  const knock = audio.createOscillator(), volume = audio.createGain();
  knock.type = "triangle";
  knock.frequency.value = kind === "end" ? 392 : 294;
  volume.gain.setValueAtTime(0.22, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.28);
  knock.connect(volume).connect(audio.destination);
  knock.start();
  knock.stop(audio.currentTime + 0.3);
}
