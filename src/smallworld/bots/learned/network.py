"""The network of the learned bot: one description for NumPy, which plays, and for the trainer.

Every region is looked at by the same small layers, which also hear of the table as a whole
and of the neighbouring regions; so it fits any board. Each action finds its score where it
acts: a pick at its combo, a conquest at its region, a bare word at the whole table.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from smallworld.bots.learned.features import (
    GLOBAL_ACTIONS,
    REGION_ACTIONS,
    FeatureExtractor,
    Features,
    Tiles,
    scales,
)

Array = Any  # NumPy's, or the trainer's
Weights = dict[str, NDArray[np.float64]]

SHIPPED: Final = "learned.npz"
BIAS: Final = ".bias"
VALUES: Final = 2  # coins gained on the others from now on, and who wins
COINS_PER_UNIT: Final = 20.0  # that the first of them calls one


class Widths(NamedTuple):
    """How large a network is."""

    place: int = 48  # for a region, or for a combo
    whole: int = 128


class Outputs(NamedTuple):
    """What a network says of positions, a row each."""

    picks: Array
    bare: Array
    places: Array
    values: Array


class Backend(Protocol):
    """The few things that NumPy and the trainer do in their own way."""

    def layer(self, name: str, inputs: Array) -> Array:
        """Multiply with the weights of a layer, and add its bias if it has one."""

    def relu(self, inputs: Array) -> Array:
        """What is below zero becomes zero."""

    def neighbour_mean(self, places: Array) -> Array:
        """For each region the mean of its neighbours."""


def layer_sizes(tiles: Tiles, widths: Widths) -> dict[str, tuple[int, int]]:
    """Inputs and outputs of every layer; those without a bias end with an arrow."""
    region, combo, table = (len(part) for part in scales(tiles))
    place, whole = widths
    return {
        "table": (table, whole),
        "summary>": (region, whole),
        "region": (region, place),
        "region gate": (whole, place),
        "region shift>": (whole, place),
        "own": (place, place),
        "around>": (place, place),
        "combo": (combo, place),
        "combo shift>": (whole, place),
        "whole": (whole, whole),
        "whole from regions>": (place, whole),
        "whole from combos>": (place, whole),
        "deep": (whole, whole),
        "late": (place, place),
        "late shift>": (whole, place),
        "late combo": (place, place),
        "late combo shift>": (whole, place),
        "pick": (place, 1),
        "bare": (whole, GLOBAL_ACTIONS),
        "act": (place, REGION_ACTIONS),
        "value": (whole, VALUES),
    }


def forward(backend: Backend, regions: Array, combos: Array, table: Array) -> Outputs:
    """Scores of all actions and the values of positions; the inputs are scaled."""
    layer, relu = backend.layer, backend.relu
    whole = relu(layer("table", table) + layer("summary>", regions.mean(1)))
    gate = layer("region gate", whole)[:, None]
    places = relu(layer("region", regions) * gate + layer("region shift>", whole)[:, None])
    places = relu(layer("own", places) + layer("around>", backend.neighbour_mean(places)))
    tops = relu(layer("combo", combos) + layer("combo shift>", whole)[:, None])
    whole = relu(
        layer("whole", whole)
        + layer("whole from regions>", places.mean(1))
        + layer("whole from combos>", tops.mean(1))
    )
    whole = whole + relu(layer("deep", whole))
    places = relu(layer("late", places) + layer("late shift>", whole)[:, None])
    tops = relu(layer("late combo", tops) + layer("late combo shift>", whole)[:, None])
    return Outputs(
        layer("pick", tops)[..., 0],
        layer("bare", whole),
        layer("act", places),
        layer("value", whole),
    )


class Network:
    """A trained network, played with NumPy alone."""

    def __init__(self, weights: Weights, tiles: Tiles) -> None:
        self.tiles = tiles
        self.weights = weights
        self._scales = scales(tiles)

    def scores(
        self, features: Features, extractor: FeatureExtractor
    ) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Return the scores, indexed by ``extractor.columns``, and the values; a row each.

        In double precision: on every machine the same, up to what rounding removes.
        """
        scaled = [part / scale for part, scale in zip(features, self._scales, strict=True)]
        told = forward(_NumpyBackend(self.weights, extractor.near), *scaled)
        rows = len(told.bare)
        scores = np.concatenate([told.picks, told.bare, told.places.reshape(rows, -1)], axis=1)
        return np.round(scores, 6), told.values


class _NumpyBackend:
    """NumPy's way."""

    def __init__(self, weights: Weights, near: NDArray[np.float64]) -> None:
        self._weights = weights
        self._near = near

    def layer(self, name: str, inputs: Array) -> Array:
        outputs = inputs @ self._weights[name].T
        bias = self._weights.get(name + BIAS)
        return outputs if bias is None else outputs + bias

    def relu(self, inputs: Array) -> Array:
        return np.maximum(inputs, 0)

    def neighbour_mean(self, places: Array) -> Array:
        return self._near @ places


def save_network(path: Path, weights: Weights, tiles: Tiles, made: str) -> None:
    """Write a network in half precision; ``made`` tells how it came to be."""
    stored: dict[str, Any] = {name: array.astype(np.float16) for name, array in weights.items()}
    stored["races"], stored["powers"] = np.array(tiles.races), np.array(tiles.powers)
    stored["made"] = np.array(made)
    np.savez_compressed(path, **stored)


@cache
def load_network(path: str = "") -> Network:
    """The network in a file, or the one that is shipped; read once."""
    place: Traversable = Path(path) if path else files("smallworld.bots.data") / SHIPPED
    if not place.is_file():
        raise ValueError(f"there is no file {path or SHIPPED} with a network")
    with place.open("rb") as file, np.load(file) as stored:
        tiles = Tiles(tuple(stored["races"].tolist()), tuple(stored["powers"].tolist()))
        names = [name for name in stored.files if name not in ("races", "powers", "made")]
        weights = {name: stored[name].astype(np.float64) for name in names}
    _check(path or SHIPPED, weights, tiles)
    return Network(weights, tiles)


def _check(path: str, weights: Weights, tiles: Tiles) -> None:
    """Refuse weights that do not fit this description."""
    try:
        widths = Widths(len(weights["region"]), len(weights["table"]))
        wanted = layer_sizes(tiles, widths)
        fits = all(weights[name].shape == size[::-1] for name, size in wanted.items())
    except KeyError:
        fits = False
    if not fits:
        raise ValueError(f"{path} holds a network of another shape: train it anew")
