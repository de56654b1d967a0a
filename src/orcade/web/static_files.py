"""Style sheets and scripts: each is sent joined with all that it imports, without comments, as one file.

So a page loads a sheet and a script. In the scripts of a table, 26 modules, that saves a quarter of the bytes, since
what is packed together is packed better, and as much again of headers and comments.
"""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256
from pathlib import Path

from orcade import draw

from .packing import Kept

FOLDER = Path(__file__).parent / "static"

DRAWING = "drawing.css"
"""What every drawing needs, as a sheet that others import; it is made, and not a file."""

TABLE = "table.js"
"""The script of a table's page. One that imports it is loaded by that page later, and uses what is there already."""

TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}

_IMPORT = re.compile(r'^(?:import (?:(\{[^}]*\}) from )?"\./([\w-]+\.js)"|@import "([\w-]+\.css)");\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:async )?(?:function|const) (\w+))", re.MULTILINE)
_BARE = re.compile(r"^\s*(?:/\*(?s:.*?)\*/\s*$|//.*$)|\s+//\s[^\"'`\n]*$|\s+/\*[^\n]*\*/$|^\s+", re.MULTILINE)
"""Comments, and white space before lines. No text in our scripts is longer than its line."""

_SPACE = re.compile(r"(?<=[;,{}])\s+|\s+(?=[{}])|(?<=[\w-]:) |;(?=\s*\})")
"""What a style sheet can do without. No text in ours has any of that."""


@cache
def edition() -> str:
    """Changes with every change of a static file. It is a part of their addresses, so no browser mixes two editions."""
    digest = sha256(draw.stylesheet().encode())
    for path in (Path(__file__), *sorted(FOLDER.iterdir())):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:10]


def parts(name: str) -> tuple[str, ...]:
    """The names of a file and of all that it imports, each after what it needs itself."""
    found: dict[str, None] = {}

    def add(name: str) -> None:
        if name not in found:
            for _, script, sheet in _IMPORT.findall(_source(name)):
                add(script or sheet)
            found[name] = None

    add(name)
    return tuple(found)


@cache
def file(name: str) -> Kept | None:
    """A file as browsers get it; None where there is none of that name."""
    path = FOLDER / name
    if path.suffix not in TYPES or path.parent != FOLDER or not (path.exists() or name == DRAWING):
        return None
    return Kept(_joined(name).encode(), TYPES[path.suffix])


def _source(name: str) -> str:
    return draw.stylesheet() if name == DRAWING else (FOLDER / name).read_text(encoding="utf-8")


def _joined(name: str) -> str:
    if name.endswith(".svg"):
        return _source(name)
    there = parts(TABLE) if name != TABLE and TABLE in parts(name) else ()
    names = [part for part in parts(name) if part not in there]
    pieces = [_BARE.sub("", _IMPORT.sub(_bound, _source(part))) for part in names]
    if name.endswith(".css"):
        return _SPACE.sub("", "\n".join(pieces))
    if not there and not any(map(_EXPORT.search, pieces)):
        return "\n".join(pieces)
    modules = [_module(part, piece) for part, piece in zip(names, pieces, strict=True)]
    head = ["export const modules = {};"]
    if there:
        head = [f'import {{ modules as page }} from "./{TABLE}";', "export const modules = { ...page };"]
    return "\n".join([*head, *modules])


def _bound(found: re.Match[str]) -> str:
    """What stands for an import."""
    names, script, _ = found.groups()
    return f'const {names} = modules["{script}"];\n' if names else ""


def _module(name: str, text: str) -> str:
    """A module within a joined script: a function that is called once, whose own names nobody else sees."""
    exports = ", ".join(_EXPORT.findall(text))
    return f'modules["{name}"] = (() => {{\n{_EXPORT.sub("", text)}\nreturn {{ {exports} }};\n}})();'
