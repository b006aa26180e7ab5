"""Queries and transactions for everything that outlives a single game, as scripts.

``tables``       lists every table of the club, for archives, checks and merges
``rows``         read and write whole tables, for archives
``holders``      how players are named: a device by its id, a person by ``person ID``
``people``       players, their devices, and the seats that belong to them
``transfers``    one-time codes that connect another device
``passkeys``     open challenges, passkeys, and signing in
``recovery``     recovery codes
``finding``      seeks, presence and challenges of players
``push``         devices that want messages, and messages to be sent
``tournaments``  logs of tournaments
``results``      results of games, and the games of one player
``ratings``      ratings of players, which follow from the rated results
``moderation``   blocks, reports, bans and the audit log
``personal``     everything that is stored about a player
"""
