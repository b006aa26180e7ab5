"""Styled rows onto the terminal: colours only where they are seen and wanted."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable
from typing import Any, Final

import click

from smallworld.drawing.text.styled import Run

_SEATS: Final = ("bright_cyan", "bright_magenta", "bright_yellow", "bright_green", "bright_red")
_STYLES: Final[dict[str, dict[str, Any]]] = {
    "border": {"fg": "bright_black"},
    "name": {"bold": True},
    "strong": {"bold": True},
    "note": {"fg": "black", "bg": "bright_white"},
    "dim": {"fg": "bright_black"},
    "tribe": {"fg": "white", "italic": True},
    "symbol": {"fg": "bright_white"},
    "piece": {"bold": True},
    "error": {"fg": "bright_red"},
    "prompt": {"bold": True},
    "terrain farmland": {"fg": "yellow"},
    "terrain forest": {"fg": "green"},
    "terrain hill": {"fg": "bright_green"},
    "terrain mountain": {"fg": "white"},
    "terrain swamp": {"fg": "magenta"},
    "terrain sea": {"fg": "blue"},
    "terrain lake": {"fg": "blue"},
    **{f"seat {seat}": {"fg": colour, "bold": True} for seat, colour in enumerate(_SEATS)},
}
_PLAIN: Final = str.maketrans(
    {
        **dict.fromkeys("╰╭├╯┴╮┤┬┼", "+"),
        **dict.fromkeys("╵╷│", "|"),
        **dict.fromkeys("╶╴─–−", "-"),
        **dict.fromkeys("’", "'"),
        **dict.fromkeys("“”", '"'),
        "▸": ">",
        "●": "o",
        "·": ".",
        "…": "...",
        "µ": "u",
    }
)
_PLAIN_WIDTH: Final = 100  # where there is no terminal to ask


def colours_wanted() -> bool:
    """Is the output a terminal, and has nobody asked for none (NO_COLOR)?"""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR")


def terminal_width() -> int:
    """Columns of the terminal; enough for every board where there is none."""
    if not sys.stdout.isatty():
        return 120
    return shutil.get_terminal_size((_PLAIN_WIDTH, 24)).columns


def painted(runs: Iterable[Run]) -> str:
    """Runs as one text, coloured if colours are wanted."""
    if not colours_wanted():
        return "".join(run.text for run in runs).rstrip()
    return "".join(_styled(run) for run in runs)


def _styled(run: Run) -> str:
    style = _STYLES.get(run.style)
    return click.style(run.text, **style) if style else run.text


def say(text: str = "", style: str = "") -> None:
    """Print one text, in one style."""
    show([[Run(line, style)] for line in text.split("\n")])


def show(rows: Iterable[Iterable[Run]]) -> None:
    """Print rows."""
    for row in rows:
        click.echo(writable(painted(row)))


def writable(text: str) -> str:
    """The same text for an output that knows no box drawing, if need be.

    >>> "▸ ╭─╮".translate(_PLAIN)
    '> +-+'
    """
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return text.translate(_PLAIN)
    return text
