"""Fit the planner's weights to self-play and write ``weights.json``.

    PYTHONPATH=. .venv/bin/python tools/fit_planner.py --games 3000 --rounds 4

Needs NumPy and the compiled build (the interpreted one is about thirty times slower). Each round
plays games with the weights of the round before (the first one greedily), records for every seat
after every turn its features and the coins it still earned, and fits one ridge regression for
each number of turns left. Some turns begin with a random action, so that unusual states are
covered as well.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from pathlib import Path

import numpy as np

from smallworld.bots.search.evaluation import FEATURES, NEW_RACE, ONE, Evaluator
from smallworld.bots.search.policy import Policy
from smallworld.core.actions import DECLINE
from smallworld.core.engine import apply, legal_actions, perform
from smallworld.core.playout import Xorshift, draw
from smallworld.core.state import OVER, START, State, new_state
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.loader import base_box

WEIGHTS = Path(__file__).parent.parent / "src" / "smallworld" / "bots" / "data" / "weights.json"
ENVY = {2: 1.0, 3: 0.7, 4: 0.7, 5: 0.7}  # tried 0.3 to 1.5; see docs/bots.md
FRESH = 4.5  # value of a new race in the first, greedy round
COUNT = FEATURES + len(RACES) + len(POWERS)
RIDGE = 30.0
PARTS = 8

Rows = list[list[float]]
Seen = dict[int, tuple[list[list[float]], list[int]]]


def play(job: tuple[int, Rows, float, int, int, float]) -> Seen:
    """Play games of self-play; return features and results by turns left."""
    seats, rows, envy, games, seed, boldness = job
    box = base_box(f"base/{seats}")
    chance = random.Random(seed)
    dealer = Xorshift(seed)
    seen: Seen = defaultdict(lambda: ([], []))
    for _ in range(games):
        state = new_state(box)
        policies = [Policy(Evaluator(rows, envy, FRESH), 3, 0) for _ in range(seats)]
        notes: list[tuple[int, int, list[float], int]] = []
        while state.phase != OVER:
            if state.awaits_chance:
                perform(state, draw(state, dealer))
                continue
            action = policies[state.actor].choose(state)
            if state.phase == START and chance.random() < boldness:
                action = _surprise(state, chance)
            before = (state.round, state.turn)
            apply(state, action)
            if (state.round, state.turn) != before and state.phase != OVER:
                notes += _notes(state)
        for left, seat, features, coins in notes:
            seen[left][0].append(features)
            seen[left][1].append(int(state.coins(seat)) - coins)
    return dict(seen)


def _surprise(state: State, chance: random.Random) -> int:
    actions = legal_actions(state)
    if DECLINE in actions and chance.random() < 0.5:
        return DECLINE
    return chance.choice(actions)


def _notes(state: State) -> list[tuple[int, int, list[float], int]]:
    """Return for every seat: turns left, features, current coins."""
    found = []
    evaluator = Evaluator([], 0.0)
    for seat in range(int(state.box.seats)):
        left = int(state.box.board.rounds - state.round) + (seat >= state.turn)
        if left:
            found.append((left, seat, evaluator.features_of(state, seat), int(state.coins(seat))))
    return found


def fit(seats: int, rows: Rows, games: int, seed: int, boldness: float) -> Rows:
    """Play one round, then solve the regression for each number of turns left."""
    envy = ENVY[seats] if rows else 0.0
    jobs = [(seats, rows, envy, games // PARTS, seed * 1000 + i, boldness) for i in range(PARTS)]
    with ProcessPoolExecutor(2) as executor:
        parts = list(executor.map(play, jobs))
    fitted: Rows = [[0.0] * COUNT]
    for left in range(1, 1 + max(max(part) for part in parts)):
        known = np.concatenate([np.array(part[left][0]) for part in parts if left in part])
        made = np.concatenate([np.array(part[left][1]) for part in parts if left in part])
        penalty = np.eye(COUNT) * RIDGE
        penalty[ONE, ONE] = penalty[NEW_RACE, NEW_RACE] = 1e-3
        solved = np.linalg.solve(known.T @ known + penalty, known.T @ made)
        fitted.append([round(float(weight), 3) for weight in solved])
        error = float(np.std(made - known @ solved))
        spread = float(np.std(made))
        print(f"  {left:2} turns left: {len(made):6} notes, spread {spread:.1f}, error {error:.1f}")
    return fitted


def stored(seats: int, rows: Rows) -> dict[str, object]:
    """Convert the weights of one number of seats to the file format."""
    turns = [
        {
            "general": row[:FEATURES],
            "races": {trait.id: row[FEATURES + i] for i, trait in enumerate(RACES)},
            "powers": {trait.id: row[FEATURES + len(RACES) + i] for i, trait in enumerate(POWERS)},
        }
        for row in rows
    ]
    return {"envy": ENVY[seats], "turns": turns}


def main() -> None:
    """Fit all numbers of seats and write the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=3000, help="games a round")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    settings = f"--games {options.games} --rounds {options.rounds} --seed {options.seed}"
    made_by = f"tools/fit_planner.py {settings}"
    weights: dict[str, object] = {}
    for seats in ENVY:
        rows: Rows = []
        for turn in range(options.rounds):
            began = time.perf_counter()
            print(f"{seats} seats, round {turn + 1}")
            rows = fit(seats, rows, options.games, options.seed + turn, 0.25 if turn == 0 else 0.08)
            print(f"  {time.perf_counter() - began:.0f} s")
        weights[str(seats)] = stored(seats, rows)
    whole = {"made_by": made_by, "made_on": date.today().isoformat(), "seats": weights}
    WEIGHTS.write_text(json.dumps(whole, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
