"""The HTML report on a tile: one self-contained page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil
from typing import Final

from smallworld.lab.balance.figures import Figures
from smallworld.lab.balance.run import Balance
from smallworld.lab.balance.text import BalanceText
from smallworld.lab.intervals import Estimate
from smallworld.lab.report.style import STYLE
from smallworld.version import VERSION

_WIDTH: Final = 720
_LEFT: Final = 170  # space for names
_RIGHT: Final = 30
_ROW: Final = 24
_TOP: Final = 12
_CHART_STYLE: Final = """
.chart text { font: 14px var(--sans); fill: var(--ink); }
.chart .own { font-weight: 700; fill: var(--accent); }
.chart .scale { font-size: 12px; fill: var(--ink-soft); }
.chart .grid { stroke: var(--rule); stroke-width: .6; }
.chart .zero { stroke: var(--ink-soft); stroke-dasharray: 4 3; }
.chart .known { stroke: var(--board-2); fill: var(--board-2); stroke-width: 2; }
.chart .new { stroke: var(--accent); fill: var(--accent); stroke-width: 3; }
"""


def ranked(balance: Balance) -> list[tuple[str, Estimate]]:
    """Return the tile among the official ones, best first."""
    rows = [(one.id, one.lead) for one in balance.official]
    return sorted([*rows, (balance.trait, balance.lead)], key=lambda row: -row[1].value)


def balance_html(balance: Balance, text: BalanceText, command: str) -> str:
    """Return the whole page; ``command`` repeats the measurement."""
    title = text.title()
    body = "".join(
        [
            f'<header><h1>{escape(title)}</h1><p class="lead">{escape(text.verdict())}</p>',
            *[f"<p>{escape(line)}</p>" for line in text.lines()],
            f"<p>{escape(text.fair())}</p>",
            *(f"<p>{escape(warning)}</p>" for warning in text.warnings()),
            *[f"<p>{escape(line)}</p>" for line in text.partners()],
            f'<p class="made">{escape(text.made())}</p>',
            f"<pre><code>{escape(command)}</code></pre></header>",
            _chart_section(balance, text),
            _table_section(balance, text),
            f"<footer><p>{escape(text.plain('footer'))} smallworld {VERSION}</p></footer>",
        ]
    )
    return (
        f'<!doctype html>\n<html lang="{text.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{escape(title)}</title><style>{STYLE}{_CHART_STYLE}</style></head>"
        f"<body><main>{body}</main></body></html>\n"
    )


def _chart_section(balance: Balance, text: BalanceText) -> str:
    heading = text.say("chart", kind=balance.kind)
    return (
        f'<section id="chart"><h2>{escape(heading)}</h2>'
        f'<figure><div class="plot" tabindex="0">{chart_svg(balance, text)}</div></figure>'
        "</section>"
    )


def _table_section(balance: Balance, text: BalanceText) -> str:
    rows: Sequence[Figures | Balance] = sorted(
        [*balance.official, balance], key=lambda one: -one.lead.value
    )
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in text.columns())
    body = "".join(_table_row(text.row(one)) for one in rows)
    caption = escape(text.plain("numbers"))
    return (
        f'<section id="table"><h2>{caption}</h2>'
        f'<div class="table" tabindex="0" role="region" aria-label="{caption}">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div></section>"
    )


def _table_row(cells: Sequence[str]) -> str:
    first, *rest = cells
    numbers = "".join(f"<td>{escape(cell)}</td>" for cell in rest)
    return f'<tr><th scope="row">{escape(first)}</th>{numbers}</tr>'


def chart_svg(balance: Balance, text: BalanceText) -> str:
    """Draw all tiles with their leads and intervals; the page's CSS sets the colours."""
    rows = ranked(balance)
    reach = ceil(max(max(-lead.low, lead.high) for _, lead in rows)) or 1
    unit = (_WIDTH - _LEFT - _RIGHT) / 2 / reach
    zero = _LEFT + reach * unit
    bottom = _TOP + _ROW * len(rows)
    parts = [_grid(reach, unit, zero, bottom)]
    for number, (id, lead) in enumerate(rows):
        y = _TOP + _ROW * (number + 0.5)
        own = id == balance.trait
        kind = ' class="own"' if own else ""
        parts.append(
            f'<text{kind} x="{_LEFT - 12}" y="{y + 5:.1f}" text-anchor="end">'
            f"{escape(text.name(id))}</text>"
            f'<g class="{"new" if own else "known"}">'
            f"<title>{escape(text.name(id))}: {escape(text.signed(lead))}</title>"
            f'<path d="M{zero + lead.low * unit:.1f} {y:.1f}H{zero + lead.high * unit:.1f}"/>'
            f'<circle cx="{zero + lead.value * unit:.1f}" cy="{y:.1f}" r="4"/></g>'
        )
    title = escape(text.say("chart", kind=balance.kind))
    return (
        f'<svg class="chart" viewBox="0 0 {_WIDTH} {bottom + 30}" role="img" '
        f'aria-label="{title}">{"".join(parts)}</svg>'
    )


def _grid(reach: int, unit: float, zero: float, bottom: float) -> str:
    step = max(1, ceil(reach / 5))
    lines = [
        f'<line class="{"grid" if tick else "zero"}" x1="{zero + tick * unit:.1f}" '
        f'x2="{zero + tick * unit:.1f}" y1="{_TOP}" y2="{bottom}"/>'
        f'<text class="scale" x="{zero + tick * unit:.1f}" y="{bottom + 18}" '
        f'text-anchor="middle">{tick:+d}</text>'
        for tick in range(-(reach // step) * step, reach + 1, step)
    ]
    return "".join(lines).replace("+0</text>", "0</text>")
