"""Describe events: the lines of the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from smallworld.core.events import Event
from smallworld.packs.files.maps.read import MapSpec
from smallworld.texts.fluent import Fact, texts_for
from smallworld.texts.names import Names
from smallworld.texts.variables import Meaning, variables


def event_sentence(
    event: Event,
    names: Names | Sequence[str],
    map_spec: MapSpec | None = None,
    lang: str = "en",
) -> str:
    """Describe an event with the names of seats and regions.

    ``names`` are those of the seats, or ready ``Names``, which carry map and language.

    >>> event_sentence(Event("peace", {"seat": 0, "ally": 1}), ["Ann", "Bo"])
    'Ann makes peace with Bo.'
    """
    if not isinstance(names, Names):
        names = Names(texts_for(lang), names, map_spec)
    if event.kind == "game_over":
        filled = _result(names, event.facts)
    else:
        filled = variables(names, event.facts, _MEANINGS) | _people(names, event.facts)
    return names.texts.say(f"event-{event.kind}", **filled)


def _people(names: Names, facts: dict[str, object]) -> dict[str, Fact]:
    """Name the race, and its power if the event has one (a race in decline has none)."""
    if "race" not in facts:
        return {}
    race = str(facts["race"])
    if "power" in facts and not facts.get("declined"):
        return names.combo_forms(race, str(facts["power"]), "people")
    return names.forms("race", race, "people")


def _income(names: Names, variable: str, value: object) -> dict[str, Fact]:
    """List the parts of an income."""
    assert isinstance(value, (list, tuple))
    parts = [names.income_part(id, amount) for id, amount in value]
    return {variable: names.texts.listed(parts, "comma")}


_MEANINGS: Final[dict[str, Meaning]] = {"parts": _income}


def _result(names: Names, facts: dict[str, object]) -> dict[str, Fact]:
    """Name the winners, and the coins of all seats, highest first."""
    coins, winners = facts["coins"], facts["winners"]
    assert isinstance(coins, list) and isinstance(winners, list)
    ranking = sorted(range(len(coins)), key=lambda seat: (seat not in winners, -coins[seat]))
    standings = [
        names.texts.say("standing", seat=names.seat(seat), coins=coins[seat]) for seat in ranking
    ]
    return {
        "count": len(winners),
        "winners": names.texts.listed(names.seat(seat) for seat in winners),
        "standings": names.texts.listed(standings, "comma"),
    }
