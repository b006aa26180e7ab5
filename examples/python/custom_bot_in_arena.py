"""Write a bot that reads its view, and measure it in the arena of this process.

python examples/python/custom_bot_in_arena.py [games]
"""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass

from smallworld import View
from smallworld.bots.registry import Bot
from smallworld.core.actions import written
from smallworld.lab.arena.run import run_arena
from smallworld.lab.games.plan import Plan
from smallworld.lab.games.players import Player


class Farmer:
    """Takes the combo with most tokens, empty regions first, and declines when worn out."""

    def __init__(self, seed: int | None = None) -> None:
        self.chance = random.Random(seed)

    def choose(self, view: View, legal: list[int], counted_coins: list[int] | None = None) -> int:
        """Return one of ``legal``."""
        texts = {written(action, view.box): action for action in legal}
        if view.phase == "start" and "decline" in texts and len(view.me.regions) >= 6:
            return texts["decline"]
        picks = [combo for combo in view.column if f"pick {combo.place}" in texts]
        if picks:
            best = max(picks, key=lambda combo: combo.tokens + combo.coins - combo.price)
            return texts[f"pick {best.place}"]
        conquests = [text for text in texts if text.startswith("conquer")]
        sure = [text for text in conquests if "die" not in text]
        free = [text for text in sure if view.region(int(text.split()[1])).tokens == 0]
        calm = [text for text in texts if not text.startswith(("abandon", "stop"))]
        return texts[self.chance.choice(free or sure or conquests or calm or [*texts])]


@dataclass(frozen=True)
class Own(Player):
    """A player of the arena that is built here instead of found by its name."""

    def create_bot(self, seed: int) -> Bot:
        """Create the bot for one seat of one game."""
        return Farmer(seed)


def main(games: int = 100) -> None:
    """Let the farmer meet the random bot at two seats, on the same deals in both seats."""
    players = (Own("farmer", "farmer"), Player("random", "random"))
    wins = 0.0
    outcomes = run_arena(Plan(players, seats=(2,), games=games))
    for outcome in outcomes:
        assert not any(outcome.faults), outcome.first_faults
        winners = [outcome.players[seat] for seat in outcome.winners]
        wins += winners.count("farmer") / len(winners)
    print(f"farmer wins {wins / len(outcomes):.0%} of {len(outcomes)} games against random")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
