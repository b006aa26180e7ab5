"""The actions: a number inside the engine, a short text at every edge.

Numbers never change: game files, search trees and trained networks rely on them. Only append.
Actions of seats lie on both sides of the dealer's; ``seat_number`` counts them without that gap.
``docs/notation.md`` explains the text form, ``docs/actions.md`` lists the numbers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallworld.core.box import Box
from smallworld.core.cells import vec
from smallworld.core.errors import BadNotation

# Written out as in ``pieces``: mypyc folds sums only of constants of the module itself.
COLUMN_LENGTH: Final = 6
HIGHEST_DIE: Final = 3
MAX_POWERS: Final = 60
MAX_RACES: Final = 32
MAX_REGIONS: Final = 60
MAX_SEATS: Final = 5
MAX_TOKENS: Final = 20
MAX_HURLED: Final = 6

PICK: Final = 0  # + place in the column, 0 = top
DECLINE: Final = PICK + COLUMN_LENGTH
STOP: Final = DECLINE + 1
END: Final = STOP + 1
ROLL: Final = END + 1
ALLY: Final = ROLL + 1  # + seat

# Blocks of one action a region: block + region, regions counted from 1.
ABANDON: Final = ALLY + MAX_SEATS - 1
CONQUER: Final = ABANDON + MAX_REGIONS
CONQUER_DIE: Final = CONQUER + MAX_REGIONS
CONQUER_DRAGON: Final = CONQUER_DIE + MAX_REGIONS
CONVERT: Final = CONQUER_DRAGON + MAX_REGIONS
WITHDRAW: Final = CONVERT + MAX_REGIONS
PLACE_CAMP: Final = WITHDRAW + MAX_REGIONS
PLACE_FORTRESS: Final = PLACE_CAMP + MAX_REGIONS
PLACE_HERO: Final = PLACE_FORTRESS + MAX_REGIONS
DECLINED_ABANDON: Final = PLACE_HERO + MAX_REGIONS
DECLINED_CONQUER: Final = DECLINED_ABANDON + MAX_REGIONS
DECLINED_CONQUER_DIE: Final = DECLINED_CONQUER + MAX_REGIONS

DEPLOY: Final = DECLINED_CONQUER_DIE + MAX_REGIONS + 1  # + (region - 1) * MAX_TOKENS + count - 1
DECLINED_DEPLOY: Final = DEPLOY + MAX_REGIONS * MAX_TOKENS

DIE: Final = DECLINED_DEPLOY + MAX_REGIONS * MAX_TOKENS  # + number shown
FIRST_POWERS: Final = 32  # powers of the first block; the others have a block of their own
REVEAL: Final = DIE + HIGHEST_DIE + 1  # + race * FIRST_POWERS + power
# + race * (MAX_POWERS - FIRST_POWERS) + power - FIRST_POWERS
REVEAL_MORE: Final = REVEAL + MAX_RACES * FIRST_POWERS

# Later actions of seats, which only tiles of packs bring.
LATER: Final = REVEAL_MORE + MAX_RACES * (MAX_POWERS - FIRST_POWERS)
# Again blocks of one action a region: block + region, regions counted from 1.
DECLINE_AT: Final = LATER - 1
CONQUER_HIRED: Final = DECLINE_AT + MAX_REGIONS
PLACE_MARKER: Final = CONQUER_HIRED + MAX_REGIONS  # of the race
PLACE_POWER_MARKER: Final = PLACE_MARKER + MAX_REGIONS
PLACE_CATAPULT: Final = PLACE_POWER_MARKER + MAX_REGIONS

REGROUP: Final = PLACE_CATAPULT + MAX_REGIONS + 1
CONQUER_HURL: Final = REGROUP + 1  # + (region - 1) * MAX_HURLED + count - 1
VOCABULARY: Final = CONQUER_HURL + MAX_REGIONS * MAX_HURLED
SEAT_ACTIONS: Final = VOCABULARY - LATER + DIE  # all actions of seats

# All ways to take a region, with the active race and with one in decline.
CONQUESTS: Final = (
    *(CONQUER, CONQUER_DIE, CONQUER_DRAGON, CONVERT),
    *(CONQUER_HIRED, CONQUER_HURL),
)
DECLINED_CONQUESTS: Final = (DECLINED_CONQUER, DECLINED_CONQUER_DIE)

_BARE: Final = (
    (DECLINE, "decline"),
    (STOP, "stop"),
    (END, "end"),
    (ROLL, "roll"),
    (REGROUP, "regroup"),
)
# block, text before the region, text after it
_REGIONAL: Final = (
    (ABANDON, "abandon", ""),
    (CONQUER, "conquer", ""),
    (CONQUER_DIE, "conquer", "die"),
    (CONQUER_DRAGON, "conquer", "dragon"),
    (CONVERT, "conquer", "sorcery"),
    (WITHDRAW, "withdraw", ""),
    (PLACE_CAMP, "place camp", ""),
    (PLACE_FORTRESS, "place fortress", ""),
    (PLACE_HERO, "place hero", ""),
    (DECLINED_ABANDON, "declined abandon", ""),
    (DECLINED_CONQUER, "declined conquer", ""),
    (DECLINED_CONQUER_DIE, "declined conquer", "die"),
    (DECLINE_AT, "decline", ""),
    (CONQUER_HIRED, "conquer", "hired"),
    (PLACE_MARKER, "place marker", ""),
    (PLACE_POWER_MARKER, "place power marker", ""),
    (PLACE_CATAPULT, "place catapult", ""),
)
_SHAPES: Final[list[str]] = [
    "pick N",
    *[text for _, text in _BARE],
    "ally S",
    *[f"{before} R {after}".strip() for _, before, after in _REGIONAL],
    "deploy R N",
    "declined deploy R N",
    "conquer R hurl N",
    "die N",
    "reveal RACE POWER",
]


# Texts of all actions but reveals, filled as they are needed: the same for every box.
_TEXTS: Final[list[str]] = [""] * VOCABULARY
_NUMBERS: Final[dict[str, int]] = {}


def is_chance(action: int) -> bool:
    """Return whether this is an action of the dealer.

    >>> is_chance(parse_action("die 2")), is_chance(parse_action("stop"))
    (True, False)
    """
    return DIE <= action < LATER


def is_decline(action: i64) -> bool:
    """Return whether the active race goes into decline, with a tower or without.

    >>> is_decline(parse_action("decline")), is_decline(parse_action("decline 7"))
    (True, True)
    """
    return action == DECLINE or DECLINE_AT < action <= DECLINE_AT + MAX_REGIONS


def seat_number(action: i64) -> i64:
    """Return the place of a seat's action among all of them, the dealer's left out.

    >>> seat_number(parse_action("decline")), seat_number(parse_action("regroup"))
    (6, 3435)
    """
    return action if action < DIE else action - LATER + DIE


def seat_action(number: i64) -> i64:
    """Return the action at this place, the inverse of ``seat_number``.

    >>> written(seat_action(3435))
    'regroup'
    """
    return number if number < DIE else number - DIE + LATER


def region_of(action: i64) -> i64:
    """Return the region of an action; 0 for none.

    >>> region_of(parse_action("deploy 7 2"))
    7
    """
    return _later_region(action) if action >= LATER else first_region_of(action)


def first_region_of(action: i64) -> i64:
    """Return the region of an action of the first blocks, before the dealer's; 0 for none."""
    if ABANDON < action <= DECLINED_CONQUER_DIE + MAX_REGIONS:
        return (action - ABANDON - 1) % MAX_REGIONS + 1
    if DEPLOY <= action < DIE:
        return (action - DEPLOY) // MAX_TOKENS % MAX_REGIONS + 1
    return 0


