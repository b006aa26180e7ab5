"""The pages match the code: their examples run, their tables are current."""

import json
import random

import jsonschema
import msgspec
import pytest

import smallworld
from smallworld.core.actions import (
    VOCABULARY,
    block_of,
    is_chance,
    parse_action,
    written,
)
from smallworld.core.box import Box
from smallworld.core.pieces import MAX_POWERS, MAX_RACES
from smallworld.core.traits import Trait
from smallworld.packs.loader import base_box, map_ids
from smallworld.packs.options import SWITCHES, options_from
from smallworld.play.position import shape as position_shape
from smallworld.play.position.read import read_position, read_position_text
from smallworld.play.position.write import position_json
from smallworld.play.record import read_record, write_record
from tests.kit.markdown import all_fenced_blocks, code_in_cell, fenced_blocks, section, table_rows
from tests.kit.paths import DOCS
from tools.write_actions import PAGE, page_with, table
from tools.write_actions import rows as action_rows
from tools.write_schema import SCHEMA, schema_text

RECORDS = [
    (name, block) for name, block in all_fenced_blocks("text") if block.startswith("smallworld ")
]
SHAPES: dict[str, type[msgspec.Struct]] = {
    "Position": position_shape.Position,
    "A seat": position_shape.SeatPosition,
    "A declined race": position_shape.DeclinedRace,
    "A region": position_shape.RegionPosition,
    "A combo": position_shape.ComboPosition,
    "The turn so far": position_shape.TurnSoFar,
    "An awaited die": position_shape.Awaited,
}


def named(pairs: list[tuple[str, str]]) -> list[object]:
    return [pytest.param(block, id=name) for name, block in pairs]


# --- examples


@pytest.mark.parametrize("block", named(all_fenced_blocks("python")))
def test_python_examples_run(block: str) -> None:
    """A fragment that cannot run alone is fenced as ``py``."""
    exec(compile(block, "example", "exec"), {"__name__": "example"})


@pytest.mark.parametrize("record", named(RECORDS))
def test_game_files_in_the_pages_replay(record: str) -> None:
    game = read_record(record)
    assert game.log
    again = read_record(write_record(game))
    assert again.state.same_as(game.state)
    if game.start is None:
        assert write_record(game) == record


def test_the_notation_page_shows_both_kinds_of_record() -> None:
    shown = [read_record(record) for name, record in RECORDS if name.startswith("notation")]
    assert {game.start is None for game in shown} == {True, False}


def test_positions_in_the_pages_are_read() -> None:
    shown = fenced_blocks(DOCS / "position.md", "json")
    assert shown
    for position in shown:
        read_position_text(position)


# --- actions


def test_table_of_actions_is_current() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == page_with(page, table()), "run tools/write_actions.py"


def test_the_blocks_of_actions_follow_each_other_without_a_gap() -> None:
    following = 0
    for _, first, count, _, _ in action_rows():
        assert first == following
        following = first + count
    assert following == VOCABULARY


def test_first_and_last_action_of_each_block_match_the_table() -> None:
    tiles = base_box()
    powers = [Trait(f"power_{number}", tokens=0) for number in range(MAX_POWERS)]
    races = [Trait(f"race_{number}", tokens=5) for number in range(MAX_RACES)]
    box = Box(tiles.board, races, powers)
    for _, first, count, shape, _ in action_rows():
        last = first + count - 1
        assert block_of(first) == block_of(last)
        for action in (first, last):
            text = written(action, box)
            assert parse_action(text, box) == action
            words = zip(text.split(), shape.split(), strict=True)
            assert all(word == pattern or pattern.isupper() for word, pattern in words)


def test_the_notation_page_explains_every_shape() -> None:
    page = section(DOCS / "notation.md", "Actions")
    missing = [shape for _, _, _, shape, _ in action_rows() if f"`{shape}`" not in page]
    assert not missing


def test_the_dealers_blocks_are_the_last_ones() -> None:
    dealers = [name for name, first, _, _, _ in action_rows() if is_chance(first)]
    assert dealers == ["DIE", "REVEAL", "REVEAL_MORE"]


# --- options


def test_the_switches_are_listed_with_their_defaults() -> None:
    listed = {
        name: cells[1] == "on"
        for cells in table_rows(section(DOCS / "rulings.md", "Switches"))
        if (name := code_in_cell(cells[0]))
    }
    defaults = options_from({})
    assert listed == {name: defaults & bit != 0 for name, bit in SWITCHES.items()}


# --- positions


def test_position_schema_is_current() -> None:
    assert SCHEMA.read_text(encoding="utf-8") == schema_text(), "run tools/write_schema.py"


def validator() -> jsonschema.Draft202012Validator:
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


@pytest.mark.parametrize("map", map_ids())
def test_every_tenth_position_of_a_random_game_fits_the_schema(map: str) -> None:
    check = validator()
    chance = random.Random(map)
    names = ["Ann", "Bo", "Cy", "Di", "Eve"][: int(map[-1])]
    game = smallworld.new_game(map, seats=names, seed=7)
    while not game.over:
        if len(game.log) % 10 == 0:
            check.validate(position_json(game.state, game.names))
        game.play(chance.choice(game.legal_actions()))
    check.validate(position_json(game.state, game.names))
    check.validate(position_json(game.view(0).as_state(), game.names))


@pytest.mark.parametrize(
    "broken",
    [
        {"round": 0},
        {"map": 2},
        {"phase": "lunch"},
        {"seats": [{"name": "Ann"}]},
        {"regions": {"0": {}}},
        {"regions": {"7": {"seat": 0, "tokens": 99}}},
        {"colour": "green"},
        {"turn_so_far": {"pending_roll": 4}},
    ],
    ids=lambda broken: "-".join(broken),
)
def test_a_broken_position_does_not_fit_the_schema(broken: dict[str, object]) -> None:
    game = smallworld.new_game("base/2", seed=7)
    position = position_json(game.state, game.names)
    assert validator().is_valid(position)
    assert not validator().is_valid({**position, **broken})
    with pytest.raises(smallworld.BadPosition):
        read_position({**position, **broken})


@pytest.mark.parametrize("title", SHAPES)
def test_the_position_page_lists_every_key_with_its_default(title: str) -> None:
    listed = table_rows(section(DOCS / "position.md", title))
    fields = msgspec.structs.fields(SHAPES[title])
    assert [code_in_cell(cells[0]) for cells in listed] == [field.name for field in fields]
    for cells, field in zip(listed, fields, strict=True):
        given = code_in_cell(cells[1])
        if field.required:
            assert cells[1] == "required"
        elif field.default is None:
            assert given is None, f"{field.name}: say in words what is worked out"
        else:
            assert given is not None and json.loads(given) == plain_default(field)


def plain_default(field: msgspec.structs.FieldInfo) -> object:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default
