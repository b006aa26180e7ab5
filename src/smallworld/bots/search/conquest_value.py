"""Estimate the gain of a conquest without making it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallworld.bots.search.evaluation import BONUS, HELD, RUINS, SAFE, SPARE, Evaluator
from smallworld.core import state as s
from smallworld.core.bits import lowest, size
from smallworld.core.cells import vec
from smallworld.core.conquest import price, price_for, targets_for
from smallworld.core.pieces import HIGHEST_DIE, MAX_SEATS
from smallworld.core.state import State
from smallworld.core.traits import Trait

EASE: Final = 0.7  # flattens the price: twice the tokens do not halve the value


class ConquestValue:
    """Computes gains from the weights of ``evaluator``; call ``prepare`` once a turn."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.seat: i64 = 0
        self.left: i64 = 0  # own turns after this one
        self.attempt_value = 0.0  # value of the region that ``best_attempt`` returned last
        self._rows: list[vec[float]] = [vec[float](row) for row in evaluator.weights]
        self.own: vec[float] = self._rows[0]
        self._harm_value: vec[float] = vec[float]([0.0] * (s.KINDS * MAX_SEATS))  # for each people

    def prepare(self, state: State) -> None:
        """Read whose turn it is, and compute what it is worth to harm each people."""
        v = state.cells
        self.seat = v[s.TURN]
        self.left = state.box.board.rounds - v[s.ROUND]
        self.own = self._row(self.left)
        seats = state.box.seats
        envy = self.evaluator.envy / float(seats - 1)
        seat: i64 = 0
        while seat < seats:
            row = self._row(self.left + 1 if seat > self.seat else self.left)
            self._harm_value[s.KINDS * seat] = envy * row[HELD]
            self._harm_value[s.KINDS * seat + 1] = envy * row[RUINS]
            self._harm_value[s.KINDS * seat + 2] = envy * row[RUINS]
            seat += 1

    def _row(self, left: i64) -> vec[float]:
        last: i64 = len(self._rows) - 1
        return self._rows[left if left < last else last]

    def gain(self, state: State, people: i64, region: i64) -> float:
        """Return own coins now and later plus the holder's loss; 0 for an own region."""
        v = state.cells
        row = self.own
        race = state.race(people)
        power = state.power(people)
        gain = 1.0 + row[HELD] - row[SPARE]
        if people % s.KINDS != s.ACTIVE:
            gain = 1.0 + row[RUINS]
        kind = state.box.board.features[region]
        if race.pays_on & kind:
            gain += float(race.pays_coins) * (1.0 + row[BONUS])
        if power.pays_on & kind:
            gain += float(power.pays_coins) * (1.0 + row[BONUS])
        if state.box.has_unofficial_numbers:
            gain += self._pack_bonus(state, people, race, region)
            gain += self._pack_bonus(state, people, power, region)
        holder = v[s.REGION_CELLS + 3 * region]
        if holder != s.NOBODY:
            if holder // s.KINDS == self.seat:
                return 0.0
            gain += self._harm_value[holder] + self._non_empty_bonus(state, people)
        elif (v[s.TRIBES] >> region) & 1:
            gain += self._non_empty_bonus(state, people)
        if people % s.KINDS == s.ACTIVE and v[s.HOLES_LEFT + self.seat] > 0:
            gain += row[SAFE]
        return gain

    def _pack_bonus(self, state: State, people: i64, trait: Trait, region: i64) -> float:
        """Return the bonus from traits that only tiles of packs have."""
        v = state.cells
        board = state.box.board
        more = 0.0
        if trait.pays_beside and state.beside(people, region) & board.having(trait.pays_beside):
            more += float(trait.pays_coins) * (1.0 + self.own[BONUS])
        if trait.grows_on & board.features[region]:
            more += 2.0 * self.own[SPARE]  # one token now, and probably more in later turns
        if trait.hurls_on & board.features[region]:
            more += float(trait.hurls_tokens) * self.own[SPARE]
        if trait.markers_on & board.features[region]:
            more += 0.5
        if v[s.REGION_CELLS + 3 * region] == s.NOBODY and not (v[s.TRIBES] >> region) & 1:
            more += float(trait.pays_per_empty_conquest)
        if trait.pays_by_region or trait.pays_by_condition:
            more += self._conditional_bonus(state, people, trait, region)
        return more

    def _conditional_bonus(self, state: State, people: i64, trait: Trait, region: i64) -> float:
        """Return the coins that one more region adds or takes away by a trait's conditions."""
        v = state.cells
        lasting = 1.0 + self.own[BONUS]
        kind = state.box.board.features[region]
        held = size(v[s.REGIONS + people])
        more = 0.0
        if trait.pays_less_on & kind:
            more -= lasting
        if trait.pays_less_elsewhere and not trait.pays_on & kind:
            more -= lasting
        if trait.pays_per_pair & kind:
            more += 0.5 * lasting
        if trait.pays_beyond and held >= trait.pays_beyond:
            more += lasting
        if trait.pays_up_to and held == trait.pays_up_to:
            more -= float(trait.pays_up_to_coins) * lasting
        holder = v[s.REGION_CELLS + 3 * region]
        if trait.pays_in_peace and holder >= 0 and holder % s.KINDS == s.ACTIVE:
            if state.attacked_nobody:
                more -= float(trait.pays_in_peace)
        if trait.pays_per_group | trait.pays_if_joined and held:
            if not state.beside(people, region) & v[s.REGIONS + people]:
                more += float(trait.pays_per_group - trait.pays_if_joined)
        return more

    def _non_empty_bonus(self, state: State, people: i64) -> float:
        """Return the coins, or the value of tokens, for a region that was not empty."""
        can = state.abilities(people)
        more = float(can.pays_per_conquest)
        if can.grows_by_conquest:
            more += 0.5 * (1.0 + self.own[SPARE])
        return more

    def best(self, state: State, people: i64, hand: i64, without: i64 = 0) -> i64:
        """Return the region with the highest gain per token; 0 if none is worth taking."""
        best: i64 = 0
        most = 0.0
        if hand <= 0:
            return best
        can = state.abilities(people)
        rest = targets_for(state, people, can) & ~without
        while rest:
            region = lowest(rest)
            rest &= rest - 1
            cost = price_for(state, people, can, region)
            if cost <= hand:
                gain = self.gain(state, people, region) / (float(cost) + EASE)
                if gain > most:
                    best = region
                    most = gain
        return best

    def most_valuable(self, state: State, people: i64, rest: i64, by_price: bool) -> i64:
        """Return the region in ``rest`` with the highest gain, times its price if ``by_price``."""
        best: i64 = 0
        most = 0.0
        while rest:
            region = lowest(rest)
            rest &= rest - 1
            gain = self.gain(state, people, region)
            if by_price:
                gain *= float(price(state, people, region))
            if gain > most:
                best = region
                most = gain
        return best

    def best_attempt(self, state: State, people: i64, hand: i64) -> i64:
        """Return the best region for the final attempt, or 0 (F1-F5); sets ``attempt_value``."""
        best: i64 = 0
        self.attempt_value = 0.0
        can = state.abilities(people)
        if hand < can.least_tokens:
            return best
        rest = targets_for(state, people, can)
        while rest:
            region = lowest(rest)
            rest &= rest - 1
            missing = price_for(state, people, can, region) - hand
            if 1 <= missing <= HIGHEST_DIE:
                promise = self.gain(state, people, region) * float(4 - missing) / 6.0
                if promise > self.attempt_value:
                    best = region
                    self.attempt_value = promise
        return best
