"""``smallworld do``: play actions in a game file."""

from __future__ import annotations

from pathlib import Path

import click

from smallworld.cli.shared.arguments import GAME_FILE, SEED
from smallworld.cli.shared.errors import failure, usage_error
from smallworld.cli.shared.files import append_log, read_game, write_file
from smallworld.cli.shared.output import print_text
from smallworld.cli.shared.screen import describe_decision
from smallworld.cli.shared.texts import LANG, event_text, game_names, refusal_text
from smallworld.core.errors import RuleError
from smallworld.core.pieces import HIGHEST_DIE
from smallworld.play.dealer import ScriptedDealer
from smallworld.play.game import Game


@click.command(short_help="Play ACTIONs in the game of FILE.")
@GAME_FILE
@click.argument("actions", nargs=-1, metavar="ACTION...")
@click.option(
    "--die",
    type=click.IntRange(0, HIGHEST_DIE),
    multiple=True,
    help="Result of the die; repeat the option for further rolls.",
)
@click.option(
    "--reveal",
    metavar='"RACE POWER"',
    multiple=True,
    help="The next combo to reveal; can be repeated.",
)
@SEED
@LANG
def do(
    file: Path,
    actions: tuple[str, ...],
    die: tuple[int, ...],
    reveal: tuple[str, ...],
    seed: int | None,
) -> None:
    """Play ACTIONs in the game of FILE: all of them, or none.

    Separate several actions by commas or semicolons. Dice and combos are random unless you
    give --die, --reveal or --seed.

    \b
    Example:
      smallworld do game.swg pick 1
      smallworld do game.swg conquer 6, conquer 7, stop
      smallworld do game.swg conquer 9 die --die 2
    """
    script = [f"die {number}" for number in die]
    script += [f"reveal {' '.join(combo.split())}" for combo in reveal]
    dealer = ScriptedDealer(script, seed=seed)
    game, text = read_game(file, dealer=dealer)
    known = len(game.log)
    parts = [part for part in " ".join(actions).replace(";", ",").split(",") if part.strip()]
    if not parts and not game.state.awaits_chance:
        raise usage_error("cli-say_what")
    _play_all(game, parts, dealer)
    write_file(file, append_log(text, game, known))
    for line in game.log[known:]:
        for event in line.events:
            print_text(event_text(event, game_names(game)))
    print_text(describe_decision(game.state, game_names(game)), "strong")


def _play_all(game: Game, parts: list[str], dealer: ScriptedDealer) -> None:
    try:
        game.deal()
        for action in parts:
            game.play(action)
    except RuleError as error:
        names = game_names(game)
        reason = refusal_text(error, names)
        if len(parts) > 1:
            reason = names.texts.say("terminal-nothing-done", reason=reason)
        raise click.ClickException(reason) from None
    if dealer.unused:
        raise failure("cli-dealer_unused", found=", ".join(dealer.unused))
