"""Many games stepped together, for training, with NumPy arrays as input and output.

    with Batch("base/2", games=1024, seed=1, processes=2) as batch:
        now = batch.reset()
        while training:
            now = batch.step(choose(now.observations, now.legal, now.counts))

Every game that ends is restarted at once. All randomness follows from the seeds, for any number
of processes.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import TracebackType

from smallworld.extras import needs_extra

with needs_extra("The batch environment", "env"):
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

from smallworld.env.shared_memory import Share, Step, block_in, block_size
from smallworld.env.spaces.encoding import ACTIONS, Bytes
from smallworld.env.spaces.rewards import Reward, RewardTracker
from smallworld.env.workers import Workers, split
from smallworld.packs.loader import base_box
from smallworld.packs.options import options_from
from smallworld.play.dealer import whole_seed


class Batch:
    """``games`` games on one board.

    Game ``i`` is dealt from ``seeds[i]``; a single ``seed`` gives each game a seed of its own.
    With several ``processes``, this process plays one share and workers the others; a script that
    uses them needs ``if __name__ == "__main__":``.
    """

    def __init__(
        self,
        map: str = "base/2",
        games: int = 64,
        *,
        options: dict[str, bool] | None = None,
        seed: int = 0,
        seeds: Sequence[int] | None = None,
        reward: Reward = "win",
        processes: int = 1,
    ) -> None:
        if not 1 <= processes <= games:
            raise ValueError(f"{games} games are played by 1 to {games} processes, not {processes}")
        bits = options_from(options or {})
        self.box = base_box(map, bits)
        self.games = games
        dealt = self._seeds(seed, seeds)
        own = split(games, processes)[0][1]
        self._workers: Workers | None = None
        if processes > 1:
            self._workers = Workers(map, bits, dealt, own, processes)
            self._block = block_in(self._workers.memory.buf, self.box, games)
        else:
            self._block = block_in(bytearray(block_size(self.box, games)), self.box, games)
        self._share = Share(self.box, self._block, 0, dealt[:own])
        self._reward_tracker = RewardTracker(reward, games, int(self.box.seats))
        self._rows = np.arange(games)
        self._begun = False

    def _seeds(self, seed: int, seeds: Sequence[int] | None) -> list[int]:
        if seeds is None:
            return [(whole_seed(seed) << 32) + game for game in range(self.games)]
        if len(seeds) != self.games:
            raise ValueError(f"{self.games} games need {self.games} seeds, not {len(seeds)}")
        return [whole_seed(given) for given in seeds]

    def reset(self, *, seed: int | None = None, seeds: Sequence[int] | None = None) -> Step:
        """Restart all games. Without seeds the random generators continue."""
        dealt = None if seed is None and seeds is None else self._seeds(seed or 0, seeds)
        own = None if dealt is None else dealt[: self._share.games]
        if self._workers is not None:
            self._workers.begin(dealt)
        self._share.begin(own)
        if self._workers is not None:
            self._workers.wait()
        self._block.step.rewards.fill(0)
        self._reward_tracker.begin()
        self._begun = True
        return self._block.step

    def step(self, actions: ArrayLike) -> Step:
        """Apply one action in every game: all of them, or none if one is illegal."""
        self._take(actions)
        if self._workers is not None:
            self._workers.step()
        self._share.step()
        if self._workers is not None:
            self._workers.wait()
        now = self._block.step
        self._reward_tracker.pay(now.coins, now.over, now.winners, now.rewards)
        return now

    def _take(self, actions: ArrayLike) -> None:
        """Check the actions and copy them to the shared block."""
        given = np.asarray(actions)
        if given.shape != (self.games,):
            raise ValueError(f"{self.games} games need {self.games} actions, not {given.shape}")
        if not self._begun:
            raise ValueError("the games have not begun: call reset() first")
        number = given.astype(np.int64)
        inside = (number >= 0) & (number < ACTIONS)
        number = np.where(inside, number, 0)
        bits = self._block.step.mask_bits[self._rows, number >> 3]
        legal = inside & ((bits >> (number & 7)) & 1 == 1)
        if not legal.all():
            game = int(np.flatnonzero(~legal)[0])
            raise ValueError(f"game {game}: action {given[game]} is not legal now")
        self._block.actions[:] = number

    def masks(self) -> Bytes:
        """Return one byte per action and game: 1 if it is legal."""
        bits = self._block.step.mask_bits
        return np.unpackbits(bits, axis=1, count=ACTIONS, bitorder="little")

    def sample(self, random: np.random.Generator) -> NDArray[np.int16]:
        """Draw a legal action for every game, uniformly."""
        now = self._block.step
        return now.legal[self._rows, (random.random(self.games) * now.counts).astype(np.int64)]

    def close(self) -> None:
        """End the workers. The arrays must not be used afterwards."""
        if self._workers is not None:
            self._workers.close()
            self._workers = None

    def __enter__(self) -> Batch:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
