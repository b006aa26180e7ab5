"""Formatting of messages, and the fallback to English."""

import subprocess
import sys

import pytest
from fluent.runtime import FluentBundle, FluentResource

from smallworld.texts.fluent import MissingText, Texts, languages, texts_for
from smallworld.texts.names import Names


def test_texts_are_read_once() -> None:
    assert texts_for("en") is texts_for("en")
    assert texts_for("en") is not texts_for("en", strict=True)


def test_there_is_english() -> None:
    assert "en" in languages()


@pytest.mark.parametrize("lang", ["xx", "", "../en", "en/../en"])
def test_an_unknown_language_is_english(lang: str) -> None:
    assert Texts(lang).say("race-elves") == "Elves"


def test_messages_and_their_forms_are_known() -> None:
    texts = texts_for()
    assert texts.has("race-elves") and texts.has("race-elves.one")
    assert not texts.has("race-elves.two") and not texts.has("race-pixies")
    assert texts.say("race-elves.one") == "Elf"


def test_a_missing_message_is_its_bare_id_or_a_strict_refusal() -> None:
    assert texts_for().say("no-such-message", region=3) == "no-such-message"
    with pytest.raises(MissingText):
        texts_for(strict=True).say("no-such-message", region=3)


def test_a_missing_fact_is_the_bare_id_or_a_strict_refusal() -> None:
    assert texts_for().say("standing", coins=3) == "standing"
    with pytest.raises(MissingText, match="seat"):
        texts_for(strict=True).say("standing", coins=3)


STRANGE: dict[str, str | int | float] = {
    "long": 10**40,
    "endless": -(10**5000),
    "no number": float("nan"),
    "infinite": float("inf"),
    "text": "x" * 9000,
}


@pytest.mark.parametrize("value", STRANGE)
def test_no_value_of_a_fact_is_an_error(value: str) -> None:
    assert texts_for().say("standing", seat="Ann", coins=STRANGE[value])


CZECH = """
race-amazons = Amazonky
    .gender = f
race-orcs = Orkové
    .gender = m
power-hill = Kopcoví
    .with = { $race_gender ->
        [f] Kopcové
       *[m] Kopcoví
      }
combo = { $power_with } { $race }
standing = { $seat }: { $money }
"""


def czech() -> Texts:
    """Return a few names of a language in which a power agrees with its race."""
    bundle = FluentBundle(["cs"], use_isolating=False)
    bundle.add_resource(FluentResource(CZECH))
    texts = Texts()
    texts._bundles.insert(0, bundle)
    return texts


def test_a_language_gives_its_names_the_forms_it_needs() -> None:
    names = Names(czech())
    assert names.combo("amazons", "hill") == "Kopcové Amazonky"
    assert names.combo("orcs", "hill") == "Kopcoví Orkové"
    assert names.name("power", "hill") == "Kopcoví"


def test_missing_messages_fall_back_to_english() -> None:
    assert czech().say("race-elves.one") == "Elf"
    assert czech().forms("race-elves", "race") == {"race": "Elves", "race_one": "Elf"}
    assert czech().say("standing", seat="Ann", coins=2) == "Ann 2 coins"


def test_truth_values_are_words() -> None:
    facts = {"seat": "Ann", "people": "Orcs", "region": "X"}
    said = texts_for(strict=True).say("event-abandoned", **facts, declined=True)
    assert said == "Ann’s Orcs in decline abandon X."


def test_names_are_not_wrapped_in_isolation_marks() -> None:
    assert texts_for().say("combo", race="Orcs", power="Hill") == "Hill Orcs"


@pytest.mark.parametrize("count", [0, 2, 5, 11, 21])
def test_everything_but_one_is_plural_in_english(count: int) -> None:
    assert texts_for(strict=True).say("card-tokens", tokens=count) == f"{count} tokens"
    assert texts_for(strict=True).say("card-tokens", tokens=1) == "1 token"


def test_lists_in_words() -> None:
    texts = texts_for()
    assert texts.listed([]) == ""
    assert texts.listed(["a"]) == "a"
    assert texts.listed(["a", "b"]) == "a and b"
    assert texts.listed(["a", "b", "c"]) == "a, b, and c"
    assert texts.listed(["a", "b", "c"], "or") == "a, b, or c"
    assert texts.listed(["a", "b", "c"], "comma") == "a, b, c"


def test_playing_loads_no_texts() -> None:
    """Importing the game must not load Fluent: it is slow."""
    program = (
        "import sys, smallworld, smallworld.texts.refusals, smallworld.texts.events\n"
        "assert not {'fluent.runtime', 'babel'} & sys.modules.keys()"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
