"""docs/published-tiles.md: its counts are right, and what it calls expressible can be played."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass

import pytest

from smallworld.core.playout import play_games
from smallworld.core.state import new_state
from smallworld.packs.files.packs.pack import Pack
from smallworld.packs.mix import box_with
from smallworld.packs.shelf import EXPANSIONS, pack_named
from smallworld.texts.cards import trait_rule
from smallworld.texts.fluent import texts_for
from smallworld.texts.languages import languages
from smallworld.texts.names import Names
from tests.kit.paths import DOCS
from tests.packs.files.pack_builder import build_pack, power, race

PAGE = (DOCS / "published-tiles.md").read_text(encoding="utf-8")
ROW = re.compile(r"\| (.+) \| (race|power) (\d+) \| (box|TOML|nearly|no) \| (.+) \|")


@dataclass(frozen=True)
class Published:
    """A row of the page."""

    expansion: str
    name: str
    kind: str
    tokens: int
    how: str
    quoted: tuple[str, ...]  # its keys, or its pack and id

    def toml(self) -> str:
        """Return the tile as a part of a pack file."""
        id = re.sub("[^a-z]+", "_", f"my {self.name}".lower())
        build = race if self.kind == "race" else power
        return build(id, "\n".join(self.quoted), self.tokens)


def rows() -> list[Published]:
    found: list[Published] = []
    for section in PAGE.split("\n## ")[1:]:
        title, *lines = section.splitlines()
        for line in lines:
            match = ROW.fullmatch(line)
            if match:
                name, kind, tokens, how, what = match.groups()
                quoted = tuple(re.findall("`([^`]+)`", what))
                found.append(Published(title, name, kind, int(tokens), how, quoted))
    return found


ROWS = rows()
WRITTEN = [row for row in ROWS if row.how in ("TOML", "nearly")]


def test_every_tile_is_counted() -> None:
    totals = {
        name: [int(number) for number in numbers.split(" | ")]
        for name, numbers in re.findall(r"^\| ([^|]+) \| (\d+(?: \| \d+){4}) \|$", PAGE, re.M)
    }
    counted = {
        title: Counter(row.how for row in ROWS if row.expansion == title)
        for title in dict.fromkeys(row.expansion for row in ROWS)
    }
    assert totals.pop("**all**") == [sum(column) for column in zip(*totals.values(), strict=True)]
    assert totals == {
        title: [how.total(), how["box"] + how["TOML"], 0, how["nearly"], how["no"]]
        for title, how in counted.items()
    }
    assert len(ROWS) == len({row.name for row in ROWS}) == 84


def test_the_tiles_in_the_box_are_those_of_the_expansions() -> None:
    packs = [pack_named(path.name) for path in EXPANSIONS.iterdir() if path.is_dir()]
    known = {
        (pack.id, kind, trait.id, int(trait.tokens))
        for pack in packs
        for kind, traits in (("race", pack.races), ("power", pack.powers))
        for trait in traits
    }
    listed = [row for row in ROWS if row.how == "box"]
    assert {(row.quoted[0], row.kind, row.quoted[1], row.tokens) for row in listed} == known
    assert len(listed) == len(known)


@pytest.mark.parametrize("row", WRITTEN, ids=lambda row: row.name)
def test_a_published_tile_can_be_written(row: Published) -> None:
    pack = build_pack(row.toml())
    (trait,) = [*pack.races, *pack.powers]
    for lang in languages():
        names = Names(texts_for(lang))
        rule = trait_rule(names, trait)
        assert rule.endswith(".") and rule != names.texts.say("trait-nothing")


def packs_of(found: list[Published]) -> list[Pack]:
    """Return packs with these tiles, at most eight of a kind in each."""
    packs: list[Pack] = []
    for kind in ("race", "power"):
        tiles = [row.toml() for row in found if row.kind == kind]
        for first in range(0, len(tiles), 8):
            text = "".join(tiles[first : first + 8])
            packs.append(build_pack(text, id=f"{kind}s_{first}"))
    return packs


@pytest.mark.parametrize("map", ["base/2", "base/5"])
def test_all_of_them_play_together(map: str) -> None:
    box = box_with(map, packs_of(WRITTEN))
    assert len(box.races) + len(box.powers) == 14 + 20 + len(WRITTEN)
    assert play_games(new_state(box), 3, 5)[0] > 100
