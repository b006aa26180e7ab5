"""The seats with their races, and the column of combos, as text."""

from __future__ import annotations

from collections.abc import Iterator

from smallworld.core import state as s
from smallworld.core.bits import size
from smallworld.core.combos import pick_price
from smallworld.core.state import State
from smallworld.drawing.text.descriptions import seat_tags
from smallworld.drawing.text.styled import Line, Row, Run, align_columns
from smallworld.texts.fluent import Fact
from smallworld.texts.names import Names


def round_line(state: State, names: Names) -> str:
    """Return the round and the seat whose turn it is."""
    return names.texts.say(
        "terminal-round",
        round=int(state.round),
        rounds=int(state.box.board.rounds),
        seat=names.seat(int(state.turn)),
    )


def seat_rows(state: State, names: Names) -> list[Row]:
    """Return one row per seat: coins (if ``state`` shows them) and races."""
    tags = seat_tags(names.seats)
    return align_columns([_seat_cells(state, seat, names, tags[seat]) for seat in range(len(tags))])


def _seat_cells(state: State, seat: int, names: Names, tag: str) -> list[Line]:
    style = f"seat {seat}"
    coins = int(state.coins(seat))
    turn = "▸" if seat == state.actor else " "
    say = names.texts.say
    return [
        (Run(f"{turn}{tag}", style),),
        (Run(names.seat(seat), style),),
        (Run(say("table-coins", coins=coins) if coins >= 0 else say("terminal-coins-hidden")),),
        (Run(_active(state, seat, names)),),
        (Run(names.texts.listed(_declined(state, seat, names), "comma"), "dim"),),
    ]


def people_forms(state: State, people: int, names: Names) -> dict[str, Fact]:
    """Return a race, with its power if it has one, as the variable ``people``."""
    race = state.race(people).id
    if state.cells[s.POWER + people] == s.NOBODY:
        return names.forms("race", race, "people")
    return names.combo_forms(race, state.box.powers[state.cells[s.POWER + people]].id, "people")


def _active(state: State, seat: int, names: Names) -> str:
    people, say = s.KINDS * seat + s.ACTIVE, names.texts.say
    if not state.has_active_race(seat):
        return say("table-seat-no-race")
    standing = say(
        "terminal-seat-race",
        regions=int(size(state.regions(people))),
        tokens=int(state.on_board(people)),
        **people_forms(state, people, names),
    )
    return names.texts.listed([standing, *_extras(state, seat, people, names)], "comma")


def _extras(state: State, seat: int, people: int, names: Names) -> Iterator[str]:
    """Yield tokens and pieces in hand, and other facts for the next turn."""
    v, say = state.cells, names.texts.say
    if state.hand(people):
        yield say("table-seat-hand", hand=int(state.hand(people)))
    for message, fact, count in (
        ("terminal-seat-aside", "tokens", v[s.ASIDE + people]),
        ("terminal-seat-waiting", "tokens", v[s.WAITING + people]),
        ("table-piece-camp", "count", v[s.CAMPS_IN_HAND + seat]),
        ("table-piece-hero", "count", v[s.HEROES_IN_HAND + seat]),
        ("terminal-seat-holes", "holes", v[s.HOLES_LEFT + seat]),
        ("table-piece-charges", "count", v[s.CHARGES + seat]),
        ("table-piece-marker", "count", v[s.MARKERS_LEFT + 2 * seat]),
        ("table-piece-marker", "count", v[s.MARKERS_LEFT + 2 * seat + 1]),
    ):
        if count:
            yield say(message, **{fact: int(count)})
    if state.abilities(people).dragon and v[s.DRAGON_AT + seat] == 0:
        yield say("terminal-seat-dragon")
    if v[s.PEACE + seat] != s.NOBODY:
        yield say("table-seat-peace", ally=names.seat(int(v[s.PEACE + seat])))


def _declined(state: State, seat: int, names: Names) -> Iterator[str]:
    say = names.texts.say
    for people in range(s.KINDS * seat + s.DECLINED, s.KINDS * seat + s.KINDS):
        if state.cells[s.RACE + people] == s.NOBODY:
            continue
        regions = int(size(state.regions(people)))
        forms = people_forms(state, people, names)
        told = [say("terminal-seat-declined", regions=regions, **forms)]
        if state.hand(people):
            told.append(say("table-seat-hand", hand=int(state.hand(people))))
        yield f"({names.texts.listed(told, 'comma')})"


def combo_rows(state: State, names: Names) -> list[Row]:
    """Return the column of combos, top first: tokens, price, coins on it."""
    rows: list[list[Line]] = []
    for place in range(int(state.cells[s.COLUMN_SIZE])):
        labels = zip(combo_labels(state, place, names), ("strong", "", "", "note"), strict=False)
        rows.append([(Run(f"{place + 1}", "name"),), *[(Run(*label),) for label in labels]])
    return align_columns(rows, right=(0, 2))


def combo_labels(state: State, place: int, names: Names) -> list[str]:
    """Return a combo's name, tokens, price, and the coins on it if there are any."""
    v, say = state.cells, names.texts.say
    race = state.box.race(v[s.COLUMN_RACE + place])
    power = state.box.power(v[s.COLUMN_POWER + place])
    can = state.box.abilities(v[s.COLUMN_RACE + place], v[s.COLUMN_POWER + place])
    tokens, visitors = int(can.tokens), int(can.visitors)
    coins = int(v[s.COLUMN_COINS + place])
    return [
        names.combo(race.id, power.id),
        say("reference-tokens-more", tokens=tokens, more=visitors)
        if visitors
        else say("reference-tokens", tokens=tokens),
        say("terminal-combo-price", price=int(pick_price(state, place))),
        *([say("terminal-combo-coins", coins=coins)] if coins else []),
    ]
