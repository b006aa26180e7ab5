"""Search whole-turn plans: which regions, in which order, final attempt, or decline."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallworld.bots.search.evaluation import Evaluator
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
from smallworld.core.bits import lowest
from smallworld.core.combos import pick_price
from smallworld.core.conquest import (
    convertible,
    dragon_is_ready,
    hand_when_ready,
    price,
    targets,
)
from smallworld.core.decline import enter_decline
from smallworld.core.engine import perform
from smallworld.core.explain import faces_that_help
from smallworld.core.pieces import HIGHEST_DIE
from smallworld.core.redeploy import may_regroup
from smallworld.core.scoring import income
from smallworld.core.state import State
from smallworld.core.turn import may_decline_late

# Decline needs a bonus: the best of many plans is overestimated, while decline is only one.
# Measured in self-play from prepared positions (tools/decline_positions.py).
FRESH_START: Final = 2.5
LEAVES: Final = 3  # default number of plans kept for each first action


class Plan:
    """One way to play the turn: actions up to the stop or the die, and their value."""

    def __init__(self, actions: list[int], value: float, coins: int) -> None:
        self.actions = actions
        self.value = value
        self.coins = coins  # expected income of this turn
        self.wins = -1.0  # share of playouts won; negative if not played out


class _Node:
    """A state inside the turn and how it was reached."""

    def __init__(self, state: State, actions: list[int], value: float) -> None:
        self.state = state
        self.actions = actions
        self.value = value


class TurnSearch:
    """Beam search over conquests: keeps the best few sets of regions of each size."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.nodes: i64 = 0  # states created since the last reset
        self.width = 1
        self.leaves = LEAVES
        self.seat: i64 = 0
        self.turns_left: i64 = 0

    def plans(self, state: State, width: int) -> list[Plan]:
        """Return candidate plans of the seat to move, best first."""
        v = state.cells
        self.width = width
        self.seat = v[s.TURN]
        self.turns_left = state.box.board.rounds - v[s.ROUND]
        found: list[Plan] = []
        if state.box.has_later_actions and waits_after_roll(state):
            self._after_the_roll(state, found)
        elif not state.has_active_race(self.seat):
            self._picks(state, found)
        else:
            self._with_race(state, found)
        found.sort(key=_value_of, reverse=True)
        return found

    def _after_the_roll(self, state: State, found: list[Plan]) -> None:
        """Give up a final attempt, or save it by spending something."""
        people = s.KINDS * self.seat + s.ACTIVE
        coins = int(income(state, self.seat))
        found.append(Plan([a.STOP], self._stop_value(state), coins))
        move = spending(state, people, state.cells[s.DIE_REGION])
        if move != NO_MOVE:
            after = state.clone()
            perform(after, move)
            self.nodes += 1
            value = self._stop_value(after)
            found.append(Plan([int(move)], value, int(income(after, self.seat))))

    def _with_race(self, state: State, found: list[Plan]) -> None:
        v = state.cells
        if v[s.PHASE] == s.START:
            self._decline(state, found)
        self._expand(state, [], self.width, found)
        if v[s.PHASE] == s.START and not self._rolls_first(state):
            self._abandoning(state, found)

    def _picks(self, state: State, found: list[Plan]) -> None:
        """Plan the first turn of each combo that the seat can pay for."""
        v = state.cells
        declined = state.declined_actor(self.seat)
        if declined != s.NOBODY and not v[s.DECLINED_DONE] and self._declined_first(state, found):
            return
        place: i64 = 0
        while place < v[s.COLUMN_SIZE] and pick_price(state, place) <= v[s.COINS + self.seat]:
            after = state.clone()
            perform(after, a.PICK + place)
            self.nodes += 1
            self._expand(after, [a.PICK + int(place)], self.width, found)
            place += 1

    def _declined_first(self, state: State, found: list[Plan]) -> bool:
        """Let the race in decline conquer before the pick; return True if that gains anything."""
        people = state.declined_actor(self.seat)
        before = self.evaluator.value(state, self.seat, self.turns_left, False)
        hand = hand_when_ready(state, people)
        rest = targets(state, people)
        while rest:
            region = lowest(rest)
            rest &= rest - 1
            if price(state, people, region) <= hand and not self._is_mine(state, region):
                after = state.clone()
                perform(after, a.DECLINED_CONQUER + region)
                self.nodes += 1
                value = self.evaluator.value(after, self.seat, self.turns_left, False)
                if value > before:
                    coins = int(income(after, self.seat))
                    found.append(Plan([a.DECLINED_CONQUER + int(region)], value, coins))
        return len(found) > 0

    def _is_mine(self, state: State, region: i64) -> bool:
        holder = state.people_in(region)
        return holder != s.NOBODY and holder // s.KINDS == self.seat

    def _rolls_first(self, state: State) -> bool:
        people = s.KINDS * self.seat + s.ACTIVE
        return state.abilities(people).rolls_first

    def _decline(self, state: State, found: list[Plan]) -> None:
        after = state.clone()
        before = after.coins(self.seat)
        decline = decline_action(state)
        perform(after, decline)
        self.nodes += 1
        value = self.evaluator.value(after, self.seat, self.turns_left, True)
        if len(self.evaluator.weights) > 0 and self.turns_left > 1:
            value += FRESH_START
        found.append(Plan([decline], value, int(after.coins(self.seat) - before)))

    def _abandoning(self, state: State, found: list[Plan]) -> None:
        """Abandon one region first, or all of them to enter elsewhere."""
        people = s.KINDS * self.seat + s.ACTIVE
        rest = state.cells[s.REGIONS + people]
        everything = state.clone()
        gone: list[int] = []
        while rest:
            region = lowest(rest)
            rest &= rest - 1
            after = state.clone()
            perform(after, a.ABANDON + region)
            perform(everything, a.ABANDON + region)
            self.nodes += 2
            gone.append(a.ABANDON + int(region))
            self._expand(after, [a.ABANDON + int(region)], max(1, self.width // 6), found)
        if len(gone) > 1:
            self._expand(everything, gone, max(1, self.width // 3), found)

    def _expand(self, state: State, actions: list[int], width: int, found: list[Plan]) -> None:
        """Add the best plans that begin with ``actions`` and continue from ``state``."""
        if self._rolls_first(state) and state.cells[s.PENDING_ROLL] < 0:
            self._roll_or_stop(state, actions, found)
            return
        beam = [_Node(state, actions, self._stop_value(state))]
        leaves: list[Plan] = []
        while len(beam) > 0:
            for node in beam:
                leaves.append(self._finish(node))
            beam = self._next_level(beam, width)
        leaves.sort(key=_value_of, reverse=True)
        found.extend(leaves[: self.leaves])

    def _roll_or_stop(self, state: State, actions: list[int], found: list[Plan]) -> None:
        """Plan a roll before every conquest, because it only ever lowers prices (Y3)."""
        people = s.KINDS * self.seat + s.ACTIVE
        hand = hand_when_ready(state, people)
        value = self._stop_value(state)
        coins = int(income(state, self.seat))
        if hand > 0 and self._in_reach_of_a_roll(state, people, hand):
            after = state.clone()
            perform(after, a.ROLL)
            perform(after, a.DIE + 1)
            self.nodes += 1
            after_the_roll: list[Plan] = []
            self._expand(after, [*actions, a.ROLL], max(1, self.width // 3), after_the_roll)
            best = after_the_roll[0]
            hoped = best.value if best.value > value else value
            found.append(Plan([*actions, a.ROLL], hoped, best.coins))
            return
        found.append(Plan([*actions, a.STOP], value, coins))

    def _in_reach_of_a_roll(self, state: State, people: i64, hand: i64) -> bool:
        rest = targets(state, people)
        while rest:
            region = lowest(rest)
            rest &= rest - 1
            if price(state, people, region) - HIGHEST_DIE <= hand:
                return True
        return False

    def _stop_value(self, state: State) -> float:
        """Evaluate stopping here, with a late decline if that is better (Y38)."""
        value = self.evaluator.value(state, self.seat, self.turns_left, False)
        if not may_decline_late(state, self.seat) or len(self.evaluator.weights) == 0:
            return value
        after = state.clone()
        after.cells[s.COINS + self.seat] += income(state, self.seat)
        enter_decline(after, self.seat)
        late = self.evaluator.value(after, self.seat, self.turns_left, True)
        return late if late > value else value

    def _finish(self, node: _Node) -> Plan:
        """End a plan by stopping or by the best final attempt (F1-F5)."""
        state = node.state
        coins = int(income(state, self.seat))
        best = Plan([*node.actions, a.STOP], node.value, coins)
        people = s.KINDS * self.seat + s.ACTIVE
        if self._rolls_first(state):
            return best
        hand = hand_when_ready(state, people)
        if hand < state.abilities(people).least_tokens:
            return best
        rest = targets(state, people)
        while rest:
            region = lowest(rest)
            rest &= rest - 1
            missing = price(state, people, region) - hand
            if 1 <= missing <= HIGHEST_DIE and not self._is_mine(state, region):
                chance = float(faces_that_help(int(missing))) / 6.0
                after = state.clone()
                perform(after, a.CONQUER_DIE + region)
                perform(after, a.DIE + HIGHEST_DIE)
                self.nodes += 1
                won = self.evaluator.value(after, self.seat, self.turns_left, False)
                value = chance * won + (1.0 - chance) * node.value
                if value > best.value:
                    best = Plan([*node.actions, a.CONQUER_DIE + int(region)], value, coins)
        return best

    def _next_level(self, beam: list[_Node], width: int) -> list[_Node]:
        """Return the best ``width`` different states one conquest further."""
        level: list[_Node] = []
        seen: set[int] = set()
        for node in beam:
            self._successors(node, level, seen)
        level.sort(key=_node_value, reverse=True)
        return level[:width]

    def _successors(self, node: _Node, level: list[_Node], seen: set[int]) -> None:
        state = node.state
        v = state.cells
        people = s.KINDS * self.seat + s.ACTIVE
        if not v[s.ACTED] and not v[s.DECLINED_DONE]:
            declined = state.declined_actor(self.seat)
            if declined != s.NOBODY:
                self._conquests(node, declined, a.DECLINED_CONQUER, level, seen)
        self._conquests(node, people, a.CONQUER, level, seen)
        least = state.abilities(people).least_tokens
        if dragon_is_ready(state, people) and hand_when_ready(state, people) >= least:
            rest = targets(state, people) & state.box.board.land
            while rest:
                region = lowest(rest)
                rest &= rest - 1
                if price(state, people, region) > 2:
                    self._add(node, a.CONQUER_DRAGON + region, level, seen)
        rest = convertible(state, people)
        while rest and v[s.PENDING_ROLL] < 0:
            self._add(node, a.CONVERT + lowest(rest), level, seen)
            rest &= rest - 1
        if state.abilities(people).has_choices:
            self._choices(node, people, level, seen)

    def _choices(self, node: _Node, people: i64, level: list[_Node], seen: set[int]) -> None:
        """Add what only tiles of packs can do: spend, shoot with the catapult, regroup."""
        state = node.state
        hand = hand_when_ready(state, people)
        can = state.abilities(people)
        if may_regroup(state, people):
            self._add(node, a.REGROUP, level, seen)
        if hand <= 0:
            return
        if can.spends:
            rest = targets(state, people)
            while rest:
                region = lowest(rest)
                rest &= rest - 1
                if price(state, people, region) > 1 and not self._is_mine(state, region):
                    move = spending(state, people, region)
                    if move != NO_MOVE:
                        self._add(node, move, level, seen)
        if can.catapult:
            rest = catapult_targets(state, people)
            while rest:
                region = lowest(rest)
                rest &= rest - 1
                if affordable_by_catapult(state, people, region, hand):
                    placed = a.PLACE_CATAPULT + catapult_for(state, people, region)
                    after = state.clone()
                    perform(after, placed)
                    shot = _Node(after, [*node.actions, int(placed)], node.value)
                    self._add(shot, a.CONQUER + region, level, seen)

    def _conquests(
        self, node: _Node, people: i64, block: i64, level: list[_Node], seen: set[int]
    ) -> None:
        state = node.state
        hand = hand_when_ready(state, people)
        if hand <= 0:
            return
        rest = targets(state, people)
        while rest:
            region = lowest(rest)
            rest &= rest - 1
            if price(state, people, region) <= hand and not self._is_mine(state, region):
                self._add(node, block + region, level, seen)

    def _add(self, node: _Node, action: i64, level: list[_Node], seen: set[int]) -> None:
        """Add the state after ``action``, unless the same regions were reached before."""
        after = node.state.clone()
        perform(after, action)
        self.nodes += 1
        v = after.cells
        people = s.KINDS * self.seat + s.ACTIVE
        declined = after.declined_actor(self.seat)
        key = v[s.REGIONS + people] * 64 + v[s.HAND + people]
        if declined != s.NOBODY:
            key ^= v[s.REGIONS + declined] * 4099
        if int(key) in seen:
            return
        seen.add(int(key))
        level.append(_Node(after, [*node.actions, int(action)], self._stop_value(after)))


def _value_of(plan: Plan) -> float:
    return plan.value


def _node_value(node: _Node) -> float:
    return node.value
