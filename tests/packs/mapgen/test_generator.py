"""Random boards: valid, mixed like the box, fair, and reproducible."""

import zlib

import pytest

from smallworld.drawing.svg.board import board_svg
from smallworld.drawing.svg.overlay import board_shapes
from smallworld.packs.files.maps.check import find_faults
from smallworld.packs.files.maps.outlines import parse_outlines
from smallworld.packs.files.maps.proportions import (
    fewest_regions,
    mix_differences,
    mix_for,
    mix_of,
    official_mix,
)
from smallworld.packs.files.maps.read import parse_map
from smallworld.packs.files.maps.write import map_text, outlines_text
from smallworld.packs.loader import UnknownMap, has_map
from smallworld.packs.mapgen.generator import board_of_recipe, generate
from smallworld.packs.mapgen.recipe import recipe_of
from smallworld.packs.maps import load_map, load_outlines
from smallworld.play.record import read_record, write_record
from tests.kit.random_games import random_game
from tests.packs.mapgen.random_boards import check_board, check_games

SEATS = (2, 3, 4, 5)
all_seats = pytest.mark.parametrize("seats", SEATS)

# Checksums of map and outlines. They never change: old game files use these boards.
FOR_EVER = {
    "random-1/2/1": (450174295, 2648312590),
    "random-1/3/0": (2408918538, 253292935),
    "random-1/4/7": (2875215608, 839046517),
    "random-1/5/12345678901": (2755366519, 2661940746),
    "random-1/4/7/36": (926254089, 3216365816),
}


@pytest.mark.parametrize("id", FOR_EVER)
def test_same_id_always_gives_the_same_board(id: str) -> None:
    texts = map_text(load_map(id)), outlines_text(load_outlines(id))
    assert tuple(zlib.crc32(text.encode()) for text in texts) == FOR_EVER[id]


@all_seats
@pytest.mark.parametrize("seed", range(5))
def test_random_board_has_the_properties_of_the_box(seats: int, seed: int) -> None:
    check_board(generate(seats, seed))


@all_seats
def test_random_games_on_random_boards_end(seats: int) -> None:
    check_games(generate(seats, 1).spec, games=2, seed=seats)


@pytest.mark.soak
@all_seats
@pytest.mark.parametrize("seed", range(200))
def test_many_random_boards(seats: int, seed: int) -> None:
    board = generate(seats, seed)
    check_board(board)
    check_games(board.spec, games=3, seed=seed)


@pytest.mark.parametrize("seats", [2, 5])
def test_the_mix_can_be_larger_or_smaller(seats: int) -> None:
    for regions in (fewest_regions(seats), official_mix(seats).regions + 4):
        board = generate(seats, 3, regions)
        assert find_faults(board.spec, board.outlines) == []
        mix, wanted = mix_of(board.spec), mix_for(seats, regions)
        assert (mix.terrains, mix.symbols, mix.tribes) == (
            wanted.terrains,
            wanted.symbols,
            wanted.tribes,
        )
        assert mix.regions == regions == sum(mix.terrains.values())


def test_another_seed_is_another_board() -> None:
    boards = {map_text(generate(2, seed).spec).partition("\n")[2] for seed in range(4)}
    assert len(boards) == 4


def test_generation_is_deterministic() -> None:
    recipe = recipe_of("random-1/2/5")
    assert recipe is not None
    again = board_of_recipe.__wrapped__(recipe)
    assert again is not board_of_recipe(recipe)
    assert (
        again.spec == board_of_recipe(recipe).spec
        and again.outlines == board_of_recipe(recipe).outlines
    )


@pytest.mark.parametrize(
    "id",
    [
        *("random-2/4/7", "random-1/6/7", "random-1/1/7", "random-1/4/07", "random-1/4/-7"),
        *("random-1/4/", "random-1/4/7/", "random-1/4/7/39", "random-1/4/7/22", "random-1/4/7/61"),
        *("random/4/7", "random-1/4/7/036", f"random-1/4/{2**63}", "random-1/4/٧", "Random-1/4/7"),
    ],
)
def test_malformed_ids_of_random_boards(id: str) -> None:
    assert not has_map(id)
    with pytest.raises(UnknownMap):
        load_map(id)


def test_game_file_on_a_random_board_round_trips() -> None:
    *_, game = random_game("random-1/3/2", {}, 1, lines=60)
    text = write_record(game)
    assert "map random-1/3/2\n" in text
    assert write_record(read_record(text)) == text


def test_map_and_outline_files_round_trip() -> None:
    board = generate(2, 9)
    assert parse_map(map_text(board.spec, "A comment"), "x.toml") == board.spec
    assert parse_outlines(outlines_text(board.outlines), "x.json") == board.outlines


def test_random_board_can_be_drawn() -> None:
    board = generate(2, 9)
    assert board_svg(board.spec, board.outlines).count("data-region") == 23
    assert len(board_shapes(board.spec, board.outlines).regions) == 23


def test_mix_differences_list_differences_from_the_box() -> None:
    found = {(r.code, r.facts.get("terrain")) for r in mix_differences(generate(3, 3, 33).spec)}
    assert ("map.mix_regions", None) in found and ("map.mix_terrain", "mountain") in found
    assert mix_differences(load_map("base/3")) == []
