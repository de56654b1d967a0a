"""What lies under large and measured boards: drawn once, and served at addresses that no other ground ever has.

A view only refers to the ground that lies under its board. So what is sent with each change stays small, and a browser
keeps the ground for as long as it likes.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

import msgspec

from orcade import draw
from orcade.draw import Backdrop
from orcade.draw.ground import UNIT
from orcade.table.ground import Ground
from orcade.table.land import Land
from orcade.table.scene import Scene

from .packing import AT_ONCE, FOR_GOOD, Kept

KEPT = 64
"""Grounds that are kept for browsers that may still ask for them; each takes some hundred kilobytes."""


class Files(NamedTuple):
    """A ground as browsers load it."""

    svg: Kept
    json: Kept
    """Its squares and what lies between them, for scripts and other clients (`docs/web-protocol.md`)."""


_kept: dict[str, Files] = {}
"""By digest, the one that was used last at the end."""


def keep(ground: Backdrop | Scene) -> str:
    """Draws a ground, where that has not been done; returns its digest, by which `kept` finds it."""
    digest, files = _files(ground)
    _keep(digest, files)
    return digest


def draw_ahead(ground: Backdrop | Scene) -> None:
    """Draw a ground on a thread of one's own, so that `keep` finds it drawn."""
    _files(ground)


def _keep(digest: str, files: Files) -> None:
    _kept.pop(digest, None)
    _kept[digest] = files
    if len(_kept) > KEPT:
        del _kept[next(iter(_kept))]


def kept(digest: str) -> Files | None:
    """The ground of this digest; None where it was never drawn here, or too long ago."""
    return _kept.get(digest)


def digests() -> frozenset[str]:
    """Of all grounds that are kept here."""
    return frozenset(_kept)


def taken(there: Collection[str]) -> dict[str, Files | None]:
    """All that was kept here since this was asked last: for a process that has those of `there` already."""
    found = {digest: None if digest in there else files for digest, files in _kept.items()}
    _kept.clear()
    return found


def put(drawings: Mapping[str, Files | None]) -> None:
    """Keep what another process has drawn; None for what is kept already."""
    for digest, files in drawings.items():
        known = files or _kept.get(digest)
        if known is not None:
            _keep(digest, known)


@lru_cache(maxsize=KEPT)
def _files(ground: Backdrop | Scene) -> tuple[str, Files]:
    """A ground, and its digest. One that is laid in play has few readers, and is soon another."""
    svg, json = draw.ground_file(ground).encode(), msgspec.json.encode(_fields(ground))
    ways = AT_ONCE if isinstance(ground, Ground) else FOR_GOOD
    files = Files(Kept(svg, "image/svg+xml", ways), Kept(json, "application/json", ways))
    return sha256(svg + json).hexdigest()[:20], files


def _fields(ground: Backdrop | Scene) -> dict[str, object]:
    """What it consists of; nothing of a scene or a measured ground, which are pictures only."""
    names: tuple[str, ...] = ()
    if isinstance(ground, Ground):
        names = ("width", "height", "names", "squares", "kinds", "edges", "titles")
    elif isinstance(ground, Land):
        names = ("width", "height", "regions", "borders", "coasts", "trails")
    return {"unit": UNIT} | {name: getattr(ground, name) for name in names}
