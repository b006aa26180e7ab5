"""``smallworld map``: check, draw, show, list and generate maps."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Final

import click

from smallworld.cli.shared.files import write_file
from smallworld.cli.shared.output import print_text
from smallworld.cli.shared.sources import MapSource, find_map, outlines_path
from smallworld.cli.shared.texts import plural, refusal_text
from smallworld.core.pieces import MAX_REGIONS, MAX_SEATS
from smallworld.drawing.svg.glyphs import THEMES, Theme
from smallworld.packs.files.maps.proportions import (
    fewest_regions,
    mix_differences,
    mix_of,
    official_mix,
)
from smallworld.packs.loader import has_map, map_ids
from smallworld.packs.mapgen.recipe import HIGHEST_SEED, recipe_of
from smallworld.packs.maps import load_map

_MAP: Final = click.argument("map_id", metavar="MAP")
_OUTLINES: Final = click.option(
    "--outlines",
    type=click.Path(path_type=Path),
    help="JSON file with its outlines. Default: NAME.outlines.json beside NAME.toml.",
)
_ANY_SEED: Final = 1_000_000


@click.group(name="map", short_help="Check, draw and generate maps.")
def map_group() -> None:
    """Check, draw and generate maps.

    MAP is an id such as base/2 or random-1/4/7 (random map for 4 seats with seed 7), or your
    own TOML file.

    \b
    Example:
      smallworld map new --seats 4 --seed 7 -o isles.toml
      smallworld map check isles.toml
      smallworld map draw isles.toml -o board.svg
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
        print_text(f"{name}  {size}: {kinds}")


@map_group.command(short_help="Check a map for faults.")
@_MAP
@_OUTLINES
def check(map_id: str, outlines: Path | None) -> None:
    """List all faults of MAP and of its outlines if it has any.

    Each fault is printed with its file, its line and how to fix it. For a map without faults
    the differences from the official map for the same number of seats are listed, too.

    \b
    Example:
      smallworld map check base/3
      smallworld map check isles.toml --outlines isles.outlines.json
    """
    source = find_map(map_id, outlines)
    faults = source.faults()
    for fault in faults:
        click.echo(source.located_text(fault), err=True)
    if faults:
        raise click.ClickException(f"{map_id} has {plural(len(faults), 'fault')}; see above.")
    for remark in mix_differences(source.spec):
        print_text(f"{map_id}: {refusal_text(remark)}")
    spec = source.spec
    what = "with outlines" if source.outlines is not None else "without outlines"
    print_text(f"{map_id} is a sound map: {len(spec.regions)} regions, {spec.seats} seats, {what}.")


@map_group.command(short_help="Draw a map as SVG.")
@_MAP
@_OUTLINES
@click.option("--bare", is_flag=True, help="Without tribes and names, as the web page needs it.")
@click.option(
    "--theme", type=click.Choice(THEMES), default="day", show_default=True, help="Colours."
)
@click.option(
    "--output", "-o", type=click.Path(path_type=Path), help="Output file. Default: stdout."
)
def draw(map_id: str, outlines: Path | None, bare: bool, theme: Theme, output: Path | None) -> None:
    """Draw MAP as SVG, in a light or a dark (candle) theme.

    A map without outlines gets a computed layout.

    \b
    Example:
      smallworld map draw base/4 -o board.svg
      smallworld map draw random-1/4/7 -o board.svg
      smallworld map draw isles.toml --theme candle --bare
    """
    from smallworld.drawing.svg.board import board_svg

    source = _checked_map(map_id, outlines)
    drawn = source.outlines or source.checked.outlines
    assert drawn is not None  # it has no faults
    picture = board_svg(source.spec, drawn, bare=bare, theme=theme)
    if output is None:
        click.echo(picture, nl=False)
    else:
        write_file(output, picture)
        print_text(f"{map_id} is drawn in {output}.")


@map_group.command(short_help="List the regions of a map.")
@_MAP
@_OUTLINES
def show(map_id: str, outlines: Path | None) -> None:
    """List the regions of MAP, its mix of terrains, and how fair its entries are.

    \b
    Example:
      smallworld map show random-1/4/7
    """
    from smallworld.packs.mapgen.fairness import unfairness

    spec = _checked_map(map_id, outlines).spec
    for region in spec.regions:
        extras = [*sorted(region.symbols), *(["tribe"] if region.tribe else [])]
        at_edge = ", edge" if region.edge else ""
        what = " ".join([region.terrain, *extras]) + at_edge
        print_text(
            f"{region.id:>3} {region.name:<12} {what:<32} {' '.join(map(str, region.neighbours))}"
        )
    mix, box = mix_of(spec), official_mix(spec.seats)
    print_text(f"{spec.seats} seats, {spec.rounds} rounds; in brackets the board of the box.")
    kinds = {**mix.terrains, **mix.symbols, "tribes": mix.tribes, "entries": mix.entries}
    others = {**box.terrains, **box.symbols, "tribes": box.tribes, "entries": box.entries}
    print_text(", ".join(f"{kind} {count} ({others[kind]})" for kind, count in kinds.items()))
    usual = unfairness(load_map(f"base/{spec.seats}"))
    print_text(
        f"Difference between entries: {unfairness(spec):.3f} ({usual:.3f}); 0 is the same for all."
    )


@map_group.command(short_help="Generate a random map.")
@click.option(
    "--seats", type=click.IntRange(2, MAX_SEATS), required=True, help="Number of seats, 2 to 5."
)
@click.option(
    "--seed",
    type=click.IntRange(0, HIGHEST_SEED),
    help="Seed of the map. Default: random.",
)
@click.option("--regions", type=int, help="Number of regions. Default: as on the official map.")
@click.option(
    "--output", "-o", type=click.Path(path_type=Path), help="Output file. Default: stdout."
)
def new(seats: int, seed: int | None, regions: int | None, output: Path | None) -> None:
    """Generate a random map with a mix and a fairness like the official maps.

    The same seed gives the same map on every machine. You need no file to draw it or play on
    it: its id random-1/SEATS/SEED is enough. With --output the outlines are written beside it.

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
    write_file(output, text)
    write_file(outlines_path(output), outlines_text(board.outlines))
    print_text(f"{board.spec.id} is written to {output}, its outlines beside it.")


def _checked_map(map_id: str, outlines: Path | None) -> MapSource:
    """Find a map without faults; maps of the box and random ones need no check, and no extra."""
    source = find_map(map_id, outlines)
    is_ours = not source.text and (has_map(map_id) or recipe_of(map_id) is not None)
    if (outlines is not None or not is_ours) and source.faults():
        raise click.ClickException(f"{map_id} has faults. See: smallworld map check {map_id}")
    return source
