"""``smallworld pack balance`` with few games; ``tests/lab`` tests the figures."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.shell import run
from tests.packs.files.pack_builder import pack_text, power, race


@pytest.fixture
def fens(tmp_path: Path) -> Path:
    file = tmp_path / "fens.toml"
    content = race("peasants", 'pays_on = "farmland"', tokens=5)
    file.write_text(pack_text(content), encoding="utf-8")
    return file


def test_tile_is_compared_with_the_official_ones(fens: Path, tmp_path: Path) -> None:
    page = tmp_path / "peasants.html"
    result = run("pack", "balance", fens, "--games", "4", "--processes", "1", "--output", page)
    assert result.exit_code == 0, result.output
    assert "Balance: Peasants" in result.stdout
    assert "Dwarves" in result.stdout
    assert "├" in result.stdout
    text = page.read_text(encoding="utf-8")
    assert '<svg class="chart"' in text
    assert "pack balance" in text
    assert "Traceback" not in result.output


def test_json_report_and_resume(fens: Path, tmp_path: Path) -> None:
    file = tmp_path / "peasants.json"
    asked = ("pack", "balance", fens, "--games", "4", "--processes", "1", "--output", file)
    assert run(*asked).exit_code == 0
    first = json.loads(file.read_text(encoding="utf-8"))
    assert first["trait"] == "peasants"
    assert len(first["official"]) == 14
    again = run(*asked)
    assert again.exit_code == 2
    assert "--resume" in again.stderr
    assert run(*asked, "--resume").exit_code == 0
    assert json.loads(file.read_text(encoding="utf-8")) == first


def test_usage_errors(fens: Path, tmp_path: Path) -> None:
    fens.write_text(pack_text(race("peasants") + power("lazy")), encoding="utf-8")
    for words, reason in (
        ((), "with --trait: peasants, lazy"),
        (("--trait", "goblins"), "has no “goblins”"),
        (("--trait", "lazy", "--output", tmp_path / "lazy.pdf"), "FILE.html"),
        (("--trait", "lazy", "--resume"), "--output"),
        (("--trait", "lazy", "--bots", "nobody"), "no bot called “nobody”"),
    ):
        result = run("pack", "balance", fens, *words)
        assert result.exit_code == 2, result.output
        assert reason in result.stderr
