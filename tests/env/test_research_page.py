"""The page on the environments agrees with the code."""

from smallworld.core.actions import DIE
from smallworld.env.spaces.encoding import ACTIONS
from smallworld.env.tables.layout import BLOCKS
from tests.kit.markdown import fenced_blocks
from tools.write_encoding import MEANINGS, PAGE, page_with, table


def test_the_table_of_blocks_is_the_one_the_code_gives() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == page_with(page, table()), "python -m tools.write_encoding"


def test_every_block_is_explained_and_nothing_else() -> None:
    assert list(MEANINGS) == [name for name, _, _ in BLOCKS]


def test_there_is_an_example_for_every_framework() -> None:
    examples = "\n".join(fenced_blocks(PAGE, "python"))
    for module in ("aec", "gym", "openspiel", "batch", "spaces.encoding"):
        assert f"smallworld.env.{module}" in examples or f"env import {module}" in examples


def test_the_page_counts_the_actions_right() -> None:
    assert f"from 0 to {ACTIONS - 1}" in PAGE.read_text(encoding="utf-8")
    assert ACTIONS == DIE
