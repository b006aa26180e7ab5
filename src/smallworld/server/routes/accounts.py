"""Accounts: passkeys, signing in, recovery codes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar import Response
from litestar.datastructures import State

from smallworld.server.addresses import Site, passkey_site
from smallworld.server.club.accounts.recovery import Recovery
from smallworld.server.http.auth import HttpRequest, take_turn
from smallworld.server.http.guard import host_name
from smallworld.server.http.routing import delete, post
from smallworld.server.messages.accounts import (
    NewPasskey,
    PasskeyOptions,
    PasskeyWish,
    RecoveryCodes,
    RecoveryUse,
    RecoveryWish,
    SignIn,
    SignInOptions,
)
from smallworld.server.messages.people import Me
from smallworld.server.refusals import NotFound, Unprocessable
from smallworld.server.routes.me import clean_label
from smallworld.server.settings import Settings
from smallworld.server.tables.create import clean_name

if TYPE_CHECKING:
    from smallworld.server.club.accounts.passkeys import Passkeys


def passkeys_of(state: State) -> Passkeys:
    """Return the passkeys of this server, or refuse if its host wants no accounts."""
    if state.passkeys is None:
        raise NotFound("account.off")
    found: Passkeys = state.passkeys
    return found


def recovery_of(state: State) -> Recovery:
    """Return the recovery codes of this server, or refuse if its host wants no accounts."""
    passkeys_of(state)
    found: Recovery = state.recovery
    return found


def site_of(request: HttpRequest, state: State) -> Site:
    """Return the site for which passkeys are: the public address, or localhost without one."""
    settings: Settings = state.settings
    url, host = settings.public_url, request.headers.get("host", "")
    if not url and host_name(host) == "localhost":
        url = f"http://{host}"
    site = passkey_site(url) if url else None
    if site is None:
        raise Unprocessable("passkey.no_address")
    return site


@post("/api/me/passkeys/start", status_code=200, cost=5)
async def post_passkey_start(
    data: PasskeyWish, request: HttpRequest, state: State
) -> Response[PasskeyOptions]:
    """Begin to add a passkey: return the challenge and what the browser needs."""
    passkeys, site = passkeys_of(state), site_of(request, state)
    take_turn(state.ceremonies, request)
    device = state.devices.current_or_new(request)
    options = await passkeys.start_adding(site, device, clean_name(data.name, state.tables.words))
    return Response(options, cookies=[state.devices.cookie(device)])


@post("/api/me/passkeys", status_code=201, cost=5)
async def post_passkey(data: NewPasskey, request: HttpRequest, state: State) -> Response[Me]:
    """Add the passkey that the browser created; the device gets a new id."""
    passkeys, site = passkeys_of(state), site_of(request, state)
    data.name, data.label = clean_name(data.name, state.tables.words), clean_label(data.label)
    added = await passkeys.add(site, state.devices.current(request), data)
    return Response(await state.people.describe(added), cookies=[state.devices.cookie(added)])


@delete("/api/me/passkeys/{passkey:str}", status_code=200)
async def delete_passkey(passkey: str, request: HttpRequest, state: State) -> Me:
    """Remove a passkey of the player by the id of the list."""
    device = state.devices.current(request)
    await passkeys_of(state).remove(device, passkey)
    described: Me = await state.people.describe(device)
    return described


@post("/api/me/sign-in/start", status_code=200, cost=5)
async def post_sign_in_start(request: HttpRequest, state: State) -> Response[SignInOptions]:
    """Begin to sign in with a passkey: return a challenge, the same for everybody otherwise."""
    passkeys, site = passkeys_of(state), site_of(request, state)
    take_turn(state.ceremonies, request)
    device = state.devices.current_or_new(request)
    options = await passkeys.start_sign_in(site, device)
    return Response(options, cookies=[state.devices.cookie(device)])


@post("/api/me/sign-in", status_code=200, cost=5)
async def post_sign_in(data: SignIn, request: HttpRequest, state: State) -> Response[Me]:
    """Sign in with what the browser signed; the device gets a new id."""
    passkeys, site = passkeys_of(state), site_of(request, state)
    data.label = clean_label(data.label)
    joined = await passkeys.sign_in(site, state.devices.current(request), data)
    return Response(await state.people.describe(joined), cookies=[state.devices.cookie(joined)])


@post("/api/me/recovery", status_code=201, cost=5)
async def post_recovery(
    data: RecoveryWish, request: HttpRequest, state: State
) -> Response[RecoveryCodes]:
    """Return new recovery codes; earlier ones are void. They are never shown again."""
    recovery = recovery_of(state)
    take_turn(state.people_limit, request)
    device = state.devices.current_or_new(request)
    codes = await recovery.make(device, clean_name(data.name, state.tables.words))
    return Response(RecoveryCodes(codes), cookies=[state.devices.cookie(device)])


@post("/api/me/recovery/use", status_code=200, cost=5)
async def post_recovery_use(data: RecoveryUse, request: HttpRequest, state: State) -> Response[Me]:
    """Sign in with a recovery code; the device gets a new id."""
    recovery = recovery_of(state)
    take_turn(state.guesses, request)
    device = state.devices.current_or_new(request)
    joined = await recovery.use(data.code, device, clean_label(data.label))
    return Response(await state.people.describe(joined), cookies=[state.devices.cookie(joined)])
