"""Network addresses: of the client, of trusted proxies, and of the hosts of reminders.

The operator names the hosts; the server connects to no others. A listed name must still not
resolve into the operator's own network, so every address behind it must be public.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Collection, Iterable, Iterator
from contextvars import ContextVar
from typing import Final, Literal, NamedTuple
from urllib.parse import urlsplit

LogAddresses = Literal["none", "network", "full"]
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

# The address whose request is being handled, also in the tasks it starts; empty: the server's own.
CLIENT: Final[ContextVar[str]] = ContextVar("client", default="")

LONGEST: Final = 500  # characters of an address
_HTTPS: Final = 443
_DEFAULT_PORTS: Final = {"https": 443, "http": 80}

_LABEL: Final = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
_HOST: Final = re.compile(rf"({_LABEL}(?:\.{_LABEL})*)(?::([1-9][0-9]{{0,4}}))?")
# One strict pattern instead of a tolerant parser: no user, no fragment, no other spelling.
_ADDRESS: Final = re.compile(
    rf"https://({_LABEL}(?:\.{_LABEL})*)(?::([1-9][0-9]{{0,4}}))?(/[A-Za-z0-9._~!$&'()*+,;=:@%/?-]*)?"
)

# Beside what Python's own lists call private, reserved and so on: what leads to other addresses
# or means something else inside some networks.
_NEVER: Final = tuple(
    ipaddress.ip_network(network)
    for network in (
        "192.0.0.0/24",  # protocols
        "192.88.99.0/24",  # relays to 6to4
        "168.63.129.16/32",  # a cloud's own services, on a public number
        "2001::/23",  # protocols, Teredo among them
        "2001:db8::/32",  # examples
        "2002::/16",  # 6to4: an IPv4 address inside
        "3fff::/20",  # examples
    )
)
_UNICAST: Final = ipaddress.ip_network("2000::/3")  # outside: loopback, mapped, NAT64, local, …


def parse_networks(text: str) -> list[Network]:
    """Parse comma-separated addresses and networks; ``ValueError`` names the bad one.

    >>> [str(network) for network in parse_networks("127.0.0.1, 10.0.0.0/8")]
    ['127.0.0.1/32', '10.0.0.0/8']
    """
    return [ipaddress.ip_network(part.strip()) for part in text.split(",") if part.strip()]


def loggable(address: str, how: LogAddresses) -> str:
    """Return what the log may say of a client's address; empty for nothing.

    >>> [loggable("192.0.2.7", how) for how in ("none", "network", "full")]
    ['', '192.0.2.0/24', '192.0.2.7']
    >>> loggable("2001:db8:1:2::7", "network"), loggable("?", "full")
    ('2001:db8:1::/48', '')
    """
    try:
        number = ipaddress.ip_address(address)
    except ValueError:
        return ""
    if how == "network":
        bits = 24 if number.version == 4 else 48
        return str(ipaddress.ip_network((number, bits), strict=False))
    return str(number) if how == "full" else ""


class Address(NamedTuple):
    """The parts of a webhook URL."""

    host: str
    port: int
    path: str

    @property
    def place(self) -> str:
        """The host as in an allow-list or a ``Host`` header: the default port is omitted."""
        return self.host if self.port == _HTTPS else f"{self.host}:{self.port}"


def address_of(text: str) -> Address | None:
    """Parse a webhook URL in the one accepted form; ``None`` for anything else.

    >>> address_of("https://hooks.example/a?b=c")
    Address(host='hooks.example', port=443, path='/a?b=c')
    >>> address_of("http://hooks.example/"), address_of("https://me@hooks.example/")
    (None, None)
    """
    found = _ADDRESS.fullmatch(text) if len(text) <= LONGEST else None
    if found is None or len(found[1]) > 253:
        return None
    port = int(found[2] or _HTTPS)
    return Address(found[1], port, found[3] or "/") if port <= 65_535 else None


def parse_hosts(hosts: Iterable[str]) -> frozenset[str]:
    """Normalise the operator's list of hosts; ``ValueError`` names the bad one.

    >>> sorted(parse_hosts(["Hooks.example:443", "hooks.example:8443"]))
    ['hooks.example', 'hooks.example:8443']
    """
    places = set()
    for host in hosts:
        found = _HOST.fullmatch(host.lower())
        if found is None or int(found[2] or _HTTPS) > 65_535:
            raise ValueError(host)
        places.add(Address(found[1], int(found[2] or _HTTPS), "/").place)
    return frozenset(places)


class HostPatterns(Collection[str]):
    """Hosts of an allow-list, of which some stand for all hosts of a domain.

    >>> hosts = HostPatterns(["*.push.example", "other.example:8443"])
    >>> [host in hosts for host in ("eu.push.example", "push.example", "evilpush.example")]
    [True, False, False]
    """

    def __init__(self, patterns: Iterable[str]) -> None:
        patterns = list(patterns)
        self._domains = parse_hosts(one[2:] for one in patterns if one.startswith("*."))
        self._hosts = parse_hosts(one for one in patterns if not one.startswith("*."))

    def __contains__(self, host: object) -> bool:
        """Return whether a host, with its port if that is not 443, is allowed."""
        if not isinstance(host, str):
            return False
        return host in self._hosts or any(host.endswith(f".{one}") for one in self._domains)

    def __iter__(self) -> Iterator[str]:
        """Yield the patterns."""
        return iter([*sorted(self._hosts), *(f"*.{one}" for one in sorted(self._domains))])

    def __len__(self) -> int:
        """Return the number of patterns."""
        return len(self._hosts) + len(self._domains)


def is_public(address: str) -> bool:
    """Return whether this is an address of the public internet and nothing else.

    >>> is_public("9.9.9.9"), is_public("127.0.0.1"), is_public("::ffff:9.9.9.9")
    (True, False, False)
    """
    try:
        number = ipaddress.ip_address(address)
    except ValueError:  # also a link-local address with its interface
        return False
    if number.version == 6 and (number not in _UNICAST or "%" in address):
        return False
    if number.is_multicast or number.is_reserved or not number.is_global:
        return False
    return not any(number in network for network in _NEVER)


def is_loopback(host: str) -> bool:
    """Return whether a host means the machine itself.

    >>> [is_loopback(host) for host in ("localhost", "127.0.0.2", "::1", "192.0.2.7", "a.example")]
    [True, True, True, False, False]
    """
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def machine_address() -> str:
    """Return the machine's address in its network; empty without one. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # of no network: only the route is looked up
        except OSError:
            return ""
        address = str(probe.getsockname()[0])
    return "" if is_loopback(address) else address


class Site(NamedTuple):
    """For which server passkeys are: the relying party's id and the origin of its page."""

    id: str
    origin: str


def passkey_site(url: str) -> Site | None:
    """Return the site of a server's address; ``None`` where browsers allow no passkeys.

    >>> passkey_site("https://Tables.example:443").origin, passkey_site("http://localhost:8000").id
    ('https://tables.example', 'localhost')
    >>> passkey_site("http://tables.example"), passkey_site("https://192.0.2.1")
    (None, None)
    """
    parts = urlsplit(url.lower())
    name = parts.hostname or ""
    if _is_number(name) or not (parts.scheme == "https" or name == "localhost"):
        return None
    port = "" if parts.port in (None, _DEFAULT_PORTS[parts.scheme]) else f":{parts.port}"
    return Site(name, f"{parts.scheme}://{name}{port}")


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
