"""The page about packs: its examples are sound, its tables are those of the code."""

import re

import pytest
from msgspec import inspect

from smallworld.packs.files.packs.read import parse_pack
from smallworld.packs.files.packs.shape import About, PowerShape, RaceShape
from smallworld.packs.mix import MODES
from smallworld.packs.vocabulary import KINDS_OF_REGIONS
from tests.kit.markdown import code_in_cell, fenced_blocks, section, table_rows
from tests.kit.paths import DOCS

PAGE = DOCS / "packs.md"
APART = ("id", "tokens", "supply", "borrows", "emblem")


def fields(shape: type) -> dict[str, inspect.Type]:
    info = inspect.type_info(shape)
    assert isinstance(info, inspect.StructType)
    return {field.name: field.type for field in info.fields}


@pytest.mark.parametrize("block", fenced_blocks(PAGE, "toml"))
def test_examples_are_sound(block: str) -> None:
    assert parse_pack(block, "packs.md").races


def test_every_key_is_listed_with_what_is_allowed() -> None:
    races, powers = fields(RaceShape), fields(PowerShape)
    listed = {
        str(code_in_cell(row[0])): row[1] for row in table_rows(section(PAGE, "What it changes"))
    }
    assert listed.keys() == races.keys() - set(APART)
    for key, allowed in listed.items():
        assert allowed.endswith(", races") == (key not in powers), key
        assert allowed.removesuffix(", races") == _told(races[key]), key


def _told(kind: inspect.Type) -> str:
    if isinstance(kind, inspect.BoolType):
        return "flag"
    return f"{kind.ge}–{kind.le}" if isinstance(kind, inspect.IntType) else "kinds"


def test_the_other_tables_are_complete() -> None:
    about = [code_in_cell(row[0]) for row in table_rows(section(PAGE, "About the pack"))]
    assert about == list(fields(About))
    tokens = {code_in_cell(row[0]) for row in table_rows(section(PAGE, "Tokens"))}
    assert tokens == set(APART)
    ways = {row[0].split("`")[1] for row in table_rows(section(PAGE, "Mixing"))}
    assert ways == set(MODES)


def test_every_word_for_a_kind_is_named() -> None:
    page = section(PAGE, "What it changes").split("|", 1)[0]
    assert set(KINDS_OF_REGIONS) <= set(re.findall(r"`(\w+)`", page))
