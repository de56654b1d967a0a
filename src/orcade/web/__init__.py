"""The table in the browser: `serve` runs it, `create` makes the ASGI application for another server."""

from __future__ import annotations

from .app import create
from .serve import serve

__all__ = ["create", "serve"]
