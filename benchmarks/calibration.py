"""A fixed loop of pure Python, to compare figures of different machines."""

from __future__ import annotations

import time

MAPS = ("base/2", "base/3", "base/4", "base/5")


def calibrate() -> float:
    """Return the seconds for one million steps of the loop, the best of five runs."""
    return min(_million_steps() for _ in range(5))


def _million_steps() -> float:
    began = time.perf_counter()
    total = 0
    for step in range(1_000_000):
        total = (total * 31 + step) & 0xFFFF
    return time.perf_counter() - began


def announce(calibration: float) -> None:
    """Describe what figures "per calibration second" are relative to."""
    print(f"calibration: a million steps of plain Python take {calibration:.3f} s")
