"""What a table may agree on at the gates."""

from __future__ import annotations

from typing import Annotated, Literal

from orcade.table.options import Options, choice, content

from .card_files import read
from .map_files import read_maps

# Ways to measure the time (OG-3).

ROUNDS = 30
SHORT_ROUNDS = 15
MINUTES = 120
"""How long the Gamemaster has to hold out (OG-3), also in a short match (OG-64)."""
BY_ROUNDS, BY_MINUTES, BY_NOTHING = "rounds", "minutes", "off"


class GatesOptions(Options, frozen=True, array_like=True):
    """What a table may agree on."""

    orc_value: Annotated[
        Literal[0, 10, 20, 30],
        choice(
            "Points for an orc",
            "What killing an orc is worth. Less makes it harder for the players. Fair: 30 with up to three characters, "
            "20 with more.",
            "OG 1.1",
            labels={0: "fair"},
        ),
    ] = 0
    return_on_doubles: Annotated[
        bool, choice("Return on doubles", "Who is dead comes back when he rolls doubles.", "OG 8.4")
    ] = True
    clock: Annotated[
        Literal["rounds", "minutes", "off"],
        choice(
            "Clock",
            "How long the Gamemaster has to hold out to win.",
            "OG-3",
            labels={BY_ROUNDS: f"{ROUNDS} rounds", BY_MINUTES: f"{MINUTES} minutes"},
        ),
    ] = "rounds"
    all_characters: Annotated[
        bool,
        choice(
            "All eight characters",
            "Both characters of a sheet may be played. With more than four characters it is always so.",
            "OG 2.2",
        ),
    ] = False
    realism_seating: Annotated[
        bool,
        choice("Seating as printed", "Turns go Bob, Dave, Sara, Brian, Newt, Gordo, Stevil, Weird Pete.", "OG 2.3"),
    ] = False
    gm: Annotated[
        Literal["chosen", "rolled"],
        choice(
            "Gamemaster",
            "Chosen: who takes the last seat. Rolled: the highest d20.",
            "OG 2.1",
        ),
    ] = "chosen"
    closed_rulebook: Annotated[
        bool,
        choice("Closed rulebook", "Only the Gamemaster is told the rules, and why something is refused.", "OG 5.3"),
    ] = False
    two_characters: Annotated[
        bool,
        choice("Two characters", "One person against the Gamemaster plays two characters.", "OG-4", ours=True),
    ] = True
    offer_limit: Annotated[
        Literal[3, 0],
        choice(
            "Refused offers",
            "After so many exchanges in a turn that were refused, or called off, no more are offered.",
            "OG-36",
            ours=True,
            labels={0: "off"},
        ),
    ] = 3
    round_cap: Annotated[
        Literal[150, 0],
        choice(
            "Last round",
            "Where the clock does not count rounds, the Gamemaster has won after this one.",
            "OG-3",
            ours=True,
            labels={0: "off"},
        ),
    ] = 150
    own_maps: Annotated[
        str,
        content("Own maps", "Four sections with two sides each as TOML. See docs/making-maps.md.", "OG-58", read_maps),
    ] = ""
    own_decks: Annotated[
        str,
        content(
            "Own decks",
            "Treasure, Player or Hackmaster cards of your own as TOML. See docs/making-gates-cards.md.",
            "OG-58",
            read,
        ),
    ] = ""
    roll_at_once: Annotated[
        bool,
        choice(
            "Roll at once",
            "Nobody ends his turn before the roll, so who can do nothing else then rolls by himself.",
            "OG-62",
            ours=True,
        ),
    ] = True
    back_by: Annotated[
        Literal[3, 0],
        choice(
            "Back at the latest",
            "In which turn after his death a character returns, whatever is rolled.",
            "OG-63",
            ours=True,
            labels={3: "third turn", 0: "off"},
        ),
    ] = 3
    short: Annotated[
        bool,
        choice(
            "Short match",
            "600 points win, and the Gamemaster has to hold out for 15 rounds.",
            "OG-64",
            ours=True,
            first=True,
        ),
    ] = False
