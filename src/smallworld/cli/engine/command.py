"""``smallworld engine``: the engine protocol on stdin and stdout, one JSON object a line."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from typing import BinaryIO

import click

from smallworld.cli.engine.protocol import Referee
from smallworld.cli.engine.requests import LONGEST_LINE


@click.command(short_help="Answer JSON requests, one a line.")
def engine() -> None:
    """Serve the engine protocol: a JSON request a line in, a JSON answer a line out.

    The requests are described in docs/protocol.md; {"cmd":"help"} lists them.

    \b
    Example:
      echo '{"cmd":"new","seed":7}' | smallworld engine
    """
    if sys.stdin is None or sys.stdout is None:
        return  # started with one of them closed: nobody asks, or nobody listens
    referee = Referee()
    try:
        for line in lines_of(sys.stdin.buffer):
            sys.stdout.buffer.write(referee.answer_line(line) + b"\n")
            sys.stdout.buffer.flush()
            if referee.quitting:
                return
    except BrokenPipeError:
        # Nobody listens any more. What is still buffered goes nowhere, without complaint.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def lines_of(stream: BinaryIO) -> Iterator[bytes]:
    """Every line of ``stream``; one that is too long is cut, its rest is skipped.

    What is left of a long line is still too long, so that it gets its one answer.
    """
    most = LONGEST_LINE + 100
    while line := stream.readline(most):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = stream.readline(most)
        yield line
