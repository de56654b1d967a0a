"""Battles, as the other chapters begin them (OW 14, OW 16 – OW 24)."""

from .course import fight, raid, rebel, strike

__all__ = ["fight", "raid", "rebel", "strike"]
