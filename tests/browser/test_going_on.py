"""What is taken as proposed goes on by itself as long as it is said to last, the only plan from the first
(going-on.js)."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from orcade.table.requests import Seat
from orcade.web.table_state import TableState

from .beats import answer, given
from .conftest import Opener, Server
from .played_tables import begun, onward, take_in

NOT_ASKED = "() => !document.getElementById('choices')"
GOING_ON = "() => document.querySelector('#question.lasting')"
LONGER = 1200
"""Milliseconds after which it would have gone on."""


def as_bots_do(table: TableState, seat: Seat) -> str:
    match = table.playing()
    assert match.game.policy is not None
    ask, board = match.ask_of(seat), match.board(seat)
    weights = match.game.policy(board, ask) or {ask.options[0]: 1.0}
    return max(weights, key=weights.__getitem__).notation(board)


def lasts(table: TableState) -> str:
    """How long it goes on what Grub is proposed."""
    match = table.playing()
    assert match.game.plans is not None
    if table.ending is not None or table.asked != (0,):
        return ""
    return next((plan.lasts for plan in match.game.plans(match.board(0), match.ask_of(0))), "")


def clear_turns(count: int) -> list[list[TableState]]:
    """So many Player Turns of Grub, one after the other, in which nothing is near: each from its beginning to that of
    the next one."""
    turns: list[list[TableState]] = []
    for table in onward(begun("road-rage", "here", "link", seed=3, options={"laps": "3"}), as_bots_do):
        if turns:
            turns[-1].append(table)
        if lasts(table):
            if len(turns) == count:
                return turns
            turns.append([table])
        elif turns and table.asked == (0,) and table.playing().state.turn > turns[-1][0].playing().state.turn:
            turns = []
    raise AssertionError("something is always near")


def test_the_only_way_goes_by_itself_until_one_touches_something(window: Opener, server: Server) -> None:
    turns = clear_turns(2)
    host, rival, *_ = take_in(server, turns[0][0])
    page = window(host)
    usual = page.locator("#choices button.usual")

    def rival_drives(turn: list[TableState]) -> None:
        page.wait_for_function(NOT_ASKED)
        for table in turn[1:]:
            seat, say = given(table)
            if seat:
                answer(rival, seat, say)

    page.wait_for_function(GOING_ON)
    expect(page.locator("#halt")).to_have_text("Goes on by itself: stop")
    expect(usual).to_have_attribute("data-hint", re.compile(r"Goes on while there is one way to drive\.$"))
    rival_drives(turns[0])
    expect(page.locator("#table")).to_have_class(re.compile("alone"))  # the others are shown in a third of the time
    page.wait_for_function(GOING_ON)
    page.keyboard.press("Shift")
    expect(page.locator("#question.lasting")).to_have_count(0)
    page.wait_for_timeout(LONGER)
    usual.click()
    page.wait_for_function(NOT_ASKED)
    page.get_by_role("button", name="Take over").dispatch_event("pointerdown")  # while others play
    expect(page.locator("#halt")).to_have_count(0)
    expect(page.locator("#table.alone")).to_have_count(0)
