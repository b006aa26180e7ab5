"""``smallworld pack``, and games with packs."""

from __future__ import annotations

from pathlib import Path

import pytest

from smallworld.texts.languages import languages
from tests.cli.shell import error_of, output_of, run
from tests.packs.files.pack_builder import pack_text, power, race

BROKEN = pack_text(race(keys='saves_om = "hill"', tokens=13))


@pytest.fixture(autouse=True)
def shelf(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SMALLWORLD_PACKS", str(tmp_path_factory.mktemp("shelf")))


@pytest.fixture
def fens(tmp_path: Path) -> Path:
    file = tmp_path / "fens.toml"
    file.write_text(
        pack_text(race("marshfolk", 'borrows = "ratmen"\nsaves_on = "swamp"') + power())
    )
    return file


@pytest.mark.parametrize("name", ["bogs.toml", "My own Pack!.toml", "7.toml", "Ω.toml"])
def test_new_pack_has_no_faults_under_any_file_name(name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    assert "pack check" in output_of("pack", "new", file)
    assert "is valid: 1 race, 1 power." in output_of("pack", "check", file)
    assert "exists" in error_of("pack", "new", file)
    output_of("pack", "new", file, "--force")


def test_all_faults_are_printed_with_their_lines(tmp_path: Path) -> None:
    file = tmp_path / "broken.toml"
    file.write_text(BROKEN)
    output = run("pack", "check", file)
    assert output.exit_code == 1
    first, second, last = output.stderr.splitlines()
    assert first == f"{file}, line 7: “race.bogfolk.tokens” is 13. Use 1 to 12."
    key = "“race.bogfolk.saves_om”"
    assert second.startswith(f"{file}, line 8: {key} isn’t a known key. Did you mean saves_on, ")
    assert last == f"Error: {file} has 2 errors; see above."


def test_a_single_fault_is_one_line(tmp_path: Path) -> None:
    assert "there is no such file" in error_of("pack", "check", tmp_path / "no.toml")
    assert "No pack called “nobody”" in error_of("pack", "show", "nobody")
    assert "has no pack.toml" in error_of("pack", "install", tmp_path)


def test_cards_are_shown_with_numbers_and_rules(fens: Path) -> None:
    shown = output_of("pack", "show", fens)
    assert "Marshfolk (6 tokens, 13 in the box, borrows tokens from the Ratmen" in shown
    assert "These cost you 1 less token: swamp." in shown
    assert "Misty (4 tokens): No special ability." in shown


def test_own_rule_text_is_shown_beside_the_generated_one() -> None:
    shown = output_of("pack", "show", "deepforge")
    assert "kindles a new Spark" in shown
    assert "These cost you 2 fewer tokens: mountain." in shown


def test_rules_in_every_language(fens: Path) -> None:
    shown = output_of("pack", "show", fens, "--every-language").splitlines()
    assert [lang for lang in languages() if lang in shown] == list(languages())


def test_a_changed_pack_with_the_same_version_is_played_and_told(tmp_path: Path) -> None:
    file = tmp_path / "fens.toml"
    seen: list[int] = []
    for tokens in (5, 6, 4, 5, 6, 7, 3):  # in any order of their hashes
        file.write_text(pack_text(race(tokens=tokens)))
        shown = output_of("pack", "install", file)
        assert f"Bogfolk ({tokens} tokens" in output_of("pack", "show", "fens")
        assert ("It plays differently from fens 1.0" in shown) == (len(seen) > 0)
        seen.append(tokens)
    file.write_text(pack_text(race(tokens=8), version="0.9"))
    assert "fens 1.0" in output_of("pack", "install", file)
    assert "Bogfolk (3 tokens" in output_of("pack", "show", "fens")


def test_install_list_and_play(fens: Path, tmp_path: Path) -> None:
    assert "--pack fens" in output_of("pack", "install", fens)
    assert [line.split()[0] for line in output_of("pack", "list").splitlines()[:8]] == [
        *("deepforge", "fenlights"),
        *("be_not_afraid", "cursed", "grand_dames", "royal_bonus", "spiders_web"),
        "fens",
    ]
    game = tmp_path / "game.swg"
    output_of("new", game, "--pack", "fens", "--pack", "fenlights", "--seed", 1)
    assert "pack fenlights 1.1 " in game.read_text()
    output_of("show", game)
    output_of("do", game, "pick 1")
    assert "pack fens 1.0 " in game.read_text()


def test_blank_tiles(fens: Path, tmp_path: Path) -> None:
    output_of("pack", "install", fens)
    game = tmp_path / "game.swg"
    output_of("new", game, "--pack", "fens", "--banners", "blank marshfolk")
    assert "\nbanners blank marshfolk\n" in game.read_text()
    output = error_of("new", tmp_path / "x", "--pack", "fens", "--banners", "blank nobody")
    assert "There is no “nobody” in these packs." in output


def test_names_of_a_pack_are_used_at_the_table(tmp_path: Path) -> None:
    game = tmp_path / "game.swg"
    output_of("new", game, "--pack", "deepforge", "--pack", "fenlights", "--seed", 5)
    assert "Lantern-bearing Moles" in output_of("show", game)


def test_missing_pack_is_named(fens: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    output_of("pack", "install", fens)
    game = tmp_path / "game.swg"
    output_of("new", game, "--pack", "fens")
    monkeypatch.setenv("SMALLWORLD_PACKS", str(tmp_path / "empty"))
    assert "Line 3, the packs: This was played with the pack fens 1.0" in error_of("show", game)


def test_bots_play_with_packs(tmp_path: Path) -> None:
    output_of(
        "arena",
        "random",
        "other=random",
        "--games",
        2,
        "--processes",
        1,
        "--pack",
        "deepforge",
        "--records",
        tmp_path / "games",
        "--output",
        tmp_path / "result.json",
    )
    records = list((tmp_path / "games").glob("*.swg"))
    assert records and all("\npack deepforge " in path.read_text() for path in records)
    assert '"packs"' in (tmp_path / "result.json").read_text()
    sample = ("simulate", "--games", 1, "--bots", "random", "--processes", 1, "--no-report")
    output_of(*sample, "--output", tmp_path / "sample", "--pack", "fenlights")
    output = error_of(*sample, "--output", tmp_path / "sample", "--resume", "--pack", "deepforge")
    assert "packs was" in output


def test_unknown_map_is_refused(tmp_path: Path) -> None:
    assert "a board of an installed pack" in error_of("new", tmp_path / "g", "--map", "x/y", code=2)
