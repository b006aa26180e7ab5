"""The coins a seat can know of by counting: every payment and every income is public (V4)."""

from __future__ import annotations

from smallworld.play.game import Game


def counted_coins(game: Game, seat: int) -> list[int]:
    """The coins of all seats, as whoever sits at ``seat`` and counts along takes them to be.

    What lay hidden in a set position nobody can count: there the others are taken to have begun
    with as many as the seat itself, and what happened since is added to that.
    """
    if game.start is None:
        return game.coins
    began = [int(game.start.coins(other)) for other in range(len(game.names))]
    gained = [now - then for now, then in zip(game.coins, began, strict=True)]
    return [max(0, began[seat] + more) for more in gained]
