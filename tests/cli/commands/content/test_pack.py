"""``smallworld pack``, and games with packs."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from smallworld.packs.files.maps.write import map_text
from smallworld.packs.files.packs.faults import BadPack
from smallworld.packs.shelf import pack_named
from smallworld.texts.languages import languages
from tests.cli.shell import error_of, output_of, run
from tests.packs.files.pack_builder import build_pack, pack_text, power, race
from tests.packs.mapgen.hostile_boards import rings

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


def test_a_map_is_told_from_a_pack_and_the_other_way_round(fens: Path, tmp_path: Path) -> None:
    board = tmp_path / "isle.toml"
    board.write_text(map_text(rings(4, 3)))
    found = error_of("pack", "check", board)
    assert found == (
        f"Error: {board}: this is a board, not a pack. Name it in a pack under [[board]], or check "
        "it on its own (smallworld map check FILE).\n"
    )
    found = error_of("map", "check", fens)
    assert found == (
        f"Error: {fens} is a pack, not a board. Check it with: smallworld pack check FILE\n"
    )


def test_faults_of_a_whole_file_name_no_line(tmp_path: Path) -> None:
    missing = tmp_path / "no.toml"
    assert error_of("pack", "check", missing).startswith(f"Error: {missing}: there is no such file")
    headless = tmp_path / "headless.toml"
    headless.write_text(race())
    found = error_of("pack", "check", headless)
    assert found.startswith(f"Error: {headless}: the file has no [pack]. Add it, with an id")


def test_a_fault_of_a_board_inside_a_pack_has_the_line_of_its_value(tmp_path: Path) -> None:
    board = map_text(rings(4, 3)).replace("[[regions]]", "[[board.regions]]")
    text = pack_text("[[board]]\n" + board)
    file = tmp_path / "isle.toml"
    file.write_text(text.replace('"hill"', '"bog"', 3).replace('"bog"', '"hill"', 2))
    line = 1 + file.read_text()[: file.read_text().index('"bog"')].count("\n")
    found = error_of("pack", "check", file)
    assert f"{file}, line {line}: “board.rings_4_3.regions.3.terrain”: " in found
    file.write_text(text.replace("seats = 2", "seats = 4"))
    line = 1 + text[: text.index("seats = 2")].count("\n")
    assert f"{file}, line {line}: “board.rings_4_3.seats”: 12 land regions are too few" in error_of(
        "pack", "check", file
    )


def test_older_versions_are_told_from_the_one_that_is_played(tmp_path: Path) -> None:
    file = tmp_path / "fens.toml"
    for tokens in (5, 6):
        file.write_text(pack_text(race(tokens=tokens)))
        label = output_of("pack", "install", file).split(": ")[1].split("\n")[0]
    older, played = [
        row for row in output_of("pack", "list").splitlines() if row.startswith("fens ")
    ]
    assert older.endswith("(only for older games)") and not older.startswith(label)
    assert played.startswith(label) and not played.endswith(")")


def test_install_says_how_to_play_on_a_board_of_the_pack(tmp_path: Path) -> None:
    board = "[[board]]\n" + map_text(rings(4, 3)).replace("[[regions]]", "[[board.regions]]")
    file = tmp_path / "isle.toml"
    file.write_text(pack_text(board, id="isle"))
    shown = output_of("pack", "install", file).splitlines()[-1]
    assert shown.endswith("new game.swg --map isle/rings_4_3")
    output_of("new", tmp_path / "game.swg", "--map", "isle/rings_4_3")
    file.write_text(pack_text(race() + board, id="isle"))
    shown = output_of("pack", "install", file).splitlines()[-1]
    assert shown.endswith("new game.swg --pack isle --map isle/rings_4_3")


def test_the_starter_pack_names_the_limits_of_the_check() -> None:
    text = (files("smallworld.packs") / "template.toml").read_text(encoding="utf-8")
    banner, badge = map(int, re.findall(r"tokens = .*, (\d+) at the most", text))
    build_pack(race(tokens=banner) + power(tokens=badge))
    for content in (race(tokens=banner + 1), power(tokens=badge + 1)):
        with pytest.raises(BadPack, match=r"pack\.out_of_range"):
            build_pack(content)


def test_examples_in_the_help_name_tiles_that_exist() -> None:
    for pack, trait in re.findall(
        r"pack balance (\w+) --trait (\w+)", output_of("pack", "balance", "--help")
    ):
        named = pack_named(pack)
        assert trait in [one.id for one in (*named.races, *named.powers)]
