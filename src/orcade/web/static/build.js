// An answer that takes several things: they are ticked in any order, here or in the hand, and what comes of them is told
// before it is given; the server says why what is ticked would not do.
"use strict";

const build = (() => {
  let timer = 0;
  let legal = ""; // what would be taken now

  const box = () => document.getElementById("build");
  const inputs = () => [...(box()?.querySelectorAll("input") ?? [])];
  const ticked = () => inputs().filter((input) => input.checked);
  const said = () => [box().dataset.verb, ...ticked().map((input) => input.value)].join(" ");
  const listed = () => choices().find((choice) => choice.say === said());
  const lacking = () => [...box().querySelectorAll("[data-least]")].some((group) => group.querySelectorAll(":checked").length < Number(group.dataset.least));

  function tell(title, text, say, wrong = false) {
    const line = document.getElementById("built");
    line.querySelector("b").textContent = title;
    line.querySelector("span").textContent = text;
    line.classList.toggle("wrong", wrong);
    legal = say;
    document.getElementById("build-it").disabled = !say;
  }

  /** What the server says of it, which knows more sets than are listed. */
  async function ask(say) {
    const seat = document.getElementById("choices").querySelector("[name=seat]").value;
    try {
      const answer = await fetch(`${table.dataset.try}?${new URLSearchParams({ say, seat, version: table.dataset.version })}`, { headers: { Accept: "application/json" } });
      const told = await answer.json();
      if (!box() || say !== said()) return;
      if (told.legal) tell(told.label, told.hint, told.say);
      else tell("", [told.error, told.rule && `(${told.rule})`].filter(Boolean).join(" "), "", true);
    } catch { /* the line is cut, and the page says so */ }
  }

  /** After every tick and every new view. */
  function renew() {
    if (!box()) return;
    for (const input of inputs()) {
      const card = thing(input.dataset.part);
      card?.classList.toggle("picked", input.checked);
      card?.classList.add("goes");
    }
    clearTimeout(timer);
    const choice = listed();
    if (choice) tell(choice.button.dataset.label, choice.hint, choice.say);
    else if (lacking()) tell("", box().querySelector("[type=radio]") ? "One of the first group is needed." : "Tick what you want.", "");
    else {
      tell("", "", "");
      timer = setTimeout(ask, 120, said());
    }
  }

  document.addEventListener("change", (event) => { if (event.target.closest?.("#build")) renew(); });
  document.addEventListener("click", (event) => {
    if (!event.target.closest?.("#build-it")) return;
    event.preventDefault();
    if (legal && !busy) act(document.getElementById("choices"), { say: legal });
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
