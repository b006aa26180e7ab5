from pathlib import Path

from smallworld.play.record import read_record
from tests.cli.shell import a_record, ok


def test_one_action_a_line(tmp_path: Path) -> None:
    assert ok("legal", a_record(tmp_path)).split("\n") == [*(f"pick {n}" for n in range(1, 7)), ""]


def test_exactly_what_the_game_says(tmp_path: Path) -> None:
    file = a_record(tmp_path)
    ok("do", file, "pick 1, conquer 6, stop")
    assert ok("legal", file).splitlines() == read_record(file.read_text()).legal_actions()


def test_explained_with_prices_and_their_parts(tmp_path: Path) -> None:
    file = a_record(tmp_path)
    ok("do", file, "pick 1")
    told = ok("legal", file, "--explain")
    assert "Gorvak (6): 2 tokens (any region 2, mountain +1, Commando −1)" in told
    assert "stop here, income 0" in told


def test_explained_for_every_action_of_a_whole_game(tmp_path: Path) -> None:
    file = a_record(tmp_path, seed=5)
    for _ in range(12):
        told = ok("legal", file, "--explain").splitlines()
        actions = ok("legal", file).splitlines()
        assert len(told) == len(actions) + 1
        ok("do", file, actions[-1], "--seed", 1)
