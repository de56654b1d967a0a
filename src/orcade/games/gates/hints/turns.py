"""What else a turn brings: dice for actions, doubles, chests, exchange, theft; and who is who."""

from __future__ import annotations

from typing import Final

from orcade.table.odds import percent
from orcade.table.words import counted, listed

from ..answers.choosing import Draw, Pick, StealCard, StealTreasure
from ..answers.common import CHARACTER
from ..answers.exchange import CallOff, Terms
from ..answers.occasions import LetBe
from ..answers.setting_up import Choose, Side
from ..answers.turns import Bandage, End, Loot, Roll, Trade
from ..board import Laid, board
from ..card_looks import full_words
from ..effects import Blast
from ..exchange import outcomes
from ..faces import TREASURE
from ..map_files import sides_of
from ..modifiers import bandage_heals, treasure_limit
from ..odds import DOUBLES, actions, chest
from ..pieces import (
    BOB,
    BRIAN,
    CALLED,
    DAVE,
    GORDO,
    GORDO_TAKES,
    HAND,
    NEWT,
    NEWT_ADDS,
    PETE,
    SARA,
    SARAS_NPCS,
    STEVIL,
    SURVIVED,
    WHAT_NEXT,
    WHETHER_TO_AVERT,
    WHICH_ORC_IS_HIT,
    Siege,
    acting,
    board_of,
    face_of,
    known,
    living,
    may_act,
    named,
    orc_called,
)
from ..walking import away
from ..winning import points, worth
from .attacks import cards_on, spell, wounds_of

POWERS: Final = {
    BOB: "On doubles he may also look at the top card of the Treasure deck and discard it.",
    DAVE: "May start with the Hackmaster +12.",
    SARA: f"Picks up NPCs from the discard pile on chests, and may have {SARAS_NPCS}.",
    BRIAN: "Throws Fireballs without cards.",
    NEWT: f"Adds {NEWT_ADDS} to rolls for actions and for attacks.",
    GORDO: f"Takes one wound of the Gamemaster's in each turn at most; attacks on him are at −{GORDO_TAKES}.",
    STEVIL: "On doubles he may steal a Treasure of its owner's choice, or a random card, instead of drawing.",
    PETE: "On doubles he may make the Gamemaster draw his hand anew.",
}
"""What each character can do (OG 3.1 – OG 3.8)."""
ON_DOUBLES: Final = {
    BOB: ", then a look at the Treasure deck",
    STEVIL: ", or else a theft",
    PETE: ", and may make the Gamemaster draw his hand anew",
}
"""What a power adds to the card, or puts in its place."""


def choose(view: Siege, answer: Choose) -> str:
    """OG 2.2"""
    return POWERS[answer.who]


def side(view: Siege, answer: Side) -> str:
    """OG 10.1: what there is to loot, and how one gets below."""
    own_maps = view.options.own_maps
    alone = board((Laid(answer.side, 0, 0, 0),), own_maps)
    found = [counted(alone.chests.bit_count(), "chest")]
    if alone.stairs:
        found.append(counted(alone.stairs.bit_count(), "staircase"))
    return f"{listed(found)}. {sides_of(own_maps)[answer.side].words}".rstrip()


def roll(view: Siege, answer: Roll) -> str:
    """OG 6.1, OG 6.2"""
    character = acting(view)
    found = actions(view, character)
    card = "a card" if view.gm_drew else "a card each for you and the Gamemaster"
    return (
        f"{found.mean:.0f} actions on average. Doubles ({percent(DOUBLES)}): {card}{ON_DOUBLES.get(character.who, '')}."
    )


def bandage(view: Siege, answer: Bandage) -> str:
    """OG 7.15"""
    character = acting(view)
    healed = min(character.wounds, bandage_heals(view, character))
    return f"Removes {counted(healed, 'wound')} of {character.wounds}. No actions in this turn, and no doubles."


def end(view: Siege, answer: End) -> str:
    """OG 6.3, OG 6.7, OG 9.4, OG-39"""
    if view.asked == WHAT_NEXT:
        left, come = sum(may_act(orc) for orc in view.orcs), view.newcomers
        told = [f"{counted(left, 'orc')} {'has' if left == 1 else 'have'} not acted."] if left else []
        return " ".join([*told, *([f"{counted(come, 'newcomer')} will be lost."] if come else [])])
    words = [f"{counted(view.actions, 'action')} will be lost."] if view.rolled and view.actions > 0 else []
    above = len(acting(view).hand) - HAND
    if above > 0:
        words.append(f"You will have to discard {counted(above, 'card')}.")
    return " ".join(words)


