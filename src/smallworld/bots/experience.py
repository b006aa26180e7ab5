"""Experience: combos that have won many games look better than what can be seen of them."""

from __future__ import annotations

from typing import Final

from smallworld.bots.combo_stats import stage_of, stored_combos
from smallworld.bots.search.plans import Plan
from smallworld.core.actions import PICK, block_of
from smallworld.core.box import Box
from smallworld.core.state import COLUMN_POWER, COLUMN_RACE, State

# Coins that a combo which wins twice as often as the mean pick is worth on top, by seats:
# what helped among planners and did no harm against others (docs/bots.md).
EXPERIENCE: Final = {2: 10.0, 4: 5.0, 5: 5.0}


def usual_experience(box: Box) -> float:
    """How much experience counts on a board if nobody says otherwise."""
    return EXPERIENCE.get(int(box.seats), 0.0)


def add_experience(state: State, plans: list[Plan], weight: float) -> None:
    """Add what is known of their combos to plans that begin with a pick; the best comes first."""
    board = stored_combos().board(state.box)
    if board is None or state.round == state.box.board.rounds:  # in the last round only coins count
        return
    if not any(block_of(plan.actions[0]) == PICK for plan in plans):
        return
    worths = board.stages[stage_of(int(state.round), int(state.box.board.rounds))]
    for plan in plans:
        if block_of(plan.actions[0]) != PICK:
            continue
        place = plan.actions[0] - PICK
        race = state.box.race(state.cells[COLUMN_RACE + place])
        power = state.box.power(state.cells[COLUMN_POWER + place])
        worth = worths.combo(race.id, power.id)
        if worth is not None:
            plan.value += weight * (worth.lift - 1.0)
    plans.sort(key=lambda plan: plan.value, reverse=True)
