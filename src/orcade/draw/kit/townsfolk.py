"""People who are met underground and have something to say: busts in profile, told apart by what is on top."""

from __future__ import annotations

from .heroes import EAR, human
from .knife import blob, cut, line, paint, put
from .orcs import body, dots

_HAIR = "M-27 10Q-34 -40 2 -42Q24 -42 27 -22Q12 -30 0 -22Q-12 -12 -14 8Q-20 16 -27 10z"

PEOPLE: dict[str, str] = {
    # A turban, and a smile that is measured by the yard.
    "merchant": body("gold")
    + human(mouth="M8 15Q19 26 29 13")
    + EAR
    + line("M14 7Q20 3 28 8", 4.5)
    + cut("M-30 -10Q-38 -34 -10 -42Q14 -50 30 -34Q38 -22 28 -12Q0 -24 -30 -10z", "card", 5.5)
    + line("M-28 -20Q0 -38 30 -26M-18 -32Q4 -44 24 -36", 3)
    + cut("M16 -40Q20 -62 34 -54Q36 -42 26 -34z", "sea", 4)
    + put(cut(blob(6, 8, 1), "red", 3.5), 20, -33),
    # A green eye-shade, and a pen behind the ear.
    "clerk": body("slate")
    + human(mouth="M11 19L25 17")
    + cut(_HAIR, "bark", 5)
    + EAR
    + cut("M2 -24Q30 -30 50 -12Q36 -6 6 -12z", "fir", 5)
    + line("M-24 -16Q0 -26 26 -21", 5)
    + cut("M-44 -22L-12 -2L-10 -6L-36 -36Q-48 -34 -44 -22z", "bone", 4),
    # Mask and neckerchief.
    "thief": body("bark")
    + human(mouth="M11 17Q19 23 26 14")
    + cut("M-27 -10Q-30 -42 2 -43Q26 -40 29 -18Q0 -26 -27 -10z", "iron", 5.5)
    + cut("M-24 -12Q4 -18 30 -14L30 -2Q10 4 -22 2z", "hole", 4.5)
    + dots(((18, -8),), 4, "bone")
    + dots(((19, -8),), 1.9)
    + cut("M-24 -8L-44 -18L-40 -4L-48 4L-24 2z", "hole", 4.5)
    + cut("M-20 32Q4 40 26 32L12 50L-4 50z", "red", 5),
    # A black veil, pushed aside.
    "widow": cut("M-44 50Q-52 -36 0 -48Q34 -50 38 -20Q14 -30 -6 -14Q-16 14 -8 52z", "hole", 6)
    + human(mouth="M11 20Q18 15 25 19")
    + cut("M-28 30Q-38 -44 4 -47Q34 -44 32 -20Q10 -32 -6 -16Q-16 8 -12 44Q-24 44 -28 30z", "hole", 5.5)
    + line("M-22 20Q-24 -18 2 -34M-18 34Q-18 4 -8 -10", 2.4, "slate")
    + cut("M20 4Q27 14 21 18Q15 16 20 4z", "water", 3)
    + cut("M-14 50Q0 36 22 44L24 52z", "hole", 5),
    # Curls, a cap with a plume, a mouth that is never shut.
    "bard": body("red")
    + human(mouth="M10 14Q18 30 28 14z")
    + cut("M-28 14Q-40 -30 -6 -38L4 -20Q-12 -8 -12 12Q-12 24 -20 26Q-32 26 -28 14z", "rust", 5)
    + cut("M-34 -22Q-20 -50 10 -46Q32 -40 34 -20Q2 -32 -34 -22z", "sea", 5.5)
    + cut("M-14 -36Q-34 -60 -52 -48Q-46 -30 -20 -26z", "bone", 4.5)
    + line("M38 -6L48 -12M38 6L50 8M36 16L46 24", 4),
    # More neck than head, and it trembles.
    "brute": cut("M-50 52Q-48 10 -20 6L24 8Q48 14 50 52z", "pink", 6)
    + human(mouth="M10 21Q18 14 27 20")
    + cut("M-26 -8Q-30 -40 0 -44Q26 -42 28 -22Q10 -26 4 -20Q-16 -22 -26 -8z", "hole", 5)
    + EAR
    + cut("M-26 -8Q-40 10 -30 34L-18 30Q-24 10 -16 -6z", "hole", 4.5)
    + cut("M17 -1Q25 10 18 14Q11 11 17 -1z", "water", 3)
    + line("M-34 36L-14 40M10 42L34 36M-4 16L20 50", 4.5),
    # A plumed hat, moustaches to salute with.
    "sergeant": body("red")
    + human(mouth="M14 22L24 21")
    + EAR
    + cut("M4 10Q18 4 36 16Q44 16 46 8Q46 24 30 22Q14 22 4 10z", "rust", 4.5)
    + cut("M-38 -14Q-30 -48 6 -50Q40 -44 44 -12Q0 -28 -38 -14z", "sea", 6)
    + line("M-34 -16Q0 -30 42 -15", 4.5, "gold")
    + put(cut(blob(9, 9, 2), "gold", 4.5), 6, -34)
    + cut("M-38 40L-14 30L-8 44L-34 52z", "gold", 4.5),
    # Hair like a cake, and a glass on a stick.
    "duchess": body("sea")
    + human(mouth="M12 19Q18 16 24 18")
    + cut(
        "M-28 12Q-44 -20 -30 -44Q-10 -64 18 -54Q36 -44 30 -22Q10 -30 -4 -20Q-16 -8 -14 14Q-22 20 -28 12z", "bone", 5.5
    )
    + line("M-30 -30Q-4 -44 30 -38M-32 -12Q-12 -30 20 -28M-24 -50Q-2 -52 22 -50", 3)
    + put(cut(blob(10, 9, 2), "water", 4.5), 20, -6)
    + line("M28 0L48 26", 4.5)
    + line("M-16 34Q4 42 24 34", 7, "bone"),
    # A bun, spectacles, and a shawl.
    "aunt": body("moss")
    + human(mouth="M11 18Q19 23 26 16")
    + put(cut(blob(14, 10, 2), "slate", 5), -20, -42)
    + cut(_HAIR, "slate", 5)
    + put(cut(blob(8, 9, 2), "card", 4), 17, -6)
    + dots(((18, -6),), 2.6)
    + line("M9 -7L-10 -6", 3.5)
    + cut("M-44 52L-36 24L-8 44L22 26L40 34L36 52z", "pink", 5),
    # A star on the brow, and both eyes shut.
    "oracle": body("sea")
    + human(mouth="M11 18L25 18")
    + paint("M8 -12L28 -12L28 0L8 0z", "pink")
    + line("M12 -4Q18 0 25 -5", 3.5)
    + cut("M-40 50Q-52 -32 0 -50Q30 -48 32 -22Q10 -34 -8 -16Q-18 12 -14 50z", "slate", 6)
    + put(cut("M0 -14L4 -4L14 -4L6 3L9 13L0 7L-9 13L-6 3L-14 -4L-4 -4z", "gold", 3.5), 12, -30)
    + line("M-32 34Q-36 -10 -16 -30M-24 40Q-28 8 -12 -10", 2.6),
    # A tall hat and a collar as stiff as he is.
    "gent": body("hole")
    + human(mouth="M11 17Q19 20 26 15")
    + EAR
    + cut("M-20 26L6 40L30 26L26 48L-12 50z", "bone", 5)
    + cut("M-40 -18L42 -22L40 -12L-38 -8z", "hole", 5.5)
    + cut("M-24 -16L-22 -54L24 -57L26 -20z", "hole", 5.5)
    + line("M-22 -27L24 -31", 6, "red")
    + line("M6 10Q16 4 30 12", 4.5),
    # A wig down to the shoulders.
    "judge": body("red")
    + human(mouth="M10 20Q18 16 26 20")
    + cut("M-30 44Q-44 20 -38 -14Q-26 -48 6 -46Q30 -42 28 -20Q14 -28 2 -18Q-8 -2 -8 42Q-18 50 -30 44z", "bone", 5.5)
    + line(
        "M-32 -4Q-22 -10 -12 -4M-32 10Q-22 4 -12 10M-32 24Q-22 18 -12 24M-28 36Q-20 32 -12 36M-20 -30Q0 -40 20 -32", 3
    )
    + cut("M-6 34L14 34L18 52L-10 52z", "bone", 4.5),
    # Nothing on top, and a beard to the belt.
    "elder": body("bark")
    + human(mouth="M14 15L22 15")
    + EAR
    + cut("M-18 10Q-8 20 2 12Q14 20 32 10Q40 32 26 42L20 56L6 50L-6 54Q-22 36 -18 10z", "bone", 5.5)
    + line("M0 24Q6 36 4 46M14 22Q20 34 16 46", 3)
    + cut("M4 -18Q16 -28 30 -18L28 -12Q16 -18 6 -13z", "bone", 3.5),
    # A cone with a veil; the smile is a warning.
    "princess": body("pink")
    + cut("M-34 44Q-46 6 -30 -16L-6 -20Q-16 10 -12 40Q-22 50 -34 44z", "gold", 5)
    + human(mouth="M10 15Q18 24 28 13")
    + cut("M-30 -10Q-20 -34 24 -32L28 -20Q0 -26 -18 4Q-26 8 -30 -10z", "gold", 5)
    + cut("M-28 -20L-40 -62L24 -30Q-2 -34 -28 -20z", "sea", 5.5)
    + line("M-40 -60Q-54 -30 -46 6", 4.5, "bone")
    + cut("M4 2l5 -4l5 4l-5 6z", "red", 2.4, 0, 0),
    # An apron, a cloth over the shoulder, cheeks like apples.
    "innkeeper": body("card")
    + cut("M-44 52Q-40 22 -22 16L-14 52z", "red", 5)
    + human(mouth="M9 14Q18 27 29 12z")
    + cut("M-24 -6Q-26 -20 -16 -26L-12 -8z", "bark", 4.5)
    + EAR
    + paint("M4 4a6 6 0 1 0 12 0a6 6 0 1 0 -12 0", "red")
    + cut("M2 9Q16 2 32 10Q34 18 26 18Q14 14 4 18z", "bark", 4.5),
    # Shut, with a plume.
    "knight": body("steel")
    + cut("M-30 -6Q-32 -44 2 -46Q34 -44 34 -6L40 4L32 34L8 42L-24 34z", "steel", 6.5)
    + cut("M-6 -10L36 -12L38 0L-4 2z", "hole", 4)
    + line("M4 14L34 12M4 22L32 20M6 30L28 28M-6 -10L-10 36", 4)
    + cut("M0 -44Q-12 -66 -40 -56Q-56 -44 -48 -18Q-38 -36 -18 -38z", "red", 5.5)
    + paint("M-24 -8Q-22 -32 -4 -38Q-14 -24 -14 -6z", "bone"),
}
