"""What goes over the wire: packed for who takes that, and kept by browsers for as long as it stays what it is."""

from __future__ import annotations

import asyncio
import gzip
import re
import threading
from collections import Counter
from html import unescape
from itertools import chain
from unittest.mock import Mock

import brotli
import pytest
from starlette.requests import Request

from orcade.draw.kit import pictures
from orcade.web import grounds
from orcade.web.errors import NoCards
from orcade.web.packing import encoding_for
from orcade.web.site import Site
from orcade.web.static_files import DRAWING, FOLDER, edition, file, parts

from .conftest import TestClient, set_table, sit_down, state

RAW = {"Accept-Encoding": "identity"}
WAYS = {"br": brotli.decompress, "gzip": gzip.decompress}

NOW = re.compile(rb'data-now="[^"]*"')


def sent(client: TestClient, path: str, encoding: str) -> tuple[bytes, dict[str, str]]:
    """The body as it travels, and the headers."""
    with client.stream("GET", path, headers={"Accept-Encoding": encoding}) as reply:
        return b"".join(reply.iter_raw()), dict(reply.headers)


@pytest.mark.parametrize("encoding", ["br", "gzip"])
def test_what_is_large_is_packed_for_who_takes_it(client: TestClient, encoding: str) -> None:
    host, _ = sit_down(client, "here", "link")
    client.get(host)  # with a notice that is shown once
    for path in ("/", "/rules/tusk-draw", host, f"{host}/view", f"/static/{edition()}/table.js"):
        plain, bare = sent(client, path, "identity")
        packed, headers = sent(client, path, encoding)
        assert headers["content-encoding"] == encoding, path
        assert NOW.sub(b"", WAYS[encoding](packed)) == NOW.sub(b"", plain)
        assert len(packed) == int(headers["content-length"]) < 0.5 * len(plain)
        assert headers["vary"] == bare["vary"] == "Accept-Encoding"
        assert "content-encoding" not in bare


def test_what_is_small_or_holds_what_opens_a_seat_is_not(client: TestClient) -> None:
    """Else its size could tell who types words beside it what it is."""
    host = set_table(client, "here", "link")
    paths = [host, f"{host}/view", f"{host}/state", f"{host}/links", "/healthz", f"/static/{edition()}/theme.js"]
    for path in paths:
        _, headers = sent(client, path, "br, gzip")
        assert "content-encoding" not in headers, path
    moving = client.post(f"{host}/move", headers={"Accept-Encoding": "br"})
    assert "code=" in moving.text
    assert "content-encoding" not in moving.headers


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, GZIP;q=0.5", "gzip"),
        ("br; q=0.0,gzip;q=0", ""),
        ("brotli, x-gzip", ""),
        ("identity", ""),
        ("", ""),
        (";q=,,;", ""),
    ],
)
def test_the_best_encoding_that_is_accepted(accepted: str, encoding: str) -> None:
    assert encoding_for(accepted) == encoding


def test_only_what_is_at_the_address_of_its_hash_is_kept_for_good(client: TestClient) -> None:
    def caching(path: str) -> str:
        return str(client.get(path).headers["cache-control"])

    for name in ("table.js", "style.css", "favicon.svg"):
        assert caching(f"/static/{edition()}/{name}") == "public, max-age=31536000, immutable"
        assert caching(f"/static/{edition()}/{name}?x=1") == "no-cache"
        assert caching(f"/static/0123456789/{name}") == "no-cache"
    for path in (f"/static/{edition()}/nothing.css", "/static/style.css", f"/static/{edition()}/x/style.css"):
        missing = client.get(path)
        assert (missing.status_code, missing.headers["cache-control"]) == (404, "no-store")


def test_grounds_are_kept_for_good_at_their_addresses_alone(client: TestClient) -> None:
    host, _ = sit_down(client, "here", "link", game="orcwars")
    land = state(client, host)["scene"]["land"]
    assert re.fullmatch(rf"{host}/ground\?of=[0-9a-f]{{20}}\.json", land)
    for path in (land, land.replace(".json", ".svg")):
        assert client.get(path).headers["cache-control"] == "private, max-age=31536000, immutable"
        assert client.get(f"{path}&x=1").headers["cache-control"] == "no-cache"
        assert client.get(path.replace("?", "?of=no.svg&")).headers["cache-control"] == "no-cache"
        packed, headers = sent(client, path, "br")
        assert headers["content-encoding"] == "br"
        assert brotli.decompress(packed) == client.get(path, headers=RAW).content
    grounds._kept.clear()
    assert client.get(land.replace(".json", ".svg")).status_code == 200, "as after a restart"
    assert client.get(land.replace(".json", ".png")).status_code == 404


