"""A match in words, for reading and comparing: every question, answer, event, and what each seat sees change.

`python -m orcade.house.playthrough [GAME …]` writes the texts of these games, or of all, anew: read the difference that
version control shows before you keep it. A change that nobody meant is what these texts are for. GAME-SEED is another
match of a game, for what its first one does not show: `hack-55` has a GameMaster. OPTION=VALUE after them sets options,
which are noted in the text and kept from then on. They lie in `tests/house/playthroughs`, or in the folder that is
given with `--into=FOLDER`.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from types import MappingProxyType

from orcade import SPECTATOR, Match
from orcade.table.game import Game
from orcade.table.match import encode
from orcade.table.options import parse
from orcade.table.region import Region
from orcade.table.requests import Ask, Option, Seat
from orcade.table.scene import Scene
from orcade.table.things import Square

from . import TEXTS
from .random_play import GAMES, fresh, pick

BEGINNING, END = 45, 15
"""Of a long match this many decisions are told at its beginning and at its end."""
SUCH_AS = 6
"""As many proposals of a region are told."""
SEED = 20


def told(game: Game, seed: int = SEED, given: Mapping[str, str] = MappingProxyType({})) -> str:
    """One random match of a game, with the seats that most people play it with: as many as it is for, up to 3.

    `given` options are noted in the first line. Of a game that is made of others, all is told that it asks by itself.
    """
    seats = max(count for count in game.seats if count <= max(3, game.seats[0]))
    options = parse(game.options, given)
    asked = [(ask, option) for ask, option in _played(fresh(game, seed, seats, options), Random(seed))]
    match = fresh(game, seed, seats, options)
    reader = _Reader(match)
    agreed = "".join(f"; {name}={value}" for name, value in given.items())
    lines = [f"{game.title}, rules version {game.version}, {seats} seats: {', '.join(game.names[:seats])}{agreed}", ""]
    before = 0
    for at, (ask, option) in enumerate(_played(match, Random(seed)), 1):
        if BEGINNING < at <= len(asked) - END and not _its_own(game, ask, option):
            if game.parts and at == before + 1:
                lines += [*reader.news(), ""]
            continue
        if at > before + 1:
            lines += [f"… {at - before - 1} decisions later, state {_digest(match)} …", ""]
            if at <= len(asked) - END:
                reader.news()  # Too much to tell; what this decision changes is told.
            else:
                reader.forget()
        before = at
        lines += [*reader.news(), *_question(match, at, ask, option), ""]
    ending = match.standings
    assert ending is not None
    lines += [*reader.news(), f"The end: {ending.text} [{ending.rule}]"]
    lines += [f"  {game.names[seat]}: place {place}" for seat, place in enumerate(ending.places)]
    lines += [f"  {feat.name}: {game.names[feat.seat]} [{feat.rule}]" for feat in ending.feats]
    lines += [f"  state {_digest(match)}"]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _its_own(game: Game, ask: Ask, option: Option) -> bool:
    """Whether a game that is made of others asks this by its own rules, and is answered by more than a nod."""
    return bool(game.parts) and ask.rule.startswith(game.prefix) and not option.passes


def _played(match: Match, rng: Random) -> Iterator[tuple[Ask, Option]]:
    """Each decision before it is answered."""
    while not match.over:
        ask = rng.choice(match.asks)
        option = pick(ask, rng) if isinstance(ask.options, Region) else rng.choice(ask.options)
        yield ask, option
        match.answer(option, ask.seat)


def _digest(match: Match) -> str:
    return hashlib.sha256(encode(match.state)).hexdigest()[:12]


def _question(match: Match, at: int, ask: Ask, option: Option) -> list[str]:
    board = match.board(ask.seat)
    said = [each.notation(board) for each in dict.fromkeys(ask.options)]
    if isinstance(ask.options, Region):
        said[SUCH_AS:] = [f"{len(said) - SUCH_AS} more"] if len(said) > SUCH_AS else []
        said.append(f"any {ask.options.verb(board)} X,Y")
    choices = " | ".join(said)
    name = match.game.names[ask.seat]
    others = [match.game.names[each.seat] for each in match.asks if each is not ask]
    also = f" (with {', '.join(others)})" if others else ""
    hint = match.game.hint(board, option)
    return [
        f"{at}. {name}{also}: {ask.prompt} [{ask.rule}]",
        f"   {choices}",
        f"   > {option.notation(board)}: {option.label(board)}" + (f" ({hint})" if hint else ""),
    ]


class _Reader:
    """Tells what has happened and what looks different since it was last asked, for every seat and a spectator."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.readers: tuple[Seat, ...] = (*range(match.state.seats), SPECTATOR)
        self.heard = 0
        self.seen: dict[Seat, dict[str, str]] = {seat: {} for seat in self.readers}

    def forget(self) -> None:
        """After a gap: what happened in it is not told, and everything to be seen is."""
        self.heard = len(self.match.happenings)
        self.seen = {seat: {} for seat in self.readers}

    def name(self, seat: Seat) -> str:
        return "spectator" if seat == SPECTATOR else self.match.game.names[seat]

    def news(self) -> list[str]:
        happened = (self.match.happenings)[self.heard :]
        self.heard += len(happened)
        lines = []
        for past in happened:
            lines += self._grouped({seat: [past.text(seat)] for seat in self.readers}, "*")
        changes = {}
        for seat in self.readers:
            now = _lines(self.match.scene(seat))
            before = self.seen[seat]
            changes[seat] = [f"{key}: {words}" for key, words in now.items() if before.get(key) != words]
            changes[seat] += [f"{key}: gone" for key in before if key not in now]
            self.seen[seat] = now
        return lines + self._grouped(changes, "-")

    def _grouped(self, said: dict[Seat, list[str]], mark: str) -> list[str]:
        """Lines in the order in which they come, each with those who get to see it, or all."""
        who: dict[str, list[Seat]] = {}
        for seat, texts in said.items():
            for text in texts:
                if text:
                    who.setdefault(text, []).append(seat)
        lines = []
        for text, seats in who.items():
            to = "" if len(seats) == len(self.readers) else f"({', '.join(map(self.name, seats))}) "
            lines.append(f"   {mark} {to}{text}")
        return lines


