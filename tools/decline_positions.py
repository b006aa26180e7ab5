"""Prepare ten positions for which a long search knows when to decline.

    PYTHONPATH=. .venv/bin/python tools/decline_positions.py --games 300

Needs the compiled build. The selection rule was fixed before the first position was seen: seeds
1, 2, 3, … each give a planner game at two, three or four seats, and the start of one turn of an
active race in rounds 2 to 7 of it. From there many games are played for each turn in which the
seat may decline, forced to decline exactly then. The planner makes all other decisions, but
sometimes takes a plan that looks a coin worse, so that no single line decides. A position is kept
if the best turn is clear: it beats every turn two or more away from it by more than two standard
errors. No race occurs more than twice. Races that decline after scoring are excluded, because
they do not face this choice.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path
from statistics import fmean, stdev

from smallworld.bots.data.weights import rows_for, stored_weights
from smallworld.bots.search.evaluation import Evaluator
from smallworld.bots.search.plans import Plan
from smallworld.bots.search.policy import Policy
from smallworld.core import state as s
from smallworld.core.actions import DECLINE
from smallworld.core.engine import perform
from smallworld.core.playout import Xorshift, draw
from smallworld.core.state import State, new_state, state_from
from smallworld.core.turn import may_decline_late
from smallworld.packs.loader import base_box
from smallworld.play.position.write import position_json

POSITIONS = Path(__file__).parent.parent / "tests" / "bots" / "decline_positions.json"
WANTED = 10
SAME_RACE = 2  # positions that may share a race
LATEST = 5  # the option "not in the next five turns"
WIDTH = 8  # beam width, one pass per turn
OVERLOOKED = 1.0  # difference in coins between plans that a seat tends to overlook
PARTS = 4


@dataclass(frozen=True)
class Kept:
    """A position with the results of its games."""

    seed: int
    race: str
    best: int
    behind: list[float]
    errors: list[float]
    position: dict[str, object]


Job = tuple[int, list[int], int, int, int]  # seats, state, option, first seed, games


def prepared(seed: int) -> State | None:
    """Return the start of one turn in the game of this seed."""
    seats = 2 + seed % 3
    state = new_state(base_box(f"base/{seats}"))
    policies = planners(state)
    dealer = Xorshift(seed)
    found: list[State] = []
    while state.phase != s.OVER:
        if state.awaits_chance:
            perform(state, draw(state, dealer))
            continue
        if 2 <= state.round <= 7 and begins_with_a_race(state):
            found.append(state.clone())
        perform(state, policies[state.actor].choose(state))
    return random.Random(seed).choice(found) if found else None


def begins_with_a_race(state: State) -> bool:
    """Is this the start of a turn in which the seat may decline, and only then?"""
    seat = state.turn
    return bool(
        state.phase == s.START and state.has_active_race(seat) and not may_decline_late(state, seat)
    )


def planners(state: State) -> list[Policy]:
    """Return a planner for every seat."""
    rows, envy = rows_for(state.box)
    return [Policy(Evaluator(rows, envy), WIDTH, 0) for _ in range(int(state.box.seats))]


def options_of(state: State) -> int:
    """Return the number of turns to choose from; the last option is none of them."""
    return min(LATEST, int(state.box.board.rounds - state.round) + 1)


def leads(job: Job) -> list[float]:
    """Return the seat's coins minus the mean of the others, for each of many games."""
    seats, snapshot, option, first, games = job
    start = state_from(base_box(f"base/{seats}"), snapshot)
    seat = int(start.turn)
    found = []
    for seed in range(first, first + games):
        state = played_out(start.clone(), option, seed)
        others = [int(state.coins(other)) for other in range(seats) if other != seat]
        found.append(int(state.coins(seat)) - fmean(others))
    return found