def test_the_ground_of_a_measured_board_is_sent_once(client: TestClient) -> None:
    host, _ = sit_down(client, "here", "link", game="flying-pigs")
    page = client.get(host).text
    (picture,) = (unescape(address) for address in re.findall(r'<image href="([^"]*ground[^"]*)"', page))
    drawn = client.get(picture)
    assert drawn.headers["cache-control"] == "private, max-age=31536000, immutable"
    mud = "o-mud"
    assert mud in drawn.text
    assert mud not in page.partition('id="board-ground"')[2].partition("</g>")[0]
    grounds._kept.clear()
    assert client.get(picture).text == drawn.text, "as after a restart"


def test_what_a_browser_has_is_not_sent_again(client: TestClient) -> None:
    path = "/static/another-edition/style.css"
    first = client.get(path, headers={"Accept-Encoding": "br"})
    again = client.get(path, headers={"Accept-Encoding": "br", "If-None-Match": f'W/"x", {first.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    assert {name: again.headers[name] for name in ("etag", "vary", "cache-control")} == {
        name: first.headers[name] for name in ("etag", "vary", "cache-control")
    }
    other = client.get(path, headers={"Accept-Encoding": "gzip", "If-None-Match": first.headers["etag"]})
    assert other.status_code == 200, "another encoding is another thing to keep"
    part = client.get(path, headers={"Accept-Encoding": "br", "Range": "bytes=0-9"})
    assert (part.status_code, part.content) == (200, first.content), "parts are not sent: the whole is as right"


def test_heads_are_those_of_the_whole(client: TestClient) -> None:
    for path in ("/rules/tusk-draw", f"/static/{edition()}/table.css"):
        whole, head = (client.request(how, path, headers={"Accept-Encoding": "br"}) for how in ("GET", "HEAD"))
        for name in ("content-length", "content-type", "content-encoding", "vary", "cache-control"):
            assert head.headers[name] == whole.headers[name], (path, name)


def test_a_page_loads_one_sheet_and_one_module(client: TestClient) -> None:
    """And what runs before the first paint, so that the page does not flash in the wrong colours."""
    page = client.get(set_table(client, "here", "bot-random")).text
    folder = f"/static/{edition()}"
    assert re.findall(r"<script[^>]*>", page) == [
        f'<script src="{folder}/theme.js">',
        f'<script type="module" src="{folder}/table.js">',
    ]
    assert re.findall(r'<link rel="stylesheet" href="([^"]*)">', page) == [f"{folder}/table.css"]


ENTRIES = ("site", "table", "replay", "waiting", "scoreboard", "cards", "maps", "links", "trial", "rulebook")


def loaded_later() -> set[str]:
    """Names of the scripts that a page loads when it needs them first."""
    written = [path.read_text() for path in FOLDER.glob("*.js")]
    named = r'(?:later|renewRarely)\(.*?"([\w-]+)\.js"'
    found = {name for text in written for name in re.findall(named, text)}
    assert found
    return found


def test_no_script_of_a_table_runs_twice() -> None:
    """What listens in two scripts that are loaded later would do everything two times."""
    there = set(parts("table.js"))
    later = [set(parts(f"{name}.js")) - there for name in loaded_later()]
    twice = [part for part, times in Counter(chain(*later)).items() if times > 1]
    listening = [part for part in twice if "addEventListener" in (FOLDER / part).read_text()]
    assert not listening


def test_no_script_that_is_loaded_later_brings_what_remembers_of_the_table_along() -> None:
    """Two copies work against each other: a second zoom moved the view back where it had begun."""
    there = set(parts("table.js"))
    apart = [name for name in loaded_later() if "table.js" not in parts(f"{name}.js")]
    again = {name: there.intersection(parts(f"{name}.js")) for name in apart}
    remembers = re.compile(r"addEventListener|^let |^const \w+ = (?:new |\{\}|\[\])", re.MULTILINE)
    for name, shared in again.items():
        assert not [part for part in shared if remembers.search((FOLDER / part).read_text())], name


def test_every_file_belongs_to_a_page(client: TestClient) -> None:
    later = loaded_later()
    scripts = {part for name in (*ENTRIES, *later) for part in parts(f"{name}.js")} | {"theme.js", "shared-stream.js"}
    assert {path.name for path in FOLDER.glob("*.js")} == scripts
    named = re.compile(r'(?:(?:\bs|S)heet\("|\{% block sheet %\})([\w-]+)(?:"\)|\{%)')
    written = [path for kind in ("*.py", "templates/*.html", "static/*.js") for path in FOLDER.parent.glob(kind)]
    sheets = {part for path in written for name in named.findall(path.read_text()) for part in parts(f"{name}.css")}
    assert {path.name for path in FOLDER.glob("*.css")} | {DRAWING} == sheets
    for name in (*scripts, *sheets):
        kind = client.get(f"/static/{edition()}/{name}").headers["content-type"]
        assert kind == ("text/javascript; charset=utf-8" if name.endswith(".js") else "text/css; charset=utf-8")


@pytest.mark.parametrize("name", ENTRIES)
def test_modules_are_joined_each_after_what_it_imports(name: str) -> None:
    """Nothing of them is lost but comments, imports and the word `export`."""
    joined = file(f"{name}.js")
    assert joined is not None
    text = joined.body.decode()
    assert not re.search(r"^(import|export (?!const modules))", text, re.MULTILINE)
    at = [text.index(f'modules["{part}"] = ') for part in parts(f"{name}.js")]
    assert at == sorted(at)
    for part in parts(f"{name}.js"):
        source = (FOLDER / part).read_text(encoding="utf-8")
        for imported in re.findall(r'"\./([\w-]+\.js)"', source):
            assert text.index(f'modules["{imported}"] = ') < text.index(f'modules["{part}"] = ')
        assert all(line.count("`") % 2 == 0 for line in source.splitlines()), "texts end on their lines"


@pytest.mark.parametrize("path", ["/fair", "/rules/hack", "/cards/hack", "/cards/hack/print", "/new/hack"])
def test_a_page_that_is_the_same_for_everybody_is_made_once(client: TestClient, path: str) -> None:
    first = client.get(path)
    assert client.get(path).text == first.text
    assert first.headers["content-type"].startswith("text/html")
    assert first.headers["cache-control"] == "no-cache"
    assert client.get(path, headers={"If-None-Match": first.headers["etag"]}).status_code == 304
    assert client.get(f"{path}?rule=none&deck=").text == first.text


def test_pictures_of_cards_are_kept_for_good_at_the_address_of_their_edition(client: TestClient) -> None:
    name = "monster.bear.jerkin.angry"
    kept = client.get(pictures.address(name))
    assert kept.headers["content-type"].startswith("image/svg+xml")
    assert kept.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert client.get(f"/pictures/old/{name}.svg").headers["cache-control"] == "no-cache"
    assert client.get("/pictures/old/monster.unheard.svg").status_code == 404


def test_no_change_of_a_page_makes_the_browser_style_all_of_it_anew() -> None:
    """As it does wherever an element comes or goes, where a rule is for any element within one that :has something, or
    asks whether one :has any element."""
    inner = r"(?:[^()]|\((?:[^()]|\([^()]*\))*\))*"
    any_one = r"(?:\*|:(?:first|last|only)-child|:nth-[\w-]+\([^()]*\)|:not\([^()]*\))+(?:::?[\w-]+)?"
    wide = re.compile(rf":has\({inner}\)[^,{{]*[ >+~]{any_one}\s*[,{{]|:has\((?:{inner}[ >+~])?{any_one}\)")
    assert wide.search(".question:has([data-passing]) .ask > * { color: red; }")
    assert wide.search(".seats:has(.fronts) > :last-child:nth-child(odd) { color: red; }")
    assert wide.search(".dice:has(> :nth-child(5)) li { color: red; }")
    assert not wide.search(".dice:has(> li:nth-child(5)) li:last-child { color: red; }")
    for path in FOLDER.glob("*.css"):
        found = wide.search(path.read_text(encoding="utf-8"))
        assert found is None, f"{path.name}: {found}"


def test_a_page_that_is_the_same_for_everybody_is_made_once_and_nobody_else_waits_for_it() -> None:
    """Where it could not be made, the next who asks may have it."""
    site, request = Mock(_lasting={}), Request({"type": "http", "path": "/rules/x", "headers": []})
    threads: list[threading.Thread] = []

    def make() -> str:
        threads.append(threading.current_thread())
        if len(threads) == 1:
            raise NoCards("not now")
        return "page"

    async def ask() -> None:
        with pytest.raises(NoCards):
            await Site.lasting(site, request, make)
        replies = await asyncio.gather(*(Site.lasting(site, request, make) for _ in range(3)))
        assert [bytes(reply.body) for reply in replies] == [b"page"] * 3

    asyncio.run(ask())
    assert len(threads) == 2
    assert threading.main_thread() not in threads