def let_be(view: Siege, answer: LetBe) -> str:
    """OG-49: how near a wound that is taken brings him to death."""
    if view.asked != WHETHER_TO_AVERT:
        return ""
    more = SURVIVED - 1 - named(view, view.about).wounds
    return f"You survive {more} more." if more > 0 else "The next one kills you." if not more else "You die."


def loot(view: Siege, answer: Loot) -> str:
    """OG 7.11, OG 7.12"""
    character = acting(view)
    deck = view.decks[TREASURE]
    top = known(view, deck[-1]) if deck else None
    if top is not None:
        return f"You know what is on top: {full_words(top)}"
    found = chest(view)
    if found is None:
        return "There are no cards left."
    words = (
        f"{percent(found.treasure)} a Treasure, {found.points:.0f} points on average; "
        f"{percent(found.orcs)} orcs; {percent(found.trap)} a Trap."
    )
    limit = treasure_limit(view, character)
    return words + (f" You have {limit} Treasures: one would go." if len(character.treasures) >= limit else "")


def trade(view: Siege, answer: Trade) -> str:
    """OG 7.13"""
    names = treasures_of(view, answer.target)
    return f"Has {listed(names)}." if names else "Has no Treasure."


def treasures_of(view: Siege, target: int) -> list[str]:
    """A character's Treasures, each with its points."""
    faces = [face_of(view, card) for card in named(view, target - CHARACTER).treasures]
    return [f"{face.name} ({face.points})" for face in faces]


def terms(view: Siege, answer: Terms) -> str:
    """OG 7.13: what an exchange does to the points of both."""
    me, other = acting(view), named(view, view.about)
    given = [card for card in answer.cards if card in me.treasures]
    got = [card for card in answer.cards if card not in me.treasures]
    gained = worth(view, got) - worth(view, given)
    words = "No points change hands on balance."
    if gained:
        words = f"You: {gained:+d} points, {CALLED[other.who]}: {-gained:+d}."
    return " ".join((words, *outcomes(view, me, other, given, got)))


def call_off(view: Siege, answer: CallOff) -> str:
    """OG-36"""
    limit = view.options.offer_limit
    return f"Counts as refused: {counted(limit - view.refused - 1, 'offer')} left in this turn." if limit else ""


def draw(view: Siege, answer: Draw) -> str:
    """OG 3.6"""
    return "A Player card." if view.gm_drew else "A Player card; the Gamemaster draws, too."


def steal_treasure(view: Siege, answer: StealTreasure) -> str:
    """OG-9"""
    names = treasures_of(view, answer.target)
    who = CALLED[answer.target - CHARACTER]
    return f"{who} gives one of {listed(names)}." if len(names) > 1 else f"{names[0]}."


def steal_card(view: Siege, answer: StealCard) -> str:
    """OG-9"""
    held = len(named(view, answer.target - CHARACTER).hand)
    return "The only card in that hand." if held == 1 else f"One of {held} cards, by chance."


def how_far(view: Siege, orc: int) -> str:
    """Who is nearest to an orc."""
    far = away(board_of(view), orc_called(view, orc).square)
    nearest = min(living(view), key=lambda who: far[who.square], default=None)
    return "" if nearest is None else f"{CALLED[nearest.who]} is {counted(far[nearest.square], 'action')} away."


def pick(view: Siege, answer: Pick) -> str:
    """OG 7.10, OG-51, OG 9.3"""
    target = answer.target
    if view.asked == WHICH_ORC_IS_HIT:
        effect = face_of(view, view.played[-1]).effect
        assert isinstance(effect, Blast)
        return spell(view, named(view, view.about), effect.needs, target)
    if target < CHARACTER:
        return f"{how_far(view, target)} {cards_on(view, target)}".strip()
    character = named(view, target - CHARACTER)
    if character.dead:
        return f"Dead, with {points(view, character)} points."
    held = counted(len(character.hand), "card")
    return f"{wounds_of(character)}; {points(view, character)} points, {held} in hand."
