"""Find puzzles in bot games and write ``puzzles.json``.

    PYTHONPATH=. .venv/bin/python tools/make_puzzles.py --coins 84 --decline 35

Needs the compiled build. Seeds 1, 2, 3, … each give a planner game at two to five seats; each
game gives at most one puzzle of each kind. It is the first turn, in an order drawn by the seed,
that is a puzzle by the rules of ``lab/puzzles/generate.py``. From all of them some are chosen so
that every board, race and power occurs, no combination of a race and a board occurs too often,
and all grades are about equally frequent.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path

import msgspec
from msgspec.structs import replace

from smallworld.bots.data.weights import rows_for
from smallworld.bots.playouts.pool import rollout_for
from smallworld.bots.search.evaluation import Evaluator
from smallworld.bots.search.plans import TurnSearch
from smallworld.bots.search.policy import Policy
from smallworld.core.actions import DECLINE as DECLINE_WORD
from smallworld.core.engine import IS_COMPILED, perform
from smallworld.core.playout import Xorshift, draw
from smallworld.core.state import CONQUEST, OVER, START, State, new_state
from smallworld.core.turn import may_decline_late
from smallworld.lab.puzzles.generate import (
    CLEAR,
    Comparison,
    compare_with_decline,
    find_coin_puzzle,
    grade_choice,
    plans_to_go_on,
    solution_of_choice,
)
from smallworld.lab.puzzles.puzzles import COINS, DECLINE, Puzzle, PuzzleSet
from smallworld.lab.puzzles.select import chosen, order_by_day, tiles_at, tiles_of
from smallworld.lab.puzzles.shorthand import short_form
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.loader import base_box
from smallworld.play.position.read import read_position
from smallworld.play.position.write import position_json

PUZZLES = Path(__file__).parent.parent / "src" / "smallworld" / "lab" / "puzzles.json"
WIDTH = 4  # beam width of the planner
ANY: frozenset[str] = frozenset()  # any race or power
POOL = 3  # puzzles searched for each one wanted
SCREENED, SECOND = 120, 40  # playouts to find a choice: fast ones, then careful ones
QUICK, CAREFUL = 1_200, 200  # playouts to confirm it
SCREEN = 0.15  # difference in win chance that is examined further
LOOKS = 6  # turns per game that are screened for a choice
FEWEST_TAKEN, MOST_TAKEN = 1, 3  # regions: with more to take there is no reason to decline


def turns_of(seed: int) -> list[State]:
    """Yield the states of a game in which a seat with a race starts its conquests."""
    seats = 2 + seed % 4
    state = new_state(base_box(f"base/{seats}"))
    rows, envy = rows_for(state.box)
    policies = [Policy(Evaluator(rows, envy), WIDTH, 0) for _ in range(seats)]
    dealer = Xorshift(seed)
    found: list[State] = []
    last = (0, 0)
    while state.phase != OVER:
        if state.awaits_chance:
            perform(state, int(draw(state, dealer)))
            continue
        now = int(state.round), int(state.turn)
        if now != last and state.phase <= CONQUEST and state.has_active_race(state.turn):
            found.append(state.clone())
            last = now
        perform(state, policies[int(state.actor)].choose(state))
    random.Random(seed).shuffle(found)
    return found


def position_of(state: State) -> dict[str, object]:
    """Return the shortest form of the position; the solver may count all coins."""
    position = position_json(state)
    position["options"] = {"open_coins": True}
    for stack in ("unseen_races", "unseen_powers"):
        position.pop(stack, None)  # fields without another source
    again, _ = read_position(position)
    assert again.same_as(state)
    return position


def coins_puzzle(seed: int) -> Puzzle | None:
    """Return the first turn of a game that is a puzzle about coins."""
    for state in turns_of(seed):
        found = find_coin_puzzle(state)
        if found is not None:
            return Puzzle(
                id="",
                kind="coins",
                grade=found.grade,
                position=position_of(state),
                solution=found.words,
                best=found.best.coins,
                runner_up=found.runner_up,
                seed=seed,
                first_sight=found.first_sight,
            )
    return None


def choice_puzzle(seed: int, declines: bool, only: frozenset[str] = ANY) -> Puzzle | None:
    """Return the first turn of a game with a clear answer about decline."""
    looks = 0
    for state in turns_of(seed):
        if only and not only.intersection(tiles_at(state)):
            continue
        if looks == LOOKS or not is_a_choice(state) or planner_declines(state) != declines:
            continue
        looks += 1
        glance = compare_with_decline(state, SCREENED, seed)
        if abs(glance.gain) < SCREEN or (glance.gain > 0) != declines or not is_tempting(glance):
            continue
        second = compare_with_decline(state, SECOND, seed, careful=True)
        if second.gain * glance.gain <= 0 or abs(second.gain) < CLEAR:
            continue
        if (puzzle := confirm_choice(state, seed, declines)) is not None:
            return puzzle
    return None


def confirm_choice(state: State, seed: int, declines: bool) -> Puzzle | None:
    """Return the puzzle of ``state`` if fast and careful playouts agree on a clear answer."""
    quick = compare_with_decline(state, QUICK, seed)
    if not quick.is_clear:
        return None
    careful = compare_with_decline(state, CAREFUL, seed, careful=True)
    words = solution_of_choice(state, careful)
    if not (careful.agrees_with(quick) and (careful.gain > 0) == declines and words):
        return None
    found = careful.together_with(quick)
    return Puzzle(
        id="",
        kind="decline",
        grade=grade_choice(found),
        position=position_of(state),
        solution=words,
        best=round(max(found.decline, found.go_on), 3),
        runner_up=round(min(found.decline, found.go_on), 3),
        seed=seed,
        error=round(found.error, 4),
    )


def is_a_choice(state: State) -> bool:
    """May the seat decline now, and is there time to profit from it?"""
    left = state.box.board.rounds - state.round
    if state.phase != START or left < 2 or may_decline_late(state, state.turn):
        return False
    return len(plans_to_go_on(state)) > 0


def planner_declines(state: State) -> bool:
    """Return what the planner would do; playouts may disagree."""
    best = TurnSearch(rollout_for(state.box).evaluator).plans(state, WIDTH)[0]
    return best.actions == [DECLINE_WORD]


def is_tempting(found: Comparison) -> bool:
    """Can the race still take something, but not much?"""
    taken = len([action for action in found.plan if action != DECLINE_WORD]) - 1
    return FEWEST_TAKEN <= taken <= MOST_TAKEN


def found_coins(count: int, seeds: range) -> Iterator[Puzzle]:
    """Find puzzles about coins."""
    for seed in seeds:
        if count <= 0:
            return
        if (puzzle := coins_puzzle(seed)) is not None:
            count -= 1
            yield puzzle


def found_choices(left: Counter[bool], seeds: range) -> Iterator[Puzzle]:
    """Find puzzles about decline: ``left`` more where it is right, or wrong."""
    for seed in seeds:
        declines = left[True] >= left[False]
        if left[declines] <= 0:
            return
        if (puzzle := choice_puzzle(seed, declines)) is not None:
            left[declines] -= 1
            yield puzzle


def found_missing(pool: Sequence[Puzzle], seeds: range) -> Iterator[Puzzle]:
    """Find puzzles about decline with races and powers that did not occur yet."""
    everything = frozenset(trait.id for trait in (*RACES, *POWERS))
    for seed in seeds:
        missing = everything - {tile for puzzle in pool for tile in tiles_of(puzzle)}
        if not missing:
            return
        for declines in (True, False):
            if (puzzle := choice_puzzle(seed, declines, missing)) is not None:
                yield puzzle
                break


def main() -> None:
    """Find, choose, write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--coins", type=int, default=84, help="puzzles about coins")
    parser.add_argument("--decline", type=int, default=35, help="puzzles about decline")
    parser.add_argument(
        "--pool", type=Path, help="keep all that is found in this file, go on there"
    )
    options = parser.parse_args()
    if not IS_COMPILED:
        raise SystemExit("This takes hours with the source build: install the compiled one.")
    pool = [*kept(options.pool)]
    coins = [puzzle for puzzle in pool if puzzle.kind == COINS]
    choices = [puzzle for puzzle in pool if puzzle.kind == DECLINE]
    each = options.decline * 5 // 8
    left = Counter({True: each, False: each})
    left.subtract(puzzle.declines for puzzle in choices)
    found = chain(
        found_coins(POOL * options.coins - len(coins), seeds_after(coins)),
        found_choices(left, seeds_after(choices)),
        found_missing(pool, seeds_after([])),
    )
    for puzzle in found:
        pool.append(puzzle)
        print(f"{len(pool)}: {puzzle.kind}, {puzzle.grade}, {puzzle.solution[0]}", file=sys.stderr)
        if options.pool:
            with options.pool.open("ab") as file:
                file.write(msgspec.json.encode(puzzle) + b"\n")
    write(pool, options.coins, options.decline)


