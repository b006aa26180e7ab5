"""Compare the balance lab with the printed numbers of published tiles that TOML can express.

    .venv/bin/python -m tools.printed_numbers [--games 1000] [--expansions]

Prints the tables of docs/balance.md. Numbers and effects are facts of the published expansions;
where the lab's boards lack a symbol, a similar one stands for it.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Final

from smallworld.lab.balance.run import balance
from smallworld.lab.balance.tiles import Tile, tile_of, tiles_of
from smallworld.lab.games.workers import local_processes
from smallworld.packs.files.packs.read import parse_pack
from smallworld.packs.shelf import packs_with_origin

# Kind, id of our own, printed tokens, effect in the language of packs.
TILES: Final = (
    ("race", "brutes", 5, 'saves_on = "anywhere"'),
    ("race", "caps", 5, 'pays_on = "forest"'),
    ("race", "mudlings", 5, 'grows_on = "swamp"\nsupply = 12'),
    ("race", "river_giants", 5, "sails = true"),
    ("power", "undying", 4, "loses_none = true"),
    ("power", "digging", 4, 'pays_on = "mine"'),
    ("power", "crystalline", 4, 'pays_on = "magic"'),
    ("power", "stony", 4, 'pays_on = "mountain"'),
    ("power", "luring", 5, "converts = true"),
)


def tiles_of_effects() -> Iterator[tuple[str, Tile]]:
    """Yield the tiles above, each with its effect."""
    for kind, id, printed, effect in TILES:
        head = '[pack]\nid = "published"\nversion = "1"\ntitle = "Published"\n'
        text = f'{head}[[{kind}]]\nid = "{id}"\ntokens = {printed}\n{effect}\n'
        yield f"{kind}: `{effect}`".replace("\n", ", "), tile_of(parse_pack(text, "published.toml"))


def tiles_of_expansions() -> Iterator[tuple[str, Tile]]:
    """Yield all tiles of the expansions in the box."""
    for origin, pack in packs_with_origin():
        if origin == "expansion":
            for tile in tiles_of(pack):
                yield f"{tile.kind}: `{tile.id}`", tile


def main() -> None:
    """Measure all tiles and print a row for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--expansions", action="store_true", help="the tiles in the box instead")
    options = parser.parse_args()
    print("| tile | printed | lead with it | fair | any player | plausible |")
    print("|---|---|---|---|---|---|", flush=True)
    for name, tile in tiles_of_expansions() if options.expansions else tiles_of_effects():
        found = balance(tile, local_processes(1), games=options.games)
        lead, fair = found.lead, found.fair_tokens
        reach = (lead.high - lead.low) / 2
        exact = "–" if fair.exact is None else f"{fair.exact.value:.1f}"
        whole = "–" if fair.whoever is None else f"{fair.whoever.low:.1f} – {fair.whoever.high:.1f}"
        plausible = ", ".join(map(str, fair.plausible)) or "–"
        print(
            f"| {name} | {tile.tokens} | {lead.value:+.1f} ± {reach:.1f} | {exact} |"
            f" {whole} | {plausible} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
