"""Golden games: every line replays, and every event is the one that was written down."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.play.record import read_record
from tests.golden.annotate import annotated
from tests.golden.hallmarks import HALLMARKS, expansion_pairs

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*/*.swg"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_golden_game(path: Path) -> None:
    """A difference shows the first line that moved; see ``tools/write_golden.py``."""
    text = path.read_text(encoding="utf-8")
    game = read_record(text)
    assert game.over
    for number, (found, expected) in enumerate(
        zip(annotated(game).splitlines(), text.splitlines(), strict=False), start=1
    ):
        assert found == expected, f"{path.name} line {number}"
    assert annotated(game) == text


def test_every_race_and_power_and_number_of_seats_has_its_game() -> None:
    there = {(path.parent.name, path.stem) for path in RECORDS}
    wanted = {("races", trait.id) for trait in RACES}
    wanted |= {("powers", trait.id) for trait in POWERS}
    wanted |= {("seats", str(seats)) for seats in (2, 3, 4, 5)}
    wanted |= {("expansions", pair.name) for pair in expansion_pairs()}
    assert there == wanted


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_its_game_really_shows_it(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    pairs = {pair.name: [pair.race, pair.power] for pair in expansion_pairs()}
    for id in [] if path.parent.name == "seats" else pairs.get(path.stem, [path.stem]):
        assert re.search(rf"^#   combo_picked .*={id} ", text, re.MULTILINE)
        assert re.search(HALLMARKS.get(id, ""), text, re.MULTILINE)