def seeds_after(found: Sequence[Puzzle]) -> range:
    """Return the seeds after those already searched."""
    return range(1 + max((puzzle.seed for puzzle in found), default=0), 1_000_000)


def kept(pool: Path | None) -> Iterator[Puzzle]:
    """Read the results of an earlier run."""
    if pool is not None and pool.exists():
        for line in pool.read_bytes().splitlines():
            yield msgspec.json.decode(line, type=Puzzle)


def write(pool: Sequence[Puzzle], coins: int, decline: int) -> None:
    """Choose from the pool and write the file."""
    seen: Counter[str] = Counter()
    both = chosen([puzzle for puzzle in pool if puzzle.kind == "decline"], decline, seen)
    asked = [puzzle.position for puzzle in both]
    rest = [one for one in pool if one.kind == "coins" and one.position not in asked]
    both += chosen(rest, coins, seen)
    command = f"tools/make_puzzles.py --coins {coins} --decline {decline}"
    made = PuzzleSet(command, datetime.now(UTC).date().isoformat(), order_by_day(both))
    short = [replace(one, position=short_form(one.position)) for one in made.puzzles]
    lines = [json.dumps(msgspec.to_builtins(one), separators=(",", ":")) for one in short]
    head = json.dumps({"made_by": made.made_by, "made_on": made.made_on})[:-1]
    PUZZLES.write_text(head + ', "puzzles": [\n' + ",\n".join(lines) + "\n]}\n", encoding="utf-8")
    print(f"{len(lines)} puzzles, {PUZZLES.stat().st_size} bytes", file=sys.stderr)


if __name__ == "__main__":
    main()
