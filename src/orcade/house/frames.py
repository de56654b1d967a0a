"""Looks into the suspended generators of a step: what lives in their locals across a yield.

A local lives across a yield when it may be read afterwards before it is written again. That is worked out on the
bytecode, so a list of options that was made for a question and is not looked at again is no offence.
"""

from __future__ import annotations

import dis
import enum
import gc
from collections.abc import Iterator
from functools import cache
from types import CodeType, GeneratorType
from typing import Any, TypeAlias

import msgspec

NEVER_GOES_ON = ("RETURN_VALUE", "RETURN_CONST", "RAISE_VARARGS", "RERAISE", "JUMP_FORWARD", "JUMP_BACKWARD")
PLAIN = (int, str, bytes, float, bool, type(None))
"""Most of what a state is made of: nothing lies in these."""
Suspended: TypeAlias = "GeneratorType[Any, Any, Any]"


def _touches(instruction: dis.Instruction) -> tuple[frozenset[str], frozenset[str]]:
    """Locals that an instruction reads, and that it writes (also where one instruction does several such things)."""
    parts = [
        part for part in instruction.opname.replace("STORE_", " STORE_").replace("LOAD_", " LOAD_").split() if part
    ]
    names = instruction.argval if isinstance(instruction.argval, tuple) else (instruction.argval,) * len(parts)
    reads, writes = set(), set()
    for part, name in zip(parts, names):
        if part.startswith(("LOAD_FAST", "LOAD_DEREF", "LOAD_CLOSURE")):
            reads.add(name)
        elif part.startswith(("STORE_FAST", "DELETE_FAST")):
            writes.add(name)
    if instruction.opname.startswith("DELETE_FAST"):
        writes.add(instruction.argval)
    return frozenset(reads), frozenset(writes)


@cache
def _live(code: CodeType) -> dict[int, frozenset[str]]:
    """For each instruction (by offset), the locals that may still be read from there on."""
    instructions = list(dis.get_instructions(code))
    after: dict[int, list[int]] = {}
    for at, instruction in enumerate(instructions):
        goes_on = not instruction.opname.startswith(NEVER_GOES_ON) and at + 1 < len(instructions)
        after[instruction.offset] = [instructions[at + 1].offset] if goes_on else []
        if instruction.opcode in dis.hasjrel or instruction.opcode in dis.hasjabs:
            after[instruction.offset].append(instruction.argval)
    live = {instruction.offset: frozenset[str]() for instruction in instructions}
    changed = True
    while changed:
        changed = False
        for instruction in reversed(instructions):
            reads, writes = _touches(instruction)
            later = frozenset().union(*(live[offset] for offset in after[instruction.offset]))
            now = reads | (later - writes)
            if now != live[instruction.offset]:
                live[instruction.offset] = now
                changed = True
    return live


def live_locals(flow: Suspended) -> dict[str, Any]:
    """Locals of a suspended generator that may be read when it goes on."""
    frame = flow.gi_frame
    assert frame is not None
    live = _live(frame.f_code)
    names = live.get(frame.f_lasti + 2, frozenset())
    return {name: value for name, value in frame.f_locals.items() if name in names}


def iterated(flow: Suspended) -> Iterator[Any]:
    """Lists, dicts and sets over which the generator's loops are running."""
    for held in gc.get_referents(flow):
        if isinstance(held, Iterator) and not isinstance(held, GeneratorType):
            stack, seen = [held], {id(held)}
            while stack:
                for inner in gc.get_referents(stack.pop()):
                    if isinstance(inner, list | dict | set):
                        yield inner
                    elif isinstance(inner, Iterator) and not isinstance(inner, GeneratorType) and id(inner) not in seen:
                        seen.add(id(inner))
                        stack.append(inner)


def chain(flow: object) -> Iterator[Suspended]:
    """A suspended generator, those that it waits for, and those that it drives."""
    while isinstance(flow, GeneratorType) and flow.gi_frame is not None:
        yield flow
        for driven in flow.gi_frame.f_locals.values():
            if isinstance(driven, GeneratorType):
                yield from chain(driven)
        flow = flow.gi_yieldfrom


def pieces(state: Any) -> set[int]:
    """Identities of everything that the state is made of."""
    found: set[int] = set()
    left = [state]
    while left:
        value = left.pop()
        if value.__class__ in PLAIN or id(value) in found:
            continue
        if isinstance(value, msgspec.Struct):
            left += [getattr(value, name) for name in value.__struct_fields__]
        elif isinstance(value, list | tuple | set | frozenset):
            left += value
        elif isinstance(value, dict):
            left += value.keys()
            left += value.values()
        else:
            continue
        found.add(id(value))
    return found


def is_constant(value: Any) -> bool:
    """Whether nothing in a value can ever change: numbers, enums, strings, tuples and frozen structs of those."""
    if value is None or isinstance(value, int | float | str | bytes | enum.Enum | range | type):
        return True
    if isinstance(value, tuple | frozenset):
        return all(is_constant(held) for held in value)
    if isinstance(value, msgspec.Struct) and value.__struct_config__.frozen:
        return all(is_constant(getattr(value, name)) for name in value.__struct_fields__)
    return False


def offences(flow: Suspended, state: Any) -> list[str]:
    """What lives in locals across the present yield and must not: (function: name = value)."""
    found = []

    @cache
    def mine() -> set[int]:
        return pieces(state)

    for each in chain(flow):
        where = each.gi_code.co_qualname
        for name, value in live_locals(each).items():
            if is_constant(value) or isinstance(value, GeneratorType) or callable(value):
                continue
            if isinstance(value, Iterator):
                continue  # Looked at below.
            if id(value) not in mine():
                found.append(f"{where}: {name} = {value!r:.100}")
        for held in iterated(each):
            if id(held) not in mine():
                found.append(f"{where}: a loop over {held!r:.100}")
    return found
