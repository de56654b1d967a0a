"""Who commands, and what each side plans (OW 20)."""

from __future__ import annotations

from orcade.table.lazy import Lazy
from orcade.table.requests import D3, Ask, CardId, Flow, Roll, Together

from ..answers.battles import Command, Plan, plan_answers
from ..answers.trading import SURE
from ..events.battles import CaravanDoes, Commands, Plans, Surprised
from ..events.common import own
from ..finding import leader_with
from ..pieces import CAREFUL, CLEVER, NO_CHIP, WHICH_PLAN, WHO_COMMANDS, Battle, Side, Wars
from .odds import certain
from .sides import alone, other, sides, told

AT_ONCE, ATTACKER_LATER, DEFENDER_LATER = range(3)
"""Who plans when."""


def choose_commander(wars: Wars, battle: Battle, side: Side, leaders: tuple[CardId, ...]) -> Flow[None]:
    """OW-9: one of these leads the side; of several its owner chooses."""
    side.commander = leaders[0] if leaders else NO_CHIP
    if len(leaders) > 1:
        wars.asked = WHO_COMMANDS
        wars.about = battle.area
        answer = yield Ask(side.seat, "Who commands your side?", tuple([Command(chip) for chip in leaders]), "OW-9")
        side.commander = answer.chip
        yield Commands(own(wars), side.seat, side.commander)


def propose(wars: Wars, battle: Battle) -> Flow[None]:
    """OW 20: both sides plan, at once, or the side with the only shaman after the other. A plan that is left to chance
    comes later (OW-36)."""
    if battle.surprise:
        battle.attacker.proposed = CLEVER
        battle.defender.proposed = CAREFUL
        yield Surprised(battle.attacker.seat)
        return
    if battle.attacker.commander == NO_CHIP or battle.defender.commander == NO_CHIP:
        for side in sides(battle):
            if side.commander != NO_CHIP:
                yield from ask_plan(wars, battle, side)
    else:
        order = planning(wars, battle)
        if order == AT_ONCE:
            yield from ask_both(wars, battle)
        elif order == ATTACKER_LATER:
            yield from ask_plan(wars, battle, battle.defender)
            yield from ask_plan(wars, battle, battle.attacker)
        else:
            yield from ask_plan(wars, battle, battle.attacker)
            yield from ask_plan(wars, battle, battle.defender)
    if battle.defender.caravan != NO_CHIP:
        die = yield Roll(battle.attacker.seat, D3, "the caravan's plan", "OW 20.4")
        battle.defender.proposed = die - 1
        yield CaravanDoes(own(wars), battle.defender.caravan, battle.defender.proposed)


def planning(wars: Wars, battle: Battle) -> int:
    """OW 20.3: who has a shaman sees the other's plan first, unless both have one. A spy who listens tells it in any
    case (OW-63)."""
    attacker = has_shaman(wars, battle.attacker) or battle.overheard
    defender = has_shaman(wars, battle.defender) and not battle.overheard
    if attacker == defender:
        return AT_ONCE
    return ATTACKER_LATER if attacker > defender else DEFENDER_LATER


def has_shaman(wars: Wars, side: Side) -> bool:
    """Whether a leader of a side has a shaman."""
    return any(leader_with(wars, chip).shaman != NO_CHIP for chip in side.leaders)


def plans(wars: Wars, battle: Battle, side: Side) -> tuple[Plan, ...]:
    """What a side may plan: a lonely chief who is attacked may flee (OW 20.2, OW-37)."""
    defends = side is battle.defender
    return plan_answers(defends, defends and battle.fortress > 0, defends and alone(wars, side))


def question(wars: Wars, battle: Battle, side: Side) -> Ask:
    """Asks a side what it is to do (OW 20.1); who is sure to win may leave it to what costs least."""
    prompt = f"Your plan against {told(wars, other(battle, side))}?"
    about = Lazy(lambda: (SURE,) if certain(wars, battle, side) else ())  # playouts never look at it
    return Ask(side.seat, prompt, plans(wars, battle, side), "OW 20.1", about)


def ask_plan(wars: Wars, battle: Battle, side: Side) -> Flow[None]:
    """One side plans, openly."""
    wars.asked = WHICH_PLAN
    wars.about = battle.area
    answer: Plan = yield question(wars, battle, side)
    side.proposed = answer.plan
    yield Plans(side.seat, answer.plan, answer.walls, side is battle.attacker)


def ask_both(wars: Wars, battle: Battle) -> Flow[None]:
    """Both sides plan in secret (OW-54)."""
    wars.asked = WHICH_PLAN
    wars.about = battle.area
    answers: tuple[Plan, Plan] = yield Together(
        (question(wars, battle, battle.attacker), question(wars, battle, battle.defender))
    )
    battle.attacker.proposed, battle.defender.proposed = answers[0].plan, answers[1].plan
    yield Plans(battle.attacker.seat, answers[0].plan, answers[0].walls, attacks=True)
    yield Plans(battle.defender.seat, answers[1].plan, answers[1].walls, attacks=False)
