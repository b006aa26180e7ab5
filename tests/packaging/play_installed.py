"""Play a game with the package installed in the interpreter that runs this file.

    python play_installed.py compiled|pure

It needs nothing but the package, so that it runs in an empty environment. The release workflow
runs it for every wheel.
"""

import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path


def main(expected: str) -> None:
    """Play with Python and with the command; stop at the first thing that is wrong."""
    import smallworld

    place = Path(smallworld.__file__).resolve()
    libraries = {Path(sysconfig.get_path(name)).resolve() for name in ("platlib", "purelib")}
    assert libraries & set(place.parents), f"not installed: {place}"
    build = "compiled" if smallworld.IS_COMPILED else "pure"
    assert build == expected, f"the build is {build}, not {expected}"

    game = smallworld.new_game("base/2", seats=["Ann", "Bo"], seed=7)
    while not game.over:
        game.play(game.legal_actions()[0])
    assert sum(game.coins) > 0

    with tempfile.TemporaryDirectory() as folder:
        command(folder, "new", "game.swg", "--seat", "Ann", "--seat", "Bo", "--seed", "7")
        command(folder, "do", "game.swg", "pick 1")
        assert "Ann" in command(folder, "show", "game.swg")
        assert "conquer" in command(folder, "legal", "game.swg")
        assert "# " in command(folder, "docs", "arena")
    print(command(".", "--version"), end="")


def command(folder: str, *arguments: str) -> str:
    """Run the command ``smallworld`` of this installation and return its output."""
    name = "smallworld.exe" if sys.platform == "win32" else "smallworld"
    program = Path(sysconfig.get_path("scripts"), name)
    done = subprocess.run(
        [program, *arguments], cwd=folder, capture_output=True, encoding="utf-8", errors="replace"
    )
    assert done.returncode == 0, f"{' '.join(arguments)}: {done.stderr}"
    return done.stdout


if __name__ == "__main__":
    main(sys.argv[1])
