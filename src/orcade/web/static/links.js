// Links to hand out: their full addresses, and buttons that copy them.
import "./site.js";

export function fillLinks() {
  for (const field of document.querySelectorAll("[data-path]")) {
    field.value = location.origin + field.dataset.path;
    const copy = field.parentNode.querySelector("[data-copy]");
    if (copy) copy.hidden = false;
  }
}

fillLinks();
