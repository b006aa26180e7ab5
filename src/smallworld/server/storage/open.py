"""Choose the storage for a database URL: a SQLite file or a PostgreSQL server."""

from __future__ import annotations

from smallworld.extras import needs_extra
from smallworld.server.settings import default_database, is_sqlite, sqlite_file
from smallworld.server.storage.protocol import Storage, Unavailable


def storage_for(url: str) -> Storage:
    """Return the storage of a URL; without one, the file in the user's data folder.

    >>> storage_for("sqlite:///club.sqlite").path.name
    'club.sqlite'
    >>> type(storage_for("postgresql://localhost/club")).__name__
    'PostgresStorage'
    """
    url = url or default_database()
    if not is_sqlite(url):
        with needs_extra("PostgreSQL", "server"):
            from smallworld.server.storage.postgres.store import PostgresStorage

        return PostgresStorage(url)
    if "://" in url and not url.startswith("sqlite:///"):
        scheme = url.partition("://")[0]
        raise Unavailable(f"{scheme} is no database known here: sqlite:///FILE or postgresql://…")
    from smallworld.server.storage.sqlite.store import SqliteStorage

    return SqliteStorage(sqlite_file(url))
