"""What combos were worth, on the command line."""

import json

from smallworld.bots.data.combos import stored_combos
from tests.cli.shell import complaint, ok


def test_the_best_and_the_worst_are_told() -> None:
    told = ok("combos", "--map", "base/2")
    assert "Skeletons" in told and "Dragon Master" in told
    assert f"{stored_combos().boards['base/2'].games:,} games by planner" in told
    assert "…" in told
    assert len(ok("combos", "--map", "base/2", "--all").splitlines()) > len(told.splitlines())


def test_a_race_and_a_power_can_be_chosen() -> None:
    told = ok("combos", "--race", "ghouls", "--power", "hill", "--stage", "early")
    assert "Hill Ghouls" in told and "Skeletons" not in told
    found = json.loads(ok("combos", "--race", "ghouls", "--power", "hill", "--json"))
    assert [(one["race"], one["power"]) for one in found["combos"]] == [("ghouls", "hill")]
    stored = stored_combos().boards["base/2"].stages["always"].combo("ghouls", "hill")
    assert stored is not None and found["combos"][0]["coins"] == stored.coins


def test_a_race_that_is_not_there_is_told() -> None:
    assert "gnomes" in complaint("combos", "--race", "gnomes", code=2)
