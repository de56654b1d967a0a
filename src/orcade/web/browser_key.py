"""The key of a browser: one secret for all its seats, in a cookie that no script can read.

It is given to a browser that sets a table or is about to sit down, and to no other. It says nothing of who that is.
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from .links import SHAPE

COOKIE = "orcade"

LASTS = 400 * 86_400
"""Seconds that the cookie is kept after a browser last sat down: the longest that browsers allow."""


def key_of(request: Request) -> str:
    """The key of the browser that asks; empty where it has none."""
    # Not `request.cookies`: Python takes a second for quotation marks around 16 KB of backslashes.
    for cookie in request.headers.get("cookie", "").split(";"):
        name, _, key = cookie.strip().partition("=")
        if name == COOKIE and SHAPE.fullmatch(key):
            return key
    return ""


def give_key(response: Response, request: Request, key: str) -> Response:
    """The reply, with which the browser keeps this key."""
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, key, max_age=LASTS, path="/", secure=secure, httponly=True, samesite="lax")
    return response
