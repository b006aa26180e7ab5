"""``smallworld map``: check, draw, show, list and make maps."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Final

import click

from smallworld.cli.shared.files import write
from smallworld.cli.shared.output import say
from smallworld.cli.shared.sources import GivenMap, given_map, outlines_beside
from smallworld.cli.shared.texts import counted, fault_told
from smallworld.core.pieces import MAX_REGIONS, MAX_SEATS
from smallworld.drawing.svg.glyphs import THEMES, Theme
from smallworld.packs.files.maps.proportions import fewest_regions, mix_of, official_mix, remarks
from smallworld.packs.loader import load_map, map_ids
from smallworld.packs.mapgen.recipe import HIGHEST_SEED

_MAP: Final = click.argument("map_id", metavar="MAP")
_OUTLINES: Final = click.option(
    "--outlines",
    type=click.Path(path_type=Path),
    help="Its outlines, a JSON file; without it NAME.outlines.json beside NAME.toml.",
)
_ANY_SEED: Final = 1_000_000


@click.group(name="map", short_help="Check, draw and make maps.")
def map_group() -> None:
    """Check, draw and make maps.

    MAP is an id such as base/2 or random-1/4/7 (a random board for 4 seats, the seventh), or
    a TOML file of your own.
    """


@map_group.command(name="list", short_help="List the maps of the box.")
def list_maps() -> None:
    """List the maps of the box.

    \b
    Example:
      smallworld map list
    """
    for name in map_ids():
        spec = load_map(name)
        lands = Counter(region.terrain for region in spec.regions)
        kinds = ", ".join(f"{number} {terrain}" for terrain, number in lands.most_common())
        size = f"{spec.seats} seats  {spec.rounds} rounds  {len(spec.regions)} regions"
        say(f"{name}  {size}: {kinds}")


@map_group.command(short_help="Say what is wrong with a map.")
@_MAP
@_OUTLINES
def check(map_id: str, outlines: Path | None) -> None:
    """Say everything that is wrong with MAP, and with its outlines if there are any.

    Each fault is told with its file, its line and what would do. By what a sound map differs
    from the board of the box for as many seats is told too; that is no fault.

    \b
    Example:
      smallworld map check base/3
      smallworld map check isles.toml --outlines isles.outlines.json
    """
    given = given_map(map_id, outlines)
    found = given.faults()
    for fault in found:
        click.echo(given.told(fault), err=True)
    if found:
        raise click.ClickException(f"{map_id} has {counted(len(found), 'fault')}; see above.")
    for remark in remarks(given.spec):
        say(f"{map_id}: {fault_told(remark)}")
    spec = given.spec
    what = "with outlines" if given.outlines is not None else "without outlines"
    say(f"{map_id} is a sound map: {len(spec.regions)} regions, {spec.seats} seats, {what}.")


@map_group.command(short_help="Draw a map as SVG.")
@_MAP
@_OUTLINES
@click.option("--bare", is_flag=True, help="Without tribes and names, as a page needs it.")
@click.option("--theme", type=click.Choice(THEMES), default="day", show_default=True)
@click.option("--output", "-o", type=click.Path(path_type=Path), help="A file instead of stdout.")
def draw(map_id: str, outlines: Path | None, bare: bool, theme: Theme, output: Path | None) -> None:
    """Draw MAP as SVG, on paper by day or by candlelight.

    For a map without outlines a layout is computed.

    \b
    Example:
      smallworld map draw base/4 -o board.svg
      smallworld map draw random-1/4/7 -o board.svg
      smallworld map draw isles.toml --theme candle --bare
    """
    from smallworld.drawing.svg.board import board_svg

    given = _sound(map_id, outlines)
    picture = board_svg(given.spec, given.drawn(), bare=bare, theme=theme)
    if output is None:
        click.echo(picture, nl=False)
    else:
        write(output, picture)
        say(f"{map_id} is drawn in {output}.")


@map_group.command(short_help="Tell what is on a map.")
@_MAP
@_OUTLINES
def show(map_id: str, outlines: Path | None) -> None:
    """Tell what is on MAP: its regions, its mix and how alike the ways into it are.

    \b
    Example:
      smallworld map show random-1/4/7
    """
    from smallworld.packs.mapgen.fairness import unfairness

    spec = _sound(map_id, outlines).spec
    for region in spec.regions:
        extras = [*sorted(region.symbols), *(["tribe"] if region.tribe else [])]
        at_edge = ", edge" if region.edge else ""
        what = " ".join([region.terrain, *extras]) + at_edge
        say(f"{region.id:>3} {region.name:<12} {what:<32} {' '.join(map(str, region.neighbours))}")
    mix, box = mix_of(spec), official_mix(spec.seats)
    say(f"{spec.seats} seats, {spec.rounds} rounds; in brackets the board of the box.")
    kinds = {**mix.terrains, **mix.symbols, "tribes": mix.tribes, "entries": mix.entries}
    others = {**box.terrains, **box.symbols, "tribes": box.tribes, "entries": box.entries}
    say(", ".join(f"{kind} {count} ({others[kind]})" for kind, count in kinds.items()))
    usual = unfairness(load_map(f"base/{spec.seats}"))
    say(f"Difference between entries: {unfairness(spec):.3f} ({usual:.3f}); 0 is the same for all.")


@map_group.command(short_help="Make a random board.")
@click.option("--seats", type=click.IntRange(2, MAX_SEATS), required=True, help="2 to 5.")
@click.option(
    "--seed",
    type=click.IntRange(0, HIGHEST_SEED),
    help="Which board; without it any.",
)
@click.option("--regions", type=int, help="How many; by default as on the board of the box.")
@click.option("--output", "-o", type=click.Path(path_type=Path), help="A file instead of stdout.")
def new(seats: int, seed: int | None, regions: int | None, output: Path | None) -> None:
    """Make a random board for so many SEATS, mixed and as fair as those of the box.

    The same seed gives the same board everywhere. It needs no file: its id, random-1/SEATS/SEED,
    is enough to draw it and to play on it. With a file the outlines are written beside it.

    \b
    Example:
      smallworld map new --seats 4 --seed 7
      smallworld map new --seats 3 --seed 1 --regions 33 -o isles.toml
      smallworld new game.swg --map random-1/4/7
    """
    from smallworld.packs.files.maps.write import map_text, outlines_text
    from smallworld.packs.mapgen.generator import generate

    least = fewest_regions(seats)
    if regions is not None and not least <= regions <= MAX_REGIONS:
        wanted = f"A board for {seats} has {least} to {MAX_REGIONS} regions."
        raise click.BadParameter(wanted, param_hint="--regions")
    board = generate(seats, random.randrange(_ANY_SEED) if seed is None else seed, regions)
    text = map_text(board.spec, "A random board. Give it an id of your own when you change it.")
    if output is None:
        click.echo(text, nl=False)
        return
    write(output, text)
    write(outlines_beside(output), outlines_text(board.outlines))
    say(f"{board.spec.id} is written to {output}, its outlines beside it.")


def _sound(map_id: str, outlines: Path | None) -> GivenMap:
    given = given_map(map_id, outlines)
    if given.faults():
        raise click.ClickException(f"{map_id} has faults. See: smallworld map check {map_id}")
    return given
