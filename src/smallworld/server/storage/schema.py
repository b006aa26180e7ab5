"""Tables and migrations of the database, in both SQL dialects."""

from __future__ import annotations

from typing import Final, NamedTuple

from smallworld.server.storage.protocol import SCHEMA_VERSION

CLOCK_TOLERANCE: Final = 1.0  # seconds by which clocks are set back while they are kept exact


class Step(NamedTuple):
    """The migration from one version to the next, run in one transaction."""

    sqlite: tuple[str, ...]
    postgres: tuple[str, ...]


# `games.changed` finds the games that a process has not seen change. In SQLite it is a counter:
# writers take turns, so its order is the order of the commits. PostgreSQL commits out of order;
# there it is the transaction id, to be compared with a snapshot (see postgres/listener.py).
# `games.seq` is the last row number of the log: an append succeeds only where it follows it.
_SQLITE_1: Final = (
    """
    CREATE TABLE games (
        id TEXT NOT NULL PRIMARY KEY,
        created REAL NOT NULL,
        public INTEGER NOT NULL,
        closed INTEGER NOT NULL,
        creator TEXT NOT NULL,
        about TEXT NOT NULL,
        seq INTEGER NOT NULL,
        updated REAL NOT NULL,
        changed INTEGER NOT NULL
    ) STRICT
    """,
    "CREATE INDEX games_public ON games (created) WHERE public AND NOT closed",
    "CREATE INDEX games_creator ON games (creator)",
    "CREATE INDEX games_updated ON games (updated)",
    "CREATE INDEX games_changed ON games (changed)",
    """
    CREATE TABLE log (
        game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        seq INTEGER NOT NULL CHECK (seq > 0),
        kind TEXT NOT NULL,
        seat INTEGER,
        text TEXT NOT NULL,
        at REAL NOT NULL,
        PRIMARY KEY (game, seq)
    ) STRICT, WITHOUT ROWID
    """,
    # Append-only; names and chat may be blanked when a device is forgotten.
    """
    CREATE TRIGGER log_is_append_only BEFORE UPDATE ON log
    WHEN old.kind NOT IN ('seat', 'chat') OR new.game <> old.game OR new.seq <> old.seq
        OR new.kind <> old.kind OR new.seat IS NOT old.seat OR new.at <> old.at
    BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END
    """,
    """
    CREATE TABLE requests (
        game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        request TEXT NOT NULL,
        first INTEGER NOT NULL,
        last INTEGER NOT NULL,
        PRIMARY KEY (game, request)
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE secrets (
        hash TEXT NOT NULL PRIMARY KEY,
        game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        seat INTEGER,
        device TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX secrets_game ON secrets (game, seat)",
    "CREATE INDEX secrets_device ON secrets (device)",
    """
    CREATE TABLE leases (
        name TEXT NOT NULL PRIMARY KEY,
        holder TEXT NOT NULL,
        expires REAL NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE TABLE changes (number INTEGER NOT NULL) STRICT",
    "INSERT INTO changes VALUES (0)",
)

_POSTGRES_1: Final = (
    """
    CREATE TABLE games (
        id text PRIMARY KEY,
        created double precision NOT NULL,
        public boolean NOT NULL,
        closed boolean NOT NULL,
        creator text NOT NULL,
        about text NOT NULL,
        seq bigint NOT NULL,
        updated double precision NOT NULL,
        changed bigint NOT NULL
    )
    """,
    "CREATE INDEX games_public ON games (created) WHERE public AND NOT closed",
    "CREATE INDEX games_creator ON games (creator)",
    "CREATE INDEX games_updated ON games (updated)",
    "CREATE INDEX games_changed ON games (changed)",
    """
    CREATE TABLE log (
        game text NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        seq bigint NOT NULL CHECK (seq > 0),
        kind text NOT NULL,
        seat bigint,
        text text NOT NULL,
        at double precision NOT NULL,
        PRIMARY KEY (game, seq)
    )
    """,
    """
    CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'the log is append-only'; END $$
    """,
    """
    CREATE TRIGGER log_is_append_only BEFORE UPDATE ON log FOR EACH ROW
    WHEN (old.kind NOT IN ('seat', 'chat') OR new.game <> old.game OR new.seq <> old.seq
        OR new.kind <> old.kind OR new.seat IS DISTINCT FROM old.seat OR new.at <> old.at)
    EXECUTE FUNCTION refuse_change()
    """,
    """
    CREATE TABLE requests (
        game text NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        request text NOT NULL,
        first bigint NOT NULL,
        last bigint NOT NULL,
        PRIMARY KEY (game, request)
    )
    """,
    """
    CREATE TABLE secrets (
        hash text PRIMARY KEY,
        game text NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        kind text NOT NULL,
        seat bigint,
        device text NOT NULL
    )
    """,
    "CREATE INDEX secrets_game ON secrets (game, seat)",
    "CREATE INDEX secrets_device ON secrets (device)",
    """
    CREATE TABLE leases (
        name text PRIMARY KEY,
        holder text NOT NULL,
        expires timestamp with time zone NOT NULL
    )
    """,
)

# A reminder references the seat token it was set with. Deleting the token (leaving, another
# device, forgetting, retention) deletes the reminder in the same transaction.
_SQLITE_2: Final = (
    """
    CREATE TABLE reminders (
        token TEXT NOT NULL PRIMARY KEY REFERENCES secrets (hash) ON DELETE CASCADE,
        game TEXT NOT NULL,
        seat INTEGER NOT NULL,
        id TEXT NOT NULL,
        address TEXT NOT NULL,
        made REAL NOT NULL,
        looked INTEGER NOT NULL,
        decision INTEGER NOT NULL,
        due REAL,
        tries INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX reminders_due ON reminders (due) WHERE due IS NOT NULL",
)

_POSTGRES_2: Final = (
    """
    CREATE TABLE reminders (
        token text PRIMARY KEY REFERENCES secrets (hash) ON DELETE CASCADE,
        game text NOT NULL,
        seat bigint NOT NULL,
        id text NOT NULL,
        address text NOT NULL,
        made double precision NOT NULL,
        looked bigint NOT NULL,
        decision bigint NOT NULL,
        due double precision,
        tries bigint NOT NULL
    )
    """,
    "CREATE INDEX reminders_due ON reminders (due) WHERE due IS NOT NULL",
)

# `care` holds the sweep notes: up to which row a game was found to need no bot or clock, and when
# it may need one without another row (a clock runs out). A game without a note must be swept.
# `news` notifies other processes of changes without a new row: deleted and rewritten games.
_SQLITE_3: Final = (
    """
    CREATE TABLE care (
        game TEXT NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
        seq INTEGER NOT NULL,
        due REAL
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE news (
        game TEXT NOT NULL PRIMARY KEY,
        number INTEGER NOT NULL,
        changed INTEGER NOT NULL,
        at REAL NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX news_changed ON news (changed)",
)

_POSTGRES_3: Final = (
    """
    CREATE TABLE care (
        game text PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
        seq bigint NOT NULL,
        due double precision
    )
    """,
    """
    CREATE TABLE news (
        game text PRIMARY KEY,
        number bigint NOT NULL,
        changed bigint NOT NULL,
        at timestamp with time zone NOT NULL
    )
    """,
    "CREATE INDEX news_changed ON news (changed)",
)

# `brought` holds the packs (a JSON list of texts) and the random board that few games have. It is
# apart from `games`, whose rows are rewritten with every append and read for every list.
_SQLITE_4: Final = (
    """
    CREATE TABLE brought (
        game TEXT NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
        packs TEXT NOT NULL,
        board TEXT NOT NULL
    ) STRICT
    """,
)

_POSTGRES_4: Final = (
    """
    CREATE TABLE brought (
        game text PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
        packs text NOT NULL,
        board text NOT NULL
    )
    """,
)

# `writers` holds, for each process, the number of the last group of writes it committed: it tells
# what became of a commit whose answer was lost (see postgres/store.py).
_POSTGRES_5: Final = (
    """
    CREATE TABLE writers (
        id text PRIMARY KEY,
        committed bigint NOT NULL,
        at timestamp with time zone NOT NULL
    )
    """,
)

# `leases.seconds` is for how long a lease was taken: one that has more left is not valid. No lease
# outlives the processes, which are all stopped for a migration.
_SQLITE_6: Final = (
    "DROP TABLE IF EXISTS leases",
    """
    CREATE TABLE leases (
        name TEXT NOT NULL PRIMARY KEY,
        holder TEXT NOT NULL,
        expires REAL NOT NULL,
        seconds REAL NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
)

_POSTGRES_6: Final = (
    "DROP TABLE IF EXISTS leases",
    """
    CREATE TABLE leases (
        name text PRIMARY KEY,
        holder text NOT NULL,
        expires timestamp with time zone NOT NULL,
        seconds double precision NOT NULL
    )
    """,
)

# Finds the games in which a combo was revealed.
REVEALS: Final = "kind = 'say' AND seat IS NULL AND substr(text, 1, 7) = 'reveal '"
_STEP_7: Final = (f"CREATE INDEX log_reveals ON log (text, game) WHERE {REVEALS}",)

# `pack_texts` holds every pack and random board once, by the hash of its text; `game_packs` says
# which a game has: the board at place 0, packs from 1 on. They replace `brought`. `games.origin`
# tells which listed tables come from the same address. `sha256` is a function of our own in SQLite.
_SQLITE_8: Final = (
    """
    CREATE TABLE pack_texts (
        hash TEXT NOT NULL PRIMARY KEY,
        size INTEGER NOT NULL,
        text TEXT NOT NULL
    ) STRICT
    """,
    "CREATE INDEX pack_texts_size ON pack_texts (size)",
    """
    CREATE TABLE game_packs (
        game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        place INTEGER NOT NULL,
        hash TEXT NOT NULL REFERENCES pack_texts (hash),
        PRIMARY KEY (game, place)
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX game_packs_hash ON game_packs (hash)",
    """
    INSERT OR IGNORE INTO pack_texts SELECT sha256(text), length(CAST(text AS BLOB)), text FROM (
        SELECT each.value AS text FROM brought, json_each(brought.packs) AS each
        UNION SELECT board FROM brought WHERE board <> ''
    )
    """,
    """
    INSERT INTO game_packs SELECT game, each.key + 1, sha256(each.value)
    FROM brought, json_each(brought.packs) AS each
    """,
    "INSERT INTO game_packs SELECT game, 0, sha256(board) FROM brought WHERE board <> ''",
    "DROP TABLE brought",
    "ALTER TABLE games ADD COLUMN origin TEXT NOT NULL DEFAULT ''",
    "CREATE INDEX games_origin ON games (origin, created) WHERE public AND NOT closed",
)

_POSTGRES_8: Final = (
    """
    CREATE TABLE pack_texts (
        hash text PRIMARY KEY,
        size bigint NOT NULL,
        text text NOT NULL
    )
    """,
    "CREATE INDEX pack_texts_size ON pack_texts (size)",
    """
    CREATE TABLE game_packs (
        game text NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        place bigint NOT NULL,
        hash text NOT NULL REFERENCES pack_texts (hash),
        PRIMARY KEY (game, place)
    )
    """,
    "CREATE INDEX game_packs_hash ON game_packs (hash)",
    """
    INSERT INTO pack_texts
    SELECT encode(sha256(convert_to(text, 'UTF8')), 'hex'), octet_length(text), text FROM (
        SELECT value AS text FROM brought, json_array_elements_text(packs::json)
        UNION SELECT board FROM brought WHERE board <> ''
    ) AS brought_texts
    """,
    """
    INSERT INTO game_packs SELECT game, place, encode(sha256(convert_to(value, 'UTF8')), 'hex')
    FROM brought, json_array_elements_text(packs::json) WITH ORDINALITY AS each (value, place)
    """,
    """
    INSERT INTO game_packs SELECT game, 0, encode(sha256(convert_to(board, 'UTF8')), 'hex')
    FROM brought WHERE board <> ''
    """,
    "DROP TABLE brought",
    "ALTER TABLE games ADD COLUMN origin text NOT NULL DEFAULT ''",
    "CREATE INDEX games_origin ON games (origin, created) WHERE public AND NOT closed",
)

# `quotas` holds what the host allows single addresses, networks and devices.
_SQLITE_9: Final = (
    """
    CREATE TABLE quotas (
        subject TEXT NOT NULL PRIMARY KEY,
        factor REAL NOT NULL,
        until REAL,
        note TEXT NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
)

_POSTGRES_9: Final = (
    """
    CREATE TABLE quotas (
        subject text PRIMARY KEY,
        factor double precision NOT NULL,
        until double precision,
        note text NOT NULL
    )
    """,
)

# Games in which no person has acted since the table was made.
UNSTARTED: Final = """
    NOT EXISTS (
        SELECT 1 FROM log AS act JOIN log AS player
            ON player.game = act.game AND player.seat = act.seat AND player.seq < act.seq
        WHERE act.game = games.id AND act.kind = 'say' AND act.at > games.created
            AND player.kind = 'seat' AND player.text LIKE '%"who":"person"%'
    )
"""

# The newest tables, every origin's newest first; those of older versions have no origin.
LISTED: Final = """
    SELECT *, row_number() OVER (
        PARTITION BY CASE origin WHEN '' THEN id ELSE origin END ORDER BY created DESC, id
    ) AS turn
    FROM (
        SELECT * FROM games WHERE public AND NOT closed ORDER BY created DESC, id LIMIT 2000
    ) AS newest
"""

# Step n migrates from version n to n + 1. Databases rely on them: only append.
STEPS: Final[list[Step]] = [
    Step(_SQLITE_1, _POSTGRES_1),
    Step(_SQLITE_2, _POSTGRES_2),
    Step(_SQLITE_3, _POSTGRES_3),
    Step(_SQLITE_4, _POSTGRES_4),
    Step((), _POSTGRES_5),
    Step(_SQLITE_6, _POSTGRES_6),
    Step(_STEP_7, _STEP_7),
    Step(_SQLITE_8, _POSTGRES_8),
    Step(_SQLITE_9, _POSTGRES_9),
]
assert len(STEPS) == SCHEMA_VERSION


def too_new(found: int, known: int) -> str:
    """Return the error message for a database of a later version of smallworld."""
    return (
        f"The database has version {found}, this smallworld knows versions up to {known}."
        " Use the newer smallworld that wrote it, or restore a backup"
    )


# Consistency checks in both dialects; each query returns the faulty games.
FAULTS: Final[dict[str, str]] = {
    "its log has other numbers than 1 to {0}": """
        SELECT games.id, games.seq FROM games LEFT JOIN log ON log.game = games.id
        GROUP BY games.id, games.seq
        HAVING count(log.seq) <> games.seq OR coalesce(max(log.seq), 0) <> games.seq
    """,
    "rows of its log are left, but no game": """
        SELECT DISTINCT game, 0 FROM log WHERE game NOT IN (SELECT id FROM games)
    """,
    "secrets are left, but no game": """
        SELECT DISTINCT game, 0 FROM secrets WHERE game NOT IN (SELECT id FROM games)
    """,
    "packs or a board are left, but no game": """
        SELECT DISTINCT game, 0 FROM game_packs WHERE game NOT IN (SELECT id FROM games)
    """,
    "a pack or its board is missing": """
        SELECT DISTINCT game, 0 FROM game_packs WHERE hash NOT IN (SELECT hash FROM pack_texts)
    """,
    "requests are left, but no game": """
        SELECT DISTINCT game, 0 FROM requests WHERE game NOT IN (SELECT id FROM games)
    """,
    "a request points to row {0}, which is not there": """
        SELECT requests.game, requests.last FROM requests JOIN games ON games.id = requests.game
        WHERE requests.first < 1 OR requests.first > requests.last OR requests.last > games.seq
    """,
}
