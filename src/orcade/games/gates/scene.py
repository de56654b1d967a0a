"""What there is to see at the gates: the map with all figures on it, and what lies beside it."""

from __future__ import annotations

from msgspec.structs import replace

from orcade.table.grid import NOWHERE
from orcade.table.requests import Seat
from orcade.table.scene import Scene
from orcade.table.things import Caption, Card, Piece, Thing
from orcade.table.words import counted, listed

from .answers.common import CHARACTER, figure_id, panel_id, target_slug
from .cards_shown import hand, laid_out
from .headlines import POWERS, aim, headline, until
from .laying_shown import laying
from .map_shown import shown_ground
from .modifiers import against_character, toughness
from .orders import waiting
from .panels import look_of, panel
from .pieces import (
    CALLED,
    CHOOSING,
    LAYING,
    NAMES,
    ROLLING_OFF,
    SLUGS,
    WHAT_NEXT,
    WHAT_NOW,
    WHAT_ORC_DOES,
    WHERE_ORC_COMES,
    WHERE_TO_RETURN,
    WHERE_TO_SLEEP,
    WHERE_TO_START,
    WHERE_TO_STEP,
    Character,
    Orc,
    Siege,
    acting,
    board_of,
    players_turn,
    rulebook_closed,
)
from .winning import points

BEYOND = {
    WHAT_NOW: ", or any square to go towards",
    WHAT_ORC_DOES: ", or any square to go towards",
    WHAT_NEXT: ", or where all orcs go",
}
"""By question: what comes of a square that may not be chosen (`farther.py`)."""
PLACES = (WHERE_TO_START, WHERE_ORC_COMES, WHERE_TO_RETURN, WHERE_TO_SLEEP, WHERE_TO_STEP)
"""Questions for a square."""


def scene(view: Siege, seat: Seat) -> Scene:
    """The table as `seat` sees it."""
    if view.phase in (ROLLING_OFF, CHOOSING):
        return choosing(view)
    if view.phase == LAYING:
        return laying(view, headline(view), tuple(panel(view, one) for one in range(view.seats)))
    ground = shown_ground(view)
    things: list[Thing] = [figure_of_orc(view, orc) for orc in view.orcs]
    things += locks(view)
    things += [figure(view, each) for each in view.characters if each.square != NOWHERE]
    bare = Scene(
        width=ground.width,
        height=ground.height,
        look="town",
        roams=True,
        headline=headline(view),
        aim=aim(view),
        ground=ground,
        tries=("at {}",) if view.asked in PLACES else ("go {}",),
        beyond=BEYOND.get(view.asked, "") if anybody_goes(view) else "",
        things=tuple(things),
        seats=tuple(panel(view, one) for one in range(view.seats)),
        until=until(view),
    )
    return own(view, seat, bare)


def anybody_goes(view: Siege) -> bool:
    """Whether the one who acts has actions left; between two orcs, whether any is left to be sent."""
    return bool(waiting(view)) or view.newcomers > 0 if view.asked == WHAT_NEXT else view.actions > 0


def own(view: Siege, seat: Seat, seen: Scene) -> Scene:
    """The table as `seat` sees it, with the map and the figures of another scene."""
    if view.phase in (ROLLING_OFF, CHOOSING, LAYING):
        return seen
    ground = shown_ground(view)
    laid, height = laid_out(view, seat, ground.width, ground.height + 0.5)  # below its rim
    return replace(
        seen,
        height=round(height, 2),
        things=(*[thing for thing in seen.things if isinstance(thing, Piece)], *laid),
        hand=hand(view, seat),
        closed=rulebook_closed(view, seat),
    )


# Before the map lies.


