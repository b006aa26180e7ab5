"""Scripts that find the tables of a player that may wait for the player."""

from __future__ import annotations

from collections.abc import Sequence

from smallworld.server.storage.scripts import Query, Script, places


def open_games_of(holders: Sequence[str], limit: int) -> Script[list[tuple[str, list[int]]]]:
    """Return open games with the seats of a player, those that changed last first."""
    rows = yield Query(
        "SELECT id FROM games WHERE NOT closed AND id IN (SELECT game FROM secrets"
        f" WHERE kind = 'seat' AND device IN ({places(holders)}))"
        " ORDER BY updated DESC, id LIMIT ?",
        (*holders, limit),
    )
    seats: dict[str, list[int]] = {game: [] for (game,) in rows}
    if seats:
        found = yield Query(
            "SELECT DISTINCT game, seat FROM secrets WHERE kind = 'seat'"
            f" AND game IN ({places([*seats])}) AND device IN ({places(holders)})"
            " ORDER BY game, seat",
            (*seats, *holders),
        )
        for game, seat in found:
            seats[game].append(int(seat))
    return list(seats.items())
