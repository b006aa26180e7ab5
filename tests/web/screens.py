"""Every screen of the page and every phase of a game, ready to be looked at or checked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tests.kit import paths
from tests.web.player import Player
from tests.web.seating import TRIBE, mine, theirs
from tests.web.tables import Json, Table, a_position, a_table, set_up

Step = Callable[[Player], None]
GOLDEN = paths.GOLDEN / "seats"
NAMES = ("Ann", "Bo", "Cy", "Di", "Eve")

# Screens that need no table.
PLAIN = {
    "home": "/",
    "new table": "/new",
    "join": "/join",
    "tables": "/tables",
    "records": "/records",
    "results": "/results",
    "settings": "/settings",
    "devices": "/me",
    "workshop": "/workshop",
    "nowhere": "/nowhere",
}
TROUBLES = {"nowhere": ("404",)}  # that is what it shows

FARM, WOOD, CAVE, HILL, PEAK, LAKE, FIELD = 2, 3, 4, 7, 9, 8, 10
TRIBES: dict[int, Json] = {region: TRIBE for region in (12, 13, 17, 19)}
ELVES: Json = {"race": "elves", "power": "hill", "coins": 11}
BEYOND: dict[int, Json] = {14: theirs(2), 15: theirs(3), 21: theirs(1)}
OLD: dict[int, Json] = {
    5: theirs(1, declined="trolls", lair=True),
    FIELD: theirs(1, declined="trolls"),
}
AGAINST: Json = {**ELVES, "declined": [{"race": "trolls"}]}


def conquering(race: str, power: str, hand: int = 5, **more: Any) -> Json:
    """Ann is in the middle of a game against Bo."""
    there = {WOOD: mine(2), FARM: mine(1), **BEYOND, **TRIBES, **more.pop("regions", {})}
    seat = {"race": race, "power": power, "hand": hand, "coins": 14, **more.pop("seat", {})}
    keys = {"round": 4, "regions": there, **more}
    return a_position(seat, AGAINST, **{**keys, "regions": {**there, **OLD}})


def nothing(_: Player) -> None:
    """The screen is as it opens."""


def void(_: object) -> None:
    """What was asked for its effect only."""


def clicked(selector: str) -> Step:
    """Press something."""
    return lambda player: player.press(player.page.locator(selector).first)


def offered(*names: str) -> Step:
    """Press offers of the action bar, one after the other."""

    def steps(player: Player) -> None:
        for name in names:
            player.press(name)
            if name in ("stop", "end", "roll", "withdraw"):
                player.settled(player.look().seq - 1)

    return steps


def stopped_and(*more: Step) -> Step:
    """No more conquests, then this."""

    def steps(player: Player) -> None:
        player.do("stop")
        for step in more:
            step(player)

    return steps


def touched(*regions: int) -> Step:
    """Click regions where something is only drafted or asked."""

    def steps(player: Player) -> None:
        for region in regions:
            player.touch_region(region)

    return steps


def did(*regions: int) -> Step:
    """Conquer or place there."""

    def steps(player: Player) -> None:
        for region in regions:
            player.do(region)

    return steps


def looked_at(region: int) -> Step:
    """Point at a region until its card opens."""
    return lambda player: void(player.card(region))


def refused_at(region: int) -> Step:
    """Click a region where nothing can be done, and hear why."""

    def steps(player: Player) -> None:
        player.touch_region(region)
        player.page.locator(".board-bubble").wait_for()

    return steps


# Phases of a game: a position, the dealer's words, and what is done first.
PHASES: dict[str, tuple[Json, list[str], Step]] = {
    "pick": (a_position({"coins": 3}, ELVES, regions={**BEYOND, **TRIBES}), [], nothing),
    "conquest": (conquering("orcs", "flying"), [], nothing),
    "die targets": (conquering("orcs", "alchemist", hand=1), [], nothing),
    "die question": (conquering("orcs", "alchemist", hand=0), [], touched(CAVE)),
    "region card": (conquering("giants", "mounted"), [], looked_at(HILL)),
    "at the spot": (conquering("orcs", "alchemist"), [], refused_at(22)),
    "dragon": (conquering("orcs", "dragon_master"), [], offered("dragon")),
    "sorcery": (conquering("sorcerers", "flying"), [], offered("sorcery")),
    "five offers": (
        conquering("sorcerers", "dragon_master", regions={HILL: theirs(1)}),
        [],
        nothing,
    ),
    "rolled": (conquering("orcs", "berserk"), ["die 2"], offered("roll")),
    "abandon": (conquering("orcs", "alchemist"), [], offered("abandon")),
    "redeployment": (conquering("orcs", "alchemist"), [], stopped_and(touched(WOOD, FARM))),
    "camps": (conquering("orcs", "bivouacking"), [], stopped_and(did(WOOD))),
    "fortress": (conquering("orcs", "fortified"), [], stopped_and()),
    "heroes": (conquering("orcs", "heroic"), [], stopped_and()),
    "amazons leave": (
        conquering("amazons", "alchemist", hand=0, seat={"aside": 4}),
        [],
        lambda player: _amazons_stop(player),
    ),
    "decline": (conquering("orcs", "alchemist"), [], offered("decline")),
    "peace": (
        conquering("orcs", "diplomat", hand=0),
        [],
        stopped_and(offered("spread", "end")),
    ),
    "late decline": (
        conquering("orcs", "stout", hand=0),
        [],
        stopped_and(offered("spread", "end")),
    ),
    "ghouls first": (
        conquering(
            "humans",
            "alchemist",
            seat={"declined": [{"race": "ghouls"}]},
            regions={18: mine(4, declined="ghouls")},
        ),
        [],
        nothing,
    ),
    "refuge": (
        {
            **conquering("humans", "alchemist", regions={CAVE: theirs(3)}, hand=6),
        },
        [],
        lambda player: _driven_out(player),
    ),
    "cover": (conquering("orcs", "alchemist", hand=0), [], stopped_and(offered("spread", "end"))),
    "menu": (conquering("orcs", "alchemist"), [], clicked(".top-bar button")),
    "keys": (conquering("orcs", "alchemist"), [], lambda player: player.page.keyboard.press("?")),
    "chat": (conquering("orcs", "alchemist"), [], lambda player: _chatting(player)),
    "hint": (conquering("orcs", "alchemist"), [], lambda player: _hinted(player)),
    "looking back": (conquering("orcs", "flying"), [], lambda player: _looking_back(player)),
}


def _amazons_stop(player: Player) -> None:
    did(HILL, CAVE)(player)
    player.do("stop")


def _driven_out(player: Player) -> None:
    player.do(CAVE)
    player.do("stop")
    player.press("spread")
    player.do("end")
    player.take_device()


def _chatting(player: Player) -> None:
    player.page.keyboard.press("c")
    field = player.page.locator("input.field").first
    field.fill("Well played!")
    field.press("Enter")
    player.page.get_by_text("Well played!").first.wait_for()


def _hinted(player: Player) -> None:
    player.press(player.page.locator("button.hint"))
    for step in ("idea", "move"):
        player.press(player.page.locator(f"[data-hint={step}]"))
    player.page.locator("[data-hint=follow]").wait_for()


def _looking_back(player: Player) -> None:
    player.do(HILL)
    player.do(PEAK)
    if player.look().seq and player.page.locator(".sheet-tab").count():
        player.page.keyboard.press("l")
    line = player.page.locator(".log-turn ul button").first
    player.press(line)
    player.page.locator(".looking-back").wait_for()


def phase_table(url: str, name: str) -> Table:
    """The table of a phase."""
    position, dealer, _ = PHASES[name]
    return set_up(url, position, dealer)


def played_table(
    url: str, seats: int = 2, before_end: int = 0, names: Sequence[str] = NAMES
) -> Table:
    """A game that has been played to its end, or up to so many lines before it."""
    record = (GOLDEN / f"{seats}.swg").read_text(encoding="utf-8")
    said = [line for line in record.splitlines() if line[:1].isdigit() or line.startswith("*")]
    sitting = [{"me": name} for name in names[:seats]]
    table = a_table(url, record=record, line=len(said) - 1 - before_end, seats=sitting)
    if not before_end:
        seat, _, last = said[-1].partition(" ")
        table.act(int(seat), last)
    return table
