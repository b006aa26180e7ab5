"""An event in words: one line of the log."""

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
    """What happened, told with the names of the seats and of the regions of the map.

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
    """The race, and its power if the event tells it; a declined race has none to speak of."""
    if "race" not in facts:
        return {}
    race = str(facts["race"])
    if "power" in facts and not facts.get("declined"):
        return names.combo_forms(race, str(facts["power"]), "people")
    return names.forms("race", race, "people")


def _income(names: Names, variable: str, value: object) -> dict[str, Fact]:
    """The parts of an income, one after the other."""
    assert isinstance(value, (list, tuple))
    parts = [names.income_part(id, amount) for id, amount in value]
    return {variable: names.texts.listed(parts, "comma")}


_MEANINGS: Final[dict[str, Meaning]] = {"parts": _income}


def _result(names: Names, facts: dict[str, object]) -> dict[str, Fact]:
    """Who won, and the coins of all, the richest first."""
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
