"""Texts of analyses: every message and every branch."""

from __future__ import annotations

from typing import get_args

import pytest

from smallworld.play.analysis import (
    Advice,
    Better,
    Chances,
    Change,
    Kind,
    Life,
    SeatChance,
    SeatFacts,
    TurnFacts,
)
from smallworld.texts.analysis import (
    advice_line,
    chance_lines,
    life_line,
    luck_lines,
    turn_lines,
)
from tests.texts.strict_texts import CheckedTexts, messages, names_on

TAKING: list[dict[str, object]] = [{"kind": "take", "regions": [6, 2]}]
NONE = Chances(0, [])


def a_turn(kind: Kind | None, coins: float = 2.0, win: float = 0.117) -> TurnFacts:
    return TurnFacts(
        number=4,
        seat=0,
        round=3,
        first=20,
        last=30,
        actions=["stop"],
        steps=[{"kind": "stop"}],
        after=NONE,
        cost=Change(win=win, win_error=0.021, coins=coins, lead=coins),
        kind=kind,
        better=None if kind is None else Better(20, ["conquer 6"], TAKING, NONE),
    )


def a_life(verdict: str, declined: int | None, best: int | None) -> Life:
    return Life(
        seat=0,
        race="elves",
        power="flying",
        picked=1,
        declined=declined,
        best=best,
        verdict=verdict,  # type: ignore[arg-type]
        cost=Change(win=0.2),
        turns=[],
    )


LIVES = [
    a_life("good", 4, 4),
    a_life("good", None, None),
    a_life("early", 3, 5),
    a_life("early", 3, None),
    a_life("late", 6, 4),
    a_life("late", None, 4),
]
FACTS: dict[str, object] = {"round": 3, "best": 4, "percent": 12, "race": "elves", "power": "hill"}


def everything(texts: CheckedTexts) -> list[str]:
    """Return all lines of an analysis with every kind of fact."""
    names = names_on("base/2", texts)
    said: list[str] = []
    for kind in get_args(Kind):
        for coins in (0.0, 1.0, 4.6):
            said += turn_lines(a_turn(kind, coins), names)
            said += turn_lines(a_turn(kind, coins, win=0.0), names)
    said += [life_line(life, names) for life in LIVES]
    for win in (-0.2, 0.0, 0.3):
        luck = Change(win=win)
        seat = SeatFacts(
            seat=1, costliest=[], cost=luck, dice=luck, draw=luck, advice=Advice("sound")
        )
        said += luck_lines(seat, names)
    for message in messages("analysis.ftl"):
        if message.startswith("analysis-advice-"):
            kind = message.removeprefix("analysis-advice-")
            said += [advice_line(Advice(kind, FACTS | {"best": best}), names) for best in (0, 4)]
    said += chance_lines(Chances(20, [SeatChance(0.35, 0.04, 88.4, 1.2)]), names)
    ended = [SeatChance(win, 0.0, 80.0, 0.0) for win in (1.0, 0.5, 0.0)]
    return said + chance_lines(Chances(0, ended), names)


def test_every_message_is_used_and_complete() -> None:
    texts = CheckedTexts()
    for sentence in everything(texts):
        assert sentence[0].isupper() and sentence.endswith("."), sentence
    assert messages("analysis.ftl").keys() <= texts.formatted


def test_turn_without_cost_has_no_lines() -> None:
    assert turn_lines(a_turn(None)) == []


@pytest.mark.parametrize("kind", get_args(Kind))
def test_every_kind_of_mistake_has_advice(kind: str) -> None:
    assert f"analysis-advice-{kind}" in messages("analysis.ftl")
