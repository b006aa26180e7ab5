"""The OpenSpiel game ``small_world``; importing this module registers it.

    import pyspiel, smallworld.env.openspiel
    game = pyspiel.load_game("small_world(map=base/3)")

Die and reveals are chance nodes with their true probabilities. Actions and outcomes have the
numbers of ``docs/actions.md``. Every action, roll and reveal is public, so a player with perfect
recall knows everything: the game has perfect information. An observation is what a seat is shown
(others' coins are hidden); an information state is what it can know.
"""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any, Final

from smallworld.extras import needs_extra

with needs_extra("The OpenSpiel game", "openspiel"):
    import numpy as np
    import pyspiel

from smallworld.core.actions import DIE, LATER, REVEAL, written
from smallworld.core.box import Box
from smallworld.core.chance import outcomes
from smallworld.core.engine import apply, legal_actions
from smallworld.core.pieces import MAX_SEATS
from smallworld.core.scoring import winners
from smallworld.core.state import OVER, State, new_state, state_from
from smallworld.core.view import view_of
from smallworld.env.spaces.encoding import blocks_of, scales
from smallworld.env.spaces.rewards import win_rewards
from smallworld.env.tables.layout import Layout
from smallworld.env.tables.table import observation
from smallworld.packs.loader import base_box
from smallworld.packs.options import options_from
from smallworld.play.position.write import position_json

MOST_DECISIONS_A_TURN: Final = 200
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)

GAME_TYPE: Final = pyspiel.GameType(
    short_name="small_world",
    long_name="Small World",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_SEATS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"map": "base/2", "options": ""},
)


def _switches(text: str) -> dict[str, bool]:
    """Parse options written in the text of a game.

    >>> _switches("+open_coins-ghouls_own_die")
    {'open_coins': True, 'ghouls_own_die': False}
    """
    if not re.fullmatch(r"([+-]\w+)*", text):
        raise ValueError(f"options are written like +open_coins-ghouls_own_die, not {text!r}")
    return {name: sign == "+" for sign, name in re.findall(r"([+-])(\w+)", text)}


class SmallWorldGame(pyspiel.Game):  # type: ignore[misc]
    """The game on one board, with parameters ``map`` and ``options``."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        switches = options_from(_switches(given.get("options", "")))
        self.box = base_box(given.get("map", "base/2"), switches)
        self.layout = Layout(self.box)
        seats = int(self.box.seats)
        turns = seats * int(self.box.board.rounds)
        info = pyspiel.GameInfo(
            num_distinct_actions=DIE,
            max_chance_outcomes=LATER,
            num_players=seats,
            min_utility=-1 / (seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=turns * MOST_DECISIONS_A_TURN,
        )
        super().__init__(GAME_TYPE, info, given)

    def new_initial_state(self) -> SmallWorldState:
        """Return the state before the first combo is revealed."""
        return SmallWorldState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return an observer; with perfect recall, one of information states."""
        if params:
            raise ValueError(f"an observer has no parameters, but was given {params}")
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.box, recalls)


class StateHolder:
    """A state that OpenSpiel can copy and pickle without its box."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> StateHolder:
        return StateHolder(self.state.clone())

    def __reduce__(self) -> tuple[object, ...]:
        box = self.state.box
        return (_restore_holder, (box.board.id, int(box.options), self.state.snapshot()))


def _restore_holder(map: str, options: int, snapshot: list[int]) -> StateHolder:
    return StateHolder(state_from(base_box(map, options), snapshot))


class SmallWorldState(pyspiel.State):  # type: ignore[misc]
    """A node of the game tree."""

    def __init__(self, game: SmallWorldGame) -> None:
        super().__init__(game)
        self.holder = StateHolder(new_state(game.box))
        self._player = CHANCE

    def current_player(self) -> int:
        """Return the acting seat, chance or terminal."""
        return self._player

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self._player == TERMINAL

    def is_chance_node(self) -> bool:
        """Must the dealer act? The inherited method is slower, because it goes through C++."""
        return self._player == CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(legal_actions(self.holder.state))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the die faces, or every combo that may be revealed, with probabilities."""
        return outcomes(self.holder.state)

    def _apply_action(self, action: int) -> None:
        state = self.holder.state
        apply(state, action)
        if state.phase == OVER:
            self._player = TERMINAL
        elif state.awaits_chance:
            self._player = CHANCE
        else:
            self._player = int(state.actor)

    def _action_to_string(self, player: int, action: int) -> str:
        return _text(action, self.holder.state.box)

    def returns(self) -> list[float]:
        """Return 1 for the winner and -1 in total for the others, once the game is over."""
        state = self.holder.state
        seats = int(state.box.seats)
        if self._player != TERMINAL:
            return [0.0] * seats
        won = sum(1 << seat for seat in winners(state))
        paid: list[float] = win_rewards(np.array([won]), seats)[0].tolist()
        return paid

    def __str__(self) -> str:
        """Return the position with all coins."""
        return _position(self.holder.state)


class Observer:
    """Writes what a seat sees, or what it can know, as a tensor and as text."""

    def __init__(self, box: Box, recalls: bool) -> None:
        self._layout = Layout(box)
        self._scales = scales(box)
        self._recalls = recalls
        self.tensor = np.zeros(int(self._layout.length), np.float32)
        self.dict = blocks_of(self.tensor, self._layout)

    def set_from(self, state: SmallWorldState, player: int) -> None:
        """Fill the tensor with the scaled observation."""
        seen = observation(state.holder.state, player, self._layout, self._recalls)
        np.multiply(np.frombuffer(memoryview(seen), np.uint8), self._scales, out=self.tensor)

    def string_from(self, state: SmallWorldState, player: int) -> str:
        """Return the view as a position; with perfect recall, all actions line by line."""
        state_held = state.holder.state
        if self._recalls:
            lines = [_text(action, state_held.box) for action in state.history()]
            return "\n".join([f"seat {player}", *lines])
        return f"seat {player} {_position(view_of(state_held, player).as_state())}"


def _position(state: State) -> str:
    return json.dumps(position_json(state), separators=(",", ":"))


@cache
def _plain_text(action: int) -> str:
    return written(action)


def _text(action: int, box: Box) -> str:
    return written(action, box) if REVEAL <= action < LATER else _plain_text(action)


pyspiel.register_game(GAME_TYPE, SmallWorldGame)
