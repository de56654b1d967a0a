"""Grounds of large boards: drawn once, and served at addresses that no other ground ever has.

A view only refers to the ground that lies under its board. So what is sent with each change stays small, and a browser
keeps the ground for as long as it likes.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

import msgspec

from orcade import draw
from orcade.draw.ground import UNIT
from orcade.table.ground import Ground

KEPT = 64
"""Grounds that are kept for browsers that may still ask for them; each takes some hundred kilobytes."""


class Files(NamedTuple):
    """A ground as browsers load it."""

    svg: bytes
    json: bytes
    """Its squares and what lies between them, for scripts and other clients (`docs/web-protocol.md`)."""


_kept: dict[str, Files] = {}
"""By digest, the one that was used last at the end."""


def keep(ground: Ground) -> str:
    """Draws a ground, where that has not been done; returns its digest, by which `kept` finds it."""
    digest, files = _files(ground)
    _kept.pop(digest, None)
    _kept[digest] = files
    if len(_kept) > KEPT:
        del _kept[next(iter(_kept))]
    return digest


def kept(digest: str) -> Files | None:
    """The ground of this digest; None where it was never drawn here, or too long ago."""
    return _kept.get(digest)


@lru_cache(maxsize=KEPT)
def _files(ground: Ground) -> tuple[str, Files]:
    """A ground, and its digest."""
    fields = {
        "unit": UNIT,
        "width": ground.width,
        "height": ground.height,
        "names": ground.names,
        "squares": ground.squares,
        "kinds": ground.kinds,
        "edges": ground.edges,
        "titles": ground.titles,
    }
    files = Files(draw.ground_file(ground).encode(), msgspec.json.encode(fields))
    return sha256(files.svg + files.json).hexdigest()[:20], files
