"""Read and check game files; write files atomically."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final, Literal

import click

from smallworld.cli.shared.errors import failure, file_error
from smallworld.cli.shared.texts import refusal_text
from smallworld.core.errors import BadRecord
from smallworld.packs.files.values import ARCHIVES
from smallworld.play.dealer import Dealer
from smallworld.play.game import Game
from smallworld.play.record import LONGEST_RECORD, read_record, written_line

_LARGEST_FILE: Final = 4 * LONGEST_RECORD  # bytes


def read_text(path: Path, wanted: Literal["game", "map"] = "game") -> str:
    """Read a UTF-8 file, or fail with an error that says which kind of file to name."""
    try:
        with path.open("rb") as file:
            content = file.read(_LARGEST_FILE + 1)
    except FileNotFoundError:
        raise failure("cli-no_game_file", file=str(path)) from None
    except (OSError, ValueError) as error:
        raise file_error(path, error) from None
    if content.startswith(ARCHIVES):
        raise failure("cli-archive", file=str(path))
    if len(content) > _LARGEST_FILE:
        raise failure("cli-too_large", file=str(path))
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise failure("cli-not_text", file=str(path), wanted=wanted) from None


def read_game(path: Path, *, dealer: Dealer | None = None) -> tuple[Game, str]:
    """Read a game file, check every line, and return the game and the text."""
    text = read_text(path)
    try:
        return read_record(text, dealer=dealer), text
    except BadRecord as error:
        raise click.ClickException(f"{path}: {refusal_text(error)}") from None


def log_line_numbers(text: str, count: int) -> list[int]:
    """Return the line numbers of the last ``count`` lines that are no comments."""
    numbers = [
        number
        for number, line in enumerate(text.split("\n"), start=1)
        if line.strip() and not line.lstrip().startswith("#")
    ]
    return numbers[len(numbers) - count :]


def append_log(text: str, game: Game, known: int) -> str:
    """Return ``text`` plus the log from line ``known`` on; comments stay."""
    joint = "" if text.endswith("\n") else "\n"
    new = [written_line(game, index) for index in range(known, len(game.log))]
    return text + joint + "".join(f"{line}\n" for line in new)


def remove_lines(text: str, numbers: Iterable[int]) -> str:
    """Return ``text`` without the lines of these numbers."""
    dropped = set(numbers)
    lines = text.split("\n")
    return "\n".join(line for number, line in enumerate(lines, 1) if number not in dropped)


def write_file(path: Path, text: str, *, overwrite: bool = True) -> None:
    """Write a file atomically: to a temporary file, then rename it."""
    target = Path(os.path.realpath(path))
    try:
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, "")
        if not target.parent.is_dir():
            raise failure("cli-no_folder", folder=str(path.parent))
        if target.exists() and not overwrite:
            raise failure("cli-exists", file=str(path))
        _replace(target, text)
    except (OSError, ValueError) as error:
        raise file_error(path, error) from None


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
