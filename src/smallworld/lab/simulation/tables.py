"""Write a simulation as two CSV tables: games, and lives of races."""

from __future__ import annotations

import csv
import platform
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final, NamedTuple, TextIO

import msgspec

from smallworld.core.engine import IS_COMPILED
from smallworld.core.pieces import MAX_SEATS
from smallworld.core.state import PHASE_NAMES
from smallworld.lab.data.measure import Choices, MeasuredGame, win_of
from smallworld.lab.data.rows import deal_name
from smallworld.lab.data.tracker import Life
from smallworld.lab.simulation.run import SimulationPlan
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


class Totals(NamedTuple):
    """What the tables contain."""

    games: int
    lives: int
    faults: int  # of all bots
    first_fault: str


def write_csv(games: Iterable[MeasuredGame], games_file: TextIO, races_file: TextIO) -> Totals:
    """Write one row per game, and one per picked race; ``docs/simulate.md`` lists the columns.

    ``games`` is iterated once, because reading a game from a journal takes time.
    """
    game_rows, life_rows = _CsvWriter(games_file), _CsvWriter(races_file)
    count = lives = faults = 0
    first_fault = ""
    for game in games:
        game_rows.write(_game(game))
        for life in game.lives:
            life_rows.write(_life(game, life))
        count += 1
        lives += len(game.lives)
        faults += sum(sum(seat.values()) for seat in game.outcome.faults)
        first_fault = first_fault or next(filter(None, game.outcome.first_faults), "")
    return Totals(count, lives, faults, first_fault)


class _CsvWriter:
    """Writes rows; the first one names the columns."""

    def __init__(self, file: TextIO) -> None:
        self._writer = csv.writer(file, lineterminator="\n")
        self._has_head = False

    def write(self, row: Row) -> None:
        if not self._has_head:
            self._writer.writerow(row)
            self._has_head = True
        self._writer.writerow(row.values())


def _game(game: MeasuredGame) -> Row:
    outcome = game.outcome
    everything = Choices()
    for choices in game.choices.values():
        everything.decisions += choices.decisions
        everything.actions += choices.actions
        everything.most = max(everything.most, choices.most)
    row: Row = {
        "game": deal_name(game),
        "map": game.map,
        "seats": outcome.seats,
        "seed": outcome.seed,
        # In brackets: programs that guess types would take a column of single seats for numbers,
        # and fail at the first shared win.
        "winners": f"[{' '.join(map(str, outcome.winners))}]",
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


def _seat(game: MeasuredGame, seat: int) -> Row:
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
    *("coins_regions", "coins_race", "coins_power", "coins_active", "coins_declined"),
    *("coins_moved", "coins"),
    *("peak_regions", "declined_regions", "conquests", "tokens_lost"),
)


def _life(game: MeasuredGame, life: Life) -> Row:
    return {
        "game": deal_name(game),
        "map": game.map,
        "seats": game.outcome.seats,
        "bot": game.outcome.players[life.seat],
        **{name: getattr(life, name) for name in _OF_A_LIFE},
        "won": f"{win_of(game, life.seat):.6f}",
    }
