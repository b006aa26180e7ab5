"""A reminder goes where the operator allows, to a public number, and nowhere else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from smallworld.server.addresses import address_of, is_public, parse_hosts
from smallworld.server.reminders.webhook import Undelivered, Webhook, signature
from tests.kit.waiting import PATIENCE
from tests.server.reminders.receiver import (
    HOST,
    Certificate,
    Names,
    Receiver,
    a_certificate,
    a_receiver,
    is_loopback,
)

BODY = b'{"game":"abc"}'
HEADERS = {"Smallworld-Reminder": "abc-1"}


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    return a_certificate(tmp_path_factory.mktemp("certificate"))


Story = Callable[[Receiver, Names], Awaitable[None]]


def with_receiver(certificate: Certificate, story: Story) -> None:
    async def run() -> None:
        async with a_receiver(certificate) as receiver:
            await story(receiver, Names("127.0.0.1"))

    asyncio.run(run())


def a_webhook(receiver: Receiver, names: Names, trusted: Certificate) -> Webhook:
    return Webhook(
        [receiver.place],
        resolve=names,
        is_allowed=is_loopback,
        trust=trusted.trust,
        seconds=PATIENCE,
    )


async def failure(webhook: Webhook, address: str) -> str:
    with pytest.raises(Undelivered) as told:
        await webhook.post(address, HEADERS, BODY)
    return str(told.value)


# --- the addresses
@pytest.mark.parametrize(
    "text",
    [
        "http://hooks.example/",
        "https:/hooks.example/",
        "ftp://hooks.example/",
        "//hooks.example/",
        "hooks.example",
        "https://",
        "https:///path",
        "https://me@hooks.example/",
        "https://me:word@hooks.example/",
        "https://hooks.example@elsewhere.example/",
        "https://hooks.example/#part",
        "https://hooks.example\\@elsewhere.example/",
        "https://hooks.example/a b",
        "https://hooks.example/\r\nHost: elsewhere.example",
        "https://hooks.example/\x00",
        "https://hooks.example/ü",
        "https://hööks.example/",
        "https://hooks.example./",
        "https://hooks..example/",
        "https://-hooks.example/",
        "https://hooks.example:0/",
        "https://hooks.example:065/",
        "https://hooks.example:70000/",
        "https://hooks.example:https/",
        "https://[::1]/",
        "https://Hooks.example/",
        " https://hooks.example/",
        "https://hooks.example/\n",
        "https://hooks.example?x=1",
        "https://hooks.example/" + "x" * 500,
        "https://" + "a." * 150 + "example/",
    ],
)
def test_an_address_has_one_form_only(text: str) -> None:
    assert address_of(text) is None


def test_an_address_is_allowed_by_host_and_port() -> None:
    places = parse_hosts(["Hooks.Example", "other.example:8443"])
    wanted = {
        "https://hooks.example/a": True,
        "https://hooks.example:443/a": True,
        "https://hooks.example": True,
        "https://other.example:8443/?a=b": True,
        "https://hooks.example:8443/": False,
        "https://other.example/": False,
        "https://a.hooks.example/": False,
        "https://hooks.example.elsewhere.example/": False,
        "https://xhooks.example/": False,
    }
    found = {text: address_of(text) for text in wanted}
    assert {text: one is not None and one.place in places for text, one in found.items()} == wanted


@pytest.mark.parametrize(
    "host", ["*", "*.example", "https://hooks.example", "a/b", "", "a:", "::1"]
)
def test_the_operators_list_has_hosts_only(host: str) -> None:
    with pytest.raises(ValueError):
        parse_hosts([host])


# --- the numbers
@pytest.mark.parametrize(
    "number",
    [
        *("127.0.0.1", "127.255.0.3", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1"),
        *("169.254.169.254", "100.64.0.1", "100.100.100.200", "224.0.0.1", "239.1.1.1"),
        *("240.0.0.1", "255.255.255.255", "192.0.0.8", "192.0.2.1", "198.18.0.1", "198.51.100.1"),
        *("203.0.113.1", "192.88.99.1", "168.63.129.16"),
        *("::", "::1", "::127.0.0.1", "::9.9.9.9", "::ffff:127.0.0.1", "::ffff:9.9.9.9"),
        *("64:ff9b::7f00:1", "64:ff9b::909:909", "64:ff9b:1::1", "100::1"),
        *("fe80::1", "fe80::1%eth0", "fec0::1", "fc00::1", "fd00:ec2::254", "ff02::1", "ff0e::1"),
        *("2001::1", "2001:db8::1", "2002:7f00:1::1", "2002:909:909::1", "3fff::1", "5f00::1"),
        *("2620:fe::fe%eth0", "localhost", "0x7f000001", "127.1", "2130706433", "0177.0.0.1", ""),
    ],
)
def test_what_is_not_public_is_refused(number: str) -> None:
    assert not is_public(number)


@pytest.mark.parametrize("number", ["9.9.9.9", "93.184.216.34", "2620:fe::fe", "2a00:1450::1"])
def test_what_is_public_is_not(number: str) -> None:
    assert is_public(number)


@pytest.mark.parametrize("others", [[], ["9.9.9.9"]])
def test_one_number_that_is_not_public_spoils_all(
    certificate: Certificate, others: list[str]
) -> None:
    async def story(receiver: Receiver, names: Names) -> None:
        names.numbers = [*others, "127.0.0.1"]
        webhook = Webhook(
            [receiver.place], resolve=names, trust=certificate.trust, seconds=PATIENCE
        )
        assert await failure(webhook, receiver.address) == "not_public"
        assert receiver.connections == 0

    with_receiver(certificate, story)


# --- the request
def test_it_goes_to_the_number_that_was_checked(certificate: Certificate) -> None:
    async def story(receiver: Receiver, names: Names) -> None:
        await a_webhook(receiver, names, certificate).post(receiver.address, HEADERS, BODY)
        assert names.asked == [HOST], "once: a second answer could lead elsewhere"
        assert receiver.names == [HOST], "the certificate of the name is asked for"
        (sent,) = receiver.received
        assert sent.line == "POST /turn?for=bo HTTP/1.1" and sent.body == BODY
        assert sent.headers == {
            "Host": receiver.place,
            "User-Agent": "smallworld",
            "Content-Type": "application/json",
            "Content-Length": str(len(BODY)),
            "Connection": "close",
            "Smallworld-Reminder": "abc-1",
        }

    with_receiver(certificate, story)


def test_the_next_number_is_tried_if_one_does_not_answer(certificate: Certificate) -> None:
    async def story(receiver: Receiver, names: Names) -> None:
        names.numbers = ["127.0.0.9", "127.0.0.1"]
        await a_webhook(receiver, names, certificate).post(receiver.address, HEADERS, BODY)
        assert len(receiver.received) == 1

    with_receiver(certificate, story)


def test_nothing_but_the_operators_hosts_is_asked_for(certificate: Certificate) -> None:
    async def story(receiver: Receiver, names: Names) -> None:
        webhook = a_webhook(receiver, names, certificate)
        for address in (f"https://{HOST}/", f"https://other.example:{receiver.port}/", "nonsense"):
            assert await failure(webhook, address) == "not_allowed"
        assert names.asked == [] and receiver.connections == 0

    with_receiver(certificate, story)


def test_a_certificate_of_another_name_is_not_believed(
    certificate: Certificate, tmp_path: Path
) -> None:
    other = a_certificate(tmp_path, "other.example")

    async def story(receiver: Receiver, names: Names) -> None:
        webhook = a_webhook(receiver, names, other)  # it trusts the signer, but not for this name
        assert await failure(webhook, receiver.address) == "SSLCertVerificationError"
        webhook = Webhook([receiver.place], resolve=names, is_allowed=is_loopback, seconds=PATIENCE)
        assert await failure(webhook, receiver.address) == "SSLCertVerificationError"
        assert receiver.received == []

    with_receiver(other, story)


def test_a_redirect_is_not_followed(certificate: Certificate) -> None:
    async def story(receiver: Receiver, names: Names) -> None:
        moved = f"HTTP/1.1 302 Found\r\nLocation: {receiver.address}\r\n\r\n"
        receiver.answers = [moved.encode()]
        webhook = a_webhook(receiver, names, certificate)
        assert await failure(webhook, receiver.address) == "status_302"
        assert receiver.connections == 1

    with_receiver(certificate, story)


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (b"HTTP/1.1 500 Oh\r\n\r\n", "status_500"),
        (b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n\r\n", "status_100"),
        (b"HTTP/2 200\r\n\r\n", "no_http"),
        (b"SSH-2.0-server\r\n", "no_http"),
        (b"HTTP/1.1 200 " + b"x" * 100_000 + b"\r\n\r\n", "LimitOverrunError"),
        (b"HTTP/1.1 200 OK", "IncompleteReadError"),
        (b"", "IncompleteReadError"),
    ],
)
def test_anything_but_a_success_is_a_failure(
    certificate: Certificate, answer: bytes, reason: str
) -> None:
    async def story(receiver: Receiver, names: Names) -> None:
        receiver.answers = [answer]
        webhook = a_webhook(receiver, names, certificate)
        assert await failure(webhook, receiver.address) == reason

    with_receiver(certificate, story)


def test_a_long_answer_is_not_read(certificate: Certificate) -> None:
    async def story(receiver: Receiver, names: Names) -> None:
        receiver.answers = [b"HTTP/1.1 200 OK\r\n\r\n" + b"x" * 10_000_000]
        await a_webhook(receiver, names, certificate).post(receiver.address, HEADERS, BODY)

    with_receiver(certificate, story)


def test_who_says_nothing_is_left_alone(certificate: Certificate) -> None:
    async def story(receiver: Receiver, names: Names) -> None:
        receiver.answers = [None]
        webhook = Webhook(
            [receiver.place],
            resolve=names,
            is_allowed=is_loopback,
            trust=certificate.trust,
            seconds=0.3,
        )
        assert await failure(webhook, receiver.address) == "timeout"

    with_receiver(certificate, story)


def test_a_name_that_stands_for_nothing(certificate: Certificate) -> None:
    async def story(receiver: Receiver, names: Names) -> None:
        names.numbers = []
        webhook = a_webhook(receiver, names, certificate)
        assert await failure(webhook, receiver.address) == "no_number"

    with_receiver(certificate, story)


def test_the_signature_covers_time_and_body() -> None:
    known = signature("key", 1, BODY)
    assert known.startswith("t=1,v1=") and known == signature("key", 1, BODY)
    others = [signature("yek", 1, BODY), signature("key", 2, BODY), signature("key", 1, b"{}")]
    assert not {known.partition("v1=")[2]} & {one.partition("v1=")[2] for one in others}
