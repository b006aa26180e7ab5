"""Check values of requests, and convert answers to JSON values."""

from __future__ import annotations

import traceback
from pathlib import PurePath

from msgspec.structs import asdict

from smallworld.bots.registry import Bot, BrokenBot
from smallworld.cli.engine import requests
from smallworld.cli.engine.requests import AskChances
from smallworld.cli.shared.advice import bot_reasons
from smallworld.core.actions import DECLINED_DEPLOY, DEPLOY, block_of, region_of
from smallworld.core.box import Box
from smallworld.core.errors import RuleError
from smallworld.packs.game_packs import SHELF_ONLY
from smallworld.packs.loader import UnknownMap, map_ids
from smallworld.packs.options import options_from
from smallworld.packs.shelf import pack_named
from smallworld.play.game import LONGEST_NAME, Game
from smallworld.texts.reasons import reason_lines

Json = dict[str, object]


def merge_deployments(actions: list[int]) -> list[int]:
    """Keep only the largest N of ``deploy R 1…N`` for each region."""
    largest: dict[tuple[int, int], int] = {}
    for action in actions:
        block = int(block_of(action))
        placing = block in (DEPLOY, DECLINED_DEPLOY)
        key = (block, int(region_of(action))) if placing else (-1, action)
        largest[key] = max(action, largest.get(key, action))
    return list(largest.values())


def reasons_json(bot: Bot, game: Game, coins: list[int]) -> Json | None:
    """Return a bot's reasons as facts and sentences; ``None`` if it gives none."""
    reasons = bot_reasons(bot, game, coins)
    if reasons is None:
        return None
    return {**reasons.facts(game.box), "sentences": reason_lines(reasons, game)}


def chances_json(game: Game, request: AskChances) -> Json:
    """Estimate the chances with everything known, or with what one seat knows."""
    from smallworld.bots.playouts.chances import estimate_for
    from smallworld.core.view import SPECTATOR

    # Payments and incomes are public, so any player can count the coins.
    coins = game.coins if request.coins is None else request.coins
    chances = estimate_for(
        game.view(SPECTATOR if request.seat is None else request.seat),
        coins,
        playouts=request.playouts,
        seconds=request.seconds,
        seed=request.seed,
    )
    return {
        "playouts": chances.playouts,
        "seats": [
            {name: round(number, 4) for name, number in asdict(seat).items()}
            for seat in chances.seats
        ],
    }


def bug_error(error: Exception) -> RuleError:
    """Return an internal error with its type and source line."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    where = f"{PurePath(place.filename).name}:{place.lineno}"
    return RuleError("engine.bug", {"what": type(error).__name__, "where": where})


def broken_bot(error: BrokenBot) -> RuleError:
    """Return the error for a third-party bot that cannot be used."""
    facts: Json = {"bot": requests.shorten(error.name), "distribution": error.distribution}
    return RuleError("bot.failed", {**facts, "detail": str(error)})


def build_box(request: requests.New) -> Box:
    """Build the box of a new game with its packs; raise for an unknown map."""
    labels = [pack_named(id).label for id in request.packs]
    banners = "" if request.banners == "added" else request.banners
    try:
        return SHELF_ONLY.box(request.map, labels, banners, options_from(request.options))
    except UnknownMap:
        raise unknown_value("new.unknown_map", request.map, map_ids()) from None


def unknown_value(code: str, found: str, known: list[str]) -> RuleError:
    """Return the error for a value that is none of the known ones."""
    return RuleError(code, {"found": requests.shorten(found), "known": known})


def check_seat(seat: int | None, seats: int) -> None:
    """Raise ``RuleError`` if the seat does not exist."""
    if seat is not None and seat >= seats:
        raise RuleError("show.no_such_seat", {"seat": seat, "seats": seats})


def check_names(names: list[str]) -> None:
    """Raise ``RuleError`` if a name does not fit on a line of a game file."""
    for name in names:
        plain = name.isprintable() and name == name.strip()
        if not name or len(name) > LONGEST_NAME or not plain:
            raise RuleError("seat.name", {"longest": LONGEST_NAME})
