from pathlib import Path

from tests.cli.shell import a_record, complaint, ok


def test_a_game_in_words(tmp_path: Path) -> None:
    file = a_record(tmp_path)
    ok("do", file, "pick 1, conquer 6", "--seed", 1)
    told = ok("replay", file, "--words")
    assert "12  0 pick 1" in told
    assert "Ann’s Giants take Gorvak (6) with 2 tokens." in told
    assert "9 lines replayed, all legal." in told


def test_without_words_only_the_result(tmp_path: Path) -> None:
    told = ok("replay", a_record(tmp_path))
    assert "6 lines replayed, all legal." in told
    assert "reveal" not in told


def test_the_first_bad_line_is_named(tmp_path: Path) -> None:
    file = a_record(tmp_path)
    file.write_text(file.read_text() + "# hm\n0 conquer 6\n0 nonsense\n")
    told = complaint("replay", file)
    assert "Line 13" in told
    assert "conquer 6" in told
