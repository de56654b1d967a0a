"""A picture that only lies there brings no more of the style sheet than it needs."""

from __future__ import annotations

import re

from orcade.draw.palette import stylesheet, stylesheet_of


def test_a_picture_brings_what_it_wears_in_both_themes() -> None:
    sheet = stylesheet_of('<g class="seat-1"><path class="o-red o-n"/><path style="fill:var(--o-moss)"/></g>')
    assert ".o-red{fill:var(--o-red)}" in sheet
    assert ".o-n{fill:none}.o-n{stroke:var(--o-line)}" in sheet
    assert ".seat-1{--seat:" in sheet
    for name in ("--o-red:", "--o-line:", "--o-moss:"):
        assert sheet.count(name) == stylesheet().count(name) == 3, "light, dark as the reader prefers, and dark"
    assert not re.search("gold|@keyframes|seat-2|o-k", sheet)


def test_a_rule_for_several_is_kept_for_those_that_are_there() -> None:
    both = stylesheet_of('<path class="o-k o-edged"/>')
    assert ".o-k,.o-edged{stroke:var(--o-line)}" in both
    assert len(both) < len(stylesheet()) / 4
