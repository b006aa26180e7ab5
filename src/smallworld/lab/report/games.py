"""Sections of the report on seats, scores, length, choices and dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import ceil
from typing import Final

from smallworld.core.state import PHASE_NAMES
from smallworld.lab.report.plots import Sheet, band, grid, legend, line, points, rule
from smallworld.lab.report.text import ReportText, Section, Table
from smallworld.lab.simulation.summary import BoardSummary

HUMAN_SCORES: Final = (85, 120)  # usual scores of two people
_STEP: Final = 5  # coins per bar
Boards = Sequence[BoardSummary]


def seats_section(boards: Boards, text: ReportText) -> Section:
    """Build the section on the effect of the seat."""
    sheet = Sheet("seats", 3.4, columns=2)
    coins, wins = sheet.panels
    for place, board in enumerate(boards):
        shift = (place - (len(boards) - 1) / 2) * 0.09
        places = [seat + 1 + shift for seat in range(board.seats)]
        points(coins, places, board.seat_coins, board.seats, label=text.board(board))
        ratios = [share.scaled(board.seats) for share in board.seat_wins]
        points(wins, places, ratios, board.seats)
    rule(wins, 1.0)
    for panel, label in ((coins, "axis-coins"), (wins, "axis-fair")):
        panel.set_xticks(range(1, 1 + max(board.seats for board in boards)))
        panel.set_xlabel(text.say("axis-seat"))
        panel.set_title(text.say(label), loc="left")
        grid(panel, "y")
    legend(sheet)
    sentences = [_first_seat(board, text) for board in boards]
    title = text.say("seats-title")
    return Section(
        "seats",
        title,
        [*sentences, text.say("seats-note")],
        sheet.svg(title, " ".join(sentences)),
        Table(
            text.columns("board", "seat", "coins", "wins"),
            [row for board in boards for row in _seat_rows(board, text)],
        ),
    )


def _seat_rows(board: BoardSummary, text: ReportText) -> list[list[str]]:
    both = zip(board.seat_coins, board.seat_wins, strict=True)
    return [
        [text.board(board), text.number(seat), text.interval(coins), text.share(wins)]
        for seat, (coins, wins) in enumerate(both, start=1)
    ]


def _first_seat(board: BoardSummary, text: ReportText) -> str:
    first = board.seat_wins[0]
    ahead = "more" if first.low > board.fair else "less" if first.high < board.fair else "same"
    return text.say(
        "seats-first",
        seats=board.seats,
        share=text.share(first),
        fair=text.percent(board.fair),
        ahead=ahead,
    )


def scores_section(boards: Boards, text: ReportText) -> Section:
    """Build the section on final scores."""
    sheet = Sheet("scores", 3.4)
    panel = sheet.panels[0]
    if any(board.seats == 2 for board in boards):
        band(panel, *HUMAN_SCORES)
    for board in boards:
        bars = Counter(score // _STEP for score in board.scores)
        places = list(range(min(bars), max(bars) + 1))
        shares = [100 * bars[place] / len(board.scores) for place in places]
        middles = [_STEP * (place + 0.5) for place in places]
        line(panel, middles, shares, board.seats, text.board(board))
    panel.set_xlabel(text.say("axis-coins-end"))
    panel.set_title(text.say("axis-share-of-seats"), loc="left")
    grid(panel, "y")
    legend(sheet)
    title = text.say("scores-title")
    rows = [_score_row(board, text) for board in boards]
    sentences = [
        text.say("scores-board", seats=board.seats, mean=row[1], low=row[2], high=row[4])
        for board, row in zip(boards, rows, strict=True)
    ]
    columns = text.columns("board", "mean", "tenth", "median", "ninetieth", "winner")
    return Section(
        "scores",
        title,
        [*sentences, text.say("scores-note", low=HUMAN_SCORES[0], high=HUMAN_SCORES[1])],
        sheet.svg(title, " ".join(sentences)),
        Table(columns, rows),
    )


def percentile(numbers: Sequence[int], share: float) -> int:
    """Return the number below which this share of all numbers lies.

    >>> percentile([3, 1, 2, 5, 4], 0.5)
    3
    """
    ordered = sorted(numbers)
    return ordered[max(0, ceil(share * len(ordered)) - 1)]


def _score_row(board: BoardSummary, text: ReportText) -> list[str]:
    mean = sum(board.scores) / len(board.scores)
    winner = sum(board.winner_scores) / len(board.winner_scores)
    shares = [text.number(percentile(board.scores, share)) for share in (0.1, 0.5, 0.9)]
    return [text.board(board), text.number(mean, 1), *shares, text.number(winner, 1)]


def length_section(boards: Boards, text: ReportText) -> Section:
    """Build the section on the length of games."""
    sheet = Sheet("length", 3.0)
    panel = sheet.panels[0]
    for board in boards:
        step = 10
        bars = Counter(count // step for count in board.decision_counts)
        places = list(range(min(bars), max(bars) + 1))
        shares = [100 * bars[place] / board.games for place in places]
        middles = [step * (place + 0.5) for place in places]
        line(panel, middles, shares, board.seats, text.board(board))
    panel.set_xlabel(text.say("axis-decisions"))
    panel.set_title(text.say("axis-share-of-games"), loc="left")
    grid(panel, "y")
    legend(sheet)
    rows = [
        [
            text.board(board),
            text.number(board.rounds),
            text.interval(board.decisions),
            text.number(board.decisions.value / (board.rounds * board.seats), 1),
        ]
        for board in boards
    ]
    title = text.say("length-title")
    sentences = text.say("length-note")
    table = Table(text.columns("board", "rounds", "decisions", "decisions-a-turn"), rows)
    return Section("length", title, [sentences], sheet.svg(title, sentences), table)


def choices_section(boards: Boards, text: ReportText) -> Section:
    """Build the section on the number of legal actions."""
    phases = [phase for phase in PHASE_NAMES if _asked(boards, phase)]
    sheet = Sheet("choices", 3.2)
    panel = sheet.panels[0]
    for board in boards:
        here = [i for i, phase in enumerate(phases) if board.choices[phase].decisions]
        means = [_mean_choices(board, phases[i]) for i in here]
        places = [i + (board.seats - 3.5) * 0.12 for i in here]
        line(panel, places, means, board.seats, text.board(board))
        panel.lines[-1].set_linestyle("none")
    panel.set_xticks(range(len(phases)), [_phase(phase, text) for phase in phases])
    panel.set_title(text.say("axis-choices"), loc="left")
    panel.set_ylim(bottom=0)
    grid(panel, "y")
    legend(sheet)
    title, sentences = text.say("choices-title"), text.say("choices-note")
    table = Table(
        text.columns("board", "phase", "decisions", "choices-mean", "choices-most"),
        [
            _choices_row(board, phase, text)
            for board in boards
            for phase in phases
            if board.choices[phase].decisions
        ],
    )
    return Section("choices", title, [sentences], sheet.svg(title, sentences), table)


def _choices_row(board: BoardSummary, phase: str, text: ReportText) -> list[str]:
    found = board.choices[phase]
    return [
        text.board(board),
        _phase(phase, text),
        text.number(found.decisions / board.games, 1),
        text.number(_mean_choices(board, phase), 1),
        text.number(found.most),
    ]


def _asked(boards: Boards, phase: str) -> bool:
    return any(phase in board.choices and board.choices[phase].decisions for board in boards)


def _mean_choices(board: BoardSummary, phase: str) -> float:
    found = board.choices[phase]
    return found.actions / found.decisions


def _phase(phase: str, text: ReportText) -> str:
    return text.say(f"phase-{phase}")


def luck_section(boards: Boards, text: ReportText) -> Section:
    """Build the section on the effect of the die."""
    sheet = Sheet("luck", 3.2)
    panel = sheet.panels[0]
    for board in boards:
        bins = board.luck_bins
        places = [found.luck + (board.seats - 3.5) * 0.05 for found in bins]
        ratios = [found.wins.scaled(board.seats) for found in bins]
        points(panel, places, ratios, board.seats, label=text.board(board))
    rule(panel, 1.0)
    panel.set_xlabel(text.say("axis-luck"))
    panel.set_title(text.say("axis-fair"), loc="left")
    grid(panel, "y")
    legend(sheet)
    title = text.say("luck-title")
    sentences = [
        text.say("luck-board", seats=board.seats, correlation=text.interval(board.luck, 2))
        for board in boards
    ]
    rows = [
        [text.board(board), text.number(found.luck), text.share(found.wins)]
        for board in boards
        for found in board.luck_bins
    ]
    table = Table(text.columns("board", "luck", "wins"), rows)
    paragraphs = [text.say("luck-note"), *sentences]
    return Section("luck", title, paragraphs, sheet.svg(title, " ".join(sentences)), table)
