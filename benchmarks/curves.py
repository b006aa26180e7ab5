"""Count jumps in the coach's curves that no die and no reveal explains.

    .venv/bin/python -m benchmarks.curves --games 25 --minutes 30

Planners play games with 2 to 5 seats. After each turn every seat's chance is estimated as the
coach does it, and as careful playouts give it without calibration, with the same random numbers.
A jump is a change of more than 40 points within a turn without a roll or a reveal. Every game is
a line of ``--journal``: the same command goes on where it was stopped.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from benchmarks.journal import Journal, Key
from smallworld.bots.playouts.chances import NEVER, Method, estimate, sample_playouts
from smallworld.bots.registry import create_bot
from smallworld.core.engine import legal_actions
from smallworld.core.state import State
from smallworld.lab.analysis.turns import Replay, turns_of
from smallworld.play.analysis import Chances
from smallworld.play.game import Game, new_game

JUMP = 0.4
SEATS = (2, 3, 4, 5)
COUNTED = ("turns", "raw", "shown")
RAW = Method(until=NEVER, trust=1.0, weight=1.0)  # careful playouts, taken as they are


def played(seats: int, seed: int) -> Game:
    """Play a game between planners."""
    game = new_game(f"base/{seats}", seats=[f"P{seat}" for seat in range(seats)], seed=seed)
    bots = [create_bot("planner", seed=seed, nodes=1_000) for _ in range(seats)]
    while not game.over:
        seat = game.to_act
        assert seat is not None
        game.play(bots[seat].choose(game.view(seat), legal_actions(game.state), game.coins))
    return game


def wins(chances: Chances) -> list[float]:
    """Return the chance of each seat."""
    return [seat.win for seat in chances.seats]


def both(state: State, playouts: int) -> tuple[list[float], list[float]]:
    """Return the chances of all seats, raw and as the coach shows them."""
    raw = sample_playouts(state, playouts, 1, RAW).chances()
    return wins(raw), wins(estimate(state, playouts=playouts, seed=1, careful=True))


def jumps(game: Game, playouts: int) -> tuple[int, int, int]:
    """Return the turns without chance, and those with a jump: raw, and as shown."""
    turns = turns_of(game)
    before = both(game.state_at(turns[0].first), playouts)
    count, found = 0, [0, 0]
    for turn in turns:
        after = both(game.state_at(turn.last), playouts)
        replay = Replay(game, turn)
        if not replay.rolls and not replay.reveals:
            count += 1
            for kind in range(2):
                changes = zip(before[kind], after[kind], strict=True)
                found[kind] += any(abs(new - old) > JUMP for old, new in changes)
        before = after
    return count, found[0], found[1]


def main() -> None:
    """Play, count and print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=25, help="for each number of seats")
    parser.add_argument("--playouts", type=int, default=80)
    parser.add_argument("--minutes", type=float, default=30.0, help="how long this run may take")
    parser.add_argument("--journal", type=Path, default=Path("build/curves.jsonl"))
    options = parser.parse_args()
    journal = Journal(options.journal, {"playouts": options.playouts}, options.minutes)
    keys: list[Key] = [(seats, 900 + seed) for seed in range(options.games) for seats in SEATS]
    for seats, seed in journal.missing(keys):
        found = jumps(played(seats, seed), options.playouts)
        journal.add((seats, seed), dict(zip(COUNTED, found, strict=True)))
    print("seats  games  turns without chance  jumps, raw  jumps, shown")
    for seats in SEATS:
        rows = [journal.rows[key] for key in keys if key in journal.rows and key[0] == seats]
        sums = [sum(row[name] for row in rows) for name in COUNTED]
        print(f"{seats:5}  {len(rows):5}  {sums[0]:20}  {sums[1]:10}  {sums[2]:12}")


if __name__ == "__main__":
    main()
