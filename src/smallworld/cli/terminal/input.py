"""Read a line and interpret it as an action: numbers, names and abbreviations.

A number stands for whatever the game asks for: a place in the column, a region or a seat.
"""

from __future__ import annotations

import re
import sys
from typing import Final

import click

from smallworld.core import state as s
from smallworld.core.actions import written
from smallworld.core.engine import legal_actions
from smallworld.core.redeploy import deployable, must_withdraw
from smallworld.core.state import State
from smallworld.packs.files.maps.read import RegionSpec
from smallworld.packs.maps import load_map
from smallworld.texts.names import Names

_SYNONYMS: Final = {
    "attack": "conquer",
    "take": "conquer",
    "leave": "abandon",
    "pass": "stop",
    "done": "end",
    "choose": "pick",
    "put": "deploy",
    "peace": "ally",
}


def interpret(typed: str, state: State, names: Names | None = None) -> str:
    """Return the action that ``typed`` most likely means, in notation; it may be illegal.

    Races and powers are known by their ids and by their names in ``names``; regions by number,
    and by name in Latin letters and in those of the language.
    """
    words = typed.casefold().replace(",", " ").split()
    names = names or Names()
    regions = {
        name.casefold(): str(region.id)
        for region in _regions(state)
        for name in (region.name, names.proper_name(region.name))
    }
    words = [regions.get(word, word) for word in words]
    if not words:
        return ""
    if words[0].isdecimal():
        return _complete_number(words, state)
    words[0] = _verb(words[0], state)
    if words[0] in ("deploy", "declined"):
        return " ".join(_complete_deploy(words, state))
    place = _named_combo(words, state, names)
    return f"pick {place}" if place else " ".join(words)


def _regions(state: State) -> tuple[RegionSpec, ...]:
    return load_map(state.box.board.id).regions


def _verb(word: str, state: State) -> str:
    """Expand a synonym or an abbreviation to the one legal verb it fits."""
    word = _SYNONYMS.get(word, word)
    if word == "decline":  # must not be expanded to ``declined``
        return word
    legal = {written(action, state.box).split()[0] for action in legal_actions(state)}
    fitting = [verb for verb in legal if verb.startswith(word)]
    return fitting[0] if len(fitting) == 1 else word


def _complete_number(words: list[str], state: State) -> str:
    """Add the verb that fits the phase to a number and what follows it."""
    text = " ".join(words)
    people = s.KINDS * int(state.actor) + s.ACTIVE
    if state.phase <= s.CONQUEST:
        return f"conquer {text}" if state.has_active_race(state.actor) else f"pick {text}"
    if state.phase == s.AFTER_SCORING:
        return f"ally {text}"
    if must_withdraw(state, people):
        return f"withdraw {text}"
    declined = int(state.declined_actor(state.actor))
    if declined != s.NOBODY and (state.regions(declined) >> _small_number(words[0])) & 1:
        return " ".join(_complete_deploy(["declined", "deploy", *words], state))
    return " ".join(_complete_deploy(["deploy", *words], state))


def _small_number(word: str) -> int:
    return int(word) if len(word) < 3 else 0


def _complete_deploy(words: list[str], state: State) -> list[str]:
    """Complete ``deploy 7`` and ``deploy 7 all`` with a count, ``declined 7`` with a verb."""
    if words[0] == "declined" and words[1:2] and words[1].isdecimal():
        words = ["declined", "conquer" if state.phase <= s.CONQUEST else "deploy", *words[1:]]
    if "deploy" not in words[:2]:
        return words
    people = s.KINDS * int(state.actor) + s.ACTIVE
    if words[0] == "declined":
        people = int(state.declined_actor(state.actor))
    at = words.index("deploy")
    if len(words) == at + 2:
        return [*words, "1"]
    if len(words) == at + 3 and words[-1] == "all" and people != s.NOBODY:
        return [*words[:-1], str(max(1, int(deployable(state, people))))]
    return words


def normalize_name(name: str) -> str:
    """Return a name in the form in which typed names are compared.

    >>> normalize_name("Dragon Master")
    'dragon_master'
    """
    return "_".join(name.casefold().replace(",", " ").split())


def _named_combo(words: list[str], state: State, names: Names) -> int:
    """Return the place of the combo whose race or power was named; 0 for none."""
    v = state.cells
    wanted = "_".join(words[1:] if words[0] == "pick" else words)
    for place in range(int(v[s.COLUMN_SIZE])):
        race = state.box.race(v[s.COLUMN_RACE + place]).id
        power = state.box.power(v[s.COLUMN_POWER + place]).id
        labels = names.name("race", race), names.name("power", power), names.combo(race, power)
        if wanted in (race, power, f"{power}_{race}", *map(normalize_name, labels)):
            return place + 1
    return 0


def picked_combo(action: str, state: State) -> tuple[str, ...]:
    """Return race and power of the combo that ``action`` picks, if it is a pick."""
    verb, _, place = action.partition(" ")
    if (
        verb != "pick"
        or not place.isdecimal()
        or not 1 <= _small_number(place) <= state.cells[s.COLUMN_SIZE]
    ):
        return ()
    at = _small_number(place) - 1
    race = state.box.race(state.cells[s.COLUMN_RACE + at]).id
    return race, state.box.power(state.cells[s.COLUMN_POWER + at]).id


_LONGEST_LINE: Final = 500
_COLOUR: Final = re.compile(r"\x1b\[[0-9;]*m")


def read_line(question: str) -> str | None:
    """Print a question and read a printable line; ``None`` at the end of input."""
    try:
        line = _read_typed(question) if _is_a_terminal() else _read_piped(question)
    except EOFError:
        return None
    except UnicodeDecodeError:
        line = "\N{REPLACEMENT CHARACTER}"
    return "".join(sign if sign.isprintable() else " " for sign in line[:_LONGEST_LINE]).strip()


def _is_a_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def _read_typed(question: str) -> str:
    """Read a line with line editing and history, where the system has readline."""
    try:
        import readline  # noqa: F401
    except ImportError:
        pass
    # The marks tell readline that colour codes have no width.
    return input(_COLOUR.sub(lambda match: f"\x01{match[0]}\x02", question))


def _read_piped(question: str) -> str:
    click.echo(question, nl=False)
    line = sys.stdin.buffer.readline(100 * _LONGEST_LINE)
    if not line:
        raise EOFError
    return line.decode("utf-8", errors="replace")
