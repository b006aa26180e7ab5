from pathlib import Path

from smallworld.play.record import read_record
from tests.cli.shell import new_game_file, output_of


def test_one_action_per_line(tmp_path: Path) -> None:
    assert output_of("legal", new_game_file(tmp_path)).split("\n") == [
        *(f"pick {n}" for n in range(1, 7)),
        "",
    ]


def test_same_actions_as_the_game(tmp_path: Path) -> None:
    file = new_game_file(tmp_path)
    output_of("do", file, "pick 1, conquer 6, stop")
    assert output_of("legal", file).splitlines() == read_record(file.read_text()).legal_actions()


def test_explained_with_prices_and_their_parts(tmp_path: Path) -> None:
    file = new_game_file(tmp_path)
    output_of("do", file, "pick 1")
    output = output_of("legal", file, "--explain")
    assert "Gorvak (6): 2 tokens (base 2, mountain +1, Commando −1)" in output
    assert "stop here, income 0" in output


def test_explained_for_every_action_of_a_whole_game(tmp_path: Path) -> None:
    file = new_game_file(tmp_path, seed=5)
    for _ in range(12):
        output = output_of("legal", file, "--explain").splitlines()
        actions = output_of("legal", file).splitlines()
        assert len(output) == len(actions) + 1
        output_of("do", file, actions[-1], "--seed", 1)
