"""The golden playthrough: one OpenSpiel game, with tensors as checksums.

python -m tests.env.playthrough   # writes it again, after an intended change
"""

import zlib
from itertools import groupby
from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

import smallworld.env.openspiel  # noqa: F401 - registers the game

GOLDEN = Path(__file__).parent / "playthrough.txt"
SEED = 1234


def shortened_playthrough() -> str:
    """Return the playthrough with shortened tensors and lists of reveals."""
    shown = playthrough("small_world(map=base/2)", action_sequence=None, seed=SEED)
    short: list[str] = []
    for is_tensor, group in groupby(shown.splitlines(), key=_belongs_to_a_tensor):
        block = list(group)
        if is_tensor:
            checksum = zlib.crc32("\n".join(block).encode())
            short.append(f"# {len(block)} lines of tensors: {checksum:08x}")
        else:
            short += [line if len(line) < 1000 else _cut(line) for line in block]
    return "\n".join(short) + "\n"


def _belongs_to_a_tensor(line: str) -> bool:
    return line.startswith((" ", "ObservationTensor(", "InformationStateTensor("))


def _cut(line: str) -> str:
    return f"{line[:60]} … {zlib.crc32(line.encode()):08x}"


if __name__ == "__main__":
    GOLDEN.write_text(shortened_playthrough(), encoding="utf-8")
