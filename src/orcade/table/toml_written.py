"""What a TOML text holds, written anew: without comments, and as short as what it says.

Content travels with a match: each step is saved with it, and whoever restores the match reads it. So a text of mostly
comments would cost everybody again and again.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_PLAIN = re.compile(r"[^\x00-\x09\x0b-\x1f\x7f]*")
"""What a text in three quotes may have."""


def written(text: str) -> str:
    """The same content, with each table under its own heading. ValueError or RecursionError where it is no TOML."""
    return "".join(f"{line}\n" for line in _lines(tomllib.loads(text)))


def _lines(raw: Mapping[str, Any]) -> Iterator[str]:
    plain = {key: value for key, value in raw.items() if not _headed(value)}
    yield from (f"{_key(key)} = {_value(value)}" for key, value in plain.items())
    for key, value in raw.items():
        if key not in plain:
            several = isinstance(value, list)
            for each in value if several else [value]:
                yield f"\n[[{_key(key)}]]" if several else f"\n[{_key(key)}]"
                yield from (f"{_key(name)} = {_value(inner)}" for name, inner in each.items())


def _headed(value: Any) -> bool:
    """Whether it gets a heading: a table, or a list of nothing but tables."""
    return isinstance(value, dict) or (isinstance(value, list) and value != [] and all(type(v) is dict for v in value))


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _quoted(key)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        several_lines = "\n" in value and "''" not in value and not value.endswith("'") and _PLAIN.fullmatch(value)
        return f"'''\n{value}'''" if several_lines else _quoted(value)
    if isinstance(value, list):
        return f"[{', '.join(_value(each) for each in value)}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{_key(key)} = {_value(each)}' for key, each in value.items())}}}"
    return value.isoformat() if hasattr(value, "isoformat") else repr(value)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
