"""What somebody typed, as an action: numbers alone, names and beginnings of words will do.

A number is always the thing itself: a place in the column, a region or a seat,
whichever is asked for now.
"""

from __future__ import annotations

import re
import sys
from typing import Final

import click

from smallworld.core.actions import written
from smallworld.core.engine import legal_actions
from smallworld.core.redeploy import deployable, must_withdraw
from smallworld.core.state import (
    ACTIVE,
    AFTER_SCORING,
    COLUMN_POWER,
    COLUMN_RACE,
    COLUMN_SIZE,
    CONQUEST,
    KINDS,
    NOBODY,
    State,
)
from smallworld.packs.files.maps.read import RegionSpec
from smallworld.packs.loader import load_map
from smallworld.texts.names import Names

_OTHER_WORDS: Final = {
    "attack": "conquer",
    "take": "conquer",
    "leave": "abandon",
    "pass": "stop",
    "done": "end",
    "choose": "pick",
    "put": "deploy",
    "peace": "ally",
}


def meant(typed: str, state: State, names: Names | None = None) -> str:
    """The action that ``typed`` most likely means, in notation; it need not be legal.

    Races and powers may be called by their ids, or as ``names`` call them.
    """
    said = typed.casefold().replace(",", " ").split()
    regions = {region.name.casefold(): str(region.id) for region in _regions(state)}
    said = [regions.get(word, word) for word in said]
    if not said:
        return ""
    if said[0].isdecimal():
        return _numbers(said, state)
    said[0] = _verb(said[0], state)
    if said[0] in ("deploy", "declined"):
        return " ".join(_counted(said, state))
    place = _named_combo(said, state, names or Names())
    return f"pick {place}" if place else " ".join(said)


def _regions(state: State) -> tuple[RegionSpec, ...]:
    return load_map(state.box.board.id).regions


def _verb(word: str, state: State) -> str:
    """The verb that ``word`` begins, if only one of those legal now does."""
    word = _OTHER_WORDS.get(word, word)
    if word == "decline":  # not the beginning of ``declined``
        return word
    legal = {written(action, state.box).split()[0] for action in legal_actions(state)}
    fitting = [verb for verb in legal if verb.startswith(word)]
    return fitting[0] if len(fitting) == 1 else word


def _numbers(said: list[str], state: State) -> str:
    """A number and what follows it, by what is asked for now."""
    text = " ".join(said)
    people = KINDS * int(state.actor) + ACTIVE
    if state.phase <= CONQUEST:
        return f"conquer {text}" if state.has_active_race(state.actor) else f"pick {text}"
    if state.phase == AFTER_SCORING:
        return f"ally {text}"
    if must_withdraw(state, people):
        return f"withdraw {text}"
    declined = int(state.declined_actor(state.actor))
    if declined != NOBODY and (state.regions(declined) >> _small(said[0])) & 1:
        return " ".join(_counted(["declined", "deploy", *said], state))
    return " ".join(_counted(["deploy", *said], state))


def _small(word: str) -> int:
    return int(word) if len(word) < 3 else 0


def _counted(said: list[str], state: State) -> list[str]:
    """``deploy 7`` as one token, ``deploy 7 all`` as all; ``declined 7`` as what is asked."""
    if said[0] == "declined" and said[1:2] and said[1].isdecimal():
        said = ["declined", "conquer" if state.phase <= CONQUEST else "deploy", *said[1:]]
    if "deploy" not in said[:2]:
        return said
    people = KINDS * int(state.actor) + ACTIVE
    if said[0] == "declined":
        people = int(state.declined_actor(state.actor))
    at = said.index("deploy")
    if len(said) == at + 2:
        return [*said, "1"]
    if len(said) == at + 3 and said[-1] == "all" and people != NOBODY:
        return [*said[:-1], str(max(1, int(deployable(state, people))))]
    return said


def typed_name(name: str) -> str:
    """A name as it compares with what is typed.

    >>> typed_name("Dragon Master")
    'dragon_master'
    """
    return "_".join(name.casefold().replace(",", " ").split())


def _named_combo(said: list[str], state: State, names: Names) -> int:
    """The place of the combo whose race or power was named; 0 for none."""
    v = state.cells
    wanted = "_".join(said[1:] if said[0] == "pick" else said)
    for place in range(int(v[COLUMN_SIZE])):
        race = state.box.race(v[COLUMN_RACE + place]).id
        power = state.box.power(v[COLUMN_POWER + place]).id
        called = names.name("race", race), names.name("power", power), names.combo(race, power)
        if wanted in (race, power, f"{power}_{race}", *map(typed_name, called)):
            return place + 1
    return 0


def combo_at(action: str, state: State) -> tuple[str, ...]:
    """Race and power of the combo that ``action`` would pick; nothing for another action."""
    verb, _, place = action.partition(" ")
    if (
        verb != "pick"
        or not place.isdecimal()
        or not 1 <= _small(place) <= state.cells[COLUMN_SIZE]
    ):
        return ()
    at = _small(place) - 1
    race = state.box.race(state.cells[COLUMN_RACE + at]).id
    return race, state.box.power(state.cells[COLUMN_POWER + at]).id


_LONGEST_LINE: Final = 500
_COLOUR: Final = re.compile(r"\x1b\[[0-9;]*m")


def line_after(question: str) -> str | None:
    """Ask, and read one line without its control characters; ``None`` at the end."""
    try:
        line = _typed(question) if _is_a_terminal() else _piped(question)
    except EOFError:
        return None
    except UnicodeDecodeError:
        line = "\N{REPLACEMENT CHARACTER}"
    return "".join(sign if sign.isprintable() else " " for sign in line[:_LONGEST_LINE]).strip()


def _is_a_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def _typed(question: str) -> str:
    """A line with the arrow keys and a history, where the system has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        pass
    # The marks tell the line editor that colours take no room.
    return input(_COLOUR.sub(lambda match: f"\x01{match[0]}\x02", question))


def _piped(question: str) -> str:
    click.echo(question, nl=False)
    line = sys.stdin.buffer.readline(100 * _LONGEST_LINE)
    if not line:
        raise EOFError
    return line.decode("utf-8", errors="replace")
