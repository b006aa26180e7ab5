"""Find out what a finished game came to: places, coins, races, dice and time of each seat.

A game counts if it is over by the rules, or if it was closed because players gave up. Practice
tables, set positions and games that continue another one do not count, and neither do games that
the host closed or all people left.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from smallworld.bots.data.ratings import pool_of
from smallworld.core.pieces import DIE_FACES
from smallworld.core.scoring import tokens_on_the_map
from smallworld.server.messages.tables import Player
from smallworld.server.storage.club.results import GameResult, SeatResult
from smallworld.server.tables.clocks import Times
from smallworld.server.tables.table import OVER, Table

MEAN_DIE: Final = sum(DIE_FACES) / len(DIE_FACES)


@dataclass
class SeatTrack:
    """What a seat did in a game."""

    races: list[str] = field(default_factory=list)
    powers: list[str] = field(default_factory=list)
    declines: list[int] = field(default_factory=list)  # rounds
    rolls: int = 0
    luck: float = 0.0


@dataclass(frozen=True)
class Ended:
    """A finished game, copied out of its table: tables change while they are used."""

    game: str
    at: float
    map: str
    rounds: int
    is_over: bool  # by the rules
    is_rated: bool
    players: list[Player]
    coins: list[int]
    tokens: list[int]  # on the map: they break ties
    seconds: list[float]
    tracks: list[SeatTrack]


def ended_game(table: Table) -> Ended | None:
    """Return a finished game; ``None`` if it does not count."""
    if table.broken or not table.closed or not _counts(table):
        return None
    at = next(row.at for row in reversed(table.log) if row.kind == "close")
    state = table.game.state
    seats = range(len(table.players))
    return Ended(
        game=table.row.id,
        at=at,
        map=table.row.map,
        rounds=min(int(state.round), int(state.box.board.rounds)),
        is_over=table.game.over,
        is_rated=table.row.table.rated,
        players=list(table.players),
        coins=[int(state.coins(seat)) for seat in seats],
        tokens=[int(tokens_on_the_map(state, seat)) for seat in seats],
        seconds=[round(spent, 3) for spent in Times(table, at).whole],
        tracks=_tracks(table),
    )


def _counts(table: Table) -> bool:
    row = table.row
    if row.table.practice or row.start is not None or row.dealer or is_continued(table):
        return False
    if any(player.who == "open" for player in table.players):
        return False
    if table.closed == OVER:
        return table.game.over
    people = [player for player in table.players if player.who == "person"]
    gave_up = [player for player in people if player.conceded]
    is_given_up = table.closed == "conceded" or len(gave_up) == len(people)
    return table.closed in ("conceded", "nobody is left") and bool(gave_up) and is_given_up


def is_continued(table: Table) -> bool:
    """Return whether a table began with actions of another game: a fork, or a game file."""
    created = table.row.created
    return any(
        row.kind == "say" and row.seat is not None and row.at <= created for row in table.log
    )


def _tracks(table: Table) -> list[SeatTrack]:
    tracks = [SeatTrack() for _ in table.players]
    round_now = 1
    for line in table.game.log:
        for event in line.events:
            facts = event.facts
            if event.kind == "turn_began":
                round_now = _number(facts["round"])
                continue
            if event.kind not in ("combo_picked", "declined", "die_rolled"):
                continue
            track = tracks[_number(facts["seat"])]
            if event.kind == "combo_picked":
                track.races.append(str(facts["race"]))
                track.powers.append(str(facts["power"]))
            elif event.kind == "declined":
                track.declines.append(round_now)
            else:
                track.rolls += 1
                track.luck += _number(facts["number"]) - MEAN_DIE
    return tracks


def _number(fact: object) -> int:
    assert isinstance(fact, int)
    return int(fact)


def result_of(ended: Ended, owners: Mapping[int, str]) -> GameResult | None:
    """Return the result, given who holds the seats; ``None`` without any person.

    In a rated game, a player whose seat a bot plays at the end has lost. A rated game is none if
    the owner of a seat is not known any more: somebody has been forgotten.
    """
    if not owners:
        return None
    seats_of_people = [seat for seat, player in enumerate(ended.players) if player.who == "person"]
    is_rated = ended.is_rated and all(seat in owners for seat in seats_of_people)
    pool = pool_of(len(ended.players)) if is_rated else ""
    gave_up = [
        player.conceded or (pool != "" and seat in owners and player.bot != "")
        for seat, player in enumerate(ended.players)
    ]
    seats = [
        SeatResult(
            seat=seat,
            owner=owners.get(seat, ""),
            name=player.name,
            bot="" if seat in owners else player.bot,
            place=place,
            coins=ended.coins[seat],
            gave_up=gave_up[seat],
            races=track.races,
            powers=track.powers,
            declines=track.declines,
            rolls=track.rolls,
            luck=round(track.luck, 3),
            seconds=ended.seconds[seat],
        )
        for seat, (player, place, track) in enumerate(
            zip(ended.players, places_of(ended, gave_up), ended.tracks, strict=True)
        )
    ]
    return GameResult(ended.game, 0, ended.at, ended.map, ended.rounds, pool, seats)


def places_of(ended: Ended, gave_up: list[bool]) -> list[int]:
    """Return the place of each seat from 1: by coins, then tokens; ties share the better place.

    Players who gave up share the last place. If the game ended before its last turn, the others
    share the first one.
    """

    def worth(seat: int) -> tuple[bool, int, int]:
        if gave_up[seat] or not ended.is_over:
            return not gave_up[seat], 0, 0
        return True, ended.coins[seat], ended.tokens[seat]

    worths = [worth(seat) for seat in range(len(ended.players))]
    return [1 + sum(other > mine for other in worths) for mine in worths]
