"""Commands at the prompt that are no actions: help, undo, save, hint, views."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

import click

from smallworld.bots.registry import create_bot
from smallworld.cli.shared.actions import describe_action
from smallworld.cli.shared.advice import bot_reasons, print_advice
from smallworld.cli.shared.files import write_file
from smallworld.cli.shared.output import print_rows, print_text
from smallworld.cli.shared.texts import explanation_texts, refusal_text, trait_card
from smallworld.cli.terminal.input import interpret, normalize_name, picked_combo
from smallworld.core.actions import declined_deploy, deploy
from smallworld.core.bits import members
from smallworld.core.errors import RuleError
from smallworld.core.events import Event
from smallworld.core.options import OPEN_COINS
from smallworld.core.redeploy import deployable
from smallworld.core.refusals import refusal
from smallworld.core.state import ACTIVE, KINDS, NOBODY, REDEPLOYMENT, State
from smallworld.drawing.text.styled import Run, align_columns
from smallworld.drawing.text.summary import combo_rows
from smallworld.play.game import Game
from smallworld.play.record import write_record
from smallworld.texts.names import quoted

if TYPE_CHECKING:
    from smallworld.cli.terminal.game import TerminalGame


_SECONDS_FOR_A_HINT: Final = 0.5
# What can be typed, and the message that explains it.
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


class PromptCommands:
    """Runs the commands at the prompt; actions are left to the game."""

    def __init__(self, table: TerminalGame) -> None:
        self._table = table
        self._commands: dict[str, Callable[[str], bool]] = {
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

    def run_command(self, typed: str) -> bool | None:
        """Run a command; return True if the whole question must be printed again.

        Return ``None`` if the command is unknown: then it is an action, or a typing error.
        """
        if typed.startswith("?"):
            typed = f"? {typed[1:]}"
        word, _, rest = typed.partition(" ")
        known = self._commands.get(word.casefold())
        return None if known is None else known(rest.strip())

    # --- views and help
    def _board(self, _: str) -> bool:
        self._table.redraw()
        return True

    def _as_table(self, _: str) -> bool:
        self._table.draw(table=True)
        return False

    def _column(self, _: str) -> bool:
        print_rows(combo_rows(self._table.game.state, self._table.names))
        return False

    def _log(self, _: str) -> bool:
        for sentence in self._table.history[-20:]:
            print_text(f"  {sentence}")
        return False

    def _coins(self, _: str) -> bool:
        """Print the coins of the seat to act; they are secret at a shared screen."""
        game = self._table.game
        seat = game.to_act
        assert seat is not None
        shared = len(self._table.human_seats) > 1 and not game.box.options & OPEN_COINS
        text = self._table.text
        if shared:
            alone = text("terminal-coins-alone", seat=self._table.names.seat(seat))
            self._table.ask(f"{alone} ")
        print_text(text("terminal-coins", coins=game.coins[seat]))
        if shared:
            self._table.ask(f"{text('terminal-coins-hide')} ")
            click.clear()
            self._table.redraw()
        return shared

    def _help(self, query: str) -> bool:
        if not query:
            self._print_help()
        elif not self._explain_trait(query):
            self._explain_action(query)
        return False

    def _print_help(self) -> None:
        """Print everything that can be typed, with an explanation."""
        text = self._table.text
        rows = [
            [(Run(f"  {typed}", "name"),), (Run(text(f"terminal-help.{message}")),)]
            for typed, message in HELP.items()
        ]
        print_rows(align_columns(rows))
        print_text(f"  {text('terminal-help')}")

    def _explain_trait(self, query: str) -> bool:
        """Print cards of the named races and powers; False if there are none."""
        box, names, state = self._table.game.box, self._table.names, self._table.game.state
        ids = {query.casefold().replace(" ", "_"), *query.casefold().split()}
        ids |= set(picked_combo(interpret(query, state, names), state))
        kinds: tuple[Literal["race", "power"], ...] = ("power", "race")
        found = False
        for kind in kinds:
            for trait in box.powers if kind == "power" else box.races:
                if {trait.id, normalize_name(names.name(kind, trait.id))} & ids:
                    found = True
                    card = trait_card(trait, kind)
                    print_rows([[Run(f"{card.name} ({card.tokens}): ", "strong"), Run(card.rule)]])
        return found

    def _explain_action(self, query: str) -> None:
        game = self._table.game
        action = interpret(query, game.state, self._table.names)
        try:
            number = game.number_of(action)
            lines = explanation_texts(game.explain(number), self._table.names)
            if not lines:
                lines = [describe_action(game.state, number, self._table.names)]
        except RuleError as error:
            lines = [refusal_text(error, self._table.names)]
        print_text(f"{action}:", "strong")
        for line in lines:
            print_text(f"  {line}")

    def _hint(self, _: str) -> bool:
        game = self._table.game
        reasons = bot_reasons(create_bot("planner", seconds=_SECONDS_FOR_A_HINT), game)
        if reasons is not None and reasons.candidates:
            print_advice(game, reasons, self._table.names)
        return False

    # --- undo, save, quit
    def _undo(self, _: str) -> bool:
        return self._take_back(self._table.game.undo)

    def _reset(self, _: str) -> bool:
        return self._take_back(self._table.game.reset_turn)

    def _take_back(self, how: Callable[[], None]) -> bool:
        before = len(self._table.game.log)
        try:
            how()
        except RuleError as error:
            print_text(refusal_text(error, self._table.names), "error")
            return False
        actions = before - len(self._table.game.log)
        print_text(self._table.text("terminal-took-back", actions=actions))
        return True

    def _spread(self, _: str) -> bool:
        events = spread_tokens(self._table.game)
        if not events:
            print_text(self._table.text("terminal-nothing-to-spread"), "error")
        self._table.print_events(events)
        return bool(events)

    def _save(self, name: str) -> bool:
        self.save(name)
        return False

    def save(self, name: str) -> None:
        """Write the game file; refuse to overwrite a file of another game."""
        table = self._table
        if not name:
            print_text(table.text("terminal-name-a-file"), "error")
            return
        path = Path(name if Path(name).suffix else f"{name}.swg")
        if path.is_file() and str(path) != table.file:
            print_text(table.text("terminal-file-exists", file=quoted(str(path))), "error")
            return
        try:
            write_file(path, write_record(table.game), overwrite=str(path) == table.file)
        except click.ClickException as error:
            print_text(error.message, "error")
            return
        table.file, table.saved = str(path), len(table.game.log)
        again = f"replay {path} --words" if table.game.over else f"play --load {path}"
        print_text(table.text("terminal-saved", file=str(path), command=f"smallworld {again}"))

    def _quit(self, _: str) -> bool:
        self._table.leave()
        return True


def spread_tokens(game: Game) -> list[Event]:
    """Deploy all tokens in hand, weakest regions first; return the events."""
    events: list[Event] = []
    if game.to_act is None or game.state.phase < REDEPLOYMENT:
        return events
    active = KINDS * game.to_act + ACTIVE
    for people in (active, int(game.state.declined_actor(game.to_act))):
        if people == NOBODY:
            continue
        word = deploy if people == active else declined_deploy
        for region, count in even_spread(game.state, people).items():
            action = int(word(region, count))
            if refusal(game.state, action) is None:
                events += game.play(action)
    return events


def even_spread(state: State, people: int) -> dict[int, int]:
    """Return how many tokens each region gets, one at a time to the weakest."""
    regions = members(int(state.regions(people)))
    standing = {region: int(state.tokens_in(region)) for region in regions}
    given: dict[int, int] = {}
    for _ in range(int(deployable(state, people)) if regions else 0):
        weakest = min(regions, key=lambda region: standing[region])
        standing[weakest] += 1
        given[weakest] = given.get(weakest, 0) + 1
    return given
