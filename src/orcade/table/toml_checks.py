"""Holds what stands in a TOML text against msgspec structs, and tells everything that does not fit."""

from __future__ import annotations

import difflib
import typing
from collections.abc import Iterator, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

import msgspec

from .toml_lines import Path

Misfit = tuple[Path, str]
"""Where it is, and what is wrong: what was found, what was expected."""
PLAIN: Final = {
    "`int`": "a whole number",
    "`str`": "text",
    "`bool`": "true or false",
    "`array`": "a list",
    "`object`": "a table",
    "`float`": "a number with a point",
    "`null`": "nothing",
}
"""The names of what msgspec expects and gets, in the words of who writes the text."""
VERB: Final = "do"
"""The field that tells which struct of a union is meant."""
GIVEN: Final = "kind"
"""The field that nobody writes: the name of its table gives it, as `[[trap]]` does a card of the kind "trap"."""
Fields = tuple[tuple[str, Any, bool], ...]
"""Of a struct: name in TOML, type, whether it has to be there."""


def misfits(value: Any, wanted: Any, path: Path = ()) -> Iterator[Misfit]:
    """All that does not fit a type: structs, unions of structs told apart by `do`, lists of these, plain values."""
    plain = get_args(wanted)[0] if get_origin(wanted) is Annotated else wanted
    if get_origin(plain) in (list, tuple):
        if not isinstance(value, list):
            yield path, _unlike(value, list)
            return
        kinds = get_args(plain)
        if get_origin(plain) is tuple and Ellipsis not in kinds and len(value) != len(kinds):
            yield path, f"expected {len(kinds)} entries, not {len(value)}"
        for at, each in enumerate(value):
            yield from misfits(each, kinds[0], (*path, at))
    elif structs := _structs(plain):
        yield from _table(value, structs, path)
    elif found := _unlike(value, wanted):
        yield path, found


def _table(value: Any, structs: dict[str, type[msgspec.Struct]], path: Path) -> Iterator[Misfit]:
    if not isinstance(value, dict):
        yield path, _unlike(value, dict)
        return
    struct = structs.get("")
    if struct is None:
        verb = value.get(VERB)
        if verb is None:
            yield path, f"{VERB!r} is missing; it is one of: {', '.join(structs)}"
            return
        struct = structs.get(verb) if isinstance(verb, str) else None
        if struct is None:
            yield (*path, VERB), unknown(verb, list(structs))
            return
    known = [VERB] * ("" not in structs) + [name for name, _, _ in _fields(struct)]
    can_be = [name for name in known if name != GIVEN]
    for name in value:
        if name not in known:
            yield (
                (*path, name),
                f"there is no {name!r} here{_near(name, can_be)}; what can be here is: {', '.join(can_be)}",
            )
    for name, wanted, needed in _fields(struct):
        if name in value:
            yield from misfits(value[name], wanted, (*path, name))
        elif needed:
            choices = _words(wanted)
            yield path, f"{name!r} is missing" + (f"; it is one of: {', '.join(choices)}" if choices else "")


@cache
def _structs(wanted: Any) -> dict[str, type[msgspec.Struct]]:
    """The structs of a type by their verb, or one by ""; none where it is plain. TOML has no word for None."""
    parts = get_args(wanted) if get_origin(wanted) in (Union, UnionType) else (wanted,)
    parts = tuple(each for each in parts if each is not NoneType)
    if not all(isinstance(each, type) and issubclass(each, msgspec.Struct) for each in parts):
        return {}
    return {str(each.__struct_config__.tag or ""): each for each in parts}


@cache
def _fields(struct: type[msgspec.Struct]) -> Fields:
    hints = typing.get_type_hints(struct, include_extras=True)
    return tuple((each.encode_name, hints[each.name], each.required) for each in msgspec.structs.fields(struct))


def _unlike(value: Any, wanted: Any) -> str:
    """What is wrong with a plain value; "" where it fits."""
    try:
        msgspec.convert(value, wanted)
    except msgspec.ValidationError as wrong:
        words = str(wrong).partition(" - at `")[0]
    else:
        return ""
    if words.startswith("Invalid"):
        return unknown(value, _words(wanted))
    for name, plain in PLAIN.items():
        words = words.replace(name, plain)
    found = "" if ", got " in words else f", not {value!r}"
    return f"{words[0].lower()}{words[1:]}{found}"


def unknown(found: Any, choices: Sequence[str]) -> str:
    """That a word is none of those that may stand there, and which is perhaps meant."""
    return f"{found!r} is not known here{_near(str(found), choices)}; it is one of: {', '.join(choices)}"


def _near(word: str, known: Sequence[str]) -> str:
    near = difflib.get_close_matches(word, known, 1)
    return f" ({near[0]!r} perhaps?)" if near else ""


def _words(hint: Any) -> list[str]:
    """The words that may stand there; none where it is not one of a few words."""
    if get_origin(hint) is Literal:
        return [str(each) for each in get_args(hint)]
    return [word for each in get_args(hint) for word in _words(each)]
