"""A page that gets only what has changed is the page that would be loaded anew, whatever it has missed."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import replace
from functools import partial
from typing import cast

import msgspec
import pytest
from bench.patched_page import Page, read

from orcade import Loose
from orcade.draw.parts import Branch, Kept, Leaf, Part, branch, changes, fixed, kept_or_made
from orcade.table import walks
from orcade.table.game import game_named, installed_games
from orcade.table.requests import SPECTATOR, TURN, WOUND, Impact, Seat
from orcade.table.story import Said
from orcade.web import build_view, pages, rows
from orcade.web.build_view import table_view
from orcade.web.links import Link, links_for
from orcade.web.live_table import LiveTable
from orcade.web.live_tables import LiveTables
from orcade.web.log_entries import LogEntry
from orcade.web.page_words import sentences
from orcade.web.pushes import KNOWN, Renderings, at_most
from orcade.web.seats import Sitter
from orcade.web.sentences import newest, turns_of
from orcade.web.table_parts import table_parts
from orcade.web.table_state import TableState
from orcade.web.view_model import LOG_SHOWN, Die, Line
from tests.alike import alike

STEPS = 14


def begun(name: str) -> TableState:
    game = game_named(name)
    seats = 2 if 2 in game.seats else game.seats[0]
    sitters = tuple(Sitter("here", "", f"<P{seat}>", bytes([seat]) * 16) for seat in range(seats))
    return TableState(id="t", game=game, options=game.options(), seed=b"s" * 32, sitters=sitters).begun()


class Watched:
    """A page of one link, and what the server knows of it."""

    def __init__(self, link: Link, links: list[Link]) -> None:
        self.link, self.links = link, links
        self.renderings = Renderings()
        self.page: Page | None = None
        self.have = ""

    def push(self, table: TableState, kept: Kept) -> int:
        """Bring the page up to date; the size of what is sent."""
        view = table_view(table, self.link, self.links)
        now = self.renderings.add(view, partial(table_parts, view, kept))
        push = self.renderings.push(self.have, now)
        fields = msgspec.json.decode(push)
        if self.page is None:
            self.page = Page(fields["html"])
        else:
            self.page.take(fields)
        self.have = now.number
        assert self.page.root.plain()[2] == read(table_parts(view).html).plain()[2]
        return len(push)

    def miss(self, table: TableState, kept: Kept) -> None:
        """The view changes, but the page hears nothing of it."""
        view = table_view(table, self.link, self.links)
        self.renderings.add(view, partial(table_parts, view, kept))


@pytest.mark.parametrize("name", sorted(installed_games()))
def test_a_page_that_took_the_pushes_equals_one_that_is_loaded_anew(name: str) -> None:
    """For a player, another player and a spectator, who each miss some views at random; also an undo and the end."""
    chance = random.Random(name)
    table = begun(name)
    links = links_for("t", (), tuple(range(len(table.sitters))))
    pages = [Watched(link, list(links)) for link in links if link.role != "host"][:2]
    pages.append(Watched(next(link for link in links if link.role == "watch"), list(links)))
    kept = Kept()
    for count in range(STEPS):
        if table.ending is not None:
            break
        seat = table.asked[0]
        after = table.answer(seat, alike(table, seat), table.version)
        if count == STEPS // 2 and after.ending is None:
            after = after.leave(seat).come_back(seat)
        table = after.resign(after.asked[0]) if count == STEPS - 3 and after.ending is None else after
        kept.age()
        for page in pages:
            if chance.random() < 0.6 or page.page is None:
                page.push(table, kept)
            else:
                page.miss(table, kept)
    assert any(page.push(table, kept) for page in pages)


SEATED = links_for("t", (), (0, 1))[1].taken("")
"""Of the first seat, in a browser of its own."""


@pytest.mark.parametrize("name", ["pit-fighting", "brood-rumble", "gates"])
def test_every_id_is_one_elements_alone(name: str) -> None:
    """In the whole document, with the drawings that it refers to. What lies in a template is no element yet."""
    table = begun(name)
    for _ in range(STEPS):
        if table.ending is not None:
            break
        assert twice(table, SEATED) == set()
        table = table.answer(table.asked[0], alike(table, table.asked[0]), table.version)


def test_so_it_is_where_answers_are_put_aside_and_others_are_asked_too() -> None:
    """As whether the result of a discipline stands."""
    table = begun("orclympics")
    while table.playing().ask_of(table.asked[0]).rule != "OC-14":
        table = table.answer(table.asked[0], alike(table, table.asked[0]), table.version)
    assert len(table.asked) > 1
    assert twice(table, SEATED) == set()


def twice(table: TableState, link: Link) -> set[str]:
    """The ids that several elements of a page have."""
    view = table_view(table, link)
    page = re.sub("<template.*?</template>", "", pages.table(view, "1", table_parts(view).html), flags=re.DOTALL)
    ids = re.findall(r'\sid="([^"]*)"', page)
    return {id for id, count in Counter(ids).items() if count > 1}


def test_what_was_taken_back_goes_from_the_page() -> None:
    table = begun("masters-fight")
    link = links_for("t", (0,), (1,))[0]
    page = Watched(link, [link])
    kept = Kept()
    taken_back = 0
    while taken_back < 3:
        seat = table.asked[0]
        before, table = table, table.answer(seat, alike(table, seat), table.version)
        page.push(table, kept)
        if table.playing().can_undo(seat):
            taken_back += 1
            table = table.undo(seat)
            page.push(table, kept)
            table = table.answer(seat, alike(before, seat), table.version)
            page.push(table, kept)


@pytest.mark.parametrize("name", ["pit-fighting", "hack", "orcwars"])
def test_pushes_tell_nothing_that_the_seat_may_not_know(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In worlds that a seat cannot tell apart it is sent the very same bytes."""
    monkeypatch.setattr(build_view, "undo_of", lambda *_: None)  # an imagined match has no past to go back to
    # Nor can it be copied: plans are compared as the game proposes them, before they are followed in a copy.
    monkeypatch.setattr(walks, "_followed", lambda match, ask, plan: walks.Walk(plan.steps, plan.hint, plan))
    chance, loose = random.Random(1), Loose(random.Random(2))
    table = begun(name)
    compared = 0
    for _ in range(STEPS):
        if table.ending is not None:
            break
        before = table
        seat = table.asked[0]
        table = table.answer(seat, alike(table, seat), table.version)
        if table.match is None or table.ending is not None or chance.random() < 0.5:
            continue
        for eyes in (0, 1):
            world = replace(table, match=table.match.imagine(eyes, loose))
            assert sent(before, table, eyes) == sent(before, world, eyes)
            compared += world.playing().state.cards.faces != table.playing().state.cards.faces
    assert compared > 5, "the worlds were all alike"


