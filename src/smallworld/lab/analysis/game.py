"""A whole game analysed: every turn looked at once, the doubtful ones twice, then summed up.

Each look is a piece of work of its own, so that a server can do them one after the other in
a process that gives way, tell how far it is, and stop in between.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from smallworld.bots.playouts.chances import estimate
from smallworld.lab.analysis.advice import advice_for
from smallworld.lab.analysis.races import lives_of
from smallworld.lab.analysis.turn_cost import Lens, first_look, second_look
from smallworld.lab.analysis.turns import turns_of
from smallworld.play.analysis import Analysis, Life, SeatFacts, TurnFacts, total
from smallworld.play.game import Game

TWICE: Final = 4  # turns of each seat that are looked at a second time
COSTLIEST: Final = 3  # … and told, if they are sure to have cost anything
LEAST: Final = 0.01  # what costs less is not worth a word

Watcher = Callable[[int, int], None]  # pieces done, pieces in all as far as one knows


def analyse(
    game: Game,
    lens: Lens | None = None,
    *,
    seat: int | None = None,
    watch: Watcher = lambda done, pieces: None,
) -> Analysis:
    """Everything about a game, in this process; only the turns of one ``seat`` if it is given."""
    lens = lens or Lens()
    numbers = turns_to_look_at(game, seat)
    turns = turns_of(game)
    known: list[TurnFacts] = []
    for number in numbers:
        known.append(first_look(game, turns[number], lens))
        watch(len(known), len(numbers) + most_second_looks(game, numbers))
    doubtful = doubtful_turns(known)
    for place, number in enumerate(doubtful):
        index = numbers.index(number)
        known[index] = second_look(game, turns[number], known[index], lens)
        watch(len(numbers) + place + 1, len(numbers) + len(doubtful))
    return summed_up(game, known, lens)


def turns_to_look_at(game: Game, seat: int | None = None) -> list[int]:
    """The numbers of the turns of a game, or of one seat."""
    return [turn.number for turn in turns_of(game) if seat in (None, turn.seat)]


def most_second_looks(game: Game, numbers: Sequence[int]) -> int:
    """How many second looks there will be at most."""
    return min(len(numbers), 2 * TWICE * len(game.names))


def doubtful_turns(known: Sequence[TurnFacts]) -> list[int]:
    """The turns that seem to have cost most, and those whose decline is in question."""
    found: set[int] = set()
    for seat in {turn.seat for turn in known}:
        own = [turn for turn in known if turn.seat == seat and turn.cost is not None]
        own.sort(key=_weight, reverse=True)
        found |= {turn.number for turn in own[:TWICE] if _weight(turn) > 0}
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


def summed_up(game: Game, known: Sequence[TurnFacts], lens: Lens) -> Analysis:
    """The analysis of a game whose turns have been looked at."""
    turns = [_plainly(turn) for turn in known]
    first = turns[0].first if turns else len(game.log)
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
        bot=lens.bot,
        playouts=lens.playouts,
        seed=lens.seed,
        start=estimate(game.state_at(first), playouts=lens.careful, seed=lens.seed, careful=True),
        turns=turns,
        lives=lives,
        seats=seats,
    )


def _plainly(turn: TurnFacts) -> TurnFacts:
    """Without a better plan where none is sure to be better."""
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
