"""Hands on a measured board: where an inch lies on the screen, and fingers on a touch screen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import CDPSession, Page

Spot = tuple[float, float]


def on_screen(page: Page, x: float, y: float) -> Spot:
    """The pixel of a point of the board, given in inches."""
    seen = page.evaluate(
        """([x, y]) => {
            const at = new DOMPoint(x * plane.unit, y * plane.unit).matrixTransform(plane.board.getScreenCTM());
            return [at.x, at.y];
        }""",
        [x, y],
    )
    return seen[0], seen[1]


def point_at(page: Page, x: float, y: float) -> None:
    """Move the mouse there, and wait for what the server says of it."""
    page.mouse.move(*on_screen(page, x, y))
    wait_for_word(page)


def wait_for_word(page: Page) -> None:
    page.wait_for_function("() => ghost.at && ghost.told")


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
        self._feel("touchEnd")

    def pinch(self, at: Spot, begin: float, end: float) -> None:
        """Two fingers about a pixel, from one distance to another."""
        x, y = at
        self.drag(((x - begin / 2, y), (x - end / 2, y)), ((x + begin / 2, y), (x + end / 2, y)))
