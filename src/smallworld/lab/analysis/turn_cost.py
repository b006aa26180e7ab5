"""One turn looked at: what it cost against better plans, and what the dealer had to do with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from smallworld.bots.data.trust import trust_for
from smallworld.bots.playouts.chances import (
    PlayoutSample,
    estimate,
    horizon,
    plan_until,
    playout_row,
    playout_seed,
    sample_playouts,
    turn_number,
    weighted_sum,
)
from smallworld.core.actions import DECLINE, END, parse_action, written
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
from smallworld.play.analysis import Better, Change, Luck, TurnFacts
from smallworld.play.game import Game

SECOND_SEED: Final = 1_000_003  # other luck: the worst of many always looks worse than it is


class AnalysisSettings(Struct, frozen=True):
    """How closely a game is looked at: the same settings and seed tell the same."""

    playouts: int = 200  # of each estimate, quick ones
    careful: int = 80  # of each estimate of a second analysis, slow ones
    seed: int = 1
    bot: str = "planner"
    nodes: int = 1_500  # that the bot may analysis at for a turn
    plans: int = 4


def analyse_turn(game: Game, turn: Turn, settings: AnalysisSettings) -> TurnFacts:
    """A turn against the plans of the bot."""
    analysis = _TurnAnalysis(game, turn, settings.playouts, settings.seed)
    facts = analysis.facts(settings.careful)
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
    """The same turn against the one plan that looked best, sharper and with other luck."""
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
    """All estimates of one turn, made with the same luck."""

    def __init__(
        self, game: Game, turn: Turn, playouts: int, seed: int, *, careful: bool = False
    ) -> None:
        self.game = game
        self.turn = turn
        self.playouts = playouts
        self.seed = seed
        self.careful = careful
        self.start = game.state_at(turn.first)
        self.trust = 1.0 if careful else trust_for(game.box, turn.round)
        self.until = turn_number(self.start) + horizon(game.box, careful=careful)
        self.replay = Replay(game, turn)

    def sample(self, state: State) -> PlayoutSample:
        return sample_playouts(
            state,
            self.playouts,
            self.seed,
            until=self.until,
            trust=self.trust,
            careful=self.careful,
        )

    def facts(self, careful: int) -> TurnFacts:
        """The plain facts of a turn and where it has led to, by so many careful playouts."""
        turn, said = self.turn, self.turn.actions(self.game)
        now = self.game.state_at(turn.last)
        return TurnFacts(
            number=turn.number,
            seat=turn.seat,
            round=turn.round,
            first=turn.first,
            last=turn.last,
            actions=turn.action_texts(self.game),
            steps=steps_as_facts(self.start, said),
            after=estimate(now, playouts=careful, seed=self.seed, careful=True),
        )

    def with_luck(self, facts: TurnFacts) -> TurnFacts:
        """With all that the dealer did in the turn."""
        return replace(facts, luck=[*self._rolled(), *self._revealed()])

    # --- luck
    def _luck_of(self, roll: Roll) -> PlayoutSample:
        """What a roll brought beyond what could be expected of it."""
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
        """What the combos brought that were revealed in this turn, all of them together."""
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
        """With the cost against the best of ``plans``, or the first, from ``moment`` on."""
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
        """Did the seat do just what the best plan says, up to a roll?"""
        if facts.better is None:
            return False
        words = [written(action, self.game.box) for action in moment.actions]
        return words[: len(facts.better.actions)] == facts.better.actions

    def _decline(
        self, actual: PlayoutSample, plans: Sequence[Plan], values: Sequence[PlayoutSample]
    ) -> Change | None:
        """What declining in this turn is worth against the best way to stay."""
        seat = self.turn.seat
        if self.replay.late is not None:
            stayed = self.replay.late.clone()
            perform(stayed, END)
            gone = self.sample(self.replay.end)
            return weighted_sum([(1.0, gone), (-1.0, self.sample(stayed))]).change(seat)
        if not self._could_decline():
            return None
        staying = [value for plan, value in zip(plans, values, strict=True) if plan[0] != DECLINE]
        declined = [value for plan, value in zip(plans, values, strict=True) if plan[0] == DECLINE]
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
        """What declining one, two or three own turns later would have changed, if it was early."""
        staying = [plan for plan in plans if plan[0] != DECLINE]
        early = self._declined() and self.replay.late is None and decline.weight < 0
        if not (self.careful and early and staying):
            return {}
        stayed = after_plan(self.start, staying[0])
        left = int(self.game.box.board.rounds) - self.turn.round
        return {str(turns): self._put_off(stayed, turns) for turns in range(1, min(3, left) + 1)}

    def _put_off(self, stayed: State, turns: int) -> Change:
        seat, round = self.turn.seat, self.turn.round + turns
        later = _declining_later(
            stayed, seat, round, self.playouts, self.seed, until=self.until, trust=self.trust
        )
        return weighted_sum([(1.0, later), (-1.0, self.sample(self.replay.end))]).change(seat)


def _declining_later(
    state: State, seat: int, round: int, playouts: int, seed: int, *, until: int, trust: float
) -> PlayoutSample:
    """Careful playouts; at the start of its turn in a later ``round`` the seat declines.

    If it has no race to decline with by then, it plays on as it likes.
    """
    rows = []
    for number in range(playouts):
        ahead = state.clone()
        chance = Xorshift(playout_seed(seed, number))
        plan_until(ahead, chance, round * int(state.box.seats) + seat)
        if ahead.phase == START and DECLINE in legal_actions(ahead):
            perform(ahead, DECLINE)
        plan_until(ahead, chance, until)
        rows.append(playout_row(ahead, trust))
    return PlayoutSample(int(state.box.seats), rows)
