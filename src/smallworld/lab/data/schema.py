"""The columns of the tables: name, type, unit and meaning."""

from __future__ import annotations

from typing import Final, NamedTuple

TEXT: Final = "String"
CATEGORY: Final = "Categorical"
FLAG: Final = "Boolean"
# Signed: the difference of two columns may be negative.
COUNT: Final = "Int16"
LARGE: Final = "Int32"
SEED: Final = "UInt64"
REAL: Final = "Float64"


class Column(NamedTuple):
    """One column; ``type`` is the name of a type of polars."""

    name: str
    type: str
    unit: str
    meaning: str


class Schema(NamedTuple):
    """One table: its name, what a row is, and its columns in order."""

    name: str
    row: str
    columns: tuple[Column, ...]


_GAME: Final = (
    Column("game", TEXT, "", "id of the game, the same in all tables"),
    Column("map", CATEGORY, "", "the board"),
    Column("seats", COUNT, "seats", "how many play"),
)
_RESULT: Final = (
    Column("won", FLAG, "", "the seat won, alone or with others"),
    Column("win_share", REAL, "wins", "1 for the only winner, a part of a shared win, else 0"),
)
_SEAT: Final = Column("seat", COUNT, "", "0 moves first")
_BOT: Final = Column("bot", CATEGORY, "", "label of the bot in this seat")
_RACE: Final = (
    Column("number", COUNT, "", "1 for the seat's first race"),
    Column("race", CATEGORY, "", "id of the race"),
    Column("power", CATEGORY, "", "id of the power"),
)
_PICK: Final = (
    Column("paid", COUNT, "coins", "put on the combos above it"),
    Column("collected", COUNT, "coins", "that lay on it"),
)
_PARTS: Final = (
    Column("coins_regions", COUNT, "coins", "for regions of the active race"),
    Column("coins_race", COUNT, "coins", "bonus of the active race"),
    Column("coins_power", COUNT, "coins", "bonus of its power"),
)

SEATS: Final = Schema(
    "seats",
    "a seat of a game",
    (
        *_GAME,
        Column("deal", LARGE, "", "number of the deal on this board, from 0"),
        Column("rotation", COUNT, "seats", "how far the arena moved the bots on; 0 in simulate"),
        Column("seed", SEED, "", "of this game's chance"),
        Column("rounds", COUNT, "rounds", "played"),
        _SEAT,
        _BOT,
        Column("coins", COUNT, "coins", "in the end"),
        Column("rank", COUNT, "", "1 is best; equals share a rank"),
        *_RESULT,
        Column("races", COUNT, "races", "picked"),
        Column("decisions", COUNT, "decisions", "made, also where only one action was legal"),
        Column("faults", COUNT, "decisions", "without a usable answer of the bot"),
        Column("rolls", COUNT, "rolls", "of the die"),
        Column("pips", COUNT, "pips", "sum of the rolls; a fair die shows 1 per roll on average"),
        Column("attempts", COUNT, "attempts", "final attempts: a conquest that needs the die"),
        Column("attempts_won", COUNT, "attempts", "that succeeded"),
        Column("attempts_expected", REAL, "attempts", "that should have succeeded by their odds"),
        Column("luck", REAL, "attempts", "`attempts_won` less `attempts_expected`"),
    ),
)

LIVES: Final = Schema(
    "lives",
    "a race with its power, from its pick until it leaves or the game ends",
    (
        *_GAME,
        _BOT,
        _SEAT,
        *_RACE,
        Column("place", COUNT, "", "in the column when picked, 1 = top"),
        *_PICK,
        Column("tokens", COUNT, "tokens", "that came to hand with the pick"),
        Column("round_picked", COUNT, "round", "of the pick"),
        Column("round_declined", COUNT, "round", "of its decline; null if active to the end"),
        Column("round_gone", COUNT, "round", "in which it left the map; null if it never did"),
        Column("turns_active", COUNT, "turns", "scored with it active"),
        Column("turns_declined", COUNT, "turns", "scored with it on the map in decline"),
        *_PARTS,
        Column("coins_active", COUNT, "coins", "the three parts together"),
        Column("coins_declined", COUNT, "coins", "all it brought in decline"),
        Column("coins_moved", COUNT, "coins", "outside the income, by tiles of packs"),
        Column("coins", COUNT, "coins", "`coins_active` + `coins_declined` + `coins_moved`"),
        Column("peak_regions", COUNT, "regions", "the most it held, active, at scoring"),
        Column("declined_regions", COUNT, "regions", "held when it went into decline"),
        Column("conquests", COUNT, "regions", "taken, also in decline"),
        Column("tokens_lost", COUNT, "tokens", "to conquerors"),
        *_RESULT,
    ),
)

TURNS: Final = Schema(
    "turns",
    "a turn of a seat",
    (
        *_GAME,
        _BOT,
        _SEAT,
        Column("round", COUNT, "round", "from 1"),
        *_RACE,
        Column("picked", FLAG, "", "the race was picked in this turn"),
        Column("declined", FLAG, "", "the race went into decline in this turn"),
        Column("decisions", COUNT, "decisions", "of the seat itself in this turn"),
        Column("choices", LARGE, "actions", "legal ones, summed over these decisions"),
        Column("conquests", COUNT, "regions", "taken"),
        Column("rolls", COUNT, "rolls", "of the die"),
        Column("pips", COUNT, "pips", "sum of the rolls"),
        Column("regions", COUNT, "regions", "held by the active race at scoring"),
        Column("declined_regions", COUNT, "regions", "held by races in decline at scoring"),
        *_PICK,
        *_PARTS,
        Column("coins_declined", COUNT, "coins", "for races in decline"),
        Column("coins", COUNT, "coins", "income of the turn: the four parts together"),
        Column("coins_total", COUNT, "coins", "that the seat owns after the turn"),
        Column("coins_moved", COUNT, "coins", "outside the income, since the seat's last turn"),
        *_RESULT,
    ),
)

SCHEMAS: Final = (SEATS, LIVES, TURNS)
