"""People who can be hired, and die in place of who hires them: busts in profile with what they are good for."""

from __future__ import annotations

from .knife import cut, line, paint, put
from .loot import SACK, SWORD
from .orcs import body, dots

_HEAD = "M-20 24Q-29 4 -24 -13Q-17 -34 4 -35Q22 -34 25 -16L34 2L26 6L28 19Q20 33 4 32L-8 31Q-17 30 -20 24z"


def _bust(cloth: str, mouth: str) -> str:
    """Somebody without any special features; worried all the same."""
    return (
        body(cloth)
        + cut(_HEAD, "pink", 6)
        + line("M-16 20L-8 15M-12 25L-2 18", 2.6)
        + line(mouth, 4)
        + dots(((17, -5),), 3.6)
        + line("M9 -14Q17 -19 25 -12", 4)
        + cut("M-13 -7Q-4 -12 -2 -2Q-3 9 -10 7Q-15 3 -13 -7z", "pink", 3.5, 0, 0)
    )


_SAD = "M11 20Q18 15 25 19"
_FLAT = "M10 18L25 17"

# A pot for a helmet, and a sword that is still his uncle's.
SELLSWORD = (
    _bust("iron", _FLAT)
    + cut("M-28 -8Q-28 -42 2 -43Q29 -40 29 -15L34 -11L34 -6L-28 -4z", "steel", 5.5)
    + line("M2 -43L3 -8", 3.5)
    + paint("M-21 -13Q-20 -30 -6 -36Q-12 -26 -12 -13z", "bone")
    + put(SWORD, 31, 16, 0.7, -20)
)

# Looks through a tube with nothing in it.
SPOTTER = (
    _bust("moss", _SAD)
    + cut("M-26 -10Q-30 -42 2 -41Q26 -40 26 -18L44 -16Q44 -10 30 -11L-2 -16z", "fir", 5.5)
    + line("M-25 -16Q0 -26 26 -18", 4)
    + cut("M12 -12L32 -15L32 1L12 0z", "bark", 4.5)
    + cut("M30 -17L54 -21L54 6L30 3z", "wood", 4.5)
    + line("M46 -19L46 4", 3.5)
)

# Third of his name this month.
TORCHBEARER = (
    _bust("rust", "M9 15Q18 26 27 15")
    + cut("M-27 6Q-36 -34 -4 -41Q22 -46 27 -22Q14 -30 2 -24Q-12 -16 -14 8Q-20 16 -27 6z", "gold", 5.5)
    + line("M-20 -4Q-22 -24 -6 -33", 3)
    + cut("M30 -2L40 -4L47 46L37 48z", "wood", 5)
    + cut("M34 -54Q39 -40 50 -34Q54 -18 44 -8L28 -6Q18 -16 24 -30Q30 -28 31 -24Q28 -40 34 -54z", "rust", 5)
    + paint("M37 -32Q46 -20 41 -10L31 -9Q28 -18 37 -32z", "gold")
)

# Everything that you own is on him.
PORTER = (
    put(SACK, -22, -14, 0.86, -6)
    + _bust("wood", _SAD)
    + cut("M-26 -14Q-22 -38 4 -39Q24 -38 26 -18L20 -22L-18 -18z", "bark", 5)
    + cut("M-30 -22Q-2 -34 28 -22L28 -15Q0 -26 -29 -14z", "red", 4)
    + line("M-22 44Q-26 20 -12 22", 7)
    + line("M-22 44Q-26 20 -12 22", 3, "fen")
)

# Mostly barber.
BARBER = (
    _bust("card", _FLAT)
    + cut("M8 12Q20 8 34 12Q28 20 20 17Q12 22 4 18z", "bark", 4)
    + cut("M-28 0Q-32 -30 -6 -38Q20 -44 26 -20Q8 -34 -10 -20Q-14 -8 -16 4z", "bark", 5)
    + line("M-22 -4Q-22 -20 -8 -30", 3, "bone")
    + cut("M30 20L36 17L48 -28Q36 -34 30 -24z", "steel", 4.5)
    + cut("M29 20L38 17L42 46L33 48z", "bark", 4.5)
)

# Behind it there is nobody to be seen.
SHIELDBEARER = (
    _bust("sea", _FLAT)
    + cut("M-28 -10Q-26 -42 2 -43Q28 -41 28 -16L-2 -20z", "iron", 5.5)
    + cut("M-40 0Q-12 -8 14 0L12 26Q4 44 -13 52Q-32 42 -39 24z", "wood", 6)
    + cut("M-13 4L-4 16L-13 30L-22 16z", "red", 4)
    + line("M-36 4Q-12 -3 10 4", 3.5)
)

ALLIES: dict[str, str] = {
    "sellsword": SELLSWORD,
    "spotter": SPOTTER,
    "torchbearer": TORCHBEARER,
    "porter": PORTER,
    "barber": BARBER,
    "shieldbearer": SHIELDBEARER,
}
