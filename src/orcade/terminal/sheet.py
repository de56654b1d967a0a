"""A deck as a page to print: cards of 63 by 88 millimetres, nine on a sheet of A4; with what lies beside the deck."""

from __future__ import annotations

from html import escape
from typing import Final

from ..draw.kit.emblems import emblem
from ..draw.kit.heroes import HEROES
from ..draw.palette import stylesheet
from ..games.hack.printed import Card, Character, Deck, Encounter, Event, Item, Room, Rule
from ..games.hack.texts import difficulty, say, title

TOMBSTONES: Final = 7
"""Of the GameMaster: one for each of his kills (HK-25)."""
SIDES: Final = {"N": (50, 4, 34, 8), "E": (96, 50, 8, 34), "S": (50, 96, 34, 8), "W": (4, 50, 8, 34)}
"""Where a door is drawn on the plan of a Room: its middle, width, height, out of 100."""
LONG: Final = 100
"""Letters from which words are set smaller."""

STYLE = """
@page{size:A4 portrait;margin:10mm}
*{box-sizing:border-box}
body{margin:0;background:#fff;color:#211a14;font:8.5pt/1.25 "Trebuchet MS","Segoe UI","DejaVu Sans",sans-serif}
h1{font-size:14pt;margin:0 0 4mm}
.sheet{display:grid;grid-template-columns:repeat(3,63mm);grid-auto-rows:88mm;break-after:page}
.sheet:last-child{break-after:auto}
.card{position:relative;display:flex;flex-direction:column;padding:4mm;border:.25mm dashed #8a7d6c;overflow:hidden}
.card b{font:bold 10.5pt/1.1 Rockwell,"Roboto Slab","DejaVu Serif",Georgia,serif;padding-right:9mm;min-height:8.4mm}
.kind{color:#6b5d4c;margin:.6mm 0}
.corner{position:absolute;right:3.5mm;top:3mm;font:bold 17pt/1 Rockwell,"DejaVu Serif",Georgia,serif}
.art{display:flex;flex:1;align-items:center;justify-content:center;min-height:20mm}
.art svg{width:26mm;height:26mm}
.words{margin:1mm 0 0}
.long{font-size:7.6pt}
.flavour{margin:1mm 0 0;font-style:italic;color:#5a4d3e;font-size:7.6pt}
.foot{margin:1.4mm 0 0;font-size:6.4pt;color:#8a7d6c}
@media screen{body{padding:10mm}.sheet{margin-bottom:8mm}}
@media print{h1{display:none}}
"""


def page(deck: Deck) -> str:
    """The whole page; it needs no other file."""
    cards = [*beside(deck), *(card(each, deck.character) for each in deck.cards)]
    sheets = "".join(f'<div class="sheet">{"".join(cards[at : at + 9])}</div>' for at in range(0, len(cards), 9))
    name = escape(f"HACK!: {deck.character.name}")
    return (
        f'<!doctype html><html lang="en" data-theme="light"><meta charset="utf-8"><title>{name}</title>'
        f"<style>{stylesheet()}{STYLE}</style><h1>{name}</h1>{sheets}</html>\n"
    )


def card(printed: Card, whose: Character) -> str:
    """One card of the draw deck."""
    corner = ""
    kind = title(printed)
    if isinstance(printed, Encounter | Rule):
        corner = f"{printed.difficulty}{'+' if isinstance(printed, Encounter) and printed.deeper else ''}"
        kind += f" · {difficulty(printed)}"
    art = plan(printed) if isinstance(printed, Room) else picture(look(printed))
    return face(printed.name, kind, art, say(printed), printed.flavour, corner, whose.name)


def beside(deck: Deck) -> list[str]:
    """Character and Entrance; the counter of a character, the tombstones of a GameMaster: 55 cards in all (HK 1)."""
    whose = deck.character
    figure = f'<svg viewBox="-56 -56 112 112" class="seat-1">{HEROES.get(deck.id) or emblem("fist")}</svg>'
    skills = f"Rules-Lawyering {whose.lawyering}"
    if not whose.gamemaster:
        skills = f"Combat {whose.combat} · Thieving {whose.thieving} · Negotiation {whose.negotiation} · {skills}"
    entrance = Room(id="entrance", name="Entrance", doors="NESW")
    found = [
        face(whose.name, "The GameMaster" if whose.gamemaster else "Character", figure, skills, "", "", ""),
        face("Entrance", "One of them is laid in the middle", plan(entrance), "", "", "", whose.name),
    ]
    if whose.gamemaster:
        return found + [face("Here Lies", "Tombstone", picture("skull"), "", "", "", whose.name)] * TOMBSTONES
    return [*found, face(whose.name, "Counter: cut out and fold", figure, "", "", "", "")]


def look(printed: Card) -> str:
    """The picture of the kit for a card that is no Room."""
    if isinstance(printed, Encounter):
        return printed.kind
    if isinstance(printed, Item):
        return "hand" if printed.hand else "bag"
    return "bolt" if isinstance(printed, Event) else "scroll"


def face(name: str, kind: str, art: str, words: str, flavour: str, corner: str, foot: str) -> str:
    """A card as HTML."""
    return (
        f'<div class="card"><b>{escape(name)}</b>'
        + (f'<span class="corner">{escape(corner)}</span>' if corner else "")
        + f'<div class="kind">{escape(kind)}</div><div class="art">{art}</div>'
        + (f'<p class="words{" long" if len(words) > LONG else ""}">{escape(words)}</p>' if words else "")
        + (f'<p class="flavour">{escape(flavour)}</p>' if flavour else "")
        + (f'<p class="foot">{escape(foot)}</p>' if foot else "")
        + "</div>"
    )


def picture(name: str) -> str:
    """A picture of the kit."""
    return f'<svg viewBox="-56 -56 112 112" aria-hidden="true">{emblem(name)}</svg>'


def plan(room: Room) -> str:
    """A Room from above: its walls, and gaps where it is open."""
    gaps = "".join(
        f'<rect x="{x - width / 2}" y="{y - height / 2}" width="{width}" height="{height}" fill="#fff"/>'
        for x, y, width, height in (SIDES[side] for side in room.doors)
    )
    mark = "EXIT" if room.exit else "V" if room.chamber else ""
    size = 20 if room.exit else 34
    word = f'<text x="50" y="58" text-anchor="middle" font-size="{size}" font-weight="bold">{mark}</text>'
    return (
        '<svg viewBox="0 0 100 100" role="img" aria-label="doors '
        f'{room.doors}"><rect x="4" y="4" width="92" height="92" fill="#efe6d6" stroke="#3a2f25" stroke-width="7"/>'
        f"{gaps}{word if mark else ''}</svg>"
    )
