import json
import re

from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from tests.cli.shell import output_of


def test_every_race_and_power_has_a_row_and_a_card() -> None:
    output = output_of("traits")
    for trait in [*RACES, *POWERS]:
        assert len(re.findall(rf"^{trait.id} +{trait.tokens} ", output, re.M)) == 1
        assert len(re.findall(rf"^{trait.id.replace('_', ' ').title()}: .", output, re.M)) == 1


def test_as_json() -> None:
    output = json.loads(output_of("traits", "--json"))
    assert [race["id"] for race in output["races"]] == [race.id for race in RACES]
    assert [power["id"] for power in output["powers"]] == [power.id for power in POWERS]
    mounted = next(power for power in output["powers"] if power["id"] == "mounted")
    assert mounted["saves_on"] == ["farmland", "hill"]
    assert all(trait["card"] for trait in output["races"] + output["powers"])
