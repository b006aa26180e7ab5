"""A state it could be: from a view to something a search can play on."""

from __future__ import annotations

from smallworld.core.pieces import STARTING_COINS
from smallworld.core.state import COINS, State
from smallworld.core.view import HIDDEN, View


def imagine(view: View, counted: list[int] | None = None) -> State:
    """A full state that agrees with ``view``.

    Every payment and income is public, so whoever counted knows all totals: pass
    them as ``counted``. Without them a hidden seat is taken to be as rich as the viewer.
    """
    state = view.as_state()
    own = view.coins()[view.seat] if view.seat >= 0 else None
    guess = STARTING_COINS if own is None else own
    for seat in range(int(view.box.seats)):
        if state.cells[COINS + seat] == HIDDEN:
            state.cells[COINS + seat] = guess if counted is None else counted[seat]
    return state
