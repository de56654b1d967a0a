// The card browser: the filters are links that work without scripts; here they work without loading the page again.
import "./site.js";

const filters = document.getElementById("filters");
const chosen = { deck: "", kind: "" };

function read() {
  for (const name of Object.keys(chosen)) {
    const link = filters.querySelector(`a[data-${name}][aria-current]`);
    chosen[name] = link ? link.dataset[name] : "";
  }
}

function show() {
  for (const deck of document.querySelectorAll(".deck")) {
    let any = false;
    for (const card of deck.querySelectorAll("li")) {
      card.hidden = Boolean(chosen.kind) && card.dataset.kind !== chosen.kind;
      any ||= !card.hidden;
    }
    deck.hidden = !any || (Boolean(chosen.deck) && deck.dataset.deck !== chosen.deck);
  }
  for (const name of Object.keys(chosen)) {
    for (const link of filters.querySelectorAll(`a[data-${name}]`)) {
      const there = { ...chosen, [name]: link.dataset[name] };
      link.href = `${location.pathname}?${new URLSearchParams(there)}`;
      link.toggleAttribute("aria-current", false);
      if (link.dataset[name] === chosen[name]) link.setAttribute("aria-current", "true");
    }
  }
}

filters.addEventListener("click", (event) => {
  const link = event.target.closest("a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  for (const name of Object.keys(chosen)) {
    if (name in link.dataset) chosen[name] = link.dataset[name];
  }
  show();
  history.replaceState(null, "", `${location.pathname}?${new URLSearchParams(chosen)}`);
});

read();
