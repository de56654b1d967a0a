"""Who a visitor is: whatever is counted or bounded for each visitor asks here.

A visitor is the address that a request comes from. IPv6 addresses count by their first 64 bits, because everybody has
as many of the rest as he likes. Behind a proxy (`orcade serve --behind-proxy`) it is the address that the proxy saw;
else what a request says of other addresses is never believed.
"""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from starlette.requests import HTTPConnection
from starlette.types import Scope

UNKNOWN = "?"
"""All whose address cannot be told, as one visitor."""


def visitor_of(request: HTTPConnection) -> str:
    """The key of the visitor who asks: the same for all of his requests, and for nobody else's."""
    key: str = request.scope["state"]["visitor"]
    return key


def plays(scope: Scope) -> bool:
    """Whether a request goes into what somebody plays, and so counts for less where requests take turns."""
    return bool(scope["state"].get("plays"))


def note_play(scope: Scope, whether: bool) -> None:
    """Write that into its scope."""
    scope.setdefault("state", {})["plays"] = whether


def note(scope: Scope, behind_proxy: bool) -> str:
    """Write into the scope of a request who the visitor is, and behind a proxy by which scheme he came; his key."""
    client = scope.get("client")
    key = visitor_at(client[0] if client else "")
    if behind_proxy:
        forwarded = visitor_at(_without_port(_last(scope, b"x-forwarded-for")))
        key = key if forwarded == UNKNOWN else forwarded
        scheme = _last(scope, b"x-forwarded-proto").lower()
        if scheme in ("http", "https"):
            scope["scheme"] = scheme
    scope.setdefault("state", {})["visitor"] = key
    return key


@lru_cache(4096)
def visitor_at(address: str) -> str:
    """The key of the visitor at an IP address: `UNKNOWN` where that is none."""
    try:
        at = ip_address(address)
    except ValueError:
        return UNKNOWN
    if isinstance(at, IPv6Address):
        if at.ipv4_mapped is None:
            return f"{IPv6Address(int(at) >> 64 << 64)}/64"
        at = at.ipv4_mapped
    return str(at)


def _without_port(address: str) -> str:
    """What some proxies write as 192.0.2.1:4711 or [2001:db8::1]:4711."""
    if address.startswith("["):
        return address[1:].partition("]")[0]
    return address.partition(":")[0] if address.count(":") == 1 else address


def _last(scope: Scope, name: bytes) -> str:
    """The right-most entry of a header, which the nearest proxy added; visitors may have sent whatever is before it."""
    for header, value in reversed(scope["headers"]):
        if header == name:
            entry: bytes = value.rpartition(b",")[2]
            return entry.decode("latin-1").strip()[:100]
    return ""
