"""Colours, by role, for light and dark; and the style sheet that every drawing of the kit relies on.

Drawings name roles alone (classes `o-…` and CSS variables), so a page changes its theme without drawing anything anew.
The lines inside a picture stay dark in both themes, as ink on a print does; what stands on the table's ground
(rims, captions, coordinates) follows the page's ink.
"""

from __future__ import annotations

from functools import cache

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
"""The table of the house style; text on ground and paper has a contrast of 5:1 or more."""

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
    "hole": ("#2A1F18", "#0B0807"),
}
"""Paints of the kit's pictures."""

SEATS = ("#D55E00", "#0072B2", "#009E73", "#E69F00", "#CC79A7", "#56B4E9", "#7F7F7F", "#F0E442")
"""Told apart by people of any colour vision; each seat has a mark and a name besides."""

LIGHT, DARK = 0, 1


def _variables(theme: int) -> str:
    roles = "".join(f"--{role}:{pair[theme]};" for role, pair in ROLES.items())
    return roles + "".join(f"--o-{paint}:{pair[theme]};" for paint, pair in PAINTS.items())


STATES = """
.thing{transition:transform .22s ease-out}
.thing>title{pointer-events:none}
.o-text{font-family:Rockwell,"Roboto Slab","Bookman Old Style","DejaVu Serif",Georgia,serif;font-weight:900;text-anchor:middle}
.o-plain{text-anchor:middle;font-family:"Trebuchet MS","Segoe UI","Noto Sans","DejaVu Sans",sans-serif;font-weight:700}
.o-ring{fill:none;stroke:none;pointer-events:none;vector-effect:non-scaling-stroke;stroke-linejoin:round}
.legal{cursor:pointer}
.legal .o-ring{stroke:var(--legal);stroke-width:4.5px;stroke-dasharray:9 5;animation:o-breathe 1.7s ease-in-out infinite alternate}
.legal .o-lit{fill:var(--legal);fill-opacity:.28}.piece.legal .o-lit{fill-opacity:.35}.legal:hover .o-lit{fill-opacity:.5}
.legal:hover .o-ring{stroke-dasharray:none;stroke-width:5px;animation:none}
.thing:focus{outline:none}
.thing:focus-visible .o-ring{stroke:var(--focus);stroke-width:5px;stroke-dasharray:none;animation:none}
.chosen .o-ring,.picked .o-ring{stroke:var(--o-gold);stroke-width:6px;stroke-dasharray:none;animation:none}
.o-lit{fill:none;pointer-events:none}
.o-halo{fill:none;stroke:var(--o-rim);pointer-events:none}
.o-hit{fill:transparent}
.o-empty{fill:none;stroke:var(--soft);stroke-width:3;stroke-dasharray:8 7}
.dim{opacity:.38}
.through{pointer-events:none}
.piece .o-figure{transition:transform .22s ease-out}
.down .o-figure{transform:translate(4px,8px) rotate(-82deg)}.idle .o-figure{transform:rotate(-14deg)}
.out{opacity:.45}
@keyframes o-breathe{from{stroke-opacity:.45}to{stroke-opacity:1}}
svg.card{overflow:visible;display:block;width:var(--card-width,84px);height:auto;flex:none;transition:transform .16s ease-out,margin .16s ease-out}
svg.card.legal:hover,svg.card.picked,svg.card.chosen{transform:translateY(-10px)}
svg.card:focus-visible{transform:translateY(-10px)}
.fan{--card-width:84px;display:flex;padding:14px 6px 6px}
.fan>.card+.card{margin-left:min(6px,calc((100% - var(--cards)*var(--card-width))/(var(--cards) - 1)))}
svg.mark,svg.gauge,svg.die{display:inline-block;vertical-align:middle}
@media (prefers-reduced-motion:reduce){.thing,.piece .o-figure,svg.card{transition:none}.legal .o-ring{animation:none}}
"""


@cache
def stylesheet() -> str:
    """CSS that every drawing needs: colours for both themes, paints as classes, and how states look.

    Light by default; dark by the reader's preference, or by `data-theme` on the root, which wins either way.
    """
    dark = _variables(DARK)
    paints = "".join(f".o-{paint}{{fill:var(--o-{paint})}}" for paint in PAINTS)
    roles = "".join(f".o-{role}{{fill:var(--{role})}}" for role in ROLES)
    lines = "".join(f".o-w{width}{{stroke:var(--o-line);stroke-width:{width}}}" for width in range(1, 9))
    seats = "".join(f".seat-{seat}{{--seat:{colour}}}" for seat, colour in enumerate(SEATS))
    return (
        f":root{{{_variables(LIGHT)}}}"
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{dark}}}}}"
        f":root[data-theme=dark]{{{dark}}}"
        f"{seats}.o-seat{{fill:var(--seat,var(--o-wood))}}{paints}{roles}.o-none{{fill:none}}"
        f".o-cut{{stroke-linejoin:round;stroke-linecap:round}}{lines}"
        f".o-rimmed{{stroke:var(--o-rim)}}{STATES}"
    )
