"""The network during training: the same layers as the bot's, in torch."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from smallworld.bots.learned.features import FeatureExtractor, Features, Tiles, scales
from smallworld.bots.learned.network import BIAS, Widths, forward, layer_sizes, save_network


class Learner:
    """The trainable network."""

    def __init__(
        self, extractor: FeatureExtractor, tiles: Tiles, widths: Widths, seed: int
    ) -> None:
        self.tiles = tiles
        self.near = torch.from_numpy(extractor.near).float()
        self._scales = [1 / torch.from_numpy(part) for part in scales(tiles)]
        chance = torch.Generator().manual_seed(seed)
        self.weights: dict[str, Tensor] = {}
        for name, (inputs, outputs) in layer_sizes(tiles, widths).items():
            spread = _SMALL if name in ("pick", "bare", "act", "value") else 1.0
            drawn = torch.randn(outputs, inputs, generator=chance) * spread / inputs**0.5
            self.weights[name] = drawn.requires_grad_()
            if not name.endswith(">"):
                bias = torch.full((outputs,), 1.0 if name == "region gate" else 0.0)
                self.weights[name + BIAS] = bias.requires_grad_()

    def layer(self, name: str, inputs: Tensor) -> Tensor:
        """Multiply by the weights of a layer, and add its bias if it has one."""
        return functional.linear(inputs, self.weights[name], self.weights.get(name + BIAS))

    def relu(self, inputs: Tensor) -> Tensor:
        """Replace negative numbers by 0."""
        return torch.relu(inputs)

    def neighbour_mean(self, places: Tensor) -> Tensor:
        """Return the mean of each region's neighbours."""
        return torch.matmul(self.near, places)

    def forward(self, features: tuple[Tensor, ...], columns: Tensor) -> tuple[Tensor, Tensor]:
        """Return the scores of the actions in the given columns, and the values; a row each.

        A column of -1 is no action: its score is minus infinity.
        """
        scaled = [part.float() * scale for part, scale in zip(features, self._scales, strict=True)]
        told = forward(self, *scaled)
        scores = torch.cat([told.picks, told.bare, told.places.flatten(1)], dim=1)
        legal = scores.gather(1, columns.clip(min=0).long())
        legal = legal.masked_fill(columns < 0, -torch.inf)
        values = torch.stack([told.values[:, 0], torch.tanh(told.values[:, 1])], dim=1)
        return legal, values

    def load(self, path: Path) -> None:
        """Load the weights of a network file."""
        with np.load(path) as stored, torch.no_grad():
            for name, weights in self.weights.items():
                weights.copy_(torch.from_numpy(stored[name].astype(np.float32)))

    def save(self, path: Path, made: str) -> None:
        """Write a network file for the bot."""
        with torch.no_grad():
            arrays = {name: array.double().numpy() for name, array in self.weights.items()}
        save_network(path, arrays, self.tiles, made)


def as_tensors(features: Features) -> tuple[Tensor, ...]:
    """Convert features to torch tensors."""
    return tuple(torch.from_numpy(np.ascontiguousarray(part)) for part in features)


_SMALL = 0.05  # all actions start with the same score
