"""Promises of dice: bounded, and nobody loses his own because of another's."""

from __future__ import annotations

import pytest

from orcade.web import dice_promises
from orcade.web.dice_promises import OF_ONE, DicePromises, promise_of
from orcade.web.errors import UnknownPromise


def test_a_flood_pushes_out_its_own_promises_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice_promises, "MOST", 20)
    promises = DicePromises()
    mine = promises.make("me")
    flood = [promises.make("flood") for _ in range(100)]
    assert promise_of(promises.redeem(flood[-1])) == flood[-1]
    with pytest.raises(UnknownPromise):
        promises.redeem(flood[-OF_ONE - 1])
    others = [promises.make(f"other {at}") for at in range(15)]
    assert promise_of(promises.redeem(mine)) == mine
    assert [promise_of(promises.redeem(each)) for each in others] == others
    assert promise_of(promises.redeem(flood[-2])) == flood[-2]
    with pytest.raises(UnknownPromise):
        promises.redeem(flood[-OF_ONE])


def test_a_promise_is_good_once() -> None:
    promises = DicePromises()
    made = promises.make("me")
    promises.redeem(made)
    with pytest.raises(UnknownPromise):
        promises.redeem(made)
    assert promises._of == {}
    assert len(promises.redeem("")) == 32
