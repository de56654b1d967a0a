// Occasions to interrupt that pass by themselves, as the player of a seat wishes; kept in this browser, seat by seat.
// Nothing but passing is ever answered, and always after a breath, so that its time tells nobody what could be played.
"use strict";

const passing = (() => {
  let breath = 0;
  let due = 0; // when the breath that is being drawn ends; 0: none is

  const panel = () => document.getElementById("pass-by");
  /** The seat whose eyes the page has now, at this very table. */
  const whose = () => `${location.pathname} ${document.getElementById("question").dataset.seat}`;
  const all = () => kept.get("passing", []).filter((wish) => wish?.whose);
  const stop = () => panel()?.querySelector("[type=checkbox]")?.value ?? ""; // what most people wish to be asked about
  const wished = () => all().find((wish) => wish.whose === whose()) ?? { how: "never", stops: [stop()] };

  function wish(changed) {
    const now = { ...wished(), ...changed, whose: whose() };
    kept.set("passing", [now, ...all().filter((each) => each.whose !== now.whose)].slice(0, 24));
    rest();
    renew();
  }

  /** The question of this page if it can be let go by: the notation that does it, and what the occasion is about. */
  function occasion() {
    const form = document.getElementById("choices");
    return form?.dataset.passing ? { say: form.dataset.passing, about: form.dataset.about.split(" ") } : null;
  }

  function goesBy() {
    const { how, stops } = wished();
    const now = occasion();
    return Boolean(now) && (how === "turn" || (how === "unless" && !now.about.some((word) => stops.includes(word))));
  }

  function rest() {
    clearTimeout(breath);
    due = 0;
  }

  /** After every new view. */
  function renew() {
    if (!panel()) return rest();
    if (wished().how === "turn" && document.getElementById("choices") && !occasion()) return wish({ how: "never" });
    const goes = goesBy();
    if (goes) {
      due ||= Date.now() + 1200 + Math.random() * 1800;
      clearTimeout(breath);
      breath = setTimeout(pass, due - Date.now());
    } else {
      rest();
    }
    sign(goes);
  }

  function pass() {
    rest();
    show(); // views that wait for their moment: what is asked may have changed
    const button = goesBy() && choices().find((choice) => choice.say === occasion().say)?.button;
    if (button && !busy && !picked.length) send(button);
    else renew();
  }

  /** Shows what is wished, and that something goes by itself. */
  function sign(goes) {
    const { how, stops } = wished();
    const node = panel();
    node.hidden = !document.getElementById("question").dataset.seat || (how === "never" && !occasion());
    for (const radio of node.querySelectorAll("[type=radio]")) radio.checked = radio.value === how;
    const words = [];
    for (const box of node.querySelectorAll("[type=checkbox]")) {
      box.checked = stops.includes(box.value);
      if (box.checked) words.push(box.labels[0].textContent.trim());
    }
    const until = how === "turn" ? "until it is my turn" : words.length ? `unless ${words.join(", or ")}` : "whatever happens";
    const line = node.querySelector("summary span");
    const sign = how === "never" ? "Pass by itself" : `Passes by itself ${until}`;
    if (line.textContent !== sign) line.textContent = sign;
    node.classList.toggle("on", how !== "never");
    node.classList.toggle("going", goes);
    node.querySelector("button").hidden = how === "never";
  }

  document.addEventListener("toggle", (event) => {
    if (event.target.closest("#pass-by") && event.target.open) event.target.scrollIntoView({ block: "nearest" });
  }, true);
  document.addEventListener("change", (event) => {
    if (!event.target.closest("#pass-by")) return;
    const how = panel().querySelector("[type=radio]:checked").value;
    const stops = [...panel().querySelectorAll("[type=checkbox]:checked")].map((box) => box.value);
    wish({ how: event.target.type === "checkbox" ? "unless" : how, stops });
    if (event.target.matches("[type=radio][value=turn]")) panel().querySelector("details").open = false;
  });
  document.addEventListener("click", (event) => {
    if (!event.target.closest("#pass-by [data-do=pass-stop]")) return;
    wish({ how: "never" });
    document.getElementById("asked").focus({ preventScroll: true });
  });
  addEventListener("storage", () => { if (panel()) renew(); });

  return { renew, rest };
})();
