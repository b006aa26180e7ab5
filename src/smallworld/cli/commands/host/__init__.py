"""Run a server, look after its database and its games.

serve  run the server until it is stopped
db     back up, restore, check and export its database
admin  manage the running server through its own API
"""
