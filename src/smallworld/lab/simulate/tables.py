"""Write a simulation as two CSV tables: games, and lives of races."""

from __future__ import annotations

import csv
import platform
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from io import StringIO
from typing import Final

import msgspec

from smallworld.core.engine import IS_COMPILED
from smallworld.core.pieces import MAX_SEATS
from smallworld.core.state import PHASE_NAMES
from smallworld.lab.simulate.races import Life
from smallworld.lab.simulate.run import Choices, SimulatedGame, SimulationPlan
from smallworld.version import VERSION

ABOUT: Final = "simulation.json"
GAMES: Final = "games.csv"
RACES: Final = "races.csv"

Cell = str | int | None
Row = dict[str, Cell]


def about_json(sample: SimulationPlan, command: str) -> str:
    """Describe how the tables were made; the only file with a date."""
    facts = {
        "command": command,
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "version": VERSION,
        "compiled": IS_COMPILED,
        "python": platform.python_version(),
        "bots": [player.facts() for player in sample.players],
        "maps": list(sample.maps),
        "games": sample.games,
        "seed": sample.seed,
        "options": dict(sample.options),
        **({"packs": sample.packs, "banners": sample.banners} if sample.packs else {}),
    }
    return msgspec.json.format(msgspec.json.encode(facts), indent=1).decode() + "\n"


def games_csv(games: Iterable[SimulatedGame]) -> str:
    """Return one row per game; ``docs/simulate.md`` lists the columns."""
    return _written(map(_game, games))


def races_csv(games: Iterable[SimulatedGame]) -> str:
    """Return one row per picked race."""
    return _written(_life(game, life) for game in games for life in game.lives)


def _written(rows: Iterator[Row]) -> str:
    page = StringIO()
    first = next(rows)
    writer = csv.DictWriter(page, list(first), lineterminator="\n")
    writer.writeheader()
    writer.writerow(first)
    writer.writerows(rows)
    return page.getvalue()


def name_of(game: SimulatedGame) -> str:
    """Return the name of a game in the tables: board and deal."""
    return f"{game.map}:{game.outcome.deal}"


def win_of(game: SimulatedGame, seat: int) -> float:
    """Return 1 for the winner, a share for a tie, else 0."""
    winners = game.outcome.winners
    return 1 / len(winners) if seat in winners else 0.0


def _game(game: SimulatedGame) -> Row:
    outcome = game.outcome
    everything = Choices()
    for choices in game.choices.values():
        everything.decisions += choices.decisions
        everything.actions += choices.actions
        everything.most = max(everything.most, choices.most)
    row: Row = {
        "game": name_of(game),
        "map": game.map,
        "seats": outcome.seats,
        "seed": outcome.seed,
        "winners": " ".join(map(str, outcome.winners)),
        "rounds": outcome.rounds,
        "turns": outcome.turns,
        "decisions": everything.decisions,
        "choices_mean": _mean(everything),
        "choices_most": everything.most,
    }
    for phase in PHASE_NAMES[:-1]:
        row[f"choices_{phase}"] = _mean(game.choices[phase])
    for seat in range(MAX_SEATS):
        row |= _seat(game, seat) if seat < outcome.seats else dict.fromkeys(_seat_names(seat))
    return row


def _mean(choices: Choices) -> str | None:
    return f"{choices.actions / choices.decisions:.3f}" if choices.decisions else None


_OF_A_SEAT: Final = (
    *("bot", "coins", "rank", "races", "decisions", "faults"),
    *("rolls", "pips", "attempts", "attempts_won", "attempts_expected", "luck"),
)


def _seat_names(seat: int) -> list[str]:
    return [f"{name}_{seat}" for name in _OF_A_SEAT]


def _seat(game: SimulatedGame, seat: int) -> Row:
    outcome, dice = game.outcome, game.dice[seat]
    cells: tuple[Cell, ...] = (
        outcome.players[seat],
        outcome.coins[seat],
        outcome.ranks[seat],
        sum(life.seat == seat for life in game.lives),
        outcome.decisions[seat],
        sum(outcome.faults[seat].values()),
        dice.rolls,
        dice.pips,
        dice.attempts,
        dice.won,
        f"{dice.expected:.4f}",
        f"{dice.luck:.4f}",
    )
    return dict(zip(_seat_names(seat), cells, strict=True))


_OF_A_LIFE: Final = (
    *("seat", "number", "race", "power", "place", "paid", "collected", "tokens"),
    *("round_picked", "round_declined", "round_gone", "turns_active", "turns_declined"),
    *("coins_regions", "coins_race", "coins_power", "coins_active", "coins_declined", "coins"),
    *("peak_regions", "declined_regions", "conquests", "tokens_lost"),
)


def _life(game: SimulatedGame, life: Life) -> Row:
    return {
        "game": name_of(game),
        "map": game.map,
        "seats": game.outcome.seats,
        "bot": game.outcome.players[life.seat],
        **{name: getattr(life, name) for name in _OF_A_LIFE},
        "won": f"{win_of(game, life.seat):g}",
    }
