"""Measure playouts per second: on every board, early and late, on one and two cores."""

from __future__ import annotations

import time

from benchmarks.calibration import MAPS
from smallworld.bots.playouts.pool import PlayoutPool, PlayoutRequest, rollout_for
from smallworld.core.playout import Xorshift
from smallworld.core.state import State, new_state
from smallworld.packs.loader import base_box

ROUNDS = (1, 5, 8)  # rounds at whose start it is measured
CANDIDATES = 16  # candidates, for the scaling
BATCH = 32  # playouts of each candidate

Row = dict[str, object]


def a_state(map: str, round: int) -> State:
    """Return a state at the start of a round, reached by the fast policy."""
    state = new_state(base_box(map))
    chance = Xorshift(5)
    while state.round < round:
        rollout_for(state.box).play_on(state, chance, 1)
    return state


def playouts_a_second(seconds: float) -> list[Row]:
    """Measure whole playouts on every board from several rounds."""
    return [_measured(map, round, seconds) for map in MAPS for round in ROUNDS]


def _measured(map: str, round: int, seconds: float) -> Row:
    state = a_state(map, round)
    rollout = rollout_for(state.box)
    rollout.fast_turns.nodes = 0
    made, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds or not made:
        rollout.play_many(state, 20, made)
        made += 20
    nodes = int(rollout.fast_turns.nodes)
    return {"map": map, "round": round, "playouts/s": made / spent, "nodes/s": nodes / spent}


def scaling(seconds: float) -> list[Row]:
    """Measure the same playouts on one and on two cores, after the processes have started."""
    states = [a_state("base/2", 3)] * CANDIDATES
    return [_on(count, states, seconds) for count in (1, 2)]


def _on(count: int, states: list[State], seconds: float) -> Row:
    cores = PlayoutPool(count)
    try:
        began = time.perf_counter()
        asked: PlayoutRequest = (1, 1, 0, 5.0)
        cores.run_playouts(states, asked)
        start = time.perf_counter() - began
        made, began = 0, time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds or not made:
            cores.run_playouts(states, (BATCH, made, 0, 5.0))
            made += BATCH
    finally:
        cores.close()
    return {"cores": count, "playouts/s": made * len(states) / spent, "start s": start}


def report_playouts(rows: list[Row], scaled: list[Row]) -> None:
    """Format both as tables."""
    print("\nplayouts to the end of the game: board, round, playouts/s, nodes/s")
    for row in rows:
        print(
            f"  {row['map']} {row['round']!s:>3}{row['playouts/s']:12,.0f}{row['nodes/s']:14,.0f}"
        )
    print("\nthe same playouts on several cores: playouts/s, and seconds until they run")
    for row in scaled:
        print(f"  {row['cores']}{row['playouts/s']:12,.0f}{row['start s']:10.2f}")
