"""What a report consists of: sections with sentences, a plot, and the same as a table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Table:
    """Numbers to read; the first column names the row."""

    columns: list[str]
    rows: list[list[str]]


@dataclass(frozen=True)
class Section:
    """One question the report answers."""

    id: str
    title: str
    paragraphs: list[str]
    svg: str = ""
    table: Table | None = None
