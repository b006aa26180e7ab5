"""Find players for a game: seeks, who is here, challenges."""

from __future__ import annotations

from functools import partial

from litestar import Response
from litestar.datastructures import State

from smallworld.server.club.finding.challenges import Offers
from smallworld.server.club.finding.presence import Presence
from smallworld.server.club.finding.seeks import Seeks
from smallworld.server.http.auth import HttpRequest, address_of, take_turn
from smallworld.server.http.routing import delete, get, post
from smallworld.server.messages.seeks import (
    Challenge,
    ChallengeAnswer,
    ChallengeRules,
    Challenges,
    MySeek,
    NewChallenge,
    NewPresence,
    NewSeek,
    OpenSeeks,
    PlayersHere,
    Seek,
)
from smallworld.server.refusals import NotFound, Unprocessable


def _check_offered(state: State) -> None:
    """Refuse if the host does not want players to find each other here."""
    if not state.settings.club.seeks:
        raise NotFound("seek.off")


def _check_rated(wanted: NewSeek | NewChallenge, state: State) -> None:
    """Refuse a rated game if the host wants none."""
    if wanted.rated and not state.settings.club.rated:
        raise Unprocessable("rated.off")


def _id(text: str) -> str:
    """Return an id of a path; what cannot be one, such as a zero byte, is no id at all."""
    return text if text.isascii() and text.isalnum() else "-"


def seeks_of(state: State) -> Seeks:
    """Return the seeks of this server."""
    _check_offered(state)
    found = state.seeks
    assert isinstance(found, Seeks)
    return found


def presence_of(state: State) -> Presence:
    """Return who is here."""
    _check_offered(state)
    found = state.presence
    assert isinstance(found, Presence)
    return found


def offers_of(state: State) -> Offers:
    """Return the challenges of this server."""
    _check_offered(state)
    found = state.offers
    assert isinstance(found, Offers)
    return found


@get("/api/seeks", cost=2)
async def get_seeks(state: State) -> OpenSeeks:
    """List the games that players look for."""
    return await seeks_of(state).listed()


@post("/api/seeks", status_code=201, cost=5)
async def post_seek(
    data: NewSeek, player_device: str, request: HttpRequest, state: State
) -> Response[Seek]:
    """Look for a game; an earlier seek of this device is withdrawn."""
    seeks = seeks_of(state)
    _check_rated(data, state)
    take_turn(state.seek_limit, request)
    origin = state.new_tables.origin_of(address_of(request))
    seek = await seeks.open(data, player_device, origin)
    return Response(seek, cookies=[state.devices.cookie(player_device)])


@get("/api/me/seek")
async def get_my_seek(request: HttpRequest, state: State) -> MySeek:
    """Return the player's own seek: a daily one goes on while the player is away."""
    return await seeks_of(state).mine(state.devices.current(request))


@get("/api/seeks/{seek:str}")
async def get_seek(seek: str, request: HttpRequest, state: State) -> Seek:
    """Follow a seek of this device; ask every few seconds, or it ends."""
    return await seeks_of(state).follow(_id(seek), state.devices.current(request))


@delete("/api/seeks/{seek:str}", status_code=204)
async def delete_seek(seek: str, request: HttpRequest, state: State) -> None:
    """Withdraw a seek; refused once the players are found."""
    await seeks_of(state).withdraw(_id(seek), state.devices.current(request))


@get("/api/presence", cost=2)
async def get_presence(request: HttpRequest, state: State) -> PlayersHere:
    """List the players who are here and want to be seen."""
    return await presence_of(state).listed(state.devices.current(request))


@post("/api/presence", status_code=200, cost=2)
async def post_presence(
    data: NewPresence, request: HttpRequest, state: State
) -> Response[PlayersHere]:
    """Be seen by others; repeat it every 20 seconds."""
    presence = presence_of(state)
    device = state.devices.current_or_new(request)
    arrive = partial(take_turn, state.arrival_limit, request)
    here = await presence.note(data, device, arrive)
    return Response(here, cookies=[state.devices.cookie(device)])


@delete("/api/presence", status_code=204)
async def delete_presence(request: HttpRequest, state: State) -> None:
    """Be seen no longer."""
    await presence_of(state).leave(state.devices.current(request))


@get("/api/challenges", cost=2)
async def get_challenges(request: HttpRequest, state: State) -> Challenges:
    """List the player's challenges that are open or have just ended."""
    return await offers_of(state).mine(state.devices.current(request))


@post("/api/challenges", status_code=201, cost=10)
async def post_challenge(
    data: NewChallenge, player_device: str, request: HttpRequest, state: State
) -> Response[Challenge]:
    """Challenge players to a game."""
    offers = offers_of(state)
    _check_rated(data, state)
    take_turn(state.challenge_limit, request)
    made = await offers.make(data, player_device)
    return Response(made, status_code=201, cookies=[state.devices.cookie(player_device)])


@post("/api/challenges/{challenge:str}/answer", status_code=200, cost=5)
async def post_challenge_answer(
    challenge: str, data: ChallengeAnswer, player_device: str, state: State
) -> Challenge:
    """Accept or decline a challenge."""
    return await offers_of(state).answer(_id(challenge), data, player_device)


@delete("/api/challenges/{challenge:str}", status_code=204)
async def delete_challenge(challenge: str, request: HttpRequest, state: State) -> None:
    """Withdraw a challenge of the player; refused once all have accepted."""
    await offers_of(state).withdraw(_id(challenge), state.devices.current(request))


@post("/api/me/challenges", status_code=200)
async def post_challenge_rules(
    data: ChallengeRules, request: HttpRequest, state: State
) -> Response[Challenges]:
    """Let others challenge this player, or stop that."""
    offers = offers_of(state)
    take_turn(state.people_limit, request)
    device = state.devices.current_or_new(request)
    await offers.allow(data.allowed, device)
    return Response(await offers.mine(device), cookies=[state.devices.cookie(device)])
