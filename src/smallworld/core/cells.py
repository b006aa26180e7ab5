"""The vector type of a state: packed when compiled, a plain list when interpreted.

Compiled modules resolve ``vec`` statically to ``librt.vecs.vec`` and never touch the class
below. Interpreted, a plain list is three times faster than the packed vector, and needs no
``librt`` at all; only bytes stay packed. This module itself is never compiled.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
else:
    from mypy_extensions import u8

    class vec:  # noqa: N801 - stands in for librt's class of that name
        """``vec[i64](items)`` is ``list(items)``."""

        def __class_getitem__(cls, item: object) -> type:
            """Return the constructor: ``bytearray`` for bytes, otherwise ``list``."""
            return bytearray if item is u8 else list
