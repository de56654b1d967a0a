"""Hands on a measured board: where an inch lies on the screen, fingers that feel it, and answers by all of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import CDPSession, Page

from .players import (
    SENT,
    answer_by_clicking,
    answer_by_keys,
    answer_by_tapping,
    clicked,
    tab_to,
    until_sent,
    version,
    wait_until_moved,
)

Spot = tuple[float, float]


def on_screen(page: Page, x: float, y: float) -> Spot:
    """The pixel of a point of the board, given in inches."""
    seen = page.evaluate(
        """([x, y]) => {
            const { plane } = page;
            const at = new DOMPoint(x * plane.unit, y * plane.unit).matrixTransform(plane.board.getScreenCTM());
            return [at.x, at.y];
        }""",
        [x, y],
    )
    return seen[0], seen[1]


def point_at(page: Page, x: float, y: float) -> None:
    """Move the mouse there, and wait for what the server says of it: a page may hear of the move some time later."""
    page.mouse.move(*on_screen(page, x, y))
    page.wait_for_function(THERE, arg=[x, y])


THERE = """([x, y]) => {
    const { plane, preview } = page;
    return preview.told && Math.hypot(preview.at.x - x, preview.at.y - y) * plane.scale < 12;
}"""
"""What the server says of a point is told; the preview stands there or at a proposal near it, which draws it."""


def wait_for_word(page: Page) -> None:
    page.wait_for_function("() => page.preview.at && page.preview.told")


HOLD = """() => {
    window.held = [];
    window.plainFetch = fetch;
    window.fetch = (...given) => new Promise(done => held.push(() => done(plainFetch(...given))));
}"""
LET_GO = "() => { window.fetch = plainFetch; for (const each of held) each(); }"


@contextmanager
def server_silent(page: Page) -> Iterator[None]:
    """What is tried meanwhile is answered only afterwards."""
    page.evaluate(HOLD)
    yield
    page.evaluate(LET_GO)


def click_at(page: Page, x: float, y: float) -> None:
    page.mouse.click(*on_screen(page, x, y))


def view_box(page: Page) -> list[float]:
    return [float(part) for part in (page.locator("#board").get_attribute("viewBox") or "").split()]


class Fingers:
    """Fingers on a page's screen, as the browser itself feels them."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session: CDPSession = page.context.new_cdp_session(page)

    def _feel(self, kind: str, *spots: Spot) -> None:
        points = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(spots)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def drag(self, *ways: tuple[Spot, Spot], steps: int = 6) -> None:
        """Every finger along its way, all at once."""
        self._feel("touchStart", *(begin for begin, _ in ways))
        for step in range(1, steps + 1):
            part = step / steps
            self._feel(
                "touchMove",
                *((bx + (ex - bx) * part, by + (ey - by) * part) for (bx, by), (ex, ey) in ways),
            )
        # Fingers that leave in full speed throw the page, and the next tap would only stop it. One that has stood for
        # 40 ms has no speed; more does no harm.
        self._page.wait_for_timeout(80)
        self._feel("touchEnd")

    def pinch(self, at: Spot, begin: float, end: float) -> None:
        """Two fingers about a pixel, from one distance to another."""
        x, y = at
        self.drag(((x - begin / 2, y), (x - end / 2, y)), ((x + begin / 2, y), (x + end / 2, y)))


