"""Proximal policy optimisation from samples, shared by several processes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol

import torch
from torch import Tensor

from examples.learning.network import Learner
from examples.learning.selfplay import Samples


class Barrier(Protocol):
    """A barrier for processes."""

    def wait(self) -> int:
        """Wait until all processes have arrived."""


@dataclass
class Team:
    """Processes that learn together: each from its own games, all with the same weights."""

    rank: int
    size: int
    desk: Tensor  # shared memory, one row per process
    barrier: Barrier

    def mean(self, numbers: Tensor) -> Tensor:
        """Return the mean over all processes, the same for all of them."""
        if self.size == 1:
            return numbers
        self.desk[self.rank, : len(numbers)] = numbers
        self.barrier.wait()
        found = self.desk[:, : len(numbers)].mean(dim=0)
        self.barrier.wait()
        return found


@dataclass
class Rates:
    """Parameters that change during training."""

    learning: float
    curiosity: float  # weight of the entropy


class Progress(NamedTuple):
    """Statistics of an update, as means over its batches."""

    policy_loss: float
    value_loss: float
    entropy: float
    clipped: float


class Pupil:
    """Improves a network, update by update."""

    def __init__(self, learner: Learner, team: Team, *, batches: int, epochs: int) -> None:
        self.learner = learner
        self._team = team
        self._batches = batches
        self._epochs = epochs
        self._weights = list(learner.weights.values())
        self._adam = torch.optim.Adam(self._weights, eps=1e-5)
        self._chance = torch.Generator().manual_seed(team.rank)

    def learn(self, samples: Samples, rates: Rates) -> Progress:
        """Do one update: use every sample ``epochs`` times."""
        for group in self._adam.param_groups:
            group["lr"] = rates.learning
        told = []
        for _ in range(self._epochs):
            order = torch.randperm(len(samples.chosen), generator=self._chance)
            for rows in order.tensor_split(self._batches):
                told.append(self._step(samples.only(rows), rates))
        self._share_weights()
        return Progress(*self._team.mean(torch.stack(told).mean(dim=0)).tolist())

    def _step(self, samples: Samples, rates: Rates) -> Tensor:
        longest = int((samples.columns >= 0).sum(dim=1).max())
        scores, values = self.learner.forward(samples[:3], samples.columns[:, :longest])
        policy, entropy, clipped = policy_loss(scores, samples)
        value = (values - samples.returns).square().sum(dim=1).mean()
        loss = policy + VALUE_WEIGHT * value - rates.curiosity * entropy
        for weight in self._weights:
            weight.grad = None
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self._weights, LONGEST_GRADIENT)
        self._adam.step()
        return torch.stack([policy, value, entropy, clipped]).detach()

    def _share_weights(self) -> None:
        """Average the weights of all processes: once per update, because waiting costs time."""
        with torch.no_grad():
            mean = self._team.mean(torch.cat([weight.flatten() for weight in self._weights]))
            place = 0
            for weight in self._weights:
                weight.copy_(mean[place : place + weight.numel()].view_as(weight))
                place += weight.numel()


def policy_loss(scores: Tensor, samples: Samples) -> tuple[Tensor, Tensor, Tensor]:
    """Return the clipped loss, the entropy, and the number of clipped samples."""
    logs = scores.log_softmax(dim=1)
    likelihoods = logs.gather(1, samples.chosen[:, None])[:, 0]
    ratio = (likelihoods - samples.likelihoods).exp()
    gained = samples.advantages
    gained = (gained - gained.mean()) / (gained.std() + 1e-6)
    bounded = ratio.clamp(1 - MOST_CHANGE, 1 + MOST_CHANGE)
    loss = -torch.minimum(ratio * gained, bounded * gained).mean()
    entropy = -(logs.exp() * logs.clamp(min=-50)).sum(dim=1).mean()
    clipped = ((ratio - 1).abs() > MOST_CHANGE).float().mean()
    return loss, entropy, clipped


VALUE_WEIGHT = 0.5
MOST_CHANGE = 0.2
LONGEST_GRADIENT = 1.0
