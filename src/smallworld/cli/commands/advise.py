"""``smallworld advise``: what a bot would do here, and why."""

from __future__ import annotations

from pathlib import Path

import click

from smallworld.bots.registry import Bot, UnknownBot
from smallworld.cli.shared.actions import in_words
from smallworld.cli.shared.advice import reasons_from, show_advice, thinking_bot
from smallworld.cli.shared.arguments import RECORD, SEED
from smallworld.cli.shared.files import game_of
from smallworld.cli.shared.output import say, show
from smallworld.cli.shared.screen import what_next
from smallworld.cli.shared.texts import LANG, said, table_of
from smallworld.core.actions import written
from smallworld.core.engine import legal_actions
from smallworld.drawing.text.styled import Run
from smallworld.play.game import Game


@click.command(short_help="Say what a bot would do in FILE, and why.")
@RECORD
@click.option("--bot", "name", default="planner", show_default=True, help="Whom to ask.")
@click.option(
    "--seconds",
    type=click.FloatRange(0.01, 3600),
    default=1.0,
    show_default=True,
    help="How long it may think.",
)
@click.option(
    "--nodes",
    type=click.IntRange(1),
    help="Let it look at so many states instead: the same answer on every machine.",
)
@SEED
@click.option("--all", "every", is_flag=True, help="List all plans it thought of.")
@LANG
def advise(
    file: Path, name: str, seconds: float, nodes: int | None, seed: int | None, every: bool
) -> None:
    """Say what a bot would do for the seat to act in FILE, and why.

    The table lists plans for the rest of the turn: the coins they bring this turn, how many
    coins they are behind the best in the end, the coins expected later, and how much more
    or less the others may then expect.

    \b
    Example:
      smallworld advise game.swg
      smallworld advise game.swg --bot hard --seconds 5 --all
    """
    game, _ = game_of(file)
    bot = bot_called(name, seconds=seconds, nodes=nodes, seed=seed)
    seat = game.to_act
    if seat is None:
        say(what_next(game.state, table_of(game)), "strong")
        return
    action = bot.choose(game.view(seat), legal_actions(game.state), game.coins)
    show_choice(game, action)
    reasons = reasons_from(bot, game)
    if reasons is None:
        say(f"  {said('terminal-no-reasons', bot=name)}")
        return
    show_advice(game, reasons, table_of(game), every=every)


def bot_called(name: str, *, seconds: float, nodes: int | None, seed: int | None) -> Bot:
    """The bot that was asked for, or a complaint that names those there are."""
    try:
        return thinking_bot(name, seed=seed, seconds=seconds, nodes=nodes)
    except UnknownBot as error:
        message = f"{str(error)[0].upper()}{str(error)[1:]}."
        raise click.BadParameter(message, param_hint="--bot") from None


def show_choice(game: Game, action: int) -> None:
    """Whose decision it is, and the action."""
    names = table_of(game)
    say(what_next(game.state, names), "strong")
    chosen = written(action, game.box)
    meaning = in_words(game.state, action, names)
    show([[Run(chosen, "name"), Run(f"  {meaning}", "dim")]])
