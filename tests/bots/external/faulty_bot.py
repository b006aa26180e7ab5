"""A program that breaks the engine protocol on purpose: ``faulty_bot.py HOW [FILE]``."""

import json
import os
import subprocess
import sys
import time

HOW = sys.argv[1] if len(sys.argv) > 1 else ""


def say(answer: object) -> None:
    sys.stdout.write(f"{json.dumps(answer)}\n")
    sys.stdout.flush()


def act(legal: list[str]) -> None:
    """Answer a request for an action in the faulty way."""
    if HOW == "dies":
        sys.stderr.write("out of ideas\n")
        sys.exit(3)
    elif HOW == "hangs":
        time.sleep(3600)
    elif HOW == "leaves a child":
        child = subprocess.Popen(["sleep", "3600"])
        with open(sys.argv[2], "a", encoding="utf-8") as file:
            file.write(f"{os.getpid()}\n{child.pid}\n")
        time.sleep(3600)
    elif HOW == "talks rubbish":
        sys.stdout.write("conquer the world\n")
        sys.stdout.flush()
    elif HOW == "is no UTF-8":
        sys.stdout.buffer.write(b'{"ok":true,"action":"\xff\xfe"}\n')
        sys.stdout.flush()
    elif HOW == "invents actions":
        say({"ok": True, "action": "conquer everything"})
    elif HOW == "cheats":
        say({"ok": True, "action": "die 3"})
    elif HOW == "refuses":
        say({"ok": False, "error": {"code": "mood", "message": "not today"}})
    elif HOW == "never ends its line":
        while True:
            sys.stdout.write("x" * 100_000)
    elif HOW == "never stops talking":
        say({"ok": True, "action": legal[0]})
        while True:
            sys.stdout.write('{"ok":true}\n' * 10_000)
    elif HOW == "closes its output":
        os.close(1)
        time.sleep(3600)
    elif HOW == "shouts on stderr":
        sys.stderr.write("x" * 300_000)
        say({"ok": True, "action": legal[0]})
    elif HOW == "is slow":
        time.sleep(0.003)
        say({"ok": True, "action": legal[0]})
    else:
        say({"ok": True, "action": legal[0]})


def main() -> None:
    if HOW == "does not listen":
        time.sleep(3600)
    for line in sys.stdin:
        request = json.loads(line)
        if request["cmd"] == "bot":
            act(request["legal"])
        else:
            say({"ok": True})


if __name__ == "__main__":
    main()
