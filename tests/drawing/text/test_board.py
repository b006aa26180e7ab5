"""A board as text: every region once, not too wide, holders and pieces readable."""

import random
import re

import pytest

from smallworld.core.state import State
from smallworld.drawing.text.board import WIDEST, board_table, board_text
from smallworld.drawing.text.styled import plain_text
from smallworld.drawing.text.summary import combo_rows, seat_rows
from smallworld.packs.files.maps.read import MapSpec
from smallworld.packs.loader import map_ids
from smallworld.packs.maps import load_map
from smallworld.play.game import Game, new_game
from smallworld.texts.names import Names
from tests.kit.positions import NAMES, build_state


@pytest.fixture(params=map_ids())
def spec(request: pytest.FixtureRequest) -> MapSpec:
    return load_map(request.param)


def a_game(spec: MapSpec) -> Game:
    return new_game(spec.id, NAMES[: spec.seats], seed=3)


def table(spec: MapSpec) -> Names:
    return Names(None, NAMES[: spec.seats], spec)


def drawn(spec: MapSpec, state: State, notes: dict[int, str] | None = None) -> str:
    return plain_text(board_text(spec, state, table(spec), notes=notes))


def found(text: str, spec: MapSpec) -> dict[str, int]:
    """How often the name of each region is written."""
    return {r.name: len(re.findall(rf"\b{r.name}\b", text)) for r in spec.regions}


def once(spec: MapSpec) -> dict[str, int]:
    return {region.name: 1 for region in spec.regions}


def test_every_region_is_named_once(spec: MapSpec) -> None:
    assert found(drawn(spec, a_game(spec).state), spec) == once(spec)


def test_every_region_is_named_once_in_every_turn_of_a_game(spec: MapSpec) -> None:
    game = a_game(spec)
    chance = random.Random(4)
    steps = 0
    while not game.over:
        game.play(chance.choice(game.legal_actions()))
        steps += 1
        if steps % 20 == 0:
            assert found(drawn(spec, game.state), spec) == once(spec)


def test_notes_are_printed_beside_names(spec: MapSpec) -> None:
    notes = {region.id: f"={region.id}" for region in spec.regions}
    text = drawn(spec, a_game(spec).state, notes)
    assert found(text, spec) == once(spec)
    assert sorted(re.findall(r"\b(\d+)(?: [A-Z]\w+)? =(\d+)", text)) == sorted(
        (str(region), str(region)) for region in notes
    )


def test_the_board_fits_a_screen(spec: MapSpec) -> None:
    rows = drawn(spec, a_game(spec).state).splitlines()
    assert max(map(len, rows)) <= WIDEST
    assert len(rows) <= 45


def test_the_frame_is_closed(spec: MapSpec) -> None:
    rows = drawn(spec, a_game(spec).state).splitlines()
    assert rows[0][0] + rows[0][-1] + rows[-1][0] + rows[-1][-1] == "╭╮╰╯"
    assert all(row[0] in "│├" and row[-1] in "│┤" for row in rows[1:-1])


def test_all_lost_tribes_are_shown(spec: MapSpec) -> None:
    tribes = sum(region.tribe for region in spec.regions)
    assert len(re.findall(r"Lost\b", drawn(spec, a_game(spec).state))) == tribes


def test_holders_markers_and_decline_are_shown() -> None:
    state = build_state(
        {"race": "trolls", "power": "fortified", "declined": [{"race": "elves"}]},
        {"race": "orcs", "power": "bivouacking", "camps_in_hand": 3},
        regions={
            3: {"seat": 0, "tokens": 4, "lair": True, "fortress": True},
            5: {"seat": 0, "tokens": 1, "declined": "elves"},
            13: {"seat": 1, "tokens": 3, "camps": 2},
            12: {"tribe": True},
        },
    )
    text = drawn(load_map("base/2"), state)
    for shown in ("A Trol 4", "(A Elves 1)", "for Tro", "B Orcs 3", "2 encampments", "Lost Tribe"):
        assert shown in text  # names that do not fit into a region are shortened
    listed = plain_text(board_table(load_map("base/2"), state, table(load_map("base/2"))))
    for shown in (
        "A Trolls 4",
        "(A Elves 1)",
        "fortress, Troll’s Lair",
        "B Orcs 3",
        "2 encampments",
        "Lost Tribe",
    ):
        assert shown in listed


def test_the_table_has_a_row_for_every_region(spec: MapSpec) -> None:
    rows = plain_text(board_table(spec, a_game(spec).state, table(spec))).splitlines()
    assert [row.split()[:2] for row in rows[1:]] == [[str(r.id), r.name] for r in spec.regions]
    assert max(map(len, rows)) <= 100


def test_seats_and_combos_are_printed(spec: MapSpec) -> None:
    game = a_game(spec)
    names = table(spec)
    assert len(seat_rows(game.state, names)) == spec.seats
    assert len(combo_rows(game.state, names)) == 6
    hidden = plain_text(seat_rows(game.view(0).as_state(), names))
    assert hidden.count("5 coins") == 1
    assert hidden.count("coins hidden") == spec.seats - 1
