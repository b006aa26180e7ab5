"""Moderation: what players and the host can do about players who spoil the game.

``blocks``     players block others: hidden chat, never paired
``reports``    players report others to the host, with the chat as evidence
``bans``       the host bans or mutes players and addresses
``audit``      the log of what the host and the server did, and why
``retention``  delete old reports, bans and log entries
"""
