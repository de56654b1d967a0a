"""The policy of a character in its turn: loot, fight, flee, heal. Points are gains an action."""

from __future__ import annotations

from orcade.table.floor import bits
from orcade.table.grid import Square
from orcade.table.judging import Judged
from orcade.table.requests import Ask

from ..answers.choosing import Pick
from ..answers.common import CHARACTER
from ..answers.turns import BANDAGE, END, GO, ROLL, Cast, Fireball, Go, PickUp, Play, Shoot, Strike, Trade
from ..answers.turns import Loot as LootIt
from ..effects import Blast, Heal, MoreActions, PickPocket, Sleep, Step
from ..faces import NPC
from ..modifiers import (
    action_bonus,
    against,
    bandage_heals,
    missile_weapons,
    npc_limit,
    shot_needs,
    spell_needs,
    strike_needs,
    toughness,
)
from ..pieces import BRIAN, SURVIVED, Character, Orc, Siege, acting, alone, board_of, face_of, goal, named, orc_called
from ..spells import blasted, brians
from ..walking import FAR, away, ways
from ..winning import orc_value, points
from .exchanges import bargain
from .judging import answers_to, best
from .values import (
    CARD,
    PAIN,
    card_value,
    chance,
    chests,
    loot_gain,
    loss,
    menaced,
    orc_hits,
    reach,
    stake,
)

MEAN_ROLL = 7.0
AN_ACTION = 4.0
"""What an action brings, about."""
FEAR = 0.1
"""How much of the danger where one stands is worth running from: who fights thins it out."""
FLEEING = 1.2
"""How much of the danger where one stands one gets out of with a roll."""
WINS = 500.0
LURED = 0.7
"""How much of a chest's loot an orc that stands on it is worth more dead."""
LATER = 0.5
"""What is done next turn only, of what is done now."""


class Mind:
    """What a character goes by in its turn."""

    def __init__(self, siege: Siege, me: Character) -> None:
        self.siege = siege
        self.me = me
        self.board = board_of(siege)
        self.staked = stake(siege, me)
        self.hit = orc_hits(siege, me)
        self.pain = PAIN[me.wounds] if me.wounds < SURVIVED else self.staked
        self.loot = loot_gain(siege, me)
        self._danger: dict[Square, float] = {}
        self.near_goal = points(siege, me) + orc_value(siege) >= goal(siege)

    def danger(self, square: Square) -> float:
        """What is to be expected of the Gamemaster's next turn there."""
        found = self._danger.get(square)
        if found is None:
            found = self._danger[square] = loss(self.siege, self.me, square, self.staked)
        return found

    def killing(self, orc: Orc) -> float:
        """What an orc's death is worth."""
        value = float(orc_value(self.siege))
        if self.near_goal:
            value += WINS
        if not orc.asleep and reach(self.board, orc.square) >> self.me.square & 1:
            value += self.hit * self.pain
        if self.board.chests >> orc.square & 1:
            value += LURED * self.loot
        return value / (1 + sum(effect.hits for effect in toughness(self.siege, orc)) - orc.hits)

    def hurting(self, who: int) -> float:
        """What a wound of another character is worth."""
        other = named(self.siege, who)
        mine, theirs = points(self.siege, self.me), points(self.siege, other)
        rivalry = max(0.0, theirs / goal(self.siege)) if theirs > mine else 0.0
        return rivalry * (PAIN[other.wounds] if other.wounds < SURVIVED else stake(self.siege, other))

    def hitting(self, target: int, need: int) -> float:
        """What an attack that needs so much is worth."""
        if target >= CHARACTER:
            return chance(need) * self.hurting(target - CHARACTER)
        orc = orc_called(self.siege, target)
        return chance(need) * self.killing(orc)


# Before the roll.


def first(siege: Siege, ask: Ask) -> Judged:
    """Cards that help at once, then the roll, or bandaging."""
    me = acting(siege)
    card = card_at_once(siege, me, ask)
    if card:
        return card
    judged: Judged = {ROLL: 0.0}
    if me.wounds:
        mind = Mind(siege, me)
        here = mind.danger(me.square)
        healed = min(me.wounds, bandage_heals(siege, me))
        better = Character(me.who, me.seat, me.square, me.wounds - healed, treasures=me.treasures, npcs=me.npcs)
        eased = sum(PAIN[me.wounds - healed : me.wounds]) + here - loss(siege, better, me.square, mind.staked)
        rolled = AN_ACTION * max(1.0, MEAN_ROLL + action_bonus(siege, me)) + FLEEING * here
        judged[BANDAGE] = (eased - rolled) / 3
    return judged


def card_at_once(siege: Siege, me: Character, ask: Ask) -> Judged:
    """A card that is worth playing as soon as it can be."""
    judged: Judged = {}
    for option in answers_to(ask):
        if option.__class__ is Go:
            continue
        if isinstance(option, Play):
            value = worth_playing(siege, me, option.card)
        elif isinstance(option, PickUp) and len(me.npcs) < npc_limit(me):
            value = card_value(face_of(siege, option.card))
        else:
            continue
        if value > 0:
            judged[option] = value
    return best(judged)


