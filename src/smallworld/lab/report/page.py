"""The report of a simulation as one self-contained HTML page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from smallworld.core.engine import IS_COMPILED
from smallworld.lab.data.measure import MeasuredGame
from smallworld.lab.report.games import (
    choices_section,
    length_section,
    luck_section,
    scores_section,
    seats_section,
)
from smallworld.lab.report.people import Comparison, comparisons
from smallworld.lab.report.races import (
    combos_section,
    declines_section,
    lifetimes_section,
    powers_section,
    races_section,
)
from smallworld.lab.report.style import STYLE
from smallworld.lab.report.text import ReportText, Section, Table
from smallworld.lab.simulation.summary import BoardSummary, summaries_of
from smallworld.version import VERSION

SECTIONS = (
    seats_section,
    scores_section,
    lifetimes_section,
    declines_section,
    races_section,
    powers_section,
    combos_section,
    luck_section,
    length_section,
    choices_section,
)


def report_html(
    games: Iterable[MeasuredGame], command: str, lang: str = "en", *, strict: bool = False
) -> str:
    """Return the whole page; ``command`` plays the same games again."""
    boards = summaries_of(games)
    text = ReportText(lang, strict=strict)
    sections = [section(boards, text) for section in SECTIONS]
    title = text.say("title")
    body = "".join(
        [
            _head(title, boards, command, text),
            _contents(sections, text),
            _human(comparisons(boards, text), text),
            *[_section(section, text) for section in sections],
            f"<footer><p>{escape(text.say('footer'))}</p></footer>",
        ]
    )
    return (
        f'<!doctype html>\n<html lang="{text.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
        f"<body><main>{body}</main></body></html>\n"
    )


def _head(title: str, boards: Sequence[BoardSummary], command: str, text: ReportText) -> str:
    games = sum(board.games for board in boards)
    cards = "".join(
        f'<li class="board-{board.seats}"><b>{escape(text.board(board))}</b>'
        f"<span>{escape(text.say('games', games=board.games))}</span></li>"
        for board in boards
    )
    build = "compiled" if IS_COMPILED else "source"
    made = text.say("made", version=VERSION, build=build)
    return (
        f"<header><h1>{escape(title)}</h1>"
        f'<p class="lead">{escape(text.say("intro", games=games))}</p>'
        f'<ul class="boards">{cards}</ul>'
        f'<p class="made">{escape(made)}</p><pre><code>{escape(command)}</code></pre></header>'
    )


def _contents(sections: Sequence[Section], text: ReportText) -> str:
    links = [("human", text.say("human-title"))]
    links += [(section.id, section.title) for section in sections]
    items = "".join(f'<li><a href="#{id}">{escape(title)}</a></li>' for id, title in links)
    return f'<nav aria-label="{escape(text.say("contents"))}"><ul>{items}</ul></nav>'


def _human(found: Sequence[Comparison], text: ReportText) -> str:
    cards = "".join(
        f'<li class="{"agrees" if one.agrees else "differs"}">'
        f'<p class="verdict">{escape(text.say("agrees" if one.agrees else "differs"))}</p>'
        f"<h3>{escape(one.human)}</h3><p>{escape(one.bots)}</p></li>"
        for one in found
    )
    same = sum(one.agrees for one in found)
    lead = text.say("human-lead", same=same, facts=len(found))
    return (
        f'<section id="human"><h2>{escape(text.say("human-title"))}</h2>'
        f'<p>{escape(lead)}</p><ul class="facts">{cards}</ul></section>'
    )


def _section(section: Section, text: ReportText) -> str:
    paragraphs = "".join(f"<p>{escape(text)}</p>" for text in section.paragraphs)
    plot = (
        f'<figure><div class="plot" tabindex="0">{section.svg}</div></figure>'
        if section.svg
        else ""
    )
    table = _table(section.table, section.title, text) if section.table else ""
    return (
        f'<section id="{section.id}"><h2>{escape(section.title)}</h2>'
        f"{paragraphs}{plot}{table}</section>"
    )


def _table(table: Table, caption: str, text: ReportText) -> str:
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in table.columns)
    rows = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in table.rows
    )
    return (
        f"<details><summary>{escape(text.say('numbers'))}</summary>"
        f'<div class="table" tabindex="0" role="region" aria-label="{escape(caption)}">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div></details>"
    )
