"""Sections of the report about races, powers and combos: how long, when, and for how much."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from smallworld.lab.report.plots import Sheet, grid, legend, line, points, rule
from smallworld.lab.report.text import Section, Table, Words
from smallworld.lab.simulate.summary import BoardSummary, Worth

if TYPE_CHECKING:
    from matplotlib.axes import Axes

SHOWN: Final = 8  # combos from each end
Boards = Sequence[BoardSummary]
_COLUMNS: Final = ("board", "lives", "coins", "lift")


def lifetimes_section(boards: Boards, words: Words) -> Section:
    """How long does a race stay active?"""
    sheet = Sheet("lifetimes", 3.0)
    panel = sheet.panels[0]
    for board in boards:
        total = sum(board.lifetimes.values()) or 1
        turns = range(1, 1 + max(board.lifetimes, default=1))
        shares = [100 * board.lifetimes[turn] / total for turn in turns]
        line(panel, list(turns), shares, board.seats, words.board(board))
    panel.set_xlabel(words.say("axis-turns-active"))
    panel.set_title(words.say("axis-share-of-races"), loc="left")
    grid(panel, "y")
    legend(sheet)
    title = words.say("lifetimes-title")
    told = [
        words.say("lifetimes-board", seats=board.seats, mean=words.interval(board.lifetime, 2))
        for board in boards
    ]
    turns = range(1, 1 + max(max(board.lifetimes, default=1) for board in boards))
    return Section(
        "lifetimes",
        title,
        [*told, words.say("lifetimes-note")],
        sheet.svg(title, " ".join(told)),
        _counts(boards, words, turns, "turns-active", lambda board, turn: board.lifetimes[turn]),
    )


def declines_section(boards: Boards, words: Words) -> Section:
    """When do races go into decline?"""
    sheet = Sheet("declines", 3.0)
    panel = sheet.panels[0]
    for board in boards:
        rounds = range(1, board.rounds + 1)
        shares = [100 * board.declines[n] / (board.games * board.seats) for n in rounds]
        line(panel, list(rounds), shares, board.seats, words.board(board))
    panel.set_xlabel(words.say("axis-round"))
    panel.set_title(words.say("axis-share-declining"), loc="left")
    panel.set_xticks(range(1, 1 + max(board.rounds for board in boards)))
    grid(panel, "y")
    legend(sheet)
    title = words.say("declines-title")
    told = [_busiest_round(board, words) for board in boards if board.declines]
    rounds = range(1, 1 + max(board.rounds for board in boards))
    return Section(
        "declines",
        title,
        told,
        sheet.svg(title, " ".join(told)),
        _counts(boards, words, rounds, "round", lambda board, number: board.declines[number]),
    )


def _busiest_round(board: BoardSummary, words: Words) -> str:
    number, count = max(board.declines.items(), key=lambda item: (item[1], -item[0]))
    share = words.percent(count / (board.games * board.seats))
    return words.say("declines-board", seats=board.seats, round=number, share=share)


def _counts(
    boards: Boards,
    words: Words,
    numbers: range,
    head: str,
    count: Callable[[BoardSummary, int], int],
) -> Table:
    """How often each of ``numbers`` occurred on each board."""
    columns = [words.say(f"column-{head}"), *[words.board(board) for board in boards]]
    rows = [
        [words.number(number), *[words.number(count(board, number)) for board in boards]]
        for number in numbers
    ]
    return Table(columns, rows)


def races_section(boards: Boards, words: Words) -> Section:
    """What does each race bring?"""
    return _traits("races", boards, words, [board.races for board in boards], "race")


def powers_section(boards: Boards, words: Words) -> Section:
    """What does each power bring?"""
    return _traits("powers", boards, words, [board.powers for board in boards], "power")


def _traits(
    id: str, boards: Boards, words: Words, found: Sequence[Mapping[str, Worth]], kind: str
) -> Section:
    order = by_mean_rank(found)
    names = [words.names.trait(trait) for trait in order]
    sheet = _traits_sheet(id, boards, words, found, order)
    title = words.say(f"{id}-title")
    told = words.say(
        f"{id}-note", best=words.listed(names[:3]), worst=words.listed(names[-3:][::-1])
    )
    rows = [
        [words.names.trait(trait), words.board(board), *_worth(worths[trait], words)]
        for trait in order
        for board, worths in zip(boards, found, strict=True)
        if trait in worths
    ]
    table = Table(words.columns(kind, *_COLUMNS), rows)
    return Section(id, title, [told], sheet.svg(title, told), table)


def _traits_sheet(
    id: str,
    boards: Boards,
    words: Words,
    found: Sequence[Mapping[str, Worth]],
    order: Sequence[str],
) -> Sheet:
    """Coins and wins side by side, a row for each trait."""
    sheet = Sheet(id, 1.4 + 0.36 * len(order), columns=2)
    rows = {trait: float(len(order) - place) for place, trait in enumerate(order)}
    for place, (board, worths) in enumerate(zip(boards, found, strict=True)):
        here = [trait for trait in order if trait in worths]
        shift = (place - (len(boards) - 1) / 2) * 0.17
        places = [rows[trait] - shift for trait in here]
        for panel, what in zip(sheet.panels, ("coins", "lift"), strict=True):
            shown = [getattr(worths[trait], what) for trait in here]
            label = words.board(board)
            points(panel, places, shown, board.seats, label=label, sideways=True)
    names = [words.names.trait(trait) for trait in order]
    for panel, what in zip(sheet.panels, ("coins-life", "fair"), strict=True):
        panel.set_yticks([*rows.values()], names if what == "coins-life" else [""] * len(names))
        panel.set_title(words.say(f"axis-{what}"), loc="left", fontsize=10)
        panel.margins(y=0.03)
        grid(panel, "both")
    rule(sheet.panels[1], 1.0, upright=True)
    legend(sheet)
    return sheet


def by_mean_rank(found: Sequence[Mapping[str, Worth]]) -> list[str]:
    """All traits, the one that brings most first, by its mean rank on the boards."""
    ranks: dict[str, list[float]] = {}
    for worths in found:
        ordered = sorted(worths, key=lambda trait: -worths[trait].coins.value)
        for place, trait in enumerate(ordered):
            ranks.setdefault(trait, []).append(place / len(ordered))
    return sorted(ranks, key=lambda trait: (sum(ranks[trait]) / len(ranks[trait]), trait))


def _worth(worth: Worth, words: Words) -> list[str]:
    return [
        words.number(worth.lives),
        words.interval(worth.coins),
        words.interval(worth.lift, 2),
    ]


def combos_section(boards: Boards, words: Words) -> Section:
    """Which combos bring most, and which least?"""
    shown = [board for board in boards if len(board.combos) >= 2 * SHOWN]
    title = words.say("combos-title")
    if not shown:
        return Section("combos", title, [words.say("combos-too-few")])
    pairs = -(-len(shown) // 2)
    sheet = Sheet("combos", 0.7 + 0.47 * SHOWN * pairs, min(2, len(shown)), pairs)
    told, rows = [], []
    for board, panel in zip(shown, sheet.panels, strict=False):
        order = sorted(board.combos, key=lambda combo: -board.combos[combo].coins.value)
        both = [*order[:SHOWN], *order[-SHOWN:]]
        _combos_panel(panel, board, both, words)
        best, worst = words.combo(order[0]), words.combo(order[-1])
        told.append(words.say("combos-board", seats=board.seats, best=best, worst=worst))
        rows += [
            [words.combo(combo), words.board(board), *_worth(board.combos[combo], words)]
            for combo in both
        ]
    for panel in sheet.panels[len(shown) :]:
        panel.set_visible(False)
    paragraphs = [words.say("combos-note", shown=SHOWN), *told]
    table = Table(words.columns("combo", *_COLUMNS), rows)
    return Section("combos", title, paragraphs, sheet.svg(title, " ".join(told)), table)


def _combos_panel(
    panel: Axes, board: BoardSummary, combos: Sequence[tuple[str, str]], words: Words
) -> None:
    """The best above, the worst below, a gap between."""
    places = [-place - (place >= SHOWN) * 0.8 for place in range(len(combos))]
    points(
        panel,
        places,
        [board.combos[combo].coins for combo in combos],
        board.seats,
        sideways=True,
    )
    panel.set_yticks(places, [words.combo(combo) for combo in combos], fontsize=8.5)
    panel.set_title(words.board(board), loc="left")
    panel.set_xlabel(words.say("axis-coins-short"))
    grid(panel, "both")
