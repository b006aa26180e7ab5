"""Perft: the number of action sequences from chosen positions, a fingerprint of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from smallworld.core.actions import written
from smallworld.core.perft import perft, perft_split
from smallworld.play.position.read import read_position_text

FILES = sorted(Path(__file__).parent.glob("*.txt"))


def test_there_are_positions() -> None:
    assert len(FILES) >= 12


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_perft(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    state, _ = read_position_text(lines[1].removeprefix("position "))
    expected_split = {
        text: int(nodes)
        for nodes, text in (
            line.removeprefix("split ").split(" ", 1) for line in lines if line.startswith("split")
        )
    }
    split = {written(action, state.box): nodes for action, nodes in perft_split(state, 2)}
    assert split == expected_split, _difference(split, expected_split)
    for line in lines:
        if line.startswith("depth "):
            _, depth, _, nodes = line.split()
            assert perft(state, int(depth)) == int(nodes), f"depth {depth}"


def _difference(found: dict[str, int], expected: dict[str, int]) -> str:
    """The moves whose count differs, one a line."""
    moves = sorted(set(found) | set(expected))
    return "\n" + "\n".join(
        f"{move}: {found.get(move, 'missing')}, expected {expected.get(move, 'none')}"
        for move in moves
        if found.get(move) != expected.get(move)
    )
