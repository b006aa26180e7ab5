"""Summarise the games of an arena: results, ratings, faults, thinking times."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from msgspec import Struct

from smallworld.lab.arena.ratings import Comparison, ratings
from smallworld.lab.games.match import Outcome
from smallworld.lab.intervals import Estimate, win_share


class BotResult(Struct, frozen=True):
    """The result of one bot in one matchup."""

    bot: str
    share: Estimate  # of wins; a shared win counts in parts
    fair: float  # share of equal players
    ratio: Estimate  # share / fair
    coins: float  # mean


class Matchup(Struct, frozen=True):
    """One combination of bots at one table size."""

    seats: int
    mix: tuple[str, ...]
    games: int
    deals: int
    bots: list[BotResult]


class Rating(Struct, frozen=True):
    """The strength of one bot; ``seats`` is None for all table sizes together."""

    seats: int | None
    bot: str
    elo: Estimate


class Faults(Struct, frozen=True):
    """The faults of one bot in all games, with one example."""

    bot: str
    decisions: int
    kinds: dict[str, int]
    first: str


class Pace(Struct, frozen=True):
    """Thinking times of one bot: the only part of a summary that differs between runs."""

    seats: int
    bot: str
    seconds_a_turn: float
    longest_turn: float


class Summary(Struct, frozen=True):
    """The summary of an arena."""

    contests: list[Matchup]
    ratings: list[Rating]
    faults: list[Faults]


class _Mix(NamedTuple):
    seats: int
    labels: tuple[str, ...]
    deals: list[list[Outcome]]


def summary_of(outcomes: Iterable[Outcome], labels: Sequence[str], seed: int) -> Summary:
    """Summarise all games; the same for the same games in any order."""
    games = list(outcomes)
    mixes = _mixes(games, labels)
    return Summary(
        contests=[_matchup(mix) for mix in mixes],
        ratings=_all_ratings(mixes, labels, seed),
        faults=[found for label in labels if (found := _faults(games, label)).kinds],
    )


def pace_of(outcomes: Iterable[Outcome], labels: Sequence[str]) -> list[Pace]:
    """Return the thinking times of all bots, by table size."""
    thought: dict[tuple[int, int], list[tuple[float, float, int]]] = {}
    for game in outcomes:
        for seat, label in enumerate(game.players):
            facts = (game.seconds[seat], game.longest[seat], game.rounds)
            thought.setdefault((game.seats, labels.index(label)), []).append(facts)
    return [
        Pace(
            seats=seats,
            bot=labels[bot],
            seconds_a_turn=round(sum(f[0] for f in facts) / sum(f[2] for f in facts), 6),
            longest_turn=max(f[1] for f in facts),
        )
        for (seats, bot), facts in sorted(thought.items())
    ]


def _mixes(games: Iterable[Outcome], labels: Sequence[str]) -> list[_Mix]:
    def place(game: Outcome) -> tuple[object, ...]:
        return (game.seats, [labels.index(label) for label in game.mix])

    ordered = sorted(games, key=lambda game: (place(game), game.deal, game.rotation))
    found = []
    for _, group in groupby(ordered, key=place):
        mixed = list(group)
        deals = [list(deal) for _, deal in groupby(mixed, key=lambda game: game.deal)]
        found.append(_Mix(mixed[0].seats, mixed[0].mix, deals))
    return found


def _matchup(mix: _Mix) -> Matchup:
    return Matchup(
        seats=mix.seats,
        mix=mix.labels,
        games=sum(len(deal) for deal in mix.deals),
        deals=len(mix.deals),
        bots=[_bot_result(mix, label) for label in dict.fromkeys(mix.labels)],
    )


def _bot_result(mix: _Mix, label: str) -> BotResult:
    share = win_share([[_win(game, label) for game in deal] for deal in mix.deals])
    coins = [
        coins
        for deal in mix.deals
        for game in deal
        for coins, player in zip(game.coins, game.players, strict=True)
        if player == label
    ]
    return BotResult(
        bot=label,
        share=share,
        fair=1 / mix.seats,
        ratio=share.scaled(mix.seats),
        coins=sum(coins) / len(coins),
    )


def _win(game: Outcome, label: str) -> float:
    """Return the share of a win for one seat of a bot, averaged over its copies."""
    own = [seat for seat, player in enumerate(game.players) if player == label]
    return sum(seat in game.winners for seat in own) / len(game.winners) / len(own)


def _all_ratings(mixes: list[_Mix], labels: Sequence[str], seed: int) -> list[Rating]:
    tables: list[int | None] = [*sorted({mix.seats for mix in mixes})]
    if len(tables) > 1:
        tables.append(None)
    found: list[Rating] = []
    for seats in tables:
        chosen = [mix for mix in mixes if seats is None or mix.seats == seats]
        present = [label for label in labels if any(label in mix.labels for mix in chosen)]
        deals = [
            [_comparisons(game, present) for game in deal] for mix in chosen for deal in mix.deals
        ]
        numbers = ratings(deals, len(present), seed=seed)
        found += [Rating(seats, bot, elo) for bot, elo in zip(present, numbers, strict=True)]
    return found


def _comparisons(game: Outcome, labels: Sequence[str]) -> list[Comparison]:
    """List who finished ahead of whom: a game of many seats counts as all its pairs."""
    won: dict[tuple[int, int], float] = {}
    places = [labels.index(label) for label in game.players]
    for one in range(game.seats):
        for other in range(game.seats):
            if places[one] == places[other] or game.ranks[one] > game.ranks[other]:
                continue
            pair = (places[one], places[other])
            won[pair] = won.get(pair, 0.0) + (1 if game.ranks[one] < game.ranks[other] else 0.5)
    return [(i, j, count) for (i, j), count in sorted(won.items())]


def _faults(games: Iterable[Outcome], label: str) -> Faults:
    kinds: dict[str, int] = {}
    decisions, first = 0, ""
    for game in games:
        for seat, player in enumerate(game.players):
            if player != label:
                continue
            decisions += game.decisions[seat]
            first = first or game.first_faults[seat]
            for kind, count in game.faults[seat].items():
                kinds[kind] = kinds.get(kind, 0) + count
    return Faults(label, decisions, dict(sorted(kinds.items())), first)
