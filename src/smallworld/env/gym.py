"""Gymnasium environments for one seat; bots or policies play the others.

Importing this module registers ``smallworld/base-2-v1`` to ``smallworld/base-5-v1``, and
``gymnasium.make`` can import it by itself:

    env = gymnasium.make("smallworld.env.gym:smallworld/base-2-v1", opponents="greedy")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Literal

from smallworld.extras import needs_extra

with needs_extra("The Gymnasium environment", "env"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

from smallworld.bots.registry import Bot
from smallworld.env.base import ILLEGAL_REWARD, Observation, Options, SingleGame
from smallworld.env.opponents import Opponent, Opponents, Policy
from smallworld.env.pictures.render import RENDER_MODES
from smallworld.env.spaces.encoding import Bytes
from smallworld.env.spaces.rewards import Reward
from smallworld.env.tables.chance import Chance
from smallworld.packs.loader import map_ids

Seat = int | Literal["random"]


class SmallWorldSeat(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat of a game. An illegal action ends the episode with a reward of -1.

    ``seat`` is a number, or ``"random"`` for another seat in each episode. ``opponents`` is one
    opponent for all other seats, or one for each of them in seat order;
    ``smallworld.env.opponents`` lists the kinds. Rewards from the others' turns are added to the
    preceding action. ``compact`` numbers only the actions of this board (``numbering`` maps them
    to the engine's).
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        map: str = "base/2",
        seat: Seat = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        options: Options | None = None,
        render_mode: str | None = None,
        *,
        reward: Reward = "win",
        compact: bool = False,
    ) -> None:
        self._game = SingleGame(map, options, None, reward, render_mode, compact)
        self._table = self._game.table
        self.box = self._game.box
        self.numbering = self._game.numbering
        self._seat = check_seat(seat, map, self._game.seats)
        self.seat = 0 if seat == "random" else seat
        self._opponents = Opponents(opponents, self._table.layout, self.numbering, self._game.seats)
        self._playing: dict[int, Bot | Policy] = {}
        self._random_seats = 0
        self._choices = Chance(0)
        self._going_on = False
        self.render_mode = render_mode
        self.observation_space: spaces.Dict = self._game.observation_space()
        self.action_space = self._game.action_space()
        self.state_space = self._game.state_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and let the others play until this seat must decide."""
        super().reset(seed=seed)
        dealt, self.seat = draw_episode(self.np_random, self._seat, self._game.seats)
        self._game.begin(dealt)
        self._playing = self._opponents.create(self.seat, dealt)
        self._random_seats = self._opponents.random_seats(self.seat)
        self._choices = choices_from(dealt)
        self._going_on = True
        self._others()
        self._paid()  # what the others were paid before belongs to no action
        return self._game.observation(self.seat), {}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Apply ``action``, then let the others play until this seat must decide again."""
        if self._table.over or not self._going_on:
            raise ValueError("no game is going on: call reset() first")
        if not self._game.act(int(action)):
            self._going_on = False
            seen = self._game.observation(self.seat)
            seen["action_mask"] = self._game.no_actions()
            return seen, ILLEGAL_REWARD, True, False, {"illegal": True}
        self._others()
        if self.render_mode == "human":
            self.render()
        return self._game.observation(self.seat), self._paid(), self._table.over, False, {}

    def _paid(self) -> float:
        rewards = self._game.rewards()
        return 0.0 if rewards is None else rewards[self.seat]

    def _others(self) -> None:
        """Let the others play until this seat must decide."""
        table = self._table
        if self._random_seats:
            table.play_at_random(self._random_seats, self._choices)
        while not table.over and table.to_act != self.seat:
            opponent = self._playing[table.to_act]
            table.act(self._opponents.choose(opponent, table.state, table.legal()))
            if self._random_seats:
                table.play_at_random(self._random_seats, self._choices)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the action mask alone, for libraries with masked policies."""
        if not self._going_on:
            return np.zeros(self.numbering.size, np.bool_)
        return self._game.mask(self.seat).view(np.bool_)

    def state(self) -> Bytes:
        """Return the whole table for a centralised critic; it contains hidden coins.

        It is the observation of seat 0 with all coins open, whichever seat this is.
        """
        return self._game.state()

    def render(self) -> str | Bytes | None:
        """Render the table as this seat sees it."""
        return self._game.render(self.seat)


def check_seat(seat: Seat, map: str, seats: int) -> Seat:
    """Return ``seat``, or raise ``ValueError`` if the board has no such seat."""
    if seat == "random" or (isinstance(seat, int) and 0 <= seat < seats):
        return seat
    raise ValueError(f'{map} has seats 0 to {seats - 1} and "random", not {seat!r}')


def draw_episode(random: np.random.Generator, seat: Seat, seats: int) -> tuple[int, int]:
    """Draw the seed of an episode, and its seat if that is random."""
    dealt = int(random.integers(2**62))
    return dealt, int(random.integers(seats)) if seat == "random" else seat


def choices_from(dealt: int) -> Chance:
    """Return the generator of the seats that play at random in an episode."""
    return Chance(~dealt)


def register() -> None:
    """Register the boards for ``gymnasium.make``."""
    for map in map_ids():
        gymnasium.register(
            id=f"smallworld/{map.replace('/', '-')}-v1",
            entry_point="smallworld.env.gym:SmallWorldSeat",
            vector_entry_point="smallworld.env.vector:SmallWorldVector",
            kwargs={"map": map},
        )


register()
