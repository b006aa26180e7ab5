"""Explain an action without applying it: its price, or why it is illegal."""

from __future__ import annotations

from smallworld.core.actions import is_chance, parse_action
from smallworld.core.errors import IllegalAction, RuleError
from smallworld.play.explain import Explanation, explain
from smallworld.server.messages.advice import Why
from smallworld.server.messages.errors import build_error
from smallworld.server.refusals import Forbidden
from smallworld.server.tables.table import Table


def explain_action(table: Table, seat: int, text: str) -> Why:
    """Explain an action from the view of ``seat`` and nothing else."""
    game = table.game
    try:
        table.check(seat, None)
        if game.to_act != seat:
            raise Forbidden("seat.not_to_act", {"seat": seat, "to_act": game.to_act})
        action = parse_action(text, game.box)
        if is_chance(action):
            raise IllegalAction("chance.not_a_seats_word")
    except RuleError as refused:
        return _build_answer(table, refused, Explanation(None))
    explained = explain(game.view(seat).as_state(), action)
    return _build_answer(table, explained.refused, explained)


def _build_answer(table: Table, refused: RuleError | None, explained: Explanation) -> Why:
    answer = Why(
        legal=refused is None,
        price=explained.price,
        parts=list(explained.parts),
        hand=explained.hand,
        missing=explained.missing or None,
        odds=explained.odds,
        income=explained.income,
    )
    if refused is not None:
        error = build_error(refused, table.game)
        answer.code, answer.sentence, answer.facts = error.code, error.message, error.facts
    return answer
