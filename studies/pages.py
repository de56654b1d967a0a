"""Pages that are written from studies: those of some games are made anew, and what the page says of others stays."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path


def asked_for(known: Iterable[str]) -> frozenset[str]:
    """The games that the command names; all where it names none. Ends with words for one that has no study."""
    games = frozenset(known)
    named = frozenset(sys.argv[1:])
    if unknown := sorted(named - games):
        sys.exit(f"no study of {', '.join(unknown)}; there are: {', '.join(sorted(games))}")
    return named or games


def rewritten(page: str, introduction: str, headings: Sequence[str], fresh: Mapping[str, Iterable[str]]) -> str:
    """A page with sections under these headings, in this order.

    `fresh`: by heading, the lines of those that are made anew; the others are taken from `page`.
    """
    sections = {
        part.partition("\n")[0]: part.partition("\n")[2].strip() for part in re.split(r"^## ", page, flags=re.M)
    }
    sections |= {heading: "\n".join(lines).strip() for heading, lines in fresh.items()}
    found = [f"## {heading}\n\n{sections[heading].strip()}\n" for heading in headings if heading in sections]
    return "\n".join([introduction, *found])


def write(page: Path, introduction: str, headings: Sequence[str], fresh: Mapping[str, Iterable[str]]) -> None:
    """The page, with these sections anew."""
    page.write_text(rewritten(page.read_text(encoding="utf-8"), introduction, headings, fresh), encoding="utf-8")
