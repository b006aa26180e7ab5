"""Statistics of simulated games with intervals, by board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from math import atanh, sqrt, tanh
from typing import Final, NamedTuple, TypeVar

from smallworld.core.state import PHASE_NAMES
from smallworld.lab.data.measure import Choices, MeasuredGame, win_of
from smallworld.lab.data.tracker import Life
from smallworld.lab.intervals import Estimate, Z, mean_of, share_of

ENOUGH: Final = 30  # minimum number of lives of a combo
K = TypeVar("K", bound=Hashable)


class Worth(NamedTuple):
    """The worth of a race, a power or a combo."""

    lives: int
    coins: Estimate
    lift: Estimate  # win rate of its seats, relative to the fair share


class LuckBin(NamedTuple):
    """Seats with similar luck, and their win rate."""

    luck: float  # center of the bin
    wins: Estimate


@dataclass(frozen=True)
class BoardSummary:
    """Statistics of the games on one board."""

    map: str
    seats: int
    rounds: int
    games: int
    seat_coins: list[Estimate]
    seat_wins: list[Estimate]
    scores: list[int]  # of all seats
    winner_scores: list[int]
    lifetimes: Counter[int]  # active turns of races that went into decline
    lifetime: Estimate
    declines: Counter[int]  # by round
    races_used: Counter[int]  # by winners
    race_frequency: dict[str, float]  # share of winners that used the race
    races: dict[str, Worth]
    powers: dict[str, Worth]
    combos: dict[tuple[str, str], Worth]  # only those with enough lives
    luck: Estimate  # correlation with winning
    luck_bins: list[LuckBin]
    decisions: Estimate
    decision_counts: list[int]
    choices: dict[str, Choices]  # by phase

    @property
    def fair(self) -> float:
        """Return the fair share of wins."""
        return 1 / self.seats


def summaries_of(games: Iterable[MeasuredGame]) -> list[BoardSummary]:
    """Summarise each board, in the order of the games."""
    by_map: dict[str, list[MeasuredGame]] = {}
    for game in games:
        by_map.setdefault(game.map, []).append(game)
    return [_board(map, group) for map, group in by_map.items()]


def _board(map: str, games: Sequence[MeasuredGame]) -> BoardSummary:
    outcomes = [game.outcome for game in games]
    seats = range(outcomes[0].seats)
    lives = [(life, win_of(game, life.seat)) for game in games for life in game.lives]
    declined = [life for life, _ in lives if life.round_declined is not None]
    combos = worths(lives, lambda life: (life.race, life.power), len(seats))
    counts = [sum(outcome.decisions) for outcome in outcomes]
    return BoardSummary(
        map=map,
        seats=len(seats),
        rounds=outcomes[0].rounds,
        games=len(games),
        seat_coins=[mean_of([outcome.coins[seat] for outcome in outcomes]) for seat in seats],
        seat_wins=[share_of([win_of(game, seat) for game in games]) for seat in seats],
        scores=[coins for outcome in outcomes for coins in outcome.coins],
        winner_scores=[max(outcome.coins) for outcome in outcomes],
        lifetimes=Counter(life.turns_active for life in declined),
        lifetime=mean_of([life.turns_active for life in declined]),
        declines=Counter(life.round_declined or 0 for life in declined),
        races_used=Counter(used for game in games for used in _used_by_winners(game)),
        race_frequency=_frequency(games),
        races=worths(lives, lambda life: life.race, len(seats)),
        powers=worths(lives, lambda life: life.power, len(seats)),
        combos={combo: worth for combo, worth in combos.items() if worth.lives >= ENOUGH},
        luck=_luck(games),
        luck_bins=_luck_bins(games),
        decisions=mean_of(counts),
        decision_counts=counts,
        choices={phase: _choices(games, phase) for phase in PHASE_NAMES[:-1]},
    )


def worths(
    lives: Iterable[tuple[Life, float]], kind: Callable[[Life], K], seats: int
) -> dict[K, Worth]:
    """Compute the worth of every kind of life, in a fixed order."""
    coins: dict[K, list[float]] = {}
    wins: dict[K, list[float]] = {}
    for life, won in lives:
        coins.setdefault(kind(life), []).append(life.coins)
        wins.setdefault(kind(life), []).append(won)
    return {
        found: Worth(len(coins[found]), mean_of(coins[found]), share_of(wins[found]).scaled(seats))
        for found in sorted(coins, key=str)
    }


def _used_by_winners(game: MeasuredGame) -> list[int]:
    return [
        sum(life.seat == winner for life in game.lives) for winner in sorted(game.outcome.winners)
    ]


def _frequency(games: Sequence[MeasuredGame]) -> dict[str, float]:
    """Return the share of games in which a winner used each race, highest first."""
    used: Counter[str] = Counter()
    for game in games:
        used.update({life.race for life in game.lives if life.seat in game.outcome.winners})
    return {race: count / len(games) for race, count in used.most_common()}


def correlation(pairs: Sequence[tuple[float, float]]) -> Estimate:
    """Return Pearson's correlation with its 95 % interval by Fisher's transformation."""
    count = len(pairs)
    means = [sum(pair[i] for pair in pairs) / count for i in (0, 1)]
    away = [(one - means[0], other - means[1]) for one, other in pairs]
    spread = sqrt(sum(a * a for a, _ in away) * sum(b * b for _, b in away))
    if spread == 0 or count < 4:
        return Estimate(0.0, -1.0, 1.0)
    value = sum(a * b for a, b in away) / spread
    middle, reach = atanh(max(-0.999999, min(0.999999, value))), Z / sqrt(count - 3)
    return Estimate(value, tanh(middle - reach), tanh(middle + reach))


def _lucks(games: Iterable[MeasuredGame]) -> list[tuple[float, float]]:
    return [
        (dice.luck, win_of(game, seat)) for game in games for seat, dice in enumerate(game.dice)
    ]


def _luck(games: Sequence[MeasuredGame]) -> Estimate:
    return correlation(_lucks(games))


def _luck_bins(games: Sequence[MeasuredGame]) -> list[LuckBin]:
    """Group seats by luck, rounded to whole attempts; small groups are dropped."""
    bins: dict[int, list[float]] = {}
    for luck, won in _lucks(games):
        bins.setdefault(round(luck), []).append(won)
    return [
        LuckBin(luck, share_of(wins)) for luck, wins in sorted(bins.items()) if len(wins) >= ENOUGH
    ]


def _choices(games: Iterable[MeasuredGame], phase: str) -> Choices:
    total = Choices()
    for game in games:
        found = game.choices[phase]
        total.decisions += found.decisions
        total.actions += found.actions
        total.most = max(total.most, found.most)
    return total
