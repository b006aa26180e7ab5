"""Write the perft counts for the positions in ``tests/perft``.

    PYTHONPATH=src python tools/write_perft.py

Run it only when a rule changed on purpose, and say in the commit which counts moved and why. For
a new position, create a file with its first two lines (a comment and ``position {...}``).
"""

from __future__ import annotations

from pathlib import Path

from smallworld.core.actions import written
from smallworld.core.perft import perft, perft_split
from smallworld.play.position.read import read_position_text

PERFT = Path(__file__).parent.parent / "tests" / "perft"
MOST_NODES = 60_000


def counts(text: str) -> str:
    """Return the file with its counts: nodes by depth, then the split of depth two."""
    head = text.splitlines()[:2]
    state, _ = read_position_text(head[1].removeprefix("position "))
    lines = list(head)
    for depth in (1, 2, 3, 4):
        if depth > 1 and perft(state, depth - 1) * 15 > MOST_NODES:
            break
        lines.append(f"depth {depth} nodes {perft(state, depth)}")
    for action, nodes in perft_split(state, 2):
        lines.append(f"split {nodes} {written(action, state.box)}")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Update every file of the folder."""
    for path in sorted(PERFT.glob("*.txt")):
        path.write_text(counts(path.read_text(encoding="utf-8")), encoding="utf-8")
        print(path.stem, path.read_text(encoding="utf-8").splitlines()[-1])


if __name__ == "__main__":
    main()
