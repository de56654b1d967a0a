"""The sequence of a campaign: broods, one discipline after the other, points (OC 1 to OC 6, OC-13)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from orcade.games.orclympics.discipline import Discipline, muster
from orcade.table.game import Ending, Feat
from orcade.table.requests import D6, OPEN, Ask, Flow, Roll, Seat, Together

from .answers import ANNUL, CHOOSE, STANDS, VERDICTS, verdict
from .disciplines import DISCIPLINES, options_for, part_of
from .events import Annulled, Crowned, Drawn, Finished, Furious, Insisted, Opened, Scored
from .pieces import (
    BROOD_RUMBLE,
    DRAWING,
    MUSTERING,
    OPENING,
    ORDER,
    PAIRS,
    PLAYING,
    SETTLING,
    TO_BE_DRAWN,
    Campaign,
    CampaignOptions,
    Crier,
    Deed,
    Played,
    feat_points,
    in_play,
    places,
    prizes,
)
from .war_cry import war_cry, watched

FIRST_UP_TO = 3
"""The greatest die that draws the first of a pair (OC 2)."""
DRAW = f"which discipline (1-{FIRST_UP_TO} or {FIRST_UP_TO + 1}-{D6})"


def start(seats: int, options: CampaignOptions) -> Campaign:
    return Campaign(seats, options, programme=programme(seats, options), points=[0] * seats, feat_points=[0] * seats)


def programme(seats: int, options: CampaignOptions) -> list[int]:
    """OC 1, OC 2, OC-4: which disciplines are played, as far as no die chooses them."""
    left_out = seats == 2 and not options.rumble_for_two
    if options.length == "full":
        return [each for each in range(len(ORDER)) if (each != BROOD_RUMBLE or not left_out)]
    found = []
    for agreed, pair in zip((options.first, options.second, options.third), PAIRS):
        if agreed != "roll":
            found.append(ORDER.index(agreed))
        elif left_out and BROOD_RUMBLE in pair:
            found += [each for each in pair if each != BROOD_RUMBLE]
        else:
            found.append(TO_BE_DRAWN)
    return found


def step(campaign: Campaign) -> Flow[None]:
    """The next piece: of the discipline in play its own next one, in a War Cry! where somebody may cry."""
    part = part_of(campaign)
    if part is None:
        return STEPS[campaign.phase](campaign)
    if part.ending is not None:
        return close(campaign, part, part.ending)
    flow = DISCIPLINES[in_play(campaign)].game.step(part)
    return war_cry(campaign, part, flow) if campaign.criers and watched(campaign, part) else flow


def choose(campaign: Campaign) -> Flow[None]:
    """OC 4: broods for all disciplines, and which of equal ones is older."""
    yield from muster(campaign, CHOOSE, "OC 4")
    campaign.phase = DRAWING


def draw(campaign: Campaign) -> Flow[None]:
    """OC 2, OC-15: a die for the next pair of a quick campaign."""
    if in_play(campaign) == TO_BE_DRAWN:
        die = yield Roll(OPEN, D6, DRAW, "OC 2")
        pair = PAIRS[campaign.at]
        chosen, other = pair if die <= FIRST_UP_TO else pair[::-1]
        campaign.programme[campaign.at] = chosen
        yield Drawn(DISCIPLINES[chosen].game.title, DISCIPLINES[other].game.title)
    campaign.phase = OPENING


def begin(campaign: Campaign) -> Flow[None]:
    """The next discipline, with the campaign's broods and ages; whoever is last may cry in it (OC 6, OC-9)."""
    entry = DISCIPLINES[in_play(campaign)]
    part = entry.game.start(campaign.seats, options_for(entry, campaign.options))
    part.broods = campaign.broods[:]
    part.ages = campaign.ages[:]
    if entry.prepare is not None:
        entry.prepare(campaign, part)
    setattr(campaign, entry.field, part)
    campaign.criers = [Crier(seat) for seat in last(campaign)]
    campaign.cries = []
    campaign.phase = PLAYING
    yield Opened(campaign.at + 1, len(campaign.programme), entry.game.title, campaign.annulled)
    if campaign.criers:
        yield Furious(tuple(crier.seat for crier in campaign.criers), min(campaign.points))


