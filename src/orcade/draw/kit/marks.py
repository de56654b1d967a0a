"""The mark of each seat, cut in ink, within 32 units around 0, 0: told apart at 16 pixels without any colour."""

from __future__ import annotations

from .knife import blob, line, paint, put

MARKS = (
    # tusk, ring, cross, square, diamond, bar, star, wave, dots
    paint("M-8.6 -9.6Q-6.4 1.6 1.6 4.6Q6 6 9.8 3.4Q6 10.4 -1.6 10Q-11.6 8.4 -12.4 -4.4Q-12 -8 -8.6 -9.6z"),
    line("M0 -7.2A7.2 7.2 0 1 1 -0.1 -7.2z", 4.6),
    line("M-7.4 -7.4L7.4 7.4M7.4 -7.4L-7.4 7.4", 5),
    paint("M-8.6 -8.2L8.4 -8.8L8.8 8.4L-8.2 8.8z"),
    paint("M0.4 -12L10.6 0.2L-0.4 12L-10.6 -0.4z"),
    paint("M-11.4 -4L11.2 -4.4L11.6 3.8L-11.2 4.4z"),
    paint("M0 -11.6L3 -3.6L11.4 -3.4L4.8 1.8L7.4 10L0.2 5.2L-6.8 10.2L-4.6 1.8L-11.4 -3L-3 -3.6z"),
    line("M-10 2.4Q-6 -7 -1 0Q4 7 10 -2.4", 5),
    paint(
        "M-.4 -11.4L3.9 -9.6L4.6 -5.2L1.4 -1.9L-3 -2.4L-4.8 -6.4L-3.4 -10.2z"
        "M-7.2 .8L-3 2.2L-2.4 6.6L-5.4 9.8L-9.8 9.4L-11.6 5.4L-10.2 1.8z"
        "M6.8 .6L10.6 2L11.6 6.4L8.4 9.8L4 9.2L2.4 5.2L3.8 1.6z"
    ),
)
NAMES = ("tusk", "ring", "cross", "square", "diamond", "bar", "star", "wave", "dots")


def seat_mark(seat: int) -> str:
    """The bare mark of a seat; seats beyond the ninth begin again with the first."""
    return MARKS[seat % len(MARKS)]


def seat_flag(seat: int) -> str:
    """The mark of a seat in its colour, where the drawing around has that."""
    ground = f'<path class="o-seat o-edged" stroke-width="2.8" d="{blob(12.5, 9, 5)}"/>'
    return ground + put(seat_mark(seat), scale=0.76)
