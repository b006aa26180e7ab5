"""``smallworld engine``: the engine protocol on stdin and stdout."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from typing import BinaryIO

import click

from smallworld.cli.engine.protocol import EngineSession
from smallworld.cli.engine.requests import LONGEST_LINE


@click.command(short_help="Answer JSON requests, one per line.")
def engine() -> None:
    """Serve the engine protocol: JSON requests on stdin, JSON answers on stdout.

    "smallworld docs protocol" describes the requests; {"cmd":"help"} lists them.

    \b
    Example:
      echo '{"cmd":"new","seed":7}' | smallworld engine
    """
    if sys.stdin is None or sys.stdout is None:
        return  # started with stdin or stdout closed
    session = EngineSession()
    try:
        for line in read_lines(sys.stdin.buffer):
            sys.stdout.buffer.write(session.answer_line(line) + b"\n")
            sys.stdout.buffer.flush()
            if session.quitting:
                return
    except BrokenPipeError:
        # The reader has gone: send what is still buffered to /dev/null.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def read_lines(stream: BinaryIO) -> Iterator[bytes]:
    """Yield every line of ``stream``; cut a line that is too long and skip its rest.

    The part that is left is still longer than allowed, so the line gets its one error.
    """
    most = LONGEST_LINE + 100
    while line := stream.readline(most):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = stream.readline(most)
        yield line
