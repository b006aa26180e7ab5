"""Scripts of moderation: who blocks whom, reports, bans and the audit log.

``blocks``   players that a player does not want to meet
``reports``  what players reported to the host, with the chat as evidence
``bans``     bans and mutes by the host
``audit``    what the host and the server did
``owners``   what becomes of all this when a player changes devices or is deleted
"""
