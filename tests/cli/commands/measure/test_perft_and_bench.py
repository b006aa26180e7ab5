from pathlib import Path

from smallworld.core.perft import perft
from smallworld.play.record import read_record
from tests.cli.shell import error_of, new_game_file, output_of


def test_perft_of_a_record(tmp_path: Path) -> None:
    file = new_game_file(tmp_path)
    nodes = perft(read_record(file.read_text()).state, 2)
    assert output_of("perft", file, "--depth", 2).startswith(f"depth 2: {nodes} sequences")


def test_the_split_adds_up() -> None:
    *split, total = output_of("perft", "--depth", 2, "--split", "--map", "base/3").splitlines()
    counts = [int(line.rpartition(" ")[2]) for line in split]
    assert [line.partition(":")[0] for line in split] == [f"pick {n}" for n in range(1, 7)]
    assert total.startswith(f"depth 2: {sum(counts)} sequences")


def test_depth_is_required_and_limited() -> None:
    assert "--depth" in error_of("perft", code=2)
    assert error_of("perft", "--depth", 0, code=2)
    assert error_of("perft", "--depth", 99, code=2)


def test_bench_measures_every_board() -> None:
    output = output_of("bench", "--seconds", "0.01")
    assert all(f"base/{seats} " in output for seats in (2, 3, 4, 5))
    assert "compiled" in output
    assert error_of("bench", "--seconds", "0", code=2)


def test_bench_measures_the_planner_on_every_board() -> None:
    output = output_of("bench", "--bots", "--seconds", "0.01").splitlines()
    assert [line.split()[0] for line in output[-4:]] == [f"base/{seats}" for seats in (2, 3, 4, 5)]
    assert all(float(line.split()[1]) > 0 for line in output[-4:])


def test_bench_plays_with_packs() -> None:
    output = output_of("bench", "--seconds", "0.01", "--pack", "fenlights")
    assert "base/5" in output
    assert "Installed: " in error_of("bench", "--pack", "nothing_there")
