"""Pictures of a report as SVG, readable in print and by the colour-blind: Okabe and Ito's colours, each with a sign."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import matplotlib
import numpy as np

from .columns import Floats
from .statistics import Estimate

if TYPE_CHECKING:
    from matplotlib.axes import Axes

COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000")
SIGNS = ("o", "s", "^", "D", "v", "P", "X")
LINES = ("-", "--", ":", "-.", (0, (5, 1)), (0, (3, 1, 1, 1)), (0, (1, 2)))

STYLE: Any = {
    "svg.fonttype": "none",  # Words stay words.
    "svg.hashsalt": "orcade",  # The same picture has the same bytes.
    "font.family": "sans-serif",
    "font.size": 11,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "grid.color": "#DDDDDD",
    "axes.axisbelow": True,
}


@contextmanager
def _drawn(width: float, height: float, into: list[str]) -> Iterator[Axes]:
    """Axes to draw on, so many inches large; then the picture is added to a list."""
    from matplotlib.figure import Figure  # It takes a second to load.

    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(width, height), layout="constrained")
        yield figure.subplots()
        text = io.StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    into.append(_for_a_page(text.getvalue()))


def _for_a_page(svg: str) -> str:
    """A picture that lies in a page with others: its ids are its own, and it is as wide as the page."""
    svg = svg[svg.index("<svg") :]
    own = f"p{sha256(svg.encode()).hexdigest()[:8]}-"
    svg = re.sub(r'((?<= id=")|(?<=href="#)|(?<=url\(#))', own, svg)
    tag, rest = svg.split(">", 1)
    return re.sub(r' (width|height)="[^"]*"', "", tag) + ' role="img">' + rest


def intervals(
    rows: Sequence[tuple[str, Sequence[Estimate]]], series: Sequence[str], fair: Floats | float, label: str
) -> str:
    """A dot with its 95 % interval for each row and series; `fair`: a line, at which nobody is better off."""
    pictures: list[str] = []
    with _drawn(8, 0.9 + 0.25 * len(series) + len(rows) * (0.22 + 0.16 * len(series)), pictures) as axes:
        named: set[int] = set()
        for at, (_, estimates) in enumerate(rows):
            for number, found in enumerate(estimates):
                if not found.games:
                    continue
                y = at + (number - (len(series) - 1) / 2) * 0.6 / max(1, len(series))
                axes.errorbar(
                    100 * found.mean,
                    y,
                    xerr=[[100 * (found.mean - found.low)], [100 * (found.high - found.mean)]],
                    fmt=SIGNS[number % len(SIGNS)],
                    color=COLOURS[number % len(COLOURS)],
                    capsize=3,
                    label=None if number in named else series[number],
                )
                named.add(number)
        axes.axvline(100 * float(np.mean(fair)), color="#555555", linewidth=1)
        axes.set_yticks(range(len(rows)), [name for name, _ in rows])
        axes.set_ylim(len(rows) - 0.5, -0.5)
        axes.set_xlabel(label)
        if len(series) > 1:
            axes.legend(loc="lower left", bbox_to_anchor=(0, 1), frameon=False)
    return pictures[0]


def spread(series: Sequence[tuple[str, Floats]], label: str) -> str:
    """How often each number of something occurs, as steps: of whole numbers one by one while they are few."""
    pictures: list[str] = []
    known = [(name, values[~np.isnan(values)]) for name, values in series]
    known = [(name, values) for name, values in known if len(values)]
    low = min(float(values.min()) for _, values in known)
    high = max(float(values.max()) for _, values in known)
    edges = np.arange(low - 0.5, high + 1.5) if high - low <= 60 else np.linspace(low, high, 61)
    with _drawn(8, 3, pictures) as axes:
        for number, (name, values) in enumerate(known):
            counts, _ = np.histogram(values, edges)
            axes.stairs(
                100 * counts / len(values),
                edges,
                color=COLOURS[number % len(COLOURS)],
                linestyle=LINES[number % len(LINES)],
                linewidth=2,
                label=name,
            )
        axes.set_xlabel(label)
        axes.set_ylabel("% of games")
        if len(known) > 1:
            axes.legend(frameon=False)
    return pictures[0]


def course(series: Sequence[tuple[str, Floats]], label: str, across: str) -> str:
    """Lines from the beginning of a game to its end, 0 … 100 %."""
    pictures: list[str] = []
    with _drawn(8, 3, pictures) as axes:
        for number, (name, values) in enumerate(series):
            axes.plot(
                np.linspace(0, 100, len(values)),
                100 * values,
                color=COLOURS[number % len(COLOURS)],
                linestyle=LINES[number % len(LINES)],
                linewidth=2,
                label=name,
            )
        axes.set_xlabel(across)
        axes.set_ylabel(label)
        axes.set_ylim(0, 102)
        if len(series) > 1:
            axes.legend(frameon=False)
    return pictures[0]