def sent(before: TableState, now: TableState, seat: Seat) -> bytes:
    """The push to a seat's page from one state of the table to the next."""
    link = Link("w", "t", "seat", (seat,)) if seat != SPECTATOR else Link("w", "t", "watch", ())
    views = [table_view(table, link) for table in (before, now)]
    # What the last answer named is read from the tape, of which an imagined match has only the present step.
    bare = [msgspec.structs.replace(v, scene=v.scene and msgspec.structs.replace(v.scene, last=())) for v in views]
    renderings = Renderings()
    old, new = (renderings.add(view, partial(table_parts, view)) for view in bare)
    return renderings.push(old.number, new).replace(old.number.encode(), b"old").replace(new.number.encode(), b"new")


def row(*ids: str, said: str = "") -> Branch:
    return branch("row", 'ul id="row"', *(fixed(id, f'<li id="{id}">{said}</li>') for id in ids))


@pytest.mark.parametrize(
    ("old", "new", "steps"),
    [
        ("abc", "abc", []),
        ("abc", "ab", [("drop", "c")]),
        ("abc", "b", [("drop", "a", "c")]),
        ("ab", "xab", [("add", "row", "a", '<li id="x"></li>')]),
        ("ab", "abx", [("add", "row", "", '<li id="x"></li>')]),
        ("abc", "cab", [("move", "row", "a", "c")]),
        ("abc", "bca", [("move", "row", "", "a")]),
        ("", "a", [("add", "row", "", '<li id="a"></li>')]),
    ],
)
def test_children_come_go_and_change_places(old: str, new: str, steps: list[tuple[str, ...]]) -> None:
    assert changes(row(*old), row(*new)) == steps


