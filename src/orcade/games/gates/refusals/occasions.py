"""What is asked now, and what bars every answer of a kind because something else is."""

from __future__ import annotations

from typing import Final

from orcade.table.game import Why
from orcade.table.requests import Option

from ..answers.choosing import At, Discard, Draw, Enough, Give, Keep, Pick, StealCard, StealTreasure, Take
from ..answers.exchange import CallOff, Terms
from ..answers.gamemaster import Charge, ChargeAt, Done, Enter, Mob, Next
from ..answers.occasions import LetBe, LoseNpc, No, Yes
from ..answers.setting_up import Choose, Lay, Name, Side
from ..answers.turns import (
    Bandage,
    Cast,
    End,
    Fight,
    Fireball,
    Go,
    Loot,
    PickUp,
    Play,
    Roll,
    Shoot,
    Spree,
    Strike,
    Trade,
)
from ..pieces import (
    CALLED,
    WHAT_FIRST,
    WHAT_NEXT,
    WHAT_NOW,
    WHAT_ORC_DOES,
    WHAT_TERMS,
    WHAT_TO_DISCARD,
    WHAT_TO_STEAL,
    WHERE_ORC_COMES,
    WHERE_TO_LAY,
    WHERE_TO_RETURN,
    WHERE_TO_SLEEP,
    WHERE_TO_START,
    WHERE_TO_STEP,
    WHETHER_AGAIN,
    WHETHER_TO_AGREE,
    WHETHER_TO_AVERT,
    WHETHER_TO_CANCEL,
    WHETHER_TO_KEEP_TOP,
    WHETHER_TO_REDRAW,
    WHETHER_TO_REVIVE,
    WHETHER_TWELVE,
    WHICH_CHARACTER,
    WHICH_CHARACTER_FOR,
    WHICH_NPC_DESERTS,
    WHICH_NPC_GOES,
    WHICH_ORC_FOR,
    WHICH_ORC_IS_HIT,
    WHICH_OTHER_CHARACTER,
    WHICH_SIDE,
    WHICH_TREASURE_GOES,
    WHICH_TREASURE_TO_GIVE,
    WHICH_TREASURE_TO_KEEP,
    WHICH_TREASURE_TO_TAKE,
    WHO_IS_HIT,
    WHO_LAYS,
    Siege,
)

Kinds = tuple[type[Option], ...]

