"""Estimate the worth of picks from many games, with shrinkage for rare combos.

A rare combo has few games of its own, so its mean is shrunk towards the prediction from its race
and its power (empirical Bayes):

1. Fit ``race + power`` as a sum to all picks.
2. Estimate how far combos really differ from that sum: the spread of their means around it,
   beyond what chance alone would cause.
3. Each combo's estimate lies between its own mean and the sum, closer to its own mean the more
   often it was picked and the more combos really differ.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from math import sqrt
from typing import Final, NamedTuple, TypeVar

from smallworld.bots.data.combos import StageWorths, Worth
from smallworld.lab.intervals import Z

_PASSES: Final = 40
_PRIOR: Final = 2.0  # prior weight, in picks, of a race or a power

K = TypeVar("K", bound=Hashable)


class Pick(NamedTuple):
    """One pick: what it earned, and whether its seat won."""

    race: str
    power: str
    coins: float
    wins: float

    @property
    def combo(self) -> str:
        """Return both ids in one string."""
        return f"{self.race} {self.power}"


class ShrunkMean(NamedTuple):
    """An estimate and the variance of its error."""

    value: float
    variance: float

    @property
    def reach(self) -> float:
        """Return half of the 95 % interval."""
        return Z * sqrt(self.variance)


def stage_worths(picks: Sequence[Pick], races: Sequence[str], powers: Sequence[str]) -> StageWorths:
    """Estimate the worth of everything at one stage, also of combos that were never picked."""
    coins, wins = (_estimated(picks, what, races, powers) for what in ("coins", "wins"))
    usual = wins[""].value or 1.0
    counts = Counter(key for pick in picks for key in (pick.race, pick.power, pick.combo, ""))

    def worth(key: str) -> Worth:
        brought, won = coins[key], wins[key]
        # The sum of two weak parts that were never combined may be negative.
        return Worth(
            counts[key],
            round(max(0.0, brought.value), 1),
            round(brought.reach, 1),
            round(max(0.0, won.value / usual), 2),
            round(won.reach / usual, 2),
        )

    return StageWorths(
        everything=worth(""),
        races={race: worth(race) for race in races},
        powers={power: worth(power) for power in powers},
        combos={race: {power: worth(f"{race} {power}") for power in powers} for race in races},
    )


def _estimated(
    picks: Sequence[Pick], what: str, races: Sequence[str], powers: Sequence[str]
) -> dict[str, ShrunkMean]:
    """Estimate all races, powers and combos by their ids, and the mean pick as ''."""
    numbers = [(pick.race, pick.power, float(getattr(pick, what))) for pick in picks]
    mean = sum(number for _, _, number in numbers) / len(numbers)
    spread = sum((number - mean) ** 2 for _, _, number in numbers) / max(1, len(numbers) - 1)
    race_effect, power_effect = fit_additive(numbers, mean)
    by_race = _grouped(numbers, lambda race, power: race)
    by_power = _grouped(numbers, lambda race, power: power)
    by_combo = _grouped(numbers, lambda race, power: f"{race} {power}")
    fitted = {
        f"{race} {power}": ShrunkMean(
            mean + race_effect.get(race, 0.0) + power_effect.get(power, 0.0),
            spread / (len(by_race.get(race, ())) + _PRIOR)
            + spread / (len(by_power.get(power, ())) + _PRIOR),
        )
        for race in races
        for power in powers
    }
    plain = ShrunkMean(mean, spread / len(numbers))
    return {
        "": plain,
        **shrink_means(by_race, dict.fromkeys(races, plain), 1),
        **shrink_means(by_power, dict.fromkeys(powers, plain), 1),
        **shrink_means(by_combo, fitted, len(races) + len(powers) - 1),
    }


def _grouped(
    numbers: Sequence[tuple[str, str, float]], key: Callable[[str, str], str]
) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {}
    for race, power, number in numbers:
        found.setdefault(key(race, power), []).append(number)
    return found


def fit_additive(
    numbers: Sequence[tuple[str, str, float]], mean: float
) -> tuple[dict[str, float], dict[str, float]]:
    """Fit what each race and each power adds to the mean, by backfitting."""
    sums: dict[tuple[str, str], tuple[int, float]] = {}
    for race, power, number in numbers:
        count, total = sums.get((race, power), (0, 0.0))
        sums[race, power] = (count + 1, total + number - mean)
    races: dict[str, float] = {}
    powers: dict[str, float] = {}
    for _ in range(_PASSES):
        races = _effects(
            [(race, n, s - n * powers.get(p, 0.0)) for (race, p), (n, s) in sums.items()]
        )
        powers = _effects(
            [(p, n, s - n * races.get(race, 0.0)) for (race, p), (n, s) in sums.items()]
        )
    return races, powers


def _effects(parts: Sequence[tuple[str, int, float]]) -> dict[str, float]:
    counts: dict[str, float] = {}
    sums: dict[str, float] = {}
    for key, count, total in parts:
        counts[key] = counts.get(key, _PRIOR) + count
        sums[key] = sums.get(key, 0.0) + total
    return {key: sums[key] / counts[key] for key in sums}


def shrink_means(
    groups: Mapping[K, Sequence[float]], expected: Mapping[K, ShrunkMean], parameters: int
) -> dict[K, ShrunkMean]:
    """Shrink the mean of every group towards its ``expected`` value.

    ``parameters`` is the number of parameters fitted for the expectation.
    """
    total = sum(len(group) for group in groups.values())
    means = {key: sum(group) / len(group) for key, group in groups.items()}
    within = sum((x - means[key]) ** 2 for key, group in groups.items() for x in group)
    noise = within / max(1, total - len(groups))
    around = sum(
        len(group) * (means[key] - expected[key].value) ** 2 for key, group in groups.items()
    )
    real = max(0.0, (around - noise * max(0, len(groups) - parameters)) / max(1, total))
    found = {}
    for key, guess in expected.items():
        count = len(groups.get(key, ()))
        trust = count * real / (count * real + noise) if count and real else 0.0
        value = guess.value + trust * (means.get(key, guess.value) - guess.value)
        variance = real * (1 - trust) + (1 - trust) ** 2 * guess.variance
        found[key] = ShrunkMean(value, variance)
    return found
