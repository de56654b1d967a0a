// In every page of a test, before its own scripts: what has happened is counted, so that a test can wait for it; and
// what tests ask of the page's modules is at hand.
"use strict";

const counted = window.counted = { heard: false, clicks: 0, presses: 0, trails: [], slides: 0, line: null, lines: 0, open: false };

/** The newest line to the server, by the worker that all pages of a browser share. */
window.SharedWorker = class extends SharedWorker {
  constructor(...given) {
    super(...given);
    counted.line = this.port;
    counted.lines += 1;
    counted.open = false;
    this.port.addEventListener("message", ({ data: { name } }) => {
      if (name === "open") counted.heard = counted.open = true;
      if (name === "cut") counted.open = false;
    });
  }
};
addEventListener("click", () => { counted.clicks += 1; }, true);
for (const press of ["pointerdown", "keydown"]) addEventListener(press, () => { counted.presses += 1; }, true);
addEventListener("transitionrun", (event) => {
  if (event.propertyName === "transform" && event.target.matches("#board .piece")) counted.slides += 1;
}, true);

/** Ways along which something was sent, also those that it has come to the end of. */
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  if (timing.id === "trail") counted.trails.push({ node: this, frames, timing });
  return animate.call(this, frames, timing);
};

/** What a page adds to the dice: the same in every run. */
crypto.getRandomValues = (bytes) => bytes.fill(0);

/** Nobody looks at these pages, and of what is transparent a browser draws nothing: a quarter of all its work. */
const unseen = window.unseen = new CSSStyleSheet();
unseen.replaceSync("html { opacity: 0 !important; }");
document.adoptedStyleSheets.push(unseen);

/** What tests ask for, by name: { plane, autoPass, isBusy, traces, light }, as far as the page has it; and the preview. */
window.page = { preview: {} };
const ASKED = {
  "plane.js": "plane", "answers.js": "isBusy", "traces.js": "traces", "picking.js": "light",
};
document.addEventListener("DOMContentLoaded", async () => {
  const script = document.querySelector("script[type=module]");
  const { modules } = script ? await import(script.src) : { modules: {} };
  for (const [file, name] of Object.entries(ASKED)) {
    if (modules[file]) window.page[name] = modules[file][name];
  }
  const { later, loaded } = modules["later.js"] ?? {};
  if (modules["table.js"]) await later("input.js"); // as the table does
  if (document.getElementById("pass-by")) window.page.autoPass = (await later("auto-pass.js")).autoPass;
  if (modules["table.js"] && document.querySelector("#choices[data-lasts]")) await later("going-on.js"); // as the table does
  if (modules["table.js"] && document.querySelector("#board.measured")) await later("fine-tune.js"); // as the table does
  if (loaded) Object.defineProperty(window.page, "preview", { get: () => loaded("fine-tune.js").fineTune?.preview ?? {} });
  window.page.ready = true;
});
