"""Bots at a table for tests: small budgets, counted coins, every choice checked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from smallworld.bots.registry import Bot, create_bot
from smallworld.core.actions import written
from smallworld.core.engine import legal_actions
from smallworld.core.state import State
from smallworld.core.view import view_of
from smallworld.packs.loader import base_box
from smallworld.packs.options import options_from
from smallworld.play.coin_count import Ledger
from smallworld.play.dealer import Dealer, ScriptedDealer
from smallworld.play.game import Game

# One pass of the narrowest search: whole games take a fraction of a second.
SMALL: dict[str, dict[str, int]] = {
    "random": {},
    "learned": {},
    "greedy": {"nodes": 1},
    "habit": {"nodes": 1},
    "master": {"nodes": 1, "width": 1, "candidates": 2, "stages": 1, "batch": 1, "turns": 1},
    "grandmaster": {
        **{"nodes": 1, "width": 1, "candidates": 2, "stages": 1, "batch": 1, "turns": 1},
        **{"rounds": 1, "beam": 1, "branches": 2, "visits": 0},
    },
}
SMALL_PLANNER = {"nodes": 1, "width": 1}


def small_bot(name: str, seed: int = 1) -> Bot:
    """Create a bot of the registry with the smallest budget."""
    return create_bot(name, seed=seed, **SMALL.get(name, SMALL_PLANNER))


def new_game(map: str, seed: int, options: dict[str, bool] | None = None) -> Game:
    """Start a game on ``map`` with its first combos revealed."""
    box = base_box(map, options_from(options or {}))
    game = Game(box, [""] * int(box.seats), dealer=Dealer(seed))
    game.deal()
    return game


def checked_choice(bot: Bot, state: State, counted: list[int] | None = None) -> int:
    """Return the bot's action for the acting seat, after checking that it is legal."""
    view = view_of(state, int(state.actor))
    legal = legal_actions(state)
    seen, offered = view.snapshot(), list(legal)
    action = bot.choose(view, legal, counted)
    assert action in offered, f"{action} is not legal"
    assert view.snapshot() == seen and legal == offered, "the bot changed what it was shown"
    return action


def moves(game: Game, bots: Sequence[Bot], *, counting: bool = True) -> Iterator[tuple[int, int]]:
    """Play ``game`` to the end; yield each seat and its action before it is applied."""
    ledger = Ledger(game.coins)
    while not game.over:
        seat = game.to_act
        assert seat is not None
        if counting:
            assert ledger.coins == game.coins
        action = checked_choice(bots[seat], game.state, list(ledger.coins) if counting else None)
        yield seat, action
        ledger.add_events(game.play(action))


def play_on(game: Game, bots: Sequence[Bot], *, counting: bool = True) -> Game:
    """Play ``game`` to the end and return it."""
    for _ in moves(game, bots, counting=counting):
        pass
    return game


def play_turn(bot: Bot, state: State, *, die: int = 0) -> list[str]:
    """Return the actions of ``bot`` until its turn ends; the die always shows ``die``."""
    dealer = ScriptedDealer([f"die {die}"] * 500, seed=1)
    game = Game(state.box, [""] * int(state.box.seats), start=state, dealer=dealer)
    game.deal()
    seat, words = game.state.turn, []
    while not game.over and game.state.turn == seat and game.to_act == seat:
        action = checked_choice(bot, game.state, game.coins)
        words.append(written(action, state.box))
        game.play(action)
    return words
