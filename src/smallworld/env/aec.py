"""The PettingZoo environment: seats act one after the other (AEC).

    env = smallworld.env.aec.env(map="base/3")

Importing this module registers ``smallworld/base-2-v1`` to ``smallworld/base-5-v1``.
Chance is dealt inside; ``docs/research.md`` explains observations, actions and rewards.
"""

from __future__ import annotations

from typing import Any, ClassVar

from smallworld.extras import needs_extra

with needs_extra("The PettingZoo environment", "env"):
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv, register

from smallworld.env.base import ILLEGAL_REWARD, Agents, Observation, Options
from smallworld.env.pictures.render import RENDER_MODES
from smallworld.env.spaces.rewards import Reward
from smallworld.packs.loader import map_ids


class SmallWorld(Agents, AECEnv, EzPickle):  # type: ignore[misc]
    """A game of Small World. An agent is a seat; ``seat_0`` begins.

    ``max_cycles`` truncates a game after that many decisions. With ``ends_when_illegal`` an
    illegal action ends the game with a reward of -1 for the seat; otherwise it raises
    ``ValueError`` and changes nothing. ``compact`` numbers only the actions of this board
    (``numbering`` maps them to the engine's).
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "smallworld_v1",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
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
        ends_when_illegal: bool = False,
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
            ends_when_illegal=ends_when_illegal,
        )
        AECEnv.__init__(self)
        self._set_up(map, options, seed, render_mode, reward, max_cycles, compact)
        self._ends_when_illegal = ends_when_illegal
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. Without a seed, the seed follows from the last one given."""
        self._game.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._cycles = 0
        self._paid = False
        self.agent_selection = self.possible_agents[self._table.to_act]

    def observe(self, agent: str) -> Observation:
        """Return the observation of one seat."""
        if agent not in self._seat_of:
            raise KeyError(f"no agent is called {agent}; there are: {', '.join(self._seat_of)}")
        return self._game.observation(self._seat_of[agent])

    def step(self, action: int | None) -> None:
        """Apply ``action`` for the selected seat; None if its game is over."""
        self._check_begun()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if self._paid:
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self._paid = False
        self._cumulative_rewards[agent] = 0.0
        if action is None or not self._game.act(int(action)):
            self._refuse(agent, action)
            return
        self._pay(self._game.rewards())
        self._cycles += 1
        if self._table.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._cycles == self._max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[self._table.to_act]
        if self.render_mode == "human":
            self.render()

    def _pay(self, paid: list[float] | None) -> None:
        if paid is None:
            return
        self._paid = True
        self.rewards = dict(zip(self.possible_agents, paid, strict=True))
        self._accumulate_rewards()

    def _refuse(self, agent: str, action: int | None) -> None:
        if not self._ends_when_illegal:
            raise ValueError(f"{agent} may not do {action} now: its action_mask tells what it may")
        self._pay([ILLEGAL_REWARD if agent == other else 0.0 for other in self.agents])
        self.terminations = dict.fromkeys(self.agents, True)


def raw_env(**settings: Any) -> SmallWorld:
    """Create an environment that raises ``ValueError`` for an illegal action."""
    return SmallWorld(**settings)


def env(**settings: Any) -> SmallWorld:
    """Create an environment that ends at an illegal action, like PettingZoo's board games."""
    return SmallWorld(**{"ends_when_illegal": True, **settings})


for _map in map_ids():
    register(
        "aec",
        f"smallworld/{_map.replace('/', '-')}-v1",
        "smallworld.env.aec:env",
        kwargs={"map": _map},
    )