def test_from_a_tree_to_the_very_same_nothing_changes() -> None:
    first, second = (branch("list", 'ul id="list"', fixed("a", f'<li id="a">{text}</li>')) for text in "xy")
    for old, new in ((first, first), (first, second), (second, second), (first, second)):
        assert len(changes(old, new)) == (old is not new)


def test_words_alone_are_sent_without_their_element() -> None:
    assert changes(row("a", said="now"), row("a", said="then &amp; there")) == [("fill", "a", "then &amp; there")]
    assert changes(row("a", said="now"), row("a", said="<b>then</b>")) == [("put", "a", '<li id="a"><b>then</b></li>')]


def test_any_order_becomes_any_other() -> None:
    chance = random.Random(3)
    for _ in range(300):
        old, new = (chance.sample("abcdefgh", chance.randrange(9)) for _ in range(2))
        page = Page(row(*old).html)
        page.take({"changes": changes(row(*old), row(*new))})
        assert page.root.plain() == Page(row(*new).html).root.plain()


def test_what_every_other_view_has_stays_in_the_page() -> None:
    """Advice, Pause and Skip: they are not sent again with each question."""
    table, kept = begun("brood-rumble"), Kept()
    before, asked = table_parts(table_view(table, SEATED), kept), set()
    for _ in range(STEPS):
        table = table.answer(table.asked[0], alike(table, table.asked[0]), table.version)
        view = table_view(table, SEATED)
        after = table_parts(view, kept)
        assert not [step for step in changes(before, after) if re.search("id=.(beat|advise)", str(step[-1]))]
        before = after
        asked.add(view.my_turn)
    assert asked == {True, False}


def test_a_line_of_the_log_is_sent_once() -> None:
    """So it is where the log is longer than what a page shows of it, and its oldest lines go."""
    table, link = begun("timber"), Link("w", "t", "watch", ())
    kept = Kept()
    before = rows.log(table_view(table, link), kept)
    while len(table.log) < 2 * LOG_SHOWN:
        table = table.answer(table.asked[0], alike(table, table.asked[0]), table.version)
        after = rows.log(table_view(table, link), kept)
        lines = before.parts[0]
        assert isinstance(lines, Branch)
        newest = lines.parts[-1].id  # It may be told once more: "×2".
        again = {step[1] for step in changes(before, after) if step[0] == "put"}
        assert again <= {"log-earlier", newest}
        before = after


def long_turns(seed: int) -> list[LogEntry]:
    """A log of a bot that does much in each turn, with dice, and headings among it."""
    chance = random.Random(seed)
    log: list[LogEntry] = []
    for move in range(1, 60):
        if chance.random() < 0.1:
            log.append(LogEntry(0, move, f"Turn {move}", look=TURN, by=0))
        for _ in range(chance.choice((1, 1, 2, 5))):
            if chance.random() < 0.3:
                log.append(LogEntry(0, move, "to hit 4+: 5", die=Die(6, 5, 4), by=0))
            log.append(LogEntry(0, move, f"Grub does thing {len(log)}.", by=0))
    return log


@pytest.mark.parametrize("seed", range(12))
def test_sentences_of_a_long_turn_stay_while_older_ones_go(seed: int) -> None:
    """Told by whoever has watched all along, and by whoever comes only now."""
    log = long_turns(seed)
    bots = frozenset({0})
    kept = Kept()
    for end in range(1, len(log) + 1):
        lines, earlier, turns = told = newest(log[:end], 0, bots, kept)
        assert newest(log[:end], 0, bots, Kept()) == told
        assert len(lines) + earlier == end
        assert LOG_SHOWN // 2 < len(lines) <= LOG_SHOWN or not earlier
        assert turns == turns_of(lines, earlier, bots)
        assert turns == turns_of([entry.line(0) for entry in log[:end]], 0, bots)[-len(turns) :]


def test_what_goes_on_and_on_is_one_sentence() -> None:
    """With one answer, or with what the same player answers next; not with what another one does."""
    texts = ("Grub shoves Burl.", "Burl is pushed to f6.", "Burl is pushed to g6.", "Burl is pushed to h6.")
    log = [Line(1, text, by=0) for text in texts]
    assert [sentences(turn) for turn in turns_of(log, 0, frozenset())] == [
        [Said("Grub shoves Burl.")],
        [Said("Burl is pushed to f6, g6, h6.")],
    ]
    step_by_step = [Line(at, text, by=0) for at, text in enumerate(texts)]
    assert len(turns_of(step_by_step, 0, frozenset())) == 2
    others = [Line(at, text, by=at) for at, text in enumerate(texts)]
    assert len(turns_of(others, 0, frozenset())) == 4
    unknown = [Line(at, text) for at, text in enumerate(texts)]
    assert len(turns_of(unknown, 0, frozenset())) == 4


