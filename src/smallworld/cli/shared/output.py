"""Print styled text, with colours only where the output is a terminal."""

from __future__ import annotations

import json
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
_ASCII: Final = str.maketrans(
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
_DEFAULT_WIDTH: Final = 100  # if the terminal does not report one


def has_colours() -> bool:
    """Return True if stdout is a terminal and NO_COLOR is not set."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR")


def terminal_width() -> int:
    """Return the columns of the terminal, or enough for any board without one."""
    if not sys.stdout.isatty():
        return 120
    return shutil.get_terminal_size((_DEFAULT_WIDTH, 24)).columns


def render_runs(runs: Iterable[Run]) -> str:
    """Join runs into one text, coloured if the output has colours."""
    if not has_colours():
        return "".join(run.text for run in runs).rstrip()
    return "".join(_styled(run) for run in runs)


def _styled(run: Run) -> str:
    style = _STYLES.get(run.style)
    return click.style(run.text, **style) if style else run.text


def print_text(text: str = "", style: str = "") -> None:
    """Print a text in one style."""
    print_rows([[Run(line, style)] for line in text.split("\n")])


def print_rows(rows: Iterable[Iterable[Run]]) -> None:
    """Print rows of styled runs."""
    for row in rows:
        click.echo(encodable(render_runs(row)))


def print_json(value: object) -> None:
    """Print a value as JSON in UTF-8, whatever the encoding of the console is."""
    text = json.dumps(value, ensure_ascii=False, indent=1)
    # Bytes pass the console's encoding; a half character of an argument becomes an escape.
    click.echo(text.encode("utf-8", errors="backslashreplace"))


def encodable(text: str) -> str:
    """Replace box-drawing characters if the output encoding lacks them.

    >>> "▸ ╭─╮".translate(_ASCII)
    '> +-+'
    """
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return text.translate(_ASCII)
    return text
