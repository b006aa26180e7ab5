"""Show a player's finished games, and the profile if the player wants one."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace

from smallworld.server.club.people import People
from smallworld.server.club.ratings.service import Ratings
from smallworld.server.club.statistics import Played, statistics_of
from smallworld.server.messages.results import (
    MyRatings,
    MyResults,
    PlayedGame,
    Profile,
    ProfileWish,
    SeatOutcome,
)
from smallworld.server.refusals import NotFound, Unprocessable
from smallworld.server.storage.club import people as people_scripts
from smallworld.server.storage.club import results as scripts
from smallworld.server.storage.club.results import GameResult, Search, SeatResult
from smallworld.server.storage.protocol import Storage
from smallworld.server.tables.create import clean_name

PAGE: Final = 20  # games in one answer
COUNTED: Final = 2_000  # games in the statistics


class History:
    """Finished games of players."""

    def __init__(self, storage: Storage, people: People) -> None:
        self._storage = storage
        self._people = people
        self._ratings = Ratings(storage)

    async def mine(self, device: str, search: Search) -> MyResults:
        """Return a page of the results of a device's player; statistics on the first page."""
        holders = await self._people.holders(device)
        if not holders or "\0" in search.race + search.power + search.opponent:
            return MyResults([], statistics=statistics_of([]))
        is_first = search.before is None
        found = await self._results(holders, search, COUNTED if is_first else PAGE + 1)
        shown = found[:PAGE]
        person = await self._people.find(device)
        return MyResults(
            results=[_played_game(result, mine) for result, mine in shown],
            next=str(shown[-1][0].number) if len(found) > PAGE else "",
            statistics=statistics_of(found) if is_first else None,
            ratings=await self._ratings.of(holders) if is_first else [],
            person="" if person is None else person.id,
            name="" if person is None else person.name,
            public=person is not None and person.public,
        )

    async def one(self, device: str, game: str) -> PlayedGame:
        """Return what a game came to for the player of a device."""
        holders = await self._people.holders(device)
        found = await self._storage.query(partial(scripts.result_in, game, holders))
        if found is None:
            raise NotFound("result.unknown")
        return _played_game(found, _seat_of(found, holders))

    async def ratings(self, device: str) -> MyRatings:
        """Return the ratings of a device's player, and how they came about."""
        return await self._ratings.mine(await self._people.holders(device))

    async def profile(self, id: str) -> Profile:
        """Return a public profile; all others answer as if there were none."""
        person = (await self._people.by_id([id])).get(id)
        if person is None or not person.public:
            raise NotFound("profile.unknown")
        holders = await self._storage.query(partial(people_scripts.all_holders, id))
        return Profile(
            id=person.id,
            name=person.name,
            public=True,
            statistics=statistics_of(await self._results(holders, Search(), COUNTED)),
            ratings=await self._ratings.of(holders),
        )

    async def set_profile(self, device: str, wish: ProfileWish) -> Profile:
        """Show or hide the profile of a device's player, and name it."""
        name = None if wish.name is None else clean_name(wish.name)
        person = await self._people.find(device)
        if person is None:
            if name is None:
                raise Unprocessable("profile.name")
            person = await self._people.find_or_create(device, name)
        changed = replace(person, public=wish.public, name=name or person.name)
        await self._storage.transact(partial(people_scripts.change_person, changed))
        return Profile(changed.id, changed.name, changed.public)

    async def forget(self, device: str) -> None:
        """Take the name and owner off all results of a player.

        The results stay for the other players; nobody can tell any more whose they were.
        """
        for holder in await self._people.holders(device):
            gone = f"gone {secrets.token_hex(8)}"
            rename = partial(people_scripts.rename_owner, holder, gone, keep_name=False)
            await self._storage.transact(rename)

    async def _results(self, holders: Sequence[str], search: Search, limit: int) -> list[Played]:
        found = await self._storage.query(partial(scripts.results_of, holders, search, limit))
        return [(result, _seat_of(result, holders)) for result in found]


def _seat_of(result: GameResult, holders: Sequence[str]) -> SeatResult:
    return next(seat for seat in result.seats if seat.owner in holders)


def _played_game(result: GameResult, mine: SeatResult) -> PlayedGame:
    return PlayedGame(
        game=result.game,
        ended=result.ended,
        map=result.map,
        rounds=result.rounds,
        you=mine.seat,
        seats=[_outcome(seat, has_numbers=seat == mine or seat.bot != "") for seat in result.seats],
        rated=result.pool != "",
    )


def _outcome(seat: SeatResult, *, has_numbers: bool) -> SeatOutcome:
    """Copy what others may know: neither the owner nor the rating of other people."""
    return SeatOutcome(
        name=seat.name,
        place=seat.place,
        coins=seat.coins,
        bot=seat.bot,
        gave_up=seat.gave_up,
        races=seat.races,
        powers=seat.powers,
        declines=seat.declines,
        rolls=seat.rolls,
        luck=seat.luck,
        seconds=seat.seconds,
        rating=_rounded(seat.rating) if has_numbers else None,
        change=_change(seat) if has_numbers else None,
    )


def _rounded(number: float | None) -> int | None:
    return None if number is None else round(number)


def _change(seat: SeatResult) -> int | None:
    """Return the change between the rounded numbers, so that they add up."""
    if seat.rating is None or seat.change is None:
        return None
    return round(seat.rating) - round(seat.rating - seat.change)
