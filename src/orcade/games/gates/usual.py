"""What one mostly wants to answer, where no plan does it (`Game.usual`)."""

from __future__ import annotations

from orcade.table.floor import bits
from orcade.table.grid import NOWHERE, Square
from orcade.table.requests import Ask, Option

from .answers.common import CHARACTER
from .answers.gamemaster import CHARGE
from .answers.occasions import NO, YES
from .answers.setting_up import CHOOSE
from .answers.turns import BANDAGE, END, FIGHT, FIREBALL, GO, PLAY, ROLL, STRIKE
from .answers.turns import LOOT as SEARCH
from .attacks import orc_targets, strike_targets
from .effects import Orcs
from .faces import LOOT
from .hackmaster_cards import playable_now
from .modifiers import orc_needs, spell_needs, strike_needs
from .odds import threats
from .pieces import (
    BRIAN,
    DAVE,
    GORDO,
    SURVIVED,
    WHAT_FIRST,
    WHAT_NEXT,
    WHAT_NOW,
    WHAT_ORC_DOES,
    WHETHER_TO_KEEP_TOP,
    WHETHER_TWELVE,
    WHICH_CHARACTER,
    WHICH_TREASURE_GOES,
    WHO_LAYS,
    Siege,
    acting,
    alone,
    board_of,
    character_squares,
    face_of,
    known,
    named,
    orc_called,
    orc_squares,
)
from .spells import brians, fireball_targets
from .walking import away, goals, orc_goals

SIMPLE = (BRIAN, GORDO, DAVE)
"""Characters whose powers are plain, the first one best."""


def usual(view: Siege, ask: Ask) -> Option | None:
    """What may be given of that."""
    if view.asked == WHICH_TREASURE_GOES:
        return min(ask.options, key=lambda option: face_of(view, option.card).points)  # type: ignore[attr-defined]
    if view.asked == WHICH_CHARACTER:
        return next((CHOOSE[who] for who in SIMPLE if CHOOSE[who] in ask.options), ask.options[0])
    if view.asked == WHO_LAYS:
        return ask.options[0]
    found = wished(view)
    if found in ask.options:
        return found
    return END if view.asked == WHAT_NEXT else None  # nobody is left to be sent


def wished(view: Siege) -> Option | None:
    """What is wished for; None where that is a matter of taste."""
    if view.asked == WHAT_FIRST:
        character = acting(view)
        return ROLL if not character.wounds or threats(view, character, character.square) else BANDAGE
    if view.asked == WHETHER_TWELVE:
        return YES
    if view.asked == WHAT_NOW:
        return now(view)
    if view.asked == WHAT_NEXT:
        bring = [card for card in view.gm_hand if type(face_of(view, card).effect) is Orcs and playable_now(view, card)]
        return PLAY[bring[0]] if bring else CHARGE
    if view.asked == WHETHER_TO_KEEP_TOP:
        top = known(view, view.subject)
        return NO if top is not None and top.kind == LOOT else YES
    return best_blow(view) if view.asked == WHAT_ORC_DOES else None


def now(view: Siege) -> Option | None:
    """Who stands on a chest searches it, who has struck at an orc strikes on, and who stands beside one strikes; not
    with the last wound that he can bear. Brian's Fireball hits where a blow does not so well."""
    character = acting(view)
    if view.actions <= 0:
        return END
    if not alone(view, character.square):
        return off(view, character.square, goals(view, character))
    targets = strike_targets(view, character)
    if not targets:
        return SEARCH
    if character.wounds >= SURVIVED:
        return None
    blow = min(targets, key=lambda target: strike_needs(view, character, target))
    burnt = fireball_targets(view, character)
    if burnt:
        printed = brians(view.options.own_decks).needs
        best = min(burnt, key=lambda target: spell_needs(view, character, printed, target))
        if spell_needs(view, character, printed, best) < strike_needs(view, character, blow):
            return FIREBALL[best]
    return FIGHT if view.foe in targets and view.actions > 1 else STRIKE[blow]


def off(view: Siege, here: Square, there: int) -> Option | None:
    """Whoever stands on an occupied square can but go on: to the nearest free one."""
    taken = orc_squares(view) | character_squares(view)
    near = away(board_of(view), here)
    to = min(bits(there & ~taken), key=near.__getitem__, default=NOWHERE)
    return None if to == NOWHERE else GO[to]


def best_blow(view: Siege) -> Option | None:
    """At whom an orc hits most easily."""
    orc = orc_called(view, view.acting)
    if not alone(view, orc.square):
        return off(view, orc.square, orc_goals(view, orc, view.actions))
    targets = orc_targets(view, orc)
    if not targets:
        return None
    return STRIKE[min(targets, key=lambda target: orc_needs(view, orc, named(view, target - CHARACTER)))]
