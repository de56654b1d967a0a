"""A game's options: a frozen struct whose fields document themselves, read from words and turned into forms."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Annotated, Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

from .errors import BadSetup, OrcadeError

LONGEST = 1 << 18
"""The most characters that content of one's own may have."""
MOST_DOTS = 100
"""In one line of it: TOML spells `a.b.c` as tables in tables, and what reads that needs memory by the square."""


class Options(msgspec.Struct, frozen=True, array_like=True):
    """Base of every game's options. Each field has a default.

    It is `Annotated[bool | Literal[…], choice(…)]`, or `Annotated[str, content(…)]` for a map or deck of one's own.
    """


def choice(
    title: str,
    help: str,
    rule: str,
    ours: bool = False,
    labels: Mapping[Any, str] | None = None,
    first: Any = None,
) -> msgspec.Meta:
    """Documents an option: its name for people, what it does, the rule it belongs to, and words for its values.

    `ours`: a limit or repair that Orcade adds to the rulebook (the rulings mark these with +). `first`: the value for a
    first match, where it is another one than the default.
    """
    extra = {"rule": rule, "ours": ours, "labels": dict(labels or {}), "first": first}
    return msgspec.Meta(title=title, description=help, extra=extra)


class Origin(NamedTuple):
    """Content that ships, from which somebody made his own."""

    title: str
    text: str


def content(
    title: str,
    help: str,
    rule: str,
    read: Callable[[str], object],
    origin: Callable[[str], Origin | None] = lambda _: None,
) -> msgspec.Meta:
    """Documents an option that holds content as TOML text, so that it travels with records; "" stands for none.

    `read` raises an `OrcadeError` for text that cannot be played, naming the place and what was expected. `origin` is
    for content that is added to what ships: which part of that such a text was made from, if any.
    """
    return msgspec.Meta(title=title, description=help, extra={"rule": rule, "read": read, "origin": origin})


class Spec(msgspec.Struct, frozen=True):
    """One option as a form or a help page needs it."""

    name: str
    title: str
    help: str
    rule: str
    ours: bool
    default: Any
    values: tuple[Any, ...]
    labels: tuple[str, ...]
    first: Any
    """The value for a first match."""


class Content(msgspec.Struct, frozen=True):
    """One option that takes content."""

    name: str
    title: str
    help: str
    rule: str
    read: Callable[[str], object]
    origin: Callable[[str], Origin | None]


@cache
def contents(options: type[Options]) -> tuple[Content, ...]:
    """The options of a game that take content of one's own."""
    hints = get_type_hints(options, include_extras=True)
    found = []
    for name in options.__struct_fields__:
        meta = getattr(hints[name], "__metadata__", (None,))[0]
        if meta is not None and "read" in meta.extra:
            extra = meta.extra
            found.append(Content(name, meta.title, meta.description, extra["rule"], extra["read"], extra["origin"]))
    return tuple(found)


def changed(options: Options, *, told: bool = False) -> list[str]:
    """What of chosen options is not the default, in words, such as "Last round: 12". `told`: what is on instead of off
    says what it does."""
    found = []
    for spec in specs(type(options)):
        value = getattr(options, spec.name)
        if value != spec.default:
            what = spec.help if told and value is True else spec.labels[spec.values.index(value)]
            found.append(f"{spec.title}: {what}")
    return found + [each.title for each in contents(type(options)) if getattr(options, each.name)]


def own_content(options: Options) -> bool:
    """Whether any content of one's own is among chosen options."""
    return any(getattr(options, each.name) for each in contents(type(options)))


@cache
def specs(options: type[Options]) -> tuple[Spec, ...]:
    """The options of a game that are chosen among values, in the order of their fields."""
    hints = get_type_hints(options, include_extras=True)
    defaults = dict(zip(options.__struct_fields__, options.__struct_defaults__, strict=True))
    found = []
    for name in options.__struct_fields__:
        if get_origin(hints[name]) is not Annotated:
            raise TypeError(f"option {name!r} of {options.__name__} is not documented with choice(…)")
        kind, meta = get_args(hints[name])
        if "read" in meta.extra:
            continue
        if get_origin(kind) is not Literal and kind is not bool:
            raise TypeError(f"option {name!r} of {options.__name__} must be a bool or a Literal")
        values = get_args(kind) if get_origin(kind) is Literal else (True, False)
        words = {True: "on", False: "off"} if kind is bool else {}
        words |= meta.extra["labels"]
        labels = tuple(words.get(value, str(value)) for value in values)
        found.append(
            Spec(
                name,
                meta.title,
                meta.description,
                meta.extra["rule"],
                meta.extra["ours"],
                defaults[name],
                values,
                labels,
                defaults[name] if meta.extra["first"] is None else meta.extra["first"],
            )
        )
    return tuple(found)


def parse(options: type[Options], given: Mapping[str, Any]) -> Options:
    """Options from words or values ("20", 20, "off"); `BadSetup` names an unknown option or value and what would do."""
    known = {spec.name: spec for spec in specs(options)}
    own = {content.name: content for content in contents(options)}
    chosen = {}
    for name, value in given.items():
        key = name.replace("-", "_")
        if key in own:
            try:
                chosen[key] = check(own[key], value)
            except BadSetup as wrong:
                raise BadSetup(f"option {key!r}: {wrong}") from wrong
            continue
        if key not in known:
            raise BadSetup(f"there is no option {name!r}; this game has: {', '.join((*known, *own)) or 'none'}")
        spec = known[key]
        for legal, label in zip(spec.values, spec.labels, strict=True):
            same = value == legal and isinstance(value, bool) == isinstance(legal, bool)
            if same or (isinstance(value, str) and value.lower() in (str(legal).lower(), label.lower())):
                chosen[key] = legal
                break
        else:
            raise BadSetup(f"option {name!r} cannot be {value!r:.60}; it can be: {', '.join(map(str, spec.labels))}")
    return options(**chosen)


def check(content: Content, value: Any) -> str:
    """Content that can be played; `BadSetup` says why it cannot, all its faults with their lines."""
    if not isinstance(value, str):
        raise BadSetup(f"this takes TOML text, not {value!r:.60}")
    if value:
        if len(value) > LONGEST:
            raise BadSetup(f"{len(value):,} characters are too many; {LONGEST:,} are the most")
        for at, line in enumerate(value.split("\n"), 1):
            if line.count(".") > MOST_DOTS:
                raise BadSetup(f"line {at} has more than {MOST_DOTS} dots; break it up")
        try:
            content.read(value)
        except OrcadeError as wrong:
            raise BadSetup(str(wrong)) from wrong
        except RecursionError:
            raise BadSetup("lists or tables lie in each other too deeply") from None
        except ValueError as wrong:  # A number of thousands of digits, for one.
            raise BadSetup(f"this cannot be read as TOML: {wrong}") from None
    return value
