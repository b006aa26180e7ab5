"""The options of a game: one name for each, everywhere."""

from smallworld.core import options
from smallworld.packs.options import SWITCHES


def test_an_option_has_the_same_name_in_core() -> None:
    assert {name: getattr(options, name.upper()) for name in SWITCHES} == SWITCHES


def test_every_option_of_core_has_a_public_name() -> None:
    bits = {name.lower() for name in vars(options) if name.isupper()}
    assert bits - {"default_options"} == set(SWITCHES)
