"""Beasts in profile, looking right, 100 units wide around 0, 0."""

from __future__ import annotations

from .knife import cut, line, paint

PIG = (  # Fat, hairy, and not pleased to be here.
    cut("M-33 16L-36 45L-20 45L-15 24zM8 24L12 45L27 45L26 16z", "rust", 5)
    + line("M-42 -4Q-54 -2 -53 -14Q-46 -20 -45 -10Q-50 -4 -54 -8", 5)
    + cut(
        "M-44 4L-49 -6L-42 -8L-45 -20L-35 -18L-35 -32L-25 -26L-21 -40L-12 -31L-4 -42L3 -31L14 -38L16 -28"
        "Q30 -26 34 -14L40 -12Q38 14 26 26L25 34L15 29L9 37L2 30L-6 38L-12 30L-21 35L-24 27L-34 27Q-44 18 -44 4z",
        "pink",
        6,
    )
    + line("M-34 -8l6 9M-24 -22l5 9M-22 4l6 9M-10 -18l4 9M-8 6l5 9M-31 12l6 7M2 16l5 8M-14 18l4 7M2 -22l3 8", 4, "bark")
    + cut("M2 -20L-1 -45L24 -32Q28 -20 16 -14Q6 -12 2 -20z", "rust", 5)
    + line("M7 -34L14 -22", 3.5)
    + cut("M18 -12Q26 -18 36 -10L33 -3Q26 -2 20 -5z", "bone", 3.5, 0, 0)
    + paint("M25 -8a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0M16 -18L37 -13L37 -9L17 -12z", "line")
    + cut("M35 -8L48 -13Q56 -1 51 14L38 13Q31 3 35 -8z", "rust", 5)
    + paint(
        "M41 -2a2.4 3.400 0 1 0 4.8 0a2.4 3.400 0 1 0 -4.8 0M42 7a2.4 2.800 0 1 0 4.8 0a2.4 2.800 0 1 0 -4.8 0", "line"
    )
    + line("M16 18Q26 24 36 18", 4.5)
    + cut("M22 20Q19 9 26 1Q31 10 32 19z", "bone", 3.5, 0, 0)
)

BEASTS: dict[str, str] = {"pig": PIG}
