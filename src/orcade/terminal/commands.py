"""What a player can type besides answers."""

from __future__ import annotations

import msgspec


class Command(msgspec.Struct, frozen=True):
    """A command; `rest` is what was typed after it."""

    word: str
    usage: str
    about: str
    rest: str = ""
    takes: bool = False
    """Whether words may follow it. Where none may, `board game` is no command."""


OK = "ok"
"""An answer in itself: what is proposed."""

COMMANDS = (
    Command("?", "?", "every answer with what it does", takes=True),
    Command("?", "? ANSWER", "what an answer will do, or why it is not legal now", takes=True),
    Command("rule", "rule, rule ID", "the rule behind the question, or any other", takes=True),
    Command("board", "board", "the board again"),
    Command(
        "look",
        "look SQUARE, AREA or all",
        "of a large board the part around a square, or all of it; an area of a map",
        takes=True,
    ),
    Command(
        "measure",
        "measure A, measure A B",
        "distances in inches from a piece or point A; nobody else hears",
        takes=True,
    ),
    Command(
        "passing",
        "passing, passing HOW",
        "what is answered by itself: idle (only answers), never, turn (all until your turn), unless WORDS",
        takes=True,
    ),
    Command("hand", "hand", "your cards with their text"),
    Command("seats", "seats", "who plays whom"),
    Command("log", "log, log 50, log all", "what has happened", takes=True),
    Command("score", "score", "of a campaign: standings, feats, and what happened"),
    Command("undo", "undo", "take the last answer back, where no die, card or other player came after it"),
    Command("save", "save, save FILE", "write the match to a file; it can be resumed and watched", takes=True),
    Command("away", "away", "leave for now: a bot plays for you until you are back"),
    Command("back", "back, back NAME", "who had left for now plays again", takes=True),
    Command("resign", "resign", "give up; asks first"),
    Command("quit", "quit", "leave; asks first, and saves"),
    Command("help", "help", "this list"),
)

OTHER_WORDS = {"exit": "quit", "leave": "quit", "rules": "rule", "cards": "hand", "why": "?", "who": "seats"}


def read_command(said: str) -> Command | None:
    """The command that some words mean; None where they mean none."""
    if said.startswith("?"):
        return msgspec.structs.replace(COMMANDS[0], rest=said[1:].strip())
    word, _, rest = said.partition(" ")
    word = OTHER_WORDS.get(word.lower(), word.lower())
    for command in COMMANDS:
        if command.word == word and (command.takes or not rest.strip()):
            return msgspec.structs.replace(command, rest=rest.strip())
    return None
