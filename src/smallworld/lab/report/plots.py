"""Plots of a report as inline SVG: drawn by matplotlib, coloured by the page's CSS.

Plots use placeholder colours, which are replaced by CSS variables, so the same plot works on
light and dark backgrounds.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from io import StringIO
from typing import TYPE_CHECKING, Any, Final

from smallworld.extras import needs_extra
from smallworld.lab.intervals import Estimate

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK: Final = "#010101"
SOFT: Final = "#020202"
RULE: Final = "#030303"
BAND: Final = "#040404"
BOARDS: Final = {2: "#050502", 3: "#050503", 4: "#050504", 5: "#050505"}
_VARIABLES: Final = {
    INK: "--ink",
    SOFT: "--ink-soft",
    RULE: "--rule",
    BAND: "--accent-soft",
    **{colour: f"--board-{seats}" for seats, colour in BOARDS.items()},
}
_WIDTH: Final = 8.2  # inches; the page scales it
MARKS: Final = {2: "o", 3: "s", 4: "D", 5: "^"}  # boards can be distinguished without colour


def check_plots() -> None:
    """Raise ``MissingExtra`` if matplotlib is missing."""
    with needs_extra("The report", "lab"):
        import matplotlib  # noqa: F401


class Sheet:
    """One plot with one or more panels; ``svg`` renders it."""

    def __init__(self, name: str, height: float, columns: int = 1, rows: int = 1) -> None:
        import matplotlib
        from matplotlib.figure import Figure

        # Keep text as text: searchable, and drawn in the font of the page.
        self._style: dict[Any, Any] = {
            "svg.fonttype": "none",
            "svg.hashsalt": name,  # ids are stable, and unique per plot
            "font.size": 10,
            "text.color": INK,
            "axes.labelcolor": SOFT,
            "axes.edgecolor": RULE,
            "axes.titlesize": 11,
            "axes.titlecolor": INK,
            "xtick.color": SOFT,
            "ytick.color": SOFT,
            "axes.spines.top": False,
            "axes.spines.right": False,
        }
        self.name = name
        with matplotlib.rc_context(self._style):
            self.figure: Figure = Figure(figsize=(_WIDTH, height), layout="constrained")
            grid = self.figure.subplots(rows, columns, squeeze=False)
        self.panels: list[Axes] = [panel for row in grid for panel in row]
        for panel in self.panels:
            panel.patch.set_visible(False)
            panel.set_axisbelow(True)
            panel.tick_params(length=0)

    def svg(self, title: str, description: str) -> str:
        """Render the plot, with title and description for screen readers."""
        import matplotlib

        page = StringIO()
        with matplotlib.rc_context(self._style):
            self.figure.savefig(
                page, format="svg", transparent=True, metadata={"Date": None, "Creator": None}
            )
        return _inlined(page.getvalue(), self.name, title, description)


def _inlined(drawn: str, name: str, title: str, description: str) -> str:
    """Strip what only a standalone file needs, and adapt ids and colours to the page."""
    body = drawn[drawn.index(">", drawn.index("<svg")) + 1 : drawn.rindex("</svg>")]
    body = re.sub(r"<metadata>.*?</metadata>", "", body, flags=re.DOTALL)
    body = re.sub(r'\bid="', f'id="{name}-', body)
    body = re.sub(r'((?:xlink:)?href="#|url\(#)', rf"\1{name}-", body)
    body = re.sub(r"font: ([\d.]+)px [^;\"]*", r"font-size: \1px", body)
    for colour, variable in _VARIABLES.items():
        body = body.replace(colour, f"var({variable})")
    box = re.search(r'viewBox="([^"]+)"', drawn)
    assert box is not None
    return (
        f'<svg viewBox="{box[1]}" role="img" aria-labelledby="{name}-title {name}-text"'
        ' xmlns:xlink="http://www.w3.org/1999/xlink">'
        f'<title id="{name}-title">{escape(title)}</title>'
        f'<desc id="{name}-text">{escape(description)}</desc>{body}</svg>'
    )


def points(
    panel: Axes,
    places: Sequence[float],
    estimates: Sequence[Estimate],
    seats: int,
    *,
    label: str = "",
    sideways: bool = False,
) -> None:
    """Draw estimates with their intervals, upright or as rows."""
    values = [one.value for one in estimates]
    reach = [
        [one.value - one.low for one in estimates],
        [one.high - one.value for one in estimates],
    ]
    colour = BOARDS[seats]
    style: dict[str, Any] = {
        "fmt": MARKS[seats],
        "color": colour,
        "markersize": 5,
        "linewidth": 1.6,
    }
    if sideways:
        panel.errorbar(values, places, xerr=reach, label=label, **style)
    else:
        panel.errorbar(places, values, yerr=reach, label=label, **style)


def line(
    panel: Axes, places: Sequence[float], values: Sequence[float], seats: int, label: str
) -> None:
    """Draw the line of one board."""
    panel.plot(
        places,
        values,
        color=BOARDS[seats],
        marker=MARKS[seats],
        markersize=4.5,
        linewidth=1.8,
        label=label,
    )


def rule(panel: Axes, value: float, *, upright: bool = False) -> None:
    """Draw a dashed reference line, such as the fair share."""
    draw = panel.axvline if upright else panel.axhline
    draw(value, color=SOFT, linewidth=1, linestyle=(0, (4, 3)))


def grid(panel: Axes, axis: str) -> None:
    """Draw light grid lines."""
    panel.grid(axis=axis, color=RULE, linewidth=0.6)  # type: ignore[arg-type]


def legend(sheet: Sheet) -> None:
    """Draw the legend of boards above the panels."""
    handles, labels = sheet.panels[0].get_legend_handles_labels()
    sheet.figure.legend(
        handles,
        labels,
        loc="outside upper right",
        ncols=len(labels),
        frameon=False,
        labelcolor=INK,
        fontsize=9.5,
        handlelength=1.6,
    )


def band(panel: Axes, low: float, high: float) -> None:
    """Shade a reference range."""
    panel.axvspan(low, high, color=BAND, linewidth=0)
