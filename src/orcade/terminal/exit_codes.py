"""What a command's exit code tells, and errors that have one of their own."""

from __future__ import annotations

from typing import Final

from ..table.errors import OrcadeError

FALSE: Final = 1
"""What was checked is not as it should be: a record, a deck, maps, a backup."""
USAGE: Final = 2
"""A mistake in what was asked."""
FAULT: Final = 70
"""A fault of Orcade's own (EX_SOFTWARE of sysexits.h)."""
INTERRUPTED: Final = 130
"""Ctrl-C."""


class CheckFailed(OrcadeError):
    """What was checked is not as it should be."""

    exit_code = FALSE


class InternalError(OrcadeError):
    """An error of Orcade's own, not of its user's."""

    exit_code = FAULT


def exit_code_of(error: OrcadeError) -> int:
    """With which code a command ends that this error has stopped."""
    return getattr(error, "exit_code", USAGE)
