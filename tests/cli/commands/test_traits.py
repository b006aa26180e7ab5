import json
import re

from smallworld.cli.commands.traits import FIELDS
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from tests.cli.shell import ok
from tests.kit.paths import PACKAGE

TRAITS = PACKAGE / "core" / "traits.py"


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


def test_no_number_of_a_trait_is_forgotten() -> None:
    body = TRAITS.read_text(encoding="utf-8")
    written = set(re.findall(r"self\.(\w+)(?:: i64)? = ", body))
    assert written - {"id", "tokens", "supply"} == set(FIELDS)
