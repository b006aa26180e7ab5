"""Results of a tournament as a CSV file."""

from __future__ import annotations

import csv
import io
from typing import Final

import msgspec

from smallworld.server.messages.tournaments import ResultRow, TournamentResults

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")  # spreadsheets would calculate such a text


def results_csv(results: TournamentResults) -> str:
    """Write all results as CSV, one line for each seat of each table."""
    written = io.StringIO()
    lines = csv.writer(written)
    names = [field.name for field in msgspec.structs.fields(ResultRow)]
    lines.writerow(names)
    for row in results.results:
        lines.writerow([_cell(getattr(row, name)) for name in names])
    return written.getvalue()


def _cell(value: object) -> object:
    """Return a value as a cell; a name that looks like a formula gets an apostrophe.

    >>> _cell("=1+1"), _cell("Ann"), _cell(True)
    ("'=1+1", 'Ann', 1)
    """
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, str) and value.startswith(_FORMULA):
        return f"'{value}"
    return value
