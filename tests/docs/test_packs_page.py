"""docs/packs.md: its examples are valid, its tables are current."""

import json
import re
import tomllib

import jsonschema
import pytest
from msgspec import inspect

from smallworld.packs.files.packs.read import parse_pack
from smallworld.packs.files.packs.shape import About
from smallworld.packs.mix import MODES
from smallworld.packs.shelf import EXAMPLES
from smallworld.packs.vocabulary import KINDS_OF_REGIONS
from tests.kit.markdown import code_in_cell, fenced_blocks, section, table_rows
from tests.kit.paths import DOCS
from tools.write_schema import PACK_SCHEMA, pack_schema_text
from tools.write_vocabulary import table_text

PAGE = DOCS / "packs.md"
APART = ("id", "tokens", "supply", "borrows", "emblem")


def fields(shape: type) -> dict[str, inspect.Type]:
    info = inspect.type_info(shape)
    assert isinstance(info, inspect.StructType)
    return {field.name: field.type for field in info.fields}


@pytest.mark.parametrize("block", fenced_blocks(PAGE, "toml"))
def test_examples_are_sound(block: str) -> None:
    assert parse_pack(block, "packs.md").races


def test_the_table_of_keys_is_current() -> None:
    assert table_text() in section(PAGE, "What it changes"), "run tools/write_vocabulary.py"


def test_the_other_tables_are_complete() -> None:
    about = [code_in_cell(row[0]) for row in table_rows(section(PAGE, "About the pack"))]
    assert about == list(fields(About))
    tokens = {code_in_cell(row[0]) for row in table_rows(section(PAGE, "Tokens"))}
    assert tokens == set(APART)
    ways = {row[0].split("`")[1] for row in table_rows(section(PAGE, "Mixing"))}
    assert ways == set(MODES)


def test_every_kind_is_documented() -> None:
    page = section(PAGE, "What it changes").split("|", 1)[0]
    assert set(KINDS_OF_REGIONS) <= set(re.findall(r"`(\w+)`", page))


def test_the_schema_of_packs_is_current() -> None:
    assert PACK_SCHEMA.read_text(encoding="utf-8") == pack_schema_text(), "run tools/write_schema"


@pytest.mark.parametrize("example", ["deepforge", "fenlights"])
def test_the_schema_accepts_the_examples_and_refuses_unknown_keys(example: str) -> None:
    schema = json.loads(PACK_SCHEMA.read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    pack = tomllib.loads((EXAMPLES / example / "pack.toml").read_text(encoding="utf-8"))
    validator.validate(pack)
    pack["race"][0]["saves_om"] = "hill"
    assert not validator.is_valid(pack)
