"""Play a turn in microseconds: repeat the conquest with the highest gain per token.

It evaluates regions without copying states. All seats play like this in a playout.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallworld.bots.search.conquest_value import ConquestValue
from smallworld.bots.search.evaluation import FEATURES, SPARE, Evaluator
from smallworld.bots.search.pack_moves import (
    NO_MOVE,
    affordable_by_catapult,
    catapult_for,
    catapult_targets,
    decline_action,
    spending,
    waits_after_roll,
)
from smallworld.core import actions as a
from smallworld.core import state as s
from smallworld.core.bits import only
from smallworld.core.combos import skip_coins
from smallworld.core.conquest import convertible, dragon_is_ready, hand_when_ready, targets
from smallworld.core.engine import perform
from smallworld.core.pieces import HIGHEST_DIE
from smallworld.core.playout import Xorshift, draw
from smallworld.core.redeploy import may_regroup
from smallworld.core.state import State

# Measured by self-play of this policy, some thousand games each (docs/bots.md).
FRESH_START: Final = 1.0  # bonus for decline: the next race will be the best of several
PICKS: Final = 3  # combos tried out
STARTS: Final = 3  # first conquests tried out for each of them


class FastTurns:
    """Plays turns in place by the weights of ``evaluator``, trying out ``picks`` combos."""

    def __init__(self, evaluator: Evaluator, picks: int = PICKS) -> None:
        self.evaluator = evaluator
        self.conquests = ConquestValue(evaluator)
        self.picks: i64 = picks
        self.nodes: i64 = 0  # conquests made and copies evaluated since the last reset

    def play(self, state: State, chance: Xorshift) -> None:
        """Play the conquests of the seat to move, or its decline, up to the final attempt."""
        self.nodes += 1
        self.conquests.prepare(state)
        seat = self.conquests.seat
        if state.box.has_later_actions and waits_after_roll(state):
            move = spending(state, s.KINDS * seat + s.ACTIVE, state.cells[s.DIE_REGION])
            perform(state, a.STOP if move == NO_MOVE else move)
            return
        if not state.has_active_race(seat):
            self._pick(state)
        elif state.cells[s.PHASE] == s.START:
            ahead = state.clone()
            if self._declines(state, self._turn_value(ahead)):
                perform(state, decline_action(state))
                return
            self._follow(state, ahead)
        if state.cells[s.PHASE] > s.CONQUEST or state.awaits_die:
            return
        people = s.KINDS * seat + s.ACTIVE
        self._take_all(state, people, chance)
        if not state.abilities(people).rolls_first:
            region = self.conquests.best_attempt(state, people, hand_when_ready(state, people))
            if region:
                perform(state, a.CONQUER_DIE + region)
                return
        perform(state, a.STOP)

    def _follow(self, state: State, ahead: State) -> None:
        """Take over the state of a copy, unless the copy assumed a die roll."""
        if not state.abilities(s.KINDS * self.conquests.seat + s.ACTIVE).rolls_first:
            state.cells = ahead.cells

    # --- decline and picks, tried out on copies
    def _declines(self, state: State, promise: float) -> bool:
        """Is decline worth more than ``promise``, the value of playing on?"""
        left = self.conquests.left
        if left < 1:
            return False
        after = state.clone()
        perform(after, decline_action(after))
        gone = self.evaluator.value(after, self.conquests.seat, left, True)
        if left > 1:
            gone += FRESH_START
        return gone > promise

    def _turn_value(self, state: State) -> float:
        """Conquer in ``state`` as far as no die is needed, and return the value of the turn."""
        self.nodes += 1
        conquests = self.conquests
        if state.cells[s.PHASE] > s.CONQUEST:
            return self.evaluator.value(state, conquests.seat, conquests.left, False)
        people = s.KINDS * conquests.seat + s.ACTIVE
        self._take_all(state, people, None)
        conquests.best_attempt(state, people, hand_when_ready(state, people))
        hoped = 0.0 if state.abilities(people).rolls_first else conquests.attempt_value
        return self.evaluator.value(state, conquests.seat, conquests.left, False) + hoped

    def _pick(self, state: State) -> None:
        """Pick the combo with the best first turn among the best looking ones."""
        seat = self.conquests.seat
        declined = state.declined_actor(seat)
        if declined != s.NOBODY and not state.cells[s.DECLINED_DONE]:
            self._take_with_declined(state, declined)
        best: i64 = 0
        most = -1000.0
        best_ahead = state
        tried: i64 = 0
        looked_at: i64 = 0
        while tried < self.picks:
            place = self._best_looking(state, looked_at)
            if place < 0:
                break
            looked_at |= only(place)
            tried += 1
            ahead = state.clone()
            perform(ahead, a.PICK + place)
            value = self._best_start(ahead)
            if value > most:
                best = place
                most = value
                best_ahead = ahead
        perform(state, a.PICK + best)
        if state.cells[s.PHASE] <= s.CONQUEST:
            self._follow(state, best_ahead)

    def _best_start(self, state: State) -> float:
        """Try several first conquests, play the best in ``state``, and return its value."""
        people = s.KINDS * self.conquests.seat + s.ACTIVE
        if state.cells[s.PHASE] > s.CONQUEST or state.abilities(people).rolls_first:
            return self._turn_value(state)
        before = state.clone()
        most = self._turn_value(state)
        tried = self.conquests.best(before, people, hand_when_ready(before, people))
        without: i64 = only(tried)
        start: i64 = 1
        while start < STARTS and tried:
            tried = self.conquests.best(before, people, hand_when_ready(before, people), without)
            if tried == 0:
                break
            without |= only(tried)
            ahead = before.clone()
            perform(ahead, a.CONQUER + tried)
            value = self._turn_value(ahead)
            if value > most:
                most = value
                state.cells = ahead.cells
            start += 1
        return most

    def _best_looking(self, state: State, looked_at: i64) -> i64:
        """Return the best combo by tiles and coins, except ``looked_at``; -1 for none."""
        v = state.cells
        row = self.conquests.own
        races: i64 = len(state.box.races)
        tile_estimates = self.evaluator.tile_estimates
        combos = self.evaluator.combos
        powers: i64 = len(state.box.powers)
        last: i64 = len(combos) - 1
        left = self.conquests.left if self.conquests.left < last else last
        best: i64 = -1
        most = -1000.0
        place: i64 = 0
        cost: i64 = 0
        while place < v[s.COLUMN_SIZE] and cost <= v[s.COINS + self.conquests.seat]:
            if not (looked_at >> place) & 1:
                can = state.box.abilities(v[s.COLUMN_RACE + place], v[s.COLUMN_POWER + place])
                value = float(v[s.COLUMN_COINS + place] - cost)
                value += row[FEATURES + v[s.COLUMN_RACE + place]]
                value += row[FEATURES + races + v[s.COLUMN_POWER + place]]
                value += float(can.tokens) * (0.5 + row[SPARE])
                value += float(can.pays_each_turn)
                value += float(can.pays_first_turn)
                if len(tile_estimates) > 0:
                    value += tile_estimates[v[s.COLUMN_RACE + place]]
                    value += tile_estimates[races + v[s.COLUMN_POWER + place]]
                if len(combos) > 0:
                    combo = v[s.COLUMN_RACE + place] * powers + v[s.COLUMN_POWER + place]
                    value += combos[left][combo]
                if value > most:
                    best = place
                    most = value
            cost += skip_coins(state, place)
            place += 1
        return best

    # --- conquests, in place
    def _take_all(self, state: State, people: i64, chance: Xorshift | None) -> None:
        """Conquer until no affordable region gains anything; without ``chance`` dice show 1."""
        v = state.cells
        declined = state.declined_actor(self.conquests.seat)
        if declined != s.NOBODY and not v[s.ACTED] and not v[s.DECLINED_DONE]:
            self._take_with_declined(state, declined)
        if state.abilities(people).rolls_first:
            self._roll_and_take(state, people, chance)
            return
        rest = convertible(state, people)
        while rest:
            region = self.conquests.most_valuable(state, people, rest, False)
            if region == 0:  # tiles of packs can make another region a loss
                break
            perform(state, a.CONVERT + region)
            rest = convertible(state, people)
        least = state.abilities(people).least_tokens
        if dragon_is_ready(state, people) and hand_when_ready(state, people) >= least:
            rest = targets(state, people) & state.box.board.land
            region = self.conquests.most_valuable(state, people, rest, True)
            if region:
                perform(state, a.CONQUER_DRAGON + region)
        has_choices = state.abilities(people).has_choices
        while True:
            region = self.conquests.best(state, people, hand_when_ready(state, people))
            if region == 0:
                if has_choices and self._go_on(state, people):
                    continue
                return
            perform(state, a.CONQUER + region)
            self.nodes += 1

    def _go_on(self, state: State, people: i64) -> bool:
        """Shoot, spend or regroup where plain conquests end; return whether anything was done."""
        hand = hand_when_ready(state, people)
        can = state.abilities(people)
        if can.catapult and hand > 0:
            rest = catapult_targets(state, people)
            while rest:
                region = self.conquests.most_valuable(state, people, rest, False)
                if region == 0:
                    break
                rest &= ~only(region)
                if affordable_by_catapult(state, people, region, hand):
                    perform(state, a.PLACE_CATAPULT + catapult_for(state, people, region))
                    perform(state, a.CONQUER + region)
                    self.nodes += 1
                    return True
        if may_regroup(state, people):
            perform(state, a.REGROUP)
            return self.conquests.best(state, people, hand_when_ready(state, people)) != 0
        if not can.spends or hand <= 0:
            return False
        rest = targets(state, people)
        while rest:
            region = self.conquests.most_valuable(state, people, rest, False)
            if region == 0:
                return False
            rest &= ~only(region)
            move = spending(state, people, region)
            if move != NO_MOVE and self.conquests.gain(state, people, region) > 1.0:
                perform(state, move)
                self.nodes += 1
                return True
        return False

    def _take_with_declined(self, state: State, people: i64) -> None:
        while True:
            region = self.conquests.best(state, people, hand_when_ready(state, people))
            if region == 0:
                return
            perform(state, a.DECLINED_CONQUER + region)
            self.nodes += 1

    def _roll_and_take(self, state: State, people: i64, chance: Xorshift | None) -> None:
        """Roll before each conquest, which only ever lowers the price (Y3)."""
        v = state.cells
        while True:
            hand = hand_when_ready(state, people)
            if v[s.PENDING_ROLL] < 0:
                if hand == 0 or self.conquests.best(state, people, hand + HIGHEST_DIE) == 0:
                    return
                perform(state, a.ROLL)
                perform(state, a.DIE + 1 if chance is None else draw(state, chance))
            region = self.conquests.best(state, people, hand_when_ready(state, people))
            if region == 0:
                return
            perform(state, a.CONQUER + region)
            self.nodes += 1
