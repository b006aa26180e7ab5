"""Store games durably in SQLite or PostgreSQL.

``rows``          row types: games, log, secrets, reminders, whole games
``protocol``      the interface both databases implement, and its errors
``schema``        tables and migrations in both SQL dialects
``scripts``       queries that are written once for both databases
``columns``       rows as database columns; checks before writing
``group_commit``  one transaction for all writes that wait at the same time
``notifier``      calls listeners with the games that changed
``sqlite``        one file, one writing thread
``postgres``      one database for several server processes
``club``          scripts of players and all that outlives a game
``archive``       export to and restore from one text file
``backups``       a copy every few minutes; old copies are deleted
``overview``      find games by their players, count rows
``open``          the storage for a database URL
"""
