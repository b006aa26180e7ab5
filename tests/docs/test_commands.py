"""Commands that the pages and the help show exist, with their options."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator

import click
import pytest

from smallworld.cli.main import cli
from tests.cli.shell import output_of
from tests.kit.markdown import all_fenced_blocks, pages
from tests.kit.paths import ROOT

# In backticks; forms such as `pack new|check` and `db …` stand for several commands.
INLINE = re.compile(r"`((?:smallworld [a-z]|make |python -m )[^`|…]+)`")
BEFORE = re.compile(r"^(?:[A-Z_]+=\S+ +)*(?:\.venv/bin/)?")


def every_command(
    command: click.Command, context: click.Context
) -> Iterator[tuple[str, click.Command, click.Context]]:
    yield context.command_path, command, context
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            inner = command.get_command(context, name)
            assert inner is not None
            inside = click.Context(inner, info_name=name, parent=context)
            yield from every_command(inner, inside)


HELP = list(every_command(cli, click.Context(cli, info_name="smallworld")))


def shown() -> Iterator[tuple[str, str]]:
    """Yield what blocks, backticks and the help show, with the place."""
    blocks = [(place, block, "") for place, block in all_fenced_blocks("sh")]
    blocks += [(place, block, "$ ") for place, block in all_fenced_blocks("text")]
    for path, command, _ in HELP:
        blocks.append((f"{path} --help", (command.help or "").partition("Example:")[2], ""))
    for place, block, prompt in blocks:
        for line in block.replace("\\\n", " ").splitlines():
            if line.startswith(prompt):
                for part in re.split(r" (?:&&|\||>) ", line.removeprefix(prompt).strip()):
                    yield place, BEFORE.sub("", part)
    for page in [*pages(), ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md"]:
        for part in INLINE.findall(page.read_text("utf-8")):
            yield page.name, part


SHOWN = sorted(
    {
        (place, *shlex.split(line, comments=True))
        for place, line in shown()
        if line.startswith(("smallworld ", "make ", "python "))
    }
)


@pytest.mark.parametrize(
    "place_and_words", SHOWN, ids=lambda case: f"{case[0]}: {shlex.join(case[1:])}"
)
def test_a_shown_command_exists(place_and_words: tuple[str, ...]) -> None:
    _, program, *words = place_and_words
    if program == "smallworld" or words[:2] == ["-m", "smallworld"]:
        check_command(words if program == "smallworld" else words[2:])
    elif program == "make":
        makefile = (ROOT / "Makefile").read_text("utf-8")
        targets = re.findall(r"^([a-z-]+):", makefile, re.MULTILINE)
        assert {word for word in words if "=" not in word} <= {*targets}
    else:
        check_program(words)


def check_command(words: list[str]) -> None:
    """Parse names and options. Values are not looked at: the files are not there."""
    command: click.Command = cli
    context = click.Context(cli, info_name="smallworld")
    while isinstance(command, click.Group):
        _, words, _ = command.make_parser(context).parse_args(words)
        if not words:
            return
        inner = command.get_command(context, words[0])
        assert inner is not None, words[0]
        command, context = inner, click.Context(inner, info_name=words[0], parent=context)
        words = words[1:]
    _, left, _ = command.make_parser(context).parse_args(words)
    assert not left


def check_program(words: list[str]) -> None:
    """Check that a module of the repository, or its folder, names each option."""
    name = words[1] if words[0] == "-m" else words[0].removesuffix(".py").replace("/", ".")
    if name == "build" or words[0] == "-c":
        return
    file = ROOT / f"{name.replace('.', '/')}.py"
    assert file.is_file(), name
    # Examples share an argument parser with another module of their folder.
    near = file.parent.rglob("*.py") if "examples" in file.parts else [file]
    source = "".join(path.read_text("utf-8") for path in near)
    for word in words[1:]:
        if word.startswith("--"):
            assert f'"{word}"' in source, word


@pytest.mark.parametrize(
    ("command", "context"), [pytest.param(*case[1:], id=case[0]) for case in HELP]
)
def test_the_help_of_every_command_is_complete(
    command: click.Command, context: click.Context
) -> None:
    sentence = (command.help or "").strip().split("\n\n")[0]
    assert sentence.endswith("."), sentence
    assert all(option.help for option in command.params if isinstance(option, click.Option))
    if command is not cli:
        assert command.short_help and "Example:" in str(command.help)


@pytest.mark.parametrize("path", [path for path, _, _ in HELP])
def test_help_needs_no_option(path: str) -> None:
    assert "Usage:" in output_of(*path.split()[1:], "--help")
