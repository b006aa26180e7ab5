"""Write who holds something: a device by its id, a person by ``person ID``.

A *holder* is what stands in ``secrets.device`` at a seat, and in the tables of the club for a
player who may have several devices.
"""

from __future__ import annotations

from typing import Final

_PERSON: Final = "person "


def held_by(person: str) -> str:
    """Return the holder that a person is.

    >>> held_by("k3x")
    'person k3x'
    """
    return _PERSON + person


def is_person(holder: str) -> bool:
    """Return whether a holder is a person, not a device.

    >>> is_person("person k3x"), is_person("phone")
    (True, False)
    """
    return holder.startswith(_PERSON)


def plain_owner(holder: str) -> str:
    """Return the id of a person or device.

    >>> plain_owner("person k3x"), plain_owner("phone")
    ('k3x', 'phone')
    """
    return holder.removeprefix(_PERSON)
