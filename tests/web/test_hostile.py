"""Requests that nobody sends by accident: each is refused in words, and the server has nothing to say of it."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Callable

import httpx

from .conftest import PATIENCE, Server, set_table

HOST = "Host: localhost\r\n"


def get(path: str, headers: str = HOST, method: str = "GET") -> bytes:
    return f"{method} {path} HTTP/1.1\r\n{headers}Connection: close\r\n\r\n".encode("latin-1")


def post(headers: str, body: bytes = b"") -> bytes:
    return f"POST /promise HTTP/1.1\r\n{HOST}{headers}Connection: close\r\n\r\n".encode("latin-1") + body


REQUESTS: dict[bytes, tuple[int, ...]] = {
    # Methods.
    **{get("/", method=method): (405,) for method in ("OPTIONS", "PUT", "TRACE", "CONNECT", "get", "A" * 300)},
    get("/", method="HEAD"): (200,),
    # Paths.
    **{
        get(path): (403, 404)
        for path in (
            "/../../etc/passwd",
            "/static/x/../../../etc/passwd",
            "/static/x/..%2f..%2fserve.py",
            "/static/x/%2e%2e",
            "/static/%00/%00",
            "/static/x/table.js%00",
            "/t/%00",
            "/t/%ff/state",
            "/t/..%2f..",
            "/rules/" + "a" * 9_000,
            "/maps/gates/ground?of=../../x.svg",
            "/cards/hack/print?deck=%00",
            "//",
            "*",
            "http://elsewhere.example/",
        )
    },
    get("/?" + "a" * 10_000): (413,),
    get("/?" + "&" * 100): (413,),
    get("/events?" + "&".join(["page=%00,%00,%00"] * 99)): (200,),
    # Hosts.
    **{
        get("/healthz", f"Host: {host}\r\n"): (421,)
        for host in ("[", "[::1", "[::1]x", "a@localhost", "localhost/x", "localhost:80@x", "\xe9", "a" * 9_000)
    },
    get("/healthz", ""): (400,),
    get("/healthz", HOST * 2): (400,),
    # Origins.
    **{
        post(f"Origin: {origin}\r\nContent-Length: 0\r\n"): (403,)
        for origin in ("null", "", "file://", "localhost", "http://localhost@x", "http://localhost:80", "\x80")
    },
    # Headers.
    get("/healthz", HOST + "a:\r\n" * 4_000): (200,),
    get("/healthz", HOST + "a:\r\n" * 6_000): (400,),
    get("/", HOST + "Cookie: orcade=x\r\n" * 700): (200,),
    get("/", HOST + 'Cookie: orcade="' + "\\" * 15_000 + '"\r\n'): (200,),
    get("/", HOST + "Accept-Encoding: " + "gzip;q=1e999," * 900 + "\r\n"): (200,),
    get("/healthz", HOST + "X: a\x00b\r\n"): (400,),
    get("/healthz", HOST + "Upgrade: websocket\r\n"): (200,),
    get("/healthz", HOST + "X-Forwarded-For: " + "1," * 7_000 + "\r\n"): (200,),
    # Bodies.
    post("Content-Length: 0\r\nContent-Length: 5\r\n"): (400,),
    post("Content-Length: -5\r\n"): (400,),
    post("Content-Length: " + "9" * 19 + "\r\n"): (413,),
    post("Transfer-Encoding: gzip\r\n"): (400,),
    post("Transfer-Encoding: chunked\r\n", b"1;" + b"x" * 15_000 + b"\r\na\r\n0\r\n\r\n"): (400,),
    post("Transfer-Encoding: chunked\r\n", b"0\r\n" + b"X: y\r\n" * 2_000 + b"\r\n"): (400,),
    post("Content-Type: text/x\x80\r\nContent-Length: 1\r\n", b"x"): (422,),
    # No requests at all.
    b"GET /\r\n\r\n": (400,),
    b"\x00" * 100 + b"\r\n\r\n": (400,),
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 500: (400,),
    b"\r\n" * 300 + get("/healthz"): (400,),
}


def told(port: int, request: bytes) -> bytes:
    """All that the server says to a request."""
    reply = b""
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as connection, contextlib.suppress(ConnectionError):
        connection.sendall(request)
        while piece := connection.recv(65_536):
            reply += piece
    return reply


def test_whatever_is_sent_is_refused_in_words(served: Callable[[], Server]) -> None:
    server = served()
    port = httpx.URL(server.client.base_url).port
    assert port
    for request, statuses in REQUESTS.items():
        reply = told(port, request)
        head, _, body = reply.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 "), request[:80]
        status = int(head.split()[1])
        assert status in statuses, request[:80]
        assert request.startswith(b"HEAD") or body, request[:80]
        assert status == 200 or len(reply) < 50_000, request[:80]
    assert set_table(server.client, "here", "link")
    server.end()
    assert server.process.stdout
    assert server.process.stdout.read() == "", "none of it is worth a line in the log"
