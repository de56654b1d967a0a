"""Style sheets and scripts: their addresses, which scripts a page needs, and how they are served."""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256
from pathlib import Path

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from orcade import draw

FOLDER = Path(__file__).parent / "static"

_IMPORT = re.compile(r'^import (?:[^"]* from )?"\./([\w-]+\.js)";$', re.MULTILINE)


@cache
def edition() -> str:
    """Changes with every change of a static file. It is a part of their addresses, so no browser mixes two editions."""
    digest = sha256(draw.stylesheet().encode())
    for path in sorted(FOLDER.iterdir()):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:10]


@cache
def modules(*entries: str) -> tuple[str, ...]:
    """These scripts and all that they import. A page names them all, so that the browser loads them at once."""
    found = list(entries)
    for name in found:
        imported = _IMPORT.findall((FOLDER / name).read_text(encoding="utf-8"))
        found += [other for other in dict.fromkeys(imported) if other not in found]
    return tuple(found)


class Static(StaticFiles):
    """Serves /static/EDITION/FILE. Of this edition, browsers keep files for ever; all others they ask for again."""

    def __init__(self) -> None:
        super().__init__(directory=FOLDER)

    async def get_response(self, path: str, scope: Scope) -> Response:
        folder, _, name = path.rpartition("/")
        response = await super().get_response(name, scope)
        lasting = folder == edition() and response.status_code in (200, 304)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return response
