"""The page about balance tells of the studies that are listed."""

from __future__ import annotations

import re

from studies.balance import INTRODUCTION, PAGE, STUDIES
from studies.pages import rewritten

from orcade.table.game import game_named


def test_the_page_has_the_studies_that_are_listed() -> None:
    found = re.findall(r"^## (.*), (\d+) seats\n\n(\d+) games\.$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert found == [(game_named(each.game).title, str(each.seats), str(each.games)) for each in STUDIES]


def test_what_is_not_played_anew_stays_on_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    headings = [each.heading for each in STUDIES]
    assert rewritten(page, INTRODUCTION, headings, {}) == page
    changed = rewritten(page, INTRODUCTION, headings, {headings[1]: ["Anew.", ""]})
    assert f"## {headings[1]}\n\nAnew.\n\n## {headings[2]}\n" in changed
    assert changed.startswith(page[: page.index(f"## {headings[1]}")])
    assert changed.endswith(page[page.index(f"## {headings[2]}") :])