def last(campaign: Campaign) -> list[Seat]:
    """OC-9: all who have the fewest points; nobody where all are level."""
    least = min(campaign.points)
    if least == max(campaign.points):
        return []
    return [seat for seat, points in enumerate(campaign.points) if points == least]


def close(campaign: Campaign, part: Discipline, ending: Ending) -> Flow[None]:
    """A discipline is over: what is kept of it is its result. The table may annul it once (OC-14)."""
    entry = DISCIPLINES[in_play(campaign)]
    result = Played(in_play(campaign), ending.places, deeds(part, ending), ending.text, part.turn, campaign.cries)
    campaign.played.append(result)
    setattr(campaign, entry.field, None)
    campaign.criers = []
    campaign.cries = []
    campaign.phase = SETTLING
    yield Finished(entry.game.title, ending.text)
    if campaign.annulled or not campaign.options.annulment:
        yield from count(campaign)


def deeds(part: Discipline, ending: Ending) -> list[Deed]:
    """OC 5.2, OC-8: the feats that were done, in that order."""
    done = [which for which, seat in enumerate(part.feats) if seat >= 0]
    found = []
    for which, turn in part.deeds:
        feat = ending.feats[done.index(which)]
        found.append(Deed(feat.name, feat.seat, turn or 1, feat.rule))
    return found


def settle(campaign: Campaign) -> Flow[None]:
    """OC-14: the result is annulled if somebody wants that and nobody insists that it stands."""
    title = DISCIPLINES[in_play(campaign)].game.title
    verdicts = yield Together(
        tuple(
            Ask(seat, verdict(title, campaign.played[-1].places, seat), VERDICTS, "OC-14", courtesy=True)
            for seat in range(campaign.seats)
        )
    )
    against = tuple(seat for seat, verdict in enumerate(verdicts) if verdict == ANNUL)
    insist = tuple(seat for seat, verdict in enumerate(verdicts) if verdict == STANDS)
    if against and not insist:
        campaign.played[-1] = msgspec.structs.replace(campaign.played[-1], annulled=True)
        campaign.annulled = True
        campaign.phase = OPENING
        yield Annulled(title, against)
        return
    if against:
        yield Insisted(title, against, insist)
    yield from count(campaign)


def count(campaign: Campaign) -> Flow[None]:
    """OC 5: Victory Points for places and feats; then the next discipline, or the end."""
    result = campaign.played[-1]
    for_places = prizes(result.places)
    for_feats = feat_points(result, campaign.seats)
    for seat in range(campaign.seats):
        campaign.points[seat] += for_places[seat] + for_feats[seat]
        campaign.feat_points[seat] += for_feats[seat]
    campaign.annulled = False
    campaign.at += 1
    campaign.phase = DRAWING
    yield Scored(tuple(for_places), tuple(for_feats), tuple(campaign.points))
    if campaign.at == len(campaign.programme):
        yield from crown(campaign)


def crown(campaign: Campaign) -> Flow[None]:
    """OC 5, OC-11: the most points win, then the most from feats; who is level there, too, shares the victory."""
    found = places(campaign)
    most = max(campaign.points)
    winners = tuple(seat for seat, place in enumerate(found) if place == 1)
    beaten = tuple(seat for seat, points in enumerate(campaign.points) if points == most and seat not in winners)
    told = Crowned(winners, most, beaten)
    counting = [each for each in campaign.played if not each.annulled]
    feats = [Feat(deed.name, deed.seat, deed.rule) for each in counting for deed in each.deeds]
    campaign.ending = Ending(found, told.ending(), "OC 5", "", feats)
    yield told


STEPS: dict[int, Callable[[Campaign], Flow[None]]] = {
    MUSTERING: choose,
    DRAWING: draw,
    OPENING: begin,
    SETTLING: settle,
}
"""What each phase plays between disciplines."""
