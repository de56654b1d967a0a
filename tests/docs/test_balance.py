"""The page about balance tells of the studies that are listed."""

from __future__ import annotations

import re

from studies.balance import PAGE, STUDIES

from orcade.table.game import game_named


def test_the_page_has_the_studies_that_are_listed() -> None:
    found = re.findall(r"^## (.*), (\d+) seats\n\n(\d+) games\.$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert found == [(game_named(each.game).title, str(each.seats), str(each.games)) for each in STUDIES]
