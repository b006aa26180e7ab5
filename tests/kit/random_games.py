"""Random games, the same in every build: as games with a log, or as bare states."""

from __future__ import annotations

import random
from collections.abc import Iterator

from smallworld.core.actions import ABANDON, DECLINE, DECLINED_ABANDON, STOP, block_of
from smallworld.core.box import Box
from smallworld.core.engine import legal_actions, perform
from smallworld.core.playout import Xorshift, draw
from smallworld.core.state import OVER, State, new_state
from smallworld.packs.loader import base_box
from smallworld.packs.options import options_from
from smallworld.play.dealer import Dealer
from smallworld.play.game import DEALER, Game

MAPS = ("base/2", "base/3", "base/4", "base/5")
LONGEST_GAME = 20_000
TIMID = (STOP, DECLINE, ABANDON, DECLINED_ABANDON)


def random_game(
    map: str,
    options: dict[str, bool],
    seed: int,
    *,
    bold: bool = False,
    lines: int = LONGEST_GAME,
) -> Iterator[Game]:
    """Play a random game and yield it before each line, to its end or for ``lines`` lines.

    A ``bold`` player rarely stops or declines, so that the map fills up.
    """
    return random_game_with(base_box(map, options_from(options)), seed, bold=bold, lines=lines)


def random_game_with(
    box: Box, seed: int, *, bold: bool = False, lines: int = LONGEST_GAME
) -> Iterator[Game]:
    """Play a random game with any box; see ``random_game``."""
    names = [f"Seat {seat}" for seat in range(int(box.seats))]
    game = Game(box, names, dealer=Dealer(seed))
    chance = random.Random(seed)
    while not game.over and len(game.log) < lines:
        yield game
        answer = game.dealer.answer(game.state)
        if answer is not None:
            game.append(DEALER, answer)
        else:
            game.append(game.to_act, _choice(legal_actions(game.state), chance, bold))
    if lines == LONGEST_GAME:
        assert game.over, "the game does not end"
    yield game


def _choice(actions: list[int], chance: random.Random, bold: bool) -> int:
    if bold and chance.random() < 0.8:
        actions = [action for action in actions if block_of(action) not in TIMID] or actions
    return chance.choice(actions)


def random_states(map: str, seed: int, **options: bool) -> Iterator[State]:
    """Yield every state of a random game, also those that wait for the dealer."""
    state = new_state(base_box(map, options_from(options)))
    chance = Xorshift(seed)
    while True:
        yield state
        if state.phase == OVER:
            return
        if state.awaits_chance:
            perform(state, int(draw(state, chance)))
        else:
            actions = legal_actions(state)
            perform(state, actions[int(chance.below(len(actions)))])


def sampled_states(map: str, seed: int, every: int, **options: bool) -> Iterator[State]:
    """Yield every ``every``-th state of a random game, and its last one."""
    for step, state in enumerate(random_states(map, seed, **options)):
        if step % every == 0 or state.phase == OVER:
            yield state
