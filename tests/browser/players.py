"""People at the screen, as the tests need them: one who clicks, and one who has no mouse."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from playwright.sync_api import Page, TimeoutError

from .conftest import PATIENCE

CLICKED = 5000
"""Milliseconds for which a tap may stay without a click, on a busy machine."""

READY = """() => {
    const table = document.getElementById('table');
    if (!counted.heard || !page.ready) return false;
    return !!document.getElementById('result') || !!document.getElementById('curtain')
        || (!!document.getElementById('choices') && !table.classList.contains('busy'));
}"""
MOVED = """was => document.getElementById('table').dataset.version !== was
    || !!document.getElementById('result')"""
"""What passes by itself may end a match before anybody answers."""
SENT = f"was => ({MOVED})(was) || document.getElementById('table').classList.contains('busy')"


def version(page: Page) -> str:
    return page.locator("#table").get_attribute("data-version") or ""


def over(page: Page) -> bool:
    return page.locator("#result").count() > 0


def wait_until_at(page: Page, address: str | Callable[[str], bool]) -> None:
    """Until the page of this address is there with its scripts: Playwright alone may take the last page's for them."""
    page.wait_for_url(address)
    page.wait_for_function("() => document.readyState === 'complete' && page.ready")


def wait_until_asked(page: Page) -> None:
    """Until this page asks something, shows its curtain, or shows the result, and its stream is open."""
    page.wait_for_function(READY)


def asked(page: Page) -> bool:
    return page.locator("#choices").count() > 0


def wait_until_moved(page: Page, was: str) -> None:
    page.wait_for_function(MOVED, arg=was)


def until_sent(page: Page, was: str) -> Iterator[None]:
    """Once more and once more, until an answer to what was asked at this version is on its way."""
    limit = time.monotonic() + PATIENCE
    while not page.evaluate(SENT, was):
        assert time.monotonic() < limit, f"no answer is ever sent: {page.locator('#asked').text_content()}"
        yield


def turns(*pages: Page) -> Iterator[Page]:
    """Each page whenever it asks something or shows its curtain, until the match is over on all of them."""
    limit = time.monotonic() + PATIENCE
    while playing := [page for page in pages if not over(page)]:
        asking = [page for page in playing if page.evaluate(READY)]
        for page in asking:
            if page.evaluate(READY) and not over(page):  # still, after what the others did
                yield page
                limit = time.monotonic() + PATIENCE
        if not asking:
            assert time.monotonic() < limit, "nobody is asked, and the match is not over"
            playing[0].wait_for_timeout(20)  # and look again: nobody can wait on two windows at once


AIM = """([whether, which, buttons, twice]) => {
    const among = each => each[Math.floor(which * each.length)];
    const seen = node => node.checkVisibility();
    const at = node => {
        node.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const box = node.getBoundingClientRect();
        if (!box.width) return null; // it is about to be drawn
        if (node.nodeName === 'svg' && node.classList.contains('card')) return [box.x + 12, box.y + 40];
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const frame = document.getElementById('board-frame');
    const inSight = node => {
        if (!frame?.contains(node)) return true;
        const box = node.getBoundingClientRect(), within = frame.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return x > within.x && x < within.right && y > within.y && y < within.bottom;
    };
    const pressed = [...document.querySelectorAll('.choices button[name=say]')].filter(seen);
    const parts = document.querySelector('#build');
    if (parts && seen(parts)) {
        const take = parts.querySelector('#build-it:not(:disabled)');
        if (take && whether < 0.9) return at(take);
        if (pressed.length && whether > 0.98) return at(among(pressed));
        const less = parts.querySelector('.wrong') && whether < 0.7 ? ':has(:checked)' : '';
        return at(among([...parts.querySelectorAll(`label${less}`)]));
    }
    const chosen = twice && [...document.querySelectorAll('#choices .tapped, #choices .loud')].find(seen);
    if (chosen) return at(chosen);
    const lit = [...document.querySelectorAll('[data-thing].goes')].filter(seen).filter(inSight);
    if (!lit.length && !pressed.length) return null;
    const node = among(lit.length && (whether >= buttons || !pressed.length) ? lit : pressed);
    return at(node);
}"""
"""The pixel of a lit thing, a part to tick or a button; null where none is in sight. Of a fanned card the left edge. Of
parts that will not do one is mostly put back.

Where answers are given by the second tap, that of the one that was tapped.
"""


def answer_by_clicking(page: Page, chance: random.Random) -> None:
    """One answer: click lit things until it is sent, and a button where things leave more than one choice, or none."""
    was = version(page)
    for _ in until_sent(page, was):
        spot = page.evaluate(AIM, [chance.random(), chance.random(), 0.2, False])
        if spot is not None:  # else a new view has just come, or is about to
            page.mouse.click(*spot)
    wait_until_moved(page, was)


def answer_by_tapping(page: Page, chance: random.Random) -> None:
    """One answer with a finger: the first tap on a thing or a button chooses it, the second gives it."""
    was = version(page)
    for _ in until_sent(page, was):
        spot = page.evaluate(AIM, [chance.random(), chance.random(), 0.2, True])
        if spot is not None:
            with clicked(page):
                page.touchscreen.tap(*spot)
    wait_until_moved(page, was)


