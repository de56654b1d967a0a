"""Things that adventurers carry, lose and trip over, 100 units around 0, 0."""

from __future__ import annotations

from .knife import blob, cut, holed, line, paint, put


def _tube(d: str, wide: float, colour: str) -> str:
    """A rope, a handle: a line with an edge."""
    return line(d, wide + 7) + line(d, wide, colour)


_COIL = "M-40 20Q-40 0 0 0Q40 0 40 20Q40 38 0 38Q-40 38 -40 20M-36 4Q-36 -14 2 -14Q38 -14 38 4"
_SOCK = cut("M-14 -42L14 -44L14 0Q18 10 40 14Q44 32 28 34L-2 32Q-16 28 -14 8z", "sea", 6) + line(
    "M-13 -28L14 -30", 7, "red"
)

ODDMENTS: dict[str, str] = {
    "key": put(
        _tube("M-6 0L44 0", 6, "gold")
        + cut("M24 2L32 2L32 18L24 18zM38 2L46 2L46 22L38 22z", "gold", 4)
        + put(holed(blob(24, 10, 2), blob(10, 9, 1), "gold", 5), -26, 0),
        0,
        0,
        1,
        -35,
    ),
    "picks": put(_tube("M-40 30L20 -26Q32 -36 36 -26", 5, "steel") + cut("M-48 46L-52 36L-28 16L-20 24z", "bark", 5))
    + put(_tube("M40 34L-8 -20L-2 -28L-16 -30L-12 -40", 5, "steel") + cut("M50 44L52 34L32 12L24 20z", "red", 5)),
    "scales": line("M0 -44L0 40M-40 -30L40 -30", 11)
    + line("M0 -44L0 40M-40 -30L40 -30", 5, "gold")
    + line("M-40 -30L-54 4M-40 -30L-26 4M40 -30L26 -6M40 -30L54 -6", 3)
    + cut("M-56 4L-24 4Q-28 20 -40 20Q-52 20 -56 4zM24 -6L56 -6Q52 10 40 10Q28 10 24 -6z", "gold", 5)
    + cut("M-24 48Q-20 36 0 36Q20 36 24 48z", "gold", 5.5)
    + put(cut(blob(7, 8, 2), "gold", 4), 0, -44),
    "map": cut("M-48 -30L-16 -40L16 -28L48 -38L46 30L16 40L-16 28L-46 38z", "sand", 6)
    + line("M-16 -40L-16 28M16 -28L16 40", 3, "gouge")
    + '<path class="o-n" stroke-width="4.5" stroke-dasharray="7 7" d="M-36 22Q-30 0 -8 4Q16 8 14 -10"/>'
    + line("M22 -24L36 -10M36 -24L22 -10", 6.5, "red")
    + cut("M-38 -8l7 -14l7 14zM-26 -4l6 -11l6 11z", "moss", 3),
    "millstone": line("M0 -52L0 -36M-6 -52L6 -52", 5)
    + put(holed(blob(42, 12, 2), blob(11, 9, 1), "slate", 6.5), 0, 6)
    + line("M0 -28L0 -8M28 6L14 6M-28 6L-14 6M0 38L0 22M20 -14L12 -6M-20 -14L-12 -6M20 26L12 18M-20 26L-12 18", 4)
    + line("M-50 -18Q-56 6 -46 30M50 -18Q56 6 46 30", 4.5),
    "purse": line("M8 -34Q26 -50 50 -46", 4.5)
    + cut("M-14 -18Q-46 6 -40 28Q-32 46 0 46Q32 46 38 28Q44 6 14 -18z", "rust", 6.5)
    + cut("M-14 -18L-24 -36L-8 -30L2 -38L12 -30L24 -36L14 -18z", "rust", 5)
    + line("M-16 -18L16 -18", 6, "gold")
    + put(cut(blob(13, 9, 1), "gold", 4), 0, 16)
    + paint("M-28 20Q-26 4 -14 -4Q-18 10 -18 22z", "pink"),
    "moustache": cut(
        "M0 -6Q-16 -26 -34 -10Q-40 2 -54 -10Q-54 18 -30 20Q-8 20 0 6Q8 20 30 20Q54 18 54 -10Q40 2 34 -10Q16 -26 0 -6z",
        "bark",
        6.5,
    )
    + line("M-40 8Q-26 12 -14 4M40 8Q26 12 14 4M-30 -4Q-20 2 -10 -4M30 -4Q20 2 10 -4", 3)
    + line("M-46 -24Q-52 -34 -44 -42M46 -24Q52 -34 44 -42", 3.5, "steel"),
    "fork": _tube("M-36 -44L0 0L34 -46M0 0L2 46", 10, "wood")
    + line("M-26 -26L-20 -32M22 -26L16 -30M-2 20L6 22M-1 32L6 34", 3)
    + line("M-16 38Q-24 44 -18 50M20 38Q28 44 22 50", 4),
    "rope": _tube(_COIL, 8, "fen")
    + _tube("M38 20Q56 34 46 48", 8, "fen")
    + line("M-30 8l6 8M-12 -2l5 9M10 -2l4 9M28 8l3 9M-26 32l6 -8M0 38l3 -9M24 34l2 -9", 3),
    "broom": put(
        _tube("M0 -54L0 6", 6, "wood")
        + cut("M-12 4L12 4L26 46Q0 54 -26 46z", "gold", 6)
        + line("M-9 14L-14 44M0 14L0 48M9 14L14 44", 3)
        + line("M-13 12L13 12", 6, "red"),
        0,
        0,
        0.95,
        24,
    ),
    "mirror": cut("M-32 -6Q-30 -48 0 -49Q30 -48 32 -6Q30 24 0 26Q-30 24 -32 -6z", "gold", 6.5)
    + cut("M-22 -6Q-20 -38 0 -39Q20 -38 22 -6Q20 15 0 16Q-20 15 -22 -6z", "water", 4.5)
    + cut("M-6 26L6 26L8 50L-8 50z", "gold", 5)
    + line("M-12 -4L4 -26M-4 4L12 -18", 5, "bone"),
    "lens": _tube("M14 16L42 46", 9, "wood")
    + f'<g transform="translate(-8 -8)"><path class="o-water o-edged" stroke-width="11" d="{blob(32, 12, 2)}"/>'
    + f'<path class="o-n o-s-gold" stroke-width="5" d="{blob(32, 12, 2)}"/>'
    + line("M-18 -4Q-16 -18 -4 -20", 5, "bone")
    + "</g>",
    "spring": line("M-30 40L30 40L-28 26L28 14L-26 4L26 -8L-24 -18L22 -28", 11)
    + line("M-30 40L30 40L-28 26L28 14L-26 4L26 -8L-24 -18L22 -28", 5, "steel")
    + cut("M-34 40L34 40L36 50L-36 50z", "iron", 5)
    + cut("M-30 -42L34 -46L34 -32L-30 -28z", "red", 5)
    + line("M-46 -26L-40 -16M46 -32L42 -20M0 -56L0 -50", 4.5),
    "anvil": cut(
        "M-52 -26L44 -28L48 -18Q38 -4 18 -2L14 18L28 22L30 42L-30 42L-28 22L-12 18L-14 0Q-40 -2 -52 -26z", "iron", 6.5
    )
    + paint("M-42 -20L36 -22L38 -18L-36 -14z", "steel")
    + line("M-20 30L20 30", 4)
    + line("M-30 -50L-30 -36M0 -54L0 -38M28 -50L28 -36", 4.5),
    "hourglass": cut("M-34 -50L34 -50L34 -38L-34 -38zM-34 38L34 38L34 50L-34 50z", "wood", 5.5)
    + cut("M-26 -38L26 -38Q24 -8 6 0Q24 8 26 38L-26 38Q-24 8 -6 0Q-24 -8 -26 -38z", "water", 5.5)
    + paint("M-18 -22L18 -22Q14 -8 0 -2Q-14 -8 -18 -22zM-20 35Q0 12 20 35zM-2 -2L2 -2L2 24L-2 24z", "gold"),
    "lute": put(
        cut("M-5 -54L7 -54L7 0L-5 0z", "bark", 5)
        + cut("M-10 -54L12 -54L16 -40L-12 -42z", "wood", 4.5)
        + cut("M1 -10Q30 0 28 26Q22 48 0 48Q-22 48 -27 26Q-28 0 1 -10z", "rust", 6)
        + put(cut(blob(9, 9, 2), "hole", 3.5), 0, 18)
        + line("M-3 -48L-3 40M4 -48L4 40", 2.4, "bone")
        + line("M-12 38L13 38", 5),
        0,
        0,
        1,
        28,
    ),
    "pole": _tube("M-46 48L44 -46", 9, "wood")
    + line("M-40 34l9 9M-30 24l9 9M-20 14l9 9M-10 4l9 9M0 -6l9 9M10 -16l9 9M20 -26l9 9M30 -36l9 9", 4, "red")
    + line("M18 34Q30 26 40 34M14 44Q30 34 46 44", 4),
    "socks": put(_SOCK, -14, -4, 0.9, -6)
    + put(_SOCK, 18, 8, 0.8, 10)
    + line("M-40 -20Q-48 -30 -40 -38Q-34 -46 -42 -54M40 -30Q48 -38 42 -46", 4.5, "moss"),
    "horn": cut("M-50 -30Q-44 -46 -24 -42Q-6 36 44 -4Q52 18 40 30Q-4 56 -34 12Q-44 -6 -50 -30z", "bone", 6.5)
    + cut("M44 -8Q56 0 50 20Q44 36 36 32Q30 10 44 -8z", "hole", 5)
    + cut("M-50 -32Q-42 -46 -24 -42L-22 -30Q-36 -30 -46 -20z", "gold", 5)
    + line("M-26 4Q-14 -2 -12 -8M-8 30Q0 22 2 14", 5, "gold")
    + line("M48 -22L56 -32M34 -18L36 -30", 4.5),
    "belt": cut("M-52 -4Q0 26 52 -4L50 18Q0 46 -50 18z", "bark", 6.5)
    + line("M-40 14l3 -9M-30 20l3 -9M-20 24l2 -9M22 24l-2 -9M32 20l-3 -9M42 14l-3 -9", 4, "bone")
    + '<path class="o-gold o-edged" stroke-width="5" fill-rule="evenodd" d="M-20 2L20 2L20 42L-20 42zM-9 13L-9 31'
    'L9 31L9 13z"/>' + line("M-2 22L16 22", 5),
    "brush": put(
        _tube("M0 6L0 50", 7, "red")
        + cut("M-12 -8L12 -8L10 10L-10 10z", "steel", 5)
        + cut("M-12 -8Q-16 -28 2 -52Q16 -28 12 -8z", "bark", 5.5)
        + paint("M-6 -22Q-4 -38 2 -48Q12 -32 10 -22z", "moss"),
        6,
        2,
        0.95,
        28,
    )
    + cut("M-50 40Q-44 28 -28 34Q-14 40 -24 48L-44 48z", "moss", 4.5),
    "teapot": cut("M-34 4Q-60 -18 -54 24L-32 30M30 8Q48 0 52 -18L40 -16Q34 -8 26 -6z", "bone", 5.5)
    + cut("M-38 8Q-34 -22 0 -22Q34 -22 36 8Q36 40 0 42Q-36 40 -38 8z", "bone", 6.5)
    + line("M-36 8Q0 22 36 8", 6, "sea")
    + cut("M-14 -22Q-12 -32 0 -32Q12 -32 14 -22z", "sea", 5)
    + put(cut(blob(5, 8, 1), "gold", 4), 0, -36)
    + line("M50 -28Q58 -36 50 -44M38 -30Q44 -38 38 -46", 4.5),
    "dart": put(
        _tube("M-34 0L28 0", 5, "wood")
        + cut("M26 -9L52 0L26 9z", "steel", 5)
        + cut("M-52 -16L-30 -14L-22 0L-30 14L-52 16L-44 0z", "pink", 5)
        + line("M-44 0L-24 0", 3),
        0,
        0,
        1,
        -20,
    )
    + line("M-20 34Q-12 26 -4 34Q4 42 12 34M-2 48Q6 40 14 48", 4.5, "pink"),
    "letter": cut("M-48 -26L46 -30L48 30L-46 34z", "bone", 6.5)
    + line("M-46 -24L0 8L46 -28M-44 32L-12 2M46 28L14 0", 4)
    + put(cut(blob(12, 9, 2), "red", 4.5) + line("M-4 -1L4 -1M0 -5L0 4", 3), 0, 8),
    "ladder": put(
        _tube("M-20 -52L-24 52", 7, "wood")
        + _tube("M22 -52L24 52", 7, "wood")
        + "".join(_tube(f"M-22 {y}L22 {y}", 5, "wood") for y in (-36, -14, 8, 30)),
        0,
        0,
        0.95,
        12,
    ),
    "hat": cut("M-52 20Q0 2 52 20Q50 36 0 38Q-50 36 -52 20z", "sea", 6.5)
    + cut("M-28 18Q-30 -26 0 -28Q30 -26 28 18Q0 26 -28 18z", "sea", 6)
    + line("M-28 8Q0 18 28 8", 8, "gold")
    + cut("M12 4Q30 -8 26 -26Q8 -26 6 -6z", "pink", 4.5)
    + line("M-48 -30L40 -2", 6)
    + line("M-48 -30L38 -3", 2.6, "steel")
    + put(cut(blob(8, 9, 1), "red", 4), -48, -30),
    "quill": cut("M-30 40Q-24 -16 44 -50Q50 -10 12 12Q-8 22 -22 42z", "bone", 6)
    + line("M-40 50L-20 18Q0 -12 34 -40", 4)
    + line("M-6 12L2 -2M8 6L14 -12M22 -4L26 -22", 3)
    + cut("M-4 48Q4 30 26 32Q48 34 48 48z", "hole", 4.5),
    "bread": cut("M-52 14Q-50 -22 0 -24Q50 -22 52 14Q46 36 0 36Q-46 36 -52 14z", "wood", 6.5)
    + line("M-28 -14L-18 12M-6 -20L2 12M16 -18L24 12", 7, "sand")
    + paint("M-42 10Q-40 -8 -26 -14Q-34 0 -34 12z", "sand")
    + line("M-24 -32Q-32 -40 -24 -48M2 -34Q-6 -42 2 -52M28 -32Q20 -40 28 -48", 4.5),
    "tape": put(holed(blob(34, 12, 2), blob(14, 9, 1), "red", 6), -14, -10)
    + cut("M-12 14Q20 28 28 10L50 20Q44 44 14 42Q-8 40 -16 24z", "red", 5.5)
    + line("M-38 -10A24 24 0 0 1 -14 -34M8 30L40 24", 3.5, "pink"),
    "trousers": cut("M-30 -46L30 -46L38 46L8 48L0 -6L-8 48L-38 46z", "iron", 6.5)
    + line("M-31 -34L31 -34", 7, "bark")
    + cut("M-7 -41L7 -41L7 -28L-7 -28z", "gold", 3.5)
    + paint("M-24 -24L-14 -24L-20 36L-28 36z", "steel")
    + line("M42 -26l8 -8M44 -10l10 -2M-44 -26l-8 -8", 4),
    "pencil": put(
        cut("M-10 -40L10 -40L10 22L-10 22z", "red", 5.5)
        + cut("M-10 22L10 22L0 48z", "sand", 5)
        + paint("M-3 38L3 38L0 48z")
        + cut("M-10 -40L-10 -52L10 -52L10 -40z", "pink", 5)
        + line("M0 -34L0 18", 3),
        4,
        0,
        1,
        35,
    )
    + line("M-46 46Q-34 36 -26 44Q-18 50 -8 42", 4.5, "red"),
}
