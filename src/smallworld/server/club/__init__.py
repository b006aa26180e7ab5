"""What outlives a single game: players with several devices, their seats, games and results.

``people``      find the player of a device, and change which devices are a player's
``transfer``    connect another device by a one-time code
``accounts``    names, passkeys and recovery codes, where the host wants them
``seats``       give a device tokens for the seats of its player
``finding``     bring players together: seeks, who is here, challenges
``tournaments`` rounds of tables, from sign-up to standings
``outcome``     work out places, coins, races and times of a finished game
``results``     store each result exactly once, whichever process dies
``ratings``     rate players by their rated results
``statistics``  count results by race, power, seats, decline round and bot
``history``     show a player's games and profile
``moderation``  blocks, reports, bans, the audit log
``personal``    download and delete everything about a player
"""
