"""Measure how far the estimated win chances can be trusted, and write ``chances.json``.

    PYTHONPATH=src:. .venv/bin/python tools/calibrate_chances.py --games 300 --journal seen.jsonl

Needs the compiled build (the interpreted one is about forty times slower). Planners play games;
from each round of each game one position is taken, and each seat's win chance is estimated by
playouts and compared with the result. Half of the games fit, for each number of seats and of
rounds left, the part of the difference from a fair share that holds (``chances.json``). The other
half measures the quality of the estimate (``docs/pictures/chances.svg`` and the tables of
``docs/analysis.md``). Results are stored in a journal, so an interrupted run can be continued.
"""

from __future__ import annotations

import argparse
import json
import shlex
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from datetime import date
from pathlib import Path
from typing import NamedTuple

from smallworld.bots.playouts.chances import ROUNDS, sample_playouts
from smallworld.bots.registry import create_bot
from smallworld.core.engine import legal_actions, perform
from smallworld.core.playout import Xorshift, draw
from smallworld.core.scoring import winners
from smallworld.core.state import OVER, START, State, new_state
from smallworld.core.view import view_of
from smallworld.packs.loader import base_box
from tools.chances_picture import picture_of

ROOT = Path(__file__).parent.parent
TRUST = ROOT / "src" / "smallworld" / "bots" / "chances.json"
PAGE = ROOT / "docs" / "analysis.md"
PICTURE = ROOT / "docs" / "pictures" / "chances.svg"
BEGIN, END = "<!-- calibration -->", "<!-- end of calibration -->"
NODES = 1_000  # node budget of the planners
LEAST_TRUST = 0.2
PRIOR = 3.0  # weight of the common estimate, in squares of estimates


class Seen(NamedTuple):
    """One seat in one position: estimate and result."""

    game: int
    seats: int
    left: int  # rounds left, including the current one
    chance: float
    won: float
    coins: float  # estimated minus real


def played(seats: int, game: int, seed: int) -> tuple[dict[int, State], State]:
    """Play a game between planners; return a position of each round, and the end."""
    state = new_state(base_box(f"base/{seats}"))
    dealer = Xorshift(seed + game)
    bots = [create_bot("planner", seed=game, nodes=NODES) for _ in range(seats)]
    kept: dict[int, State] = {}
    while state.phase != OVER:
        if state.awaits_chance:
            perform(state, int(draw(state, dealer)))
            continue
        seat, round = int(state.actor), int(state.round)
        if state.phase == START and seat == (game + round) % seats:
            kept.setdefault(round, state.clone())
        coins = [int(state.coins(each)) for each in range(seats)]
        perform(state, bots[seat].choose(view_of(state, seat), legal_actions(state), coins))
    return kept, state


def seen_in(seats: int, game: int, seed: int, playouts: int) -> list[Seen]:
    """Estimate every seat in every position of one game."""
    kept, end = played(seats, game, seed)
    won = winners(end)
    found = []
    for round, state in kept.items():
        chances = sample_playouts(state, playouts, seed + 7 * game, trust=1.0).chances().seats
        left = int(state.box.board.rounds) - round + 1
        for seat, chance in enumerate(chances):
            share = (seat in won) / len(won)
            off = chance.coins - int(end.coins(seat))
            found.append(Seen(game, seats, left, chance.win, share, off))
    return found


def all_seen(games: int, seed: int, playouts: int, journal: Path) -> list[Seen]:
    """Play games at each table size; those in the journal are skipped."""
    lines = journal.read_text(encoding="utf-8").splitlines() if journal.exists() else []
    known = [Seen(*row) for line in lines for row in json.loads(line)]
    done = {(each.seats, each.game) for each in known}
    for game in range(games):
        for seats in (2, 3, 4, 5):
            if (seats, game) in done:
                continue
            found = seen_in(seats, game, seed, playouts)
            with journal.open("a", encoding="utf-8") as file:
                file.write(json.dumps(found) + "\n")
            known += found
    return known


def fitted(seen: Sequence[Seen]) -> dict[str, list[float]]:
    """Fit the part of the estimate that holds, by number of seats and of rounds.

    Least squares; with little data, the same number of rounds at all table sizes counts too.
    """
    found: dict[str, list[float]] = {}
    for seats in sorted({each.seats for each in seen}):
        own = [each for each in seen if each.seats == seats]
        found[str(seats)] = [
            _part(
                [each for each in own if each.left == left],
                _part([each for each in seen if each.left == left], 1.0),
            )
            for left in range(1, max(each.left for each in own) + 1)
        ]
    return found


