"""What lies beside the board as text: the seats with their races, and the column of combos."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from smallworld.core.bits import size
from smallworld.core.state import (
    ACTIVE,
    ASIDE,
    CAMPS_IN_HAND,
    COLUMN_COINS,
    COLUMN_POWER,
    COLUMN_RACE,
    COLUMN_SIZE,
    DECLINED,
    DRAGON_AT,
    HEROES_IN_HAND,
    HOLES_LEFT,
    KINDS,
    NOBODY,
    PEACE,
    POWER,
    RACE,
    WAITING,
    State,
)
from smallworld.drawing.canvas import Run
from smallworld.drawing.text import Line, Row, aligned, race_word, seat_tags


def counted(count: int, one: str, many: str = "") -> str:
    """A number with its word.

    >>> counted(1, "coin"), counted(3, "coin")
    ('1 coin', '3 coins')
    """
    return f"{count} {one if count == 1 else many or one + 's'}"


def seats_text(state: State, names: Sequence[str]) -> list[Row]:
    """One row a seat: coins (as far as ``state`` shows them), active race, declined races."""
    tags = seat_tags(names)
    return aligned([_seat(state, seat, names, tags) for seat in range(len(names))])


def _seat(state: State, seat: int, names: Sequence[str], tags: Sequence[str]) -> list[Line]:
    style = f"seat {seat}"
    coins = int(state.coins(seat))
    turn = "▸" if seat == state.actor else " "
    return [
        (Run(f"{turn}{tags[seat]}", style),),
        (Run(names[seat], style),),
        (Run(counted(coins, "coin") if coins >= 0 else "coins hidden"),),
        (Run(_active(state, seat, names)),),
        (Run(", ".join(_declined(state, seat)), "dim"),),
    ]


def _active(state: State, seat: int, names: Sequence[str]) -> str:
    people = KINDS * seat + ACTIVE
    if not state.has_active_race(seat):
        return "no active race"
    combo = f"{race_word(state.power(people).id)} {race_word(state.race(people).id)}"
    held = counted(int(size(state.regions(people))), "region")
    parts = [f"{combo}: {state.on_board(people)} in {held}"]
    hand = int(state.hand(people))
    if hand:
        parts.append(f"{hand} in hand")
    return ", ".join([*parts, *_extras(state, seat, people, names)])


def _extras(state: State, seat: int, people: int, names: Sequence[str]) -> Iterator[str]:
    """Pieces in hand and other things that matter next."""
    v = state.cells
    if v[ASIDE + people]:
        yield f"{v[ASIDE + people]} aside"
    if v[WAITING + people]:
        yield f"{v[WAITING + people]} waiting"
    if v[CAMPS_IN_HAND + seat]:
        yield f"{counted(int(v[CAMPS_IN_HAND + seat]), 'camp')} in hand"
    if v[HEROES_IN_HAND + seat]:
        yield f"{counted(int(v[HEROES_IN_HAND + seat]), 'hero', 'heroes')} in hand"
    if v[HOLES_LEFT + seat]:
        yield f"{counted(int(v[HOLES_LEFT + seat]), 'hole')} to come"
    has_dragon = state.race(people).dragon or state.power(people).dragon
    if has_dragon and v[DRAGON_AT + seat] == 0:
        yield "dragon in hand"
    if v[PEACE + seat] != NOBODY:
        yield f"at peace with {names[int(v[PEACE + seat])]}"


def _declined(state: State, seat: int) -> Iterator[str]:
    v = state.cells
    for people in range(KINDS * seat + DECLINED, KINDS * seat + KINDS):
        if v[RACE + people] == NOBODY:
            continue
        power = "" if v[POWER + people] == NOBODY else race_word(_badge(state, people)) + " "
        held = counted(int(size(state.regions(people))), "region")
        hand = f", {state.hand(people)} in hand" if state.hand(people) else ""
        yield f"({power}{race_word(state.race(people).id)}: {held}{hand})"


def _badge(state: State, people: int) -> str:
    return state.box.powers[state.cells[POWER + people]].id


def column_text(state: State) -> list[Row]:
    """The column of combos from top to bottom: tokens, price, coins that lie there."""
    return aligned(
        [_combo(state, place) for place in range(int(state.cells[COLUMN_SIZE]))], right=(0, 3)
    )


def _combo(state: State, place: int) -> list[Line]:
    v = state.cells
    race = state.box.race(v[COLUMN_RACE + place])
    power = state.box.power(v[COLUMN_POWER + place])
    tokens = int(race.tokens + power.tokens)
    guests = int(race.visitors + power.visitors)
    coins = int(v[COLUMN_COINS + place])
    return [
        (Run(f"{place + 1}", "name"),),
        (Run(race_word(power.id), "strong"),),
        (Run(race_word(race.id), "strong"),),
        (Run(f"{tokens}+{guests} tokens" if guests else counted(tokens, "token")),),
        (Run(f"costs {counted(place, 'coin')}" if place else "free"),),
        (Run(f"{counted(coins, 'coin')} on it" if coins else "", "note"),),
    ]
