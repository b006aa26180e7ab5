"""Train the value of positions by self-play of the fast policy, and write ``values.json``.

    PYTHONPATH=. .venv/bin/python tools/train_value.py --games 40000 --rounds 3 --write

Needs NumPy and the compiled build. In each round the fast policy plays games by the values of the
round before (in the first, by the planner's weights), with a few random declines and picks. Every
seat's features at the start of every turn, and the coins it still earned, go into a ridge
regression for each number of seats and turns left. Then the fast policy with the new values meets
the one with the planner's weights, alone among copies, on the same deals: the curve of strength.

Every finished part is stored in ``--folder``, so the same command goes on where it was stopped.
The parts depend only on the arguments, not on the number of processes or the machine.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from smallworld.bots.data.weights import rows_for
from smallworld.bots.playouts.trained import PICKS as PICKS_WITH_VALUES
from smallworld.bots.search.evaluation import FEATURES, NEW_RACE, ONE, Evaluator
from smallworld.bots.search.fast_turn import PICKS, FastTurns
from smallworld.bots.search.placement import place_all
from smallworld.bots.search.policy import choose_after_scoring
from smallworld.bots.search.position_value import ALL_FEATURES, PositionValue
from smallworld.core import state as s
from smallworld.core.actions import DECLINE, PICK, block_of
from smallworld.core.engine import IS_COMPILED, legal_actions, perform
from smallworld.core.playout import Xorshift, draw
from smallworld.core.scoring import winners
from smallworld.core.state import OVER, START, State, new_state
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.loader import base_box

ROOT = Path(__file__).parent.parent
STORED = ROOT / "src" / "smallworld" / "bots" / "data" / "values.json"
RESULTS = ROOT / "docs" / "results" / "train-value.json"
TILES = len(RACES) + len(POWERS)
COMBOS = len(RACES) * len(POWERS)
COUNT = ALL_FEATURES + TILES + COMBOS
RIDGE, RIDGE_OF_COMBOS = 30.0, 100.0
PARTS = 8
BOLDNESS = 0.06  # share of turns that begin with a random decline or pick
SEED_OF_DUELS = 7_000_000

Numbers = NDArray[np.float64]
Row = dict[str, Any]  # a point of the curve of strength


@dataclass(frozen=True)
class Values:
    """The arguments of ``PositionValue`` for one number of seats."""

    rows: list[list[float]]
    envy: float
    combos: list[list[float]]

    def evaluator(self) -> PositionValue:
        """Return an evaluator by these values."""
        return PositionValue(self.rows, self.envy, self.combos)


class Player:
    """Plays whole turns by the fast policy."""

    def __init__(self, evaluator: Evaluator, picks: int = PICKS) -> None:
        self.evaluator = evaluator
        self.fast_turns = FastTurns(evaluator, picks)

    def play(self, state: State, dealer: Xorshift) -> None:
        """Play on to the start of the next turn or the end of the game."""
        began = (state.round, state.turn)
        while state.phase != OVER:
            phase = state.phase
            if state.awaits_chance:
                perform(state, draw(state, dealer))
            elif phase == START and (state.round, state.turn) != began:
                return
            elif phase <= s.CONQUEST:
                self.fast_turns.play(state, dealer)
            elif phase == s.AFTER_SCORING:
                perform(state, choose_after_scoring(state, self.evaluator))
            else:
                place_all(state)


def begun(seats: int) -> State:
    """Return a new state."""
    return new_state(base_box(f"base/{seats}"))


def deal_out(state: State, dealer: Xorshift) -> None:
    """Reveal the first combos."""
    while state.awaits_chance:
        perform(state, draw(state, dealer))


def planner_values(seats: int) -> Values:
    """Return the planner's weights: the new features weigh nothing."""
    rows, envy = rows_for(base_box(f"base/{seats}"))
    more = [0.0] * (ALL_FEATURES - FEATURES)
    return Values([[*row, *more] for row in rows], envy, [[0.0] * COMBOS for _ in rows])


# --- games for the fit
Part = tuple[Numbers, Numbers, Numbers]  # by turns left: X'X, X'y, and count, sum, squares of y


def play_part(job: tuple[int, Values, int, int]) -> Part:
    """Play games; return what the regression of each number of turns left needs."""
    seats, values, games, seed = job
    chance, dealer = random.Random(seed), Xorshift(seed)
    player = Player(values.evaluator())
    reader = values.evaluator()
    last = len(values.rows)
    sums = (np.zeros((last, COUNT, COUNT)), np.zeros((last, COUNT)), np.zeros((last, 3)))
    notes: list[list[list[float]]] = [[] for _ in range(last)]
    for number in range(games):
        state = begun(seats)
        deal_out(state, dealer)
        seen: list[tuple[int, int, list[float], int]] = []
        while state.phase != OVER:
            seen += _notes(state, reader)
            if chance.random() < BOLDNESS:
                _surprise(state, chance)
            player.play(state, dealer)
        for left, seat, features, coins in seen:
            notes[left].append([*features, float(int(state.coins(seat)) - coins)])
        if number % 200 == 199 or number == games - 1:
            for left in range(1, last):
                if notes[left]:
                    add_notes(sums, left, np.array(notes[left]))
            notes = [[] for _ in range(last)]
    return sums


