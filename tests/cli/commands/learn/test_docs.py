"""``smallworld docs``, and the pages that help texts and messages name."""

import re
from pathlib import Path

import pytest

from tests.cli.shell import error_of, output_of
from tests.kit.paths import DOCS, PACKAGE

NAMED = re.compile(r"smallworld docs ([a-z][a-z-]*)")
PAGES = sorted(path.stem for path in DOCS.glob("*.md"))


def test_without_a_page_it_lists_all_by_reader() -> None:
    assert output_of("docs") == (DOCS / "README.md").read_text("utf-8")


@pytest.mark.parametrize("name", ["arena", "arena.md", "docs/arena.md"])
def test_a_page_is_shown(name: str) -> None:
    assert output_of("docs", name) == (DOCS / "arena.md").read_text("utf-8")


def test_an_unknown_page_is_refused_with_the_names_of_all() -> None:
    shown = error_of("docs", "../README", code=2)
    assert "There is no page '../README'; there are: actions, " in shown


@pytest.mark.parametrize("file", sorted(PACKAGE.glob("cli/**/*.py")), ids=lambda file: file.stem)
def test_help_and_messages_name_pages_that_come_with_the_package(file: Path) -> None:
    text = file.read_text("utf-8")
    assert not set(NAMED.findall(text)) - set(PAGES)
    assert not re.search(r"[Ss]ee:? docs/|docs/[a-z-]+\.md (explains|describes)", text)
