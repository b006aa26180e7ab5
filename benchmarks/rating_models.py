"""Compare rating models with players of known strength: how far off are they, and how sure?

    .venv/bin/python -m benchmarks.rating_models [--seats 3] [--games 40] [--worlds 5]

Places are drawn by strengths on the scale of Elo: every player draws a performance, and 400
points more win ten times in eleven. ``error`` is the root mean square of estimate − strength
after so many games, ``claimed`` the root mean square of the model's own uncertainty (one
deviation); a sound model claims what it misses. docs/club.md quotes these figures.
"""

from __future__ import annotations

import argparse
import math
import random
from typing import Any, Final

from openskill.models import BradleyTerryFull, PlackettLuce

from smallworld.server.club.ratings.model import NEW

PLAYERS: Final = 80
SPREAD: Final = 250.0  # deviation of the true strengths, as the models assume
BETA: Final = 400.0 / math.log(10) / math.sqrt(2)  # as in the model of the server
MODELS: Final[dict[str, Any]] = {
    "Bradley–Terry": BradleyTerryFull(
        mu=NEW.mu, sigma=NEW.sigma, beta=BETA, tau=3.0, gamma=lambda *_: 1.0
    ),
    "Plackett–Luce": PlackettLuce(mu=NEW.mu, sigma=NEW.sigma, beta=BETA, tau=3.0),
}


def performance(strength: float, chance: random.Random) -> float:
    """Draw a performance; the difference of two is logistic, with 400 points for ten to one."""
    return strength - 400 / math.log(10) * math.log(-math.log(chance.random()))


def play(name: str, seats: int, games: int, seed: int) -> tuple[float, float]:
    """Return the mean square of the errors and of the claimed deviations."""
    chance = random.Random(seed)
    strengths = [chance.gauss(NEW.mu, SPREAD) for _ in range(PLAYERS)]
    model = MODELS[name]
    estimates = [model.rating() for _ in strengths]
    for _ in range(games):
        order = list(range(PLAYERS))
        chance.shuffle(order)
        for start in range(0, PLAYERS - seats + 1, seats):
            table = order[start : start + seats]
            played = {player: performance(strengths[player], chance) for player in table}
            ranks = [-played[player] for player in table]
            after = model.rate([[estimates[player]] for player in table], ranks=ranks)
            for player, team in zip(table, after, strict=True):
                estimates[player] = team[0]
    pairs = list(zip(estimates, strengths, strict=True))
    error = sum((estimate.mu - strength) ** 2 for estimate, strength in pairs) / PLAYERS
    return error, sum(estimate.sigma**2 for estimate in estimates) / PLAYERS


def main() -> None:
    """Print the errors and the claimed deviations of both models."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=40, help="games of each player")
    parser.add_argument("--worlds", type=int, default=5, help="repetitions with other players")
    options = parser.parse_args()
    for name in MODELS:
        runs = [play(name, options.seats, options.games, seed) for seed in range(options.worlds)]
        error, claimed = (math.sqrt(sum(column) / len(runs)) for column in zip(*runs, strict=True))
        print(f"{name}: error {error:.0f}, claimed {claimed:.0f}")


if __name__ == "__main__":
    main()
