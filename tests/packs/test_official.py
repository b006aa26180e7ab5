"""The tiles of the box, written as packs: the same numbers, the same games."""

from __future__ import annotations

from pathlib import Path

import pytest

from smallworld.core.box import Box
from smallworld.core.traits import Trait
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.files.packs.pack import Pack
from smallworld.packs.files.packs.read import read_pack
from smallworld.packs.files.packs.shape import PowerShape, RaceShape
from smallworld.packs.vocabulary import VOCABULARY
from smallworld.play.game import Game
from smallworld.play.record import read_record
from tests.golden.annotate import annotated
from tests.golden.test_golden import RECORDS

FOLDER = Path(__file__).parent / "official"
PACKS: list[Pack] = [read_pack(path, strict=False) for path in sorted(FOLDER.glob("*.toml"))]
WRITTEN_RACES: list[Trait] = [race for pack in PACKS for race in pack.races]
WRITTEN_POWERS: list[Trait] = [power for pack in PACKS for power in pack.powers]
OFFICIAL_RECORDS = [path for path in RECORDS if path.parent.name != "expansions"]
NUMBERS = sorted({*RaceShape.__struct_fields__} - {"emblem", "borrows"})


def test_all_official_tiles_are_in_the_packs() -> None:
    assert [race.id for race in WRITTEN_RACES] == [race.id for race in RACES]
    assert sorted(power.id for power in WRITTEN_POWERS) == [power.id for power in POWERS]


def test_every_attribute_of_a_trait_can_be_written() -> None:
    plain = Trait("x", tokens=1)
    known = {name for name in dir(plain) if not name.startswith("_")}
    hooks = {"describe", "saves", "pays", "pays_for_regions", "pays_declined", "grows"}
    derived = {"saves_by_condition", "pays_by_region", "pays_by_condition", "has_events"}
    derived |= {"closes_regions", "pays_after_decline", "works_in_decline"}
    derived |= {"has_choices", "has_later_actions"}
    assert known - hooks - derived == set(NUMBERS)
    only_races = {"supply", "borrows", *(key.name for key in VOCABULARY if not key.is_for_powers)}
    assert {*RaceShape.__struct_fields__} - {*PowerShape.__struct_fields__} == only_races


@pytest.mark.parametrize(
    ("written", "built_in"),
    [
        *zip(WRITTEN_RACES, RACES, strict=True),
        *zip(sorted(WRITTEN_POWERS, key=lambda p: p.id), POWERS, strict=True),
    ],
    ids=[race.id for race in RACES] + [power.id for power in POWERS],
)
def test_written_tile_equals_the_built_in_one(written: Trait, built_in: Trait) -> None:
    for name in NUMBERS:
        assert getattr(written, name) == getattr(built_in, name), name


@pytest.mark.parametrize(
    "path", OFFICIAL_RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}"
)
def test_golden_games_replay_line_for_line(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    played = read_record(text)
    powers = sorted(WRITTEN_POWERS, key=lambda power: power.id)
    box = Box(played.box.board, WRITTEN_RACES, powers, options=int(played.box.options))
    again = Game(box, played.names, start=played.start)
    for line in played.log:
        again.append(line.seat, line.action)
    assert annotated(again) == text
