"""Draw the ratings with their intervals as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor
from typing import Final

from smallworld.lab.arena.summary import Rating

WIDTH: Final = 760
_LEFT: Final = 190  # space for names
_RIGHT: Final = 30
_TOP: Final = 64
_ROW: Final = 16  # one interval
_GAP: Final = 14  # between bots
_COLOURS: Final = {2: "#1b6ca8", 3: "#2e8b57", 4: "#b8860b", 5: "#b03a2e", None: "#333333"}
_STEPS: Final = (10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
_STYLE: Final = (
    "text{font:13px sans-serif;fill:#222}.small{font-size:11px;fill:#555}"
    ".grid{stroke:#ddd}.paper{fill:#fff}"
)


def ladder_svg(ratings: Sequence[Rating], title: str) -> str:
    """Draw bots from strong to weak, with one coloured line per table size."""
    tables = list(dict.fromkeys(rating.seats for rating in ratings))
    bots = _strongest_first(ratings)
    low = min(rating.elo.low for rating in ratings)
    high = max(rating.elo.high for rating in ratings)
    ticks = _ticks(low, high)
    scale = _Scale(ticks[0], ticks[-1])
    each = _ROW * len(tables) + _GAP
    bottom = _TOP + each * len(bots)
    parts = [_grid(scale, ticks, bottom), _legend(tables)]
    for row, bot in enumerate(bots):
        y = _TOP + row * each
        name = bot if len(bot) <= 24 else f"{bot[:23]}…"
        parts.append(_text(_LEFT - 12, y + (each - _GAP) / 2 + 4, name, anchor="end"))
        for rating in ratings:
            if rating.bot == bot:
                at = y + _ROW * (tables.index(rating.seats) + 0.5)
                parts.append(_interval(scale, rating, at))
    return _sheet(bottom + 44, title, parts)


class _Scale:
    """Maps Elo numbers to x coordinates."""

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.unit = (WIDTH - _LEFT - _RIGHT) / (high - low)

    def x(self, elo: float) -> float:
        return _LEFT + (elo - self.low) * self.unit


def _strongest_first(ratings: Sequence[Rating]) -> list[str]:
    best: dict[str, list[float]] = {}
    for rating in ratings:
        best.setdefault(rating.bot, []).append(rating.elo.value)
    return sorted(best, key=lambda bot: -sum(best[bot]) / len(best[bot]))


def _ticks(low: float, high: float) -> list[int]:
    """Return round numbers that span the range, about ten at most."""
    step = next((step for step in _STEPS if (high - low) / step <= 8), _STEPS[-1])
    first, last = floor(low / step), max(ceil(high / step), floor(low / step) + 1)
    return [step * number for number in range(first, last + 1)]


def _grid(scale: _Scale, ticks: Sequence[int], bottom: float) -> str:
    lines = [
        f'<line class="grid" x1="{scale.x(tick):.1f}" x2="{scale.x(tick):.1f}" '
        f'y1="{_TOP - 8}" y2="{bottom}"/>'
        + _text(scale.x(tick), bottom + 16, str(tick), anchor="middle", small=True)
        for tick in ticks
    ]
    middle = (WIDTH + _LEFT - _RIGHT) / 2
    return "".join(lines) + _text(middle, bottom + 34, "Elo, 95 %", anchor="middle", small=True)


def _legend(tables: Sequence[int | None]) -> str:
    parts = []
    for number, seats in enumerate(tables):
        x = _LEFT + 96 * number
        words = "all tables" if seats is None else f"{seats} seats"
        parts.append(f'<circle cx="{x}" cy="42" r="4" fill="{_COLOURS.get(seats, "#333")}"/>')
        parts.append(_text(x + 9, 46, words, small=True))
    return "".join(parts)


def _interval(scale: _Scale, rating: Rating, y: float) -> str:
    colour = _COLOURS.get(rating.seats, "#333")
    low, middle, high = (
        scale.x(elo) for elo in (rating.elo.low, rating.elo.value, rating.elo.high)
    )
    return (
        f'<g stroke="{colour}" fill="{colour}" stroke-width="2">'
        f"<title>{escape(rating.bot)}: {rating.elo.value:.0f} "
        f"({rating.elo.low:.0f} – {rating.elo.high:.0f})</title>"
        f'<path d="M{low:.1f} {y:.1f}H{high:.1f}'
        f'M{low:.1f} {y - 4:.1f}v8M{high:.1f} {y - 4:.1f}v8"/>'
        f'<circle cx="{middle:.1f}" cy="{y:.1f}" r="3.5"/></g>'
    )


def _text(x: float, y: float, words: str, *, anchor: str = "start", small: bool = False) -> str:
    kind = ' class="small"' if small else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{kind}>{escape(words)}</text>'


def _sheet(height: float, title: str, parts: Sequence[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" '
        f'role="img" aria-label="{escape(title)}"><style>{_STYLE}</style>'
        f'<rect class="paper" width="{WIDTH}" height="{height:.0f}"/>'
        f"{_text(_LEFT, 24, title)}{''.join(parts)}</svg>\n"
    )
