"""The command line: reads words, calls the part that is meant, says what was wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from cyclopts import CycloptsError, UnusedCliTokensError

from .command_line import app
from .table.errors import OrcadeError
from .terminal.exit_codes import FAULT, INTERRUPTED, USAGE, exit_code_of
from .terminal.output import clean

OF_THE_LAB = ("pyarrow", "matplotlib", "statsmodels", "scipy")
"""What comes with `orcade[lab]` alone."""


def run(words: Sequence[str]) -> int:
    """One command; its exit code. Whatever is wrong is one line on stderr."""
    try:
        code = app(words, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as wrong:
        command = " ".join(("orcade", *(wrong.command_chain or ())))
        said = " ".join(str(wrong).split())
        if isinstance(wrong, UnusedCliTokensError) and wrong.unused_tokens:
            said = f"there is a word too many: {' '.join(wrong.unused_tokens)!r}"
        return _refuse(f"{said} ({command} --help tells more)")
    except OrcadeError as wrong:
        return _refuse(str(wrong), exit_code_of(wrong))
    except BrokenPipeError:  # Whoever read the output has had enough.
        return 0
    except KeyboardInterrupt:
        return _refuse("stopped", INTERRUPTED)
    except Exception as wrong:
        lacks = (wrong.name or "").partition(".")[0] if isinstance(wrong, ModuleNotFoundError) else ""
        if lacks in OF_THE_LAB:
            return _refuse(f"the lab needs {lacks}, which is not installed here: pip install 'orcade[lab]'")
        return _refuse(f"a fault in Orcade, not yours: {type(wrong).__name__}: {wrong}. Please report it", FAULT)
    return code if isinstance(code, int) else 0


def _refuse(message: str, code: int = USAGE) -> int:
    with suppress(OSError):
        sys.stdout.flush()
    print(f"orcade: {clean(message)}", file=sys.stderr)
    return code


def main() -> None:
    """The script `orcade`."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    code = run(sys.argv[1:])
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(code)


if __name__ == "__main__":
    main()
