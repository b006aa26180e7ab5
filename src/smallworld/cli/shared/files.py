"""Record files: read whole and checked, written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import click

from smallworld.core.errors import BadRecord
from smallworld.play.dealer import Dealer
from smallworld.play.game import Game
from smallworld.play.record import LONGEST_RECORD, read_record, written_line

_LARGEST_FILE: Final = 4 * LONGEST_RECORD  # bytes


def text_of(path: Path) -> str:
    """The text of a file, or a complaint that says what to do instead."""
    try:
        with path.open("rb") as file:
            content = file.read(_LARGEST_FILE + 1)
    except FileNotFoundError:
        raise click.ClickException(
            f"There is no file called {path}. Begin a game with: smallworld new {path}"
        ) from None
    except IsADirectoryError:
        raise click.ClickException(f"{path} is a folder. Name a file in it.") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise click.ClickException(f"{path} cannot be read: {reason}.") from None
    if len(content) > _LARGEST_FILE:
        raise click.ClickException(f"{path} is too large for a text of this game.")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise click.ClickException(
            f"{path} is not a UTF-8 text file. Name a record made by: smallworld new"
        ) from None


def game_of(path: Path, *, dealer: Dealer | None = None) -> tuple[Game, str]:
    """The game of a record file, every line checked, and the text of the file."""
    text = text_of(path)
    try:
        return read_record(text, dealer=dealer), text
    except BadRecord as error:
        from smallworld.cli.shared.texts import refused

        raise click.ClickException(f"{path}: {refused(error)}") from None


def log_lines(text: str, count: int) -> list[int]:
    """The line numbers in the file of the last ``count`` lines that say something."""
    numbers = [
        number
        for number, line in enumerate(text.split("\n"), start=1)
        if line.strip() and not line.lstrip().startswith("#")
    ]
    return numbers[len(numbers) - count :]


def with_new_lines(text: str, game: Game, known: int) -> str:
    """``text`` with the lines of the log from ``known`` on; comments stay as they are."""
    joint = "" if text.endswith("\n") else "\n"
    new = [written_line(game, index) for index in range(known, len(game.log))]
    return text + joint + "".join(f"{line}\n" for line in new)


def without_lines(text: str, numbers: Iterable[int]) -> str:
    """``text`` without these lines."""
    dropped = set(numbers)
    lines = text.split("\n")
    return "\n".join(line for number, line in enumerate(lines, 1) if number not in dropped)


def write(path: Path, text: str, *, overwrite: bool = True) -> None:
    """Write a file at once: beside it first, then put in its place."""
    target = Path(os.path.realpath(path))
    try:
        if target.is_dir():
            raise click.ClickException(f"{path} is a folder. Name a file in it.")
        if target.exists() and not overwrite:
            raise click.ClickException(
                f"{path} exists. Choose another name, or add --force to overwrite it."
            )
        _replace(target, text)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise click.ClickException(f"{path} cannot be written: {reason}.") from None


def _replace(target: Path, text: str) -> None:
    mode = target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~_umask()
    number, name = tempfile.mkstemp(prefix=f".{target.name[:50]}.", dir=target.parent)
    try:
        with os.fdopen(number, "w", encoding="utf-8", newline="") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, mode)
        os.replace(name, target)
    except BaseException:
        os.unlink(name)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
