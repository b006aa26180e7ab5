"""Names of races, powers, combos, regions, seats, pieces, phases and options."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final, Literal

from smallworld.packs.files.maps.read import MapSpec
from smallworld.packs.game_packs import SHELF_ONLY, GamePacks
from smallworld.packs.loader import UnknownMap
from smallworld.texts.fluent import Fact, Texts, texts_for

if TYPE_CHECKING:
    from smallworld.play.game import Game

Kind = Literal["race", "power", "terrain", "symbol", "piece", "phase"]

_LONGEST_QUOTE: Final = 300


@dataclass(frozen=True)
class OptionText:
    """A rule switch in words: its name, topic, and the meaning of both settings."""

    name: str
    about: str
    on: str
    off: str


class Names:
    """The names of everything at one table, in one language.

    Without ``seats`` and ``map`` a seat is ``Seat 0``, a region ``Region 7``.
    """

    def __init__(
        self, texts: Texts | None = None, seats: Sequence[str] = (), map: MapSpec | None = None
    ) -> None:
        self.texts = texts or texts_for()
        self.seats = tuple(seats)
        self.map = map

    def name(self, kind: Kind, id: str) -> str:
        """Name a race, power, terrain, symbol, piece or phase.

        >>> Names().name("power", "dragon_master")
        'Dragon Master'
        """
        return str(self.forms(kind, id)[kind])

    def forms(self, kind: Kind, id: str, variable: str = "", /, **facts: Fact) -> dict[str, Fact]:
        """Return a name and its forms as variables; ids without a text become plain words."""
        message, variable = f"{kind}-{id}", variable or kind
        if "." not in id and self.texts.has(message):
            return self.texts.forms(message, variable, **facts)
        name = quoted(id).replace("_", " ").capitalize()
        if not self.texts.has(f"{kind}-unnamed"):
            return {variable: name}
        return self.texts.forms(f"{kind}-unnamed", variable, name=name, **facts)

    def combo(self, race: str, power: str) -> str:
        """Name a race with its power.

        >>> Names().combo("skeletons", "merchant")
        'Merchant Skeletons'
        """
        return str(self.combo_forms(race, power, "combo")["combo"])

    def combo_forms(self, race: str, power: str, variable: str) -> dict[str, Fact]:
        """Return the name of a combo and its forms as variables."""
        # The power comes second: in some languages it agrees with the race.
        facts = self.forms("race", race)
        facts |= self.forms("power", power, "power", **facts)
        return self.texts.forms("combo", variable, **facts)

    def trait(self, id: str) -> str:
        """Name a race or a power."""
        return self.name(self._kind_of(id), id)

    def _kind_of(self, id: str) -> Kind:
        return "race" if self.texts.has(f"race-{id}") else "power"

    def _trait_inside(self, id: str) -> str:
        """Name a trait inside a sentence, where some languages use lower case.

        >>> Names(texts_for("fi"))._trait_inside("elves")
        'haltiat'
        """
        kind = self._kind_of(id)
        forms = self.forms(kind, id)
        return str(forms.get(f"{kind}_inside", forms[kind]))

    def region(self, number: int) -> str:
        """Return a region's name and number.

        >>> Names(map=SHELF_ONLY.map("base/2")).region(2)
        'Bramela (2)'
        """
        if self.map is not None and self.map.has(number):
            name = self.proper_name(self.map.region(number).name)
            return self.texts.say("region", name=name, number=number)
        return self.texts.say("region-unnamed", number=number)

    def proper_name(self, name: str) -> str:
        """Spell a region's name in the letters of the language, if it has others.

        >>> Names(texts_for("ru")).proper_name("Olmarin")
        'Ольмарин'
        """
        if not self.texts.has("region.letters"):
            return name
        return _respelled(name, _letters(self.texts.say("region.letters")))

    def seat(self, number: int) -> str:
        """Return the name of the player at a seat."""
        if 0 <= number < len(self.seats) and self.seats[number].strip():
            return quoted(self.seats[number])
        return self.texts.say("seat-unnamed", number=number)

    def option(self, id: str) -> OptionText:
        """Return a rule switch in words."""
        message = f"option-{id}"
        about, on, off = (self.texts.say(f"{message}.{form}") for form in ("about", "on", "off"))
        return OptionText(self.texts.say(message), about, on, off)

    def price_parts(self, parts: Iterable[tuple[str, int]]) -> list[str]:
        """Describe the parts of a price; the first one is an amount, the others are added to it.

        >>> Names().price_parts([("base", 2), ("mountain", 1), ("commando", -1)])
        ['base 2', 'mountain +1', 'Commando −1']
        """
        return [
            self._part("price-part", id, amount, "more" if place else "first")
            for place, (id, amount) in enumerate(parts)
        ]

    def income_part(self, id: str, amount: int) -> str:
        """Describe one part of an income.

        >>> Names().income_part("regions", 4)
        'regions 4'
        """
        return self._part("income-part", id, amount, "more")

    def _part(self, message: str, id: str, amount: int, sign: str) -> str:
        facts: dict[str, Fact] = {"amount": abs(amount), "sign": "less" if amount < 0 else sign}
        known = self.texts.has(f"{message}-{id}")
        part = self.texts.say(f"{message}-{id}", **facts) if known else self._trait_inside(id)
        return self.texts.say(message, part=part, **facts)


@cache
def _letters(pairs: str) -> dict[str, str]:
    """Parse the pairs of letters of a language, such as ``a а, sh ш``."""
    return dict(pair.split() for pair in pairs.split(","))


def _respelled(name: str, letters: dict[str, str]) -> str:
    """Replace groups of letters, the longest first; unknown ones stay."""
    longest = max(map(len, letters))
    rest, spelled = f"{name}$", ""
    while rest not in ("", "$"):
        groups = (rest[:size] for size in range(longest, 0, -1))
        group = next((g for g in groups if g in letters or g.lower() in letters), "")
        found = letters.get(group) or letters.get(group.lower(), rest[0])
        spelled += found.capitalize() if group[:1].isupper() else found
        rest = rest[max(len(group), 1) :]
    return spelled


def names_at(table: Game | Names | None = None, lang: str = "en") -> Names:
    """Return the names of a game, the given ones, or names with numbers only."""
    if isinstance(table, Names):
        return table
    if table is None:
        return Names(texts_for(lang))
    # Imported late: most tables play without packs.
    from smallworld.texts.packs import texts_at

    texts, game_packs = texts_at(table.box, lang, table.game_packs), table.game_packs
    return Names(texts, table.names, map_of(table.box.board.id, game_packs))


def map_of(board_id: str, game_packs: GamePacks = SHELF_ONLY) -> MapSpec | None:
    """Return the map of a board, or ``None`` if it is not found."""
    try:
        return game_packs.map(board_id)
    except UnknownMap:
        return None


def quoted(text: str) -> str:
    """Make foreign text safe for a sentence: one line, printable, limited in length."""
    clean = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)
    return clean if len(clean) <= _LONGEST_QUOTE else clean[: _LONGEST_QUOTE - 1] + "…"
