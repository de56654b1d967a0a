"""A War Cry! in a race: whoever is last in the campaign rolls a die of the race once more, at the screen."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from playwright.sync_api import expect

from orcade.games.orclympics.campaign.pieces import ROAD_RAGE, CampaignOptions
from orcade.games.orclympics.campaign.rules import start
from orcade.table.game import game_named
from orcade.table.match import new
from orcade.table.requests import Ask, Seat
from orcade.web.table_state import TableState, outcomes

from .conftest import Opener, Server
from .played_tables import sitters, take_in
from .players import version, wait_until_asked, wait_until_moved


def race() -> TableState:
    """The last discipline of a campaign, with Grub behind; his die for Outta da way! lies there, and he may cry."""
    game = game_named("orclympics")
    state = start(2, CampaignOptions())
    state.programme, state.points = [ROAD_RAGE], [1, 4]
    opened = TableState(id="race", game=game, options=state.options, seed=b"r" * 32, sitters=sitters("here", "link"))
    match = new(game, 2, dice=opened.stream, state=state)
    table = replace(opened, match=match)._moved(match, outcomes(match.tape), ())
    chance = random.Random(1)
    while True:
        ask = table.playing().asks[0]
        if ask.rule == "OC 6" and "Outta" in ask.prompt:
            return table
        table = table.answer(ask.seat, choice(table, ask, chance), table.version)


def choice(table: TableState, ask: Ask, chance: random.Random) -> str:
    """Any answer, but no War Cry! before the one that is waited for."""
    board = table.playing().board(ask.seat)
    said = [option.notation(board) for option in ask.options]
    if "hold" in said:
        return "hold"
    tries = [words for words in said if words.startswith("outta")]
    return chance.choice(tries or said)


def cried(table: TableState, seat: Seat) -> tuple[str, int]:
    """What the log tells of the War Cry!, and the die."""
    after = table.answer(seat, "cry", table.version)
    told = [line.text(seat) for line in after.log[len(table.log) :]]
    text = next(line for line in told if line.startswith("War Cry!"))
    die = next(line.die for line in after.log[len(table.log) :] if line.die is not None)
    return text, die.value


@pytest.fixture
def served(server: Server) -> tuple[str, TableState]:
    """The address of such a table, and its state."""
    table = race()
    return take_in(server, table)[0], table


def test_a_war_cry_in_a_race(window: Opener, served: tuple[str, TableState]) -> None:
    address, table = served
    told, value = cried(table, 0)
    page = window(address)
    wait_until_asked(page)
    expect(page.locator("#asked")).to_contain_text("War Cry? Your die (Outta da way!")
    expect(page.locator(".whose")).to_contain_text("up to you")
    expect(page.locator("#pass-by summary")).to_be_visible()
    was = version(page)
    page.get_by_role("button", name="War Cry!").click()
    wait_until_moved(page, was)
    expect(page.locator("#lines")).to_contain_text(told)
    fallen = page.locator("#lines li", has_text="Outta da way!, War Cry!").last
    expect(fallen.locator("use[href^='#die-']").last).to_have_attribute("href", f"#die-{value}")
    page.goto(f"{address}/scoreboard")
    expect(page.locator("#notes")).to_contain_text("2 of 3 turns")
