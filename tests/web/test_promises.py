"""Promises of dice: bounded, and nobody loses his own because of another's."""

from __future__ import annotations

from asyncio import CancelledError

import pytest

from orcade.web import dice_promises
from orcade.web.dice_promises import OF_ONE, DicePromises, promise_of
from orcade.web.errors import TooMany, UnknownPromise


def test_a_flood_pushes_out_its_own_promises_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice_promises, "MOST", 20)
    promises = DicePromises()
    mine = promises.make("me")
    flood = [promises.make("flood") for _ in range(100)]
    assert redeemed(promises, flood[-1]) == flood[-1]
    with pytest.raises(UnknownPromise):
        redeemed(promises, flood[-OF_ONE - 1])
    others = [promises.make(f"other {at}") for at in range(15)]
    assert redeemed(promises, mine) == mine
    assert [redeemed(promises, each) for each in others] == others
    assert redeemed(promises, flood[-2]) == flood[-2]
    with pytest.raises(UnknownPromise):
        redeemed(promises, flood[-OF_ONE])


def test_a_promise_is_good_once() -> None:
    promises = DicePromises()
    made = promises.make("me")
    redeemed(promises, made)
    with pytest.raises(UnknownPromise):
        redeemed(promises, made)
    assert promises._of == {}
    assert redeemed(promises, "") != redeemed(promises, "")


@pytest.mark.parametrize(("wrong", "stands"), [(TooMany("no room"), True), (CancelledError(), False)])
def test_it_stands_where_the_table_is_refused_but_not_where_a_request_is_cut(
    wrong: BaseException, stands: bool
) -> None:
    promises = DicePromises()
    made = promises.make("me")
    table = promises.redeem(made)
    table.__enter__()
    with pytest.raises(UnknownPromise):
        redeemed(promises, made)
    assert not table.__exit__(type(wrong), wrong, None)
    if stands:
        assert redeemed(promises, made) == made
    with pytest.raises(UnknownPromise):
        redeemed(promises, made)


def redeemed(promises: DicePromises, promise: str) -> str:
    """The promise that the seed behind this one keeps."""
    with promises.redeem(promise) as seed:
        return promise_of(seed)
