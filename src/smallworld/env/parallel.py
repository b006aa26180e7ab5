"""The PettingZoo environment for tools that support only parallel environments.

All seats give an action in every cycle, but only that of the seat to act is applied; the others
have empty masks and their actions are ignored. An illegal action is replaced by the legal one
with the lowest number. Prefer ``smallworld.env.aec`` where a tool supports it.
"""

from __future__ import annotations

from typing import Any, ClassVar

from smallworld.extras import needs_extra

with needs_extra("The PettingZoo environment", "env"):
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import parallel_to_aec

from smallworld.env.base import Agents, Options
from smallworld.env.pictures.render import RENDER_MODES
from smallworld.env.spaces.rewards import Reward

Each = dict[str, Any]


class SmallWorldParallel(Agents, ParallelEnv, EzPickle):  # type: ignore[misc]
    """A game of Small World in cycles, at most ``max_cycles`` if given.

    ``compact`` numbers only the actions of this board (``numbering`` maps them to the engine's).
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "smallworld_parallel_v1",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": True,
        "render_fps": 2,
    }

    def __init__(
        self,
        map: str = "base/3",
        options: Options | None = None,
        seed: int | None = None,
        render_mode: str | None = None,
        *,
        reward: Reward = "win",
        max_cycles: int | None = None,
        compact: bool = False,
    ) -> None:
        EzPickle.__init__(
            self,
            map,
            options,
            seed,
            render_mode,
            reward=reward,
            max_cycles=max_cycles,
            compact=compact,
        )
        self._set_up(map, options, seed, render_mode, reward, max_cycles, compact)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Each, Each]:
        """Deal a new game."""
        self._game.begin(seed)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Each, Each, Each, Each, Each]:
        """Apply the action of the seat to act."""
        agents, acting = self.agents, self.possible_agents[self._table.to_act]
        self._check_begun()
        if acting not in actions:
            raise ValueError(f"{acting} is to act, but has no action among those of {[*actions]}")
        infos: Each = {agent: {} for agent in agents}
        if not self._game.act(int(actions[acting])):
            self._game.act(self._game.lowest_legal())
            infos[acting]["illegal"] = True
        self._cycles += 1
        paid = self._game.rewards() or [0.0] * len(agents)
        over = self._table.over
        cut = not over and self._cycles == self._max_cycles
        if over or cut:
            self.agents = []
        return (
            self._observations(),
            dict(zip(agents, paid, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            infos,
        )

    def _observations(self) -> Each:
        return {
            agent: self._game.observation(seat) for seat, agent in enumerate(self.possible_agents)
        }


def parallel_env(**settings: Any) -> SmallWorldParallel:
    """Create the parallel environment."""
    return SmallWorldParallel(**settings)


def env(**settings: Any) -> AECEnv:
    """Create an AEC environment by PettingZoo's own conversion."""
    return parallel_to_aec(SmallWorldParallel(**settings))
