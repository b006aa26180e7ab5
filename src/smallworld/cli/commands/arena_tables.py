"""What an arena tells: tables for the terminal, and the same ones in Markdown."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import NamedTuple

from smallworld.lab.arena.summary import Contest, Faults, Pace, Rating, Summary
from smallworld.lab.intervals import Estimate

_WIDTH_WITHOUT_TERMINAL = 140


class Table(NamedTuple):
    """A table in words; columns that start with ``>`` are numbers."""

    title: str
    head: list[str]
    rows: list[list[str]]


def tables_of(summary: Summary, pace: Sequence[Pace]) -> list[Table]:
    """All tables of an arena; of faults only if there were any."""
    tables = [_wins(summary.contests), _strengths(summary.ratings), _paces(pace)]
    return tables + ([_faults(summary.faults)] if summary.faults else [])


def _wins(contests: Sequence[Contest]) -> Table:
    rows = []
    for contest in contests:
        for place, showing in enumerate(contest.bots):
            alike = contest.mix.count(showing.bot)
            rows.append(
                [
                    str(contest.seats) if place == 0 else "",
                    f"{showing.bot} × {alike}" if alike > 1 else showing.bot,
                    str(contest.games) if place == 0 else "",
                    _percent(showing.share),
                    _ratio(showing.ratio),
                    f"{showing.coins:.1f}",
                ]
            )
    head = [">seats", "bot", ">games", ">wins", ">× fair share", ">coins"]
    return Table("Wins of one seat, with 95 % intervals", head, rows)


def _strengths(ratings: Sequence[Rating]) -> Table:
    tables = list(dict.fromkeys(rating.seats for rating in ratings))
    found = {(rating.bot, rating.seats): rating.elo for rating in ratings}
    last = {bot: elo.value for (bot, _), elo in found.items()}
    rows = [
        [bot, *[_elo(found.get((bot, seats))) for seats in tables]]
        for bot in sorted(last, key=lambda bot: -last[bot])
    ]
    head = [">all tables" if seats is None else f">{seats} seats" for seats in tables]
    return Table("Elo (Bradley–Terry), with 95 % intervals", ["bot", *head], rows)


def _paces(pace: Sequence[Pace]) -> Table:
    rows = [
        [str(each.seats), each.bot, f"{each.seconds_a_turn:.4f}", f"{each.longest_turn:.3f}"]
        for each in pace
    ]
    return Table("Thinking", [">seats", "bot", ">seconds a turn", ">longest turn"], rows)


def _faults(faults: Sequence[Faults]) -> Table:
    rows = [
        [
            each.bot,
            ", ".join(f"{kind} {count}" for kind, count in each.kinds.items()),
            str(each.decisions),
            each.first,
        ]
        for each in faults
    ]
    head = ["bot", "faults", ">of decisions", "the first one"]
    return Table("Faults: a plain legal action was played instead", head, rows)


def _percent(share: Estimate) -> str:
    return f"{share.value:.1%} ({share.low:.1%} – {share.high:.1%})"


def _ratio(ratio: Estimate) -> str:
    return f"{ratio.value:.2f} ({ratio.low:.2f} – {ratio.high:.2f})"


def _elo(elo: Estimate | None) -> str:
    return "" if elo is None else f"{elo.value:.0f} ({elo.low:.0f} – {elo.high:.0f})"


def markdown(table: Table) -> str:
    """A table as Markdown."""
    head = [name.removeprefix(">") for name in table.head]
    rule = ["---:" if name.startswith(">") else "---" for name in table.head]
    lines = [f"| {' | '.join(map(_plain, row))} |" for row in (head, *table.rows)]
    lines.insert(1, f"|{'|'.join(rule)}|")
    return "\n".join([f"{table.title}:", "", *lines, ""])


def _plain(cell: str) -> str:
    return cell.replace("|", "\\|")


def print_table(table: Table) -> None:
    """A table on the terminal."""
    from rich.console import Console
    from rich.table import Table as Drawn
    from rich.text import Text

    drawn = Drawn(title=table.title, title_justify="left")
    for name in table.head:
        right = name.startswith(">")
        drawn.add_column(name.removeprefix(">"), justify="right" if right else "left")
    for row in table.rows:
        drawn.add_row(*map(Text, row))
    width = None if sys.stdout.isatty() else _WIDTH_WITHOUT_TERMINAL
    Console(width=width, highlight=False).print(drawn)
