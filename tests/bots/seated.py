"""Bots at a table, as tests need them: small budgets, coins counted, every choice checked."""

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

# One pass of the narrowest search: whole games of it take a fraction of a second.
SMALL: dict[str, dict[str, int]] = {
    "random": {},
    "learned": {},
    "greedy": {"nodes": 1},
    "master": {"nodes": 1, "width": 1, "candidates": 2, "stages": 1, "batch": 1, "turns": 1},
}
SMALL_PLANNER = {"nodes": 1, "width": 1}


def a_bot(name: str, seed: int = 1) -> Bot:
    """A bot of the registry that hardly thinks."""
    return create_bot(name, seed=seed, **SMALL.get(name, SMALL_PLANNER))


def a_table(map: str, seed: int, options: dict[str, bool] | None = None) -> Game:
    """A new game on ``map``, its first combos revealed."""
    box = base_box(map, options_from(options or {}))
    game = Game(box, [""] * int(box.seats), dealer=Dealer(seed))
    game.deal()
    return game


def chosen(bot: Bot, state: State, counted: list[int] | None = None) -> int:
    """What ``bot`` does in the place of the seat to act; it is legal and changes nothing."""
    view = view_of(state, int(state.actor))
    legal = legal_actions(state)
    seen, offered = view.snapshot(), list(legal)
    action = bot.choose(view, legal, counted)
    assert action in offered, f"{action} is not legal"
    assert view.snapshot() == seen and legal == offered, "the bot changed what it was shown"
    return action


def moves(game: Game, bots: Sequence[Bot], *, counting: bool = True) -> Iterator[tuple[int, int]]:
    """Play ``game`` to its end; each seat and its action, before it is played."""
    ledger = Ledger(game.coins)
    while not game.over:
        seat = game.to_act
        assert seat is not None
        if counting:
            assert ledger.coins == game.coins
        action = chosen(bots[seat], game.state, list(ledger.coins) if counting else None)
        yield seat, action
        ledger.add_events(game.play(action))


def play_on(game: Game, bots: Sequence[Bot], *, counting: bool = True) -> Game:
    """The same game at its end."""
    for _ in moves(game, bots, counting=counting):
        pass
    return game


def turn_of(bot: Bot, state: State, *, die: int = 0) -> list[str]:
    """All words ``bot`` says until its turn ends, when the die always shows the same."""
    dealer = ScriptedDealer([f"die {die}"] * 500, seed=1)
    game = Game(state.box, [""] * int(state.box.seats), start=state, dealer=dealer)
    game.deal()
    seat, words = game.state.turn, []
    while not game.over and game.state.turn == seat and game.to_act == seat:
        action = chosen(bot, game.state, game.coins)
        words.append(written(action, state.box))
        game.play(action)
    return words
