"""`python -m orcade.house [GAME …] [OPTIONS OF PYTEST]`: the house tests of these games, or of all installed ones."""

from __future__ import annotations

import sys
from itertools import takewhile


def main(words: list[str]) -> int:
    """Names come first; from the first option on, all goes to pytest."""
    try:
        import pytest
    except ImportError:
        print("The house tests need pytest: pip install 'orcade[house]'", file=sys.stderr)
        return 4
    names = list(takewhile(lambda word: not word.startswith("-"), words))
    games = [f"--game={name}" for name in names]
    return int(pytest.main(["-p", "orcade.house.plugin", "--pyargs", "orcade.house", *games, *words[len(names) :]]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
