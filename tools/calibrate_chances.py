"""Measure how far the estimated win chances can be trusted, and write ``chances.json``.

    PYTHONPATH=src:. .venv/bin/python tools/calibrate_chances.py --games 800 --journal seen.jsonl

Needs the compiled build (the interpreted one is about forty times slower). Planners play games;
from each round of each game one position is taken, and each seat's win chance is estimated by
quick and by careful playouts and compared with the result. The numbers of ``chances.json`` are
fitted for each number of seats and of rounds left: the part of a quick chance's difference from a
fair share that holds, the coins by which the end of a careful playout is uncertain, and the weight
of careful playouts beside quick ones. The quality of both estimates (pictures in
``docs/pictures``, tables in ``docs/analysis.md``) is measured on games that took no part in the
fit: each half of the games with the numbers fitted to the other half. Results are stored in a
journal, so an interrupted run can be continued.
"""

from __future__ import annotations

import argparse
import shlex
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from smallworld.bots.data.trust import CarefulTrust, Trust
from smallworld.bots.playouts.chances import NEVER, ROUNDS, Method, method_for, sample_playouts
from smallworld.bots.registry import create_bot
from smallworld.core.engine import legal_actions, perform
from smallworld.core.playout import Xorshift, draw
from smallworld.core.scoring import winners
from smallworld.core.state import OVER, START, State, new_state
from smallworld.core.view import view_of
from smallworld.packs.loader import base_box
from tools.chances_picture import picture_of

ROOT = Path(__file__).parent.parent
TRUST = ROOT / "src" / "smallworld" / "bots" / "data" / "chances.json"
PAGE = ROOT / "docs" / "analysis.md"
PICTURES = ROOT / "docs" / "pictures"
BEGIN, END = "<!-- calibration -->", "<!-- end of calibration -->"
TABLES: Final = (2, 3, 4, 5)
NODES: Final = 1_000  # node budget of the planners
SEED: Final = 5_000_000
LEAST_TRUST: Final = 0.2
PRIOR: Final = 3.0  # weight of the common estimate, in squares of estimates
NEIGHBOUR: Final = 0.5  # weight of positions with one round more or less to play
SPREADS: Final = (0.3, 0.6, 1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 12.0, 15.0, 20.0, 30.0)
WEIGHTS: Final = tuple(tenth / 10 for tenth in range(11))
STAGES: Final = ((8, 99), (5, 7), (3, 4), (1, 2))  # rounds to play
Numbers = NDArray[np.float64]


class Position(msgspec.Struct):
    """Playouts from one position; ``left`` counts the rounds to play with the current one."""

    left: int
    quick: list[float]  # each seat's mean chance
    quick_coins: list[float]
    careful: list[list[float]]  # final coins of each playout


class Played(msgspec.Struct):
    """One game of planners: a line of the journal."""

    game: int
    seats: int
    coins: list[int]
    won: list[float]
    positions: list[Position]


class Seen(NamedTuple):
    """One position of a game: estimates of all seats, and the result."""

    seats: int
    left: int
    quick: Numbers  # raw chances
    careful: Numbers  # coins by playout and seat
    won: Numbers
    quick_off: Numbers  # estimated minus real coins
    careful_off: Numbers


# --- playing


def played(seats: int, game: int) -> tuple[dict[int, State], State]:
    """Play a game between planners; return a position of each round, and the end."""
    state = new_state(base_box(f"base/{seats}"))
    dealer = Xorshift(SEED + game)
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


def played_out(seats: int, game: int, quick: int, careful: int) -> Played:
    """Play a game, and play every position of it out in both ways."""
    kept, end = played(seats, game)
    won = winners(end)
    positions = []
    for round, state in kept.items():
        seed = SEED + 7 * game
        raw = Method(method_for(state).until, trust=1.0)
        quickly = sample_playouts(state, quick, seed, raw).chances().seats
        carefully = sample_playouts(state, careful, seed, Method(NEVER, 1.0, weight=1.0))
        positions.append(
            Position(
                left=int(state.box.board.rounds) - round + 1,
                quick=[round_off(chance.win) for chance in quickly],
                quick_coins=[round_off(chance.coins) for chance in quickly],
                careful=[row[seats : 2 * seats] for row in carefully.rows],
            )
        )
    return Played(
        game=game,
        seats=seats,
        coins=[int(end.coins(seat)) for seat in range(seats)],
        won=[(seat in won) / len(won) for seat in range(seats)],
        positions=positions,
    )


def round_off(value: float) -> float:
    """Four digits are enough for the journal."""
    return round(value, 4)


