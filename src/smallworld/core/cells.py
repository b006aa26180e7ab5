"""The vector that a state is made of: packed when compiled, a plain list when interpreted.

Compiled modules resolve ``vec`` statically to ``librt.vecs.vec`` and never touch the class
below. Interpreted, a plain list is three times faster than the packed vector, and needs no
``librt`` at all. This module itself is never compiled.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
else:

    class vec:  # noqa: N801 - stands in for librt's class of that name
        """``vec[i64](items)`` is ``list(items)``."""

        def __class_getitem__(cls, item: object) -> type:
            """The plain list, whatever the cells hold."""
            return list
