"""Every race with every power: can it be said in all its forms?"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources.abc import Traversable

from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.texts.check.messages import Fault, Language
from smallworld.texts.fluent import MissingText, Texts, bundle_of
from smallworld.texts.names import Names


def combo_faults(lang: str, folder: Traversable, language: Language) -> Iterator[Fault]:
    """Combos that cannot be said, or not in a form that others have."""
    if "combo" not in language.messages:
        return
    combo = language.place("combo")
    names = Names(Texts(lang, strict=True, bundles=[bundle_of(lang, folder)]))
    wanted = {"combo", *(f"combo_{form}" for form in language.forms("combo"))}
    for race in [*RACES, None]:
        for power in [*POWERS, None]:
            ids = race.id if race else "a_new_race", power.id if power else "a_new_power"
            try:
                missing = wanted - names.combo_forms(*ids, "combo").keys()
            except MissingText as error:
                missing = {str(error)}
            for form in sorted(missing):
                about = f"{ids[1]} {ids[0]} has no {form}"
                yield Fault(lang, "form", combo.file, combo.line, about)
