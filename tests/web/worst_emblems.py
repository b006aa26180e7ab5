"""The emblems that are costliest to paint among those a pack may have, and how to time them."""

from __future__ import annotations

from playwright.sync_api import Page

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
SHADES = (
    '<defs><radialGradient id="a"><stop offset="0" stop-color="#fff"/>'
    '<stop offset="1" stop-color="#900" stop-opacity=".2"/></radialGradient></defs>'
)
STROKE = 'fill="url(#a)" stroke="url(#a)" stroke-width="20" stroke-linejoin="round" opacity=".5"'


def _shapes(one: str, count: int) -> str:
    return f"{HEAD}{SHADES}<g {STROKE}>{one * count}</g></svg>"


def reference_emblem() -> str:
    """Return an emblem of about 10 ms: what the others are compared with in the same run."""
    return _shapes('<circle cx="32" cy="32" r="40"/>', 200)


def worst_emblems() -> dict[str, str]:
    """Return emblems near each limit: elements, segments, gradients, layers, curves, strokes."""
    nested = "<g opacity='.9'>" * 2
    curve = "C99 -30 -30 99 64 0C-30 -30 99 99 0 64"
    arc = "A22 20 45 0 1 32 32A20 22 45 1 0 9 9"
    plain = '<g fill="red" stroke="blue" fill-opacity=".5" stroke-opacity=".5">'
    circle = '<circle r="60"/>'
    square = '<rect x="-60" y="-60" width="180" height="180"/>'
    return {
        "circles": _shapes(f"{plain}{circle * 240}</g>", 1),
        "gradients": _shapes(circle, 40),
        "layers": _shapes('<circle opacity=".5" cx="32" cy="32" r="60"/>', 11),
        "curves": _shapes(f'<path d="M0 0{curve * 14}"/>', 14),
        "arcs": _shapes(f'<path d="M9 9{arc * 9}"/>', 20),
        "zigzag": _shapes(f'<path d="M0 0{"l64 64-64-63" * 48}"/>', 12),
        "nesting": _shapes(f"{nested}{circle * 13}{plain}{circle * 50}</g></g></g>", 3),
        "beyond": _shapes(f"{plain}{square * 240}</g>", 1),
        "squeezed": _shapes('<path transform="scale(.001 1)" d="M0 0V64L9000 0V64"/>', 40),
    }


def painting_ms(page: Page, picture: str, side: int = 160, times: int = 4) -> float:
    """Return the shortest time in which the browser draws ``picture`` into a canvas."""
    found = page.evaluate(
        """async ([picture, side, times]) => {
            const image = new Image(side, side);
            image.src = URL.createObjectURL(new Blob([picture], { type: "image/svg+xml" }));
            await image.decode();
            const canvas = new OffscreenCanvas(side, side);
            const pen = canvas.getContext("2d", { willReadFrequently: true });
            let least = Infinity;
            for (let time = 0; time < times; time += 1) {
                const start = performance.now();
                pen.drawImage(image, 0, 0, side + time / 100, side);
                pen.getImageData(0, 0, 1, 1);
                least = Math.min(least, performance.now() - start);
            }
            return least;
        }""",
        [picture, side, times],
    )
    return float(found)
