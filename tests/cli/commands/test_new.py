from pathlib import Path

from smallworld.play.record import read_record
from tests.cli.shell import a_record, complaint, ok


def test_a_game_is_written_and_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / "game.swg"
    told = ok("new", file, "--map", "base/2", "--seat", "Ann", "--seat", "Bo", "--seed", 7)
    game = read_record(file.read_text())
    assert game.names == ["Ann", "Bo"]
    assert len(game.log) == 6
    assert "Ann: pick a combo" in told


def test_the_same_seed_gives_the_same_column(tmp_path: Path) -> None:
    ok("new", tmp_path / "a.swg", "--seed", 3)
    ok("new", tmp_path / "b.swg", "--seed", 3)
    assert (tmp_path / "a.swg").read_text() == (tmp_path / "b.swg").read_text()


def test_the_number_of_seats_chooses_the_map(tmp_path: Path) -> None:
    file = tmp_path / "game.swg"
    ok("new", file, "--seat", "Ann", "--seat", "Bo", "--seat", "Cy")
    assert read_record(file.read_text()).box.board.id == "base/3"


def test_options_are_written(tmp_path: Path) -> None:
    file = a_record(tmp_path, "--option", "open_coins=on", "--option", "ghouls_own_die=off")
    assert "option open_coins on" in file.read_text().splitlines()
    assert "option ghouls_own_die off" in file.read_text().splitlines()


def test_a_file_is_only_overwritten_by_force(tmp_path: Path) -> None:
    file = a_record(tmp_path)
    before = file.read_text()
    assert "--force" in complaint("new", file, "--seed", 8)
    assert file.read_text() == before
    ok("new", file, "--seed", 8, "--force")
    assert file.read_text() != before


def test_nothing_but_the_game_is_left_behind(tmp_path: Path) -> None:
    a_record(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["game.swg"]


def test_bad_values_are_refused_with_what_would_do(tmp_path: Path) -> None:
    file = tmp_path / "game.swg"
    assert "open_coins" in complaint("new", file, "--option", "coins=on", code=2)
    assert "open_coins=on" in complaint("new", file, "--option", "open_coins", code=2)
    assert "Give it 2 times" in complaint("new", file, "--seat", "Ann", code=2)
    assert "base/2" in complaint("new", file, "--map", "base/9", code=2)
    assert "printable" in complaint("new", file, "--seat", "A\nB", "--seat", "Bo", code=2)
    assert complaint("new", file, "--seed", "seven", code=2)
    assert complaint("new", file, "--seed", "-1", code=2)
    assert not file.exists()


def test_places_where_no_file_can_be(tmp_path: Path) -> None:
    assert "is a folder" in complaint("new", tmp_path)
    assert "cannot be written" in complaint("new", tmp_path / "no" / "game.swg")
