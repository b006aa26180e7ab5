"""Build a complete state from a view, for bots that search."""

from __future__ import annotations

from smallworld.core.pieces import STARTING_COINS
from smallworld.core.state import COINS, State
from smallworld.core.view import HIDDEN, View


def imagine(view: View, counted: list[int] | None = None) -> State:
    """Return a complete state that agrees with ``view``.

    All payments and incomes are public, so a player who counts knows every total: pass
    them as ``counted``. Without them a hidden seat gets as many coins as the viewer.
    """
    if counted is not None and len(counted) != int(view.box.seats):
        raise ValueError(f"{view.box.seats} seats need as many counted coins, not {len(counted)}")
    state = view.as_state()
    own = view.coins[view.seat] if view.seat >= 0 else None
    guess = STARTING_COINS if own is None else own
    for seat in range(int(view.box.seats)):
        if state.cells[COINS + seat] == HIDDEN:
            state.cells[COINS + seat] = guess if counted is None else counted[seat]
    return state