def _part(these: Sequence[Seen], usual: float) -> float:
    """Return the slope of the result over the estimate, both relative to a fair share."""
    up, down = PRIOR * usual, PRIOR
    for each in these:
        fair = 1 / each.seats
        up += (each.chance - fair) * (each.won - fair)
        down += (each.chance - fair) ** 2
    return round(min(1.0, max(LEAST_TRUST, up / down)), 3)


def trusted(each: Seen, trust: dict[str, list[float]]) -> Seen:
    """Return the observations with the shipped estimate applied."""
    fair = 1 / each.seats
    part = trust[str(each.seats)][each.left - 1]
    return each._replace(chance=fair + part * (each.chance - fair))


def brier(seen: Iterable[Seen], told: Callable[[Seen], float]) -> float:
    """Return the mean squared error of a chance."""
    errors = [(told(each) - each.won) ** 2 for each in seen]
    return sum(errors) / len(errors)


def deciles(seen: Sequence[Seen]) -> list[tuple[int, float, float]]:
    """Return count, mean estimate and share won, by tenths of the estimate."""
    parts: dict[int, list[Seen]] = defaultdict(list)
    for each in seen:
        parts[min(9, int(10 * each.chance))].append(each)
    return [
        (
            len(part),
            sum(each.chance for each in part) / len(part),
            sum(each.won for each in part) / len(part),
        )
        for _, part in sorted(parts.items())
    ]


def tables(raw: Sequence[Seen], trust: dict[str, list[float]], command: str) -> str:
    """Format the tables for the docs: quality by seats and rounds, then reliability."""
    lines = [f"Made on {date.today()} with `{command}`; held-out half only.", ""]
    lines.append(
        "| seats | rounds to play | positions | constant guess | playouts | trusted | coins |"
    )
    lines.append("|---:|---|---:|---:|---:|---:|---:|")
    for seats in sorted({each.seats for each in raw}):
        for low, high in ((8, 99), (5, 7), (3, 4), (1, 2)):
            these = [e for e in raw if e.seats == seats and low <= e.left <= high]
            if these:
                lines.append(
                    _quality(these, trust, f"{low} or more" if high > 9 else f"{low}–{high}")
                )
    lines += ["", "| estimate | seats in positions | mean estimate | won |", "|---|---:|---:|---:|"]
    for count, told, won in deciles([trusted(each, trust) for each in raw]):
        tenth = min(9, int(10 * told))
        lines.append(f"| {10 * tenth}–{10 * tenth + 10} % | {count} | {told:.1%} | {won:.1%} |")
    return "\n".join(lines)


def _quality(these: Sequence[Seen], trust: dict[str, list[float]], rounds: str) -> str:
    seats = these[0].seats
    constant = brier(these, lambda each: 1 / seats)
    plain = brier(these, lambda each: each.chance)
    shipped = brier([trusted(each, trust) for each in these], lambda each: each.chance)
    off = (sum(each.coins**2 for each in these) / len(these)) ** 0.5
    count = len(these) // seats
    errors = f"{constant:.3f} | {plain:.3f} | {shipped:.3f}"
    return f"| {seats} | {rounds} | {count} | {errors} | {off:.1f} |"


def write(raw: Sequence[Seen], trust: dict[str, list[float]], command: str) -> None:
    """Write the fitted numbers, the picture and the tables."""
    told = {"made_by": command, "made_on": str(date.today()), "rounds": ROUNDS, "seats": trust}
    TRUST.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    held_out = [each for each in raw if each.game % 2]
    shipped = [trusted(each, trust) for each in held_out]
    groups = {seats: [e for e in shipped if e.seats == seats] for seats in map(int, trust)}
    PICTURE.write_text(
        picture_of({seats: deciles(these) for seats, these in groups.items()}), encoding="utf-8"
    )
    text = tables(held_out, trust, command)
    print(text)
    if PAGE.exists():
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
        after = rest.partition(END)[2]
        PAGE.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", encoding="utf-8")


def main() -> None:
    """Play, estimate, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=300, help="for each number of seats")
    parser.add_argument("--playouts", type=int, default=60)
    parser.add_argument("--seed", type=int, default=5_000_000)
    parser.add_argument("--journal", type=Path, default=Path("seen.jsonl"))
    chosen = parser.parse_args()
    words = ["--games", str(chosen.games), "--playouts", str(chosen.playouts)]
    command = shlex.join(["tools/calibrate_chances.py", *words])
    raw = all_seen(chosen.games, chosen.seed, chosen.playouts, chosen.journal)
    tuning = [each for each in raw if each.game % 2 == 0]
    trust = fitted(tuning)
    write(raw, trust, command)


if __name__ == "__main__":
    main()
