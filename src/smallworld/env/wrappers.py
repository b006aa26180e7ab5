"""Wrappers that give observations as numbers from 0 to 1, for networks.

env = NormaliseObservation(gymnasium.make("smallworld/base-2-v1"))
envs = NormaliseVectorObservation(gymnasium.make_vec("smallworld/base-2-v1", num_envs=64))
env = NormaliseAgentObservation(smallworld_v1.env(map="base/3"))
"""

from __future__ import annotations

from typing import Any

from smallworld.extras import needs_extra

with needs_extra("A wrapper of environments", "env"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import VectorEnv, VectorWrapper
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
    from pettingzoo.utils.wrappers import BaseWrapper

from smallworld.core.box import Box
from smallworld.env.base import Observation
from smallworld.env.spaces.encoding import scales

Seen = Any  # an observation with its mask, or the numbers alone


class Normaliser:
    """Divides each entry by its typical large value and cuts it at 1.

    With ``mask``, an observation stays a dictionary with its ``action_mask``; without, it is the
    array alone, for libraries that ask ``action_masks()`` for the mask.
    """

    def __init__(self, box: Box, mask: bool) -> None:
        self._scales = scales(box)
        self._mask = mask

    def normalise(self, seen: Observation) -> Seen:
        """Return the observation in float32, from 0 to 1."""
        numbers: NDArray[np.float32] = seen["observation"] * self._scales
        np.minimum(numbers, 1, out=numbers)
        return {**seen, "observation": numbers} if self._mask else numbers

    def space(self, given: spaces.Space[Any]) -> spaces.Space[Any]:
        """Return the space of normalised observations."""
        assert isinstance(given, spaces.Dict)
        numbers = spaces.Box(0, 1, self._scales.shape, np.float32)
        if not self._mask:
            return numbers
        return spaces.Dict({**given.spaces, "observation": numbers})


class NormaliseObservation(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Normalise a Gymnasium environment; by default, the observation is the array alone."""

    def __init__(self, env: gymnasium.Env[Any, Any], mask: bool = False) -> None:
        super().__init__(env)
        self._normaliser = Normaliser(env.get_wrapper_attr("box"), mask)
        self.observation_space = self._normaliser.space(env.observation_space)

    def observation(self, observation: Observation) -> Seen:
        """Return the observation in float32, from 0 to 1."""
        return self._normaliser.normalise(observation)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the action mask."""
        mask: NDArray[np.bool_] = self.env.get_wrapper_attr("action_masks")()
        return mask


class NormaliseVectorObservation(VectorWrapper[Any, Any, Any]):
    """Normalise the native vector environment; final observations too."""

    def __init__(self, env: VectorEnv[Any, Any, Any], mask: bool = False) -> None:
        super().__init__(env)
        unwrapped: Any = env.unwrapped
        self._normaliser = Normaliser(unwrapped.box, mask)
        self.single_observation_space = self._normaliser.space(env.single_observation_space)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)

    def reset(self, **settings: Any) -> tuple[Seen, dict[str, Any]]:
        """Reset and normalise."""
        seen, infos = self.env.reset(**settings)
        return self._normaliser.normalise(seen), infos

    def step(self, actions: Any) -> Any:
        """Step and normalise, also ``info["final_obs"]``."""
        seen, rewards, terminations, truncations, infos = self.env.step(actions)
        if "final_obs" in infos:
            for game in np.flatnonzero(infos["_final_obs"]).tolist():
                infos["final_obs"][game] = self._normaliser.normalise(infos["final_obs"][game])
        return self._normaliser.normalise(seen), rewards, terminations, truncations, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the action masks, one row per episode."""
        unwrapped: Any = self.env.unwrapped
        masks: NDArray[np.bool_] = unwrapped.action_masks()
        return masks


class NormaliseAgentObservation(BaseWrapper):  # type: ignore[misc]
    """Normalise a PettingZoo AEC environment; observations keep their masks."""

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        self._normaliser = Normaliser(env.unwrapped.box, True)
        self._spaces = {
            agent: self._normaliser.space(env.observation_space(agent))
            for agent in env.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the same space object every time."""
        return self._spaces[agent]

    def observe(self, agent: str) -> Seen:
        """Return the observation of one seat in float32, from 0 to 1."""
        return self._normaliser.normalise(self.env.observe(agent))
