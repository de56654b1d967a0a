"""The score of a campaign: what was played and is to come, medals, feats, and a story of each discipline."""

from __future__ import annotations

from orcade.games.orclympics.discipline import BROODS, NAMES
from orcade.table.scoreboard import Heat, Honour, Scoreboard

from .disciplines import DISCIPLINES, title
from .pieces import CRIES, PAIRS, PLAYING, SETTLING, TO_BE_DRAWN, Campaign, Deed, Played, feat_points, places, prizes
from .story import when, written


def scoreboard(view: Campaign) -> Scoreboard:
    """Where the campaign stands."""
    return Scoreboard(
        title="Full campaign" if view.options.length == "full" else "Quick campaign",
        heats=heats(view),
        teams=tuple(f"{BROODS[brood]} Orcs" for brood in view.broods) or ("",) * view.seats,
        points=tuple(view.points),
        feat_points=tuple(view.feat_points),
        places=tuple(places(view)),
        notes=notes(view),
    )


def heats(view: Campaign) -> tuple[Heat, ...]:
    """Those that were played, the annulled ones as well; the one in play; those to come."""
    before = [0] * view.seats
    found = []
    for at, result in enumerate(view.played):
        open_ = view.phase == SETTLING and at == len(view.played) - 1
        found.append(over(view, result, before, settled=not open_))
        if not result.annulled:
            for seat, (gained, more) in enumerate(zip(prizes(result.places), feat_points(result, view.seats))):
                before[seat] += gained + more
    if view.phase == PLAYING:
        found.append(running(view))
    # What is being settled has a line already.
    upcoming = view.at + (view.phase in (PLAYING, SETTLING))
    found += [waiting(view, at) for at in range(upcoming, len(view.programme))]
    return tuple(found)


def over(view: Campaign, result: Played, before: list[int], settled: bool) -> Heat:
    """A discipline that was played to its end."""
    return Heat(
        game=DISCIPLINES[result.discipline].game.name,
        title=title(result.discipline),
        stands="annulled" if result.annulled else "played" if settled else "now",
        places=tuple(result.places),
        points=tuple(prizes(result.places)),
        feats=tuple(honour(deed) for deed in result.deeds),
        story=written(result, before, view.broods),
    )


def running(view: Campaign) -> Heat:
    """The discipline in play, with the feats that have been done so far."""
    entry = DISCIPLINES[view.programme[view.at]]
    part = getattr(view, entry.field)
    feats = tuple(
        Honour(name=entry.feats[which], seat=part.feats[which], when=when(turn or 1), rule=entry.feat_rule)
        for which, turn in part.deeds
    )
    return Heat(game=entry.game.name, title=entry.game.title, stands="now", feats=feats)


def waiting(view: Campaign, at: int) -> Heat:
    """A discipline to come, or two of which a die will choose one."""
    which = view.programme[at]
    if which == TO_BE_DRAWN:
        one, other = PAIRS[at]
        return Heat(game="", title=f"{title(one)} or {title(other)}", stands="to come")
    return Heat(game=DISCIPLINES[which].game.name, title=title(which), stands="to come")


def coming(view: Campaign) -> str:
    """Which discipline comes after the one that has just been played: "Next, 2 of 3: Timber!"."""
    at = view.at + (view.phase == SETTLING)
    if at == len(view.programme):
        return "That was the last one"
    return f"Next, {at + 1} of {len(view.programme)}: {waiting(view, at).title}"


def honour(deed: Deed) -> Honour:
    return Honour(name=deed.name, seat=deed.seat, when=when(deed.turn), rule=deed.rule)


def notes(view: Campaign) -> tuple[str, ...]:
    """Who may cry, and how often."""
    return tuple(
        f"{NAMES[crier.seat]} is last and may utter a War Cry! in {crier.left} of {CRIES} turns"
        for crier in view.criers
    )
