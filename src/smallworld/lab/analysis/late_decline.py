"""A decline put off: playouts in which a seat declines only so many own turns later."""

from __future__ import annotations

from smallworld.bots.playouts.chances import Sample, plan_until, playout_row, seed_of
from smallworld.core.actions import DECLINE
from smallworld.core.engine import legal_actions, perform
from smallworld.core.playout import Xorshift
from smallworld.core.state import START, State


def declining_later(
    state: State, seat: int, round: int, playouts: int, seed: int, *, until: int, trust: float
) -> Sample:
    """Careful playouts; at the start of its turn in a later ``round`` the seat declines.

    If it has no race to decline with by then, it plays on as it likes.
    """
    rows = []
    for number in range(playouts):
        ahead = state.clone()
        chance = Xorshift(seed_of(seed, number))
        plan_until(ahead, chance, round * int(state.box.seats) + seat)
        if ahead.phase == START and DECLINE in legal_actions(ahead):
            perform(ahead, DECLINE)
        plan_until(ahead, chance, until)
        rows.append(playout_row(ahead, trust))
    return Sample(int(state.box.seats), rows)
