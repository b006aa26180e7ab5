"""Read map and outline files: valid ones exactly, invalid ones with a reason."""

import json
from collections.abc import Callable
from importlib.resources import files
from random import Random

import pytest

from smallworld.packs.files.maps.check import find_faults
from smallworld.packs.files.maps.faults import MapError
from smallworld.packs.files.maps.outlines import load_base_outlines, parse_outlines
from smallworld.packs.files.maps.read import load_base_map, parse_map

MAPS = files("smallworld.packs.base") / "maps"
TEXT = (MAPS / "2.toml").read_text("utf-8")
OUTLINES = (MAPS / "2.outlines.json").read_text("utf-8")
REGION = """
[[regions]]
id = 1
name = "Somewhere"
terrain = "hill"
neighbours = []
"""
HEAD = 'id = "my/map"\nseats = 2\nrounds = 10\n'


def refusal(text: str) -> MapError:
    with pytest.raises(MapError) as caught:
        parse_map(text, "mine.toml")
    assert str(caught.value).startswith("mine.toml: mapfile.")
    return caught.value


def test_omitted_keys_take_their_defaults() -> None:
    region = parse_map(HEAD + REGION, "mine.toml").region(1)
    assert (region.symbols, region.tribe, region.edge) == (frozenset(), False, False)


def test_an_error_names_file_region_key_and_what_is_allowed() -> None:
    error = refusal((HEAD + REGION).replace('"hill"', '"lava"'))
    assert error.code == "mapfile.bad_value"
    assert error.facts == {
        "source": "mine.toml",
        "region": 1,
        "key": "terrain",
        "found": "'lava'",
        "allowed": "farmland, forest, hill, mountain, swamp, sea, lake",
    }


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('"hill"', "7", "terrain"),
        ('"hill"', '["hill"]', "terrain"),
        ("id = 1\n", "id = true\n", "id"),
        ("id = 1\n", "id = 0\n", "id"),
        ("id = 1\n", "id = 1979-05-27\n", "id"),
        ("id = 1\n", f"id = 0x{'f' * 9000}\n", "id"),
        ('"Somewhere"', '""', "name"),
        ('"Somewhere"', '" spaced "', "name"),
        ('"Somewhere"', '"a\\u0000b"', "name"),
        ('"Somewhere"', f'"{"x" * 500}"', "name"),
        ("neighbours = []", "neighbours = 3", "neighbours"),
        ("neighbours = []", "neighbours = [2.5]", "neighbours"),
        ("neighbours = []", "neighbours = [-2]", "neighbours"),
        ("neighbours = []", "neighbours = [[1]]", "neighbours"),
        ("neighbours = []", 'neighbours = []\nsymbols = ["gold"]', "symbols"),
        ("neighbours = []", 'neighbours = []\nsymbols = ["mine", "mine"]', "symbols"),
        ("neighbours = []", "neighbours = []\nsymbols = [{}]", "symbols"),
        ("neighbours = []", "neighbours = []\ntribe = 1", "tribe"),
        ("neighbours = []", 'neighbours = []\nedge = "yes"', "edge"),
        ("seats = 2", "seats = 6", "seats"),
        ("seats = 2", "seats = 2.0", "seats"),
        ("seats = 2", "seats = nan", "seats"),
        ("rounds = 10", f"rounds = {10**40}", "rounds"),
        ('"my/map"', "[]", "id"),
    ],
)
def test_a_value_of_the_wrong_kind(old: str, new: str, key: str) -> None:
    error = refusal((HEAD + REGION).replace(old, new))
    assert (error.code, error.facts["key"]) == ("mapfile.bad_value", key)


@pytest.mark.parametrize("key", ["id", "name", "terrain", "neighbours"])
def test_a_region_lacks_a_key(key: str) -> None:
    lines = [line for line in REGION.splitlines() if not line.startswith(f"{key} =")]
    error = refusal(HEAD + "\n".join(lines))
    assert (error.code, error.facts["key"]) == ("mapfile.missing_key", key)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "mapfile.missing_key"),
        (HEAD, "mapfile.missing_key"),
        (HEAD + "regions = 3", "mapfile.bad_value"),
        (HEAD + "regions = [3]", "mapfile.bad_value"),
        (HEAD + REGION + 'colour = "red"', "mapfile.unknown_key"),
        ('title = "x"\n' + HEAD + REGION, "mapfile.unknown_key"),
        (HEAD + REGION + REGION, "mapfile.repeated_id"),
        (HEAD + "seats = 3", "mapfile.syntax"),
        ("id = [[", "mapfile.syntax"),
        ("id = " + "[" * 5000, "mapfile.syntax"),
        ("id = " + "9" * 5000, "mapfile.syntax"),
        ("\x00", "mapfile.syntax"),
        ("#" * 300_000, "mapfile.too_long"),
    ],
)
def test_a_file_that_is_no_map(text: str, code: str) -> None:
    assert refusal(text).code == code


def test_there_is_no_sixth_board() -> None:
    for load in (load_base_map, load_base_outlines):
        with pytest.raises(MapError, match=r"mapfile\.unknown_map .*base/2, base/3"):
            load("../6")


def corrupted(text: str, random: Random) -> str:
    """Return the text with a piece cut out, doubled or overwritten."""
    start, length = random.randrange(len(text)), random.randrange(1, 40)
    piece = random.choice(
        ["", text[start : start + length] * 2, '"', "[", "-1", "nan", "null", "9e999"]
    )
    return text[:start] + piece + text[start + length :]


def test_corrupted_map_raises_only_map_errors() -> None:
    checked = 0
    for seed in range(200):
        try:
            spec = parse_map(corrupted(TEXT, Random(seed)), "corrupted.toml")
        except MapError:
            continue
        find_faults(spec, load_base_outlines("2"))
        checked += 1
    assert 0 < checked < 200


def test_corrupted_outlines_raise_only_map_errors() -> None:
    checked = 0
    for seed in range(200):
        try:
            outlines = parse_outlines(corrupted(OUTLINES, Random(seed)), "corrupted.json")
        except MapError:
            continue
        find_faults(load_base_map("2"), outlines)
        checked += 1
    assert 0 < checked < 200


Table = dict[str, object]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda table: table.pop("width"),
        lambda table: table.update(width=0),
        lambda table: table.update(width=float("nan")),
        lambda table: table.update(height=10**400),
        lambda table: table.update(arcs={}),
        lambda table: table.update(arcs=[[[0, 0]]]),
        lambda table: table.update(arcs=[[[0, 0], [1]]]),
        lambda table: table.update(arcs=[[[0, 0], ["1", True]]]),
        lambda table: table.update(regions=[]),
        lambda table: table.update(regions={"01": {}}),
        lambda table: table.update(regions={"one": {}}),
        lambda table: table.update(regions={"1": 5}),
        lambda table: table.update(regions={"1": {"rings": [[0]]}}),
        lambda table: table.update(regions={"1": {"label": [1, 1]}}),
        lambda table: table.update(regions={"1": {"rings": [[0], [1]], "label": [1, 1]}}),
        lambda table: table.update(regions={"1": {"rings": [[]], "label": [1, 1]}}),
        lambda table: table.update(regions={"1": {"rings": [[9999]], "label": [1, 1]}}),
        lambda table: table.update(regions={"1": {"rings": [[False]], "label": [1, 1]}}),
    ],
)
def test_outlines_of_the_wrong_shape(spoil: Callable[[Table], object]) -> None:
    table: Table = json.loads(OUTLINES)
    spoil(table)
    with pytest.raises(MapError):
        parse_outlines(json.dumps(table), "corrupted.json")
