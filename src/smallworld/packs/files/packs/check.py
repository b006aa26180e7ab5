"""Find contradictions in a pack that no single value shows (ruling N9 and others)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from smallworld.core.pieces import BADGE_IN_SUPPLY, HIGHEST_BADGE, MAX_TOKENS
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.files.packs.faults import Findings
from smallworld.packs.files.packs.shape import PackShape, RaceShape, TraitShape
from smallworld.packs.files.packs.shape_check import key_differences
from smallworld.packs.files.packs.switches import tile_with
from smallworld.packs.files.toml_lines import KeyPath
from smallworld.packs.files.values import is_plain, listed, nearest
from smallworld.packs.vocabulary import VOCABULARY

# Ids of parts of prices and incomes, and of the placeholder for a missing trait.
RESERVED: Final = frozenset(
    (
        *("base", "mountain", "fortress", "lair", "tribe", "camps", "tokens", "roll"),
        *("minimum", "dragon", "regions", "declined", "withdrawn", "nothing", "unnamed"),
    )
)
_OFFICIAL: Final = frozenset(trait.id for trait in (*RACES, *POWERS))
_LONGEST_NAME: Final = 24  # characters on a banner or badge
_LONGEST_FORM: Final = 40  # of other forms of a name
_NOT_SWITCHED: Final = ("id", "emblem", "borrows")  # keys of tiles that no switch sets
RESERVED_PACKS: Final = frozenset(("base", "random"))


def sense_faults(shape: PackShape, found: Findings) -> None:
    """Add a fault for everything that contradicts itself, the rules or the box."""
    refused = {path[0] for path in found.skipped if path}  # has a fault of its own
    if not (shape.race or shape.power or shape.board or refused & {"race", "power", "board"}):
        found.add("pack.nothing_in_it", ("pack",))
    if shape.pack.id in RESERVED_PACKS:
        found.add("pack.reserved_id", ("pack", "id"), id=shape.pack.id)
    _ids(shape, found)
    for path, trait in traits_of(shape):
        _trait(trait, path, found)
    for place, race in enumerate(shape.race):
        _tokens(race, ("race", place), found)
    for place, power in enumerate(shape.power):
        if power.tokens + power.visitors > HIGHEST_BADGE:
            facts = {"found": power.tokens + power.visitors, "most": HIGHEST_BADGE}
            found.add("pack.badge_too_large", ("power", place, "visitors"), **facts)
    _switches(shape, found)
    _texts(shape, found)


def traits_of(shape: PackShape) -> Iterator[tuple[KeyPath, TraitShape]]:
    """Yield all races and powers with their key paths."""
    for place, race in enumerate(shape.race):
        yield ("race", place), race
    for place, power in enumerate(shape.power):
        yield ("power", place), power


def _ids(shape: PackShape, found: Findings) -> None:
    seen: set[str] = set()
    for path, trait in traits_of(shape):
        if trait.id in RESERVED or (found.strict and trait.id in _OFFICIAL):
            found.add("pack.reserved_id", (*path, "id"), id=trait.id)
        if trait.id in seen:
            found.add("pack.repeated_id", (*path, "id"), id=trait.id)
        seen.add(trait.id)


def _trait(trait: TraitShape, path: KeyPath, found: Findings) -> None:
    for key in VOCABULARY:
        value = getattr(trait, key.name, key.default)
        is_set = value and value != key.default  # no kinds are an empty list
        if key.needs and is_set and not any(getattr(trait, needed) for needed in key.needs):
            found.add("pack.needs_key", (*path, key.name), needs=listed(key.needs))


def _tokens(race: RaceShape, path: KeyPath, found: Findings) -> None:
    """Check that every badge finds enough tokens (N9): borrowed, or the race's own supply."""
    needed = min(race.tokens + race.visitors + BADGE_IN_SUPPLY, MAX_TOKENS)
    if race.borrows is None:
        if race.supply is not None and race.supply < needed:
            found.add("pack.supply_too_small", (*path, "supply"), found=race.supply, needed=needed)
        return
    if race.supply is not None:
        found.add("pack.supply_and_borrows", (*path, "supply"))
    lenders = {lender.id: int(lender.supply) for lender in RACES}
    if race.borrows not in lenders:
        words = {"allowed": listed(lenders), "near": nearest(race.borrows, lenders)}
        found.add("pack.unknown_lender", (*path, "borrows"), found=race.borrows, **words)
    elif lenders[race.borrows] < needed:
        able = [id for id, supply in lenders.items() if supply >= needed]
        facts: dict[str, object] = {"found": lenders[race.borrows], "needed": needed}
        facts |= {"lender": race.borrows, "allowed": listed(able)}
        found.add("pack.lender_too_small", (*path, "borrows"), **facts)