def _later_region(action: i64) -> i64:
    if action < REGROUP:
        return (action - LATER) % MAX_REGIONS + 1
    if CONQUER_HURL <= action < VOCABULARY:
        return (action - CONQUER_HURL) // MAX_HURLED + 1
    return 0


def block_of(action: i64) -> i64:
    """Return the constant above that ``action`` belongs to, or -1."""
    if action < 0 or action >= VOCABULARY:
        return -1
    if action < DECLINE:
        return PICK
    if action < ALLY:
        return action
    if action <= ABANDON:
        return ALLY
    if action < DEPLOY:
        return ABANDON + (action - ABANDON - 1) // MAX_REGIONS * MAX_REGIONS
    if action < DECLINED_DEPLOY:
        return DEPLOY
    if action < DIE:
        return DECLINED_DEPLOY
    if action < LATER:
        return DIE if action < REVEAL else REVEAL
    return _later_block(action)


def _later_block(action: i64) -> i64:
    if action < REGROUP:
        return DECLINE_AT + (action - LATER) // MAX_REGIONS * MAX_REGIONS
    return REGROUP if action == REGROUP else CONQUER_HURL


def count_of(action: i64) -> i64:
    """Return how many tokens a deployment places."""
    return (action - DEPLOY) % MAX_TOKENS + 1