def journal_of(path: Path, games: int, quick: int, careful: int, workers: int) -> list[Played]:
    """Play the games that the journal does not have yet; return all of them."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    known = [msgspec.json.decode(line, type=Played) for line in lines]
    done = {(each.seats, each.game) for each in known}
    missing = [
        (seats, game) for game in range(games) for seats in TABLES if (seats, game) not in done
    ]
    with ProcessPoolExecutor(workers) as pool, path.open("ab") as file:
        calls = ((*each, quick, careful) for each in missing)
        for count, each in enumerate(pool.map(_played_out, calls, chunksize=4), 1):
            file.write(msgspec.json.encode(each) + b"\n")
            known.append(each)
            if count % 100 == 0:
                print(f"{count} of {len(missing)} games", flush=True)
    return [each for each in known if each.game < games]


def _played_out(call: tuple[int, int, int, int]) -> Played:
    return played_out(*call)


def seen_in(games: Iterable[Played]) -> Iterator[Seen]:
    """Return all positions of these games."""
    for each in games:
        coins = np.array(each.coins, dtype=float)
        for position in each.positions:
            careful = np.array(position.careful)
            yield Seen(
                each.seats,
                position.left,
                np.array(position.quick),
                careful,
                np.array(each.won),
                np.array(position.quick_coins) - coins,
                careful.mean(axis=0) - coins,
            )


# --- fitting


def fitted_quick(seen: Sequence[Seen]) -> dict[str, list[float]]:
    """Fit the part of the quick estimate that holds, by number of seats and of rounds.

    Least squares; with little data, the same number of rounds at all table sizes counts too.
    """
    found: dict[str, list[float]] = {}
    for seats in TABLES:
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
        up += float(((each.quick - fair) * (each.won - fair)).sum())
        down += float(((each.quick - fair) ** 2).sum())
    return round(min(1.0, max(LEAST_TRUST, up / down)), 3)


def fitted_careful(
    seen: Sequence[Seen], trust: dict[str, list[float]]
) -> dict[str, list[CarefulTrust]]:
    """Choose weight and spread with the least squared error, by seats and rounds."""
    found: dict[str, list[CarefulTrust]] = {}
    for seats in TABLES:
        own = [each for each in seen if each.seats == seats]
        lefts = range(1, max(each.left for each in own) + 1)
        errors = {left: _errors([e for e in own if e.left == left], trust) for left in lefts}
        found[str(seats)] = [
            _best([(abs(other - left), errors[other]) for other in lefts]) for left in lefts
        ]
    return found


def _errors(
    these: Sequence[Seen], trust: dict[str, list[float]]
) -> dict[tuple[float, float], float]:
    """Return the squared error of every weight and spread."""
    won = np.array([each.won for each in these])
    quick = np.array([quick_chances(each, trust) for each in these])
    found = {}
    for spread in SPREADS:
        careful = np.array([softened(each.careful, spread) for each in these])
        for weight in WEIGHTS:
            mixed = weight * careful + (1 - weight) * quick
            found[weight, spread] = float(((mixed - won) ** 2).sum())
    return found


def _best(errors: Sequence[tuple[int, dict[tuple[float, float], float]]]) -> CarefulTrust:
    """Return the best pair; the neighbouring rounds count in part."""

    def total(pair: tuple[float, float]) -> float:
        return sum((1.0, NEIGHBOUR)[apart] * each[pair] for apart, each in errors if apart < 2)

    weight, spread = min(product(WEIGHTS, SPREADS), key=total)
    return CarefulTrust(weight, spread)


def softened(coins: Numbers, spread: float) -> Numbers:
    """Return each seat's mean chance if final coins are uncertain by ``spread``."""
    weights = np.exp((coins - coins.max(axis=1, keepdims=True)) / spread)
    shares: Numbers = weights / weights.sum(axis=1, keepdims=True)
    return np.asarray(shares.mean(axis=0))


def quick_chances(each: Seen, trust: dict[str, list[float]]) -> Numbers:
    """Return the calibrated quick chances of all seats."""
    fair = 1 / each.seats
    return fair + trust[str(each.seats)][each.left - 1] * (each.quick - fair)


def careful_chances(each: Seen, trust: Trust) -> Numbers:
    """Return the calibrated careful chances of all seats."""
    read = trust.careful[str(each.seats)][each.left - 1]
    quick = quick_chances(each, trust.seats)
    return read.weight * softened(each.careful, read.spread) + (1 - read.weight) * quick


# --- reporting


class Judged(NamedTuple):
    """One position with the chances that numbers fitted to other games give."""

    seen: Seen
    quick: Numbers
    careful: Numbers


def judged(seen: Iterable[Seen], trust: Trust) -> list[Judged]:
    """Estimate these positions with these numbers."""
    return [
        Judged(each, quick_chances(each, trust.seats), careful_chances(each, trust))
        for each in seen
    ]


