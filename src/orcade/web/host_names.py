"""The names under which this server may be asked.

A stranger's page can have its own name lead to this machine, and would then be taken by browsers for a page of this
server (DNS rebinding). So the server answers only to names that strangers cannot have: addresses, localhost, the
machine's own name, and those that it is told.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address

from ..table.errors import BadSetup
from .errors import UnknownName

SHAPE = re.compile(r"[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*")


class HostNames:
    """Names that the server is told (`--name`), and those that it has anyway. `BadSetup` where one is no name."""

    def __init__(self, told: Iterable[str] = ()) -> None:
        machine = socket.gethostname().lower()
        first = machine.partition(".")[0]
        self._known = {"localhost", machine, first, f"{first}.local", *map(read_name, told)}
        self.check = lru_cache(256)(self._check)
        """Refuses the `Host` header of a request with `UnknownName`, unless it names this server. None need be sent."""

    def _check(self, host: str) -> None:
        name = without_port(host).lower().removesuffix(".")
        if name in self._known or name == "" or name.endswith(".localhost") or is_address(name):
            return
        raise UnknownName(
            f"this server does not answer to the name {name[:100]!r}. "
            "If it should, whoever runs it starts it with --name and this name"
        )


def without_port(host: str) -> str:
    """What comes before a port; an IPv6 address stands in brackets there."""
    return re.sub(r":\d{0,5}$", "", host) if not host.endswith("]") else host


def is_address(name: str) -> bool:
    try:
        ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True


def read_name(text: str) -> str:
    """A name that the server is told, as it is compared; `BadSetup` where it is none."""
    name = text.lower().removesuffix(".")
    if not SHAPE.fullmatch(name):
        raise BadSetup(f"--name takes a name such as play.example.org, without http:// and port, not {text!r}")
    return name
