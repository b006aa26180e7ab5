"""The shelf, and game files and positions that name packs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import smallworld
from smallworld.core.errors import BadPosition, BadRecord, RuleError
from smallworld.packs.files.packs.read import read_pack
from smallworld.packs.shelf import (
    EXAMPLES,
    MissingPack,
    install,
    pack_labelled,
    pack_named,
    packs_on_shelf,
    shelf_folder,
)
from smallworld.play.game import Game
from smallworld.play.position.read import read_position
from smallworld.play.position.write import position_json
from smallworld.play.record import read_record, write_record
from smallworld.server.messages.games import NewTable, SeatWish
from smallworld.server.tables.create import create_table
from smallworld.texts.refusals import refusal_sentence
from tests.packs.files.pack_builder import build_pack, install_pack, power, race

ISLE = Path(__file__).parent / "isle.toml"
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><g></g></svg>'


OF_THE_BOX = ["deepforge", "fenlights", "be_not_afraid", "cursed", "grand_dames"]
OF_THE_BOX += ["royal_bonus", "spiders_web"]


def test_examples_and_expansions_are_always_on_the_shelf() -> None:
    assert [pack.id for pack in packs_on_shelf()] == OF_THE_BOX


@pytest.mark.parametrize("path", sorted(EXAMPLES.iterdir()), ids=lambda path: path.name)
def test_examples_have_no_faults_and_english_names(path: Path) -> None:
    pack = read_pack(path)
    assert pack.id == path.name
    english = pack.texts["en"]
    assert set(english.race) == {race.id for race in pack.races}
    assert set(english.power) == {power.id for power in pack.powers}
    assert pack.about.author and pack.about.licence and pack.emblems


def test_a_file_is_installed_and_found() -> None:
    pack = install_pack(race())
    assert pack_named("fens").hash == pack.hash
    assert pack_labelled(pack.label).races[0].id == "bogfolk"
    assert (shelf_folder() / pack.label.replace(" ", "-") / "pack.toml").is_file()


def test_installing_a_folder_copies_only_the_files_it_names(tmp_path: Path) -> None:
    content = race(keys='emblem = "bog.svg"') + '[[board]]\nfile = "isle.toml"\n'
    (tmp_path / "pack.toml").write_text(
        f'[pack]\nid = "fens"\nversion = "1.0"\ntitle = "Fens"\n{content}'
    )
    (tmp_path / "bog.svg").write_text(SVG)
    (tmp_path / "isle.toml").write_text(ISLE.read_text())
    (tmp_path / "notes.svg").write_text("nothing of this pack")
    pack = install(tmp_path)
    folder = shelf_folder() / pack.label.replace(" ", "-")
    assert {path.name for path in folder.iterdir()} == {"pack.toml", "bog.svg", "isle.toml"}
    assert pack_named("fens").emblems == {"bogfolk": SVG}
    assert [board.id for board in pack_named("fens").boards] == ["fens/isle"]


def test_newest_version_wins_and_old_versions_stay() -> None:
    old, new = install_pack(race(tokens=5), version="1.9"), install_pack(race(), version="1.10")
    assert pack_named("fens").label == new.label
    assert pack_labelled(old.label).races[0].tokens == 5


def test_hash_depends_on_rules_not_on_texts() -> None:
    plain = build_pack(race(keys='saves_on = ["hill"]'))
    words = '[texts.en.race.bogfolk]\nname = "Bogfolk"\n'
    assert build_pack(race(keys='saves_on = "hill"') + words).hash == plain.hash
    assert build_pack(race(keys='saves_on = "hill"'), version="2.0").hash == plain.hash
    assert build_pack(race(keys='saves_on = "swamp"')).hash != plain.hash
    assert build_pack(race(keys='saves_on = "hill"'), id="bogs").hash != plain.hash


def test_broken_folder_on_the_shelf_is_skipped() -> None:
    (shelf_folder() / "bad").mkdir()
    (shelf_folder() / "bad" / "pack.toml").write_text("no pack")
    assert len(packs_on_shelf()) == len(OF_THE_BOX)


# --- game files and positions


def a_game(banners: str = "") -> Game:
    game = smallworld.new_game("base/2", packs=["fens"], banners=banners, seed=3)
    while len(game.log) < 60:
        game.play(game.legal_actions()[0])
    return game


def test_game_file_with_packs_round_trips() -> None:
    pack = install_pack(race() + power())
    game = a_game()
    text = write_record(game)
    assert text.startswith(f"smallworld 1\nrules 1\npack {pack.label}\nmap base/2\nseat Ann\n")
    again = read_record(text)
    assert again.state.same_as(game.state)
    assert write_record(again) == text


LENDERS = ("ratmen", "elves", "giants", "tritons", "amazons", "skeletons")
SIX = "".join(race(f"folk_{at}", f'borrows = "{lender}"') for at, lender in enumerate(LENDERS))


@pytest.mark.parametrize("banners", ["only", "blank folk_3"])
def test_game_file_contains_the_mode_of_mixing(banners: str) -> None:
    install_pack(SIX)
    game = a_game(banners)
    assert f"\nbanners {banners}\nmap base/2\n" in write_record(game)
    assert read_record(write_record(game)).state.same_as(game.state)


def test_position_with_packs_round_trips() -> None:
    pack = install_pack(race() + power())
    game = a_game()
    position = json.loads(json.dumps(position_json(game.state, game.names)))
    assert position["packs"] == [pack.label]
    state, _ = read_position(position)
    assert state.same_as(game.state)
    assert state.box.packs == game.box.packs


def test_game_file_from_a_position_with_packs() -> None:
    install_pack(race() + power())
    game = a_game()
    begun = Game(game.box, game.names, start=game.state)
    assert read_record(write_record(begun)).state.same_as(game.state)
    without = "\n".join(
        line for line in write_record(begun).split("\n") if not line.startswith("pack ")
    )
    with pytest.raises(BadRecord) as caught:
        read_record(without)
    assert caught.value.code == "record.position_differs"


def test_base_game_writes_no_packs() -> None:
    game = smallworld.new_game(seed=1)
    assert "pack" not in write_record(game)
    assert not {"packs", "banners"} & position_json(game.state).keys()


def refused_record(text: str) -> RuleError:
    with pytest.raises(BadRecord) as caught:
        read_record(text)
    assert caught.value.facts["line"] == 3
    return caught.value


def test_missing_pack_error_says_what_to_install() -> None:
    text = "smallworld 1\nrules 1\npack bogs 1.2 0123456789ab\nmap base/2\nseat A\nseat B\n"
    error = refused_record(text)
    assert error.facts["reason"] == "pack.missing"
    assert refusal_sentence(error) == (
        "Line 3, the packs: This was played with the pack bogs 1.2 (0123456789ab), which isn’t "
        "installed. Install it with: smallworld pack install FILE"
    )


def test_changed_pack_error_lists_installed_versions() -> None:
    pack = install_pack(race())
    error = refused_record("smallworld 1\nrules 1\npack fens 0.9 0123456789ab\nmap base/2\n")
    assert error.facts["reason"] == "pack.changed"
    assert f"You have {pack.label}, which plays differently." in refusal_sentence(error)


@pytest.mark.parametrize("label", ["fens", "fens 1.0", "../fens 1.0 0123456789ab", "x" * 999])
def test_malformed_label_is_refused(label: str) -> None:
    assert refused_record(f"smallworld 1\nrules 1\npack {label}\n").facts["reason"] == (
        "pack.bad_label"
    )


def test_positions_with_missing_packs_or_strange_mixes() -> None:
    install_pack(race() + power())
    position = position_json(a_game().state)
    for change, reason in (
        ({"packs": ["bogs 1.2 0123456789ab"]}, "pack.missing"),
        ({"banners": "wild"}, "box.unknown_mode"),
        ({"banners": "only bogfolk"}, "box.unknown_mode"),
        ({"banners": "blank bogfolk"}, "box.blank_borrows"),
        ({"packs": [], "banners": "only"}, "box.no_packs"),
    ):
        with pytest.raises(BadPosition) as caught:
            read_position({**position, **change})
        assert caught.value.code == "position.packs"
        assert caught.value.facts["reason"] == reason
        assert refusal_sentence(caught.value).startswith("The position’s packs: ")


def test_an_unknown_map_of_a_pack() -> None:
    install_pack(race())
    label = pack_named("fens").label
    with pytest.raises(BadRecord) as caught:
        read_record(f"smallworld 1\nrules 1\npack {label}\nmap fens/isle\nseat A\nseat B\n")
    assert caught.value.code == "record.map"


def test_a_game_on_a_board_of_a_pack(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(
        '[pack]\nid = "fens"\nversion = "1.0"\ntitle = "Fens"\n[[board]]\nfile = "isle.toml"\n'
    )
    (tmp_path / "isle.toml").write_text(ISLE.read_text())
    install(tmp_path)
    game = smallworld.new_game("fens/isle", packs=["fens"], seed=1)
    while not game.over:
        game.play(game.legal_actions()[0])
    assert read_record(write_record(game)).coins == game.coins
    assert read_position(position_json(game.state))[0].same_as(game.state)


def test_unknown_packs_are_refused() -> None:
    with pytest.raises(MissingPack) as caught:
        smallworld.new_game(packs=["nobody"])
    assert f"Installed: {', '.join(OF_THE_BOX)}." in refusal_sentence(caught.value)


def test_table_keeps_the_packs_of_the_game_file_it_continues() -> None:
    install_pack(race() + power())
    seats = [SeatWish(me="Ann"), SeatWish(open=True)]
    made = create_table(NewTable(seats=seats, record=write_record(a_game())), "device", 0.0)
    assert made.table.row.packs == [pack_named("fens").text]
