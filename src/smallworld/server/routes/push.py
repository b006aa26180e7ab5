"""Push messages: subscribe a device, and the service worker that shows them."""

from __future__ import annotations

from litestar import Response
from litestar.datastructures import State

from smallworld.server.http.auth import HttpRequest, take_turn
from smallworld.server.http.routing import delete, get, post
from smallworld.server.messages.push import NewSubscription, PushState
from smallworld.server.refusals import NotFound
from smallworld.server.reminders.push.service import Push
from smallworld.server.routes.page import send_worker


def push_of(state: State) -> Push:
    """Return the push service, or refuse if the host does not want any."""
    if state.push is None:
        raise NotFound("push.off")
    found = state.push
    assert isinstance(found, Push)
    return found


@get("/api/me/push")
async def get_push(request: HttpRequest, state: State) -> PushState:
    """Return the server's public key, and whether this device gets messages."""
    return await push_of(state).state_of(state.devices.current(request))


@post("/api/me/push", status_code=200, cost=5)
async def post_push(
    data: NewSubscription, request: HttpRequest, state: State
) -> Response[PushState]:
    """Send messages to this device from now on."""
    push = push_of(state)
    take_turn(state.people_limit, request)
    device = state.devices.current_or_new(request)
    subscribed = await push.subscribe(data, device)
    return Response(subscribed, cookies=[state.devices.cookie(device)])


@delete("/api/me/push", status_code=200)
async def delete_push(request: HttpRequest, state: State) -> PushState:
    """Send no more messages to this device."""
    return await push_of(state).unsubscribe(state.devices.current(request))


@get("/push-worker.js", include_in_schema=False)
async def get_push_worker(request: HttpRequest, state: State) -> Response[bytes]:
    """Return the service worker; at the root, so that it may open any table."""
    push_of(state)
    return await send_worker(request, state)
