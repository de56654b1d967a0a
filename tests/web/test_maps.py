"""The pages of maps: all of them as they are drawn, those of one's own, and boards of joined ones."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from urllib.parse import parse_qs, urlsplit

import pytest

from orcade.games.gates import GAME
from orcade.games.gates.atlas import USUAL
from orcade.table.atlas import Atlas, Lying, Plan
from orcade.table.floor import bits
from orcade.web.maps import FAR, NEAREST
from tests.games.gates.maps import at, drawn, right

from .conftest import TestClient, opened


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """One server for all: its process that reads maps takes a while to start."""
    with opened(tmp_path_factory.mktemp("maps") / "orcade.db") as client:
        yield client


def atlas() -> Atlas:
    assert GAME.atlas is not None
    return GAME.atlas


def usual() -> Plan:
    joining = atlas().joining
    assert joining is not None
    return joining.join("", USUAL)


def query(*lying: Lying) -> dict[str, str]:
    """The fields of maps that lie so; of the usual ones where none are given."""
    fields: dict[str, str] = {}
    for row, each in enumerate(lying or USUAL):
        fields |= {f"map-{row}": each.sheet, f"turn-{row}": str(each.turn), f"at-{row}": f"{each.x},{each.y}"}
    return fields


def fault(text: str) -> str:
    """What the page of a board complains of; "" where it does not."""
    (hidden, words), *_ = re.findall(r'<p id="fault"[^>]*?( hidden)?>(.*?)</p>', text)
    return "" if hidden else unescape(words)


def lies(address: str) -> list[str]:
    """The maps that an address lays, with turns and places."""
    found = {name: values[0] for name, values in parse_qs(urlsplit(address).query).items()}
    return [f"{found[f'map-{row}']} {found[f'turn-{row}']} {found[f'at-{row}']}" for row in range(4)]


def test_every_map_is_there_with_its_picture_sentence_and_facts(client: TestClient) -> None:
    text = unescape(client.get("/maps/gates").text)
    sheets = atlas().read(atlas().shipped()).sheets
    pictures = re.findall(r'<img src="(/maps/gates/ground\?of=\w+\.svg)"', text)
    assert len(set(pictures)) == len(sheets) == 8
    for sheet in sheets:
        assert f'<span class="chip">{sheet.id}</span> {sheet.title}</h2>' in text
        assert sheet.line in text
        assert all(f"<li>{fact}</li>" in text for fact in sheet.facts)
    for picture in pictures:
        answer = client.get(picture)
        assert answer.headers["content-type"] == "image/svg+xml"
        assert "immutable" in answer.headers["cache-control"]


def test_pages_of_a_game_lead_to_its_maps(client: TestClient) -> None:
    for address in ("/", "/rules/gates", "/cards/gates", "/maps/gates/board"):
        assert 'href="/maps/gates"' in client.get(address).text
    assert 'href="/maps/hack"' not in client.get("/").text + client.get("/cards/hack").text


@pytest.mark.parametrize("address", ["/maps/hack", "/maps/hack/board"])
def test_a_game_without_maps_has_no_such_page(client: TestClient, address: str) -> None:
    answer = client.get(address)
    assert answer.status_code == 404
    assert "HACK! has no maps" in answer.text


def test_an_unknown_drawing_is_not_there(client: TestClient) -> None:
    assert client.get("/maps/gates/ground?of=0123.svg").status_code == 404
    assert client.get("/maps/gates/ground").status_code == 404


# Maps of one's own.


def test_own_maps_are_drawn_and_warned_of(client: TestClient) -> None:
    text = drawn("1A", {at("d10"): "$"}).replace('name = "Market"', 'name = "Fair <b>"')
    page = client.post("/maps/gates", data={"maps": text})
    assert page.status_code == 200
    assert "Fair &lt;b&gt;</h2>" in page.text
    assert "4 chests" in page.text
    assert "had better be otherwise" in page.text
    board = client.post("/maps/gates/board", data={"maps": text})
    assert board.status_code == 200
    assert "1 pair is closer than 6 actions" in unescape(board.text)
    assert 'method="post"' in board.text
    assert "Fair &lt;b&gt;" in board.text


def test_a_map_full_of_chests_is_told_in_brief(client: TestClient) -> None:
    text = re.sub(r"(?<=[ |D])[._](?=[ |D])", "$", drawn("1A", {}).partition("[[side]]")[2])
    for address in ("/maps/gates", "/maps/gates/board"):
        page = client.post(address, data={"maps": "[[side]]" + text})
        assert page.status_code == 200
        assert len(page.text) < 400_000
    assert "more like these" in client.post("/maps/gates", data={"maps": "[[side]]" + text}).text


def test_faults_of_own_maps_are_told_with_their_lines(client: TestClient) -> None:
    page = client.post("/maps/gates", data={"maps": drawn("1A", {right("a11"): " ", at("e10"): ":"})})
    assert page.status_code == 422
    told = re.findall(r"<li>(line \d+, column \d+: .*?)</li>", unescape(page.text))
    assert told == [
        "line 14, column 4: 'Market': the building at b11 is open; expected walls or doors between it and the outdoors",
        "line 16, column 10: 'Market': the road leads nowhere at e10; expected it to go on",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 5000,
        "side = 1",
        "[[side]]\nid = 3",
        "\0",
        "a." * 3000 + "b = 1",
        "x" * 60_000,
        "[[side]]\n" * 900,
    ],
)
def test_hostile_maps_are_refused_in_words(client: TestClient, text: str) -> None:
    for address in ("/maps/gates", "/maps/gates/board"):
        answer = client.post(address, data={"maps": text})
        assert 400 <= answer.status_code < 500, answer.text[:300]


def test_too_long_a_form_is_not_read(client: TestClient) -> None:
    assert client.post("/maps/gates", data={"maps": "x" * 300_000}).status_code == 413


# Boards.


def test_a_board_begins_as_it_may_be_laid(client: TestClient) -> None:
    page = client.get("/maps/gates/board")
    assert page.status_code == 200
    assert fault(page.text) == ""
    (picture,) = re.findall(r'<image href="(/maps/gates/ground\?of=\w+\.svg)"', page.text)
    assert client.get(picture).status_code == 200
    assert "1 Market" in page.text, "over it: a ground holds no text"
    names = re.findall(r'data-names="([^"]*)"', page.text)[0].split()
    assert len(names) == usual().floor.size
    assert names[: usual().floor.stride][:2] == ["1a12", "1b12"]
    assert '<g id="looked">' not in page.text


def test_a_square_shows_what_is_seen_and_walked_to(client: TestClient) -> None:
    page = unescape(client.get("/maps/gates/board", params=query() | {"from": "1F6", "actions": "5"}).text)
    plan = usual()
    start = plan.floor.square("1f6")
    seen, costs = plan.floor.seen_from(start), plan.costs(start, 5)
    assert f"From 1f6, crossing: {seen.bit_count() - 1} other squares are seen, {len(costs) - 1} are reached" in page
    looked = page[page.index('<g id="looked">') :]
    numbers = re.findall(r'<text class="o-text walked"[^>]*>(\d*)</text>', looked)
    assert sorted(numbers) == sorted(str(cost or "") for cost in costs.values())
    shade = re.findall(r'opacity=".55" d="([^"]*)"', looked)[0]
    assert shade.count("M") == (plan.floor.inside & ~seen).bit_count()
    far = plan.costs(start, 400)
    nearest = sorted((far[goal], plan.ground.names[goal]) for goal in bits(plan.goals))[:NEAREST]
    assert all(f"{name} <b>{cost}</b>" in page for cost, name in nearest)


def test_distances_between_chests_are_listed(client: TestClient) -> None:
    page = unescape(client.get("/maps/gates/board").text)
    names = usual().ground.names
    for each in usual().distances(FAR):
        assert f"{names[each.a]} – {names[each.b]}: <b>{each.cost}</b>" in page


@pytest.mark.parametrize(
    ("more", "after"),
    [
        ({"do": "turn 0"}, ["1a 1 0,0", "2b 0 1,0", "3b 0 0,1", "4a 0 1,1"]),
        ({"do": "over 1"}, ["1a 0 0,0", "2a 0 1,0", "3b 0 0,1", "4a 0 1,1"]),
        ({"do": "over 3"}, ["1a 0 0,0", "2b 0 1,0", "3b 0 0,1", "4b 0 0,0"]),
        ({"pick": "2", "to": "-1,0"}, ["1a 0 0,0", "2b 0 1,0", "3b 0 -1,0", "4a 0 1,1"]),
        ({"pick": "0", "to": "0,2"}, ["1a 0 0,0", "3b 0 0,-1", "4a 0 1,-1", "2b 0 1,-2"]),
    ],
)
def test_buttons_lead_to_the_changed_board(client: TestClient, more: dict[str, str], after: list[str]) -> None:
    answer = client.get("/maps/gates/board", params=query() | more)
    assert answer.status_code == 303
    assert lies(answer.headers["location"]) == after
    page = client.get(answer.headers["location"])
    assert (page.status_code, fault(page.text)) == (200, "")


def test_fewer_maps_than_four_will_do(client: TestClient) -> None:
    page = client.get("/maps/gates/board", params=query(Lying("3a")))
    assert (page.status_code, fault(page.text)) == (200, "")
    assert "3 Tavern" not in page.text


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"map-1": "1b"}, "1b: its section lies already"),
        ({"map-1": "<b>"}, "there is no side '<b>'; sides are: 1a, 1b, 2a, 2b, 3a, 3b, 4a, 4b"),
        ({"at-1": "5,5", "at-3": "9,9"}, "2b: it has to share an edge with another section"),
        ({"pick": "1", "to": "9,9"}, "2b: it has to share an edge with another section"),
        ({f"map-{row}": "" for row in range(4)}, "a board needs a section at least"),
        ({"from": "9z9"}, "there is no square '9z9'"),
        ({"from": "1d5"}, "1d5, column: nobody can stand there"),
    ],
)
def test_what_cannot_be_shown_is_told(client: TestClient, more: dict[str, str], words: str) -> None:
    page = client.get("/maps/gates/board", params=query() | more)
    assert page.status_code == 422
    assert fault(page.text).startswith(words)
    assert '<svg id="plan"' in page.text


@pytest.mark.parametrize(
    "more", [{"at-0": "here"}, {"turn-0": "x"}, {"actions": "-1"}, {"pick": "½"}, {"do": "turn x"}, {"to": "1"}]
)
def test_what_is_no_form_is_refused(client: TestClient, more: dict[str, str]) -> None:
    answer = client.get("/maps/gates/board", params=query() | more)
    assert answer.status_code == 422
    assert "cannot be read" in answer.text


def test_a_button_keeps_maps_of_ones_own(client: TestClient) -> None:
    text = drawn("1A", {}).replace("Market", "Fair")
    answer = client.post("/maps/gates/board", data=query() | {"do": "turn 0", "maps": text})
    assert answer.status_code == 200
    assert "turned right, at 0,0" in answer.text
    assert "Fair" in answer.text
