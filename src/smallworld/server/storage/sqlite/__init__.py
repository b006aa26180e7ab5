"""Store all games in one SQLite file.

``file``     open, create, migrate and copy the file
``queries``  SQL statements; values are always parameters
``store``    the storage: a reading and a writing thread, group commit, polling
"""
