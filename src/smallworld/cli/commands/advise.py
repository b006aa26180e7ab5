"""``smallworld advise``: ask a bot for its next move and its reasons."""

from __future__ import annotations

from pathlib import Path

import click

from smallworld.bots.registry import Bot, UnknownBot
from smallworld.cli.shared.actions import describe_action
from smallworld.cli.shared.advice import bot_reasons, create_budgeted_bot, print_advice
from smallworld.cli.shared.arguments import GAME_FILE, SEED
from smallworld.cli.shared.files import read_game
from smallworld.cli.shared.output import print_rows, print_text
from smallworld.cli.shared.screen import describe_decision
from smallworld.cli.shared.texts import LANG, game_names, translate
from smallworld.core.actions import written
from smallworld.core.engine import legal_actions
from smallworld.drawing.text.styled import Run
from smallworld.play.game import Game


@click.command(short_help="Ask a bot for its next move in FILE, with reasons.")
@GAME_FILE
@click.option("--bot", "name", default="planner", show_default=True, help="The bot to ask.")
@click.option(
    "--seconds",
    type=click.FloatRange(0.01, 3600),
    default=1.0,
    show_default=True,
    help="Thinking time.",
)
@click.option(
    "--nodes",
    type=click.IntRange(1),
    help="Number of states to search instead: the same answer on every machine.",
)
@SEED
@click.option("--all", "every", is_flag=True, help="List all plans it considered.")
@LANG
def advise(
    file: Path, name: str, seconds: float, nodes: int | None, seed: int | None, every: bool
) -> None:
    """Ask a bot what it would do for the seat to act in FILE, and why.

    The table lists plans for the rest of the turn: the coins of this turn, how many coins the
    plan is behind the best one at the end of the game, the coins expected in later turns, and
    how many coins more or less the other seats can expect.

    \b
    Example:
      smallworld advise game.swg
      smallworld advise game.swg --bot hard --seconds 5 --all
    """
    game, _ = read_game(file)
    bot = create_advisor(name, seconds=seconds, nodes=nodes, seed=seed)
    seat = game.to_act
    if seat is None:
        print_text(describe_decision(game.state, game_names(game)), "strong")
        return
    action = bot.choose(game.view(seat), legal_actions(game.state), game.coins)
    print_choice(game, action)
    reasons = bot_reasons(bot, game)
    if reasons is None:
        print_text(f"  {translate('terminal-no-reasons', bot=name)}")
        return
    print_advice(game, reasons, game_names(game), every=every)


def create_advisor(name: str, *, seconds: float, nodes: int | None, seed: int | None) -> Bot:
    """Create the bot, or raise an error that lists the known bots."""
    try:
        return create_budgeted_bot(name, seed=seed, seconds=seconds, nodes=nodes)
    except UnknownBot as error:
        message = f"{str(error)[0].upper()}{str(error)[1:]}."
        raise click.BadParameter(message, param_hint="--bot") from None


def print_choice(game: Game, action: int) -> None:
    """Print the pending decision and the chosen action."""
    names = game_names(game)
    print_text(describe_decision(game.state, names), "strong")
    chosen = written(action, game.box)
    meaning = describe_action(game.state, action, names)
    print_rows([[Run(chosen, "name"), Run(f"  {meaning}", "dim")]])
