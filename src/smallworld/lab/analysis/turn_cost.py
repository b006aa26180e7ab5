"""Estimate what one turn cost against better plans, and its luck, by playouts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from smallworld.bots.playouts.chances import (
    PlayoutSample,
    careful_row,
    estimate,
    method_for,
    play_carefully,
    playout_seed,
    sample_playouts,
    weighted_sum,
)
from smallworld.core.actions import DECLINE, END, is_decline, parse_action, written
from smallworld.core.engine import legal_actions, perform
from smallworld.core.playout import Xorshift
from smallworld.core.state import START, State
from smallworld.lab.analysis.plans import (
    Plan,
    difference,
    plans_for,
    steps_as_facts,
    with_placement,
)
from smallworld.lab.analysis.turns import Moment, Replay, Roll, Turn, after_plan, roll_outcomes
from smallworld.play.analysis import Better, Chances, Change, Luck, TurnFacts
from smallworld.play.game import Game

SECOND_SEED: Final = 1_000_003  # other random numbers: the worst of many looks too bad
OUTLINE: Final = 40  # quick playouts of each point of the first curve


class AnalysisSettings(Struct, frozen=True):
    """Depth of an analysis: the same settings and seed give the same result."""

    playouts: int = 200  # fast playouts of each estimate
    careful: int = 80  # slow playouts of each estimate when a turn is checked again
    seed: int = 1
    bot: str = "planner"
    nodes: int = 1_500  # node budget of the bot for a turn
    plans: int = 4


def outline_turn(game: Game, turn: Turn, settings: AnalysisSettings) -> TurnFacts:
    """Return the actions of a turn, and the chances after it by a few quick playouts."""
    return _basic_facts(game, turn, outline_chances(game, turn.last, settings))


def outline_chances(game: Game, line: int, settings: AnalysisSettings) -> Chances:
    """Estimate the chances after ``line`` lines of the log by a few quick playouts."""
    playouts = min(OUTLINE, settings.playouts)
    return estimate(game.state_at(line), playouts=playouts, seed=settings.seed)


def _basic_facts(game: Game, turn: Turn, after: Chances) -> TurnFacts:
    return TurnFacts(
        number=turn.number,
        seat=turn.seat,
        round=turn.round,
        first=turn.first,
        last=turn.last,
        actions=turn.action_texts(game),
        steps=steps_as_facts(game.state_at(turn.first), turn.actions(game)),
        after=after,
    )


def analyse_turn(game: Game, turn: Turn, settings: AnalysisSettings) -> TurnFacts:
    """Compare a turn with the plans of the bot; the chances after it are careful."""
    now = game.state_at(turn.last)
    after = estimate(now, playouts=settings.careful, seed=settings.seed, careful=True)
    facts = _basic_facts(game, turn, after)
    analysis = _TurnAnalysis(game, turn, settings.playouts, settings.seed)
    if not turn.is_whole:
        return facts
    facts = analysis.with_luck(facts)
    for moment in analysis.replay.moments:
        plans = plans_for(moment.state, settings.bot, settings.nodes, settings.seed, settings.plans)
        facts = analysis.compared(facts, moment, plans)
        if not analysis.is_followed(facts, moment):
            break
    return facts


def recheck_turn(game: Game, turn: Turn, known: TurnFacts, settings: AnalysisSettings) -> TurnFacts:
    """Compare a turn with its best plan again, more precisely and with other random numbers."""
    analysis = _TurnAnalysis(
        game, turn, settings.careful, settings.seed + SECOND_SEED, careful=True
    )
    better = known.better
    if better is None:
        return known
    facts = known
    plan = [parse_action(text, game.box) for text in better.actions]
    stays = known.decline is not None and "decline" not in known.actions
    for moment in analysis.replay.moments:
        at_start = moment.line == turn.first
        plans = [plan] if moment.line == better.line else []
        plans += [[DECLINE]] if at_start and stays and plan != [DECLINE] else []
        if plans:
            facts = analysis.compared(facts, moment, plans, first_counts=True)
    return facts


class _TurnAnalysis:
    """All estimates of one turn, made with the same random numbers."""

    def __init__(
        self, game: Game, turn: Turn, playouts: int, seed: int, *, careful: bool = False
    ) -> None:
        self.game = game
        self.turn = turn
        self.playouts = playouts
        self.seed = seed
        self.careful = careful
        self.start = game.state_at(turn.first)
        self.method = method_for(self.start, careful=careful)
        self.replay = Replay(game, turn)

    def sample(self, state: State) -> PlayoutSample:
        return sample_playouts(state, self.playouts, self.seed, self.method)

    def with_luck(self, facts: TurnFacts) -> TurnFacts:
        """Add the luck of all rolls and reveals of the turn."""
        return replace(facts, luck=[*self._rolled(), *self._revealed()])

    # --- luck
    def _luck_of(self, roll: Roll) -> PlayoutSample:
        """Return what a roll changed beyond its expected value."""
        tables = [(likely, self.sample(table), came) for likely, table, came in roll_outcomes(roll)]
        return weighted_sum(
            [((1.0 if came else 0.0) - likely, made) for likely, made, came in tables]
        )

    def _rolled(self) -> list[Luck]:
        return [
            Luck(roll.line, "die", f"die {roll.face}", self._seats(self._luck_of(roll)))
            for roll in self.replay.rolls
        ]

    def _revealed(self) -> list[Luck]:
        """Return the luck of all combos revealed in this turn together."""
        lines = self.replay.reveals
        if not lines:
            return []
        seen = self.sample(self.game.state_at(self.turn.last))
        texts = [written(self.game.log[line].action, self.game.box) for line in lines]
        luck = self._seats(weighted_sum([(1.0, seen), (-1.0, self.sample(self.replay.end))]))
        return [Luck(lines[0], "reveal", ", ".join(texts), luck)]

    def _seats(self, luck: PlayoutSample) -> list[Change]:
        return [luck.change(seat) for seat in range(luck.seats)]

    # --- skill
    def compared(
        self, facts: TurnFacts, moment: Moment, plans: Sequence[Plan], *, first_counts: bool = False
    ) -> TurnFacts:
        """Add the cost against the best of ``plans``, or the first, from ``moment`` on."""
        actual = self.sample(moment.after)
        values = [self.sample(after_plan(moment.state, plan)) for plan in plans]
        costs = [
            weighted_sum([(1.0, value), (-1.0, actual)]).change(self.turn.seat) for value in values
        ]
        best = 0 if first_counts else max(range(len(costs)), key=lambda place: costs[place].weight)
        better = self._better(moment, plans[best], values[best])
        kind = difference(moment.actions, plans[best])
        facts = replace(facts, cost=costs[best], kind=kind, better=better, playouts=self.playouts)
        if moment.line != self.turn.first:
            return facts
        decline = self._decline(actual, plans, values)
        if decline is None:
            return facts
        return replace(facts, decline=decline, later=self._later(decline, plans))

    def _better(self, moment: Moment, plan: Plan, value: PlayoutSample) -> Better:
        actions = with_placement(moment.state, plan)
        return Better(
            line=moment.line,
            actions=[written(action, self.game.box) for action in actions],
            steps=steps_as_facts(moment.state, plan),
            chances=value.chances(),
        )

    def is_followed(self, facts: TurnFacts, moment: Moment) -> bool:
        """Did the seat play exactly the best plan, up to a roll?"""
        if facts.better is None:
            return False
        words = [written(action, self.game.box) for action in moment.actions]
        return words[: len(facts.better.actions)] == facts.better.actions

    def _decline(
        self, actual: PlayoutSample, plans: Sequence[Plan], values: Sequence[PlayoutSample]
    ) -> Change | None:
        """Return what declining in this turn is worth against the best way to stay."""
        seat = self.turn.seat
        if self.replay.late is not None:
            stayed = self.replay.late.clone()
            perform(stayed, END)
            gone = self.sample(self.replay.end)
            return weighted_sum([(1.0, gone), (-1.0, self.sample(stayed))]).change(seat)
        if not self._could_decline():
            return None
        staying = [
            value for plan, value in zip(plans, values, strict=True) if not is_decline(plan[0])
        ]
        declined = [value for plan, value in zip(plans, values, strict=True) if is_decline(plan[0])]
        if self._declined():
            declined = [actual]
        else:
            staying.append(actual)
        if not staying or not declined:
            return None
        best = max(staying, key=lambda value: value.change(seat).weight)
        return weighted_sum([(1.0, declined[0]), (-1.0, best)]).change(seat)

    def _could_decline(self) -> bool:
        return self.start.phase == START and DECLINE in legal_actions(self.start)

    def _declined(self) -> bool:
        return DECLINE in self.turn.actions(self.game)

    def _later(self, decline: Change, plans: Sequence[Plan]) -> dict[str, Change]:
        """Return what declining one to three own turns later would change, if it was too early."""
        staying = [plan for plan in plans if not is_decline(plan[0])]
        early = self._declined() and self.replay.late is None and decline.weight < 0
        if not (self.careful and early and staying):
            return {}
        stayed = after_plan(self.start, staying[0])
        left = int(self.game.box.board.rounds) - self.turn.round
        return {str(turns): self._put_off(stayed, turns) for turns in range(1, min(3, left) + 1)}

    def _put_off(self, stayed: State, turns: int) -> Change:
        """Compare with careful playouts alone: quick ones do not decline when told to."""
        seat, round = self.turn.seat, self.turn.round + turns
        careful = replace(self.method, weight=1.0)
        later = _declining_later(stayed, seat, round, self.playouts, self.seed, careful.spread)
        now = sample_playouts(self.replay.end, self.playouts, self.seed, careful)
        return weighted_sum([(1.0, later), (-1.0, now)]).change(seat)


def _declining_later(
    state: State, seat: int, round: int, playouts: int, seed: int, spread: float
) -> PlayoutSample:
    """Run careful playouts in which the seat declines at its turn in a later ``round``.

    If it has no race to decline by then, it plays on normally.
    """
    rows = []
    for number in range(playouts):
        ahead = state.clone()
        chance = Xorshift(playout_seed(seed, number))
        play_carefully(ahead, chance, round * int(state.box.seats) + seat)
        if ahead.phase == START and DECLINE in legal_actions(ahead):
            perform(ahead, DECLINE)
        play_carefully(ahead, chance)
        rows.append(careful_row(ahead, spread))
    return PlayoutSample(int(state.box.seats), rows)
