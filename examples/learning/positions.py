"""Write positions with torch's outputs, to test that NumPy computes the same.

python -m examples.learning.positions build/learned.npz tests/bots/learned/learned_positions.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import torch

from examples.learning.network import Learner, as_tensors
from smallworld.bots.learned.features import FeatureExtractor
from smallworld.bots.learned.network import Widths, load_network
from smallworld.env.batch import Batch

STEPS = 200  # positions of consecutive games
EVERY = 8  # one in so many is kept


def positions(network: Path) -> list[dict[str, object]]:
    """Yield decisions of games that the network plays against itself."""
    with np.load(network) as stored:
        widths = Widths(len(stored["region"]), len(stored["table"]))
    batch = Batch("base/2", 1, seed=5, options={"open_coins": True})
    tiles = load_network(str(network)).tiles
    extractor = FeatureExtractor(batch.box, tiles)
    learner = Learner(extractor, tiles, widths, 0)
    learner.load(network)
    found: list[dict[str, object]] = []
    now = batch.reset()
    for step in range(STEPS):
        legal = now.legal[0, : int(now.counts[0])]
        columns = torch.from_numpy(extractor.columns[legal])[None]
        with torch.no_grad():
            scores, values = learner.forward(
                as_tensors(extractor.extract(now.observations)), columns
            )
        action = int(legal[int(scores[0].argmax())])
        if step % EVERY == 0 and len(legal) > 1:
            seen = now.observations.tobytes().hex()
            found.append(
                {
                    "seen": seen,
                    "legal": legal.tolist(),
                    "action": action,
                    "scores": [round(score, 5) for score in scores[0].tolist()],
                    "values": [round(value, 5) for value in values[0].tolist()],
                }
            )
        now = batch.step([action])
    return found


def main() -> None:
    """Write one position per line."""
    lines = ",\n".join(json.dumps(found) for found in positions(Path(sys.argv[1])))
    Path(sys.argv[2]).write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
