"""Styled text: runs of characters, rows of runs, and aligned columns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Run:
    """Characters of one style in one row; the style is a name such as ``seat 0``."""

    text: str
    style: str = ""


Line = tuple[Run, ...]
Row = list[Run]


def plain_text(rows: list[list[Run]]) -> str:
    """Join rows without their styles."""
    return "\n".join("".join(run.text for run in row).rstrip() for row in rows)


def text_width(line: Line) -> int:
    """Count the characters of a line."""
    return sum(len(run.text) for run in line)


def align_columns(table: Iterable[Sequence[Line]], *, right: Sequence[int] = ()) -> list[Row]:
    """Align cells in columns; the columns in ``right`` are right-aligned."""
    lines = [list(line) for line in table]
    count = max((len(line) for line in lines), default=0)
    widths = [max(text_width(line[i]) for line in lines if i < len(line)) for i in range(count)]
    rows: list[Row] = []
    for line in lines:
        row: Row = []
        for place, cell in enumerate(line):
            blank = Run(" " * (widths[place] - text_width(cell)))
            last = place == len(line) - 1
            row += [blank, *cell] if place in right else [*cell, *([] if last else [blank])]
            row += [] if last else [Run("  ")]
        rows.append(row)
    return rows
