"""Sections of the report on races, powers and combos."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from smallworld.lab.report.plots import Sheet, grid, legend, line, points, rule
from smallworld.lab.report.text import ReportText, Section, Table
from smallworld.lab.simulation.summary import BoardSummary, Worth

if TYPE_CHECKING:
    from matplotlib.axes import Axes

SHOWN: Final = 8  # combos shown from each end
Boards = Sequence[BoardSummary]
_COLUMNS: Final = ("board", "lives", "coins", "lift")


def lifetimes_section(boards: Boards, text: ReportText) -> Section:
    """Build the section on how long races stay active."""
    sheet = Sheet("lifetimes", 3.0)
    panel = sheet.panels[0]
    for board in boards:
        total = sum(board.lifetimes.values()) or 1
        turns = range(1, 1 + max(board.lifetimes, default=1))
        shares = [100 * board.lifetimes[turn] / total for turn in turns]
        line(panel, list(turns), shares, board.seats, text.board(board))
    panel.set_xlabel(text.say("axis-turns-active"))
    panel.set_title(text.say("axis-share-of-races"), loc="left")
    grid(panel, "y")
    legend(sheet)
    title = text.say("lifetimes-title")
    sentences = [
        text.say("lifetimes-board", seats=board.seats, mean=text.interval(board.lifetime, 2))
        for board in boards
    ]
    turns = range(1, 1 + max(max(board.lifetimes, default=1) for board in boards))
    return Section(
        "lifetimes",
        title,
        [*sentences, text.say("lifetimes-note")],
        sheet.svg(title, " ".join(sentences)),
        _counts(boards, text, turns, "turns-active", lambda board, turn: board.lifetimes[turn]),
    )


def declines_section(boards: Boards, text: ReportText) -> Section:
    """Build the section on when races go into decline."""
    sheet = Sheet("declines", 3.0)
    panel = sheet.panels[0]
    for board in boards:
        rounds = range(1, board.rounds + 1)
        shares = [100 * board.declines[n] / (board.games * board.seats) for n in rounds]
        line(panel, list(rounds), shares, board.seats, text.board(board))
    panel.set_xlabel(text.say("axis-round"))
    panel.set_title(text.say("axis-share-declining"), loc="left")
    panel.set_xticks(range(1, 1 + max(board.rounds for board in boards)))
    grid(panel, "y")
    legend(sheet)
    title = text.say("declines-title")
    sentences = [_busiest_round(board, text) for board in boards if board.declines]
    rounds = range(1, 1 + max(board.rounds for board in boards))
    return Section(
        "declines",
        title,
        sentences,
        sheet.svg(title, " ".join(sentences)),
        _counts(boards, text, rounds, "round", lambda board, number: board.declines[number]),
    )


def _busiest_round(board: BoardSummary, text: ReportText) -> str:
    number, count = max(board.declines.items(), key=lambda item: (item[1], -item[0]))
    share = text.percent(count / (board.games * board.seats))
    return text.say("declines-board", seats=board.seats, round=number, share=share)


def _counts(
    boards: Boards,
    text: ReportText,
    numbers: range,
    head: str,
    count: Callable[[BoardSummary, int], int],
) -> Table:
    """Build a table of how often each of ``numbers`` occurred on each board."""
    columns = [text.say(f"column-{head}"), *[text.board(board) for board in boards]]
    rows = [
        [text.number(number), *[text.number(count(board, number)) for board in boards]]
        for number in numbers
    ]
    return Table(columns, rows)


def races_section(boards: Boards, text: ReportText) -> Section:
    """Build the section on the income of races."""
    return _traits("races", boards, text, [board.races for board in boards], "race")


def powers_section(boards: Boards, text: ReportText) -> Section:
    """Build the section on the income of powers."""
    return _traits("powers", boards, text, [board.powers for board in boards], "power")


def _traits(
    id: str, boards: Boards, text: ReportText, found: Sequence[Mapping[str, Worth]], kind: str
) -> Section:
    order = by_mean_rank(found)
    names = [text.names.trait(trait) for trait in order]
    sheet = _traits_sheet(id, boards, text, found, order)
    title = text.say(f"{id}-title")
    sentences = text.say(
        f"{id}-note", best=text.listed(names[:3]), worst=text.listed(names[-3:][::-1])
    )
    rows = [
        [text.names.trait(trait), text.board(board), *_worth(worths[trait], text)]
        for trait in order
        for board, worths in zip(boards, found, strict=True)
        if trait in worths
    ]
    table = Table(text.columns(kind, *_COLUMNS), rows)
    return Section(id, title, [sentences], sheet.svg(title, sentences), table)


def _traits_sheet(
    id: str,
    boards: Boards,
    text: ReportText,
    found: Sequence[Mapping[str, Worth]],
    order: Sequence[str],
) -> Sheet:
    """Draw coins and wins side by side, one row per trait."""
    sheet = Sheet(id, 1.4 + 0.36 * len(order), columns=2)
    rows = {trait: float(len(order) - place) for place, trait in enumerate(order)}
    for place, (board, worths) in enumerate(zip(boards, found, strict=True)):
        here = [trait for trait in order if trait in worths]
        shift = (place - (len(boards) - 1) / 2) * 0.17
        places = [rows[trait] - shift for trait in here]
        for panel, what in zip(sheet.panels, ("coins", "lift"), strict=True):
            shown = [getattr(worths[trait], what) for trait in here]
            label = text.board(board)
            points(panel, places, shown, board.seats, label=label, sideways=True)
    names = [text.names.trait(trait) for trait in order]
    for panel, what in zip(sheet.panels, ("coins-life", "fair"), strict=True):
        panel.set_yticks([*rows.values()], names if what == "coins-life" else [""] * len(names))
        panel.set_title(text.say(f"axis-{what}"), loc="left", fontsize=10)
        panel.margins(y=0.03)
        grid(panel, "both")
    rule(sheet.panels[1], 1.0, upright=True)
    legend(sheet)
    return sheet


def by_mean_rank(found: Sequence[Mapping[str, Worth]]) -> list[str]:
    """Sort all traits by their mean rank on the boards, best first."""
    ranks: dict[str, list[float]] = {}
    for worths in found:
        ordered = sorted(worths, key=lambda trait: -worths[trait].coins.value)
        for place, trait in enumerate(ordered):
            ranks.setdefault(trait, []).append(place / len(ordered))
    return sorted(ranks, key=lambda trait: (sum(ranks[trait]) / len(ranks[trait]), trait))


def _worth(worth: Worth, text: ReportText) -> list[str]:
    return [
        text.number(worth.lives),
        text.interval(worth.coins),
        text.interval(worth.lift, 2),
    ]


def combos_section(boards: Boards, text: ReportText) -> Section:
    """Build the section on the best and the worst combos."""
    shown = [board for board in boards if len(board.combos) >= 2 * SHOWN]
    title = text.say("combos-title")
    if not shown:
        return Section("combos", title, [text.say("combos-too-few")])
    pairs = -(-len(shown) // 2)
    sheet = Sheet("combos", 0.7 + 0.47 * SHOWN * pairs, min(2, len(shown)), pairs)
    sentences, rows = [], []
    for board, panel in zip(shown, sheet.panels, strict=False):
        order = sorted(board.combos, key=lambda combo: -board.combos[combo].coins.value)
        both = [*order[:SHOWN], *order[-SHOWN:]]
        _combos_panel(panel, board, both, text)
        best, worst = text.combo(order[0]), text.combo(order[-1])
        sentences.append(text.say("combos-board", seats=board.seats, best=best, worst=worst))
        rows += [
            [text.combo(combo), text.board(board), *_worth(board.combos[combo], text)]
            for combo in both
        ]
    for panel in sheet.panels[len(shown) :]:
        panel.set_visible(False)
    paragraphs = [text.say("combos-note", shown=SHOWN), *sentences]
    table = Table(text.columns("combo", *_COLUMNS), rows)
    return Section("combos", title, paragraphs, sheet.svg(title, " ".join(sentences)), table)


def _combos_panel(
    panel: Axes, board: BoardSummary, combos: Sequence[tuple[str, str]], text: ReportText
) -> None:
    """Draw the best combos above and the worst below, with a gap."""
    places = [-place - (place >= SHOWN) * 0.8 for place in range(len(combos))]
    points(
        panel,
        places,
        [board.combos[combo].coins for combo in combos],
        board.seats,
        sideways=True,
    )
    panel.set_yticks(places, [text.combo(combo) for combo in combos], fontsize=8.5)
    panel.set_title(text.board(board), loc="left")
    panel.set_xlabel(text.say("axis-coins-short"))
    grid(panel, "both")
