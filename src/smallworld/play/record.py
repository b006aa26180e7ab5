"""Game files (``.swg``): write, read and replay; an error names the first bad line."""

from __future__ import annotations

import msgspec

from smallworld.core.actions import is_chance, parse_action, written
from smallworld.core.box import Box
from smallworld.core.errors import BadRecord, RuleError
from smallworld.core.state import State
from smallworld.packs.game_packs import SHELF_ONLY, GamePacks
from smallworld.packs.loader import UnknownMap, map_ids
from smallworld.packs.options import SWITCHES, chosen_options, options_from
from smallworld.play.dealer import Dealer
from smallworld.play.game import DEALER, LONGEST_NAME, Game
from smallworld.play.position.read import read_position_text
from smallworld.play.position.write import position_json

FORMAT = "1"
RULES = "1"  # raised when a fix changes what is legal
LONGEST_RECORD = 4_000_000
_WORDS = ("rules", "pack", "banners", "map", "option", "seat", "position")


def write_record(game: Game) -> str:
    """Write the game file of a game: header, then one line per action."""
    lines = [f"smallworld {FORMAT}", f"rules {RULES}"]
    lines += [f"pack {label}" for label in game.box.packs]
    if game.box.banners:
        lines.append(f"banners {game.box.banners}")
    lines.append(f"map {game.box.board.id}")
    for name, on in chosen_options(int(game.box.options)).items():
        lines.append(f"option {name} {'on' if on else 'off'}")
    lines += [f"seat {name}" for name in game.names]
    if game.start is not None:
        position = position_json(game.start, game.names)
        lines.append(f"position {msgspec.json.encode(position).decode()}")
    lines += [written_line(game, index) for index in range(len(game.log))]
    return "\n".join(lines) + "\n"


def written_line(game: Game, index: int) -> str:
    """Write one line of the log as in a game file."""
    line = game.log[index]
    who = "*" if line.seat is DEALER else str(line.seat)
    return f"{who} {written(line.action, game.box)}"


def read_record(
    text: str, *, dealer: Dealer | None = None, game_packs: GamePacks = SHELF_ONLY
) -> Game:
    """Read a game file; replay and check every line.

    Raise ``BadRecord`` with the first bad line and the reason. ``dealer`` deals if the
    game goes on; its packs are looked up in ``game_packs`` and on the shelf.
    """
    if len(text) > LONGEST_RECORD:
        raise BadRecord("record.too_long", {"longest": LONGEST_RECORD})
    return _Reader(text, dealer or Dealer(), game_packs).game()


class _Reader:
    """Reads a game file line by line and tracks the line number for errors."""

    def __init__(self, text: str, dealer: Dealer, game_packs: GamePacks) -> None:
        self.dealer = dealer
        self.game_packs = game_packs
        self.lines = [
            (number, line.strip())
            for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), start=1)
            if line.strip() and not line.lstrip().startswith("#")
        ]
        self.number = 1
        self.packs: list[str] = []
        self.banners = ""
        self.map: str | None = None
        self.options: dict[str, bool] = {}
        self.names: list[str] = []
        self.start: State | None = None

    def game(self) -> Game:
        """Parse the header, then replay the log."""
        rest = self._header()
        game = self._set_up()
        for number, line in rest:
            self.number = number
            self._replay(game, line)
        return game

    def _bad(self, code: str, **facts: object) -> BadRecord:
        return BadRecord(code, {"line": self.number, **facts})

    def _header(self) -> list[tuple[int, str]]:
        if not self.lines:
            raise self._bad("record.empty")
        self.number, first = self.lines[0]
        if first != f"smallworld {FORMAT}":
            raise self._bad("record.first_line", found=first[:40], expected=f"smallworld {FORMAT}")
        for index, (number, line) in enumerate(self.lines[1:], start=1):
            word, _, value = line.partition(" ")
            if word not in _WORDS:
                return self.lines[index:]
            self.number = number
            self._header_line(word, value.strip())
        return []

    def _header_line(self, word: str, value: str) -> None:
        if word == "rules":
            if value != RULES:
                raise self._bad("record.rules", found=value[:20], expected=RULES)
        elif word == "pack":
            self._pack(value)
        elif word == "banners":
            self.banners = value
        elif word == "map":
            if not self.game_packs.has_map(value) and not self.packs:
                raise self._bad("record.map", found=value[:40], known=map_ids())
            self.map = value
        elif word == "option":
            self._option(value)
        elif word == "seat":
            self.names.append(self._name(value))
        else:
            self._position(value)

    def _pack(self, label: str) -> None:
        try:
            self.packs.append(self.game_packs.pack(" ".join(label.split())).label)
        except RuleError as error:
            raise self._bad("record.pack", reason=error.code, facts=error.facts) from None

    def _option(self, value: str) -> None:
        name, _, setting = value.partition(" ")
        if name not in SWITCHES:
            raise self._bad("record.option", found=name[:40], known=list(SWITCHES))
        if setting not in ("on", "off"):
            raise self._bad("record.option_value", option=name, found=setting[:20])
        self.options[name] = setting == "on"

    def _name(self, value: str) -> str:
        if not value or len(value) > LONGEST_NAME or not value.isprintable():
            raise self._bad("record.name", longest=LONGEST_NAME)
        return value

    def _position(self, value: str) -> None:
        try:
            self.start, names = read_position_text(value, self.game_packs)
        except RuleError as error:
            raise self._bad("record.position", reason=error.code, facts=error.facts) from None
        if self.map is None:
            self.map = self.start.box.board.id
            self.options = chosen_options(int(self.start.box.options))
            self.packs = list(self.start.box.packs)
            self.banners = self.start.box.banners
        self.names = self.names or names

    def _set_up(self) -> Game:
        if self.map is None:
            raise self._bad("record.no_map")
        box = self._box(self.map)
        wanted = int(box.seats)
        if len(self.names) != wanted:
            raise self._bad("record.seats", map=self.map, wanted=wanted, found=len(self.names))
        if self.start is not None:
            if _played_with(self.start.box) != _played_with(box):
                raise self._bad("record.position_differs", map=self.map)
            box = self.start.box
        return Game(
            box, self.names, dealer=self.dealer, start=self.start, game_packs=self.game_packs
        )

    def _box(self, map: str) -> Box:
        options = options_from(self.options)
        try:
            return self.game_packs.box(map, self.packs, self.banners, options)
        except UnknownMap:
            raise self._bad("record.map", found=map[:40], known=map_ids()) from None
        except RuleError as error:
            raise self._bad("record.pack", reason=error.code, facts=error.facts) from None

    def _replay(self, game: Game, line: str) -> None:
        who, _, text = line.partition(" ")
        if who != "*" and not (who.isascii() and who.isdigit() and len(who) < 3):
            raise self._bad("record.who", found=line[:40])
        seat = DEALER if who == "*" else int(who)
        try:
            number = parse_action(text, game.box)
            if seat is not DEALER and is_chance(number):
                raise self._bad("record.dealers_word", text=text[:40])
            if seat is DEALER and not is_chance(number):
                raise self._bad("record.seats_word", text=text[:40])
            if seat is not DEALER and game.to_act is not None and seat != game.to_act:
                raise self._bad("record.wrong_seat", seat=seat, expected=game.to_act)
            game.append(seat, number)
        except BadRecord:
            raise
        except RuleError as error:
            raise self._bad(
                "record.illegal", text=text[:60], reason=error.code, facts=error.facts
            ) from None


def _played_with(box: Box) -> tuple[object, ...]:
    return box.board.id, int(box.options), box.packs, box.banners