ACTIONS: Final[Kinds] = (Go, Strike, Fight, Spree, Shoot, Fireball, Loot, Trade, Cast)
"""Answers that cost a character actions (OG 6.7)."""
FREE: Final[Kinds] = (Play, PickUp, End)
"""Answers of a player's turn that cost none."""
SQUARE_QUESTIONS: Final = frozenset(
    (WHERE_TO_START, WHERE_ORC_COMES, WHERE_TO_SLEEP, WHERE_TO_STEP, WHERE_TO_RETURN),
)
"""Those that ask for one of `Siege.squares`."""
MAIN: Final[dict[int, Kinds]] = {
    WHAT_FIRST: (Roll, Bandage, *FREE),
    WHAT_NOW: (*ACTIONS, *FREE),
    WHAT_NEXT: (Next, Enter, Play, Charge, ChargeAt, Mob, End),
    WHAT_ORC_DOES: (Go, Strike, Play, Done, Charge, Next),
}
"""The questions of a turn: their answers."""
WITHIN: Final[dict[int, tuple[Kinds, str, str]]] = {
    WHICH_CHARACTER: ((Choose,), "first choose a character", "OG 2.2"),
    WHICH_SIDE: ((Side,), "first choose which side of which section is laid", "OG 4.1"),
    WHERE_TO_LAY: ((Lay,), "first say where the section lies, and which way round", "OG-12"),
    WHO_LAYS: ((Name,), "first name who lays the third section", "OG 4.1"),
    WHERE_TO_START: ((At,), "first say where {} starts", "OG 4.3"),
    WHETHER_TWELVE: ((Yes, No), "first say whether Dave starts with the +12", "OG 3.4"),
    WHETHER_AGAIN: ((LetBe, Play), "first say whether the d20 is rolled again", "OG-50"),
    WHETHER_TO_CANCEL: ((LetBe, Play), "first say whether you cancel the card that has been played", "OG-50"),
    WHETHER_TO_AVERT: ((LetBe, LoseNpc, Play), "first say whether {} averts the wound", "OG-49"),
    WHETHER_TO_REVIVE: ((LetBe, Play), "first say whether a card brings {} back", "OG 6.6"),
    WHO_IS_HIT: ((Pick,), "first say whom {} has struck by mistake", "OG 7.10"),
    WHAT_TO_DISCARD: ((Discard,), "first say which card you discard", "OG 6.3"),
    WHICH_TREASURE_GOES: ((Discard,), "first say which Treasure goes", "OG 7.12"),
    WHICH_NPC_GOES: ((Discard,), "first say which NPC goes", "OG-20"),
    WHICH_NPC_DESERTS: ((Discard,), "first say which NPC deserts {}", "OG 9.3"),
    WHAT_TERMS: ((Terms, CallOff), "first say what you offer {}, and for what", "OG 7.13"),
    WHETHER_TO_AGREE: ((Yes, No), "first say whether {} agrees", "OG 7.13"),
    WHETHER_TO_KEEP_TOP: ((Yes, No), "first say whether Bob discards the Treasure card", "OG 3.3"),
    WHAT_TO_STEAL: (
        (Draw, StealTreasure, StealCard),
        "first say whether Stevil draws a card, or from whom he steals one",
        "OG 3.6",
    ),
    WHICH_TREASURE_TO_GIVE: ((Give,), "first say which Treasure {} gives Stevil", "OG-9"),
    WHETHER_TO_REDRAW: ((Yes, No), "first say whether the Gamemaster draws his hand anew", "OG 3.7"),
    WHICH_ORC_IS_HIT: ((Pick, Enough), "first say at which orc the spell is cast", "OG-51"),
    WHICH_CHARACTER_FOR: ((Pick,), "first say which character the card is for", "OG-50"),
    WHICH_OTHER_CHARACTER: ((Pick,), "first say with whom {} changes places", "OG 9.3"),
    WHICH_ORC_FOR: ((Pick,), "first say which orc the card is for", "OG 9.3"),
    WHERE_TO_SLEEP: ((At,), "first say around which square the orcs fall asleep", "OG-51"),
    WHERE_TO_STEP: ((At,), "first say where {} appears", "OG-51"),
    WHERE_TO_RETURN: ((At,), "first say where {} returns", "OG-44"),
    WHICH_TREASURE_TO_TAKE: ((Take,), "first say which Treasure {} takes", "OG 6.6"),
    WHICH_TREASURE_TO_KEEP: ((Keep,), "first say which Treasure {} keeps", "OG 6.6"),
    WHERE_ORC_COMES: ((At,), "first say where the orc comes", "OG-34"),
}
"""All other questions: the answers to each, what is told about others, and the rule."""
ELSEWHERE: Final[dict[type[Option], tuple[str, str]]] = {
    Choose: ("characters are chosen before the game", "OG 2.2"),
    Side: ("the map is laid before the game", "OG 4.1"),
    Lay: ("the map is laid before the game", "OG 4.1"),
    Name: ("the map is laid before the game", "OG 4.1"),
    At: ("squares are named when somebody is put there; to walk, say go", "OG 7.1"),
    Yes: ("there is nothing to say yes or no to", "OG 6.7"),
    No: ("there is nothing to say yes or no to", "OG 6.7"),
    LetBe: ("there is nothing to let pass", "OG-50"),
    LoseNpc: ("an NPC dies instead of a wound that you are about to take", "OG 6.4"),
    Pick: ("nobody has to be named now", "OG-50"),
    Enough: ("no spell is being cast", "OG-51"),
    Discard: ("nothing has to be discarded now, and nobody may simply drop a card", "OG 6.3"),
    Take: ("a Treasure is taken when a card says so", "OG 6.6"),
    Give: ("a Treasure is given when Stevil steals", "OG-9"),
    Keep: ("a Treasure is kept in death when a card says so", "OG 6.6"),
    StealTreasure: ("Stevil steals when he has rolled doubles", "OG 3.6"),
    StealCard: ("Stevil steals when he has rolled doubles", "OG 3.6"),
    Draw: ("a card is drawn for doubles", "OG 6.2"),
    CallOff: ("no offer is being made", "OG 7.13"),
    Terms: ("first say with whom you trade: trade …", "OG 7.13"),
    Next: ("only the Gamemaster moves orcs, in his turn", "OG 9.4"),
    Enter: ("newcomers enter in the Gamemaster's turn", "OG 9.1"),
    Done: ("only the Gamemaster moves orcs, in his turn", "OG 9.4"),
    Charge: ("only the Gamemaster moves orcs, in his turn", "OG 9.4"),
    ChargeAt: ("only the Gamemaster moves orcs, in his turn", "OG 9.4"),
    Mob: ("only the Gamemaster moves orcs, in his turn", "OG 9.4"),
    Roll: ("only characters roll for actions", "OG 6.1"),
    Bandage: ("only characters bandage wounds", "OG 7.15"),
    Go: ("first say which orc acts: next …", "OG 9.4"),
    Strike: ("first say which orc acts: next …", "OG 9.4"),
    Shoot: ("orcs move and attack hand to hand, nothing else", "OG 9.4"),
    Fight: ("orcs move and attack hand to hand, nothing else", "OG 9.4"),
    Spree: ("orcs move and attack hand to hand, nothing else", "OG 9.4"),
    Fireball: ("orcs move and attack hand to hand, nothing else", "OG 9.4"),
    Loot: ("orcs move and attack hand to hand, nothing else", "OG 9.4"),
    Trade: ("orcs move and attack hand to hand, nothing else", "OG 9.4"),
    Cast: ("orcs move and attack hand to hand, nothing else", "OG 9.4"),
    PickUp: ("only Sara picks up NPCs", "OG 3.2"),
}
"""What is told about an answer that is not asked for in a turn."""


