"""What a request about a new game must keep to."""

from __future__ import annotations

from smallworld.cli.engine import requests
from smallworld.core.box import Box
from smallworld.core.errors import RuleError
from smallworld.packs.game_packs import SHELF
from smallworld.packs.loader import UnknownMap, map_ids
from smallworld.packs.options import options_from
from smallworld.packs.shelf import pack_named
from smallworld.play.game import LONGEST_NAME


def box_of(request: requests.New) -> Box:
    """The box of a new game, with the packs it names."""
    labels = [pack_named(id).label for id in request.packs]
    banners = "" if request.banners == "added" else request.banners
    try:
        return SHELF.box(request.map, labels, banners, options_from(request.options))
    except UnknownMap:
        raise unknown("new.unknown_map", request.map, map_ids()) from None


def unknown(code: str, found: str, known: list[str]) -> RuleError:
    """A word that is none of those that are known."""
    return RuleError(code, {"found": requests.echo(found), "known": known})


def check_seat(seat: int | None, seats: int) -> None:
    """Is there such a seat?"""
    if seat is not None and seat >= seats:
        raise RuleError("show.no_such_seat", {"seat": seat, "seats": seats})


def check_names(names: list[str]) -> None:
    """Do these names fit on a line of a record?"""
    for name in names:
        plain = name.isprintable() and name == name.strip()
        if not name or len(name) > LONGEST_NAME or not plain:
            raise RuleError("seat.name", {"longest": LONGEST_NAME})
