"""Colours, by role, for light and dark; and the style sheet that every drawing of the kit relies on.

Drawings name roles alone (classes `o-…` and CSS variables), so a page changes its theme without drawing anything anew.
The lines inside a picture stay dark in both themes, as ink on a print does; what stands on the table's ground
(rims, captions, coordinates) follows the page's ink.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path

ROLES: dict[str, tuple[str, str]] = {
    # role: (light, dark)
    "ground": ("#EFE4D0", "#15120F"),
    "paper": ("#FBF5E9", "#241E19"),
    "ink": ("#211A15", "#F3E9D8"),
    "soft": ("#5A4C40", "#BBAA94"),
    "rule": ("#B9A58A", "#5A4D40"),
    "legal": ("#2F6B2A", "#8FCB6B"),
    "danger": ("#9C2B1B", "#F08A6E"),
    "focus": ("#0B5FA5", "#7CC4FF"),
}
"""The colours of the house style. Text on ground and paper has a contrast of 5:1 or more."""

PAINTS: dict[str, tuple[str, str]] = {
    "line": ("#1C1511", "#120D0A"),
    "rim": ("#1C1511", "#EADFCB"),
    "bone": ("#FBF1DA", "#F3E6CA"),
    "card": ("#FCF6E8", "#EFE2C8"),
    "card-shade": ("#E7D9BC", "#D6C5A2"),
    "red": ("#B42D1C", "#B42D1C"),
    "rust": ("#D2601F", "#D2601F"),
    "pink": ("#E3A08E", "#E3A08E"),
    "gold": ("#EDB51C", "#EDB51C"),
    "moss": ("#7FA03E", "#7FA03E"),
    "fir": ("#4C7A3A", "#4C7A3A"),
    "fen": ("#B58E45", "#B58E45"),
    "slate": ("#8FA39A", "#8FA39A"),
    "sea": ("#23616B", "#2B6F7A"),
    "wood": ("#A9743F", "#A06C39"),
    "bark": ("#6B4526", "#654123"),
    "steel": ("#C2C8C6", "#B9C0BE"),
    "iron": ("#6F7A7D", "#6F7A7D"),
    "sand": ("#F4E4BF", "#51412F"),
    "table": ("#E2C99C", "#2A2019"),
    "plank": ("#CDB07C", "#3A2D22"),
    "crowd": ("#C3A06A", "#41332A"),
    "square": ("#F6EAD1", "#40352B"),
    "square-dark": ("#DFC698", "#2F261F"),
    "gouge": ("#C9AC78", "#55463A"),
    "mud": ("#CFA877", "#4A3728"),
    "mire": ("#B98D5B", "#3A2A1E"),
    "worn": ("#AA7D4D", "#735A44"),
    "sheen": ("#E2C49A", "#5D4838"),
    "brick": ("#DF8F69", "#7D3F2E"),
    "stone": ("#F4E9D4", "#4D4B47"),
    "turf": ("#D3D99B", "#3B4526"),
    "turf-dark": ("#B3C077", "#2A331B"),
    "hole": ("#2A1F18", "#0B0807"),
    "water": ("#86B4AF", "#16303A"),
    "shallows": ("#A9CDC4", "#21434C"),
    "foam": ("#D3E6DA", "#3A626A"),
    "hills": ("#DDC48A", "#50432B"),
    "marsh": ("#AFBC8C", "#313C2F"),
    "forest": ("#9CB67A", "#2B3B25"),
    "waste": ("#DBAF86", "#573B2C"),
    "caves": ("#C3B8AC", "#45403D"),
    "river": ("#BDD0B4", "#2C423F"),
    "fields": ("#EDD78F", "#5A4D22"),
    "meadow": ("#CBD992", "#3F4C27"),
    "coast": ("#F0E1B8", "#5A4F3B"),
}
"""Paints of the kit's pictures."""

SEATS = ("#D55E00", "#0072B2", "#009E73", "#E69F00", "#CC79A7", "#56B4E9", "#7F7F7F", "#F0E442", "#9933EE")
"""Colours of the seats. People of any colour vision can tell them apart; each seat has a mark and a name, too."""

LIGHT, DARK = 0, 1

_VARIABLES = {f"--{name}": pair for name, pair in ROLES.items()}
_VARIABLES |= {f"--o-{name}": pair for name, pair in PAINTS.items()}

BY_DAY = {name: light for name, (light, _) in _VARIABLES.items()}
"""The variables of the style sheet that are colours, as they are in the light theme."""


def _themes(names: Collection[str]) -> str:
    """The colours of these names, in both themes."""
    light, dark = (
        "".join(f"{name}:{pair[theme]};" for name, pair in _VARIABLES.items() if name in names)
        for theme in (LIGHT, DARK)
    )
    return (
        f":root{{{light}}}"
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{dark}}}}}"
        f":root[data-theme=dark]{{{dark}}}"
    )


def _states() -> str:
    """How things look in their states: drawing.css, less its comments and line ends."""
    text = Path(__file__).with_name("drawing.css").read_text(encoding="utf-8")
    return "".join(line.strip() for line in text.splitlines() if not line.startswith("/*"))


@cache
def stylesheet() -> str:
    """CSS that every drawing needs: colours for both themes, paints as classes, and how states look.

    Light by default; dark by the reader's preference, or by `data-theme` on the root, which wins either way.
    """
    return _themes(_VARIABLES) + _rules()


_MOVING = re.compile(r"@[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
"""What hangs on the screen, or moves."""
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")


def stylesheet_of(art: str, themed: bool = True) -> str:
    """As much of it as one picture needs that only lies there, such as a ground.

    Unless it is `themed`, it looks the same in both themes, as a print does.
    """
    kept = "".join([f"{selectors}{{{given}}}" for selectors, given in rules_of(art)])
    if not themed:
        kept = re.sub(r"#[^}]*}", "", kept)  # rules for things of boards
        return re.sub(r"var\((--[\w-]+)\)", lambda name: BY_DAY[name[1]], kept)
    return _themes(set(re.findall(r"--[\w-]+", kept + art))) + kept


def rules_of(art: str) -> Iterator[tuple[str, str]]:
    """The rules that a picture needs: selectors, and what they say."""
    worn = set(" ".join(re.findall(r'class="([^"]*)"', art)).split())
    for selectors, given in _RULE.findall(_MOVING.sub("", _rules())):
        each = [selectors] if "(" in selectors else selectors.split(",")
        needed = [one for one in each if worn.issuperset(re.findall(r"\.([\w-]+)", one))]
        if needed:
            yield ",".join(needed), given


@cache
def _rules() -> str:
    """All of it but the colours themselves."""
    paints = "".join(f".o-{paint}{{fill:var(--o-{paint})}}" for paint in PAINTS)
    roles = "".join(f".o-{role}{{fill:var(--{role})}}" for role in ROLES)
    strokes = "".join(f".o-s-{paint}{{stroke:var(--o-{paint})}}" for paint in PAINTS)
    seats = "".join(f".seat-{seat}{{--seat:{colour}}}" for seat, colour in enumerate(SEATS))
    return (
        f"{seats}.o-k{{fill:var(--o-line)}}.o-n{{fill:none}}.o-k,.o-n,.o-edged{{stroke:var(--o-line)}}"
        f".o-k,.o-n,.o-edged,.o-rimmed{{stroke-linejoin:round;stroke-linecap:round}}.o-rimmed{{stroke:var(--o-rim)}}"
        f".o-seat{{fill:var(--seat,var(--o-wood))}}{paints}{roles}{strokes}{_states()}"
    )
