"""``smallworld db``: back up, restore, check and export the database of a server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

import click

from smallworld.cli.shared.output import print_text
from smallworld.cli.shared.texts import plural
from smallworld.extras import needs_extra

if TYPE_CHECKING:
    from smallworld.server.storage.protocol import Storage

Result = TypeVar("Result")

_DATABASE: Final = click.option(
    "--database",
    default="",
    metavar="URL",
    help="SQLite file or postgresql://…  [default: the file in your data folder]",
)
_NEW_FILE: Final = click.argument("file", type=click.Path(dir_okay=False, path_type=Path))


@click.group(short_help="Back up, restore, check and export stored games.")
def db() -> None:
    """Back up, restore, check and export stored games.

    All commands except "restore" work while a server is running.

    \b
    Example:
      smallworld db check
      smallworld db backup tables-monday.sqlite
      smallworld db restore tables-monday.sqlite --database postgresql://localhost/tables
    """


@db.command(short_help="Check the database for faults.")
@_DATABASE
def check(database: str) -> None:
    """Check the database: gaps in logs, orphaned rows, lost commits, games that do not replay.

    \b
    Example:
      smallworld db check --database tables.sqlite
    """
    faults = _with(database, _find_faults)
    for fault in faults:
        click.echo(fault, err=True)
    if faults:
        raise click.ClickException(f"{plural(len(faults), 'fault')} found; see above.")
    print_text("Everything stored is sound.")


@db.command(short_help="Copy the database to FILE.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--every",
    type=click.FloatRange(0.1, 1_440),
    metavar="MINUTES",
    help="Make a copy every so many minutes until Ctrl-C or SIGTERM; FILE is a folder.",
)
@click.option(
    "--keep",
    type=click.IntRange(1, 100_000),
    default=96,
    show_default=True,
    help="With --every: the number of copies to keep.",
)
@_DATABASE
def backup(file: Path, every: float | None, keep: int, database: str) -> None:
    """Copy the database to FILE, even while a server is running.

    The copy of a SQLite database is a SQLite database; the copy of PostgreSQL is a text file
    as written by "export". Both can be restored into either.

    \b
    Example:
      smallworld db backup tables-monday.sqlite
      smallworld db backup copies --every 15 --keep 96
    """
    if every is not None:
        _back_up_every(every * 60, file, keep, database)
        return
    _refuse_existing(file)
    _with(database, lambda storage: storage.backup(file))
    print_text(f"Everything is copied to {file}.")


def _back_up_every(seconds: float, folder: Path, keep: int, database: str) -> None:
    if folder.exists() and not folder.is_dir():
        raise click.ClickException(f"{folder} is not a folder.")

    async def run_backups(storage: Storage) -> None:
        from smallworld.server.settings import is_sqlite
        from smallworld.server.storage.backups import back_up_repeatedly

        await back_up_repeatedly(
            storage,
            folder,
            "sqlite" if is_sqlite(database) else "jsonl",
            every=seconds,
            keep=keep,
            report=print_text,
            report_fault=lambda text: click.echo(text, err=True),
        )

    _with(database, run_backups)


@db.command(short_help="Restore a backup or an export into an empty database.")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@_DATABASE
def restore(file: Path, database: str) -> None:
    """Restore a backup or an export into an empty SQLite or PostgreSQL database.

    \b
    Example:
      smallworld db restore tables-monday.sqlite --database new.sqlite
    """

    async def run_restore(storage: Storage) -> int:
        from smallworld.server.storage.archive import restore as restore_from

        return await restore_from(file, storage)

    print_text(f"{plural(_with(database, run_restore, new=True), 'game')} restored from {file}.")


@db.command(short_help="Export every game to FILE as JSON Lines.")
@_NEW_FILE
@click.option("--without-secrets", is_flag=True, help="Leave out the hashes of seat tokens.")
@click.option(
    "--records",
    type=click.Path(file_okay=False, path_type=Path),
    help="Also write game files to this folder.",
)
@_DATABASE
def export(file: Path, without_secrets: bool, records: Path | None, database: str) -> None:
    """Export every game to FILE as JSON, one game per line.

    Seat tokens are stored as hashes: nobody can use a hash to enter, but players can continue
    their games after a restore.

    \b
    Example:
      smallworld db export tables.jsonl --without-secrets --records games
    """
    _refuse_existing(file)

    async def run_export(storage: Storage) -> tuple[int, int, list[str]]:
        from smallworld.server.storage.archive import export as export_to
        from smallworld.server.tables.maintenance import write_game_files

        count = await export_to(storage, file, secrets=not without_secrets)
        return count, *(await write_game_files(storage, records) if records else (0, []))

    count, written, broken = _with(database, run_export)
    print_text(f"{plural(count, 'game')} written to {file}.")
    if records:
        print_text(f"{plural(written, 'game file')} written to {records}.")
    if broken:
        raise click.ClickException(f"No game file of {', '.join(broken)}. See: smallworld db check")


@db.command(short_help="Compute all ratings again from the results.")
@click.option("--check", "only_check", is_flag=True, help="Change nothing; exit 1 if they differ.")
@_DATABASE
def ratings(only_check: bool, database: str) -> None:
    """Compute the ratings of all players again from the results of rated games.

    The numbers are the same, bit for bit, as those written game by game. A server does this by
    itself when a rated game was deleted or two players were joined.

    \b
    Example:
      smallworld db ratings --check --database tables.sqlite
    """

    async def run(storage: Storage) -> tuple[list[str], bool]:
        from smallworld.server.club.ratings.service import Ratings

        found = Ratings(storage)
        wrong = await found.differences()
        return wrong, only_check or await found.recompute()

    wrong, is_done = _with(database, run)
    for line in wrong:
        click.echo(line, err=True)
    if not is_done:
        raise click.ClickException("New results arrived meanwhile. Try again.")
    if only_check and wrong:
        raise click.ClickException(f"{plural(len(wrong), 'difference')} found; see above.")
    text = "All ratings follow from the results."
    print_text(text if not wrong else f"{plural(len(wrong), 'difference')} put right.")


async def _find_faults(storage: Storage) -> list[str]:
    from smallworld.server.tables.maintenance import find_faults

    return await find_faults(storage)


def _with(
    database: str, act: Callable[[Storage], Awaitable[Result]], *, new: bool = False
) -> Result:
    """Open the storage, call ``act``, and close it; raise one-line errors."""
    with needs_extra("The server", "server"):
        from smallworld.server.settings import default_database, is_sqlite, sqlite_file
        from smallworld.server.storage.archive import BadArchive
        from smallworld.server.storage.open import storage_for
        from smallworld.server.storage.protocol import Unavailable
    url = database or default_database()
    if is_sqlite(url) and not new and not sqlite_file(url).is_file():
        raise click.ClickException(f"There is no database {sqlite_file(url)}.")

    async def run() -> Result:
        storage = storage_for(url)
        await storage.open()
        try:
            return await act(storage)
        finally:
            await storage.close()

    try:
        return asyncio.run(run())
    except Unavailable as error:
        raise click.ClickException(f"{error}.") from None
    except BadArchive as error:
        raise click.ClickException(str(error)) from None


def _refuse_existing(file: Path) -> None:
    if file.exists():
        raise click.ClickException(f"{file} exists. Choose another name.")
    if not file.absolute().parent.is_dir():
        raise click.ClickException(f"There is no folder {file.absolute().parent}.")
