"""Read the TOML files of the reference."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any, Final

_RANGE: Final = re.compile(r"([A-Z])(\d+)-\1(\d+)")


def read_toml(name: str) -> dict[str, Any]:
    """Read one of the files."""
    return tomllib.loads((files("smallworld.reference") / name).read_text(encoding="utf-8"))


def expand_ranges(ids: list[str]) -> list[str]:
    """Expand ranges of ids.

    >>> expand_ranges(["H1-H3", "piece-hole"])
    ['H1', 'H2', 'H3', 'piece-hole']
    """
    found: list[str] = []
    for id in ids:
        match = _RANGE.fullmatch(id)
        if match is None:
            found.append(id)
            continue
        letter, first, last = match.groups()
        found += [f"{letter}{number}" for number in range(int(first), int(last) + 1)]
    return found
