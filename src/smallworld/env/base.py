"""One game for an environment: table, spaces, seeds and rewards; and the agents of PettingZoo."""

from __future__ import annotations

import random
from typing import Any, Final

from smallworld.extras import needs_extra

with needs_extra("An environment", "env"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

from smallworld.core.bits import region_set
from smallworld.core.scoring import winners
from smallworld.core.view import SPECTATOR, view_of
from smallworld.env.pictures.render import RENDER_MODES, picture
from smallworld.env.spaces.encoding import Bytes, as_bytes
from smallworld.env.spaces.numbering import Numbering
from smallworld.env.spaces.rewards import Reward, RewardTracker
from smallworld.env.tables.table import Table
from smallworld.packs.loader import base_box
from smallworld.packs.options import options_from
from smallworld.play.dealer import checked_seed

Observation = dict[str, NDArray[Any]]
Options = dict[str, bool]

ILLEGAL_REWARD: Final = -1.0


class SingleGame:
    """One game of an environment, dealt again from seed after seed."""

    def __init__(
        self,
        map: str,
        options: Options | None,
        seed: int | None,
        reward: Reward,
        render_mode: str | None,
        compact: bool = False,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            known = ", ".join(RENDER_MODES)
            raise ValueError(f"nothing is rendered as {render_mode!r}; there are: {known}")
        box = base_box(map, options_from(options or {}))
        self.box = box
        self.table = Table(box)
        self.numbering = Numbering(box, compact)
        self.seats = int(box.seats)
        self.names = [f"seat_{seat}" for seat in range(self.seats)]
        self.render_mode = render_mode
        self._first = checked_seed(seed)
        self._seeds = random.Random(self._first)
        self._reward_tracker = RewardTracker(reward, 1, self.seats)
        self._each_step = reward == "income"
        self._paid = np.zeros((1, self.seats), np.float32)

    def begin(self, seed: int | None = None) -> None:
        """Deal a new game from ``seed``, or from the next seed in sequence."""
        if seed is not None:
            self._first = checked_seed(seed)
            self._seeds = random.Random(self._first)
        self.table.begin(self._seeds.getrandbits(63) if self._first is None else self._first)
        self._first = None
        self._reward_tracker.begin()

    def act(self, action: int) -> bool:
        """Apply an action in the environment's numbering; return False if it is not legal."""
        return self.table.act(self.numbering.engine_number(action))

    def lowest_legal(self) -> int:
        """Return the legal action with the lowest number."""
        return int(self.numbering.places[min(self.table.legal())])

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
        seen = as_bytes(self.table.observation(seat))
        return {"observation": seen, "action_mask": self.mask(seat)}

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return the action mask of ``seat``; all zero if it is not the one to act."""
        if seat != self.table.to_act or self.table.over:
            return self.no_actions()
        return self.numbering.of_mask(np.frombuffer(bytearray(self.table.mask()), np.int8))

    def no_actions(self) -> NDArray[np.int8]:
        """Return a mask without any legal action."""
        return np.zeros(self.numbering.size, np.int8)

    def state(self) -> Bytes:
        """Return the whole table as seat 0 would see it with all coins open."""
        return as_bytes(self.table.observation(0, True))

    def state_space(self) -> spaces.Box:
        """Return the space of ``state``."""
        return spaces.Box(0, 255, (int(self.table.layout.length),), np.uint8)

    def observation_space(self) -> spaces.Dict:
        """Return the space of observation bytes and action flags."""
        length = int(self.table.layout.length)
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (length,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.numbering.size,), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete:
        """Return the space of all actions of a seat."""
        return spaces.Discrete(self.numbering.size)

    def render(self, viewer: int | None = None) -> str | Bytes | None:
        """Render the table in ``render_mode``; coins hidden from ``viewer`` are not shown."""
        if self.render_mode is None:
            return None
        view = view_of(self.table.state, SPECTATOR if viewer is None else viewer)
        return picture(view.as_state(), self.names, self.render_mode)


class Agents:
    """What both PettingZoo environments share: an agent for each seat of one game."""

    def _set_up(
        self,
        map: str,
        options: Options | None,
        seed: int | None,
        render_mode: str | None,
        reward: Reward,
        max_cycles: int | None,
        compact: bool,
    ) -> None:
        """Create the game, its agents and their spaces."""
        if max_cycles is not None and not (isinstance(max_cycles, int) and max_cycles >= 1):
            raise ValueError(f"max_cycles is 1 or more, or None to play on, not {max_cycles!r}")
        self._game = SingleGame(map, options, seed, reward, render_mode, compact)
        self._table = self._game.table
        self._max_cycles = max_cycles
        self.box = self._game.box
        self.numbering = self._game.numbering
        self.render_mode = render_mode
        self.state_space = self._game.state_space()
        self.possible_agents = list(self._game.names)
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: self._game.observation_space() for agent in self.possible_agents
        }
        self.action_spaces = {agent: self._game.action_space() for agent in self.possible_agents}

    def _check_begun(self) -> None:
        """Raise ``ValueError`` before the first game and after the end of one."""
        if not self.agents:
            raise ValueError("no game is going on: call reset() first")

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the same space object every time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the same space object every time."""
        return self.action_spaces[agent]

    def state(self) -> Bytes:
        """Return the whole table for a centralised critic; it contains hidden coins.

        It is the observation of seat 0 with all coins open, whichever seat acts.
        """
        return self._game.state()

    def render(self) -> str | Bytes | None:
        """Render the table as the seat to act sees it."""
        return self._game.render(self._table.to_act)

    def close(self) -> None:
        """Do nothing: no resource is open."""
