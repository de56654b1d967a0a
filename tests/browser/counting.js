// In every page of a test, before its own scripts: what has happened is counted, so that a test can wait for it.
"use strict";

const counted = window.counted = { views: 0, clicks: 0, trails: [], slides: 0 };

window.EventSource = class extends EventSource {
  constructor(...given) {
    super(...given);
    this.addEventListener("table", () => { counted.views += 1; });
  }
};
addEventListener("click", () => { counted.clicks += 1; }, true);
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