def played_out(state: State, option: int, seed: int) -> State:
    """Play a game whose next seat declines in its turn ``option``, where 0 is this turn."""
    policies = planners(state)
    dealer, chance = Xorshift(seed), random.Random(seed)
    seat, first, last = int(state.turn), int(state.round), options_of(state)
    forced = True  # until the race has declined, or the limit is reached
    while state.phase != s.OVER:
        if state.awaits_chance:
            perform(state, draw(state, dealer))
            continue
        policy = policies[state.actor]
        if state.phase <= s.CONQUEST and not policy.has_plan_for(state):
            plans = policy.plans(state)
            if forced and state.turn == seat and state.phase == s.START:
                turn = int(state.round) - first
                forced = turn < min(option, last) and state.has_active_race(seat)
                plans = allowed(plans, now=turn == option < last, later=forced)
            policy.follow(state, drawn(plans, chance))
        perform(state, policy.choose(state))
    return state


def allowed(plans: list[Plan], *, now: bool, later: bool) -> list[Plan]:
    """Allow only decline in the chosen turn, and anything but decline before it."""
    declines = [plan for plan in plans if plan.actions[0] == DECLINE]
    if now and declines:
        return declines
    return [plan for plan in plans if plan not in declines] if later else plans


def drawn(plans: list[Plan], chance: random.Random) -> Plan:
    """Return the best plan, or one that is nearly as good."""
    looks = [math.exp((plan.value - plans[0].value) / OVERLOOKED) for plan in plans]
    return chance.choices(plans, looks)[0]


def measured(state: State, games: int, pool: ProcessPoolExecutor) -> list[list[float]]:
    """Return the leads of each option, game by game on the same deals."""
    share = games // PARTS
    seats = int(state.box.seats)
    snapshot = state.snapshot()
    options = options_of(state) + 1
    jobs: list[Job] = [
        (seats, snapshot, option, 1 + part * share, share)
        for option in range(options)
        for part in range(PARTS)
    ]
    results = list(pool.map(leads, jobs))
    return [
        [lead for part in results[option * PARTS : (option + 1) * PARTS] for lead in part]
        for option in range(options)
    ]


def verdict(found: list[list[float]]) -> tuple[int, list[float], list[float], bool]:
    """Return the best option, the others' distance with standard errors, and if it is clear."""
    best = max(range(len(found)), key=lambda option: fmean(found[option]))
    behind, errors = [], []
    for leads_of_option in found:
        gaps = [top - lead for top, lead in zip(found[best], leads_of_option, strict=True)]
        behind.append(round(fmean(gaps), 2))
        errors.append(round(stdev(gaps) / len(gaps) ** 0.5, 2))
    far = [option for option in range(len(found)) if abs(option - best) >= 2]
    clear = bool(far) and all(behind[option] > 2 * errors[option] for option in far)
    return best, behind, errors, clear


def main() -> None:
    """Go through the seeds until ten positions are found, and write them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=300, help="games for each turn to decline in")
    games = parser.parse_args().games
    kept: list[Kept] = []
    seed = 0
    with ProcessPoolExecutor(2) as pool:
        while len(kept) < WANTED:
            seed += 1
            state = prepared(seed)
            race = "" if state is None else state.race(s.KINDS * state.turn + s.ACTIVE).id
            if state is None or [other.race for other in kept].count(race) == SAME_RACE:
                print(f"seed {seed}: {race or 'no race'}, left out", flush=True)
                continue
            best, behind, errors, clear = verdict(measured(state, games, pool))
            print(
                f"seed {seed}: {race}, {state.box.seats} seats, round {state.round}: best {best},"
                f" behind {behind} ± {errors}: {'kept' if clear else 'dropped'}",
                flush=True,
            )
            if clear:
                kept.append(Kept(seed, race, best, behind, errors, position_json(state)))
    write(kept, games)


def write(kept: list[Kept], games: int) -> None:
    """Format the file, with how and when it was made."""
    whole = {
        "made_by": f"tools/decline_positions.py --games {games}",
        "made_on": date.today().isoformat(),
        "with_weights": stored_weights().made_by,
        "positions": [asdict(position) for position in kept],
    }
    POSITIONS.write_text(json.dumps(whole, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
