"""Play many games with the network in every seat, and collect samples to learn from."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from examples.learning.network import Learner, as_tensors
from smallworld.bots.learned.features import FeatureExtractor
from smallworld.bots.learned.network import COINS_PER_UNIT, VALUES
from smallworld.env.batch import Batch
from smallworld.env.spaces.rewards import COINS_PER_UNIT as COINS_OF_A_REWARD
from smallworld.env.spaces.rewards import win_rewards

Floats = NDArray[np.float32]


class Samples(NamedTuple):
    """Decisions with more than one legal action, one row each."""

    regions: Tensor
    combos: Tensor
    table: Tensor
    columns: Tensor  # of the legal actions; -1 after the last
    chosen: Tensor  # index of the chosen one
    likelihoods: Tensor  # logarithm of its probability
    advantages: Tensor  # advantage, from the seat's view
    returns: Tensor  # targets of the values

    def only(self, rows: Tensor) -> Samples:
        """Return a subset."""
        return Samples(*(part[rows] for part in self))


class SelfPlay:
    """Games of two seats that continue from one collection to the next.

    The game is zero-sum, so all values are computed for seat 0 over the decisions of both seats,
    and negated for seat 1.
    """

    def __init__(self, games: int, seed: int, extractor: FeatureExtractor) -> None:
        # Everybody can count coins; open coins save the network a memory.
        options = {"open_coins": True}
        self.batch = Batch("base/2", games, seed=seed, reward="income", options=options)
        self.finished = 0  # games
        self._eye = extractor
        self._chance = torch.Generator().manual_seed(seed)
        self._now = self.batch.reset()  # every step overwrites the same arrays

    def collect(self, learner: Learner, steps: int, trust: float, win: float) -> Samples:
        """Play this many decisions in every game.

        ``trust`` is the λ of GAE; ``win`` is the reward for winning, relative to
        ``COINS_PER_UNIT`` coins.
        """
        shape = (self.batch.games, VALUES)
        rewards = np.zeros((steps, *shape), np.float32)
        values = np.zeros((steps + 1, *shape), np.float32)
        signs = np.zeros((steps + 1, *shape), np.float32)
        over = np.zeros((steps, *shape), np.bool_)
        rows: list[tuple[Tensor, ...]] = []
        for step in range(steps):
            signs[step] = self._sign()
            row, values[step], actions = self._decide(learner)
            rows.append(row)
            self.batch.step(actions)
            rewards[step] = self._rewards()
            over[step] = self._now.over[:, None]
        signs[steps] = self._sign()
        values[steps] = self._decide(learner)[1]
        self.finished += int(over[..., 0].sum())
        gained = signs[:-1] * later_surprises(rewards, signs * values, over, trust)
        return _samples(rows, gained, gained + values[:-1], win)

    def _sign(self) -> Floats:
        """Return 1 where seat 0 decides, -1 where seat 1 does."""
        signs: Floats = 1 - 2 * self._now.to_act.astype(np.float32)[:, None]
        return signs

    def _rewards(self) -> Floats:
        """Return the rewards of the last step for seat 0: coins, and winning."""
        now = self._now
        paid = np.zeros((self.batch.games, VALUES), np.float32)
        paid[:, 0] = now.rewards[:, 0] * (COINS_OF_A_REWARD / COINS_PER_UNIT)
        if now.over.any():
            paid[now.over, 1] = win_rewards(now.winners[now.over], 2)[:, 0]
        return paid

    def _decide(self, learner: Learner) -> tuple[tuple[Tensor, ...], Floats, NDArray[np.int16]]:
        """Sample an action for every game."""
        now = self._now
        features = as_tensors(self._eye.extract(now.observations))
        legal = np.arange(now.legal.shape[1]) < now.counts[:, None]
        columns = torch.from_numpy(np.where(legal, self._eye.columns[now.legal], -1)).short()
        with torch.no_grad():
            scores, values = learner.forward(features, columns[:, : int(now.counts.max())])
        logs = scores.log_softmax(dim=1)
        noise = torch.empty_like(logs).exponential_(generator=self._chance).log()
        chosen = (logs - noise).argmax(dim=1, keepdim=True)
        row = (*features, columns, chosen, logs.gather(1, chosen), torch.from_numpy(now.counts > 1))
        actions = np.take_along_axis(now.legal, chosen.numpy(), axis=1)[:, 0]
        return row, values.numpy(), actions


def later_surprises(
    rewards: Floats, values: Floats, over: NDArray[np.bool_], trust: float
) -> Floats:
    """Compute generalised advantages of each step."""
    surprises = np.zeros_like(rewards)
    later = np.zeros_like(rewards[0])
    for step in reversed(range(len(rewards))):
        goes_on = ~over[step]
        now = rewards[step] + goes_on * values[step + 1] - values[step]
        later = now + trust * goes_on * later
        surprises[step] = later
    return surprises


def _samples(
    rows: list[tuple[Tensor, ...]], gained: Floats, returns: Floats, win: float
) -> Samples:
    regions, combos, table, columns, chosen, likelihoods, free = (
        torch.cat(part) for part in zip(*rows, strict=True)
    )
    advantages = torch.from_numpy(gained[..., 0] + win * gained[..., 1]).flatten()
    wanted = torch.from_numpy(returns).flatten(0, 1)
    choice = (chosen[:, 0], likelihoods[:, 0], advantages, wanted)
    return Samples(regions, combos, table, columns, *choice).only(free)
