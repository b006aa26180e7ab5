"""The calibration plot: estimated against observed win chances, as SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

SIZE: Final = 420  # size of the square
LEFT: Final = 60
TOP: Final = 56
COLOURS: Final = {2: "#1b6ca8", 3: "#2e8b57", 4: "#b8860b", 5: "#b03a2e"}
STYLE: Final = (
    "text{font:13px sans-serif;fill:#222}.small{font-size:11px;fill:#555}"
    ".grid{stroke:#ddd}.paper{fill:#fff}.fair{stroke:#888;stroke-dasharray:5 4}"
)
TITLE: Final = "Win chances: estimated, and what came of them"

Point = tuple[int, float, float]  # count, estimated, won


def picture_of(groups: Mapping[int, Sequence[Point]]) -> str:
    """Draw one line for each number of seats; the area of a point shows its count."""
    parts = [_grid()]
    for place, (seats, points) in enumerate(sorted(groups.items())):
        parts += [_legend(place, seats), _line(seats, points)]
    width, height = LEFT + SIZE + 30, TOP + SIZE + 50
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'aria-label="{TITLE}"><style>{STYLE}</style>'
        f'<rect class="paper" width="{width}" height="{height}"/>'
        f"{_text(LEFT, 22, TITLE)}{''.join(parts)}</svg>\n"
    )


def _at(estimated: float, won: float) -> tuple[float, float]:
    return LEFT + SIZE * estimated, TOP + SIZE * (1 - won)


def _grid() -> str:
    parts = []
    for tenth in range(0, 11, 2):
        x, y = _at(tenth / 10, tenth / 10)
        parts.append(f'<path class="grid" d="M{x:.1f} {TOP}v{SIZE}M{LEFT} {y:.1f}h{SIZE}"/>')
        parts.append(_text(x, TOP + SIZE + 16, f"{10 * tenth} %", "middle", "small"))
        parts.append(_text(LEFT - 8, y + 4, f"{10 * tenth} %", "end", "small"))
    parts.append(f'<path class="fair" d="M{LEFT} {TOP + SIZE}L{LEFT + SIZE} {TOP}"/>')
    parts.append(_text(LEFT + SIZE / 2, TOP + SIZE + 36, "estimated", "middle", "small"))
    parts.append(_text(LEFT - 44, TOP - 8, "won", "start", "small"))
    return "".join(parts)


def _legend(place: int, seats: int) -> str:
    x = LEFT + 96 * place
    dot = f'<circle cx="{x + 4}" cy="38" r="4" fill="{COLOURS[seats]}"/>'
    return dot + _text(x + 13, 42, f"{seats} seats", "start", "small")


def _line(seats: int, points: Sequence[Point]) -> str:
    colour = COLOURS[seats]
    places = [(*_at(estimated, won), count) for count, estimated, won in points]
    path = "L".join(f"{x:.1f} {y:.1f}" for x, y, _ in places)
    most = max((count for *_, count in places), default=1)
    dots = "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{2 + 5 * (count / most) ** 0.5:.1f}">'
        f"<title>{count}</title></circle>"
        for x, y, count in places
    )
    return f'<path d="M{path}" fill="none" stroke="{colour}"/><g fill="{colour}">{dots}</g>'


def _text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    of_kind = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{of_kind}>{words}</text>'
