"""What a bot would do and why, for every command that shows or sends it."""

from __future__ import annotations

from inspect import signature

from smallworld.bots.registry import Bot, ExplainingBot, create_bot, factory_of
from smallworld.cli.shared.output import say, show
from smallworld.core.actions import written
from smallworld.drawing.text.styled import Line, Run, aligned
from smallworld.play.game import Game
from smallworld.play.reasons import Candidate, Reasons
from smallworld.texts.names import Names
from smallworld.texts.numbers import decimal
from smallworld.texts.reasons import plan_words, reason_lines

SHOWN = 5  # candidates in a table unless all are wanted


def thinking_bot(
    name: str, *, seed: int | None = None, seconds: float = 1.0, nodes: int | None = None
) -> Bot:
    """The bot of this name; a budget of nodes only for one that counts them."""
    if nodes is None or not _counts_nodes(name):
        return create_bot(name, seed=seed, seconds=seconds)
    return create_bot(name, seed=seed, seconds=seconds, nodes=nodes)


def _counts_nodes(name: str) -> bool:
    try:
        signature(factory_of(name)).bind(None, 1.0, nodes=1)
    except TypeError:
        return False
    return True


def reasons_from(bot: Bot, game: Game, coins: list[int] | None = None) -> Reasons | None:
    """The reasons of a bot for the seat to act; ``None`` from one that gives none.

    ``coins`` are what it takes every seat to have, if not what they really have.
    """
    seat = game.to_act
    if seat is None or not isinstance(bot, ExplainingBot):
        return None
    # Payments and incomes are public: a bot may know what anybody can count.
    return bot.reasons(game.view(seat), game.coins if coins is None else coins)


def show_advice(game: Game, reasons: Reasons, names: Names, *, every: bool = False) -> None:
    """The reasons in words, the actions of the plan, and the candidates as a table."""
    for line in reason_lines(reasons, names):
        say(f"  {line}")
    best = reasons.candidates[reasons.chosen]
    words = ", ".join(written(action, game.box) for action in best.actions)
    title = names.texts.say("terminal-in-actions")
    show([[Run(f"  {title} ", "dim"), Run(words, "name")]])
    if len(reasons.candidates) > 1:
        say()
        _show_table(reasons, names, len(reasons.candidates) if every else SHOWN)


def _show_table(reasons: Reasons, names: Names, most: int) -> None:
    best = reasons.candidates[0].worth
    columns = ("coins", "behind", "later", "others", "plan")
    titles = [names.texts.say(f"terminal-plans.{column}") for column in columns]
    titles[0] = f"  {titles[0]}"
    rows: list[list[Line]] = [[(Run(title, "dim"),) for title in titles]]
    for candidate in reasons.candidates[:most]:
        rows.append(_row(candidate, best, names))
    show(aligned(rows, right=(0, 1, 2, 3)))
    left = len(reasons.candidates) - most
    if left > 0:
        say(f"  {names.texts.say('terminal-more', count=left)}", "dim")


def _row(candidate: Candidate, best: float, names: Names) -> list[Line]:
    lang = names.texts.lang
    behind = decimal(best - candidate.worth, lang=lang)
    later = "" if candidate.later is None else decimal(candidate.later, lang=lang)
    others = "" if candidate.others is None else _signed(candidate.others, lang)
    cells = (str(candidate.coins), behind, later, others, plan_words(candidate.steps, names))
    return [(Run(cell),) for cell in cells]


def _signed(coins: float, lang: str = "en") -> str:
    """More or less, to a tenth.

    >>> _signed(-1.26), _signed(0.04), _signed(2)
    ('−1.3', '0.0', '+2.0')
    """
    if abs(coins) < 0.05:
        return decimal(0, lang=lang)
    return f"{'+' if coins > 0 else ''}{decimal(coins, lang=lang)}"
