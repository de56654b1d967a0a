"""The numbers of the rulebook, and of our rulings. Whatever plays by one or tells of it takes it from here."""

from __future__ import annotations

from typing import Final

ACTIONS: Final = 3
"""Of a turn (HK 5)."""
HAND: Final = 5
"""Cards that a player draws at the start (HK 2)."""
SEARCHED: Final = 1
"""The number for a search at the Entrance (HK 13)."""
BETWEEN: Final = 3
"""Rooms that lie at least between the Entrance and an Exit (HK 11)."""
CHAMBER_FAR: Final = 3
"""How far from the Entrance the Inner Chamber lies at least (HK-32)."""
HAND_NEEDS: Final = 8
"""For the Hand of Vectra, with a die and the best skill (HK-32)."""
DEEP: Final = 4
"""Rooms from the Entrance that the condition "deep" means."""
HARDER: Final = 1
"""What confusing the GameMaster gains by the greater Difficulty (HK 24)."""
ALIKE: Final = 1
"""What it gains by an Encounter of the same kind (HK 24)."""
KILLS_BEYOND: Final = 1
"""How many more kills than players the GameMaster needs (HK 23)."""
CHARACTER_DECK: Final = 52
GAMEMASTER_DECK: Final = 46
"""Cards of a draw deck (HK-46)."""
