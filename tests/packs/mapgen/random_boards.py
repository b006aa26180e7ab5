"""Properties of every random board, for any seed."""

import math
from itertools import pairwise

from smallworld.core.playout import play_games
from smallworld.packs.files.maps.check import find_faults
from smallworld.packs.files.maps.outlines import Outlines
from smallworld.packs.files.maps.polygon import signed_area
from smallworld.packs.files.maps.proportions import mix_differences, mix_of, official_mix
from smallworld.packs.files.maps.read import MapSpec
from smallworld.packs.loader import base_box
from smallworld.packs.mapgen.fairness import unfairness
from smallworld.packs.mapgen.generator import RandomBoard
from smallworld.packs.maps import load_map
from smallworld.play.game import Game
from tests.kit.invariants import check_invariants
from tests.kit.random_games import random_game

# Largest allowed difference from the board of the box, where they cannot be equal.
EDGE = 5
ENTRIES = 6
TRIBE_TWINS = 2
UNFAIRNESS = 1.2  # times that of the box; most boards have a quarter


def check_board(board: RandomBoard) -> None:
    spec = board.spec
    assert find_faults(spec, board.outlines) == []
    assert mix_differences(spec) == []  # the same numbers as on the board of the box
    _check_spread(spec)
    _check_room(spec, board.outlines)


def _check_spread(spec: MapSpec) -> None:
    mix, box = mix_of(spec), official_mix(spec.seats)
    assert abs(mix.edge - box.edge) <= EDGE
    assert abs(mix.entries - box.entries) <= ENTRIES
    assert mix.twins == box.twins
    assert abs(mix.tribe_twins - box.tribe_twins) <= TRIBE_TWINS
    assert unfairness(spec) <= UNFAIRNESS * unfairness(load_map(f"base/{spec.seats}"))
    for region in spec.regions:
        near = [spec.region(other) for other in region.neighbours]
        assert not any(region.symbols & other.symbols for other in near)
        assert not (region.is_water and any(other.is_water for other in near))
        assert not (region.tribe and region.terrain == "mountain")
        assert len(near) >= 2
    assert len({region.name for region in spec.regions}) == len(spec.regions)
    assert sum(len(region.symbols) > 1 for region in spec.regions) == 1


def _check_room(spec: MapSpec, outlines: Outlines) -> None:
    """Check that land has room for tokens and borders are long enough to see."""
    mean = outlines.width * outlines.height / len(spec.regions)
    for region in spec.regions:
        if not region.is_water:
            ring, label = outlines.ring(region.id), outlines.label(region.id)
            assert signed_area(ring) > 0.5 * mean
            assert min(math.dist(label, point) for point in ring) > 0.22 * math.sqrt(mean)
    for arc in outlines.arcs:
        assert sum(math.dist(a, b) for a, b in pairwise(arc)) > 20


def check_games(spec: MapSpec, games: int, seed: int) -> None:
    """Check that random games on it end; check the invariants in one of them."""
    start = Game(base_box(spec.id), [f"Seat {seat}" for seat in range(spec.seats)]).state
    assert play_games(start, games, seed)[0] > 0
    for place, game in enumerate(random_game(spec.id, {}, seed)):
        if place % 20 == 0 or game.over:
            check_invariants(game)
