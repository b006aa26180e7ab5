from pathlib import Path

from tests.cli.shell import error_of, new_game_file, output_of


def test_a_game_in_words(tmp_path: Path) -> None:
    file = new_game_file(tmp_path)
    output_of("do", file, "pick 1, conquer 6", "--seed", 1)
    output = output_of("replay", file, "--words")
    assert "12  0 pick 1" in output
    assert "Ann’s Giants take Gorvak (6) with 2 tokens." in output
    assert "9 lines replayed, all legal." in output


def test_without_words_only_the_result(tmp_path: Path) -> None:
    output = output_of("replay", new_game_file(tmp_path))
    assert "6 lines replayed, all legal." in output
    assert "reveal" not in output


def test_the_first_bad_line_is_named(tmp_path: Path) -> None:
    file = new_game_file(tmp_path)
    file.write_text(file.read_text() + "# hm\n0 conquer 6\n0 nonsense\n")
    output = error_of("replay", file)
    assert "Line 13" in output
    assert "conquer 6" in output
