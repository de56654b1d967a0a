"""The card browser and the pages to print."""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser

import pytest

from orcade.games.hack import GAME
from orcade.games.hack.deck_files import source
from orcade.table.game import installed_games

from .conftest import TestClient


class Shown(HTMLParser):
    """The cards of a page that are not hidden, by deck: their kinds; and the links with what they lead to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.decks: dict[str, list[str]] = {}
        self.titles: list[str] = []
        self.ids: list[str] = []
        self.uses: set[str] = set()
        self.links: dict[str, bool] = {}
        self._deck = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if found.get("id"):
            self.ids.append(found["id"] or "")
        if tag == "section":
            self._deck = "" if "hidden" in found else found.get("data-deck") or ""
        elif tag == "li" and self._deck and "hidden" not in found:
            self.decks.setdefault(self._deck, []).append(found.get("data-kind") or "")
        elif tag == "use":
            self.uses.add((found.get("href") or "").removeprefix("#"))
        elif tag == "a" and ("data-deck" in found or "data-kind" in found):
            self.links[found["href"] or ""] = "aria-current" in found


def shown(client: TestClient, query: str = "") -> Shown:
    answer = client.get(f"/cards/hack{query}")
    assert answer.status_code == 200
    return Shown(answer.text)


def test_every_card_of_every_deck_is_there_once_with_its_words(client: TestClient) -> None:
    text = unescape(client.get("/cards/hack").text)
    page = Shown(text)
    assert GAME.catalogue is not None
    for deck in GAME.catalogue.decks():
        assert page.decks[deck.id] == [card.kind for card in deck.cards]
        for card in deck.cards:
            assert f'aria-label="{card.face.label}"' in text
            assert not card.flavour or card.face.body == card.flavour or card.flavour in text
    assert len(page.ids) == len(set(page.ids))
    assert page.uses <= set(page.ids)


@pytest.mark.parametrize(
    ("query", "decks", "kinds"),
    [
        ("?deck=billy", {"billy"}, 51),
        ("?deck=billy&kind=Trap", {"billy"}, 5),
        ("?kind=event", {"knuckles", "ravager", "thorina", "billy", "ba"}, 0),
        ("?kind=Exit", {"knuckles", "ravager", "thorina", "billy"}, 8),
        ("?deck=ba&kind=Exit", set(), 0),
        ("?deck=nobody&kind=%3Cb%3E", {"knuckles", "ravager", "thorina", "billy", "ba"}, 0),
    ],
)
def test_filters_work_as_plain_links(client: TestClient, query: str, decks: set[str], kinds: int) -> None:
    page = shown(client, query)
    found = [kind for cards in page.decks.values() for kind in cards]
    if "kind=" in query and "%3C" not in query:
        wanted = query.rpartition("kind=")[2].lower()
        assert {kind.lower() for kind in found} <= {wanted}
    else:
        assert len(set(found)) > 8
    assert set(page.decks) == decks
    assert not kinds or len(found) >= kinds


def test_each_link_leads_to_what_it_says(client: TestClient) -> None:
    page = shown(client, "?deck=ba&kind=Trap")
    assert [link for link, current in page.links.items() if current] == ["/cards/hack?deck=ba&kind=Trap"]
    assert len(page.links) == 1 + 5 + 1 + 8 - 1  # The current deck and the current kind lead to the same place.
    for link in page.links:
        assert client.get(link).status_code == 200


def test_lobby_and_rules_lead_to_the_cards_of_games_that_have_some(client: TestClient) -> None:
    links = re.compile(r'href="(/cards/[^"]*)"')
    having = {f"/cards/{name}" for name, game in installed_games().items() if game.catalogue is not None}
    assert "/cards/hack" in having
    assert set(links.findall(client.get("/").text)) == having
    for name in installed_games():
        assert set(links.findall(client.get(f"/rules/{name}").text)) == having & {f"/cards/{name}"}


@pytest.mark.parametrize(("query", "count"), [("", 275), ("?deck=ba", 55)])
def test_pages_to_print_need_no_script(client: TestClient, query: str, count: int) -> None:
    answer = client.get(f"/cards/hack/print{query}")
    assert answer.status_code == 200
    assert answer.text.count('<article class="print-card">') == count
    assert answer.text.count('class="sheet"') == -(-count // 9)
    assert "<script" not in answer.text
    assert 'href="/cards/hack"' in answer.text


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/cards/tusk-draw", "Tusk Draw has no decks of cards"),
        ("/cards/tusk-draw/print", "Tusk Draw has no decks of cards"),
        ("/cards/chess", "there is no game 'chess'"),
        ("/cards/hack/print?deck=<b>", "HACK! has no deck '<b>'; its decks are: knuckles"),
    ],
)
def test_cards_that_are_not_are_said(client: TestClient, path: str, said: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert said in unescape(answer.text)
    assert "<b>'" not in answer.text


def test_all_faults_of_a_deck_of_ones_own_are_on_the_form_each_in_a_line(client: TestClient) -> None:
    deck = source("billy").replace('what = "walls"', 'what = "<wals>"')
    fields = {"seats": "2", "seat-0": "here", "seat-1": "here", "option-own_deck": deck.replace("\n", "\r\n")}
    refused = client.post("/new/hack", data=fields)
    assert refused.status_code == 422
    said = re.findall(r'<p class="error" id="option-own_deck-wrong">(.*?)</p>', refused.text)[0].split("<br>")
    lines = [at for at, words in enumerate(deck.splitlines(), 1) if "wals" in words]
    assert [re.findall(r"line (\d+): ", each) for each in said] == [[str(at)] for at in lines]
    assert all("&lt;wals&gt;" in each for each in said)
    told = re.search(
        r'<div class="notice" role="alert" id="faults">\s*<a href="#option-own_deck">Own deck</a>: line ', refused.text
    )
    assert told, "above the form stands where to look"
