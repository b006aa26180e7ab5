"""A program for tests: writes every request to a file and plays the first legal action."""

import json
import os
import sys


def main(file: str, wants: str) -> None:
    with open(file, "a", encoding="utf-8") as log:
        for line in sys.stdin:
            request = json.loads(line)
            request["pid"] = os.getpid()
            print(json.dumps(request), file=log, flush=True)
            answer: dict[str, object] = {"ok": True}
            if request["cmd"] == "hello":
                if wants == "dies":
                    sys.exit("what is hello?")
                answer = {"ok": True, "wants": wants.split(",")} if wants else {"ok": False}
            elif request["cmd"] == "bot":
                answer["action"] = request["legal"][0]
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
