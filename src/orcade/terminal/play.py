"""A match on the terminal: people at this screen and bots, question after question until it is over."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

from msgspec.structs import replace

from ..bots import STAND_IN, Bot, BotFailed, bot
from ..table.course import Course
from ..table.dice import Stream
from ..table.entries import TookBack
from ..table.errors import OrcadeError, Refused
from ..table.region import Place
from ..table.requests import SPECTATOR, Ask, Option, Seat
from ..table.scene import Scene
from ..table.walks import walk_to, ways
from . import info_commands, show
from .commands import COMMANDS, OK, Command, read_command
from .company import Company
from .going_on import GoingOn, proposed
from .input import Reader
from .measure import measurable
from .output import Output
from .passing import Passing, UnknownWish
from .saving import Saving
from .seats import Sitter
from .shared_screen import SharedScreen
from .signals import HungUp, hangups

YES = ("y", "yes")
FEW = 4
"""Points that are named when it is asked which is meant."""


class Left(Exception):
    """The players leave; the match is saved already, or need not be."""


class Play:
    """A match while it is played at the terminal."""

    def __init__(
        self,
        course: Course,
        sitters: Sequence[Sitter],
        output: Output,
        reader: Reader,
        *,
        file: Path | None = None,
        aloud: bool = False,
        repeatable: bool = False,
        resumed: bool = False,
    ) -> None:
        """The course of a match that is on, and who answers for its seats.

        `file`: where the record is saved after every answer. `aloud`: the board is told in sentences, once and when
        asked for. `repeatable`: bots count iterations, not seconds. `resumed`: it goes on where it was saved.
        """
        self.course = course
        self.match = match = course.match
        self.game = match.game
        self.company = Company(course, sitters, output)
        self.output = output
        self.reader = reader
        self.resumed = resumed
        stream = match.chance
        assert isinstance(stream, Stream)
        self.stream = stream
        self.saving = Saving(course, self.company, output, file, resumed)
        self.screen = SharedScreen(match, self.company, output, reader)
        self._bots: dict[str, Bot] = {}
        self._timed = not repeatable
        self._random = random.Random(b"bots" + stream.seed)
        self._aloud = aloud
        self._heard: dict[Seat, Scene] = {}
        """By seat: the scene that it was shown last; none where it has not been shown the whole board yet."""
        self._offer = ""
        """The notation of a legal point near one that was refused."""
        self._row: list[str] = []
        """Answers that were typed in one line and are still to be given."""
        self._passing = Passing(match.game)
        self._going = GoingOn()
        self._asked_again = False
        """Whether the next question is one whose answer was taken back: it does not pass by itself."""
        self._told: set[str] = set()
        """What was said once, and need not be said again."""

    # From beginning to end.

    def run(self) -> int:
        """Play to the end or until everybody leaves; the exit code. Nothing that was answered is lost."""
        self.output.introduce(self.company.fighters)
        with hangups():
            try:
                self._opening()
                while not self.saving.finished:
                    self._one_answer()
                self._closing()
            except Left:
                pass
            except (HungUp, EOFError, KeyboardInterrupt, OSError):  # OSError: the terminal itself is gone.
                self.saving.on_leaving()
            except OrcadeError:
                self.saving.on_leaving()
                raise
            except Exception as wrong:
                raise self.saving.internal_error(wrong) from wrong
        return 0

    def _one_answer(self) -> None:
        asks = self.match.asks
        ask = next((each for each in asks if self.company.sitters[each.seat].here), asks[0])
        try:
            if self.company.sitters[ask.seat].here:
                self._ask(ask)
            else:
                self._bot_answers(ask)
        except KeyboardInterrupt:
            self.output.say()
            if self._going.stop():
                self.output.say("Stopped: you are asked again.")
            elif self.company.people:
                self._quit(ask.seat)
            elif not self.company.away or not self._sure(f"Is {' or '.join(self.company.away)} back?"):
                raise
            else:
                self.company.come_back("")

    def scene(self, seat: Seat) -> Scene:
        """What a seat sees; where time runs, the headline tells how much is left."""
        scene = self.match.scene(seat)
        left = "" if self.match.over else scene.time_left(60 * self.stream.minutes())
        return replace(scene, headline=f"{scene.headline}, {left}") if left else scene

    # Opening and closing.

    def _opening(self) -> None:
        output, people = self.output, self.company.people
        output.say(f"{self.game.title}", style="bold")
        output.say(self.game.blurb)
        for seat, sitter in enumerate(self.company.sitters):
            here = " – you" if sitter.here and len(people) == 1 else " – at this screen" if sitter.here else ""
            output.say(f"  {output.mark(seat)}{self.company.who(seat)}{here}")
        output.say()
        output.say("The dice are promised: the SHA-256 of their seed, which is told at the end, is", style="dim")
        output.say(self.stream.commitment, style="dim")
        output.say("The seal of the match, to check its record with, is", style="dim")
        output.say(self.saving.record().seal, style="dim")
        if self.resumed:
            output.say("The match goes on where it was left.")
            for seat in people or [SPECTATOR]:
                self.screen.knows_all_but(seat, info_commands.PAGE // 2)
        elif people:
            output.say("Type an answer or its number. ? explains the answers, help tells of all the rest.")
        if not people:
            output.say("Nobody here plays: you watch. ctrl-C leaves.")

    def _closing(self) -> None:
        ending = self.saving.ending
        everybody = self.company.people or [SPECTATOR]
        eyes = everybody[0] if len(everybody) == 1 else SPECTATOR
        if len(everybody) > 1:
            self.screen.reads_as(eyes, everybody)
        self.screen.news(eyes)
        self.output.say()
        show.board(self.output, self.scene(eyes), aloud=self._aloud)
        self.output.say()
        assert ending is not None
        show.ending(self.output, ending, self.company.everybody(), self.match)
        if self.game.scoreboard is not None:
            self.output.say()
            info_commands.score(self.output, self.match, eyes, self.company.everybody())
        self.output.say()
        self.output.say("The seed of the dice was", style="dim")
        self.output.say(self.stream.seed.hex(), style="dim")
        self.output.say("The seal of its record is now", style="dim")
        self.output.say(self.saving.record().closing, style="dim")
        self._offer_record()

    def _offer_record(self) -> None:
        if self.saving.file is not None:
            self.saving.save()
            self.output.say(f"The record is in {self.saving.file}. {self.saving.what_next(self.saving.file)}")
            return
        if not self.company.people:
            return
        while True:
            said = self.reader.read("Save the record? A file name, or Enter for none: ").strip()
            if not said:
                return
            if self.saving.save_as(said, self._sure):
                return

    # A person's turn.

    def _ask(self, ask: Ask) -> None:
        """Show a person where the match stands and what is asked, until he answers or the table changes."""
        seat = ask.seat
        if self._passes(ask):
            return
        self.screen.hand_over(ask)
        self.screen.news(seat)
        options = show.legal(self.match, ask)
        if not self._row and (goes := self._going.next(self.match, ask, waits=not self.output.plain)):
            self.output.say(f"> {goes}, as before", style="dim")
            self._row = [goes]
        if self._row and self._go_on(ask, options):
            return
        self._show(ask)
        version = self.match.version
        words = self._words(options, ask)
        while self.match.version == version and self.company.sitters[seat].here:
            said = self.reader.read(f"{self.output.mark(seat)}{self.company.who(seat)}> ", words, seat).strip()
            command = None if show.exact(options, said) else read_command(said)
            if command is not None:
                self._obey(command, ask, options)
                continue
            typed, *row = (part.strip() for part in said.split(";"))
            meant = self._meant(ask, typed)
            said, *row = (*self._steps(ask, options, meant), *row)
            found = self._find(ask, options, said)
            if len(found) == 1:
                if lasts := self._going.takes(self.match, ask, meant.lower(), found[0].say):
                    self.output.say(f"This goes on {lasts}; ctrl-C stops it.", style="dim")
                self._row = [part for part in row if part]
                self._answer(ask, found[0], said if meant == typed else typed)
            elif found:
                self._which(found)
            elif said:
                self._about(ask, said)

    def _passes(self, ask: Ask) -> bool:
        """Answer what the player does not wish to be asked about: occasions, and where there is only one answer.

        Where several play at this screen all are asked: who is not would be known to have nothing to play.
        """
        again, self._asked_again = self._asked_again, False
        if again or self._row or len(self.company.people) > 1:
            return False
        usual = self.game.wanted(self.match.board(ask.seat), ask) if ask.about else None
        option = self._passing.lets_go(ask, usual)
        if option is None:
            return False
        if option.passes or option.idle:
            why = "You had nothing to play" if len(ask.options) == 1 else "It hardly mattered"
            self._tell_once(f"{why}, so it passed by itself. passing never, if you wish to be asked.")
        else:
            self.screen.news(ask.seat)
            self._tell_once(
                "Where there is only one answer, it is given by itself. passing never, if you wish to be asked."
            )
            self.output.say(f"> {option.notation(self.match.board(ask.seat))}", style="dim")
        self.match.answer(option, ask.seat)
        self.saving.save()
        return True

    def _tell_once(self, words: str) -> None:
        """Why something was answered by itself, and how that is changed."""
        if words not in self._told:
            self._told.add(words)
            self.output.say(words)

    def _find(self, ask: Ask, options: Sequence[show.Legal], said: str) -> list[show.Legal]:
        """What some words can mean: an option, a point that is legal, or the point that was offered instead of one."""
        if show.exact(options, said) is None:
            offered = self._offer if said.lower() in YES else ""
            words = offered or show.unlisted(self.match, ask, said)
            if words:
                try:
                    option = self.match.read(ask, words)
                except Refused:
                    return []
                return [show.Legal(option.notation(self.match.board(ask.seat)), option)]
        return show.find(options, said)

    def _meant(self, ask: Ask, said: str) -> str:
        """What is proposed, for "ok"; else the words themselves."""
        if said.lower() != OK:
            return said
        return proposed(self.match, ask).say or said

    def _steps(self, ask: Ask, options: Sequence[show.Legal], said: str) -> list[str]:
        """The answers that some words stand for: the steps of a walk, else the words themselves."""
        walk = None if self._find(ask, options, said) else walk_to(self.match, ask, said)
        if walk is None:
            return [said]
        board = self.match.board(ask.seat)
        return [step.notation(board) for step in walk.steps]

    def _which(self, found: Sequence[show.Legal]) -> None:
        """Say which answers the words could mean."""
        if len(found) > FEW and all(isinstance(each.option, Place) for each in found):
            self.output.say("Where? Its number in the list, or two numbers: inches from the left, inches from the top.")
        else:
            self.output.say(f"Which? {', '.join(each.say for each in found)}", indent=2)

    def _about(self, ask: Ask, said: str, option: Option | None = None) -> None:
        """Say what an answer will do, or why it is not legal; a legal point near it can then be taken with yes."""
        words = show.unlisted(self.match, ask, said) or said
        self._offer = show.about(self.output, self.match, ask, words, option)
        show.trace(self.output, self.match, ask, words, option, aloud=self._aloud)

    def _go_on(self, ask: Ask, options: Sequence[show.Legal]) -> bool:
        """Give the next of several answers that were typed in a row; False where the row ends here."""
        said, *row = self._row
        said, *self._row = (*self._steps(ask, options, self._meant(ask, said)), *row)
        found = self._find(ask, options, said)
        if len(found) == 1:
            self.output.say(f"> {found[0].say}", style="dim")
            self._answer(ask, found[0], found[0].say)
            return True
        self._about(ask, said)
        self._row = []
        return False

    def _show(self, ask: Ask) -> None:
        """Show the board, then what is asked. Read aloud, the whole board is told once, and later when asked for.

        In an occasion to interrupt, the news have told what is new, and the board is not drawn again.
        """
        scene = self.scene(ask.seat)
        if self._aloud and ask.seat in self._heard:
            self.output.say()
            show.brief(self.output, scene, self._heard[ask.seat])
        elif not ask.about or ask.seat not in self._heard:
            self.output.say()
            show.board(self.output, scene, aloud=self._aloud)
        self._heard[ask.seat] = scene
        self._prompt(ask)
        show.question(self.output, self.match, ask, show.legal(self.match, ask), aloud=self._aloud)

    def _prompt(self, ask: Ask) -> None:
        name = self.company.names[ask.seat]
        lead = "" if name in ask.prompt else f"{name}: "
        self.output.say()
        rule = "" if self.scene(ask.seat).closed else f" [{ask.rule}]"
        self.output.say(f"{self.output.mark(ask.seat)}{lead}{ask.prompt}{rule}", style="bold")

    def _words(self, options: Sequence[show.Legal], ask: Ask) -> list[tuple[str, str]]:
        view = self.match.board(ask.seat)
        answers = [(each.say, self.game.hint(view, each.option) or each.option.label(view)) for each in options]
        why = [(f"? {say}", about) for say, about in answers]
        answers += [(way.say, way.hint) for way in ways(self.match, ask)]
        answers.append((OK, "what is proposed"))
        far = [(f"measure {name}", "how far it is") for name in measurable(self.scene(ask.seat))]
        return [*answers, *((command.word, command.about) for command in COMMANDS), *why, *far]

    def _answer(self, ask: Ask, chosen: show.Legal, said: str) -> None:
        if chosen.say.lower() != " ".join(said.lower().split()):
            self.output.say(f"  {chosen.say}", style="dim")
        self.screen.answers(ask)
        self._offer = ""
        length = len(self.match.tape)
        self.match.answer(chosen.option, ask.seat)
        self.saving.save()
        if not self._row:
            self.output.say()
        elif len(self.match.tape) > length + 1 or all(each.seat != ask.seat for each in self.match.asks):
            self.output.say(f"(Look first: what follows is not done: {'; '.join(self._row)})")
            self._row = []

    # Commands.

    def _obey(self, command: Command, ask: Ask, options: Sequence[show.Legal]) -> None:
        output, match, seat = self.output, self.match, ask.seat
        match command.word:
            case "?" if command.rest:
                found = self._find(ask, options, command.rest)
                self._about(ask, command.rest, found[0].option if len(found) == 1 else None)
            case "?":
                self._prompt(ask)
                show.choices(output, match, ask, options)
            case "help":
                show.help(output)
            case "rule" if self.scene(ask.seat).closed:
                output.say("The rulebook is closed to you. Ask the Gamemaster.")
            case "rule":
                info_commands.rule(output, self.game, command.rest or ask.rule)
            case "board":
                show.board(output, self.scene(seat), aloud=self._aloud)
            case "look":
                show.look(output, self.scene(seat), command.rest)
            case "measure":
                info_commands.distances(output, match, seat, command.rest)
            case "passing":
                self._wish(command.rest)
            case "hand":
                show.hand(output, match.scene(seat))
            case "seats":
                for each in range(len(self.company.sitters)):
                    output.say(f"  {output.mark(each)}{self.company.who(each)}")
            case "log":
                info_commands.log(output, match, seat, command.rest)
            case "score":
                info_commands.score(output, match, seat, self.company.everybody())
            case "undo":
                self._undo(seat)
            case "save":
                self.saving.save_as(command.rest, self._sure)
            case "away":
                self.company.leave(seat)
                self._row = []
            case "back":
                self.company.come_back(command.rest)
            case "resign":
                self._resign(seat)
            case "quit":
                self._quit(seat)

    def _wish(self, words: str) -> None:
        """What is answered by itself from now on."""
        try:
            self.output.say(self._passing.wish(words))
        except UnknownWish as unknown:
            self.output.say(f"{str(unknown)[:1].upper()}{str(unknown)[1:]}.", style="red")

    def _undo(self, seat: Seat) -> None:
        """Take back the last answer that was given at this screen, where that betrays nothing."""
        given = [entry for entry in self.match.tape if isinstance(entry, tuple)]
        whose = seat
        if given and self.company.sitters[given[-1][0]].here:
            whose = given[-1][0]
        try:
            self.course.note(TookBack(seat=whose))
        except Refused as refused:
            self.output.say(f"That cannot be taken back: {refused}.", style="red")
            return
        self._asked_again = True
        self._going.stop()
        self.output.say(f"{self.game.names[whose]} takes the last answer back.")
        self.screen.taken_back()
        self.saving.save()

    def _resign(self, seat: Seat) -> None:
        name = self.game.names[seat]
        if not self._sure(f"Does {name} give up?"):
            return
        self.company.give_up(seat)
        last = "" if self.saving.finished else f" Until the end the {STAND_IN} bot plays on."
        self.output.say(f"{name} gives up and will rank last.{last}")
        self.saving.save()

    def _quit(self, seat: Seat) -> None:
        """Leave, after asking; an unfinished match is saved unless nothing was answered."""
        if self.saving.unsaved:
            words = "Leave the table? yes saves the match and leaves, no plays on: "
        else:
            words = "Leave the table? yes or no: "
        if self._sure(words):
            self.saving.on_leaving()
            raise Left

    def _sure(self, words: str) -> bool:
        ask = words if words.endswith(": ") else f"{words} yes or no: "
        while True:
            try:
                said = self.reader.read(ask, (("yes", ""), ("no", "")), SPECTATOR).strip().lower()
            except KeyboardInterrupt:
                raise HungUp from None
            if said in YES:
                return True
            if said in ("n", "no", ""):
                return False
            self.output.say("Please say yes or no.")

    # Bots.

    def _bot_answers(self, ask: Ask) -> None:
        seat = ask.seat
        level = self.company.sitters[seat].level
        if level not in self._bots:
            self._bots[level] = bot(level, timed=self._timed)
        people = self.company.people
        failed = ""
        self.output.flush()
        with self.output.thinking(f"{self.game.names[seat]} is thinking …") or nullcontext():
            try:
                option = self._bots[level].choose(self.match, seat, self._random)
            except BotFailed as wrong:
                option = bot("random").choose(self.match, seat, self._random)
                failed = f"{wrong}. Instead it gives any answer."
        if failed:
            self.output.say(failed)
        self.match.answer(option, seat)
        if len(people) < 2:
            self.screen.news(people[0] if people else SPECTATOR)