def choosing(view: Siege) -> Scene:
    """The eight characters, and who has taken which."""
    taken = {each.who: NAMES[each.seat] for each in view.characters}
    things: list[Thing] = []
    for who, name in enumerate(CALLED):
        x, y = 1.7 + 3.0 * (who % 4), 2.3 + 4.6 * (who // 4)
        things.append(
            Card(
                id=panel_id(who),
                label=f"{name}: {POWERS[who]}",
                tries=(f"choose {SLUGS[who]}",),
                x=x,
                y=y,
                title=name,
                emblem=f"gates-{SLUGS[who]}",
                body=POWERS[who],
                width=2.6,
            )
        )
        if who in taken:
            words = f"{taken[who]} plays {name}"
            things.append(Caption(id=f"taken-{who}", label=words, x=x, y=y + 2.15, text=taken[who], size=0.36))
    return Scene(
        width=12.4,
        height=9.4,
        look="table",
        headline=headline(view),
        aim=aim(view),
        things=tuple(things),
        seats=tuple(panel(view, one) for one in range(view.seats)),
    )


# What is no use.


def locks(view: Siege) -> list[Thing]:
    """On the chest that is locked for the character whose turn it is, unless he hides it by standing there; and on a
    staircase that leads nowhere."""
    floor = board_of(view).floor
    found: list[Thing] = []
    if players_turn(view) and acting(view).searched not in (NOWHERE, acting(view).square):
        words = f"This chest is locked for {CALLED[acting(view).who]}"
        found.append(lock(floor.x(acting(view).searched), floor.y(acting(view).searched), "chest-locked", words))
    stairs = board_of(view).stairs
    if stairs.bit_count() == 1:
        square = stairs.bit_length() - 1
        found.append(lock(floor.x(square), floor.y(square), "stairs-locked", "This staircase leads nowhere"))
    return found


def lock(x: int, y: int, id: str, words: str) -> Piece:
    """A lock on the square in that column and row."""
    return Piece(id=id, label=words, x=x + 0.5, y=y + 0.5, look="lock", size=0.5, text="x")


# Figures.


def figure(view: Siege, character: Character) -> Piece:
    """A character's token."""
    floor = board_of(view).floor
    square = floor.names[character.square]
    words = [f"{CALLED[character.who]} at {board_of(view).told[character.square]}", counted(character.wounds, "wound")]
    words.append(f"{points(view, character)} points")
    armour = against_character(view, character)
    if armour:
        words.append(f"attacks on him or her −{armour}")
    slug = target_slug(CHARACTER + character.who)
    verbs = ("strike", "shoot", "pick", "trade", "rob")
    states = ["active"] * (players_turn(view) and acting(view) is character and view.ending is None)
    states += ["hurt"] * bool(character.wounds)
    return Piece(
        id=figure_id(CHARACTER + character.who),
        label=", ".join(words),
        tries=(*(f"{verb} {slug}" for verb in verbs), f"go {square}"),
        x=floor.x(character.square) + 0.5,
        y=floor.y(character.square) + 0.5,
        look=look_of(character),
        seat=character.seat,
        size=1.0,
        text=CALLED[character.who].split()[-1][:2],
        badge=str(character.wounds) if character.wounds else "",
        states=tuple(states),
    )


def figure_of_orc(view: Siege, orc: Orc) -> Piece:
    """An orc's token."""
    floor = board_of(view).floor
    square = floor.names[orc.square]
    words = [f"Orc {orc.number + 1} at {board_of(view).told[orc.square]}"]
    tough = tuple(toughness(view, orc))
    for effect in tough:
        parts = [f"attacks on it −{effect.armour}"] * bool(effect.armour)
        parts += [f"attacks +{effect.attacks}"] * bool(effect.attacks)
        parts += [f"survives {counted(effect.hits, 'hit')}"] * bool(effect.hits)
        words.append(listed(parts))
    if orc.asleep:
        words.append("asleep")
    if orc.acted:
        words.append("has acted")
    slug = target_slug(orc.number)
    states = ["active"] * (view.acting == orc.number and not orc.acted) + ["tough"] * bool(tough)
    states += ["down"] * orc.asleep + ["done"] * orc.acted
    return Piece(
        id=figure_id(orc.number),
        label=", ".join(words),
        tries=(*(f"{verb} {slug}" for verb in ("strike", "shoot", "fireball", "pick", "next")), f"go {square}"),
        x=floor.x(orc.square) + 0.5,
        y=floor.y(orc.square) + 0.5,
        look="gates-orc",
        seat=view.gm,
        size=1.0,
        text=str(orc.number + 1),
        badge=str(orc.number + 1),
        states=tuple(states),
    )
