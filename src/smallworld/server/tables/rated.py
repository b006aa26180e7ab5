"""What is different at a rated table: its rules, and who may sit down.

A rated game is played by the rules of the box, by different players, against the clock, and
without help. Other modules ask ``table.row.table.rated`` where a player could otherwise get rid
of a loss: see ``seats`` (leaving, handing over), ``table`` (undo) and ``fork``. In tournaments,
too, nobody else plays for a player (``is_in_tournament``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from smallworld.bots.data.ratings import bot_rating, pool_of
from smallworld.server.messages.tables import Player, TableRules
from smallworld.server.refusals import Forbidden, Unprocessable
from smallworld.server.storage.club.people import holders_of, seats_held
from smallworld.server.storage.club.tournaments import tournament_of
from smallworld.server.storage.protocol import Storage
from smallworld.server.storage.rows import GameRow
from smallworld.server.tables.clocks import NO_CLOCK

_OPEN_COINS: Final = "open_coins"


def check_rated(
    row: GameRow, players: Sequence[Player], holders: Mapping[int, str], *, is_continued: bool
) -> None:
    """Refuse a new table that cannot be rated; the fact ``why`` names the rule.

    ``holders`` are the owners of the seats of people: each person has one seat.
    """
    is_own_box = row.packs or row.board or row.map != f"base/{len(players)}"
    people = [player for player in players if player.who == "person"]
    broken = {
        "position": is_continued or row.start is not None or bool(row.dealer),
        "packs": bool(is_own_box),
        "coins": row.options.get(_OPEN_COINS, False),
        **_broken_rules(row.table),
        "people": not people and not any(player.who == "open" for player in players),
        "seats": len(set(holders.values())) < len(people),
    }
    _refuse(broken)
    for player in players:
        if player.who == "bot":
            check_rated_bot(player.bot, len(players))


def check_rated_rules(rules: TableRules) -> None:
    """Refuse rules with which no table can be rated."""
    _refuse(_broken_rules(rules))


def _refuse(broken: Mapping[str, bool]) -> None:
    for why, is_broken in broken.items():
        if is_broken:
            raise Unprocessable("rated.rules", {"why": why})


def _broken_rules(rules: TableRules) -> dict[str, bool]:
    return {
        "clock": rules.clock == NO_CLOCK,
        "hints": rules.hints,
        "practice": rules.practice,
        "absent": rules.absent != "wait",
    }


def check_rated_bot(bot: str, seats: int) -> None:
    """Refuse a bot without a measured rating."""
    if bot_rating(bot, pool_of(seats)) is None:
        raise Unprocessable("rated.bot", {"bot": bot})


async def is_in_tournament(storage: Storage, game: str) -> bool:
    """Return whether a game is a table of a tournament."""
    return await storage.query(partial(tournament_of, game)) != ""


async def check_other_player(storage: Storage, game: str, device: str) -> None:
    """Refuse a second seat for the player of a device."""
    holders = await storage.query(partial(holders_of, device))
    if await storage.query(partial(seats_held, game, holders)):
        raise Forbidden("rated.own_seat")