PLACE = """chance => {
    const { plane } = page;
    const dots = [...document.querySelectorAll('#board .dot')];
    const lit = [...document.querySelectorAll('#board [data-thing].goes')];
    const onScreen = ({x, y}, stray) => {
        const far = stray ? 0.4 : 0, turn = chance * 100;
        const inches = plane.point(x + far * Math.cos(turn), y + far * Math.sin(turn));
        const at = new DOMPoint(inches.x * plane.unit, inches.y * plane.unit);
        const seen = at.matrixTransform(plane.board.getScreenCTM());
        return [seen.x, seen.y];
    };
    const within = document.getElementById('board-frame').getBoundingClientRect();
    const inSight = node => {
        const [x, y] = onScreen(plane.placeOf(node), false);
        return x > within.x && x < within.right && y > within.y && y < within.bottom;
    };
    const among = each => each[Math.floor(chance * each.length)];
    const near = page.preview.wanted ? dots.filter(inSight) : [];
    if (near.length) return onScreen(plane.placeOf(among(near)), chance * 1000 % 1 < 0.6);
    const seen = lit.filter(inSight);
    return seen.length ? onScreen(plane.placeOf(among(seen)), false) : null;
}"""
"""Somewhere in sight that an answer may be: at a proposal or beside one, or a lit piece; null where none of it is."""


def somewhere(page: Page, chance: random.Random) -> Spot | None:
    found = page.evaluate(PLACE, chance.random())
    return (found[0], found[1]) if found else None


BUTTONS = ".choices button[name=say]:visible"


def answer_with_mouse(page: Page, chance: random.Random) -> None:
    """One answer: mostly a click on the board, once more where the preview stands elsewhere than was clicked."""
    was = version(page)
    for _ in until_sent(page, was):
        at = somewhere(page, chance)
        if at is None or (chance.random() < 0.15 and page.locator(BUTTONS).count()):
            answer_by_clicking(page, chance)
            return
        page.mouse.move(*at)
        for _ in range(3):
            page.mouse.click(*at)
            if page.evaluate("() => page.preview.wanted"):
                page.wait_for_function(f"was => ({SENT})(was) || !page.preview.at || page.preview.told", arg=was)
            if page.evaluate(SENT, was):
                break
            if page.locator("#table.picking").count():  # what was clicked leaves a choice
                answer_by_clicking(page, chance)
                return
    wait_until_moved(page, was)


def answer_with_keys(page: Page, chance: random.Random) -> None:
    """One answer without a mouse: a proposal, now and then moved by a quarter of an inch or two."""
    was = version(page)
    numbered = page.locator(".choices kbd:not([hidden])").count()
    dots = page.locator("#board .dot").count()
    if numbered and (not dots or chance.random() < 0.1):
        page.keyboard.press(str(chance.randrange(numbered) + 1))
    elif not dots:
        answer_by_keys(page, chance)
        return
    else:
        for _ in range(chance.randrange(1, 4)):
            page.keyboard.press(chance.choice(("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")))
        if not page.evaluate("() => document.activeElement.matches('.dot')"):  # on a thing that only says why not
            tab_to(page, ".dot")
        if chance.random() < 0.2:
            page.keyboard.press("f")
            for _ in range(chance.randrange(1, 3)):
                page.keyboard.press(chance.choice(("ArrowLeft", "ArrowRight", "Shift+ArrowUp", "ArrowDown")))
            wait_for_word(page)  # it may stand elsewhere than it was moved to
        page.keyboard.press("Enter")
    wait_until_moved(page, was)


def answer_with_fingers(page: Page, chance: random.Random) -> None:
    """One answer on a touch screen: taps on the board, with "Here" for a place, or a button of the sheet."""
    was = version(page)
    buttons = page.locator(BUTTONS)
    confirm = page.locator(f"#here:visible, {BUTTONS}").first
    for _ in until_sent(page, was):
        at = somewhere(page, chance)
        pressed = buttons.count()
        if at is None or (pressed and chance.random() < 0.15):
            answer_by_tapping(page, chance)
            return
        with clicked(page):
            page.touchscreen.tap(*at)  # of a lit piece it is an answer by itself, or the first half of one
        page.wait_for_function(f"was => ({SENT})(was) || !page.preview.at || page.preview.told", arg=was)
        if not page.evaluate(SENT, was) and confirm.count():
            with clicked(page):
                confirm.tap()
    wait_until_moved(page, was)