def test_more_of_the_same_way_is_one_sentence() -> None:
    way = ('Grub drives 3".', 'Grub drives 6".', 'Grub drives 6", turning left.', 'Grub drives 9", turning left.')
    log = [Line(1, text, by=0, several="Grub drives on the way") for text in way]
    assert [sentences(turn) for turn in turns_of(log, 0, frozenset())] == [[Said('Grub drives 9", turning left.')]]


def test_dice_of_one_roll_that_have_decided_nothing_yet_stand_in_one_line() -> None:
    log = [Line(1, "Grub, speed: 2", Die(6, 2, 0), 0), Line(1, "Grub, speed: 5", Die(6, 5, 0), 0)]
    others = [Line(1, "Mog, speed: 5", Die(6, 5, 0), 1), Line(1, "Mog, Lash: 5", Die(6, 5, 0), 1)]
    turns = turns_of([*log, *others], 0, frozenset())
    assert [[told.at for told in turn] for turn in turns] == [[0, 1], [2], [3]]
    written = rows._written(turns[0], ("Grub", "Mog"), "")
    assert written.count("speed") == 1
    assert written.count("<svg") == 2


def test_a_bot_that_does_much_is_told_of_in_several_sentences() -> None:
    log = [Line(at, f"Grub does thing {at}.", by=0) for at in range(14)]
    told = [sentences(turn) for turn in turns_of(log, 0, frozenset({0}))]
    assert [[said.words.count("thing") or said for said in each] for each in told] == [[1], [1], [1]]
    assert [len(turn) for turn in turns_of(log, 0, frozenset({0}))] == [6, 6, 2]


def test_what_weighs_is_seen_first_and_what_is_left_out_is_the_rest() -> None:
    hurt = Impact(WOUND, "orc-1", "−1")
    log = [
        Line(1, "Grub goes to a2.", by=0),
        Line(1, "Dreg loses 1.", by=0, impacts=(hurt,)),
        Line(1, "Mog laughs about it for a while.", by=0),
    ]
    (turn,) = turns_of(log, 0, frozenset({0}))
    quiet = '<span class="quiet">Grub goes to a2.</span> <b>Dreg loses 1.</b> '
    assert quiet in rows._written(turn, ("Grub", "Dreg", "Mog"), "")
    told = sentences(turn)
    assert rows._most_of(told, 99) == told
    assert [said.words for said in rows._most_of(told, 50)] == ["Dreg loses 1.", "Mog laughs about it for a while."]
    assert [said.words for said in rows._most_of(told, 20)] == ["Dreg loses 1."]
    assert rows._letters(told[1:2]) > rows._letters([told[1]._replace(weight=0)])


def test_lines_told_together_have_the_colour_of_whom_they_tell_not_of_who_answered() -> None:
    told = (Line(1, "Dreg is pushed.", by=0), Line(1, "Dreg goes to a2.", seat=1, by=0))
    (turn,) = turns_of(told, 0, frozenset({0}))
    assert 'class="by seat-1"' in rows._written(turn, ("Grub", "Dreg"), "")
    (turn,) = turns_of((*told, Line(1, "Grub goes to b2.", seat=0, by=0)), 0, frozenset({0}))
    assert 'class="by seat-0"' in rows._written(turn, ("Grub", "Dreg"), ""), "of several players: of who answered"


def test_of_one_endless_sentence_the_newest_lines_are_shown() -> None:
    log = [LogEntry(0, 1, "The crowd howls.", by=0) for _ in range(3 * LOG_SHOWN)]
    kept = Kept()
    for end in range(1, len(log) + 1):
        lines, earlier, turns = newest(log[:end], 0, frozenset({0}), kept)
        assert (len(lines), earlier) == (min(end, LOG_SHOWN), max(0, end - LOG_SHOWN))
        assert [(told.at, told.times) for turn in turns for told in turn] == [(0, end)]


