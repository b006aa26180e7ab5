"""How fast bots think: turns, decisions and nodes a second on a board."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass

from smallworld.bots.registry import Bot, create_bot
from smallworld.core.box import Box
from smallworld.core.engine import legal_actions
from smallworld.play.dealer import Dealer
from smallworld.play.game import Game

CALIBRATION_NODES = 4000  # a turn: enough for wide passes, as in a second's thought


@dataclass
class Pace:
    """What a bot did in so many seconds of its own; the rules and the dealer are not counted."""

    turns: int = 0
    decisions: int = 0
    nodes: int = 0
    seconds: float = 0.0

    def per_second(self, count: int) -> float:
        """A count of this pace as a rate."""
        return count / max(self.seconds, 1e-9)


def pace_of(name: str, box: Box, seconds: float, **settings: int) -> Pace:
    """How fast a bot plays all seats of games with ``box``, measured for about ``seconds``."""
    pace = Pace()
    began = time.perf_counter()
    seed = 0
    while time.perf_counter() - began < seconds or not pace.turns:
        seed += 1
        bot = create_bot(name, seed=seed, **settings)
        for spent, decisions in turns_of(bot, box, seed):
            pace.turns += 1
            pace.decisions += decisions
            pace.seconds += spent
            if time.perf_counter() - began >= seconds:
                break
        pace.nodes += int(getattr(bot, "looked_at", 0))
    return pace


def turns_of(bot: Bot, box: Box, seed: int) -> Iterator[tuple[float, int]]:
    """Seconds of thought and decisions of each turn of one game, the seat's own only."""
    names = [f"Seat {seat}" for seat in range(int(box.seats))]
    game = Game(box, names, dealer=Dealer(seed))
    game.deal()
    while not game.over:
        yield _one_turn(bot, game)


def _one_turn(bot: Bot, game: Game) -> tuple[float, int]:
    turn = (int(game.state.round), int(game.state.turn))
    spent, decisions = 0.0, 0
    while not game.over and (int(game.state.round), int(game.state.turn)) == turn:
        seat = game.to_act
        assert seat is not None
        view, legal, coins = game.view(seat), legal_actions(game.state), game.coins
        began = time.perf_counter()
        action = bot.choose(view, legal, coins)
        if seat == turn[1]:  # who flees decides out of turn
            spent += time.perf_counter() - began
            decisions += 1
        game.play(action)
    return spent, decisions
