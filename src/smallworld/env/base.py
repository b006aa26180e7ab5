"""One game for an environment: table, spaces, seeds and rewards."""

from __future__ import annotations

import random
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from smallworld.core.bits import region_set
from smallworld.core.scoring import winners
from smallworld.core.view import SPECTATOR, view_of
from smallworld.env.encoding import ACTIONS, Bytes, as_bytes
from smallworld.env.render import RENDER_MODES, picture
from smallworld.env.rewards import Reward, RewardTracker
from smallworld.env.tables.table import Table
from smallworld.packs.loader import base_box
from smallworld.packs.options import options_from

Observation = dict[str, NDArray[Any]]
Options = dict[str, bool]

ILLEGAL_REWARD: Final = -1.0
NO_ACTIONS: Final = np.zeros(ACTIONS, np.int8)


class SingleGame:
    """One game of an environment, dealt again from seed after seed."""

    def __init__(
        self,
        map: str,
        options: Options | None,
        seed: int | None,
        reward: Reward,
        render_mode: str | None,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            known = ", ".join(RENDER_MODES)
            raise ValueError(f"nothing is rendered as {render_mode!r}; there are: {known}")
        box = base_box(map, options_from(options or {}))
        self.table = Table(box)
        self.seats = int(box.seats)
        self.names = [f"seat_{seat}" for seat in range(self.seats)]
        self.render_mode = render_mode
        self._first = seed
        self._seeds = random.Random(seed)
        self._reward_tracker = RewardTracker(reward, 1, self.seats)
        self._each_step = reward == "income"
        self._paid = np.zeros((1, self.seats), np.float32)

    def begin(self, seed: int | None = None) -> None:
        """Deal a new game from ``seed``, or from the next seed in sequence."""
        if seed is not None:
            self._first = seed
            self._seeds = random.Random(seed)
        self.table.begin(self._seeds.getrandbits(63) if self._first is None else self._first)
        self._first = None
        self._reward_tracker.begin()

    def rewards(self) -> list[float] | None:
        """Return the reward of each seat for the last action; None if there is none."""
        table = self.table
        if not table.over and not self._each_step:
            return None
        coins = np.array([[table.state.coins(seat) for seat in range(self.seats)]])
        won = region_set(winners(table.state)) if table.over else 0
        self._reward_tracker.pay(coins, np.array([table.over]), np.array([won]), self._paid)
        paid: list[float] = self._paid[0].tolist()
        return paid

    def observation(self, seat: int) -> Observation:
        """Return the observation of ``seat``, and its action mask if it is the one to act."""
        table = self.table
        if seat == table.to_act and not table.over:
            mask = np.frombuffer(bytearray(table.mask()), np.int8)
        else:
            mask = NO_ACTIONS.copy()
        return {"observation": as_bytes(table.observation(seat)), "action_mask": mask}

    def observation_space(self) -> spaces.Dict:
        """Return the space of observation bytes and action flags."""
        length = int(self.table.layout.length)
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (length,), np.uint8),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete:
        """Return the space of all actions of a seat."""
        return spaces.Discrete(ACTIONS)

    def render(self, viewer: int | None = None) -> str | Bytes | None:
        """Render the table in ``render_mode``; coins hidden from ``viewer`` are not shown."""
        if self.render_mode is None:
            return None
        view = view_of(self.table.state, SPECTATOR if viewer is None else viewer)
        return picture(view.as_state(), self.names, self.render_mode)