def hurled_in(action: i64) -> i64:
    """Return how many charges a conquest throws."""
    return (action - CONQUER_HURL) % MAX_HURLED + 1


def conquer_hurl(region: i64, count: i64) -> i64:
    """Return the number of ``conquer region hurl count``."""
    return CONQUER_HURL + (region - 1) * MAX_HURLED + count - 1


def deploy(region: i64, count: i64) -> i64:
    """Return the number of ``deploy region count``."""
    return DEPLOY + (region - 1) * MAX_TOKENS + count - 1


def declined_deploy(region: i64, count: i64) -> i64:
    """Return the number of ``declined deploy region count``."""
    return DECLINED_DEPLOY + (region - 1) * MAX_TOKENS + count - 1


def reveal(race: i64, power: i64) -> i64:
    """Return the number of ``reveal`` for this race and power."""
    if power < FIRST_POWERS:
        return REVEAL + race * FIRST_POWERS + power
    return REVEAL_MORE + race * (MAX_POWERS - FIRST_POWERS) + power - FIRST_POWERS


def tiles_of(action: i64) -> tuple[i64, i64]:
    """Return the race and the power of a ``reveal``.

    >>> [tiles_of(reveal(race, power)) for race, power in ((3, 31), (3, 32), (31, 59))]
    [(3, 31), (3, 32), (31, 59)]
    """
    if action < REVEAL_MORE:
        return (action - REVEAL) // FIRST_POWERS, (action - REVEAL) % FIRST_POWERS
    place = action - REVEAL_MORE
    more: i64 = MAX_POWERS - FIRST_POWERS
    return place // more, FIRST_POWERS + place % more


def written(action: int, box: Box | None = None) -> str:
    """Write an action as text; ``reveal`` needs the box for the ids.

    >>> written(parse_action("declined conquer 7 die"))
    'declined conquer 7 die'
    """
    if 0 <= action < REVEAL or LATER <= action < VOCABULARY:
        text = _TEXTS[action]
        if not text:
            text = _write(action)
            _TEXTS[action] = text
            _NUMBERS[text] = action
        return text
    if REVEAL <= action < LATER:
        return _reveal_text(action, box)
    raise BadNotation("notation.unknown_number", {"number": action, "highest": VOCABULARY - 1})


def written_all(actions: vec[i64], count: i64, box: Box) -> list[str]:
    """Write the first ``count`` of these actions."""
    texts: list[str] = []
    index: i64 = 0
    while index < count:
        action = actions[index]
        text = _TEXTS[action]  # empty for reveals, whose text depends on the box
        texts.append(text if text else written(int(action), box))
        index += 1
    return texts


def _write(action: int) -> str:
    """Write any action but a reveal."""
    block = block_of(action)
    for bare, text in _BARE:
        if action == bare:
            return text
    for regional, before, after in _REGIONAL:
        if block == regional:
            text = f"{before} {region_of(action)}"
            return f"{text} {after}" if after else text
    if block == PICK:
        return f"pick {action - PICK + 1}"
    if block == ALLY:
        return f"ally {action - ALLY}"
    if block == DIE:
        return f"die {action - DIE}"
    if block == CONQUER_HURL:
        return f"conquer {region_of(action)} hurl {hurled_in(action)}"
    word = "deploy" if block == DEPLOY else "declined deploy"
    return f"{word} {region_of(action)} {count_of(action)}"


def _reveal_text(action: int, box: Box | None) -> str:
    race, power = tiles_of(action)
    if box is None or race >= len(box.races) or power >= len(box.powers):
        raise BadNotation("notation.unknown_number", {"number": action, "highest": REVEAL - 1})
    return f"reveal {box.races[race].id} {box.powers[power].id}"


