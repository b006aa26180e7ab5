"""Learned: plays the action that a trained network scores highest, without search."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from smallworld.bots.learned.features import FeatureExtractor, extractor_for
from smallworld.bots.learned.network import COINS_PER_UNIT, Network, load_network
from smallworld.core.imagine import imagine
from smallworld.core.view import View
from smallworld.env.spaces.encoding import as_bytes
from smallworld.env.tables.table import observation


class LearnedBot:
    """Chooses by the network alone; it ignores seed and time.

    ``weights`` is a network file, by default the shipped one. That one was trained with two seats
    only, but it can play on any board.
    """

    def __init__(
        self,
        seed: int | None = None,
        seconds: float = 0.1,
        *,
        weights: str = "",
        network: Network | None = None,
    ) -> None:
        self._network = network or load_network(weights)

    def choose(self, view: View, legal: list[int], counted_coins: list[int] | None = None) -> int:
        """Return one of ``legal``: the same for the same view and coins."""
        if len(legal) == 1:
            return legal[0]
        extractor = extractor_for(view.box, self._network.tiles)
        scores, _ = self._evaluate(view, counted_coins, extractor)
        return legal[int(np.argmax(scores[extractor.columns[legal]]))]

    def expected_result(
        self, view: View, counted_coins: list[int] | None = None
    ) -> tuple[float, float]:
        """Return the coins it expects to gain on the others, and its result from -1 to 1."""
        _, values = self._evaluate(
            view, counted_coins, extractor_for(view.box, self._network.tiles)
        )
        return COINS_PER_UNIT * float(values[0]), float(np.tanh(values[1]))

    def _evaluate(
        self, view: View, counted_coins: list[int] | None, extractor: FeatureExtractor
    ) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        # With counted coins all are known; otherwise the others are assumed to be as rich.
        state = imagine(view, counted_coins)
        seen = as_bytes(observation(state, view.seat, extractor.layout, True))
        scores, values = self._network.scores(extractor.extract(seen[None]), extractor)
        return scores[0], values[0]
