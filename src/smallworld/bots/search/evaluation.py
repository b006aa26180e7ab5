"""Evaluation of states: the value function of the planner.

The future income of a seat is estimated as a weighted sum of features (``features_of``), with one
set of weights for each number of own turns left. ``tools/fit_planner.py`` fits the weights to
self-play and stores them in ``weights.json``.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallworld.core import state as s
from smallworld.core.bits import size
from smallworld.core.redeploy import regions_to_give_up, visitors_of
from smallworld.core.scoring import income
from smallworld.core.state import State

# Features of a seat. Append only: weights are stored by index.
ONE: Final = 0
HELD: Final = 1  # regions of the active race
BONUS: Final = 2  # coins a turn beyond one per region
SPARE: Final = 3  # tokens beyond one per region
SAFE: Final = 4  # immune regions of the active race
EXPOSED: Final = 5  # regions of the active race next to an enemy's active one
RUINS: Final = 6  # regions of races in decline
RUINS_EXPOSED: Final = 7
RUINS_TOKENS: Final = 8  # tokens of a race in decline that still acts
LASTS: Final = 9  # regions of a lasting race in decline
NEW_RACE: Final = 10  # no active race: it picks a new one next turn
FEW: Final = 11  # how far the active race is below six tokens
FEATURES: Final = 12  # followed by one for each active race and power


class Evaluator:
    """Evaluates states for one number of seats.

    ``weights[turns left]`` has one number for each feature. Without weights it counts only the
    income of this turn, plus ``new_race_bonus`` coins if the seat can pick a new race.
    """

    def __init__(
        self,
        weights: list[list[float]],
        envy: float,
        new_race_bonus: float = 0.0,
        tile_estimates: list[float] | None = None,
    ) -> None:
        self.weights = weights
        self.envy = envy  # weight of the others' future income
        self.new_race_bonus = new_race_bonus
        # Estimates for tiles without weights; empty if all tiles have weights.
        self.tile_estimates: list[float] = [] if tile_estimates is None else tile_estimates
        # By turns left, a weight for each combo of race and power; empty if combos have none.
        self.combos: list[list[float]] = []
        self.evaluations: i64 = 0  # number of states evaluated

    def value(self, state: State, seat: i64, turns_left: i64, scored: bool) -> float:
        """Estimate the final coins of ``seat``, less envy times those of the others.

        ``turns_left`` are the own turns after this one. ``scored`` tells whether this turn's
        income has been paid.
        """
        self.evaluations += 1
        worth = float(state.cells[s.COINS + seat])
        if not scored:
            worth += float(income(state, seat) - regions_to_give_up(state, seat))
        if len(self.weights) == 0:
            if turns_left > 1 and not state.has_active_race(seat):
                worth += self.new_race_bonus
            return worth
        worth += self.future(state, seat, turns_left)
        if self.envy == 0.0:
            return worth
        others = 0.0
        other: i64 = 0
        while other < state.box.seats:
            if other != seat:
                left = turns_left + 1 if other > seat else turns_left
                others += self.future(state, other, left)
            other += 1
        return worth - self.envy * others / float(state.box.seats - 1)

    def future(self, state: State, seat: i64, turns_left: i64) -> float:
        """Estimate the income of ``seat`` in its remaining turns."""
        if turns_left <= 0:
            return 0.0
        row = self.weights[turns_left if turns_left < len(self.weights) else -1]
        v = state.cells
        people = s.KINDS * seat + s.ACTIVE
        total = row[ONE]
        enemies = enemy_reach(state, seat)
        ruins = v[s.REGIONS + people + s.DECLINED] | v[s.REGIONS + people + s.LASTING]
        total += row[RUINS] * float(size(ruins))
        total += row[RUINS_EXPOSED] * float(size(ruins & enemies))
        total += row[LASTS] * float(size(v[s.REGIONS + people + s.LASTING]))
        declined = state.declined_actor(seat)
        if declined >= 0:
            total += row[RUINS_TOKENS] * float(v[s.ON_BOARD + declined] + v[s.HAND + declined])
        if v[s.RACE + people] < 0:
            return total + row[NEW_RACE]
        lost = regions_to_give_up(state, seat)
        held = size(v[s.REGIONS + people]) - lost
        spare = spare_tokens(state, people)
        total += row[HELD] * float(held) + row[SPARE] * float(spare)
        total += row[BONUS] * float(recurring_bonus(state, people))
        closed = v[s.HOLES] | v[s.HEROES] | v[s.DRAGONS]
        total += row[SAFE] * float(size(closed & v[s.REGIONS + people]))
        total += row[EXPOSED] * float(size(v[s.REGIONS + people] & enemies & ~closed))
        if held + spare < 6:
            total += row[FEW] * float(6 - held - spare)
        total += row[FEATURES + v[s.RACE + people]]
        return total + row[FEATURES + len(state.box.races) + v[s.POWER + people]]

    def features_of(self, state: State, seat: int) -> list[float]:
        """Return the features that ``future`` weighs, for fitting the weights."""
        count = FEATURES + len(state.box.races) + len(state.box.powers)
        found: list[float] = []
        for place in range(count):
            row = [0.0] * count
            row[place] = 1.0
            probe = Evaluator([row, row], 0.0)
            found.append(probe.future(state, seat, 1))
        return found


def enemy_reach(state: State, seat: i64) -> i64:
    """Return the regions next to the active races of the other seats."""
    v = state.cells
    theirs: i64 = 0
    other: i64 = 0
    while other < state.box.seats:
        if other != seat:
            theirs |= v[s.REGIONS + s.KINDS * other]
        other += 1
    return state.box.board.union_of_neighbours(theirs)


def recurring_bonus(state: State, people: i64) -> i64:
    """Count the coins beyond one per region that come every turn."""
    race = state.race(people)
    power = state.power(people)
    coins = race.pays_for_regions(state, people) + power.pays_for_regions(state, people)
    can = state.abilities(people)
    coins += can.pays_each_turn
    if can.pays_per_fortress:
        coins += can.pays_per_fortress * state.fortresses_of(people)
    return coins


def spare_tokens(state: State, people: i64) -> i64:
    """Count tokens beyond one per region, with reinforcements and without visitors."""
    v = state.cells
    spare = (
        v[s.HAND + people] + v[s.WAITING + people] + v[s.ON_BOARD + people] + v[s.ASIDE + people]
    )
    spare -= size(v[s.REGIONS + people])
    if v[s.PHASE] < s.REDEPLOYMENT:
        due = state.race(people).grows(state, people) + state.power(people).grows(state, people)
        spare += due if due < v[s.TRAY + v[s.RACE + people]] else v[s.TRAY + v[s.RACE + people]]
    spare -= visitors_of(state, people)
    if spare < 0:
        return 0
    return spare