def parse_action(text: str, box: Box | None = None) -> int:
    """Parse an action from its text form.

    >>> written(parse_action("conquer 7 die"))
    'conquer 7 die'
    >>> parse_action("conker 7")
    Traceback (most recent call last):
    smallworld.core.errors.BadNotation: “conker” is not an action. Write one of these: pick N, ...
    """
    known = _NUMBERS.get(text)
    if known is not None:
        return known
    number = _parse(text, box)
    if number < REVEAL or number >= LATER:
        written(number, box)  # the next time its usual text is looked up
    return number


def _parse(text: str, box: Box | None) -> int:
    words = text.split()
    if not words:
        raise BadNotation("notation.empty", {"shapes": _SHAPES})
    if words[0] == "reveal":
        return _parse_reveal(words, box)
    action = _parse_regional(words, MAX_REGIONS if box is None else int(box.board.size))
    if action >= 0:
        return action
    if len(words) == 1:
        for bare, word in _BARE:
            if words[0] == word:
                return bare
    if words[0] == "pick" and len(words) == 2:
        return PICK + _number(words[1], 1, COLUMN_LENGTH, "place") - 1
    if words[0] == "ally" and len(words) == 2:
        return ALLY + _number(words[1], 0, MAX_SEATS - 1, "seat")
    if words[0] == "die" and len(words) == 2:
        return DIE + _number(words[1], 0, HIGHEST_DIE, "die")
    raise _misread(words)


def _parse_regional(words: list[str], highest: int) -> int:
    """Parse ``place camp 7``, ``deploy 7 2`` and the like; -1 if it is none of them."""
    numbers = [index for index, word in enumerate(words) if _looks_like_a_number(word)]
    if not numbers:
        return -1
    first = numbers[0]
    before = " ".join(words[:first])
    after = " ".join(words[first + 1 :])
    if before in ("deploy", "declined deploy") and len(words) == first + 2:
        region = _number(words[first], 1, MAX_REGIONS, "region", highest)
        count = _number(words[first + 1], 1, MAX_TOKENS, "count")
        return int(deploy(region, count) if before == "deploy" else declined_deploy(region, count))
    if before == "conquer" and words[first + 1 : first + 2] == ["hurl"] and len(words) == first + 3:
        region = _number(words[first], 1, MAX_REGIONS, "region", highest)
        return int(conquer_hurl(region, _number(words[first + 2], 1, MAX_HURLED, "count")))
    for block, start, finish in _REGIONAL:
        if before == start and after == finish:
            return block + _number(words[first], 1, MAX_REGIONS, "region", highest)
    return -1


def _parse_reveal(words: list[str], box: Box | None) -> int:
    if len(words) != 3 or box is None:
        raise BadNotation("notation.shape", {"word": "reveal", "shapes": ["reveal RACE POWER"]})
    race = box.race_index(words[1])
    power = box.power_index(words[2])
    if race < 0:
        raise BadNotation(
            "notation.unknown_race", {"word": words[1][:40], "known": [t.id for t in box.races]}
        )
    if power < 0:
        raise BadNotation(
            "notation.unknown_power", {"word": words[2][:40], "known": [t.id for t in box.powers]}
        )
    return int(reveal(race, power))


def _looks_like_a_number(word: str) -> bool:
    return word.isascii() and word.lstrip("+-").isdigit()


def _number(word: str, low: int, high: int, what: str, known_high: int = 0) -> int:
    """Parse a plain decimal number within bounds: no sign, no leading zero, ASCII digits.

    ``known_high`` is the bound the error names when this board has less than the full range.
    """
    plain = word.isascii() and word.isdigit() and len(word) <= 4 and str(int(word)) == word
    if not plain or not low <= int(word) <= high:
        raise BadNotation(
            "notation.number",
            {"what": what, "word": word[:20], "low": low, "high": known_high or high},
        )
    return int(word)


def _misread(words: list[str]) -> BadNotation:
    """Build the most helpful error: the shapes that start with the same word."""
    shapes = [shape for shape in _SHAPES if shape.split()[0] == words[0]]
    if shapes:
        return BadNotation("notation.shape", {"word": words[0], "shapes": shapes})
    return BadNotation("notation.unknown_word", {"word": words[0][:40], "shapes": _SHAPES})
