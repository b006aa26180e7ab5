"""Find puzzles in positions: how good the best turn is, and how hard to see."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import Final

from smallworld.bots.playouts.chances import (
    NEVER,
    Method,
    PlayoutSample,
    sample_playouts,
    weighted_sum,
)
from smallworld.bots.playouts.pool import rollout_for
from smallworld.bots.search.most_coins import BestTurn, TurnSolver
from smallworld.bots.search.placement import next_placement
from smallworld.bots.search.plans import TurnSearch
from smallworld.core import actions as a
from smallworld.core.actions import block_of, region_of, written
from smallworld.core.conquest import price
from smallworld.core.engine import legal_actions, perform
from smallworld.core.playout import Xorshift, draw
from smallworld.core.redeploy import fortress_sites
from smallworld.core.scoring import income
from smallworld.core.state import ACTIVE, CONQUEST, KINDS, REDEPLOYMENT, State
from smallworld.lab.puzzles.puzzles import Grade

MOST_STATES: Final = 60_000  # states of one turn: more is too hard for people
MOST_ANSWERS: Final = 8  # different boards with the highest income
PLANS: Final = 2  # plans compared with decline
WIDTH: Final = 8  # beam width of the search for them
CLEAR: Final = 0.08  # minimum difference in win chance
ERRORS: Final = 4.0  # and in standard errors
_CONQUESTS: Final = (a.CONQUER, a.CONQUER_DRAGON, a.CONVERT, a.DECLINED_CONQUER)
_CHANCY: Final = (a.CONQUER_DIE, a.ROLL)


# --- highest income of this turn
@dataclass(frozen=True)
class CoinPuzzle:
    """A position whose best turn is worth finding."""

    best: BestTurn
    first_sight: int
    runner_up: int
    words: list[str]
    grade: Grade


def find_coin_puzzle(state: State) -> CoinPuzzle | None:
    """Return a puzzle if the best turn is hard enough to find and short enough to play."""
    best = TurnSolver(MOST_STATES).solve(state)
    if best is None or best.boards[best.coins] > MOST_ANSWERS:
        return None
    sight = first_sight(state)
    if sight >= best.coins or not is_deterministic(state, best.actions):
        return None
    runner_up = max(coins for coins in best.boards if coins < best.coins)
    return CoinPuzzle(
        best, sight, runner_up, whole_turn(state, best.actions), grade_of(best, sight)
    )


def is_deterministic(state: State, actions: list[int]) -> bool:
    """Can all actions be played without a reveal in between, which a short column causes?"""
    ahead = state.clone()
    for action in actions:
        if ahead.awaits_chance:
            return False
        perform(ahead, action)
    return True


def first_sight(state: State) -> int:
    """Return the best income of simple rules: most coins, cheapest, or most coins per token."""
    return max(_taking(state.clone(), rule) for rule in range(3))


def _taking(state: State, rule: int) -> int:
    seat = int(state.turn)
    while state.phase <= CONQUEST:
        while state.awaits_reveal:
            perform(state, int(draw(state, Xorshift(1))))
        choices = [
            (_appeal(state, action, rule), -action)
            for action in legal_actions(state)
            if block_of(action) in _CONQUESTS
        ]
        gaining = [choice for choice in choices if choice[0][0] > 0]
        perform(state, -max(gaining)[1] if gaining else a.STOP)
    while (action := next_placement(state)) != a.END:
        perform(state, action)
    return int(income(state, seat))


def _appeal(state: State, action: int, rule: int) -> tuple[float, float]:
    after = state.clone()
    perform(after, action)
    seat = state.turn
    coins = float(income(after, seat) - income(state, seat))
    people = KINDS * seat + ACTIVE
    if block_of(action) == a.DECLINED_CONQUER:
        people = state.declined_actor(seat)
    cost = float(price(state, people, region_of(action)))
    if block_of(action) in (a.CONQUER_DRAGON, a.CONVERT):
        cost = 1.0
    if coins <= 0:
        return coins, 0.0
    return ((coins, -cost), (1 / cost, coins), (coins / cost, coins))[rule]


def grade_of(best: BestTurn, sight: int) -> Grade:
    """Grade by length, number of solutions, distance from ``sight``, and abandoned regions."""
    takes = [action for action in best.actions if block_of(action) in _CONQUESTS]
    gives_up = any(block_of(action) in (a.ABANDON, a.DECLINED_ABANDON) for action in best.actions)
    near = best.boards.get(best.coins - 1, 0)
    hardness = (len(takes) >= 4) + (len(takes) >= 6) + 2 * gives_up
    hardness += (best.boards[best.coins] <= 2) + (near >= 20 * best.boards[best.coins])
    hardness += best.coins - sight >= 2
    return "easy" if hardness <= 1 else "middle" if hardness <= 3 else "hard"


def whole_turn(state: State, actions: list[int]) -> list[str]:
    """Return the actions of a turn up to its income, with a sensible redeployment."""
    ahead = state.clone()
    turn = list(actions)
    for action in actions:
        perform(ahead, action)
    while actions[0] != a.DECLINE and ahead.phase == REDEPLOYMENT:
        action = next_placement(ahead)
        assert action == a.END or not fortress_sites(ahead, ahead.turn)
        turn.append(action)
        perform(ahead, action)
    return [written(action, state.box) for action in turn]


# --- decline or play on
@dataclass(frozen=True)
class Comparison:
    """Win chances of decline and of the best plan to play on, with that plan."""

    decline: float
    go_on: float
    error: float  # of the difference
    lead: float  # lead over the best other seat that decline adds
    plan: list[int]

    @property
    def gain(self) -> float:
        """Return the win chance that decline adds."""
        return self.decline - self.go_on

    @property
    def is_clear(self) -> bool:
        """Is one choice surely better, in games won and in coins?"""
        far = abs(self.gain) > CLEAR and abs(self.gain) > ERRORS * self.error
        return far and self.gain * self.lead > 0

    def agrees_with(self, other: Comparison) -> bool:
        """Is the same choice surely better in both comparisons?"""
        return self.is_clear and other.is_clear and self.gain * other.gain > 0

    def together_with(self, other: Comparison) -> Comparison:
        """Average both comparisons, because no way of playing on is the only right one."""
        return Comparison(
            (self.decline + other.decline) / 2,
            (self.go_on + other.go_on) / 2,
            hypot(self.error, other.error) / 2,
            (self.lead + other.lead) / 2,
            self.plan,
        )


def compare_with_decline(
    state: State, playouts: int, seed: int, *, careful: bool = False
) -> Comparison:
    """Compare decline with the best of a few plans, with the same random numbers."""
    seat = int(state.turn)
    declined = _sample(state, [a.DECLINE], playouts, seed, careful)
    best: Comparison | None = None
    for plan in plans_to_go_on(state):
        stays = _sample(state, plan, playouts, seed, careful)
        change = weighted_sum([(1.0, declined), (-1.0, stays)]).change(seat)
        chance = stays.chances().seats[seat].win
        found = Comparison(chance + change.win, chance, change.win_error, change.lead, plan)
        if best is None or found.go_on > best.go_on:
            best = found
    assert best is not None
    return best


def plans_to_go_on(state: State) -> list[list[int]]:
    """Return the planner's best plans without decline."""
    found = TurnSearch(rollout_for(state.box).evaluator).plans(state, WIDTH)
    ways = [plan.actions for plan in found if plan.actions != [a.DECLINE]]
    return [way for way in ways if is_deterministic(state, way)][:PLANS]


def _sample(
    state: State, actions: list[int], playouts: int, seed: int, careful: bool
) -> PlayoutSample:
    ahead = state.clone()
    for action in actions:
        perform(ahead, action)
    whole_games = Method(until=NEVER, trust=1.0, weight=1.0 if careful else 0.0)
    return sample_playouts(ahead, playouts, seed, whole_games)


def grade_choice(found: Comparison) -> Grade:
    """Grade by the difference of the choices: the closer, the harder."""
    gain = abs(found.gain)
    return "easy" if gain >= 0.5 else "middle" if gain >= 0.3 else "hard"


def solution_of_choice(state: State, found: Comparison) -> list[str]:
    """Return the actions of the right answer up to the first chance event."""
    if found.gain > 0:
        return [written(a.DECLINE)]
    turn: list[str] = []
    for action in found.plan:
        if block_of(action) in _CHANCY:
            break
        turn.append(written(action, state.box))
    return turn
