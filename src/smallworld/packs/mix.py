"""Build a ``Box`` from the official tiles and the tiles of packs, in one of three ways.

``added``: all tiles together. ``only``: only tiles of the packs, for each kind that they have.
``blank``: the blank banner and badge of the box (N9): at most one race and one power, the race
on borrowed tokens. A race that lends its tokens leaves the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, get_args

from smallworld.core.board import Board
from smallworld.core.box import Box
from smallworld.core.errors import RuleError
from smallworld.core.options import DEFAULT_OPTIONS
from smallworld.core.pieces import COLUMN_LENGTH, MAX_POWERS, MAX_RACES
from smallworld.core.traits import Trait
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.files.packs.pack import Pack
from smallworld.packs.files.values import listed
from smallworld.packs.loader import base_box, board_from, load_board

Mode = Literal["added", "blank", "only"]
MODES: Final[tuple[Mode, ...]] = get_args(Mode)


class BadBox(RuleError):
    """Packs that cannot make a game together."""


def box_with(
    map: str,
    packs: Sequence[Pack],
    mode: Mode = "added",
    options: int = DEFAULT_OPTIONS,
    chosen: Sequence[str] = (),
    board: Board | None = None,
) -> Box:
    """Build a box with the tiles of ``packs``; ``chosen`` names the blank race and power.

    A given ``board`` replaces that of the map. Raises ``BadBox`` when these packs, or so few
    tiles, cannot make a game.
    """
    if not packs:
        return base_box(map, options, board)
    board = board or _board(map, packs)
    packs = sorted(packs, key=lambda pack: pack.id)
    _refuse_repeated_packs(packs)
    races = [race for pack in packs for race in pack.races]
    powers = [power for pack in packs for power in pack.powers]
    _refuse_repeated_ids([*races, *powers])
    banners: str = "" if mode == "added" else mode
    if mode == "blank":
        races, powers = _blank(races, powers, chosen)
        banners = " ".join(["blank", *(trait.id for trait in (*races, *powers))])
    official = _remaining_official(races, packs, must_borrow=mode == "blank")
    bare = mode == "only"
    all_races = races if bare and races else official + races
    all_powers = powers if bare and powers else POWERS + powers
    _check(all_races, all_powers, int(board.seats))
    labels = tuple(pack.label for pack in packs)
    return Box(board, all_races, all_powers, options=options, packs=labels, banners=banners)


def _board(map: str, packs: Sequence[Pack]) -> Board:
    for pack in packs:
        for spec in pack.boards:
            if spec.id == map:
                return board_from(spec)
    return load_board(map)


def _refuse_repeated_packs(packs: Sequence[Pack]) -> None:
    ids = [pack.id for pack in packs]
    for id in ids:
        if ids.count(id) > 1:
            raise BadBox("box.pack_twice", {"pack": id})


def _refuse_repeated_ids(traits: Sequence[Trait]) -> None:
    ids = [trait.id for trait in traits]
    for id in ids:
        if ids.count(id) > 1:
            raise BadBox("box.same_id", {"id": id})


def _blank(
    races: list[Trait], powers: list[Trait], chosen: Sequence[str]
) -> tuple[list[Trait], list[Trait]]:
    """Return the one race and one power in play: the chosen ones, or all there are."""
    known = [trait.id for trait in (*races, *powers)]
    for id in chosen:
        if id not in known:
            raise BadBox("box.unknown_choice", {"found": id[:40], "allowed": listed(known)})
    if chosen:
        races = [race for race in races if race.id in chosen]
        powers = [power for power in powers if power.id in chosen]
    if len(races) > 1 or len(powers) > 1 or not (races or powers):
        facts: dict[str, object] = {"races": len(races), "powers": len(powers)}
        raise BadBox("box.blank_choice", {**facts, "allowed": listed(known)})
    return races, powers


def _remaining_official(
    races: Sequence[Trait], packs: Sequence[Pack], *, must_borrow: bool
) -> list[Trait]:
    """Return the official races that stay in the game beside these."""
    lenders = {id: lender for pack in packs for id, lender in pack.lenders.items()}
    gone: dict[str, str] = {}
    for race in races:
        lender = lenders.get(race.id)
        if lender is None:
            if must_borrow:
                raise BadBox("box.blank_borrows", {"id": race.id})
            continue
        if lender in gone:
            facts: dict[str, object] = {"id": race.id, "other": gone[lender], "lender": lender}
            raise BadBox("box.same_lender", facts)
        gone[lender] = race.id
    acting = [race.id for race in races if race.acts_in_decline]
    if len(acting) > 1:
        raise BadBox("box.two_acting", {"id": acting[0], "other": acting[1]})
    return [r for r in RACES if r.id not in gone and not (acting and r.acts_in_decline)]


def _check(races: list[Trait], powers: list[Trait], seats: int) -> None:
    """Refuse repeated ids, more tiles than the engine can number, and too few to play on."""
    _refuse_repeated_ids([*races, *powers])
    lasting = sum(trait.lasts for trait in (*races, *powers))
    kept = sum(power.works_in_decline for power in powers)
    for kind, tiles, least, most in (
        ("race", races, races_needed(seats, lasting), MAX_RACES),
        ("power", powers, powers_needed(seats, lasting, kept), MAX_POWERS),
    ):
        facts: dict[str, object] = {"kind": kind, "found": len(tiles)}
        if len(tiles) < least:
            raise BadBox("box.too_few", {**facts, "needed": least, "seats": seats})
        if len(tiles) > most:
            raise BadBox("box.too_many", {**facts, "most": most})


def races_needed(seats: int, lasting: int) -> int:
    """Return how many banners guarantee that a player who must pick finds one.

    Everyone else has an active race, everyone a race in decline, and some a lasting one.

    >>> races_needed(5, 1)
    11
    """
    return max(COLUMN_LENGTH, 2 * seats + min(seats, lasting))


def powers_needed(seats: int, lasting: int, kept: int = 0) -> int:
    """Return how many badges guarantee one for every banner in the column.

    ``kept`` is the number of powers that stay with their race in decline.

    >>> powers_needed(5, 1), powers_needed(5, 1, 2)
    (12, 14)
    """
    return COLUMN_LENGTH + seats + min(seats, lasting) + min(seats, kept)
