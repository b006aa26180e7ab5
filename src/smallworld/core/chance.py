"""Chance: what the dealer may draw and how likely it is, and drawing it.

A die shows 0 three times as often as any other number. A program that picks among all legal
actions, the dealer's too, gets this wrong; with ``deal`` and ``seat_actions`` it cannot.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from smallworld.core.actions import DIE, reveal
from smallworld.core.bits import lowest, size
from smallworld.core.combos import drawable_powers, next_race
from smallworld.core.engine import apply, legal_actions
from smallworld.core.events import Event
from smallworld.core.pieces import DIE_FACES
from smallworld.core.playout import Xorshift, draw
from smallworld.core.state import NOBODY, OVER, UNSEEN_RACES, State


class DealerMustAct(ValueError):
    """A seat's actions were asked for while the dealer must roll or reveal."""

    def __init__(self) -> None:
        super().__init__(
            "the dealer must roll or reveal before a seat can act: call deal(state, chance) first"
        )

    def __reduce__(self) -> tuple[object, ...]:
        return (DealerMustAct, ())


def deal(state: State, chance: Xorshift, events: list[Event] | None = None) -> None:
    """Roll and reveal with the right odds until a seat must act or the game is over."""
    while state.awaits_chance:
        apply(state, int(draw(state, chance)), events)


def drawn(state: State, random: Callable[[], float]) -> int:
    """Draw the chance action that ``state`` waits for; ``random`` returns numbers below 1."""
    if state.awaits_die:
        return DIE + DIE_FACES[int(random() * len(DIE_FACES))]
    race = next_race(state)
    if race == NOBODY:
        race = _member(state.cells[UNSEEN_RACES], random())
    return int(reveal(race, _member(drawable_powers(state), random())))


def _member(choices: i64, share: float) -> i64:
    """Return the member of a set at this share of its ascending order."""
    skip: i64 = int(share * float(size(choices)))
    while skip:
        choices &= choices - 1
        skip -= 1
    return lowest(choices)


def seat_actions(state: State) -> list[int]:
    """Return the legal actions of the seat to act; none when the game is over.

    Raises ``DealerMustAct`` while the dealer must act, whose actions are not equally likely.
    """
    if state.awaits_chance:
        raise DealerMustAct
    return legal_actions(state)


def outcomes(state: State) -> list[tuple[int, float]]:
    """Return the chance actions that may come next, each with its probability.

    Empty unless the dealer must act.
    """
    if not state.awaits_chance:
        return []
    if state.awaits_die:
        return [
            (DIE + number, DIE_FACES.count(number) / len(DIE_FACES))
            for number in sorted(set(DIE_FACES))
        ]
    reveals = legal_actions(state)
    return [(action, 1 / len(reveals)) for action in reveals]


def is_over(state: State) -> bool:
    """Return whether the last turn has ended."""
    return state.phase == OVER
