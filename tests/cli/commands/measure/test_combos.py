"""``smallworld combos``: what combos are worth."""

import json

from smallworld.bots.data.combos import stored_combos
from tests.cli.shell import error_of, output_of


def test_best_and_worst_combos_are_listed() -> None:
    output = output_of("combos", "--map", "base/2")
    assert "Skeletons" in output and "Dragon Master" in output
    assert f"{stored_combos().boards['base/2'].games:,} games by planner" in output
    assert "…" in output
    assert len(output_of("combos", "--map", "base/2", "--all").splitlines()) > len(
        output.splitlines()
    )


def test_a_race_and_a_power_can_be_chosen() -> None:
    output = output_of("combos", "--race", "ghouls", "--power", "hill", "--stage", "early")
    assert "Hill Ghouls" in output and "Skeletons" not in output
    found = json.loads(output_of("combos", "--race", "ghouls", "--power", "hill", "--json"))
    assert [(one["race"], one["power"]) for one in found["combos"]] == [("ghouls", "hill")]
    stored = stored_combos().boards["base/2"].stages["always"].combo("ghouls", "hill")
    assert stored is not None and found["combos"][0]["coins"] == stored.coins


def test_combos_of_expansions_are_listed_by_name() -> None:
    output = output_of("combos", "--race", "goblins", "--power", "were", "--lang", "en")
    assert "base/2 + be_not_afraid + cursed + " in output
    assert "Were- Goblins" in output or "Were-Goblins" in output
    stored = stored_combos(expansions=True)
    found = json.loads(output_of("combos", "--expansions", "--map", "base/3", "--json"))
    assert found["packs"] == stored.packs
    races, powers = found["races"].keys(), found["powers"].keys()
    assert {"goblins", "orcs"} <= races and {"were", "hill"} <= powers
    assert len(found["combos"]) == len(races) * len(powers)
    assert "packs" not in json.loads(output_of("combos", "--json"))


def test_unknown_race_is_refused() -> None:
    assert "gnomes" in error_of("combos", "--race", "gnomes", code=2)
    assert "were" in error_of("combos", "--race", "were", code=2)
