"""Many Gymnasium episodes stepped together in compiled code (``gymnasium.make_vec``).

    envs = SmallWorldVector("base/2", num_envs=256, opponents="random", compact=True)

With the same seeds it plays the same episodes as ``SyncVectorEnv`` with ``SmallWorldSeat``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from smallworld.extras import needs_extra

with needs_extra("The vector environment", "env"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import ArrayLike, NDArray

from smallworld.bots.registry import Bot
from smallworld.env.base import ILLEGAL_REWARD, Observation, Options, SingleGame
from smallworld.env.gym import Seat, check_seat, choices_from, draw_episode
from smallworld.env.opponents import Opponent, Opponents, Policy
from smallworld.env.shared_memory import as_array
from smallworld.env.spaces.encoding import Bytes
from smallworld.env.spaces.rewards import Reward, RewardTracker
from smallworld.env.tables.seats import SKIP, SeatGames

Flags = NDArray[np.bool_]
Stepped = tuple[Observation, NDArray[np.float64], Flags, Flags, dict[str, Any]]


class SmallWorldVector(VectorEnv[Any, Any, Any]):
    """``num_envs`` episodes; the settings are those of ``SmallWorldSeat``.

    In the mode NEXT_STEP, the step after the end of an episode ignores the action and starts the
    next one. In the mode SAME_STEP, the step that ends an episode returns the first observation of
    the next one, and the last observation in ``info["final_obs"]``.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": [],
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        map: str = "base/2",
        num_envs: int = 64,
        seat: Seat = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        options: Options | None = None,
        *,
        reward: Reward = "win",
        compact: bool = False,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"num_envs is at least 1, not {num_envs}")
        self._mode = AutoresetMode(autoreset_mode)
        if self._mode == AutoresetMode.DISABLED:
            raise ValueError("episodes restart by themselves: choose NEXT_STEP or SAME_STEP")
        self.metadata = {**self.metadata, "autoreset_mode": self._mode}  # type: ignore[misc]
        one = SingleGame(map, options, None, reward, None, compact)
        self.box = one.box
        self.numbering = one.numbering
        self.num_envs = num_envs
        self.single_observation_space = one.observation_space()
        self.single_action_space = one.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.state_space: spaces.Box = one.state_space()
        self._seats = one.seats
        self._seat = check_seat(seat, map, one.seats)
        layout = one.table.layout
        self._opponents = Opponents(opponents, layout, self.numbering, one.seats)
        self._games = SeatGames(self.box, num_envs)
        self._shape = (num_envs, int(layout.length))
        self._tracker = RewardTracker(reward, num_envs, one.seats)
        self._playing: list[dict[int, Bot | Policy]] = [{} for _ in range(num_envs)]
        self._generators = [seeding.np_random(None)[0] for _ in range(num_envs)]
        self._ended: Flags = np.zeros(num_envs, np.bool_)
        self._rows = np.arange(num_envs)
        self._begun = False

    @property
    def seats(self) -> Bytes:
        """Return the learner's seat in each episode."""
        return as_array(self._games.seats, np.dtype(np.uint8)).copy()

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Start all episodes. A number seeds episode ``i`` with ``seed + i``."""
        seeds: list[int | None]
        if seed is None or isinstance(seed, int | np.integer):
            seeds = [None if seed is None else int(seed) + i for i in range(self.num_envs)]
        else:
            seeds = list(seed)
        if len(seeds) != self.num_envs:
            raise ValueError(f"{self.num_envs} episodes need {self.num_envs} seeds")
        for game, given in enumerate(seeds):
            if given is not None:
                self._generators[game] = seeding.np_random(given)[0]
            self._start(game)
        self._play_others()
        self._games.write()
        self._pay()
        self._ended[:] = False
        self._begun = True
        return self._observations(), {}

    def step(self, actions: ArrayLike) -> Stepped:
        """Apply one action in every episode, then let the others play."""
        numbers = self.numbering.engine_numbers(actions)
        if numbers.shape != (self.num_envs,):
            raise ValueError(f"{self.num_envs} episodes need as many actions, not {numbers.shape}")
        if not self._begun:
            raise ValueError("no game is going on: call reset() first")
        starting = self._ended  # only in the mode NEXT_STEP
        illegal = ~self._is_legal(numbers) & ~starting
        moves = np.where(illegal | starting, SKIP, numbers)
        self._games.step(moves.astype("<u2").tobytes())
        for game in np.flatnonzero(starting).tolist():
            self._start(game)
        self._play_others(np.flatnonzero(illegal).tolist())
        self._games.write()
        rewards = self._pay()
        rewards[starting] = 0.0
        rewards[illegal] = ILLEGAL_REWARD
        ended = self._over() | illegal
        seen = self._observations()
        seen["action_mask"][illegal] = 0
        infos: dict[str, Any] = {}
        if self._mode == AutoresetMode.SAME_STEP:
            infos = self._restart(ended, illegal, seen)
        else:
            for game in np.flatnonzero(illegal).tolist():
                infos = self._add_info(infos, {"illegal": True}, game)
            self._ended = ended
        return seen, rewards, ended.copy(), np.zeros(self.num_envs, np.bool_), infos

    def _is_legal(self, numbers: NDArray[np.int64]) -> Flags:
        known = np.where(numbers < 0, 0, numbers)
        bits = self._bits()[self._rows, known >> 3]
        legal: Flags = (numbers >= 0) & (bits >> (known & 7).astype(np.uint8) & 1 == 1)
        return legal

    def _start(self, game: int) -> None:
        """Deal the next episode of one game."""
        dealt, seat = draw_episode(self._generators[game], self._seat, self._seats)
        self._playing[game] = self._opponents.create(seat, dealt)
        random_seats = self._opponents.random_seats(seat)
        self._games.start(game, dealt, seat, random_seats, choices_from(dealt))
        self._tracker.begin(game)

    def _play_others(self, halted: Sequence[int] = ()) -> None:
        """Let the opponents that do not play at random act, except in halted games."""
        games = self._games
        if not any(self._playing):
            return
        stopped = set(halted)
        while waiting := [game for game in games.waiting() if game not in stopped]:
            for game in waiting:
                state = games.state(game)
                opponent = self._playing[game][int(state.actor)]
                chosen = self._opponents.choose(opponent, state, games.legal_actions(game))
                games.act(game, chosen)

    def _restart(self, ended: Flags, illegal: Flags, seen: Observation) -> dict[str, Any]:
        """Start the next episodes at once and put their first observations into ``seen``."""
        infos: dict[str, Any] = {}
        again = np.flatnonzero(ended).tolist()
        for game in again:
            final = {name: array[game].copy() for name, array in seen.items()}
            info = {"illegal": True} if illegal[game] else {}
            infos = self._add_info(infos, {"final_obs": final, "final_info": info}, game)
            self._start(game)
        self._play_others()
        for game in again:
            self._games.rewrite(game)
        if again:
            self._pay()  # what the others were paid before belongs to no action
            for name, array in self._observations().items():
                seen[name][again] = array[again]
        return infos

    def _observations(self) -> Observation:
        observed = as_array(self._games.observations, np.dtype(np.uint8)).reshape(self._shape)
        return {
            "observation": observed.copy(),  # vectors of the compiled build are read-only
            "action_mask": self._masks(),
        }

    def _masks(self) -> NDArray[np.int8]:
        """Set the few legal actions, which is faster than unpacking bits for all."""
        counts = as_array(self._games.counts, np.dtype(np.int16))
        legal = as_array(self._games.legal, np.dtype(np.int16)).reshape(self.num_envs, -1)
        most = int(counts.max())
        listed = legal[:, :most][np.arange(most) < counts[:, None]]
        masks = np.zeros((self.num_envs, self.numbering.size), np.int8)
        masks[np.repeat(self._rows, counts), self.numbering.places[listed]] = 1
        return masks

    def _bits(self) -> Bytes:
        return as_array(self._games.bits, np.dtype(np.uint8)).reshape(self.num_envs, -1)

    def _over(self) -> Flags:
        return as_array(self._games.over, np.dtype(np.bool_))

    def _pay(self) -> NDArray[np.float64]:
        """Return the rewards of the learners since the last call."""
        coins = as_array(self._games.coins, np.dtype(np.int16)).reshape(self.num_envs, -1)
        winners = as_array(self._games.winners, np.dtype(np.uint8))
        paid = np.zeros((self.num_envs, self._seats), np.float32)
        self._tracker.pay(coins, self._over(), winners, paid)
        return paid[self._rows, self.seats].astype(np.float64)

    def action_masks(self) -> Flags:
        """Return the action masks alone, one row per episode."""
        masks = self._masks().view(np.bool_)
        masks[self._ended] = False
        return masks

    def legal_actions(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Return the legal actions of each episode, padded with 0, and their counts.

        A policy that scores only these does less work than one with a mask over all.
        """
        legal = as_array(self._games.legal, np.dtype(np.int16)).reshape(self.num_envs, -1)
        counts = as_array(self._games.counts, np.dtype(np.int16)).astype(np.int64)
        counts[self._ended] = 0
        actions = self.numbering.places[legal] if self.numbering.compact else legal.astype(np.int64)
        return actions, counts

    def sample(self, random: np.random.Generator) -> NDArray[np.int64]:
        """Draw a legal action for every episode, uniformly; 0 where the next step restarts."""
        legal = as_array(self._games.legal, np.dtype(np.int16)).reshape(self.num_envs, -1)
        counts = as_array(self._games.counts, np.dtype(np.int16))
        drawn = legal[self._rows, (random.random(self.num_envs) * counts).astype(np.int64)]
        return np.where(self._ended, 0, self.numbering.places[drawn])

    def state(self) -> Bytes:
        """Return every table for a centralised critic, one row each; hidden coins included."""
        return as_array(self._games.global_states(), np.dtype(np.uint8)).reshape(self._shape)
