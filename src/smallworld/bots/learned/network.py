"""The network of the learned bot, shared by NumPy, which plays, and the trainer.

The same small layers process every region, together with its neighbours and a summary of the
whole table, so the network fits any board. Each action is scored where it acts: a pick at its
combo, a conquest at its region, all others at the whole table.
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

Array = Any  # of NumPy, or of the trainer
Weights = dict[str, NDArray[np.float64]]

SHIPPED: Final = "learned.npz"
BIAS: Final = ".bias"
VALUES: Final = 2  # coins gained on the others from now on, and the result
COINS_PER_UNIT: Final = 20.0  # scale of the first value


class Widths(NamedTuple):
    """Layer widths of a network."""

    place: int = 48  # of a region or a combo
    whole: int = 128


class Outputs(NamedTuple):
    """Outputs of a network, one row per position."""

    picks: Array
    bare: Array
    places: Array
    values: Array


class Backend(Protocol):
    """Operations that NumPy and the trainer implement differently."""

    def layer(self, name: str, inputs: Array) -> Array:
        """Multiply by the weights of a layer, and add its bias if it has one."""

    def relu(self, inputs: Array) -> Array:
        """Replace negative numbers by 0."""

    def neighbour_mean(self, places: Array) -> Array:
        """Return the mean of each region's neighbours."""


def layer_sizes(tiles: Tiles, widths: Widths) -> dict[str, tuple[int, int]]:
    """Return inputs and outputs of every layer; the names of those without bias end in ``>``."""
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
    """Compute action scores and position values from scaled inputs."""
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
    """A trained network, evaluated with NumPy."""

    def __init__(self, weights: Weights, tiles: Tiles) -> None:
        self.tiles = tiles
        self.weights = weights
        self._scales = scales(tiles)

    def scores(
        self, features: Features, extractor: FeatureExtractor
    ) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Return the scores, indexed by ``extractor.columns``, and the values; a row each.

        Double precision and rounding make the result the same on every machine.
        """
        scaled = [part / scale for part, scale in zip(features, self._scales, strict=True)]
        outputs = forward(_NumpyBackend(self.weights, extractor.near), *scaled)
        rows = len(outputs.bare)
        scores = np.concatenate(
            [outputs.picks, outputs.bare, outputs.places.reshape(rows, -1)], axis=1
        )
        return np.round(scores, 6), outputs.values


class _NumpyBackend:
    """The operations in NumPy."""

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
    """Write a network in half precision; ``made`` says how it was trained."""
    stored: dict[str, Any] = {name: array.astype(np.float16) for name, array in weights.items()}
    stored["races"], stored["powers"] = np.array(tiles.races), np.array(tiles.powers)
    stored["made"] = np.array(made)
    np.savez_compressed(path, **stored)


@cache
def load_network(path: str = "") -> Network:
    """Read a network file, by default the shipped one; cached."""
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
    """Raise ``ValueError`` if the weights do not have the shapes of ``layer_sizes``."""
    try:
        widths = Widths(len(weights["region"]), len(weights["table"]))
        wanted = layer_sizes(tiles, widths)
        fits = all(weights[name].shape == size[::-1] for name, size in wanted.items())
    except KeyError:
        fits = False
    if not fits:
        raise ValueError(f"{path} holds a network of another shape: train it again")
