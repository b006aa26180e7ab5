"""Compare the bots with known facts about games between people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from smallworld.lab.report.games import HUMAN_SCORES, percentile
from smallworld.lab.report.text import ReportText
from smallworld.lab.simulation.summary import BoardSummary

RACES_OF_WINNERS: Final = {5: 2, 4: 3}  # races used by most winners, by number of seats
WEAK_RACE: Final = "dwarves"
RACES_THAT_WIN: Final = ("ratmen", "orcs", "halflings")

Boards = Sequence[BoardSummary]


@dataclass(frozen=True)
class Comparison:
    """A fact about human games, the bots' result, and whether they agree."""

    human: str
    bots: str
    agrees: bool


def comparisons(boards: Boards, text: ReportText) -> list[Comparison]:
    """Return all comparisons that these boards allow."""
    by_seats = {board.seats: board for board in boards}
    found = []
    if 2 in by_seats:
        found.append(_scores(by_seats[2], text))
    found += [
        _races_used(by_seats[seats], used, text)
        for seats, used in RACES_OF_WINNERS.items()
        if seats in by_seats
    ]
    if all(len(board.races) > 1 for board in boards):
        found.append(_weak_race(boards, text))
        found += [_race_that_wins(race, boards, text) for race in RACES_THAT_WIN]
    return found


def _scores(board: BoardSummary, text: ReportText) -> Comparison:
    """Compare two-player scores."""
    low, high = HUMAN_SCORES
    inside = sum(low <= score <= high for score in board.scores) / len(board.scores)
    ends = [percentile(board.scores, share) for share in (0.1, 0.9)]
    mean = sum(board.scores) / len(board.scores)
    lower = "lower" if mean < low else "higher" if mean > high else "same"
    return Comparison(
        text.say("human-scores", low=low, high=high),
        text.say(
            "human-scores-bots",
            low=ends[0],
            high=ends[1],
            share=text.percent(inside),
            mean=text.number(mean, 1),
            lower=lower,
        ),
        agrees=lower == "same" and inside >= 0.5,
    )


def _races_used(board: BoardSummary, used: int, text: ReportText) -> Comparison:
    """Compare how many races winners use."""
    most = max(board.races_used, key=lambda count: (board.races_used[count], -count))
    winners = sum(board.races_used.values())
    return Comparison(
        text.say("human-races", seats=board.seats, races=used),
        text.say(
            "human-races-bots",
            races=most,
            share=text.percent(board.races_used[most] / winners),
            expected_share=text.percent(board.races_used[used] / winners),
            agrees=most == used,
        ),
        agrees=most == used,
    )


def _rank(values: dict[str, float], race: str) -> int:
    """Return the rank of a race, 1 for the highest; a missing race comes last."""
    own = values.get(race, float("-inf"))
    return 1 + sum(value > own for other, value in values.items() if other != race)


def _ranks(ranks: Sequence[int], boards: Boards, text: ReportText) -> str:
    return text.listed(
        [
            text.say("human-rank", rank=rank, seats=board.seats)
            for rank, board in zip(ranks, boards, strict=True)
        ]
    )


def _weak_race(boards: Boards, text: ReportText) -> Comparison:
    """Compare the rank of a race that people find weak."""
    ranks = [
        _rank({race: worth.coins.value for race, worth in board.races.items()}, WEAK_RACE)
        for board in boards
    ]
    races = max(len(board.races) for board in boards)
    agrees = sum(ranks) / len(ranks) > races - 3
    return Comparison(
        text.say("human-weak", race=text.names.name("race", WEAK_RACE)),
        text.say("human-weak-bots", races=races, ranks=_ranks(ranks, boards, text), agrees=agrees),
        agrees,
    )


def _race_that_wins(race: str, boards: Boards, text: ReportText) -> Comparison:
    """Compare the rank of a race among those that winners use."""
    ranks = [_rank(board.race_frequency, race) for board in boards]
    races = max(len(board.races) for board in boards)
    share = sum(board.race_frequency.get(race, 0.0) for board in boards) / len(boards)
    agrees = sum(ranks) / len(ranks) <= races / 3
    name = text.names.name("race", race)
    return Comparison(
        text.say("human-wins", race=name),
        text.say(
            "human-wins-bots",
            race=name,
            share=text.percent(share),
            ranks=_ranks(ranks, boards, text),
            agrees=agrees,
        ),
        agrees,
    )
