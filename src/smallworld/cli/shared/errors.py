"""Errors of the command line as sentences in the language of the user.

Click and the operating system describe what is wrong in English. Here their errors become
messages of ``locales/*/cli.ftl``, chosen by the kind of the error and of the parameter.
"""

from __future__ import annotations

import errno
import re
from collections.abc import Mapping, Sequence
from typing import Final

import click

from smallworld.cli.shared.texts import system_language, translate
from smallworld.extras import DISTRIBUTION, MissingExtra
from smallworld.texts.fluent import Fact
from smallworld.texts.languages import all_languages

_PROBLEMS: Final = {
    errno.ENOENT: "missing",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "missing",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "denied",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EEXIST: "exists",
    errno.ENAMETOOLONG: "name",
}
_QUOTED: Final = re.compile(r"'([^']*)'")
_EXTRA_ARGUMENTS: Final = re.compile(r"Got unexpected extra arguments? \((.*)\)")


def failure(message: str, /, **facts: Fact) -> click.ClickException:
    """Return an error with the text of a message."""
    return click.ClickException(translate(message, **facts))


def usage_error(message: str, /, **facts: Fact) -> click.UsageError:
    """Return an error in the use of a command."""
    return OwnUsageError(translate(message, **facts), click.get_current_context(silent=True))


def bad_option(name: str, message: str, /, **facts: Fact) -> click.UsageError:
    """Return an error in the value of the option or argument ``name``."""
    return option_error(name, translate(message, **facts))


def option_error(name: str, sentence: str) -> click.UsageError:
    """Return an error in the value of ``name`` with a sentence that is already translated."""
    text = translate("cli-value", name=name, sentence=sentence)
    return OwnUsageError(text, click.get_current_context(silent=True))


def file_error(file: object, error: OSError | ValueError) -> click.ClickException:
    """Return an error about a file that the system refuses."""
    return click.ClickException(file_sentence(file, error))


def file_sentence(file: object, error: OSError | ValueError) -> str:
    """Say why the system refuses a file."""
    number = getattr(error, "errno", None) or 0
    problem = _PROBLEMS.get(number, "other") if isinstance(error, OSError) else "name"
    return translate("cli-file", problem=problem, file=str(file), number=number)


def extra_sentence(error: MissingExtra) -> str:
    """Say which package a feature needs, and how to install it."""
    return package_sentence(error.name or error.extra, error.extra)


def package_sentence(package: str, extra: str) -> str:
    """Say that a package is missing, and with which extra it is installed."""
    command = f"pip install '{DISTRIBUTION}[{extra}]'"
    return translate("cli-missing_extra", package=package, command=command)


def describe_error(error: BaseException) -> tuple[str, int]:
    """Return what ends a command as one line, and its exit code."""
    if isinstance(error, click.Abort | KeyboardInterrupt):
        return translate("cli-stopped"), 130
    if isinstance(error, click.UsageError):
        sentence, code = usage_sentence(error), 2
    elif isinstance(error, click.ClickException):
        sentence, code = error.format_message(), 1
    elif isinstance(error, MissingExtra):
        sentence, code = extra_sentence(error), 1
    elif isinstance(error, OSError):
        sentence, code = file_sentence(error.filename or "smallworld", error), 1
    else:
        what = f"{type(error).__name__}: {error}"
        sentence, code = translate("cli-bug", what=what), 1
    return translate("cli-error", sentence=" ".join(sentence.split())), code


class OwnUsageError(click.UsageError):
    """A usage error whose message is already translated."""


def language_of(args: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the language that a command line asks for, without parsing the rest of it.

    >>> language_of(["show", "--lang", "fi", "--nonsense"], {})
    'fi'
    >>> language_of(["show"], {"SMALLWORLD_LANG": "is"})
    'is'
    """
    known = all_languages()
    for place, argument in enumerate(args):
        name, _, value = argument.partition("=")
        if name == "--lang":
            value = value or (args[place + 1] if place + 1 < len(args) else "")
            if value in known:
                return value
    given = environment.get("SMALLWORLD_LANG", "")
    return given if given in known else system_language()


def usage_sentence(error: click.UsageError) -> str:
    """Say what is wrong with the use of a command, and how to get help."""
    sentence = error.message if isinstance(error, OwnUsageError) else _click_sentence(error)
    if error.ctx is None:
        return sentence
    return translate("cli-see_help", sentence=sentence, command=f"{error.ctx.command_path} --help")


def _click_sentence(error: click.UsageError) -> str:
    if isinstance(error, click.NoSuchOption):
        return _unknown("cli-no_option", error.option_name, error.possibilities)
    if isinstance(error, click.exceptions.MissingParameter):
        return translate("cli-missing", name=_name_of(error))
    if isinstance(error, click.BadParameter):
        # Without a parameter, a command of ours found the fault and says so itself.
        sentence = _wanted_sentence(error.param.type) if error.param else error.message
        return translate("cli-value", name=_name_of(error), sentence=sentence)
    if isinstance(error, click.BadOptionUsage):
        return translate("cli-option_use", name=error.option_name, takes=_takes_value(error))
    if error.ctx is not None and isinstance(error.ctx.command, click.Group):
        found = getattr(error, "command_name", None) or " ".join(error.ctx.args)
        return _unknown("cli-no_command", found, getattr(error, "possibilities", None))
    extra = _EXTRA_ARGUMENTS.fullmatch(error.message)
    return translate("cli-extra", found=extra[1]) if extra else error.message


def _unknown(message: str, found: str, possible: Sequence[str] | None) -> str:
    return translate(message, found=found, near=possible[0] if possible else "none")


def _name_of(error: click.BadParameter) -> str:
    """Return the option or argument of an error, as the user writes it."""
    hint: str | Sequence[str] = error.param_hint or ""
    if not hint and error.param is not None:
        hint = error.param.get_error_hint(error.ctx) if error.ctx else error.param.name or ""
    text = hint if isinstance(hint, str) else hint[0]
    quoted = _QUOTED.match(text)
    name = quoted[1] if quoted else text
    # Click repeats a wrong value only in its text, which begins with it.
    found = _QUOTED.match(error.message) if error.param else None
    return f"{name} {found[1]}" if found else name


def _takes_value(error: click.BadOptionUsage) -> str:
    # Only click's own text tells the two cases apart: the parser knows no context.
    return "no" if "does not take" in error.message else "yes"


def _wanted_sentence(kind: click.ParamType[object]) -> str:
    """Say what a parameter of this type takes."""
    if isinstance(kind, click.Choice):
        allowed = ", ".join(str(choice) for choice in kind.choices)
        return translate("cli-wanted-choice", allowed=allowed)
    if isinstance(kind, click.IntRange | click.FloatRange):
        number = "whole" if isinstance(kind, click.IntRange) else "any"
        low, high = kind.min or 0, kind.max or 0
        if kind.max is None:
            bound = "above" if kind.min_open else "least"
            return translate(f"cli-wanted-{bound}", number=number, low=low)
        return translate("cli-wanted-range", number=number, low=low, high=high)
    if isinstance(kind, click.Path):
        return translate("cli-wanted-file", kind="file" if kind.file_okay else "folder")
    if kind is click.INT or kind is click.FLOAT:
        return translate("cli-wanted-number", number="whole" if kind is click.INT else "any")
    return translate("cli-wanted-other")
