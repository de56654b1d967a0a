"""People at the screen, as the tests need them: one who clicks, and one who has no mouse."""

from __future__ import annotations

import random

from playwright.sync_api import Page

READY = """() => {
    const table = document.getElementById('table');
    return !!document.getElementById('result') || !!document.getElementById('curtain')
        || (!!document.getElementById('choices') && !table.classList.contains('busy'));
}"""
SENT = """was => document.getElementById('table').dataset.version !== was
    || document.getElementById('table').classList.contains('busy')"""
MOVED = "was => document.getElementById('table').dataset.version !== was"


def version(page: Page) -> str:
    return page.locator("#table").get_attribute("data-version") or ""


def over(page: Page) -> bool:
    return page.locator("#result").count() > 0


def wait_until_asked(page: Page, seconds: float = 40) -> None:
    """Until this page asks something, shows its curtain, or shows the result."""
    page.wait_for_function(READY, timeout=seconds * 1000)


def asked(page: Page) -> bool:
    return page.locator("#choices").count() > 0


def wait_until_moved(page: Page, was: str) -> None:
    page.wait_for_function(MOVED, arg=was, timeout=40_000)


def answer_by_clicking(page: Page, chance: random.Random) -> None:
    """One answer: click lit things until it is sent, and a button where things leave more than one choice, or none."""
    was = version(page)
    for _ in range(6):
        lit = page.locator("[data-thing].goes")
        things = lit.count()
        buttons = page.locator(".choices button[name=say]:visible")
        if things and (chance.random() < 0.8 or not buttons.count()):
            one = lit.nth(chance.randrange(things))
            # Of a card in a fan only the left edge shows; squares are clicked in the middle.
            card = (
                "card" in (one.get_attribute("class") or "").split() and one.evaluate("node => node.nodeName") == "svg"
            )
            one.click(force=True, position={"x": 12, "y": 40} if card else None)
        elif offered := buttons.count():
            buttons.nth(chance.randrange(offered)).click()
        # else a new view has just come, or is about to.
        if page.evaluate(SENT, was):
            break
    wait_until_moved(page, was)


def answer_by_keys(page: Page, chance: random.Random) -> None:
    """One answer without a mouse: arrows to a lit thing and Enter, or a button's number."""
    was = version(page)
    for _ in range(6):
        numbered = page.locator(".choices kbd:not([hidden])").count()
        if page.locator("[data-thing].goes").count() and (chance.random() < 0.8 or not numbered):
            page.keyboard.press("ArrowRight")
            for _ in range(chance.randrange(3)):
                page.keyboard.press(chance.choice(("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")))
            if not page.evaluate("() => !!document.activeElement.closest('.goes')"):
                for _ in range(80):
                    page.keyboard.press("Tab")
                    if page.evaluate("() => !!document.activeElement.closest('.goes')"):
                        break
            page.keyboard.press("Enter")
        else:
            page.keyboard.press(str(chance.randrange(numbered) + 1))
        if page.evaluate(SENT, was):
            break
    wait_until_moved(page, was)


PILOT = """([seed, until]) => {
    let state = seed;
    const chance = () => (state = (state * 48271) % 2147483647) / 2147483647;
    clearInterval(window.pilot);
    window.given = 0;
    window.pilot = setInterval(() => {
        if (document.querySelector(`#result, ${until}`)) return clearInterval(window.pilot);
        if (typeof busy === "undefined" || busy) return;  // the page may still be loading
        const curtain = document.getElementById('uncover-now');
        const all = [...document.querySelectorAll('#choices button[name=say]')].filter(each => each.value !== 'annul');
        const button = curtain ?? all[Math.floor(chance() * all.length)];
        if (!button) return;
        given += 1;
        button.click();
    }, 4);
}"""
"""Presses any button as soon as there is one; nobody's answer annuls anything."""


def make_haste(page: Page) -> None:
    """The slider for the others' pace at its quickest."""
    page.locator("#pace").evaluate(
        "slider => { slider.value = slider.min; slider.dispatchEvent(new Event('change', { bubbles: true })); }"
    )


def press_on(page: Page, seed: int = 1, until: str = "#result") -> None:
    """Let this page answer whatever it is asked at random, as fast as questions come, until it shows this."""
    page.evaluate(PILOT, [seed, until])


def rest(page: Page) -> int:
    """No more of that; how many answers were given."""
    given: int = page.evaluate("() => { clearInterval(window.pilot); return window.given; }")
    return given


def wait_for_the_end(page: Page, seconds: float = 180) -> None:
    page.wait_for_selector("#result", timeout=seconds * 1000)


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
        page.locator(f"[name=option-{option}]").select_option(value)
    page.locator(".go button").click()
    page.wait_for_url("**/t/*")


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
