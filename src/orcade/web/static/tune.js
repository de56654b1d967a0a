// A measured answer without a mouse: from proposal to proposal, then arrow keys that move the ghost by parts of an inch;
// and coordinates typed into their field.
"use strict";

const tune = (() => {
  const STEP = 0.25, FINE = 0.05; // inches
  const DELTA = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  let on = false;
  let back = null; // where the focus was before

  const button = () => document.getElementById("tune");

  function begin() {
    if (!ghost.wanted) return;
    const focused = ghost.proposal(document.activeElement);
    const [wide, high] = plane.size;
    const from = focused ? plane.placeOf(focused) : ghost.at ?? ghost.start ?? { x: wide / 2, y: high / 2 };
    back = document.activeElement;
    on = true;
    button().setAttribute("aria-pressed", "true");
    button().focus({ preventScroll: true });
    ghost.put(plane.point(from.x, from.y), { fix: true, magnet: Boolean(focused), pause: 0 });
    lens.reveal(from);
    document.getElementById("heard").textContent = "Arrow keys move by a quarter of an inch, with Shift finer; Enter takes it, Escape leaves.";
  }

  function end() {
    if (!on) return;
    on = false;
    button()?.setAttribute("aria-pressed", "false");
    ghost.clear();
    if (back?.isConnected) back.focus?.();
    back = null;
  }

  /** Gives the place; where it cannot be, or would stand where nobody has seen it yet, the tuning goes on. */
  async function take() {
    if (!await ghost.take()) return;
    on = false;
    back = null;
    button()?.setAttribute("aria-pressed", "false");
  }

  /** Whether a key was for the tuning. */
  function key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, dialog")) return false;
    // What has the focus and can be pressed is pressed.
    const pressed = event.target.closest("button, a, summary, [role=button]");
    if (on && event.key === "Enter" && pressed && !pressed.matches("#tune, [data-say], [data-at]")) return false;
    if (event.key === "f" && !on) {
      if (!ghost.wanted) return false;
      begin();
    } else if (!on) {
      return false;
    } else if (DELTA[event.key]) {
      const [dx, dy] = DELTA[event.key], step = event.shiftKey ? FINE : STEP;
      const { x, y } = ghost.shown ?? ghost.start;
      const next = plane.point(x + dx * step, y + dy * step);
      ghost.put(next, { fix: true });
      lens.reveal(next);
    } else if (event.key === "Enter") {
      take();
    } else if (event.key === "Escape" || event.key === "f") {
      end();
    } else {
      return false;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    return true;
  }

  document.addEventListener("keydown", key);
  document.addEventListener("click", (event) => {
    if (event.target.closest?.("#tune")) {
      if (on) end();
      else begin();
    } else if (event.target.closest?.("#here")) {
      take();
    }
  });

  // A proposal in focus shows what it means, on the board or in the list.
  document.addEventListener("focusin", (event) => {
    const dot = !on && !ruler.on && event.target.matches?.(":focus-visible") && ghost.proposal(event.target);
    if (dot) ghost.put(plane.placeOf(dot), { magnet: true });
  });
  document.addEventListener("focusout", (event) => {
    if (!on && !ghost.fixed && ghost.proposal(event.target)) ghost.clear();
  });

  document.addEventListener("pointerover", (event) => {
    const dot = event.pointerType === "mouse" && !on && event.target.closest?.("button[data-at]") && ghost.proposal(event.target);
    if (dot) ghost.put(plane.placeOf(dot), { magnet: true });
  });
  document.addEventListener("pointerout", (event) => {
    if (!on && !ghost.fixed && event.target.closest?.("button[data-at]")) ghost.clear();
  });

  // What is typed is tried as it is typed.
  document.addEventListener("input", (event) => {
    if (event.target.id !== "point") return;
    const found = /^\s*(\d{1,3}(?:\.\d{0,3})?)\s*[,; ]\s*(\d{1,3}(?:\.\d{0,3})?)\s*$/.exec(event.target.value);
    if (found) ghost.put(plane.point(Number(found[1]), Number(found[2])), { fix: true, pause: 200 });
  });

  return {
    get on() { return on; },
    /** After a new view: nothing is tuned any more if the ghost is gone. */
    renew() {
      if (on && !ghost.at) { on = false; back = null; }
      button()?.setAttribute("aria-pressed", String(on));
    },
  };
})();
