"""Store all games in one SQLite file.

``file``          open, create, migrate and copy the file
``commit_count``  count commits beside the file, to notice lost ones
``thread``        run calls one after the other, outside the event loop
``queries``       SQL statements; values are always parameters
``store``         the storage: a reading and a writing thread, group commit, polling
"""