def _lines(scene: Scene) -> dict[str, str]:
    """Everything that is to be seen, but for the plain squares of a board, as one line each.

    Labels say what a screen reader says, and so where a piece stands; where else things are drawn is a matter of looks.
    """
    found = {"headline": scene.headline}
    for thing in scene.things:
        if not (isinstance(thing, Square) and thing.look == "plain"):
            found[thing.id] = thing.label
    for card in scene.hand:
        found[card.id] = f"{card.label}, in hand"
    for panel in scene.seats:
        facts = [
            gauge.said if gauge.words else f"{gauge.of} {gauge.name} {gauge.value}/{gauge.full}".strip()
            for gauge in panel.gauges
        ]
        found[panel.name] = ", ".join([*facts, *panel.notes, *([panel.fared] if panel.fared else [])])
    return found


def game_of(name: str) -> str:
    """The game that a text tells of."""
    game, _, seed = name.rpartition("-")
    return game if seed.isdecimal() else name


def again(folder: Path, name: str, given: Mapping[str, str] = MappingProxyType({})) -> str:
    """The text of that name, as it comes out now: with the given options, or else with those that it was kept with."""
    game = game_of(name)
    seed = SEED if game == name else int(name.rpartition("-")[2])
    return told(GAMES[game], seed, given or noted(folder, name))


def noted(folder: Path, name: str) -> dict[str, str]:
    """The options in the first line of a text that is kept."""
    path = folder / f"{name}.txt"
    first = path.read_text(encoding="utf-8").partition("\n")[0] if path.is_file() else ""
    return dict(words.split("=", 1) for words in first.split("; ")[1:])


def kept(folder: Path) -> list[str]:
    """The names of all texts that there are."""
    return sorted(path.stem for path in folder.glob("*.txt"))


def main(words: list[str]) -> None:
    into = [word.removeprefix("--into=") for word in words if word.startswith("--into=")]
    folder = Path(into[-1] if into else TEXTS)
    words = [word for word in words if not word.startswith("--into=")]
    given = dict(word.split("=", 1) for word in words if "=" in word)
    names = [word for word in words if "=" not in word] or sorted({*GAMES, *kept(folder)})
    for name in names:
        if game_of(name) not in GAMES:
            sys.exit(f"there is no game {game_of(name)!r}; installed are: {', '.join(GAMES)}")
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        (folder / f"{name}.txt").write_text(again(folder, name, given), encoding="utf-8")
        print(f"{folder / name}.txt")


if __name__ == "__main__":
    main(sys.argv[1:])
