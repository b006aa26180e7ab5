"""``smallworld do``: play on in a record file."""

from __future__ import annotations

from collections import deque
from pathlib import Path

import click

from smallworld.cli.shared.arguments import RECORD, SEED
from smallworld.cli.shared.files import game_of, with_new_lines, write
from smallworld.cli.shared.output import say
from smallworld.cli.shared.screen import what_next
from smallworld.cli.shared.texts import LANG, happened, refused, table_of
from smallworld.core.actions import parse_action
from smallworld.core.errors import RuleError
from smallworld.core.pieces import HIGHEST_DIE
from smallworld.core.state import State
from smallworld.play.dealer import Dealer
from smallworld.play.game import Game


class ForcedDealer(Dealer):
    """A dealer whose next dice and combos are told beforehand."""

    def __init__(self, seed: int | None, dice: tuple[int, ...], reveals: tuple[str, ...]) -> None:
        super().__init__(seed)
        self.told = {"die": deque(f"die {n}" for n in dice)}
        self.told["reveal"] = deque(f"reveal {' '.join(combo.split())}" for combo in reveals)

    def answer(self, state: State) -> int | None:
        """What was told, as long as it lasts; then chance."""
        if state.awaits_chance:
            told = self.told["die" if state.awaits_die else "reveal"]
            if told:
                return parse_action(told.popleft(), state.box)
        return super().answer(state)

    def left(self) -> list[str]:
        """What was told but never needed."""
        return [text for told in self.told.values() for text in told]


@click.command(short_help="Do ACTIONs in the game of FILE.")
@RECORD
@click.argument("actions", nargs=-1, metavar="ACTION...")
@click.option(
    "--die",
    type=click.IntRange(0, HIGHEST_DIE),
    multiple=True,
    help="What the die shows; again for the next roll.",
)
@click.option("--reveal", metavar='"RACE POWER"', multiple=True, help="The combo revealed next.")
@SEED
@LANG
def do(
    file: Path,
    actions: tuple[str, ...],
    die: tuple[int, ...],
    reveal: tuple[str, ...],
    seed: int | None,
) -> None:
    """Do ACTIONs in the game of FILE: all of them, or none.

    Several actions are separated by commas or semicolons. Chance is drawn anew unless
    --die, --reveal or --seed say otherwise.

    \b
    Example:
      smallworld do game.swg pick 1
      smallworld do game.swg conquer 6, conquer 7, stop
      smallworld do game.swg conquer 9 die --die 2
    """
    dealer = ForcedDealer(seed, die, reveal)
    game, text = game_of(file, dealer=dealer)
    known = len(game.log)
    said = [part for part in " ".join(actions).replace(";", ",").split(",") if part.strip()]
    if not said and not game.state.awaits_chance:
        raise click.UsageError("Say what to do, for example: pick 1.", click.get_current_context())
    _play_all(game, said, dealer)
    write(file, with_new_lines(text, game, known))
    for line in game.log[known:]:
        for event in line.events:
            say(happened(event, table_of(game)))
    say(what_next(game.state, table_of(game)), "strong")


def _play_all(game: Game, said: list[str], dealer: ForcedDealer) -> None:
    try:
        game.deal()
        for action in said:
            game.play(action)
    except RuleError as error:
        names = table_of(game)
        reason = refused(error, names)
        if len(said) > 1:
            reason = names.texts.say("terminal-nothing-done", reason=reason)
        raise click.ClickException(reason) from None
    if dealer.left():
        raise click.ClickException(
            f"The dealer was not asked for: {', '.join(dealer.left())}. "
            "Nothing was done; try again without it."
        )
