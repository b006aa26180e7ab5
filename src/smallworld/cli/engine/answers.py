"""What the engine protocol answers with: actions, events and errors as plain values."""

from __future__ import annotations

import traceback
from pathlib import PurePath

from msgspec.structs import asdict

from smallworld.bots.registry import Bot
from smallworld.cli.engine import requests
from smallworld.cli.engine.requests import AskChances
from smallworld.cli.shared.advice import reasons_from
from smallworld.core.actions import DECLINED_DEPLOY, DEPLOY, block_of, region_of
from smallworld.core.box import Box
from smallworld.core.errors import RuleError
from smallworld.core.events import Event
from smallworld.packs.game_packs import SHELF
from smallworld.packs.loader import UnknownMap, map_ids
from smallworld.packs.options import options_from
from smallworld.packs.shelf import pack_named
from smallworld.play.game import LONGEST_NAME, Game
from smallworld.texts.reasons import reason_lines

Json = dict[str, object]


def abbreviated(actions: list[int]) -> list[int]:
    """The same actions, of ``deploy R 1…N`` only the largest N for each R."""
    largest: dict[tuple[int, int], int] = {}
    for action in actions:
        block = int(block_of(action))
        placing = block in (DEPLOY, DECLINED_DEPLOY)
        key = (block, int(region_of(action))) if placing else (-1, action)
        largest[key] = max(action, largest.get(key, action))
    return list(largest.values())


def event_facts(event: Event) -> Json:
    """An event for the wire: its kind beside its facts."""
    return {"kind": event.kind, **event.facts}


def reasons_told(bot: Bot, game: Game, coins: list[int]) -> Json | None:
    """The reasons of a bot, as facts and as sentences; ``None`` from one that gives none."""
    reasons = reasons_from(bot, game, coins)
    if reasons is None:
        return None
    return {**reasons.facts(game.box), "sentences": reason_lines(reasons, game)}


def chances_told(game: Game, request: AskChances) -> Json:
    """What each seat may expect, with all that is known or with what one seat knows."""
    from smallworld.bots.playouts.chances import estimate_for
    from smallworld.core.view import SPECTATOR

    # Payments and incomes are public: anybody may know what anybody can count.
    coins = game.coins if request.coins is None else request.coins
    told = estimate_for(
        game.view(SPECTATOR if request.seat is None else request.seat),
        coins,
        playouts=request.playouts,
        seconds=request.seconds,
        seed=request.seed,
    )
    return {
        "playouts": told.playouts,
        "seats": [
            {name: round(number, 4) for name, number in asdict(seat).items()} for seat in told.seats
        ],
    }


def bug(error: Exception) -> RuleError:
    """A mistake of ours, with what a report needs: the kind of error and the place."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    where = f"{PurePath(place.filename).name}:{place.lineno}"
    return RuleError("engine.bug", {"what": type(error).__name__, "where": where})


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
