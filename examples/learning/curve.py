"""Draw the learning curve: wins against greedy over time, as SVG.

python -m examples.learning.curve docs/results/learned.csv docs/pictures/learned.svg
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Callable
from pathlib import Path

Scale = Callable[[float], float]

WIDTH, HEIGHT = 760, 360
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 48, 56
TIME = "processor_minutes"
LINES = (
    ("wins_against_random", "against random", "#888888"),
    ("wins_against_greedy", "against greedy", "#1b6ca8"),
)
STYLE = "text{font:13px sans-serif;fill:#222}.grid{stroke:#ddd}.paper{fill:#fff}path{fill:none}"


def picture(rows: list[dict[str, float]]) -> str:
    """Draw all lines of the curve, from the start to the end of the training."""
    longest = max(row[TIME] for row in rows)

    def x(minutes: float) -> float:
        return LEFT + minutes / longest * (WIDTH - LEFT - RIGHT)

    def y(share: float) -> float:
        return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)

    parts = [_grid(x, y, int(longest))]
    for number, (column, name, colour) in enumerate(LINES):
        points = " ".join(f"{x(row[TIME]):.1f},{y(row[column]):.1f}" for row in rows)
        parts.append(f'<path d="M{points}" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<circle cx="{LEFT + 130 * number}" cy="24" r="4" fill="{colour}"/>')
        parts.append(_text(LEFT + 130 * number + 10, 28, name))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="Games won while learning"><style>{STYLE}</style>'
        f'<rect class="paper" width="{WIDTH}" height="{HEIGHT}"/>{"".join(parts)}</svg>\n'
    )


def _grid(x: Scale, y: Scale, longest: int) -> str:
    parts = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(_line(x(0), y(share), WIDTH - RIGHT, y(share)))
        parts.append(_text(LEFT - 8, y(share) + 4, f"{share:.0%}", "end"))
    for minutes in range(0, longest + 1, 10):
        parts.append(_line(x(minutes), y(0), x(minutes), y(1)))
        parts.append(_text(x(minutes), y(0) + 18, str(minutes), "middle"))
    middle = (WIDTH + LEFT - RIGHT) / 2
    parts.append(
        _text(middle, HEIGHT - 16, "minutes of processor time, all processes together", "middle")
    )
    return "".join(parts)


def _line(x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="grid" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _text(x: float, y: float, words: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{words}</text>'


def main() -> None:
    """Read the curve and draw it."""
    source, target = Path(sys.argv[1]), Path(sys.argv[2])
    with source.open(newline="", encoding="utf-8") as file:
        rows = [{name: float(cell) for name, cell in row.items()} for row in csv.DictReader(file)]
    target.write_text(picture(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
