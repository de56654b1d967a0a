"""Scoreboards as a campaign would describe them: for tests, and to look at."""

from __future__ import annotations

from orcade.table.scoreboard import Heat, Honour, Scoreboard

NAMES = ("Grub (Annegret)", "Dreg", "Snik the Unfortunate (Bartholomew)", "Mog")


def honour(name: str, seat: int, when: str = "Game Turn 3") -> Honour:
    return Honour(name=name, seat=seat, when=when, rule="TI 5")


def full() -> Scoreboard:
    """Four of six disciplines done, one of them twice; the fifth goes on."""
    return Scoreboard(
        title="Full campaign",
        heats=(
            Heat(
                game="flying-pigs",
                title="Flying Pigs",
                stands="played",
                places=(1, 2, 3, 4),
                points=(3, 2, 1, 0),
                feats=(honour("Burning Ambition", 2), honour("Home Run", 0), honour("Mushroom Cloud", 0)),
                story=("Grub's Pig fell into the pot in Round 11.",),
            ),
            Heat(
                game="brood-rumble", title="Brood Rumble", stands="annulled", places=(3, 1, 3, 1), points=(1, 3, 1, 3)
            ),
            Heat(
                game="brood-rumble",
                title="Brood Rumble",
                stands="played",
                places=(1, 3, 3, 1),
                points=(3, 1, 1, 3),
                feats=(honour("Barrel of Laughs", 3),),
            ),
            Heat(
                game="masters-fight",
                title="Masters' Fight",
                stands="played",
                places=(4, 1, 2, 3),
                points=(0, 3, 2, 1),
                feats=tuple(
                    honour(name, at % 4)
                    for at, name in enumerate(("First Blood", "Down the Pit", "Last Orc", "Jump!", "Not my Helmet"))
                ),
            ),
            Heat(
                game="timber",
                title="Timber!",
                stands="played",
                places=(2, 1, 3, 3),
                points=(2, 3, 1, 1),
                feats=(honour("Nature's Revenge", 1), honour("Clever Gathering", 1)),
            ),
            Heat(
                game="thatll-do-pigs",
                title="That'll do Pigs",
                stands="now",
                feats=(honour("Epic Sprint", 2),),
            ),
            Heat(game="road-rage", title="Road Rage", stands="to come"),
        ),
        teams=("Common Orcs", "Feral Orcs", "Iron Orcs", "Common Orcs"),
        points=(12, 13, 8, 7),
        feat_points=(4, 4, 3, 2),
        places=(2, 1, 3, 4),
        notes=("Mog may cry in That'll do Pigs: 2 of 3 left.",),
    )


def quick() -> Scoreboard:
    """Two seats, three disciplines, all over, and level."""
    return Scoreboard(
        title="Quick campaign",
        heats=(
            Heat(game="flying-pigs", title="Flying Pigs", stands="played", places=(1, 2), points=(3, 1)),
            Heat(
                game="timber",
                title="Timber!",
                stands="played",
                places=(2, 1),
                points=(1, 3),
                feats=(honour("Deforest", 1),),
            ),
            Heat(
                game="road-rage",
                title="Road Rage",
                stands="played",
                places=(1, 1),
                points=(3, 3),
                feats=(honour("Bloodlust", 0),),
            ),
        ),
        teams=("Iron Orcs", "Iron Orcs"),
        points=(8, 8),
        feat_points=(1, 1),
        places=(1, 1),
    )
