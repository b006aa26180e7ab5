from pathlib import Path

from smallworld.play.record import read_record
from tests.cli.shell import error_of, new_game_file, output_of


def test_a_game_is_written_and_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / "game.swg"
    output = output_of("new", file, "--map", "base/2", "--seat", "Ann", "--seat", "Bo", "--seed", 7)
    game = read_record(file.read_text())
    assert game.names == ["Ann", "Bo"]
    assert len(game.log) == 6
    assert "Ann: pick a combo" in output


def test_the_same_seed_gives_the_same_column(tmp_path: Path) -> None:
    output_of("new", tmp_path / "a.swg", "--seed", 3)
    output_of("new", tmp_path / "b.swg", "--seed", 3)
    assert (tmp_path / "a.swg").read_text() == (tmp_path / "b.swg").read_text()


def test_the_number_of_seats_chooses_the_map(tmp_path: Path) -> None:
    file = tmp_path / "game.swg"
    output_of("new", file, "--seat", "Ann", "--seat", "Bo", "--seat", "Cy")
    assert read_record(file.read_text()).box.board.id == "base/3"


def test_options_are_written(tmp_path: Path) -> None:
    file = new_game_file(tmp_path, "--option", "open_coins=on", "--option", "ghouls_own_die=off")
    assert "option open_coins on" in file.read_text().splitlines()
    assert "option ghouls_own_die off" in file.read_text().splitlines()


def test_a_file_is_only_overwritten_by_force(tmp_path: Path) -> None:
    file = new_game_file(tmp_path)
    before = file.read_text()
    assert "--force" in error_of("new", file, "--seed", 8)
    assert file.read_text() == before
    output_of("new", file, "--seed", 8, "--force")
    assert file.read_text() != before


def test_nothing_but_the_game_is_left_behind(tmp_path: Path) -> None:
    new_game_file(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["game.swg"]


def test_bad_values_are_refused_with_a_remedy(tmp_path: Path) -> None:
    file = tmp_path / "game.swg"
    assert "open_coins" in error_of("new", file, "--option", "coins=on", code=2)
    assert "open_coins=on" in error_of("new", file, "--option", "open_coins", code=2)
    assert "Name 2, or use another map" in error_of("new", file, "--seat", "Ann", code=2)
    assert "base/2" in error_of("new", file, "--map", "base/9", code=2)
    assert "ordinary characters" in error_of("new", file, "--seat", "A\nB", "--seat", "Bo", code=2)
    assert error_of("new", file, "--seed", "seven", code=2)
    assert error_of("new", file, "--seed", "-1", code=2)
    assert not file.exists()


def test_unwritable_paths_are_refused(tmp_path: Path) -> None:
    assert "is a folder" in error_of("new", tmp_path)
    assert "no folder" in error_of("new", tmp_path / "no" / "game.swg")
