"""``smallworld map``: check, draw and list maps."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

import click

from smallworld.cli.counting import counted
from smallworld.cli.files import text_of, write
from smallworld.cli.paint import say
from smallworld.cli.say import fault_told, unreadable
from smallworld.drawing.glyphs import THEMES, Theme
from smallworld.packs.loader import load_map, map_ids
from smallworld.packs.mapfile import MapError, MapSpec, parse_map
from smallworld.packs.outlines import Outlines, load_base_outlines, parse_outlines

_MAP: Final = click.argument("map_id", metavar="MAP")
_OUTLINES: Final = click.option(
    "--outlines", type=click.Path(path_type=Path), help="Its outlines, a JSON file."
)


@click.group(name="map", short_help="Check, draw and list maps.")
def map_group() -> None:
    """Check, draw and list maps.

    MAP is an id such as base/2, or a TOML file of your own.
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

    \b
    Example:
      smallworld map check base/3
      smallworld map check isles.toml --outlines isles.outlines.json
    """
    from smallworld.packs.mapcheck import faults

    spec, drawn = _loaded(map_id, outlines)
    found = faults(spec, drawn)
    for fault in found:
        click.echo(f"{map_id}: {fault_told(fault)}", err=True)
    if found:
        raise click.ClickException(f"{map_id} has {counted(len(found), 'fault')}; see above.")
    what = "with outlines" if drawn is not None else "without outlines"
    say(f"{map_id} is a sound map: {len(spec.regions)} regions, {spec.seats} seats, {what}.")


@map_group.command(short_help="Draw a map as SVG.")
@_MAP
@_OUTLINES
@click.option("--bare", is_flag=True, help="Without tribes and names, as a page needs it.")
@click.option("--theme", type=click.Choice(THEMES), default="day", show_default=True)
@click.option("--output", "-o", type=click.Path(path_type=Path), help="A file instead of stdout.")
def draw(map_id: str, outlines: Path | None, bare: bool, theme: Theme, output: Path | None) -> None:
    """Draw MAP as SVG, on paper by day or by candlelight.

    \b
    Example:
      smallworld map draw base/4 -o board.svg
      smallworld map draw base/4 --theme candle --bare
    """
    from smallworld.drawing.svg import board_svg
    from smallworld.packs.mapcheck import faults

    spec, drawn = _loaded(map_id, outlines)
    if drawn is None:
        raise click.UsageError("A map of your own is drawn from outlines: add --outlines FILE.")
    if faults(spec, drawn):
        raise click.ClickException(f"{map_id} has faults. See: smallworld map check {map_id}")
    picture = board_svg(spec, drawn, bare=bare, theme=theme)
    if output is None:
        click.echo(picture, nl=False)
    else:
        write(output, picture)
        say(f"{map_id} is drawn in {output}.")


def _loaded(map_id: str, outlines: Path | None) -> tuple[MapSpec, Outlines | None]:
    try:
        if map_id in map_ids():
            spec = load_map(map_id)
            drawn: Outlines | None = load_base_outlines(map_id)
        else:
            spec = parse_map(_map_text(map_id), map_id)
            drawn = None
        if outlines is not None:
            drawn = parse_outlines(text_of(outlines), str(outlines))
    except MapError as error:
        raise click.ClickException(unreadable(error)) from None
    return spec, drawn


def _map_text(map_id: str) -> str:
    if not Path(map_id).exists():
        raise click.ClickException(
            f"There is no map and no file {map_id}. In the box are {', '.join(map_ids())}."
        )
    return text_of(Path(map_id))
