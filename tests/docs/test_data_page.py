"""The page about tables matches the code: its columns, its examples and their outputs."""

from pathlib import Path

import pytest

from tools.write_data_page import PAGE, page_with_columns, page_with_outputs


def test_the_columns_are_those_of_the_schema() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == page_with_columns(page), "run tools/write_data_page.py"


def test_the_examples_print_what_the_page_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    page = PAGE.read_text(encoding="utf-8")
    assert page.count("```py\n") == page.count("```text\n") == 6
    assert page == page_with_outputs(page), "run tools/write_data_page.py"
