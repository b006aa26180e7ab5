"""Draw the boards of the base game for the page.

python -m tools.draw_boards          # after a change of a map, its outlines or the drawing
python -m tools.draw_boards --check  # are the pictures up to date?

Names of maps after that, such as base/2, limit it to these maps.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from smallworld.drawing.svg.board import board_svg
from smallworld.drawing.svg.overlay import board_shapes
from smallworld.packs.files.maps.outlines import load_base_outlines
from smallworld.packs.loader import map_ids
from smallworld.packs.maps import load_map

BOARDS = Path(__file__).parent.parent / "src" / "smallworld" / "web" / "boards"


def drawn(maps: list[str]) -> dict[str, bytes]:
    """Return every file of these maps by its name."""
    made: dict[str, bytes] = {}
    for id in maps:
        spec, outlines = load_map(id), load_base_outlines(id)
        name = id.replace("/", "-")
        made[f"{name}.json"] = msgspec.json.encode(board_shapes(spec, outlines))
        made[f"{name}.day.svg"] = board_svg(spec, outlines, bare=True, theme="day").encode()
        made[f"{name}.candle.svg"] = board_svg(spec, outlines, bare=True, theme="candle").encode()
    return made


def main() -> int:
    """Draw, or compare."""
    made = drawn([id for id in map_ids() if id in sys.argv] or list(map_ids()))
    if "--check" in sys.argv:
        wrong = [name for name, body in made.items() if (BOARDS / name).read_bytes() != body]
        for name in wrong:
            print(f"{name} is not what the drawing makes: python -m tools.draw_boards")
        return 1 if wrong else 0
    BOARDS.mkdir(exist_ok=True)
    for name, body in made.items():
        (BOARDS / name).write_bytes(body)
    print(f"{len(made)} files are drawn.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
