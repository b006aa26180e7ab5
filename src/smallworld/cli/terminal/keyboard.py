"""Lines from the keyboard or a pipe, whatever bytes come in."""

from __future__ import annotations

import re
import sys
from typing import Final

import click

_LONGEST_LINE: Final = 500
_COLOUR: Final = re.compile(r"\x1b\[[0-9;]*m")


def line_after(question: str) -> str | None:
    """Ask, and read one line without its control characters; ``None`` at the end."""
    try:
        line = _typed(question) if _is_a_terminal() else _piped(question)
    except EOFError:
        return None
    except UnicodeDecodeError:
        line = "\N{REPLACEMENT CHARACTER}"
    return "".join(sign if sign.isprintable() else " " for sign in line[:_LONGEST_LINE]).strip()


def _is_a_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def _typed(question: str) -> str:
    """A line with the arrow keys and a history, where the system has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        pass
    # The marks tell the line editor that colours take no room.
    return input(_COLOUR.sub(lambda match: f"\x01{match[0]}\x02", question))


def _piped(question: str) -> str:
    click.echo(question, nl=False)
    line = sys.stdin.buffer.readline(100 * _LONGEST_LINE)
    if not line:
        raise EOFError
    return line.decode("utf-8", errors="replace")
