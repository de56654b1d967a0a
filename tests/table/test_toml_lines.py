"""On which line of a TOML text each of its values stands."""

from __future__ import annotations

import tomllib
from typing import Any

from hypothesis import example, given
from hypothesis import strategies as st

from orcade.table.toml_lines import Path as TomlPath
from orcade.table.toml_lines import line_numbers

SAMPLES = [1, "x # y", "[[a]]", 'a"b', [1, [2, "]"]], {"k": [{"v": 1}]}, [{"k": 1}, {"k": "}"}], []]


def toml(value: Any) -> str:
    """A value as TOML, tables in line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {toml(each)}" for key, each in value.items()) + "}"
    return "[" + ", ".join(map(toml, value)) + "]" if isinstance(value, list) else repr(value)


@given(
    st.lists(
        st.tuples(
            st.sampled_from(["a", "b", "c-d"]),
            st.sampled_from(SAMPLES),
            st.sampled_from(["", "# a = 1\n", "\n\n", "  "]),
        ),
        min_size=1,
        max_size=8,
    )
)
@example([("a", {"k": [{"v": 1}]}, ""), ("a", "[[a]]", "\n")])
def test_every_value_of_a_text_has_its_line(written: list[tuple[str, Any, str]]) -> None:
    text = ""
    expected: dict[TomlPath, int] = {}
    for count, (name, value, gap) in enumerate(written):
        text += f"{gap}[[list]]\n{name} = {toml(value)}\n"
        expected[("list", count)] = text.count("\n") - 1
        expected |= dict.fromkeys(paths(value, ("list", count, name)), text.count("\n"))
    assert len(tomllib.loads(text)["list"]) == len(written)
    assert {path: line for path, line in line_numbers(text).items() if len(path) > 1} == expected


def paths(value: Any, path: TomlPath) -> list[TomlPath]:
    """The paths of a value and of all that is in it."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(each for key, child in inner for each in paths(child, (*path, key)))]


def test_lines_of_tables_in_tables_and_of_long_texts() -> None:
    text = (
        '[a]\nb.c = 1\n\n[[x]]\ny = """\n[[x]]\n"""\n[[x.z]]\nw = [\n 1, # [\n {v = 2},\n]\n'
        "[x.u]\nt = 1\n[[x]]\n[[x.z]]\n"
    )
    assert tomllib.loads(text)["x"][1] == {"z": [{}]}
    found = line_numbers(text)
    assert found[("a", "b", "c")] == 2
    assert found[("x", 0)] == 4
    assert found[("x", 0, "y")] == 5
    assert found[("x", 0, "z", 0)] == 8
    assert found[("x", 0, "z", 0, "w", 0)] == 10
    assert found[("x", 0, "z", 0, "w", 1, "v")] == 11
    assert found[("x", 0, "u", "t")] == 14
    assert found[("x", 1, "z", 0)] == 16
