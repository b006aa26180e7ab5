"""Store all games in one SQLite file.

``file``          open, create, migrate and copy the file
``commit_count``  count commits beside the file, to notice lost ones
``queries``       SQL statements; values are always parameters
``store``         the storage: a reading and a writing thread, group commit, polling
"""
