"""A player's finished games and profile."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from litestar import Response
from litestar.datastructures import State
from litestar.params import Parameter

from smallworld.server.http.auth import HttpRequest, take_turn
from smallworld.server.http.routing import charge, get, post
from smallworld.server.messages.results import (
    Leaderboard,
    MyRatings,
    MyResults,
    PlayedGame,
    Pool,
    Profile,
    ProfileWish,
)
from smallworld.server.refusals import NotFound
from smallworld.server.storage.club.results import Search

RESULTS_PER_REQUEST: Final = 50  # of a player, that take as long as an ordinary request
_Text = Annotated[str, Parameter(max_length=60)]


@get("/api/me/results", cost=5)
async def get_my_results(
    request: HttpRequest,
    state: State,
    race: _Text = "",
    power: _Text = "",
    opponent: _Text = "",
    outcome: Literal["", "won", "lost"] = "",
    seats: Annotated[int | None, Parameter(ge=2, le=5)] = None,
    rated: bool | None = None,
    cursor: Annotated[str, Parameter(pattern="^[0-9]{0,15}$")] = "",
) -> MyResults:
    """List the finished games of this player that match, with statistics on the first page."""
    search = Search(
        race=race,
        power=power,
        opponent=opponent.strip(),
        won=None if outcome == "" else outcome == "won",
        seats=seats,
        rated=rated,
        before=int(cursor) if cursor else None,
    )
    found: MyResults = await state.history.mine(state.devices.current(request), search)
    if found.statistics is not None:
        charge(request.scope, found.statistics.games / RESULTS_PER_REQUEST)
    return found


@get("/api/me/results/{game:str}", cost=2)
async def get_my_result(game: str, request: HttpRequest, state: State) -> PlayedGame:
    """Return what a finished game came to for this player; it is stored when it ended."""
    await state.results.ensure(game)
    found: PlayedGame = await state.history.one(state.devices.current(request), game)
    return found


@get("/api/me/ratings", cost=2)
async def get_my_ratings(request: HttpRequest, state: State) -> MyRatings:
    """Return this player's ratings, and those after the last rated games."""
    found: MyRatings = await state.history.ratings(state.devices.current(request))
    return found


@get("/api/leaderboard", cost=5)
async def get_leaderboard(state: State, pool: Pool = "duel") -> Leaderboard:
    """List the strongest players of a pool who show their profile, and the bots."""
    if not state.settings.club.rated:
        raise NotFound("rated.off")
    found: Leaderboard = await state.results.ratings.leaderboard(pool)
    return found


@post("/api/me/profile", status_code=200, cost=5)
async def post_profile(data: ProfileWish, request: HttpRequest, state: State) -> Response[Profile]:
    """Let others see this player's name, statistics and ratings, or hide them again."""
    take_turn(state.people_limit, request)
    if data.name is not None:
        state.tables.words.refuse_name(data.name)
    device = state.devices.current_or_new(request)
    profile = await state.history.set_profile(device, data)
    return Response(profile, cookies=[state.devices.cookie(device)])


@get("/api/people/{person:str}", cost=5)
async def get_person(person: str, request: HttpRequest, state: State) -> Profile:
    """Return the profile of a player who shows it."""
    found: Profile = await state.history.profile(person[:64])
    if found.statistics is not None:
        charge(request.scope, found.statistics.games / RESULTS_PER_REQUEST)
    return found