def _switches(shape: PackShape, found: Findings) -> None:
    """Check that each switch sets keys of a tile, and that the tile makes sense with it."""
    tiles = {trait.id: trait for _, trait in traits_of(shape)}
    seen: set[str] = set()
    for place, switch in enumerate(shape.switch):
        path = ("switch", place)
        if switch.id in seen:
            found.add("pack.repeated_id", (*path, "id"), id=switch.id)
        seen.add(switch.id)
        tile = tiles.get(switch.tile)
        if tile is None:
            if not any(id.startswith("unnamed_") for id in tiles):
                words = {"allowed": listed(tiles), "near": nearest(switch.tile, tiles)}
                found.add("pack.words_for_nobody", (*path, "tile"), id=switch.tile, **words)
            continue
        at = (*path, "sets")
        wrong = list(key_differences(switch.sets, type(tile), _NOT_SWITCHED, at))
        for code, where, facts in wrong:
            found.add(code, where, **facts)
        if not wrong and not found.faults:
            changed = tile_with(tile, [switch])
            _trait(changed, at, found)
            if isinstance(changed, RaceShape):
                _tokens(changed, at, found)


def _texts(shape: PackShape, found: Findings) -> None:
    """Check that texts are plain and belong to tiles of the pack."""
    for key in ("title", "about", "author", "licence"):
        _plain(getattr(shape.pack, key), ("pack", key), found)
    for lang, texts in shape.texts.items():
        _plain(texts.title, ("texts", lang, "title"), found)
        _plain(texts.about, ("texts", lang, "about"), found)
        for kind, wordings, traits, others in (
            ("race", texts.race, shape.race, [f"power.{power.id}" for power in shape.power]),
            ("power", texts.power, shape.power, [f"race.{race.id}" for race in shape.race]),
        ):
            known = [trait.id for trait in traits]
            for id, wording in wordings.items():
                path = ("texts", lang, kind, id)
                if id not in known and not any(one.startswith("unnamed_") for one in known):
                    twin = next((one for one in others if one.endswith(f".{id}")), "")
                    near = twin or nearest(id, known)
                    facts = {"allowed": listed(known or others), "near": near}
                    found.add("pack.words_for_nobody", path, id=id, kind=kind, **facts)
                if "name" not in wording:
                    found.add("pack.missing_key", path, missing="name")
                for form, text in wording.items():
                    _plain(text, (*path, form), found)
                    # A rule has a limit of its own.
                    most = {"name": _LONGEST_NAME, "rule": len(text)}.get(form, _LONGEST_FORM)
                    if found.strict and len(text) > most:
                        found.add("pack.too_long", (*path, form), found=len(text), most=most)
        switches = [switch.id for switch in shape.switch]
        for id, reading in texts.switch.items():
            at = ("texts", lang, "switch", id)
            if id not in switches:
                facts = {"allowed": listed(switches), "near": nearest(id, switches)}
                found.add("pack.words_for_nobody", at, id=id, kind="switch", **facts)
            _plain(reading, at, found)


def _plain(text: str, path: KeyPath, found: Findings) -> None:
    if "<" in text or ">" in text:
        found.add("pack.markup", path)
    elif not (is_plain(text) if found.strict else text.isprintable()):
        found.add("pack.unprintable", path)
