"""The game loop at one terminal: print the position, ask a player, play the action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import click

from smallworld.bots.registry import Bot, BrokenBot, create_bot
from smallworld.cli.shared.advice import ask_bot, bot_reasons, broken_bot_text
from smallworld.cli.shared.output import (
    encodable,
    print_rows,
    print_text,
    render_runs,
    terminal_width,
)
from smallworld.cli.shared.screen import describe_decision, print_board, print_seats
from smallworld.cli.shared.texts import event_text, game_names, refusal_text
from smallworld.cli.terminal.commands import PromptCommands
from smallworld.cli.terminal.input import interpret, read_line
from smallworld.cli.terminal.menu import ActionMenu
from smallworld.core.errors import RuleError
from smallworld.core.events import Event
from smallworld.core.state import CONQUEST, REDEPLOYMENT, START, State
from smallworld.core.view import SPECTATOR
from smallworld.drawing.text.styled import Run
from smallworld.drawing.text.summary import round_line
from smallworld.play.game import Game
from smallworld.texts.fluent import Fact
from smallworld.texts.names import quoted
from smallworld.texts.reasons import short_reason

# Not printed: the board or another line shows it.
_HIDDEN_EVENTS = ("turn_began", "conquests_ended", "combo_revealed", "game_over")
_HIDDEN_BOT_EVENTS = ("deployed",)
STAND_IN = "normal"  # plays for a third-party bot that failed
_TURN_END_EVENTS = ("refuge", "turn_began", "game_over")


@dataclass(frozen=True)
class Player:
    """The player of a seat: a person, or a bot; ``about`` describes a bot in the welcome."""

    name: str
    bot: Bot | None = None
    about: str = ""
    kind: str = ""  # name of the bot in the registry


class LeaveGame(Exception):
    """Raised when a player quits or the input ends."""


class TerminalGame:
    """One game at one terminal."""

    def __init__(
        self, game: Game, players: Sequence[Player], file: str = "", *, reasons: bool = False
    ) -> None:
        self.game = game
        self.players = list(players)
        self.names = game_names(game, [player.name for player in players])
        self.human_seats = [seat for seat, player in enumerate(players) if player.bot is None]
        self.file = file
        self.saved = len(game.log) if file else 0  # length of the log that is in the file
        self.history: list[str] = []
        self._drawn_for: tuple[int, ...] = ()
        self._with_reasons = reasons
        self._reason = ""  # the reason of the bot whose turn it is
        self._commands = PromptCommands(self)

    def run(self) -> None:
        """Play until the game is over or a player quits."""
        self._welcome()
        try:
            self.print_events(self.game.deal())
            while not self.game.over:
                self._decision()
            self._finish()
        except (LeaveGame, click.Abort, KeyboardInterrupt) as reason:
            print_text()
            if not isinstance(reason, LeaveGame):
                self._offer_to_save()
            is_saved = self.saved == len(self.game.log)
            print_text(self.text("terminal-goodbye", saved="yes" if is_saved else "no"))

    def _offer_to_save(self) -> None:
        """Offer to save after Ctrl-C; another Ctrl-C leaves at once."""
        try:
            self.leave()
        except (LeaveGame, click.Abort, KeyboardInterrupt):
            print_text()

    def text(self, message: str, /, **facts: Fact) -> str:
        """Return a message in the language of the table."""
        return self.names.texts.say(message, **facts)

    def _welcome(self) -> None:
        players = self.names.texts.listed(
            [player.about or player.name for player in self.players], "comma"
        )
        rounds = int(self.game.box.board.rounds)
        print_text(self.text("terminal-welcome", players=players, rounds=rounds), "strong")
        print_text(self.text("terminal-welcome.about"), "dim")

    # --- one decision
    def _decision(self) -> None:
        seat = self.game.to_act
        assert seat is not None
        bot = self.players[seat].bot
        if bot is not None:
            self._bot_decision(seat, bot)
            return
        self._print_scene()
        self._ask(seat)

    def _bot_decision(self, seat: int, bot: Bot) -> None:
        # Payments and incomes are public, so any player can count the coins.
        game = self.game
        try:
            action = ask_bot(self.players[seat].kind, bot, game)
        except BrokenBot as error:
            self._replace_bot(seat, error)
            return
        if self._with_reasons and not self._reason and game.state.phase <= CONQUEST:
            reasons = bot_reasons(bot, game)
            self._reason = "" if reasons is None else short_reason(reasons, self.names)
        self.print_events(game.play(action), quiet=True)

    def _replace_bot(self, seat: int, error: BrokenBot) -> None:
        """Report a third-party bot that failed, and seat another one for it."""
        print_text(broken_bot_text(error), "error")
        stand_in = self.text("cli-stand_in", bot=STAND_IN, seat=self.names.seat(seat))
        print_text(stand_in, "error")
        self.players[seat] = Player(
            self.players[seat].name, create_bot(STAND_IN, seed=seat), kind=STAND_IN
        )

    def _print_scene(self) -> None:
        """Print the board when a person's task begins; the menu every time."""
        state = self.game.state
        placing = state.phase >= REDEPLOYMENT
        scene = (int(state.round), int(state.turn), int(state.actor), placing)
        if scene != self._drawn_for:
            self._drawn_for = scene
            self.draw()
        print_text()
        print_text(describe_decision(state, self.names), "prompt")
        print_rows(ActionMenu(state, self.names).rows(min(terminal_width(), 110)))

    def _ask(self, seat: int) -> None:
        """Read lines until the question must be printed again."""
        prompt = [Run(self.names.seat(seat), f"seat {seat}"), Run(" ▸", "prompt")]
        while True:
            typed = self.ask(f"{render_runs(prompt)} ")
            is_done = self._commands.run_command(typed)
            if is_done is None:
                is_done = self._act(typed)
            if is_done:
                return

    def ask(self, question: str) -> str:
        """Read one line; raise ``LeaveGame`` at the end of input."""
        line = read_line(encodable(question))
        if line is None:
            raise LeaveGame
        return line

    def leave(self) -> None:
        """Offer to save the game, then raise ``LeaveGame``."""
        while self.saved != len(self.game.log):
            typed = self.ask(f"{self.text('terminal-ask-save')} ")
            if typed.casefold() in ("", "n", "no", "q", "quit"):
                break
            # A command typed by mistake is not a file name.
            name = typed.removeprefix("save ").strip()
            if "." in name or name != typed:
                self._commands.save(name)
        raise LeaveGame

    def redraw(self) -> None:
        """Print the board again with the next question."""
        self._drawn_for = ()

    def _act(self, typed: str) -> bool:
        """Play the action that was typed; print a refusal and return False."""
        action = interpret(typed, self.game.state, self.names)
        try:
            self.print_events(self.game.play(action))
        except RuleError as error:
            print_text(self._refusal(error), "error")
            return False
        return True

    def _refusal(self, error: RuleError) -> str:
        if error.code == "notation.unknown_word":
            return self.text("terminal-unknown-word", word=quoted(str(error.facts["word"])))
        return refusal_text(error, self.names)

    # --- output
    def shared_view(self) -> State:
        """Return what all people at the screen may see: no hidden coins if several."""
        seat = self.human_seats[0] if len(self.human_seats) == 1 else SPECTATOR
        return self.game.view(seat).as_state()

    def draw(self, *, table: bool = False) -> None:
        """Print the board with prices, and the seats."""
        state = self.shared_view()
        notes = (
            ActionMenu(self.game.state, self.names).prices() if self.game.to_act is not None else {}
        )
        print_text()
        print_board(state, self.names, table=table, notes=notes)
        print_text(round_line(state, self.names), "dim")
        # A player who picks gets the column in the menu; one who may decline sees it here.
        ahead = state.phase == START and state.has_active_race(state.turn)
        print_seats(state, self.names, column=ahead)

    def print_events(self, events: Sequence[Event], *, quiet: bool = False) -> None:
        """Print what happened; ``quiet`` skips small steps of bots."""
        for event in events:
            if event.kind in _TURN_END_EVENTS and self._reason:
                print_text(self.text("terminal-why", reason=self._reason), "dim")
                self._reason = ""
            sentence = event_text(event, self.names)
            self.history.append(sentence)
            if event.kind == "turn_began" and self._is_bot(event.facts["seat"]):
                print_text()
                print_text(sentence, "dim")
            if event.kind in _HIDDEN_EVENTS or (quiet and event.kind in _HIDDEN_BOT_EVENTS):
                continue
            print_text(sentence)

    def _is_bot(self, seat: object) -> bool:
        return isinstance(seat, int) and self.players[seat].bot is not None

    def _finish(self) -> None:
        self._drawn_for = ()
        self.draw()
        print_text()
        print_text(describe_decision(self.game.state, self.names), "strong")
        if self.human_seats:
            self.leave()
