"""Serve live connections: WebSockets that follow a table and act at it.

``protocol``    WebSocket frames that never reach the endpoint: pings, pongs, parts
``endpoint``    the WebSocket route: admit a client, carry out its frames
``connection``  one client: a bounded outbox, heartbeats, a rate limit
``hub``         all connections of this process; sends them every change once
``drain``       empty a process before it is stopped
"""
