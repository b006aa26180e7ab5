"""The words at the prompt that are no actions: help, undo, save, looking around."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

import click

from smallworld.bots.registry import create_bot
from smallworld.cli.shared.actions import in_words
from smallworld.cli.shared.advice import reasons_from, show_advice
from smallworld.cli.shared.files import write
from smallworld.cli.shared.output import say, show
from smallworld.cli.shared.texts import card_of, explained, refused
from smallworld.cli.terminal.input import combo_at, meant, typed_name
from smallworld.core.actions import declined_deploy, deploy
from smallworld.core.bits import members
from smallworld.core.errors import RuleError
from smallworld.core.events import Event
from smallworld.core.options import OPEN_COINS
from smallworld.core.redeploy import deployable
from smallworld.core.refusals import refusal
from smallworld.core.state import ACTIVE, KINDS, NOBODY, REDEPLOYMENT, State
from smallworld.drawing.text.styled import Run, aligned
from smallworld.drawing.text.summary import column_text
from smallworld.play.game import Game
from smallworld.play.record import write_record
from smallworld.texts.names import quoted

if TYPE_CHECKING:
    from smallworld.cli.terminal.game import HotSeat


_SECONDS_FOR_A_HINT: Final = 0.5
# What can be typed, and the message that tells what it does.
HELP: Final = {
    "7": "number",
    "7 die, 7 dragon": "ways",
    "7 2, 7 all": "tokens",
    "spread": "spread",
    "stop, end": "stop",
    "decline": "decline",
    "? conquer 7": "price",
    "? trolls": "trait",
    "hint": "hint",
    "board, table": "board",
    "column, log": "column",
    "coins": "coins",
    "undo, reset": "undo",
    "save FILE, quit": "save",
}


class HotSeatWords:
    """Obeys words that look around or go back; actions are not its business."""

    def __init__(self, table: HotSeat) -> None:
        self._table = table
        self._words: dict[str, Callable[[str], bool]] = {
            "": self._board,
            "board": self._board,
            "b": self._board,
            "table": self._as_table,
            "column": self._column,
            "log": self._log,
            "coins": self._coins,
            "undo": self._undo,
            "u": self._undo,
            "reset": self._reset,
            "spread": self._spread,
            "hint": self._hint,
            "save": self._save,
            "quit": self._quit,
            "q": self._quit,
            "exit": self._quit,
            "help": self._help,
            "h": self._help,
            "?": self._help,
        }

    def obey(self, typed: str) -> bool | None:
        """Do what a word says: is the whole question to be asked anew, or only the line?

        ``None`` for a word that is not known here: it is an action, or nonsense.
        """
        if typed.startswith("?"):
            typed = f"? {typed[1:]}"
        word, _, rest = typed.partition(" ")
        known = self._words.get(word.casefold())
        return None if known is None else known(rest.strip())

    # --- looking around
    def _board(self, _: str) -> bool:
        self._table.forget_scene()
        return True

    def _as_table(self, _: str) -> bool:
        self._table.draw(table=True)
        return False

    def _column(self, _: str) -> bool:
        show(column_text(self._table.game.state, self._table.names))
        return False

    def _log(self, _: str) -> bool:
        for sentence in self._table.heard[-20:]:
            say(f"  {sentence}")
        return False

    def _coins(self, _: str) -> bool:
        """Coins are secret: only the seat that is asked sees its own."""
        game = self._table.game
        seat = game.to_act
        assert seat is not None
        shared = len(self._table.people) > 1 and not game.box.options & OPEN_COINS
        says = self._table.says
        if shared:
            alone = says("terminal-coins-alone", seat=self._table.names.seat(seat))
            self._table.ask(f"{alone} ")
        say(says("terminal-coins", coins=game.coins[seat]))
        if shared:
            self._table.ask(f"{says('terminal-coins-hide')} ")
            click.clear()
            self._table.forget_scene()
        return shared

    def _help(self, asked: str) -> bool:
        if not asked:
            self._tell_words()
        elif not self._explain_trait(asked):
            self._explain_action(asked)
        return False

    def _tell_words(self) -> None:
        """Everything that can be typed, and what it does."""
        says = self._table.says
        rows = [
            [(Run(f"  {typed}", "name"),), (Run(says(f"terminal-help.{message}")),)]
            for typed, message in HELP.items()
        ]
        show(aligned(rows))
        say(f"  {says('terminal-help')}")

    def _explain_trait(self, asked: str) -> bool:
        """Cards of the races and powers that were named, or of a combo to pick."""
        box, names, state = self._table.game.box, self._table.names, self._table.game.state
        wanted = {asked.casefold().replace(" ", "_"), *asked.casefold().split()}
        wanted |= set(combo_at(meant(asked, state, names), state))
        kinds: tuple[Literal["race", "power"], ...] = ("power", "race")
        found = False
        for kind in kinds:
            for trait in box.powers if kind == "power" else box.races:
                if {trait.id, typed_name(names.name(kind, trait.id))} & wanted:
                    found = True
                    card = card_of(trait, kind)
                    show([[Run(f"{card.name} ({card.tokens}): ", "strong"), Run(card.rule)]])
        return found

    def _explain_action(self, asked: str) -> None:
        game = self._table.game
        action = meant(asked, game.state, self._table.names)
        try:
            number = game.number_of(action)
            lines = explained(game.explain(number), self._table.names)
            if not lines:
                lines = [in_words(game.state, number, self._table.names)]
        except RuleError as error:
            lines = [refused(error, self._table.names)]
        say(f"{action}:", "strong")
        for line in lines:
            say(f"  {line}")

    def _hint(self, _: str) -> bool:
        game = self._table.game
        reasons = reasons_from(create_bot("planner", seconds=_SECONDS_FOR_A_HINT), game)
        if reasons is not None and reasons.candidates:
            show_advice(game, reasons, self._table.names)
        return False

    # --- going back and away
    def _undo(self, _: str) -> bool:
        return self._take_back(self._table.game.undo)

    def _reset(self, _: str) -> bool:
        return self._take_back(self._table.game.reset_turn)

    def _take_back(self, how: Callable[[], None]) -> bool:
        before = len(self._table.game.log)
        try:
            how()
        except RuleError as error:
            say(refused(error, self._table.names), "error")
            return False
        actions = before - len(self._table.game.log)
        say(self._table.says("terminal-took-back", actions=actions))
        return True

    def _spread(self, _: str) -> bool:
        events = spread(self._table.game)
        if not events:
            say(self._table.says("terminal-nothing-to-spread"), "error")
        self._table.tell(events)
        return bool(events)

    def _save(self, name: str) -> bool:
        self.save(name)
        return False

    def save(self, name: str) -> None:
        """Write the record; never over a file that is there, unless it is this game's."""
        table = self._table
        if not name:
            say(table.says("terminal-name-a-file"), "error")
            return
        path = Path(name if Path(name).suffix else f"{name}.swg")
        if path.is_file() and str(path) != table.file:
            say(table.says("terminal-file-exists", file=quoted(str(path))), "error")
            return
        try:
            write(path, write_record(table.game), overwrite=str(path) == table.file)
        except click.ClickException as error:
            say(error.message, "error")
            return
        table.file, table.saved = str(path), len(table.game.log)
        again = f"replay {path} --words" if table.game.over else f"play --load {path}"
        say(table.says("terminal-saved", file=str(path), command=f"smallworld {again}"))

    def _quit(self, _: str) -> bool:
        self._table.leave()
        return True


def spread(game: Game) -> list[Event]:
    """Place all tokens the seat to act must place, weakest regions first; what happened."""
    events: list[Event] = []
    if game.to_act is None or game.state.phase < REDEPLOYMENT:
        return events
    active = KINDS * game.to_act + ACTIVE
    for people in (active, int(game.state.declined_actor(game.to_act))):
        if people == NOBODY:
            continue
        word = deploy if people == active else declined_deploy
        for region, count in evenly(game.state, people).items():
            action = int(word(region, count))
            if refusal(game.state, action) is None:
                events += game.play(action)
    return events


def evenly(state: State, people: int) -> dict[int, int]:
    """How many tokens each region of a people would get, one at a time to the weakest."""
    regions = members(int(state.regions(people)))
    standing = {region: int(state.tokens_in(region)) for region in regions}
    given: dict[int, int] = {}
    for _ in range(int(deployable(state, people)) if regions else 0):
        weakest = min(regions, key=lambda region: standing[region])
        standing[weakest] += 1
        given[weakest] = given.get(weakest, 0) + 1
    return given
