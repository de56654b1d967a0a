"""Who a visitor is, for all that is counted for each."""

from __future__ import annotations

from typing import Any

import pytest

from orcade.web.visitors import note, visitor_at


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::FFFF:c000:0207", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("", "?"),
        ("testclient", "?"),
        ("192.0.2.7:80", "?"),
        ("0300.0.2.7", "?"),
    ],
)
def test_an_address_is_a_visitor(address: str, key: str) -> None:
    assert visitor_at(address) == key


def came(*headers: tuple[str, str], behind_proxy: bool, client: Any = ("203.0.113.1", 4000)) -> tuple[str, str]:
    """Who asks with such headers, and by which scheme he came."""
    scope = {
        "client": client,
        "scheme": "http",
        "headers": [(name.encode(), value.encode()) for name, value in headers],
    }
    key = note(scope, behind_proxy)
    assert scope["state"]["visitor"] == key
    return key, scope["scheme"]


FORGED = (("x-forwarded-for", "198.51.100.9"), ("x-forwarded-proto", "https"))


def test_nobody_is_believed_who_says_that_he_is_another() -> None:
    assert came(*FORGED, behind_proxy=False) == ("203.0.113.1", "http")


def test_a_proxy_is_believed_but_not_what_it_was_sent() -> None:
    assert came(*FORGED, behind_proxy=True) == ("198.51.100.9", "https")
    told = ("x-forwarded-for", "192.0.2.1, 2001:db8::1 ,  198.51.100.9 ")
    assert came(told, behind_proxy=True) == ("198.51.100.9", "http")
    twice = (("x-forwarded-for", "192.0.2.1"), ("x-forwarded-for", "198.51.100.9"))
    assert came(*twice, behind_proxy=True) == ("198.51.100.9", "http")


@pytest.mark.parametrize(
    ("told", "key"),
    [
        ("198.51.100.9:4711", "198.51.100.9"),
        ("[2001:db8::1]:4711", "2001:db8::/64"),
        ("[2001:db8::1]", "2001:db8::/64"),
        ("2001:db8::1", "2001:db8::/64"),
    ],
)
def test_a_proxy_may_tell_the_port_too(told: str, key: str) -> None:
    assert came(("x-forwarded-for", told), behind_proxy=True) == (key, "http")


@pytest.mark.parametrize("value", ["", "unknown", "198.51.100.9,", "198.51.100.9, x", "é" * 500, "1.2.3.4 5.6.7.8"])
def test_what_makes_no_sense_leaves_the_connection(value: str) -> None:
    headers = (("x-forwarded-for", value), ("x-forwarded-proto", "gopher"))
    assert came(*headers, behind_proxy=True) == ("203.0.113.1", "http")
    assert came(behind_proxy=True, client=None) == ("?", "http")
