"""Find for each race of a game the best round to decline."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from smallworld.core.state import ACTIVE, KINDS, State
from smallworld.play.analysis import Change, Life, TurnFacts, total
from smallworld.play.game import Game

LEAST: Final = 0.01  # win chance; smaller losses count as a good decline


def lives_of(game: Game, turns: Sequence[TurnFacts]) -> list[Life]:
    """Return all races of the seats with known turns, in the order they were picked."""
    found: list[Life] = []
    for seat in range(len(game.names)):
        own = [turn for turn in turns if turn.seat == seat]
        found += [_life(game, lived) for lived in _turns_by_race(game, own)]
    return sorted(found, key=lambda life: (life.picked, life.seat))


def _turns_by_race(game: Game, own: Sequence[TurnFacts]) -> list[list[TurnFacts]]:
    """Split the turns of one seat where it picked a new race."""
    lives: list[list[TurnFacts]] = []
    for turn in own:
        picks = any(action.startswith("pick ") for action in turn.actions)
        begins = picks or (not lives and game.state_at(turn.first).has_active_race(turn.seat))
        if begins:
            lives.append([])
        if lives:
            lives[-1].append(turn)
    return lives


def _life(game: Game, lived: Sequence[TurnFacts]) -> Life:
    seat = lived[0].seat
    state = game.state_at(lived[0].first)
    if not state.has_active_race(seat):
        state = _after_the_pick(game, lived[0])
    people = KINDS * seat + ACTIVE
    ended = [turn for turn in lived if "decline" in turn.actions]
    best, verdict, cost = _best_decline_round(lived, ended[0] if ended else None)
    return Life(
        seat=seat,
        race=state.race(people).id,
        power=state.power(people).id,
        picked=lived[0].round,
        declined=ended[0].round if ended else None,
        best=best,
        verdict=verdict,
        cost=cost,
        turns=[turn.number for turn in lived if turn.decline is not None],
    )


def _after_the_pick(game: Game, turn: TurnFacts) -> State:
    for line in range(turn.first, turn.last):
        after = game.state_at(line + 1)
        if after.has_active_race(turn.seat):
            return after
    raise AssertionError("a race that nobody picked")


def _best_decline_round(
    lived: Sequence[TurnFacts], ended: TurnFacts | None
) -> tuple[int | None, Literal["good", "early", "late"], Change]:
    """Return the best round to decline, a verdict on the actual one, and its cost.

    Each turn knows what declining in it is worth, assuming good play afterwards. The first turn
    in which that is surely positive is the best one, and every further turn of waiting cost what
    declining was worth there.
    """
    waited = [
        turn
        for turn in lived
        if turn is not ended and turn.decline is not None and turn.decline.is_sure
    ]
    missed = total([turn.decline for turn in waited if turn.decline is not None])
    if waited and missed.win >= LEAST:
        return waited[0].round, "late", missed
    if ended is None or ended.decline is None:
        return (None if ended is None else ended.round), "good", Change()
    gain = ended.decline
    if not total([gain], -1.0).is_sure or gain.win > -LEAST:
        return ended.round, "good", Change()
    return _best_later(ended), "early", total([gain], -1.0)


def _best_later(ended: TurnFacts) -> int | None:
    """Return the best of the later rounds that were tried."""
    if not ended.later:
        return None
    turns = max(ended.later, key=lambda turns: ended.later[turns].weight)
    return ended.round + int(turns)