def untimely(view: Siege, kind: type[Option]) -> Why | None:
    """What bars every answer of this kind, because something else is asked."""
    asked = view.asked
    if asked in MAIN:
        return None if kind in MAIN[asked] else _in_turn(view, kind)
    kinds, text, rule = WITHIN[asked]
    if kind in kinds:
        return None
    return Why(text.format(CALLED[view.about]), rule)


def _in_turn(view: Siege, kind: type[Option]) -> Why:
    """What is told about an answer that is none to the question of a turn."""
    if view.asked == WHAT_FIRST and kind in ACTIONS:
        return Why("first roll for actions", "OG 6.1")
    if view.asked == WHAT_NOW and kind in (Roll, Bandage):
        if not view.rolled:
            return Why("you have bandaged your wounds instead of rolling", "OG 7.15")
        if kind is Roll:
            return Why("you have rolled in this turn", "OG 6.1")
        return Why("wounds are bandaged instead of rolling for actions, not after it", "OG 7.15")
    if view.asked == WHAT_ORC_DOES and kind in (Enter, ChargeAt, Mob, End):
        return Why(f"orc {view.acting + 1} acts; what it does is done before anything else: done", "OG 9.4")
    if view.asked == WHAT_NEXT and kind is Done:
        kind = Go
    return Why(*ELSEWHERE[kind])


def no_actions(view: Siege) -> Why | None:
    """What bars everything that costs an action."""
    if view.actions > 0:
        return None
    if view.asked == WHAT_NOW and not view.rolled:
        return Why("you have bandaged your wounds: no actions in this turn", "OG 7.15")
    return Why("no action is left", "OG 6.7" if view.asked == WHAT_NOW else "OG 9.4")


def occupied(rule: str = "OG 7.2") -> Why:
    """What bars everything but moving on an occupied square."""
    return Why("the square is occupied: only moving is possible there", rule)
