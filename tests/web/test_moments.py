"""Boards in the midst of a match, as the rules show them."""

from __future__ import annotations

import re

from orcade.web.moments import moments, near

BOARD = '<svg viewBox="-30 -30 1560 1756" width="1560" height="1756">'


def _shown(art: str) -> list[float]:
    found = re.search(r'viewBox="(\S+) (\S+) (\S+) (\S+)"', art)
    assert found is not None
    return [float(each) for each in found.groups()]


def test_a_large_board_is_cut_to_what_lies_around_what_matters() -> None:
    x, y, width, height = _shown(near(BOARD, [(12, 12)]))
    assert x < 12 * 60 < x + width < 1530
    assert y < 12 * 60 < y + height < 1726
    x, y, _, _ = _shown(near(BOARD, [(0, 0)]))
    assert (x, y) == (-30, -30), "nothing is shown that lies beside the board"
    assert _shown(near(BOARD, [(1, 1), (24, 24)]))[2] == 1560, "who is far apart is seen all the same"
    assert near(BOARD, []) == BOARD


def test_a_small_board_is_shown_whole() -> None:
    assert all(_shown(each.art)[2] > 500 for each in moments("timber"))
    assert all(_shown(each.art)[2] < 900 for each in moments("gates"))


def test_of_a_map_that_grows_the_rooms_are_shown_and_little_around_them() -> None:
    """They were a third as wide as the picture."""
    for each in moments("hack"):
        _, _, width, height = _shown(each.art)
        across = len(set(re.findall(r'id="thing-room-[^>]*translate\((\S+?)px', each.art)))
        assert across
        assert width < (across + 0.7) * 2.5 * 60, "a room is 2.4 units wide"
        assert height < 1000
