// What a player sets in the menu of a table: taps, calls, sounds and pace. Loaded when it is opened first.

import "./table.js";
import { later } from "./later.js";
import { connect } from "./live.js";
import { load, save } from "./storage.js";
import { sound, volume } from "./weight.js";

const oneTap = document.querySelector("[data-do=one-tap]");
oneTap.hidden = !matchMedia("(any-pointer: coarse)").matches;
oneTap.setAttribute("aria-pressed", String(load("one-tap", false)));
oneTap.addEventListener("click", () => {
  const on = !load("one-tap", false);
  save("one-tap", on);
  oneTap.setAttribute("aria-pressed", String(on));
});

const calls = document.querySelector("[data-do=call-me]"); // for who plays
if (calls) {
  calls.hidden = !("Notification" in window && isSecureContext);
  calls.setAttribute("aria-pressed", String(load("call-me", false)));
  calls.addEventListener("click", () => later("calls.js").then(({ wishCalls }) => wishCalls?.(calls)));
}

const loudness = document.getElementById("volume");
loudness.value = volume();
loudness.addEventListener("change", () => {
  save("volume", Number(loudness.value));
  sound("turn");
});

const pace = document.getElementById("pace");
const tellPace = () => {
  const wish = Number(pace.value);
  pace.setAttribute("aria-valuetext", wish === -1000 ? "no pauses" : wish < 0 ? "quicker" : wish ? `${wish / 1000} s more between moves` : "usual");
};
pace.value = load("pace", 0);
tellPace();
pace.addEventListener("input", tellPace);
pace.addEventListener("change", () => {
  save("pace", Number(pace.value));
  connect(); // the stream tells the server how much haste is wished
});
