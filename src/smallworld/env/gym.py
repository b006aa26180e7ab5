"""Gymnasium environments for one seat; bots play the others.

Importing this module registers ``smallworld/base-2-v1`` to ``smallworld/base-5-v1``.

    import gymnasium, smallworld.env.gym
    env = gymnasium.make("smallworld/base-2-v1", opponents="greedy")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from smallworld.bots.registry import Bot, create_bot
from smallworld.core.view import view_of
from smallworld.env.base import ILLEGAL_REWARD, NO_ACTIONS, Observation, Options, SingleGame
from smallworld.env.encoding import Bytes
from smallworld.env.render import RENDER_MODES
from smallworld.env.rewards import Reward
from smallworld.packs.loader import map_ids

SEARCH_NODES = 1000  # budget of searching bots: nodes, not seconds, so that games repeat


class SmallWorldSeat(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat of a game. An illegal action ends the episode with a reward of -1.

    ``opponents`` is the name of a bot for all other seats, or one name for each of them in seat
    order. Rewards from the others' turns are added to the preceding action.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        map: str = "base/2",
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        options: Options | None = None,
        render_mode: str | None = None,
        *,
        reward: Reward = "win",
    ) -> None:
        self._game = SingleGame(map, options, None, reward, render_mode)
        self._table = self._game.table
        if not 0 <= seat < self._game.seats:
            raise ValueError(f"{map} has seats 0 to {self._game.seats - 1}, not {seat}")
        self.seat = seat
        self._names = self._opponents(opponents)
        self._bots: dict[int, Bot] = {}
        self.render_mode = render_mode
        self.observation_space: spaces.Dict = self._game.observation_space()
        self.action_space = self._game.action_space()

    def _opponents(self, given: str | Sequence[str]) -> dict[int, str]:
        others = [seat for seat in range(self._game.seats) if seat != self.seat]
        names = [given] * len(others) if isinstance(given, str) else list(given)
        if len(names) != len(others):
            raise ValueError(f"{len(others)} other seats need so many bots, not {len(names)}")
        return dict(zip(others, names, strict=True))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and let the bots play until this seat must decide."""
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(2**62))
        self._game.begin(dealt)
        self._bots = {
            seat: create_bot(name, seed=dealt % 2**32 + seat, **_settings(name))
            for seat, name in self._names.items()
        }
        self._others()
        return self._game.observation(self.seat), {}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Apply ``action``, then let the bots play until this seat must decide again."""
        if self._table.over or not self._bots:
            raise ValueError("no game is going on: call reset() first")
        if not self._table.act(int(action)):
            self._bots = {}
            seen = self._game.observation(self.seat)
            seen["action_mask"] = NO_ACTIONS.copy()
            return seen, ILLEGAL_REWARD, True, False, {"illegal": True}
        paid = self._paid() + self._others()
        if self.render_mode == "human":
            self.render()
        return self._game.observation(self.seat), paid, self._table.over, False, {}

    def _paid(self) -> float:
        rewards = self._game.rewards()
        return 0.0 if rewards is None else rewards[self.seat]

    def _others(self) -> float:
        """Let the bots play, and return the reward of this seat."""
        table, paid = self._table, 0.0
        while not table.over and table.to_act != self.seat:
            seat = table.to_act
            # Payments and incomes are public, so bots may count all coins.
            coins = [int(table.state.coins(other)) for other in range(self._game.seats)]
            view = view_of(table.state, seat)
            chosen = self._bots[seat].choose(view, table.legal(), coins)
            if not table.act(chosen):
                raise ValueError(f"the bot {self._names[seat]} chose {chosen}, which is illegal")
            paid += self._paid()
        return paid

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the action mask alone, for libraries with masked policies."""
        return self._game.observation(self.seat)["action_mask"].astype(np.bool_)

    def render(self) -> str | Bytes | None:
        """Render the table as this seat sees it."""
        return self._game.render(self.seat)


def _settings(name: str) -> dict[str, int]:
    return {"nodes": SEARCH_NODES} if name in ("planner", "hard") else {}


def register() -> None:
    """Register the boards for ``gymnasium.make``."""
    for map in map_ids():
        gymnasium.register(
            id=f"smallworld/{map.replace('/', '-')}-v1",
            entry_point="smallworld.env.gym:SmallWorldSeat",
            kwargs={"map": map},
        )


register()
