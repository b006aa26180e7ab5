"""The public names of a game's options (rulings, section 17) and their bits in the engine."""

from collections.abc import Mapping
from typing import Final

from smallworld.core import options as bits

SWITCHES: Final[dict[str, int]] = {
    "own_tokens_defend": bits.OWN_TOKENS_DEFEND,
    "own_declined_is_non_empty": bits.OWN_DECLINED_IS_NON_EMPTY,
    "sorcerer_needs_token": bits.SORCERER_NEEDS_TOKEN,
    "ghouls_own_die": bits.GHOULS_OWN_DIE,
    "elf_lost_to_sorcerer": bits.ELF_LOST_TO_SORCERER,
    "open_coins": bits.OPEN_COINS,
    "amazons_forced_removal": bits.AMAZONS_FORCED_REMOVAL,
}


class BadOptions(ValueError):
    """Options that are not names with true or false."""


class UnknownOption(BadOptions):
    """The name of an option that does not exist."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no option is called {name!r}; there are: {', '.join(SWITCHES)}")
        self.name = name


def options_from(chosen: Mapping[str, bool]) -> int:
    """Return the engine's bits for the chosen options, defaults for the rest.

    >>> options_from({"open_coins": True}) & bits.OPEN_COINS != 0
    True
    """
    if not isinstance(chosen, Mapping):
        raise BadOptions(f"options are a dict such as {{'open_coins': True}}, not {chosen!r:.40}")
    combined = bits.DEFAULT_OPTIONS
    for name, on in chosen.items():
        if name not in SWITCHES:
            raise UnknownOption(name)
        if not isinstance(on, bool):
            raise BadOptions(f"the option {name!r} is True or False, not {on!r}")
        combined = combined | SWITCHES[name] if on else combined & ~SWITCHES[name]
    return combined


def chosen_options(options: int) -> dict[str, bool]:
    """Return the options that differ from their defaults, by name.

    >>> chosen_options(options_from({"ghouls_own_die": False, "open_coins": False}))
    {'ghouls_own_die': False}
    """
    return {
        name: options & bit != 0
        for name, bit in SWITCHES.items()
        if (options ^ bits.DEFAULT_OPTIONS) & bit
    }
