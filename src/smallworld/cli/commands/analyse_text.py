"""An analysis on the screen: the curve turn by turn, then each seat in words."""

from __future__ import annotations

from collections.abc import Sequence

from smallworld.cli.shared.colors import say, show
from smallworld.drawing.text.board import aligned
from smallworld.drawing.text.canvas import Run
from smallworld.drawing.text.descriptions import Line
from smallworld.play.analysis import Analysis, Chances, TurnFacts
from smallworld.texts.analysis import seat_lines
from smallworld.texts.names import Names


def show_analysis(
    analysis: Analysis, names: Names, numbers: Sequence[int], seat: int | None = None
) -> None:
    """The whole analysis; ``numbers`` are the lines of the file for each line of the log."""
    _show_curve(analysis, names, numbers)
    for facts in analysis.seats:
        if seat not in (None, facts.seat):
            continue
        say()
        say(names.seat(facts.seat), "strong")
        for line in seat_lines(analysis, facts.seat, names):
            say(f"  {line}")
        _show_tries(analysis, facts.costliest, names, numbers)


def _show_curve(analysis: Analysis, names: Names, numbers: Sequence[int]) -> None:
    """After each turn the chances of all, what the turn cost its seat, and its luck."""
    seats = [names.seat(facts.seat) for facts in analysis.seats]
    columns = ("line", "round", "seat", "cost", "luck")
    titles = [names.texts.say(f"terminal-turns.{column}") for column in columns]
    head = [*titles[:3], *seats, *titles[3:]]
    rows: list[list[Line]] = [[(Run(title, "dim"),) for title in head]]
    rows.append(_row("", "", "", analysis.start, "", ""))
    for turn in analysis.turns:
        line = str(numbers[turn.first]) if turn.first < len(numbers) else ""
        cost = "" if turn.better is None or turn.cost is None else _whole(turn.cost.win)
        name = names.seat(turn.seat)
        rows.append(_row(line, str(turn.round), name, turn.after, cost, _dice_of(turn)))
    count = len(seats)
    show(aligned(rows, right=(0, 1, *range(3, 5 + count))))


def _row(line: str, round: str, name: str, chances: Chances, cost: str, luck: str) -> list[Line]:
    wins = [f"{100 * seat.win:.0f} %" for seat in chances.seats]
    return [(Run(cell),) for cell in (line, round, name, *wins, cost, luck)]


def _dice_of(turn: TurnFacts) -> str:
    """What the rolls of a turn brought to its own seat."""
    rolls = [luck.seats[turn.seat].win for luck in turn.luck if luck.kind == "die"]
    return _signed(sum(rolls)) if rolls else ""


def _show_tries(
    analysis: Analysis, costliest: Sequence[int], names: Names, numbers: Sequence[int]
) -> None:
    """What to do with the record to try the better way."""
    turns = {turn.number: turn for turn in analysis.turns}
    for number in costliest:
        better = turns[number].better
        if better is not None:
            words = ", ".join(better.actions)
            where = names.texts.say("terminal-instead", line=str(numbers[better.line]))
            show([[Run(f"  {where} ", "dim"), Run(words, "name")]])


def _whole(chance: float) -> str:
    return f"{100 * chance:.0f} %"


def _signed(chance: float) -> str:
    """A chance more or less in percent.

    >>> _signed(-0.126), _signed(0.001), _signed(0.05)
    ('−13 %', '0 %', '+5 %')
    """
    whole = round(100 * chance)
    return f"{whole:+d} %".replace("-", "−") if whole else "0 %"
