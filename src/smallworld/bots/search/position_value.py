"""A value of positions that sees more: the column, single combos, who moves next, threats.

It replaces the planner's evaluation where it is given instead. ``tools/train_value.py`` fits its
weights to games of the fast policy that follows it, for each number of seats and turns left.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallworld.bots.search.evaluation import (
    BONUS,
    EXPOSED,
    FEATURES,
    FEW,
    HELD,
    LASTS,
    NEW_RACE,
    ONE,
    RUINS,
    RUINS_EXPOSED,
    RUINS_TOKENS,
    SAFE,
    SPARE,
    Evaluator,
    enemy_reach,
    recurring_bonus,
    spare_tokens,
)
from smallworld.core import state as s
from smallworld.core.bits import size
from smallworld.core.cells import vec
from smallworld.core.combos import combo_tokens, skip_coins
from smallworld.core.redeploy import regions_to_give_up
from smallworld.core.state import State

# Features beyond those of ``Evaluator``. Append only: weights are stored by index.
WAITS: Final = 12  # share of the other seats that move before this one
WAITS_EXPOSED: Final = 13  # … times its exposed regions
WAITS_RUINS: Final = 14  # … times its exposed regions in decline
COLUMN_NOW: Final = 15  # worth of the best combo it can pay for, if it picks next
COLUMN_LATER: Final = 16  # … if it picks after others have moved
COLUMN_ACTIVE: Final = 17  # … if it still has an active race
THREAT: Final = 18  # active tokens of the others per seat, times regions of the active race
THREAT_RUINS: Final = 19  # … times regions in decline
EMPTY: Final = 20  # regions that nobody holds
EMPTY_SPARE: Final = 21  # … times spare tokens
HELD_SQUARED: Final = 22
SPARE_SQUARED: Final = 23
HELD_SPARE: Final = 24
GUARD: Final = 25  # spare tokens per exposed region
IDLE: Final = 26  # share of the other seats without an active race
RUINS_NEW: Final = 27  # regions in decline of a seat without an active race
ALL_FEATURES: Final = 28
TENTH: Final = 0.1  # keeps products of counts near one
# Products are taken around usual numbers, so that the weights of ``HELD``, ``SPARE`` and ``RUINS``
# remain what one more is usually worth: the fast policy reads them so.
USUAL_HELD: Final = 5.0
USUAL_SPARE: Final = 3.0
USUAL_THREAT: Final = 0.8
USUAL_EMPTY: Final = 1.0


class PositionValue(Evaluator):
    """Evaluates states by more features, and by every combo of race and power.

    ``weights[turns left]`` has the features of ``Evaluator``, one number for each race and power,
    and the features from ``WAITS`` on. ``combos[turns left]`` has one number for each combo, those
    of the first race first; it may be empty.
    """

    def __init__(
        self,
        weights: list[list[float]],
        envy: float,
        combos: list[list[float]],
        tile_estimates: list[float] | None = None,
    ) -> None:
        super().__init__(weights, envy, 0.0, tile_estimates)
        self.combos = combos
        self._rows: list[vec[float]] = [vec[float](row) for row in weights]
        self._seen: vec[float] = vec[float]([0.0] * ALL_FEATURES)
        self._ended: i64 = s.NOBODY  # the seat whose turn counts as ended

    def value(self, state: State, seat: i64, turns_left: i64, scored: bool) -> float:
        """Estimate as ``Evaluator`` does, as if the turn of ``seat`` ended here."""
        self._ended = seat
        worth = super().value(state, seat, turns_left, scored)
        self._ended = s.NOBODY
        return worth

    def future(self, state: State, seat: i64, turns_left: i64) -> float:
        """Estimate the income of ``seat`` in its remaining turns."""
        if turns_left <= 0:
            return 0.0
        last: i64 = len(self._rows) - 1
        left = turns_left if turns_left < last else last
        row = self._rows[left]
        self._read(state, seat, left)
        seen = self._seen
        total = 0.0
        place: i64 = 0
        while place < FEATURES:
            total += row[place] * seen[place]
            place += 1
        races: i64 = len(state.box.races)
        powers: i64 = len(state.box.powers)
        more = races + powers
        while place < ALL_FEATURES:
            total += row[place + more] * seen[place]
            place += 1
        v = state.cells
        people = s.KINDS * seat + s.ACTIVE
        if v[s.RACE + people] >= 0:
            total += self._tiles(row, left, races, powers, v[s.RACE + people], v[s.POWER + people])
        return total

    def features_of(self, state: State, seat: int) -> list[float]:
        """Return the features of a seat at the start of a turn, without its tiles."""
        left = state.box.board.rounds - state.round + (1 if seat >= state.turn else 0)
        last: i64 = len(self._rows) - 1
        self._read(state, seat, left if left < last else last)
        return [self._seen[place] for place in range(ALL_FEATURES)]

    def _tiles(
        self, row: vec[float], left: i64, races: i64, powers: i64, race: i64, power: i64
    ) -> float:
        """Return the weight of a combo: of its race, its power, and both together."""
        worth = row[FEATURES + race] + row[FEATURES + races + power]
        if len(self.combos) > 0:
            worth += self.combos[left][race * powers + power]
        return worth

    def _read(self, state: State, seat: i64, left: i64) -> None:
        """Read all features of a seat into ``_seen``."""
        v = state.cells
        seen = self._seen
        place: i64 = 0
        while place < ALL_FEATURES:
            seen[place] = 0.0
            place += 1
        people = s.KINDS * seat + s.ACTIVE
        seats = state.box.seats
        first = v[s.TURN] if self._ended == s.NOBODY else self._ended + 1
        before = (seat - first + seats) % seats  # the other seats that move first
        waits = float(before) / float(seats - 1)
        enemies = enemy_reach(state, seat)
        lasting = v[s.REGIONS + people + s.LASTING]
        ruins = v[s.REGIONS + people + s.DECLINED] | lasting
        in_ruins = float(size(ruins))
        ruins_exposed = float(size(ruins & enemies))
        threat = self._threat(state, seat) - USUAL_THREAT
        empty = float(state.box.board.size - self._held_by_anyone(state)) * TENTH
        seen[ONE] = 1.0
        seen[RUINS] = in_ruins
        seen[RUINS_EXPOSED] = ruins_exposed
        seen[LASTS] = float(size(lasting))
        seen[WAITS] = waits
        seen[WAITS_RUINS] = waits * ruins_exposed
        seen[THREAT_RUINS] = threat * in_ruins
        seen[EMPTY] = empty
        declined = state.declined_actor(seat)
        if declined >= 0:
            seen[RUINS_TOKENS] = float(v[s.ON_BOARD + declined] + v[s.HAND + declined])
        column = self._column(state, seat, left)
        if v[s.RACE + people] < 0:
            seen[NEW_RACE] = 1.0
            seen[RUINS_NEW] = in_ruins
            seen[COLUMN_NOW if before == 0 else COLUMN_LATER] = column
            return
        seen[COLUMN_ACTIVE] = column
        held = float(size(v[s.REGIONS + people]) - regions_to_give_up(state, seat))
        spare = float(spare_tokens(state, people))
        closed = v[s.HOLES] | v[s.HEROES] | v[s.DRAGONS]
        exposed = float(size(v[s.REGIONS + people] & enemies & ~closed))
        seen[HELD] = held
        seen[SPARE] = spare
        seen[BONUS] = float(recurring_bonus(state, people))
        seen[SAFE] = float(size(closed & v[s.REGIONS + people]))
        seen[EXPOSED] = exposed
        if held + spare < 6.0:
            seen[FEW] = 6.0 - held - spare
        seen[WAITS_EXPOSED] = waits * exposed
        seen[THREAT] = threat * held
        seen[EMPTY_SPARE] = (empty - USUAL_EMPTY) * spare
        more_held = held - USUAL_HELD
        more_spare = spare - USUAL_SPARE
        seen[HELD_SQUARED] = TENTH * more_held * more_held
        seen[SPARE_SQUARED] = TENTH * more_spare * more_spare
        seen[HELD_SPARE] = TENTH * more_held * more_spare
        seen[GUARD] = spare / (exposed + 1.0)

    def _threat(self, state: State, seat: i64) -> float:
        """Count the others' active tokens, in tens a seat; also stores ``IDLE``."""
        v = state.cells
        tokens: i64 = 0
        idle: i64 = 0
        other: i64 = 0
        while other < state.box.seats:
            people = s.KINDS * other
            if other != seat:
                tokens += v[s.ON_BOARD + people] + v[s.HAND + people] + v[s.WAITING + people]
                if v[s.RACE + people] < 0:
                    idle += 1
            other += 1
        others = float(state.box.seats - 1)
        self._seen[IDLE] = float(idle) / others
        return float(tokens) * TENTH / others

    def _held_by_anyone(self, state: State) -> i64:
        v = state.cells
        held: i64 = 0
        people: i64 = 0
        while people < s.KINDS * state.box.seats:
            held |= v[s.REGIONS + people]
            people += 1
        return size(held)

    def _column(self, state: State, seat: i64, left: i64) -> float:
        """Return the worth of the best combo that the seat can pay for."""
        v = state.cells
        row = self._rows[left]
        races: i64 = len(state.box.races)
        powers: i64 = len(state.box.powers)
        most = 0.0
        cost: i64 = 0
        place: i64 = 0
        while place < v[s.COLUMN_SIZE] and cost <= v[s.COINS + seat]:
            race = v[s.COLUMN_RACE + place]
            worth = float(v[s.COLUMN_COINS + place] - cost)
            worth += row[SPARE] * float(combo_tokens(state, place))
            worth += self._tiles(row, left, races, powers, race, v[s.COLUMN_POWER + place])
            if place == 0 or worth > most:
                most = worth
            cost += skip_coins(state, place)
            place += 1
        return most
