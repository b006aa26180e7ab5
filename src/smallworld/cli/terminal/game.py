"""The game at one screen: asks who must decide, tells what happened, forgives every input."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import click

from smallworld.bots.registry import Bot
from smallworld.cli.shared.advice import reasons_from
from smallworld.cli.shared.output import painted, say, show, terminal_width, writable
from smallworld.cli.shared.screen import show_beside, show_board, what_next
from smallworld.cli.shared.texts import happened, refused, table_of
from smallworld.cli.terminal.commands import HotSeatWords
from smallworld.cli.terminal.input import line_after, meant
from smallworld.cli.terminal.menu import Offers
from smallworld.core.engine import legal_actions
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

# Told by the board or by another line already.
_SILENT_FOR_ALL = ("turn_began", "conquests_ended", "combo_revealed", "game_over")
_SILENT_FOR_BOTS = ("deployed",)
_TURN_IS_OVER = ("refuge", "turn_began", "game_over")


@dataclass(frozen=True)
class Player:
    """Who sits at a seat: a person, or a bot; ``about`` tells it where the name does not."""

    name: str
    bot: Bot | None = None
    about: str = ""


class Leave(Exception):
    """Somebody has had enough."""


class HotSeat:
    """One game at one terminal."""

    def __init__(
        self, game: Game, players: Sequence[Player], file: str = "", *, reasons: bool = False
    ) -> None:
        self.game = game
        self.players = list(players)
        self.names = table_of(game, [player.name for player in players])
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.file = file
        self.saved = len(game.log) if file else 0  # lines of the log that are in the file
        self.heard: list[str] = []
        self._shown: tuple[int, ...] = ()
        self._reasons = reasons  # are bots to tell why?
        self._reason = ""  # why the bot whose turn it is plays so
        self._words = HotSeatWords(self)

    def run(self) -> None:
        """Play until the end, or until somebody leaves."""
        self._welcome()
        try:
            self.tell(self.game.deal())
            while not self.game.over:
                self._decision()
            self._finish()
        except (Leave, click.Abort, KeyboardInterrupt):
            say()
            kept = self.saved == len(self.game.log)
            say(self.says("terminal-goodbye", saved="yes" if kept else "no"))

    def says(self, message: str, /, **facts: Fact) -> str:
        """A message in the language of the table."""
        return self.names.texts.say(message, **facts)

    def _welcome(self) -> None:
        players = self.names.texts.listed(
            [player.about or player.name for player in self.players], "comma"
        )
        rounds = int(self.game.box.board.rounds)
        say(self.says("terminal-welcome", players=players, rounds=rounds), "strong")
        say(self.says("terminal-welcome.about"), "dim")

    # --- one decision
    def _decision(self) -> None:
        seat = self.game.to_act
        assert seat is not None
        bot = self.players[seat].bot
        if bot is not None:
            self._bot_decision(seat, bot)
            return
        self._set_the_scene()
        self._ask(seat)

    def _bot_decision(self, seat: int, bot: Bot) -> None:
        # Payments and incomes are public: a bot may know what anybody can count.
        game = self.game
        action = bot.choose(game.view(seat), legal_actions(game.state), game.coins)
        if self._reasons and not self._reason and game.state.phase <= CONQUEST:
            reasons = reasons_from(bot, game)
            self._reason = "" if reasons is None else short_reason(reasons, self.names)
        self.tell(game.play(action), quiet=True)

    def _set_the_scene(self) -> None:
        """The board whenever a person's task begins; the offers every time."""
        state = self.game.state
        placing = state.phase >= REDEPLOYMENT
        scene = (int(state.round), int(state.turn), int(state.actor), placing)
        if scene != self._shown:
            self._shown = scene
            self.draw()
        say()
        say(what_next(state, self.names), "prompt")
        show(Offers(state, self.names).rows(min(terminal_width(), 110)))

    def _ask(self, seat: int) -> None:
        """Read lines until the question has to be asked anew."""
        prompt = [Run(self.names.seat(seat), f"seat {seat}"), Run(" ▸", "prompt")]
        while True:
            typed = self.ask(f"{painted(prompt)} ")
            anew = self._words.obey(typed)
            if anew is None:
                anew = self._act(typed)
            if anew:
                return

    def ask(self, question: str) -> str:
        """One line from the keyboard or a pipe; at the end of the input the game ends."""
        line = line_after(writable(question))
        if line is None:
            raise Leave
        return line

    def leave(self) -> None:
        """Stop here, after a last chance to keep the game."""
        while self.saved != len(self.game.log):
            typed = self.ask(f"{self.says('terminal-ask-save')} ")
            if typed.casefold() in ("", "n", "no", "q", "quit"):
                break
            # Words of the game typed once too often are no file names.
            name = typed.removeprefix("save ").strip()
            if "." in name or name != typed:
                self._words.save(name)
        raise Leave

    def forget_scene(self) -> None:
        """Draw the board again with the next question."""
        self._shown = ()

    def _act(self, typed: str) -> bool:
        """Do the action that was meant; a refusal is told and changes nothing."""
        action = meant(typed, self.game.state, self.names)
        try:
            self.tell(self.game.play(action))
        except RuleError as error:
            say(self._refused(error), "error")
            return False
        return True

    def _refused(self, error: RuleError) -> str:
        if error.code == "notation.unknown_word":
            return self.says("terminal-unknown-word", word=quoted(str(error.facts["word"])))
        return refused(error, self.names)

    # --- what is shown
    def seen(self) -> State:
        """What all people at the screen may see together: no coins of theirs if several."""
        seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        return self.game.view(seat).as_state()

    def draw(self, *, table: bool = False) -> None:
        """The board with prices, and what lies beside it."""
        state = self.seen()
        notes = Offers(self.game.state, self.names).prices() if self.game.to_act is not None else {}
        say()
        show_board(state, self.names, table=table, notes=notes)
        say(round_line(state, self.names), "dim")
        # Who has to pick sees the column among the offers; who may decline looks ahead.
        ahead = state.phase == START and state.has_active_race(state.turn)
        show_beside(state, self.names, column=ahead)

    def tell(self, events: Sequence[Event], *, quiet: bool = False) -> None:
        """Say what happened; moves of bots without the small steps."""
        for event in events:
            if event.kind in _TURN_IS_OVER and self._reason:
                say(self.says("terminal-why", reason=self._reason), "dim")
                self._reason = ""
            sentence = happened(event, self.names)
            self.heard.append(sentence)
            if event.kind == "turn_began" and self._is_bot(event.facts["seat"]):
                say()
                say(sentence, "dim")
            if event.kind in _SILENT_FOR_ALL or (quiet and event.kind in _SILENT_FOR_BOTS):
                continue
            say(sentence)

    def _is_bot(self, seat: object) -> bool:
        return isinstance(seat, int) and self.players[seat].bot is not None

    def _finish(self) -> None:
        self._shown = ()
        self.draw()
        say()
        say(what_next(self.game.state, self.names), "strong")
        if self.people:
            self.leave()