def tables(found: Sequence[Judged], trust: Trust) -> str:
    """Format the tables for the docs: quality by seats and rounds, then reliability."""
    lines = [
        f"Made on {trust.made_on} with `{trust.made_by}`; each half of the games is estimated with "
        "numbers fitted to the other half.",
        "",
    ]
    lines.append(
        "| seats | rounds to play | positions | constant guess | quick, as played | quick "
        "| careful, as played | careful | coins, quick | coins, careful |"
    )
    lines.append("|---:|---|---:|---:|---:|---:|---:|---:|---:|---:|")
    for seats, (low, high) in product(TABLES, STAGES):
        these = [e for e in found if e.seen.seats == seats and low <= e.seen.left <= high]
        if these:
            rounds = f"{low} or more" if high > 9 else f"{low}–{high}"
            lines.append(f"| {seats} | {rounds} | {len(these)} | {_quality(these)} |")
    lines += ["", "| estimate | quick: seats | mean | won | careful: seats | mean | won |"]
    lines.append("|---|---:|---:|---:|---:|---:|---:|")
    quick = deciles([(each.quick, each.seen.won) for each in found])
    careful = deciles([(each.careful, each.seen.won) for each in found])
    for tenth in range(10):
        cells = " | ".join(_reliability(each.get(tenth)) for each in (quick, careful))
        lines.append(f"| {10 * tenth}–{10 * tenth + 10} % | {cells} |")
    return "\n".join(lines)


def _quality(these: Sequence[Judged]) -> str:
    won = np.array([each.seen.won for each in these])

    def brier(chances: Sequence[Numbers]) -> str:
        return f"{float(((np.array(chances) - won) ** 2).mean()):.3f}"

    constant = brier([np.full(len(each.quick), 1 / len(each.quick)) for each in these])
    plain = brier([each.seen.quick for each in these])
    quick = brier([each.quick for each in these])
    raw = brier([softened(each.seen.careful, 0.01) for each in these])
    careful = brier([each.careful for each in these])
    quick_off = np.sqrt(np.mean([each.seen.quick_off**2 for each in these]))
    careful_off = np.sqrt(np.mean([each.seen.careful_off**2 for each in these]))
    return " | ".join(
        [constant, plain, quick, raw, careful, f"{quick_off:.1f}", f"{careful_off:.1f}"]
    )


def deciles(
    pairs: Sequence[tuple[Numbers, Numbers]],
) -> dict[int, tuple[int, float, float]]:
    """Return count, mean estimate and share won, by tenths of the estimate."""
    parts: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for chances, won in pairs:
        for chance, share in zip(chances, won, strict=True):
            parts[min(9, int(10 * chance))].append((float(chance), float(share)))
    return {
        tenth: (len(part), *(sum(column) / len(part) for column in zip(*part, strict=True)))
        for tenth, part in sorted(parts.items())
    }


def _reliability(part: tuple[int, float, float] | None) -> str:
    if part is None:
        return "0 | – | –"
    count, told, won = part
    return f"{count} | {told:.1%} | {won:.1%}"


def write(found: Sequence[Judged], trust: Trust) -> None:
    """Write the fitted numbers, the pictures and the tables."""
    text = msgspec.json.format(msgspec.json.encode(trust), indent=1)
    TRUST.write_bytes(text + b"\n")
    for name, chances in (
        ("chances", [each.quick for each in found]),
        ("chances-careful", [each.careful for each in found]),
    ):
        pairs = [(e.seen.seats, told, e.seen.won) for e, told in zip(found, chances, strict=True)]
        groups = {
            seats: list(deciles([(told, won) for own, told, won in pairs if own == seats]).values())
            for seats in TABLES
        }
        (PICTURES / f"{name}.svg").write_text(picture_of(groups), encoding="utf-8")
    text_of_page = tables(found, trust)
    print(text_of_page)
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(f"{before}{BEGIN}\n{text_of_page}\n{END}{after}", encoding="utf-8")


def fitted(seen: Sequence[Seen], command: str) -> Trust:
    """Fit all numbers to these positions."""
    quick = fitted_quick(seen)
    careful = fitted_careful(seen, quick)
    return Trust(command, str(date.today()), ROUNDS, quick, careful)


def main() -> None:
    """Play, estimate, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=800, help="for each number of seats")
    parser.add_argument("--quick", type=int, default=60, help="quick playouts of a position")
    parser.add_argument("--careful", type=int, default=40, help="careful playouts of a position")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--journal", type=Path, default=Path("seen.jsonl"))
    options = parser.parse_args()
    words = ("--games", options.games, "--quick", options.quick, "--careful", options.careful)
    command = shlex.join(["tools/calibrate_chances.py", *map(str, words)])
    games = journal_of(
        options.journal, options.games, options.quick, options.careful, options.workers
    )
    even = list(seen_in(each for each in games if each.game % 2 == 0))
    odd = list(seen_in(each for each in games if each.game % 2))
    held_out = [*judged(even, fitted(odd, command)), *judged(odd, fitted(even, command))]
    write(held_out, fitted([*even, *odd], command))


if __name__ == "__main__":
    main()
