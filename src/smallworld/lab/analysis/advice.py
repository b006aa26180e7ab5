"""Derive one piece of advice for each seat from its costliest mistakes."""

from __future__ import annotations

from collections.abc import Sequence

from smallworld.play.analysis import Advice, Change, Life, TurnFacts
from smallworld.play.game import Game


def advice_for(
    game: Game, seat: int, costly: Sequence[TurnFacts], lives: Sequence[Life], dice: Change
) -> Advice:
    """Return what this seat should do differently; ``costly`` turns come worst first."""
    worst_life = max(lives, key=lambda life: life.cost.weight, default=None)
    if worst_life is not None and worst_life.verdict != "good" and worst_life.cost.is_sure:
        if not costly or worst_life.cost.weight >= costly[0].cost_weight:
            return _about_decline(worst_life)
    if costly:
        return _about_turn(costly)
    if game.over and seat not in game.winners and -dice.weight > 2 * dice.weight_error:
        return Advice("unlucky", {"percent": percent(-dice.win)})
    return Advice("sound")


def _about_decline(life: Life) -> Advice:
    facts: dict[str, object] = {
        "race": life.race,
        "power": life.power,
        "percent": percent(life.cost.win),
    }
    if life.verdict == "early":
        return Advice("early", {**facts, "round": life.declined, "best": life.best or 0})
    return Advice("late", {**facts, "round": life.declined or 0, "best": life.best})


def _about_turn(costly: Sequence[TurnFacts]) -> Advice:
    """Advise on the kind of mistake that cost most in total."""
    lost: dict[str, float] = {}
    for turn in costly:
        assert turn.kind is not None
        lost[turn.kind] = lost.get(turn.kind, 0.0) + turn.cost_weight
    kind = max(lost, key=lambda kind: lost[kind])
    worst = next(turn for turn in costly if turn.kind == kind)
    assert worst.cost is not None
    return Advice(kind, {"round": worst.round, "percent": percent(worst.cost.win)})


def percent(chance: float) -> int:
    """Round a chance to whole percent, at least 0."""
    return max(0, round(100 * chance))