def _notes(state: State, reader: PositionValue) -> list[tuple[int, int, list[float], int]]:
    """Return for every seat: turns left, features with the numbers of its tiles, coins."""
    found = []
    v = state.cells
    for seat in range(int(state.box.seats)):
        left = int(state.box.board.rounds - state.round) + (seat >= state.turn)
        if left:
            features = reader.features_of(state, seat)
            people = s.KINDS * seat
            features += [float(v[s.RACE + people]), float(v[s.POWER + people])]
            found.append((left, seat, features, int(state.coins(seat))))
    return found


def add_notes(sums: Part, left: int, notes: Numbers) -> None:
    """Add notes to the sums: features, tiles as one-hot columns, combos likewise.

    A row of ``notes`` has the features, race and power (-1 for none), and the coins still earned.
    """
    known = np.zeros((len(notes), COUNT))
    known[:, :ALL_FEATURES] = notes[:, :ALL_FEATURES]
    race, power = notes[:, ALL_FEATURES].astype(int), notes[:, ALL_FEATURES + 1].astype(int)
    who = np.nonzero(race >= 0)[0]
    known[who, ALL_FEATURES + race[who]] = 1
    known[who, ALL_FEATURES + len(RACES) + power[who]] = 1
    known[who, ALL_FEATURES + TILES + race[who] * len(POWERS) + power[who]] = 1
    made = notes[:, -1]
    sums[0][left] += known.T @ known
    sums[1][left] += known.T @ made
    sums[2][left] += len(made), made.sum(), made @ made


def _surprise(state: State, chance: random.Random) -> None:
    """Decline, or pick any combo."""
    actions = [act for act in legal_actions(state) if act == DECLINE or block_of(act) == PICK]
    if actions:
        perform(state, chance.choice(actions))


# --- the fit
def fit(part: Part, envy: float) -> tuple[Values, list[list[float]]]:
    """Solve the regression of each number of turns left.

    Return the values, and for each number the spread of the coins still earned and the error.
    """
    penalty = np.full(COUNT, RIDGE)
    penalty[ONE] = penalty[NEW_RACE] = 1e-3
    penalty[-COMBOS:] = RIDGE_OF_COMBOS
    rows = [[0.0] * (ALL_FEATURES + TILES)]
    combos = [[0.0] * COMBOS]
    errors = []
    for left in range(1, len(part[0])):
        squares, products, (count, total, of_made) = part[0][left], part[1][left], part[2][left]
        solved = np.linalg.solve(squares + np.diag(penalty), products)
        error = of_made - 2 * solved @ products + solved @ squares @ solved
        spread = of_made - total * total / count
        errors.append([round(float(each / count) ** 0.5, 2) for each in (spread, error)])
        found = [round(float(weight), 3) for weight in solved]
        plain, more = found[:FEATURES], found[FEATURES:ALL_FEATURES]
        rows.append([*plain, *found[ALL_FEATURES : ALL_FEATURES + TILES], *more])
        combos.append(found[-COMBOS:])
    return Values(rows, envy, combos), errors


# --- the curve of strength
def duel(seats: int, values: Values, deals: int) -> Row:
    """Let the fast policy with ``values`` play alone among copies with the planner's weights.

    Each deal is played once from each seat. Return the multiple of a fair share that it won with
    its 95 % interval over deals, and its mean lead in coins.
    """
    box = base_box(f"base/{seats}")
    alone = Player(values.evaluator(), PICKS_WITH_VALUES)
    copy = Player(Evaluator(*rows_for(box)))
    shares, leads = [], []
    for deal in range(deals):
        share = lead = 0.0
        for place in range(seats):
            state, dealer = begun(seats), Xorshift(SEED_OF_DUELS + deal)
            deal_out(state, dealer)
            while state.phase != OVER:
                (alone if state.turn == place else copy).play(state, dealer)
            first = winners(state)
            share += (place in first) / len(first)
            coins = [int(state.coins(seat)) for seat in range(seats)]
            lead += coins[place] - (sum(coins) - coins[place]) / (seats - 1)
        shares.append(share)
        leads.append(lead / seats)
    ratio, reach = float(np.mean(shares)), 1.96 * float(np.std(shares, ddof=1)) / deals**0.5
    return {
        "games": deals * seats,
        "ratio": round(ratio, 3),
        "low": round(ratio - reach, 3),
        "high": round(ratio + reach, 3),
        "ahead": round(float(np.mean(leads)), 1),
    }


# --- the journal
Job = tuple[int, Values, int, int]  # seats, values to play by, games, seed


