"""Analyses of finished games: start, poll, cancel."""

from __future__ import annotations

import asyncio

from litestar.datastructures import State

from smallworld.server.http.routing import delete, get, post
from smallworld.server.jobs.analysis import UPLOADED, AnalysisRun
from smallworld.server.messages.advice import AnalysisJob, SentRecord
from smallworld.server.refusals import Unprocessable
from smallworld.server.tables.create import pack_texts_of
from smallworld.server.tables.lobby import game_file_of
from smallworld.server.tables.tables import Tables
from smallworld.server.tables.uploads import load_game_file, map_of_game_file


@post("/api/games/{game:str}/analysis", status_code=202, cost=20)
async def post_analysis(game: str, viewer: int | None, tables: Tables, state: State) -> AnalysisJob:
    """Start the analysis of a finished game; a repeated request returns the same job."""
    table = await tables.table(game)
    if table.broken:
        raise Unprocessable("table.read_only", {"reason": table.broken})
    if not table.game.over and not table.closed:
        raise Unprocessable("analysis.not_over")
    record = game_file_of(table)
    pack_texts = table.row.pack_texts
    played = await asyncio.to_thread(load_game_file, record, pack_texts)
    run: AnalysisRun = state.analyses.analyse(game, record, played, pack_texts)
    return run.message()


@get("/api/games/{game:str}/analysis/{job:str}")
async def get_analysis(game: str, job: str, viewer: int | None, state: State) -> AnalysisJob:
    """Return the progress of an analysis, and its result when done."""
    run: AnalysisRun = state.analyses.find_at(game, job)
    return run.message()


@delete("/api/games/{game:str}/analysis/{job:str}", status_code=200)
async def delete_analysis(game: str, job: str, seat: int, state: State) -> AnalysisJob:
    """Unsubscribe from an analysis; it is cancelled when no subscriber is left."""
    run: AnalysisRun = state.analyses.cancel_at(game, job)
    return run.message()


@post("/api/records/analysis", status_code=202, cost=20)
async def post_record_analysis(data: SentRecord, state: State) -> AnalysisJob:
    """Start the analysis of a game file, finished or not."""
    gather_packs = await state.workshop.gather(data.packs, map_of_game_file(data.record))
    game = await asyncio.to_thread(load_game_file, data.record, gather_packs)
    pack_texts = await asyncio.to_thread(pack_texts_of, game)
    run: AnalysisRun = state.analyses.analyse(UPLOADED, data.record, game, pack_texts)
    return run.message()


@get("/api/records/analysis/{job:str}")
async def get_record_analysis(job: str, state: State) -> AnalysisJob:
    """Return the progress of the analysis of a game file, and its result when done."""
    run: AnalysisRun = state.analyses.find_at(UPLOADED, job)
    return run.message()


@delete("/api/records/analysis/{job:str}", status_code=200)
async def delete_record_analysis(job: str, state: State) -> AnalysisJob:
    """Unsubscribe from the analysis of a game file."""
    run: AnalysisRun = state.analyses.cancel_at(UPLOADED, job)
    return run.message()
