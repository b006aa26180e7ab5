"""Policies saved as NumPy files: small networks that play without a training library.

    policy = load_policy("policy.npz")
    action = policy(seen)  # an observation of any environment here

``examples/learning/maskable_ppo.py`` shows how to save one.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

from smallworld.extras import needs_extra

with needs_extra("A saved policy", "env"):
    import numpy as np
    from numpy.typing import NDArray

from smallworld.env.spaces.encoding import ACTIONS

Floats = NDArray[np.float32]
FORMAT: Final = "smallworld policy 1"


class SavedPolicy:
    """A network of linear layers with tanh between them; its best legal action is played.

    Layer ``i`` is ``weights[i]`` (outputs × inputs) and ``biases[i]``. Observations are multiplied
    by ``scales`` first. Output ``i`` scores the engine's action ``actions[i]``.
    """

    def __init__(
        self,
        weights: Sequence[Floats],
        biases: Sequence[Floats],
        scales: Floats,
        actions: NDArray[np.int64],
    ) -> None:
        sizes = [len(scales), *(len(bias) for bias in biases)]
        shapes = [weight.shape for weight in weights]
        if not weights or shapes != list(zip(sizes[1:], sizes[:-1], strict=True)):
            raise ValueError(f"layers of shapes {shapes} do not fit {len(scales)} observed numbers")
        if len(actions) != sizes[-1]:
            raise ValueError(f"{sizes[-1]} outputs do not score {len(actions)} actions")
        self.weights = [np.asarray(weight, np.float32) for weight in weights]
        self.biases = [np.asarray(bias, np.float32) for bias in biases]
        self.scales = np.asarray(scales, np.float32)
        self.actions = np.asarray(actions, np.int64)

    def scores(self, observation: NDArray[Any]) -> Floats:
        """Return the score of each of ``actions``; ``observation`` is in bytes, not scaled."""
        if observation.shape != self.scales.shape:
            raise ValueError(
                f"the policy was trained on observations of {len(self.scales)} bytes, "
                f"not {observation.shape}: it is for another board"
            )
        layer: Floats = observation * self.scales
        for weight, bias in zip(self.weights[:-1], self.biases[:-1], strict=True):
            layer = np.tanh(weight @ layer + bias)
        scored: Floats = self.weights[-1] @ layer + self.biases[-1]
        return scored

    def __call__(self, seen: dict[str, NDArray[Any]]) -> int:
        """Return the best legal action, in the numbering of the given mask."""
        mask, scored = seen["action_mask"], self.scores(seen["observation"])
        if len(mask) == ACTIONS:
            return int(self.actions[np.where(mask[self.actions] == 1, scored, -np.inf).argmax()])
        if len(mask) == len(self.actions):
            return int(np.where(mask == 1, scored, -np.inf).argmax())
        raise ValueError(f"the policy scores {len(self.actions)} actions, the mask has {len(mask)}")

    def save(self, path: str | Path) -> None:
        """Write the policy to a file that ``load_policy`` reads."""
        layers = {f"weight{number}": weight for number, weight in enumerate(self.weights)}
        layers |= {f"bias{number}": bias for number, bias in enumerate(self.biases)}
        with Path(path).open("wb") as file:
            np.savez_compressed(
                file,
                allow_pickle=False,
                format=np.array(FORMAT),
                scales=self.scales,
                actions=self.actions,
                **layers,
            )


def load_policy(path: str | Path) -> SavedPolicy:
    """Read a policy that ``SavedPolicy.save`` has written."""
    found = read_policy(path)
    if found is None:
        raise ValueError(f"{path} is not a policy: write one with SavedPolicy.save")
    return found


def read_policy(path: str | Path) -> SavedPolicy | None:
    """Read a policy; None if the file holds arrays of another kind."""
    try:
        with np.load(path, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
    except (BadZipFile, EOFError, AttributeError, ValueError) as error:
        raise ValueError(f"{path} cannot be read as a NumPy file (.npz): {error}") from None
    if str(arrays.get("format")) != FORMAT:
        return None
    layers = sum(name.startswith("weight") for name in arrays)
    try:
        weights = [arrays[f"weight{number}"] for number in range(layers)]
        biases = [arrays[f"bias{number}"] for number in range(layers)]
        return SavedPolicy(weights, biases, arrays["scales"], arrays["actions"])
    except KeyError as missing:
        raise ValueError(f"{path} is incomplete: {missing} is missing") from None