def cached_part(job: tuple[Path, Job]) -> Part:
    """Play a part, or read it if it was played before."""
    path, part = job
    if path.exists():
        with np.load(path) as found:
            return found["squares"], found["products"], found["made"]
    squares, products, made = play_part(part)
    unfinished = path.with_suffix(".tmp.npz")
    np.savez(unfinished, squares=squares, products=products, made=made)
    unfinished.replace(path)
    return squares, products, made


def train(seats: int, chosen: argparse.Namespace) -> tuple[Values, list[Row]]:
    """Run all rounds for one number of seats; return the last values and the curve."""
    values, curve = planner_values(seats), []
    for turn in range(chosen.rounds):
        path = chosen.folder / f"{_name(seats, turn, chosen)}.json"
        if path.exists():
            known = json.loads(path.read_text(encoding="utf-8"))
            values, row = Values(**known["values"]), known["row"]
        else:
            values, row = run_round(seats, turn, values, chosen)
            whole = {"values": asdict(values), "row": row}
            path.write_text(json.dumps(whole), encoding="utf-8")
        print(json.dumps(row), flush=True)
        curve.append(row)
    return values, curve


def _name(seats: int, turn: int, chosen: argparse.Namespace) -> str:
    return f"{seats}-seats-{chosen.games}-games-seed-{chosen.seed}-round-{turn + 1}"


def run_round(
    seats: int, turn: int, values: Values, chosen: argparse.Namespace
) -> tuple[Values, Row]:
    """Play one round by ``values``; return the values fitted to it and how strong they are."""
    share = chosen.games // PARTS
    jobs = [
        (
            chosen.folder / f"{_name(seats, turn, chosen)}-{part}.npz",
            (seats, values, share, (chosen.seed * 1000 + turn) * 1000 + part),
        )
        for part in range(PARTS)
    ]
    with ProcessPoolExecutor(chosen.processes) as executor:
        squares, products, made = zip(*executor.map(cached_part, jobs), strict=True)
    fitted, errors = fit((sum(squares), sum(products), sum(made)), values.envy)
    row = {"seats": seats, "round": turn + 1, **duel(seats, fitted, chosen.duels // seats)}
    return fitted, {**row, "errors": errors, "date": date.today().isoformat()}


def stored(values: Values, command: str) -> dict[str, object]:
    """Convert the values of one number of seats to the file format."""
    races, powers = [race.id for race in RACES], [power.id for power in POWERS]
    turns = []
    for row, combos in zip(values.rows, values.combos, strict=True):
        tiles = row[FEATURES : FEATURES + TILES]
        of_race = [combos[first : first + len(powers)] for first in range(0, COMBOS, len(powers))]
        turns.append(
            {
                "general": row[:FEATURES],
                "races": dict(zip(races, tiles[: len(races)], strict=True)),
                "powers": dict(zip(powers, tiles[len(races) :], strict=True)),
                "more": row[FEATURES + TILES :],
                "combos": dict(zip(races, of_race, strict=True)),
            }
        )
    made = {"made_by": command, "made_on": date.today().isoformat()}
    return {**made, "envy": values.envy, "turns": turns}


def write(trained: dict[int, tuple[Values, list[Row]]], command: str) -> None:
    """Store values and curves, and keep those of other numbers of seats."""
    seats: dict[str, object] = {}
    curve: list[Row] = []
    if STORED.exists():
        seats = json.loads(STORED.read_text(encoding="utf-8"))["seats"]
        curve = json.loads(RESULTS.read_text(encoding="utf-8"))["curve"]
    for count, (values, rows) in trained.items():
        seats[str(count)] = stored(values, command)
        made = [{**row, "command": command} for row in rows]
        curve = [row for row in curve if row["seats"] != count] + made
    curve.sort(key=lambda row: (row["seats"], row["round"]))
    seats = dict(sorted(seats.items()))
    whole = {"powers": [power.id for power in POWERS], "seats": seats}
    STORED.write_text(json.dumps(whole, separators=(",", ":")) + "\n", encoding="utf-8")
    lines = ",\n  ".join(json.dumps(row) for row in curve)
    RESULTS.write_text(f'{{\n "curve": [\n  {lines}\n ]\n}}\n', encoding="utf-8")


def main() -> None:
    """Train all numbers of seats."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--games", type=int, default=40_000, help="a round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--duels", type=int, default=6_000, help="games for a point of the curve")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("train-value"))
    parser.add_argument("--write", action="store_true", help="store the values of the last round")
    options = parser.parse_args()
    if not IS_COMPILED:
        sys.exit("Needs the compiled build: the interpreted one is about thirty times slower.")
    options.folder.mkdir(parents=True, exist_ok=True)
    trained = {seats: train(seats, options) for seats in options.seats}
    if options.write:
        seats = " ".join(str(count) for count in options.seats)
        command = f"tools/train_value.py --seats {seats} --games {options.games}"
        write(trained, f"{command} --rounds {options.rounds} --seed {options.seed}")


if __name__ == "__main__":
    main()
