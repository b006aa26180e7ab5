import json
import re

from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from tests.cli.shell import ok


def test_every_race_and_power_has_a_row_and_a_card() -> None:
    told = ok("traits")
    for trait in [*RACES, *POWERS]:
        assert len(re.findall(rf"^{trait.id} +{trait.tokens} ", told, re.M)) == 1
        assert len(re.findall(rf"^{trait.id.replace('_', ' ').title()}: .", told, re.M)) == 1


def test_as_json() -> None:
    told = json.loads(ok("traits", "--json"))
    assert [race["id"] for race in told["races"]] == [race.id for race in RACES]
    assert [power["id"] for power in told["powers"]] == [power.id for power in POWERS]
    mounted = next(power for power in told["powers"] if power["id"] == "mounted")
    assert mounted["saves_on"] == ["farmland", "hill"]
    assert all(trait["card"] for trait in told["races"] + told["powers"])