@contextmanager
def clicked(page: Page) -> Iterator[None]:
    """Ends when what a tap does is done: a browser makes a click of it some time after the finger has gone. It makes
    none of a tap on what is out of use by then, as when a new view has just come."""
    before = page.evaluate("() => counted.clicks")
    yield
    with suppress(TimeoutError):
        page.wait_for_function("before => counted.clicks > before", arg=before, timeout=CLICKED)


def answer_by_keys(page: Page, chance: random.Random) -> None:
    """One answer without a mouse: arrows to a lit thing and Enter, or a button's number."""
    was = version(page)
    for _ in until_sent(page, was):
        numbered = page.locator(".choices kbd:not([hidden])").count()
        if page.locator("#build:visible").count():
            tab_to(page, "#build input")
            page.keyboard.press("Space")
            page.wait_for_timeout(200)  # the server may be asked what it makes
            if page.locator("#build-it:not(:disabled)").count():
                tab_to(page, "#build-it")
                page.keyboard.press("Enter")
            elif numbered and chance.random() < 0.1:
                page.keyboard.press(str(chance.randrange(numbered) + 1))
            continue
        if page.locator("[data-thing].goes").count() and (chance.random() < 0.8 or not numbered):
            page.keyboard.press("ArrowRight")
            for _ in range(chance.randrange(3)):
                page.keyboard.press(chance.choice(("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")))
            if not page.evaluate("() => !!document.activeElement.closest('.goes')"):
                tab_to(page, ".goes, .goes *")
            page.keyboard.press("Enter")
        elif numbered:
            page.keyboard.press(str(chance.randrange(numbered) + 1))
    wait_until_moved(page, was)


PILOT = """([seed, until]) => {
    let state = seed;
    const chance = () => (state = (state * 48271) % 2147483647) / 2147483647;
    clearInterval(window.pilot);
    window.given = 0;
    window.pilot = setInterval(() => {
        if (document.querySelector(`#result, ${until}`)) return clearInterval(window.pilot);
        if (!page.ready || page.isBusy()) return;
        const curtain = document.getElementById('uncover-now');
        const all = [...document.querySelectorAll('#choices button[name=say]')].filter(each => each.value !== 'annul');
        if (!curtain && !all.length) return;
        const button = curtain ?? all[Math.floor(chance() * all.length)];
        given += 1;
        button.click();
    }, 4);
}"""
"""Presses any button as soon as there is one, the same ones however long it waits; nobody's answer annuls anything."""


def press_on(page: Page, seed: int = 1, until: str = "#result") -> None:
    """Let this page answer whatever it is asked at random, as fast as questions come, until it shows this."""
    page.evaluate(PILOT, [seed, until])


def rest(page: Page) -> int:
    """No more of that; how many answers were given."""
    given: int = page.evaluate("() => { clearInterval(window.pilot); return window.given; }")
    return given


def wait_for(page: Page, selector: str) -> None:
    """Until this is on the page, however long that takes, while the table moves on."""
    while not page.locator(selector).count():
        page.wait_for_function(
            f"([was, selector]) => document.querySelector(selector) || ({MOVED})(was)", arg=[version(page), selector]
        )


def wait_for_the_end(page: Page) -> None:
    wait_for(page, "#result")


def set_table(
    page: Page,
    game: str,
    sitters: dict[int, str],
    names: dict[int, str] | None = None,
    options: dict[str, str] | None = None,
) -> None:
    """Fill in the setup form and go to the table; seat 0 is the host."""
    page.goto(f"/new/{game}")
    if page.locator("[name=seats][type=radio]").count():
        page.locator(f"#seats-{len(sitters) + 1}").check(force=True)
    for seat, sitter in sitters.items():
        page.locator(f"[name=seat-{seat}]").select_option(sitter)
    for seat, name in (names or {}).items():
        page.locator(f"[name=name-{seat}]").fill(name)
    for option, value in (options or {}).items():
        unfold(page, f"[name=option-{option}]")
        page.locator(f"[name=option-{option}]").select_option(value)
    page.locator(".go button").click()
    wait_until_at(page, "**/t/*")


def unfold(page: Page, field: str) -> None:
    """Opens where this field is folded away, if it is."""
    if not page.locator(field).first.is_visible():
        page.locator("details.more > summary").click()


def find_table(page: Page, game: str, *sitters: str) -> None:
    """A new table that somebody else has set, for a test that is not about setting one: seat 0 is here."""
    form: dict[str, str | float | bool] = {"seats": len(sitters) + 1, "seat-0": "here"}
    form |= {f"seat-{seat}": sitter for seat, sitter in enumerate(sitters, 1)}
    answer = page.request.post(f"/new/{game}", form=form, headers={"Accept": "application/json"})
    assert answer.ok, answer.text()
    page.goto(answer.json()["link"])


def join(page: Page, name: str) -> None:
    """Take the seat that this page's link is."""
    page.locator("#join #name").fill(name)
    page.locator("#join button").click()
    page.wait_for_selector("#table, #waiting")


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is on this."""
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"no number of Tabs leads to {selector}")
