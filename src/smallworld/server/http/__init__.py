"""What surrounds the routes: limits and authentication before, errors and metrics after.

connections  limit open connections, and the time a request takes to arrive
metrics      count requests and measure their time
guard        check host, origin, size and rate; add headers to responses
proxies      take the client's address from trusted proxies
bans         recognise banned and muted clients
quotas       what the host allows single addresses, networks and devices
rate_limit   token buckets per address and table
new_tables   limit the listed tables and the packs of one address
routing      declare routes with their cost; collect them
auth         the seat a token opens; strict request bodies
hosts        the host's key and sessions
devices      the signed cookie of a device
language     the language of a visitor
errors       turn exceptions into error responses
openapi      write the OpenAPI document
"""
