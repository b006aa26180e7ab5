"""Analyse a whole game: a first curve, every turn once, doubtful turns again, a summary.

Each turn is a separate call, so a server can run them one by one in a low-priority process, show
progress and stop in between. A summary can be made at any time: turns that were not analysed yet
have chances, but no cost.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from smallworld.bots.playouts.chances import estimate
from smallworld.lab.analysis.advice import advice_for
from smallworld.lab.analysis.races import lives_of
from smallworld.lab.analysis.turn_cost import (
    AnalysisSettings,
    analyse_turn,
    outline_chances,
    outline_turn,
    recheck_turn,
)
from smallworld.lab.analysis.turns import turns_of
from smallworld.play.analysis import Analysis, Chances, Life, SeatFacts, TurnFacts, total
from smallworld.play.game import Game

RECHECKED: Final = 4  # turns of each seat that are checked again
COSTLIEST: Final = 3  # turns shown for each seat, if they surely cost something
LEAST: Final = 0.01  # smaller costs are not shown

Progress = Callable[[int, int], None]  # pieces done, and pieces in total as far as known


def analyse(
    game: Game,
    settings: AnalysisSettings | None = None,
    *,
    seat: int | None = None,
    progress: Progress = lambda done, pieces: None,
) -> Analysis:
    """Analyse a game in this process, or only the turns of one ``seat``."""
    settings = settings or AnalysisSettings()
    numbers = turn_numbers(game, seat)
    turns = turns_of(game)
    known: list[TurnFacts] = []
    for number in numbers:
        known.append(analyse_turn(game, turns[number], settings))
        progress(len(known), len(numbers) + max_rechecks(game, numbers))
    doubtful = doubtful_turns(known)
    for place, number in enumerate(doubtful):
        index = numbers.index(number)
        known[index] = recheck_turn(game, turns[number], known[index], settings)
        progress(len(numbers) + place + 1, len(numbers) + len(doubtful))
    return summarise(game, known, start_chances(game, known, settings), settings)


def outline(game: Game, settings: AnalysisSettings) -> Analysis:
    """Return all turns with quick chances and without costs: a curve within seconds."""
    turns = turns_of(game)
    start = outline_chances(game, turns[0].first if turns else len(game.log), settings)
    return summarise(game, [outline_turn(game, turn, settings) for turn in turns], start, settings)


def turn_numbers(game: Game, seat: int | None = None) -> list[int]:
    """List the turn numbers of a game, or of one seat."""
    return [turn.number for turn in turns_of(game) if seat in (None, turn.seat)]


def max_rechecks(game: Game, numbers: Sequence[int]) -> int:
    """Return the highest possible number of rechecks."""
    return min(len(numbers), 2 * RECHECKED * len(game.names))


def doubtful_turns(known: Sequence[TurnFacts]) -> list[int]:
    """List the turns that seem to have cost most, and those with a doubtful decline."""
    found: set[int] = set()
    for seat in {turn.seat for turn in known}:
        own = [turn for turn in known if turn.seat == seat and turn.cost is not None]
        own.sort(key=_weight, reverse=True)
        found |= {turn.number for turn in own[:RECHECKED] if _weight(turn) > 0}
        found |= {turn.number for turn in own if _is_in_question(turn)}
    return sorted(found)


def _weight(turn: TurnFacts) -> float:
    return turn.cost_weight


def _is_in_question(turn: TurnFacts) -> bool:
    """Did the seat decline though staying seems better, or the other way round?"""
    if turn.decline is None:
        return False
    declined = "decline" in turn.actions
    gain = -turn.decline.weight if declined else turn.decline.weight
    return gain > turn.decline.weight_error


def start_chances(game: Game, known: Sequence[TurnFacts], settings: AnalysisSettings) -> Chances:
    """Return what each seat could expect before the first of these turns."""
    first = game.state_at(known[0].first if known else len(game.log))
    return estimate(first, playouts=settings.careful, seed=settings.seed, careful=True)


def summarise(
    game: Game, known: Sequence[TurnFacts], start: Chances, settings: AnalysisSettings
) -> Analysis:
    """Build the analysis from the facts of all turns and the chances before the first."""
    turns = [_without_unsure_better(turn) for turn in known]
    lives = lives_of(game, turns)
    seats = [
        _seat_facts(game, seat, turns, [life for life in lives if life.seat == seat])
        for seat in range(len(game.names))
    ]
    return Analysis(
        map=game.box.board.id,
        names=list(game.names),
        lines=len(game.log),
        over=game.over,
        coins=game.coins,
        winners=game.winners,
        bot=settings.bot,
        playouts=settings.playouts,
        seed=settings.seed,
        start=start,
        turns=turns,
        lives=lives,
        seats=seats,
    )


def _without_unsure_better(turn: TurnFacts) -> TurnFacts:
    """Remove the better plan if it is not surely better."""
    if turn.cost is None or (turn.cost.is_sure and turn.cost.weight >= LEAST):
        return turn
    return replace(turn, better=None, kind=None)


def _seat_facts(game: Game, seat: int, turns: list[TurnFacts], lives: list[Life]) -> SeatFacts:
    own = [turn for turn in turns if turn.seat == seat]
    costly = sorted((turn for turn in own if turn.better is not None), key=_weight, reverse=True)
    luck = [each for turn in turns for each in turn.luck]
    dice = total([each.seats[seat] for each in luck if each.kind == "die"])
    cost = total([turn.cost for turn in own if turn.cost is not None])
    return SeatFacts(
        seat=seat,
        costliest=[turn.number for turn in costly[:COSTLIEST]],
        cost=cost,
        dice=dice,
        draw=total([each.seats[seat] for each in luck if each.kind == "reveal"]),
        advice=advice_for(game, seat, costly[:COSTLIEST], lives, dice),
    )
