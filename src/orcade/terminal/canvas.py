"""Short texts on a page: each as near as possible to its place, none over another."""

from __future__ import annotations

from rich.text import Text

FARTHEST = 3
"""A text may be moved by so many lines to find room."""


class Canvas:
    """Lines of `width` columns that grow downwards as needed."""

    def __init__(self, width: int) -> None:
        self.width = width
        self._rows: dict[int, list[tuple[int, Text]]] = {}

    def place(self, row: float, centre: float, text: Text) -> None:
        """Put a text as near as possible to this line and column, with a space on either side."""
        wide = text.cell_len
        want = max(0, min(round(centre - wide / 2), self.width - wide))
        line = max(0, round(row))
        for below in range(FARTHEST):
            free = self._free(line + below, want, wide)
            if free is not None and (abs(free - want) <= max(8, wide) or below == FARTHEST - 1):
                self._rows.setdefault(line + below, []).append((free, text))
                return
        last = max(self._rows) + 1
        self._rows[last] = [(want, text)]

    def _free(self, line: int, want: int, wide: int) -> int | None:
        """The free column nearest to `want`; None where the line is full."""
        taken = self._rows.get(line, [])
        for off in range(self.width):
            for start in (want - off, want + off):
                if 0 <= start <= self.width - wide and all(
                    start + wide < other or start > other + text.cell_len for other, text in taken
                ):
                    return start
        return None

    def lines(self) -> list[Text]:
        """From the first used line to the last; empty ones between them stay at most one."""
        if not self._rows:
            return []
        found: list[Text] = []
        for number in range(min(self._rows), max(self._rows) + 1):
            line = Text()
            for start, text in sorted(self._rows.get(number, []), key=lambda placed: placed[0]):
                line.append(" " * (start - line.cell_len))
                line.append_text(text)
            if line.cell_len or (found and found[-1].cell_len):
                found.append(line)
        return found