def worth_playing(siege: Siege, me: Character, card: int) -> float:
    """What a card that needs no action brings now; 0 where it is better kept."""
    face = face_of(siege, card)
    effect = face.effect
    if face.kind == NPC:
        if len(me.npcs) < npc_limit(me):
            return card_value(face)
        return card_value(face) - min(card_value(face_of(siege, each)) for each in me.npcs) - CARD
    if isinstance(effect, Heal):
        used = min(effect.wounds, me.wounds)
        return CARD * used if used == effect.wounds or me.wounds >= SURVIVED - 1 else 0.0
    if isinstance(effect, MoreActions):
        return CARD if siege.rolled and siege.actions == 0 else 0.0
    if isinstance(effect, PickPocket):
        return CARD
    return 0.0


# Action by action.


def now(siege: Siege, ask: Ask) -> Judged:
    """What the next action is for."""
    me = acting(siege)
    judged = card_at_once(siege, me, ask)
    if judged:
        return judged
    mind = Mind(siege, me)
    judged[END] = 0.0
    squares: list[Square] = []
    for option in answers_to(ask):
        kind = option.__class__
        if kind is Go:
            squares.append(option.square)
        elif isinstance(option, Strike):
            judged[option] = mind.hitting(option.target, strike_needs(siege, me, option.target))
        elif isinstance(option, Shoot):
            need = shot_needs(siege, me, option.target)
            judged[option] = 0.0 if need is None else mind.hitting(option.target, need)
        elif isinstance(option, Fireball):
            needs = brians(siege.options.own_decks).needs
            judged[option] = mind.hitting(option.target, spell_needs(siege, me, needs, option.target))
        elif isinstance(option, LootIt):
            judged[option] = mind.loot
        elif isinstance(option, Cast):
            judged[option] = casting(mind, option.card)
        elif isinstance(option, Trade) and not siege.refused:  # A bot takes no for an answer.
            offer, value = bargain(siege, me, named(siege, option.target - CHARACTER))
            if offer is not None:
                judged[option] = value
    if squares:
        if not alone(siege, me.square):  # There is nothing but going on.
            del judged[END]
        for square, value in walks(mind, squares):
            option = GO[square]
            judged[option] = max(value, judged.get(option, value))
    return judged


def casting(mind: Mind, card: int) -> float:
    """What a spell is worth, less the card."""
    siege, me = mind.siege, mind.me
    effect = face_of(siege, card).effect
    cost = CARD / 3
    if isinstance(effect, Blast):
        needs = {number: spell_needs(siege, me, effect.needs, number) for number in blasted(siege, me, effect)}
        values = sorted((mind.hitting(number, need) for number, need in needs.items()), reverse=True)
        return sum(values[: effect.targets]) - cost
    if isinstance(effect, Heal):
        return CARD * min(effect.wounds, me.wounds) - cost if me.wounds > 1 else 0.0
    if isinstance(effect, Sleep):
        return mind.danger(me.square) / 2 - cost if menaced(siege, me.square) > 1 else 0.0
    if isinstance(effect, Step):
        return mind.danger(me.square) / 2 - cost
    return 0.0


def walks(mind: Mind, squares: list[Square]) -> list[tuple[Square, float]]:
    """The squares worth going to: towards a chest, towards an orc, out of danger."""
    siege, me, board = mind.siege, mind.me, mind.board
    left = siege.actions
    found = ways(siege, me, me.square, left)
    here = mind.danger(me.square)
    may = sum([1 << square for square in squares])
    judged = []

    def judge(square: Square, gain: float) -> None:
        risk = found.risks(square) * mind.hit * mind.pain
        slack = left - found.cost(square)
        worse = max(0.0, mind.danger(square) - here) / (2 + slack)
        judged.append((square, gain - risk - worse))

    chest, rate = next_chest(mind)
    if rate > 0:
        table = away(board, chest)
        judge(min(squares, key=table.__getitem__), rate)
    for square, gain in hunts(mind, squares, may, left):
        judge(square, gain)
    if here > 0:
        refuge = safest(siege, may, chest if rate > 0 else me.square)
        slack = left - found.cost(refuge)
        gain = FEAR * (here - mind.danger(refuge)) / (1 + slack)
        judged.append((refuge, gain - found.risks(refuge) * mind.hit * mind.pain))
    return judged or [(squares[0], -1.0)]


