"""``smallworld advise``: ask a bot for its next move and its reasons."""

from __future__ import annotations

from pathlib import Path

import click

from smallworld.bots.registry import Bot
from smallworld.cli.shared.actions import describe_action
from smallworld.cli.shared.advice import (
    ask_bot,
    bot_errors,
    bot_reasons,
    create_budgeted_bot,
    print_advice,
)
from smallworld.cli.shared.arguments import GAME_FILE, SEED, complete_bots
from smallworld.cli.shared.files import read_game
from smallworld.cli.shared.output import print_json, print_rows, print_text
from smallworld.cli.shared.screen import describe_decision
from smallworld.cli.shared.texts import LANG, game_names, translate
from smallworld.core.actions import written
from smallworld.drawing.text.styled import Run
from smallworld.play.game import Game
from smallworld.texts.reasons import reason_lines


@click.command(short_help="Ask a bot for its next move in FILE, with reasons.")
@GAME_FILE
@click.option(
    "--bot",
    "name",
    default="planner",
    show_default=True,
    shell_complete=complete_bots,
    help="The bot to ask.",
)
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
@click.option("--json", "as_json", is_flag=True, help="Print JSON, with all plans.")
@LANG
def advise(
    file: Path,
    name: str,
    seconds: float,
    nodes: int | None,
    seed: int | None,
    every: bool,
    as_json: bool,
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
    if as_json:
        print_json(_facts(game, name, bot))
        return
    if seat is None:
        print_text(describe_decision(game.state, game_names(game)), "strong")
        return
    with bot_errors("--bot"):
        action = ask_bot(name, bot, game)
    print_choice(game, action)
    reasons = bot_reasons(bot, game)
    if reasons is None:
        print_text(f"  {translate('terminal-no-reasons', bot=name)}")
        return
    print_advice(game, reasons, game_names(game), every=every)


def create_advisor(name: str, *, seconds: float, nodes: int | None, seed: int | None) -> Bot:
    """Create the bot, or raise an error that lists the known bots."""
    with bot_errors("--bot"):
        return create_budgeted_bot(name, seed=seed, seconds=seconds, nodes=nodes)


def print_choice(game: Game, action: int) -> None:
    """Print the pending decision and the chosen action."""
    names = game_names(game)
    print_text(describe_decision(game.state, names), "strong")
    chosen = written(action, game.box)
    meaning = describe_action(game.state, action, names)
    print_rows([[Run(chosen, "name"), Run(f"  {meaning}", "dim")]])


def _facts(game: Game, name: str, bot: Bot) -> dict[str, object]:
    """Return the bot's action and its reasons; both are null when no seat is to act."""
    seat, names = game.to_act, game_names(game)
    facts: dict[str, object] = {"bot": name, "to_act": seat, "action": None, "reasons": None}
    facts["decision"] = describe_decision(game.state, names)
    if seat is None:
        return facts
    with bot_errors("--bot"):
        action = ask_bot(name, bot, game)
    facts |= {
        "action": written(action, game.box),
        "text": describe_action(game.state, action, names),
    }
    reasons = bot_reasons(bot, game)
    if reasons is not None:
        sentences = reason_lines(reasons, names)
        facts["reasons"] = {**reasons.facts(game.box), "sentences": sentences}
    return facts
