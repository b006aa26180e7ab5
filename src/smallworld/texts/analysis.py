"""Describe an analysis: costly turns, declines, luck, and advice for each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from smallworld.play.analysis import Advice, Analysis, Chances, Change, Life, SeatFacts, TurnFacts
from smallworld.play.reasons import Step
from smallworld.texts.fluent import Fact
from smallworld.texts.names import Names, names_at
from smallworld.texts.reasons import plan_clause

if TYPE_CHECKING:
    from smallworld.play.game import Game


def chance_lines(
    chances: Chances, table: Game | Names | None = None, lang: str = "en"
) -> list[str]:
    """Return one line per seat with its chance to win and expected coins."""
    names = names_at(table, lang)
    lines = []
    for seat, chance in enumerate(chances.seats):
        message = "analysis-chance" if chances.playouts else "analysis-result"
        facts: dict[str, Fact] = {"percent": percent(chance.win), "coins": round(chance.coins)}
        if chances.playouts:
            facts |= {"error": percent(chance.win_error), "spread": round(chance.coins_error)}
        lines.append(names.texts.say(message, seat=names.seat(seat), **facts))
    return lines


def turn_lines(turn: TurnFacts, table: Game | Names | None = None, lang: str = "en") -> list[str]:
    """Describe what a turn cost and what was better; empty if it cost nothing."""
    names = names_at(table, lang)
    if turn.cost is None or turn.better is None or turn.kind is None:
        return []
    facts: dict[str, Fact] = {"round": turn.round, "seat": names.seat(turn.seat)}
    if percent(turn.cost.win) > 0:
        facts |= {"percent": percent(turn.cost.win), "error": percent(turn.cost.win_error)}
        facts["coins"] = max(0, round(turn.cost.coins))
        cost = names.texts.say("analysis-turn", **facts)
    else:
        cost = names.texts.say("analysis-turn-lead", lead=max(1, round(turn.cost.lead)), **facts)
    plan = plan_clause(said_steps(turn.better.steps), names)
    return [cost, names.texts.say(f"analysis-kind-{turn.kind}", plan=plan)]


def life_line(life: Life, table: Game | Names | None = None, lang: str = "en") -> str:
    """Say whether a race went into decline in the best round."""
    names = names_at(table, lang)
    combo = names.combo_forms(life.race, life.power, "combo")
    facts: dict[str, Fact] = {
        "round": life.declined or 0,
        "best": life.best or 0,
        "percent": percent(life.cost.win),
    }
    return names.texts.say(_message_of(life), seat=names.seat(life.seat), **combo, **facts)


def _message_of(life: Life) -> str:
    kind: str = life.verdict
    if life.declined is None:
        kind = "kept" if kind == "good" else "never"
    return f"analysis-life-{kind}"


def luck_lines(facts: SeatFacts, table: Game | Names | None = None, lang: str = "en") -> list[str]:
    """Say what the die and the draw of combos gave to a seat or took from it."""
    names = names_at(table, lang)
    return [
        names.texts.say(
            f"analysis-{what}",
            seat=names.seat(facts.seat),
            sign=_sign(luck),
            percent=percent(abs(luck.win)),
        )
        for what, luck in (("dice", facts.dice), ("draw", facts.draw))
    ]


def _sign(luck: Change) -> str:
    if percent(abs(luck.win)) == 0:
        return "even"
    return "more" if luck.win > 0 else "less"


def advice_line(advice: Advice, table: Game | Names | None = None, lang: str = "en") -> str:
    """Say what to do differently next time.

    >>> advice_line(Advice("idle", {"round": 3, "percent": 7}))
    'Use every token in hand: in round 3, there was more to take.'
    """
    names = names_at(table, lang)
    facts = _filled(names, advice.facts)
    return names.texts.say(f"analysis-advice-{advice.kind}", **facts)


def _filled(names: Names, facts: Mapping[str, object]) -> dict[str, Fact]:
    filled: dict[str, Fact] = {
        name: value for name, value in facts.items() if isinstance(value, (int, float))
    }
    if "race" in facts and "power" in facts:
        filled |= names.combo_forms(str(facts["race"]), str(facts["power"]), "combo")
    return filled


def seat_lines(
    analysis: Analysis, seat: int, table: Game | Names | None = None, lang: str = "en"
) -> list[str]:
    """Describe one seat: its worst turns, its races, luck and advice."""
    names = names_at(table, lang)
    facts = analysis.seats[seat]
    turns = {turn.number: turn for turn in analysis.turns}
    lines = [" ".join(turn_lines(turns[number], names)) for number in facts.costliest]
    lines += [life_line(life, names) for life in analysis.lives if life.seat == seat]
    return [*lines, *luck_lines(facts, names), advice_line(facts.advice, names)]


def said_steps(steps: Sequence[Mapping[str, object]]) -> list[Step]:
    """Rebuild steps from their JSON form."""
    return [
        Step(str(step["kind"]), {name: step[name] for name in step if name != "kind"})
        for step in steps
    ]


def percent(chance: float) -> int:
    """Round a chance to whole percent.

    >>> percent(0.347), percent(-0.001)
    (35, 0)
    """
    return round(100 * chance)