def next_chest(mind: Mind) -> tuple[Square, float]:
    """The chest that brings most an action, and how much; nothing for who stands on one that he may loot."""
    siege, me, board = mind.siege, mind.me, mind.board
    occupied = {orc.square: 4.0 for orc in siege.orcs}
    occupied |= {other.square: 3.0 for other in siege.characters if other is not me}
    square, rate = me.square, 0.0
    for chest in chests(board):
        steps = away(board, chest)[me.square]
        if chest == me.searched or steps == FAR or not steps:
            continue
        price = steps + 1 + occupied.get(chest, 0.0)
        if mind.loot / price > rate:
            each = (mind.loot - LATER * mind.danger(chest)) / price
            if each > rate:
                square, rate = chest, each
    return square, rate


def hunts(mind: Mind, squares: list[Square], may: int, left: int) -> list[tuple[Square, float]]:
    """A square from which an orc can be attacked, of the orc that is best hunted."""
    siege, me, board = mind.siege, mind.me, mind.board
    ranges = [(weapon.range, weapon.needs) for weapon in missile_weapons(siege, me)]
    if me.who == BRIAN:
        effect = brians(siege.options.own_decks)
        ranges.append((effect.range, effect.needs))
    afar = min(ranges, key=lambda each: each[1], default=(0, 0))
    cost = away(board, me.square)
    found: list[tuple[Square, float]] = []
    nearest = sorted(siege.orcs, key=lambda orc: cost[orc.square])[:4]
    for orc in nearest:
        value = mind.killing(orc)
        spots = board.beside(orc.square) & may
        gain = value * chance(strike_needs(siege, me, orc.number))
        if afar[0]:
            wide = board.floor.seen_from(orc.square) & board.floor.spread(orc.square, afar[0]) & may
            if wide:
                spots = wide
                gain = value * chance(afar[1] + against(siege, orc.number))
        if spots:
            spot = min(bits(spots), key=cost.__getitem__)
            found.append((spot, gain * max(0, left - cost[spot]) / left))
        else:
            steps = cost[orc.square]
            if steps < FAR:
                table = away(board, orc.square)
                found.append((min(squares, key=table.__getitem__), LATER * gain * left / (left + steps)))
    return sorted(found, key=lambda each: -each[1])[:1]


def safest(siege: Siege, may: int, toward: Square) -> Square:
    """The square where the fewest orcs may strike next, the one nearest to a chest among these."""
    board = board_of(siege)
    least = [0] * 4
    for orc in siege.orcs:
        if not orc.asleep:
            near = reach(board, orc.square)
            for at in range(3, 0, -1):
                least[at] |= least[at - 1] & near
            least[0] |= near
    among = next((may & ~each for each in least if may & ~each), may)
    table = away(board, toward)
    return min(bits(among), key=table.__getitem__)


# Places.


def start(siege: Siege, ask: Ask) -> Judged:
    """Near a chest."""
    board = board_of(siege)
    return {
        option: -2.0 * min([away(board, chest)[option.square] for chest in chests(board)], default=0)
        for option in answers_to(ask)
    }


def come_back(siege: Siege, ask: Ask) -> Judged:
    """On a chest that is out of danger; brought back by the Gamemaster, where there are most orcs."""
    me = named(siege, siege.about)
    board = board_of(siege)
    squares = 0
    for option in answers_to(ask):
        squares |= 1 << option.square
    if ask.seat == siege.gm:
        return best({option: float(menaced(siege, option.square)) for option in answers_to(ask)})
    chests = squares & board.chests & ~(1 << me.searched if me.searched >= 0 else 0)
    return {
        option: -3.0 * menaced(siege, option.square)
        for option in answers_to(ask)
        if not chests or chests >> option.square & 1
    }


def appear(siege: Siege, ask: Ask) -> Judged:
    """Nearer to a chest, or out of danger."""
    mind = Mind(siege, acting(siege))
    chest, _ = next_chest(mind)
    table = away(mind.board, chest)
    return best({option: -mind.danger(option.square) - table[option.square] for option in answers_to(ask)})


def put_to_sleep(siege: Siege, ask: Ask) -> Judged:
    """Where most of the orcs are that may strike at the caster."""
    me = acting(siege)
    floor = board_of(siege).floor
    close = [
        orc.square for orc in siege.orcs if not orc.asleep and reach(board_of(siege), orc.square) >> me.square & 1
    ] or [orc.square for orc in siege.orcs]
    return best(
        {
            option: float(sum(floor.spread(option.square, 2) >> square & 1 for square in close))
            for option in answers_to(ask)
        }
    )


def whom_to_blast(siege: Siege, ask: Ask) -> Judged:
    """The orc whose death is worth most, also for a further bolt, which costs nothing."""
    mind = Mind(siege, acting(siege))
    orcs = [option for option in answers_to(ask) if isinstance(option, Pick)]
    return best({option: mind.hitting(option.target, 14 + against(siege, option.target)) for option in orcs})


def whom_to_botch(siege: Siege, ask: Ask) -> Judged:
    """Who has most points."""
    return best({option: float(points(siege, named(siege, option.target - CHARACTER))) for option in answers_to(ask)})
