// An answer that is built from parts: they are ticked in any order, here or in the hand, and what comes of them is told
// before it is given; the server says why what is ticked would not do.
"use strict";

const build = (() => {
  let timer = 0;

  const box = () => document.getElementById("build");
  const inputs = () => [...(box()?.querySelectorAll("input") ?? [])];
  const ticked = () => inputs().filter((input) => input.checked);
  const said = () => [box().dataset.verb, ...ticked().map((input) => input.value)].join(" ");
  const chosen = () => choices().find((choice) => choice.say === said());

  function tell(title, text, wrong) {
    const line = document.getElementById("built");
    line.querySelector("b").textContent = title;
    line.querySelector("span").textContent = text;
    line.classList.toggle("wrong", wrong);
  }

  async function reason(say) {
    const seat = document.getElementById("choices").querySelector("[name=seat]").value;
    try {
      const answer = await fetch(`${table.dataset.why}?${new URLSearchParams({ say, seat })}`);
      const why = await answer.json();
      if (box() && say === said() && !chosen()) tell("", [why.text || why.error, why.rule && `(${why.rule})`].filter(Boolean).join(" "), true);
    } catch { /* the line is cut, and the page says so */ }
  }

  /** After every tick and every new view. */
  function renew() {
    if (!box()) return;
    const choice = chosen();
    document.getElementById("build-it").disabled = !choice;
    for (const input of inputs()) {
      const card = thing(input.dataset.part);
      card?.classList.toggle("picked", input.checked);
      card?.classList.add("goes");
    }
    clearTimeout(timer);
    if (choice) tell(choice.button.dataset.label, choice.hint, false);
    else if (!inputs().some((input) => input.type === "radio" && input.checked)) tell("", "One of the first group is needed.", false);
    else timer = setTimeout(reason, 120, said());
  }

  document.addEventListener("change", (event) => { if (event.target.closest?.("#build")) renew(); });
  document.addEventListener("click", (event) => {
    if (!event.target.closest?.("#build-it")) return;
    event.preventDefault();
    const choice = chosen();
    if (choice && !busy) send(choice.button);
  });

  return {
    renew,
    /** Whether a thing is a part: then it has been ticked, or is no more. */
    toggles(id) {
      const input = inputs().find((each) => each.dataset.part === id);
      if (!input) return false;
      input.checked = input.type === "radio" || !input.checked;
      renew();
      return true;
    },
  };
})();
