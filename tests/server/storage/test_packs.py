"""Packs and boards of games in both databases: store, export, delete, migrate."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from smallworld.packs.files.maps.write import map_text
from smallworld.packs.game_packs import PackTexts, load_game_packs
from smallworld.packs.maps import load_map
from smallworld.play.record import read_record
from smallworld.server.storage.columns import hash_text
from smallworld.server.storage.protocol import Storage
from smallworld.server.storage.rows import GameBundle, GameRow, PackUsage
from smallworld.server.tables.maintenance import find_faults
from smallworld.server.tables.tables import Tables
from tests.cli.shell import output_of
from tests.server.own_packs import fens
from tests.server.storage.databases import BOTH_DATABASES, a_url
from tests.server.storage.games import a_row, first_rows, opened
from tests.server.storage.test_upkeep import all_of, downgrade, faults_of, meddle

MAP = "random-1/2/7/20"


def a_row_with_packs() -> GameRow:
    """Return a public game with a pack on a random board."""
    board = map_text(load_map(MAP))
    row = a_row(public=True, creator="phone")
    return replace(row, map=MAP, packs=[fens()], board=board)


async def import_new(storage: Storage, row: GameRow) -> GameBundle:
    bundle = GameBundle(row, first_rows(row))
    await storage.import_game(bundle)
    return bundle


@BOTH_DATABASES
def test_packs_and_board_are_stored_and_deleted_with_their_game(
    database: str, tmp_path: Path
) -> None:
    url = a_url(database, tmp_path)

    async def story() -> None:
        async with opened(url) as storage:
            kept = await import_new(storage, a_row_with_packs())
            game = kept.row.id
            assert await storage.export_game(game) == kept
            loaded = await storage.load(game)
            assert loaded is not None and loaded.row == kept.row
            (listed,) = await storage.public_games(10)
            assert listed.row == replace(kept.row, packs=[], board=""), "lists stay short"
            table = await Tables(storage).table(game)
            assert table.game.game_packs.packs[0].id == "fens"
            assert table.game.box.board.id == MAP and not table.broken
            await storage.delete_game(game)
            assert await storage.export_game(game) is None and await find_faults(storage) == []

    asyncio.run(story())


@BOTH_DATABASES
def test_a_text_that_cannot_be_stored_is_refused(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(a_url(database, tmp_path)) as storage:
            row = a_row()
            spoilt = GameBundle(replace(row, packs=["\0"]), first_rows(row))
            with pytest.raises(ValueError, match="cannot be stored"):
                await storage.import_game(spoilt)

    asyncio.run(story())


@BOTH_DATABASES
def test_a_database_without_packs_is_migrated(database: str, tmp_path: Path) -> None:
    """Its games have no packs and are played on without."""
    url = a_url(database, tmp_path)
    row = a_row(creator="phone")
    log = first_rows(row)

    async def before() -> None:
        async with opened(url) as storage:
            await storage.create(row, log, [])

    asyncio.run(before())
    downgrade(url, 3)
    about = {"id": row.id, "created": row.created, "map": "base/2", "options": {}, "table": {}}
    meddle(url, f"UPDATE games SET about = '{json.dumps(about)}'")

    async def after() -> None:
        async with opened(url) as storage:
            assert (
                await storage.export_game(row.id) == GameBundle(row, log)
                and await find_faults(storage) == []
            )
            table = await Tables(storage).table(row.id)
            assert table.row.pack_texts == PackTexts() and table.game.to_act == 0
            kept = await import_new(storage, a_row_with_packs())
            assert await storage.export_game(kept.row.id) == kept

    asyncio.run(after())


@BOTH_DATABASES
def test_packs_without_a_game_are_found(database: str, tmp_path: Path) -> None:
    url = a_url(database, tmp_path)
    assert all_of(url) == []
    meddle(url, "INSERT INTO game_packs VALUES ('nobody', 1, 'gone')")
    assert faults_of(url) == [
        "game nobody: packs or a board are left, but no game",
        "game nobody: a pack or its board is missing",
    ]


@BOTH_DATABASES
def test_equal_packs_are_stored_once_and_deleted_with_their_last_game(
    database: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with opened(a_url(database, tmp_path)) as storage:
            first = await import_new(storage, a_row_with_packs())
            texts = [*first.row.packs, first.row.board]
            hashes = [hash_text(text) for text in texts]
            size = sum(len(text.encode()) for text in texts)
            assert await storage.pack_usage([*hashes, "other"]) == PackUsage(
                size, frozenset(hashes)
            )
            for _ in range(3):
                await import_new(storage, a_row_with_packs())
            assert (await storage.pack_usage([])).size == size
            games = await storage.game_ids("", 10)
            for game in games[:-1]:
                await storage.delete_game(game)
            assert (await storage.pack_usage(hashes)).known == frozenset(hashes)
            last = await storage.load(games[-1])
            assert last is not None and [*last.row.packs, last.row.board] == texts
            await storage.delete_game(games[-1])
            assert await storage.pack_usage(hashes) == PackUsage(0, frozenset())

    asyncio.run(story())


@BOTH_DATABASES
def test_packs_of_an_older_version_are_stored_once(database: str, tmp_path: Path) -> None:
    """Version 7 had the texts of each game in one row."""
    url = a_url(database, tmp_path)
    asyncio.run(_two_games(url))
    games = all_of(url)
    downgrade(url, 7)
    packs = json.dumps([*games[0].row.packs, "ß \"a\" 'b'\n"], ensure_ascii=False)
    board = games[0].row.board
    old = "CREATE TABLE brought (game text, packs text, board text)"
    quoted = packs.replace("'", "''"), board.replace("'", "''")
    values = [f"('{game.row.id}', '{quoted[0]}', '{quoted[1]}')" for game in games]
    meddle(url, old, f"INSERT INTO brought VALUES {', '.join(values)}")
    for game, after in zip(games, all_of(url), strict=True):
        assert after.row == replace(game.row, packs=json.loads(packs)) and after.log == game.log

    async def used() -> int:
        async with opened(url) as storage:
            return (await storage.pack_usage([])).size

    texts = {*json.loads(packs), board}
    assert asyncio.run(used()) == sum(len(text.encode()) for text in texts)


async def _two_games(url: str) -> None:
    async with opened(url) as storage:
        for _ in range(2):
            await import_new(storage, a_row_with_packs())


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_an_archive_has_the_packs(target: str, tmp_path: Path) -> None:
    old, new = a_url("sqlite", tmp_path), a_url(target, tmp_path)
    file, records = tmp_path / "all.jsonl", tmp_path / "records"

    async def filled() -> GameBundle:
        async with opened(old) as storage:
            return await import_new(storage, a_row_with_packs())

    kept = asyncio.run(filled())
    output_of("db", "export", file, "--records", records, "--database", old)
    output_of("db", "restore", file, "--database", new)
    assert all_of(new) == [kept]
    (pack,) = records.glob("*.toml")
    record = (records / f"{kept.row.id}.swg").read_text(encoding="utf-8")
    game = read_record(
        record, game_packs=load_game_packs(PackTexts((pack.read_text(encoding="utf-8"),)))
    )
    assert game.box.packs[0].replace(" ", "-") == pack.stem
    # An archive of a smallworld that knew no packs is taken too.
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join(['{"smallworld_archive":1}', *lines[1:]]) + "\n", encoding="utf-8")
    output_of("db", "restore", file, "--database", a_url("sqlite", tmp_path))


def test_a_pack_that_this_version_refuses_makes_the_table_unreadable(tmp_path: Path) -> None:
    """The server reports it and goes on with its other tables."""

    async def story() -> None:
        async with opened(a_url("sqlite", tmp_path)) as storage:
            kept = await import_new(storage, a_row_with_packs())
            other = await import_new(storage, a_row())
            spoilt = replace(kept.row, id="a" * 12, packs=["[pack]"])
            await storage.import_game(GameBundle(spoilt, kept.log))
            tables = Tables(storage)
            with pytest.raises(Exception, match=r"table\.unreadable"):
                await tables.table(spoilt.id)
            assert not (await tables.table(other.row.id)).broken
            (fault,) = await find_faults(storage)
            assert fault.startswith("game aaaaaaaaaaaa: BadPack")

    asyncio.run(story())
