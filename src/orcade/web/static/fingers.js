// Pointers on a measured board: what a press becomes. Two fingers zoom; one drags the ghost, the measuring stick or the
// board; a tap or click is told apart from all of these, so that nothing is answered by a mere touch in passing.
"use strict";

(() => {
  const SLIP = { mouse: 4, touch: 9, pen: 6 }; // pixels that a press may move and still be a click
  const down = new Map(); // pointers that are pressed: id → {x, y, fromX, fromY, kind}
  let deed = ""; // what the press has become: "", "pinch", "pan", "ghost", "ruler"
  let swallow = false; // the click at the end of a drag means nothing
  let timer = 0;
  let kind = "mouse"; // of the last pointer

  /** The board, if a node is in it; the tools that lie over it are not. */
  const board = (node) => node.closest?.("#board");
  /** With a mouse the ghost hovers; a finger sets it first. */
  const hovers = () => kind === "mouse";

  function becomes(press) {
    if (ruler.on) return "ruler";
    const start = plane.at(press.fromX, press.fromY);
    if (!hovers() && haunts() && (!lens.zoomed || ghost.holds(start))) return "ghost";
    return lens.zoomed ? "pan" : "";
  }

  const haunts = () => typeof ghost === "object" && ghost.wanted; // a replay has none

  document.addEventListener("pointerdown", (event) => {
    if (!plane.unit || !board(event.target) || event.button > 1) return;
    kind = event.pointerType || "mouse";
    swallow = false;
    clearTimeout(timer);
    const { clientX: x, clientY: y } = event;
    down.set(event.pointerId, { x, y, fromX: x, fromY: y });
    if (down.size === 2) deed = "pinch";
    else if (down.size === 1) deed = "";
  });

  document.addEventListener("pointermove", (event) => {
    if (!plane.unit) return;
    const press = down.get(event.pointerId);
    if (!press) {
      if (event.pointerType === "mouse" && !down.size) hover(event);
      return;
    }
    const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
    if (deed === "pinch") {
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      if (other) pinch(press, other, event);
    } else if (!deed && Math.hypot(event.clientX - press.fromX, event.clientY - press.fromY) > (SLIP[kind] ?? 6)) {
      deed = becomes(press) || (hovers() ? "" : "slip");
      if (!deed) return;
      if (deed === "ruler") ruler.begin(plane.at(press.fromX, press.fromY));
      board(event.target)?.setPointerCapture?.(event.pointerId);
    }
    press.x = event.clientX;
    press.y = event.clientY;
    if (deed === "pan") lens.pan(dx, dy);
    else if (deed === "ghost") ghost.put(plane.at(press.x, press.y), { magnet: true, fix: true });
    else if (deed === "ruler") ruler.follow(plane.at(press.x, press.y));
  });

  function pinch(press, other, event) {
    const before = Math.hypot(press.x - other.x, press.y - other.y);
    const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    const [mx, my] = [(event.clientX + other.x) / 2, (event.clientY + other.y) / 2];
    lens.pan((event.clientX - press.x) / 2, (event.clientY - press.y) / 2);
    if (before > 10 && after > 10) lens.by(after / before, mx, my);
  }

  function hover(event) {
    if (!board(event.target)) {
      if (haunts() && !ghost.fixed) ghost.clear();
      return;
    }
    const point = plane.at(event.clientX, event.clientY);
    if (ruler.on) return ruler.follow(point);
    if (!haunts()) return;
    if (ghost.fixed && tune.on) return;
    if (plainly(event)) ghost.clear();
    else ghost.put(point, { magnet: true });
  }

  /** Whether the pointer is on a lit thing that means something else than a place. */
  function plainly(event) {
    const node = event.target.closest?.("[data-thing].goes");
    return node && choices().some((choice) => !choice.button.dataset.at && choice.things.includes(node.dataset.thing));
  }

  function up(event) {
    const press = down.get(event.pointerId);
    if (!press) return;
    down.delete(event.pointerId);
    if (deed === "ruler" && event.type === "pointerup") ruler.finish(plane.at(event.clientX, event.clientY));
    // A tap counts when the finger leaves: browsers make no click of one that comes soon after a drag.
    const tapped = !deed && !hovers() && event.type === "pointerup" && clicked(event, plane.at(event.clientX, event.clientY));
    if (deed || tapped) {
      swallow = true;
      clearTimeout(timer);
      timer = setTimeout(() => { swallow = false; }, tapped ? 400 : 60);
    }
    if (down.size === 1 && deed === "pinch") deed = "pan"; // one finger stays: it goes on moving the board
    else if (!down.size) deed = "";
  }
  document.addEventListener("pointerup", up);
  document.addEventListener("pointercancel", up);

  document.addEventListener("click", (event) => {
    if (!plane.unit || !board(event.target)) return;
    const point = event.detail === 0 ? null : plane.at(event.clientX, event.clientY); // 0: a key pressed it
    if (swallow || (point && clicked(event, point))) {
      swallow = false;
      event.stopPropagation();
      event.preventDefault();
    }
  }, true);

  /** What a click on the board means; false where it is none of the plane's business. */
  function clicked(event, point) {
    if (ruler.on) {
      ruler.click(point);
      return true;
    }
    if (!haunts() || plainly(event)) return false;
    if (hovers()) {
      if (!ghost.hits(point)) ghost.put(point, { magnet: true, pause: 0 }); // a click comes in whole pixels
      ghost.take();
    } else if (ghost.holds(point) && ghost.fixed) {
      ghost.take();
    } else {
      ghost.put(point, { magnet: true, fix: true, pause: 0 });
    }
    return true;
  }
})();
