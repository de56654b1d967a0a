"""What holds in every position: cards, squares, orcs, hands, wounds."""

from __future__ import annotations

from orcade import Match
from orcade.games.gates.modifiers import treasure_limit
from orcade.games.gates.pieces import (
    BEFORE_ROLL,
    DEALING,
    HAND,
    ORCS,
    SURVIVED,
    WHETHER_TWELVE,
    WHICH_TREASURE_GOES,
    Siege,
    acting,
    board_of,
    players_turn,
)
from orcade.house.test_1_to_the_end import cards_in
from orcade.table.grid import NOWHERE


def check(match: Match) -> None:
    """Fails where the position is impossible. For any moment at which somebody is asked, or the match is over."""
    siege = match.state
    assert isinstance(siege, Siege)
    if siege.phase > DEALING:
        check_cards(siege)
    check_figures(siege)
    check_numbers(siege)
    if match.over:
        assert match.asks == ()
    else:
        for ask in match.asks:
            assert ask.options, ask
            if len(ask.options) < 20:
                view = match.view(ask.seat)
                notations = [option.notation(view) for option in ask.options]
                assert len(set(notations)) == len(notations), ask


def check_cards(siege: Siege) -> None:
    """Each card lies in exactly one place, and in no discard pile or deck of another back."""
    found = sorted(cards_in(siege, Siege))
    assert found == list(range(len(siege.cards.faces)))
    for deck in range(3):
        for card in (*siege.decks[deck], *siege.discards[deck]):
            assert siege.cards.backs[card] == deck


def check_figures(siege: Siege) -> None:
    """The living stand on the map, the dead do not; only who moves may share a square."""
    if not siege.laid:
        return
    mover = NOWHERE
    if players_turn(siege):
        mover = acting(siege).square
    for orc in siege.orcs:
        if orc.number == siege.acting:
            mover = orc.square
    squares = [orc.square for orc in siege.orcs]
    for character in siege.characters:
        assert not character.dead or character.square == NOWHERE
        if siege.phase > DEALING:
            assert character.dead or character.square >= 0
        if character.square >= 0:
            squares.append(character.square)
    floor_open = board_of(siege).floor.open
    for square in squares:
        assert floor_open >> square & 1
        assert squares.count(square) == 1 or square == mover
    assert len(siege.orcs) + siege.newcomers <= ORCS
    assert len({orc.number for orc in siege.orcs}) == len(siege.orcs)
    assert all(0 <= orc.number < ORCS for orc in siege.orcs)


def check_numbers(siege: Siege) -> None:
    """Wounds, hands, Treasures, actions."""
    if siege.phase == BEFORE_ROLL:
        others = [character.hand for character in siege.characters if character is not acting(siege)]
        assert all(len(hand) <= HAND for hand in (*others, siege.gm_hand))
    for character in siege.characters:
        assert 0 <= character.wounds <= SURVIVED + 1
        if character.dead:
            assert not character.npcs
        if siege.asked not in (WHICH_TREASURE_GOES, WHETHER_TWELVE):
            assert len(character.treasures) <= treasure_limit(siege, character)
    assert siege.actions >= 0
