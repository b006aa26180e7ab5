"""Estimate the chances to win of a position by random games on numbers.

python examples/python/playouts.py [games]
"""

from __future__ import annotations

import sys

from smallworld import Game, State, fast, new_game


def play_out(state: State, chance: fast.Xorshift) -> None:
    """Play a state to its end, every seat at random."""
    while not fast.is_over(state):
        fast.deal(state, chance)  # dice and new combos, with the right odds
        actions = fast.seat_actions(state)
        if actions:
            fast.apply(state, actions[chance.below(len(actions))])


def chances(game: Game, games: int, seed: int = 1) -> list[float]:
    """Return the share of random games that each seat wins from here."""
    chance = fast.Xorshift(seed)
    wins = [0.0] * len(game.names)
    for _ in range(games):
        state = game.state.clone()
        play_out(state, chance)
        best = fast.winners(state)
        for seat in best:
            wins[seat] += 1 / len(best)
    return [share / games for share in wins]


def main(games: int = 1000) -> None:
    """Compare the six combos of the first turn."""
    game = new_game("base/2", seed=7)
    for combo in game.view(0).column:
        after = game.copy()
        after.play(f"pick {combo.place}")
        share = chances(after, games)[0]
        print(f"{combo.power} {combo.race}: {share:.0%} for {combo.price} coins")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