def test_what_is_drawn_no_more_is_forgotten() -> None:
    kept = Kept()
    made = [kept_or_made(kept, where, where, lambda where=where: [where]) for where in "ab"]  # type: ignore[misc]
    kept.age()
    assert kept_or_made(kept, "a", "a", list) is made[0]
    kept.age()
    assert kept_or_made(kept, "a", "a", list) is made[0]
    assert kept_or_made(kept, "b", "b", list) == []


def test_of_an_element_only_what_is_new_is_sent() -> None:
    def tree(kind: str, first: str, second: str, word: str) -> Part:
        leaf = Leaf("word", word, lambda: f'<p id="word">{word}</p>')
        return Branch(
            "t", f'<div id="t" class="{kind}">', (fixed("x", f'<b id="x" class="{first}">{second}</b>'), leaf), "</div>"
        )

    before = tree("k", "a", "b", "w")
    assert changes(before, tree("k", "a", "b", "w")) == []
    assert changes(before, tree("l", "a", "b", "w")) == [("set", {"class": "l"}, "t")]
    assert changes(before, tree("k", "c", "b", "w")) == [("set", {"class": "c"}, "x")]
    assert changes(before, tree("k", "c", "d", "w")) == [("put", "x", '<b id="x" class="c">d</b>')]
    assert changes(before, tree("k", "a", "b", "v")) == [("put", "word", '<p id="word">v</p>')]


def test_inches_stay_inches_where_attributes_are_sent_in_single_quotes() -> None:
    view, renderings = table_view(begun("brood-rumble"), SEATED), Renderings()
    told = (f'<b title="a &gt; b">{inches}"</b>' for inches in (5, 6))
    before, now = (renderings.add(view, partial(row, "a", said=each)) for each in told)
    changed = msgspec.json.decode(renderings.push(before.number, now))["changes"]
    assert changed == [["put", "a", "<li id='a'><b title='a &gt; b'>6\"</b></li>"]]


def test_elements_that_change_alike_are_named_together() -> None:
    before, after = row(*"abcd"), row(*"abxcd", said="w")
    lit = [fixed(part.id, part.html.replace("<li", '<li class="lit"')) for part in before.parts]
    after = branch("row", 'ul id="row" class="r"', lit[0], after.parts[2], *lit[1:])
    assert changes(before, after) == [
        ("set", {"class": "r"}, "row"),
        ("add", "row", "b", '<li id="x">w</li>'),
        ("set", {"class": "lit"}, "a", "b", "c", "d"),
    ]


def test_who_is_too_far_behind_gets_the_whole() -> None:
    table = begun("pit-fighting")
    view = table_view(table, Link("w", "t", "watch", ()))
    renderings = Renderings()
    made = [renderings.add(view, partial(table_parts, view)) for _ in range(KNOWN + 1)]
    whole = renderings.push(made[0].number, made[-1])
    assert b'"html":' in whole
    push = renderings.push(made[1].number, made[-1])
    assert msgspec.json.decode(push)["changes"] == []
    assert renderings.push("", made[-1]) is whole, "it is made once, whatever they have"
    assert renderings.push(made[1].number, made[-1]) is push
    told = {"number": made[-1].number, "version": view.version, "title": view.title, "sound": ""}
    assert msgspec.json.decode(at_most(push, len(push) - 1)) == told
    assert at_most(push, len(push)) == push


def test_a_table_that_has_rested_sends_the_same() -> None:
    """Its drawings were let go of; what a page lacks is found all the same."""
    state = begun("masters-fight")
    link = Link("seat", "t", "host", (0, 1))
    woken, awake = (LiveTable(state, [link], cast(LiveTables, None)) for _ in range(2))
    have = [live.rendering(link).number for live in (woken, awake)]
    for _ in range(6):
        woken.rest()
        assert woken.rendering(link).number == have[0], "nobody who watches is sent anything"
        state = state.answer(state.asked[0], alike(state, state.asked[0]), state.version)
        woken.state = awake.state = state
        pushes = [
            msgspec.json.decode(live.lacking(link, number)) for live, number in zip((woken, awake), have, strict=True)
        ]
        have = [push["number"] for push in pushes]
        assert pushes[0]["changes"] == pushes[1]["changes"] != []
