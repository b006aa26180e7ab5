"""Analyses of finished games: start, poll, cancel."""

from __future__ import annotations

from litestar import Response
from litestar.datastructures import State

from smallworld.server.http.auth import HttpRequest
from smallworld.server.http.routing import delete, get, post
from smallworld.server.jobs.analysis import UPLOADED, AnalysisRun
from smallworld.server.messages.advice import AnalysisJob, SentRecord
from smallworld.server.refusals import Unprocessable
from smallworld.server.tables.fair_play import refuse_analysis, traces_of
from smallworld.server.tables.lobby import game_file_of
from smallworld.server.tables.tables import Tables
from smallworld.server.tables.uploads import map_of_game_file
from smallworld.server.workshop.game_files import ReadGame


@post("/api/games/{game:str}/analysis", status_code=202, cost=20)
async def post_analysis(
    game: str, viewer: int | None, request: HttpRequest, tables: Tables, state: State
) -> Response[AnalysisJob]:
    """Start the analysis of a finished game; a repeated request returns the same job."""
    table = await tables.table(game)
    if table.broken:
        raise table.read_only()
    if not table.game.over and not table.closed:
        raise Unprocessable("analysis.not_over")
    await refuse_analysis(tables, traces_of(table.game), table)
    record = game_file_of(table)
    read: ReadGame = await state.workshop.read_game(record, table.row.pack_texts)
    device = state.devices.current_or_new(request)
    run: AnalysisRun = state.analyses.analyse(
        game, record, read.turns, read.pack_texts, device=device
    )
    return Response(run.message(), cookies=[state.devices.cookie(device)])


@get("/api/games/{game:str}/analysis/{job:str}")
async def get_analysis(game: str, job: str, viewer: int | None, state: State) -> AnalysisJob:
    """Return the progress of an analysis, and its result when done."""
    run: AnalysisRun = state.analyses.find_at(game, job)
    return run.message()


@delete("/api/games/{game:str}/analysis/{job:str}", status_code=200)
async def delete_analysis(
    game: str, job: str, seat: int, request: HttpRequest, state: State
) -> AnalysisJob:
    """Unsubscribe this device from an analysis; without subscribers it is cancelled."""
    run: AnalysisRun = state.analyses.cancel_at(game, job, state.devices.current(request))
    return run.message()


@post("/api/records/analysis", status_code=202, cost=20)
async def post_record_analysis(
    data: SentRecord, request: HttpRequest, tables: Tables, state: State
) -> Response[AnalysisJob]:
    """Start the analysis of a game file, finished or not, unless a table here still plays it."""
    pack_texts = await state.workshop.gather(data.packs, map_of_game_file(data.record))
    read: ReadGame = await state.workshop.read_game(data.record, pack_texts)
    await refuse_analysis(tables, read.traces)
    device = state.devices.current_or_new(request)
    run: AnalysisRun = state.analyses.analyse(
        UPLOADED, data.record, read.turns, read.pack_texts, device=device
    )
    return Response(run.message(), cookies=[state.devices.cookie(device)])


@get("/api/records/analysis/{job:str}")
async def get_record_analysis(job: str, state: State) -> AnalysisJob:
    """Return the progress of the analysis of a game file, and its result when done."""
    run: AnalysisRun = state.analyses.find_at(UPLOADED, job)
    return run.message()


@delete("/api/records/analysis/{job:str}", status_code=200)
async def delete_record_analysis(job: str, request: HttpRequest, state: State) -> AnalysisJob:
    """Unsubscribe this device from the analysis of a game file."""
    run: AnalysisRun = state.analyses.cancel_at(UPLOADED, job, state.devices.current(request))
    return run.message()
