"""Tables and migrations of the database, in both SQL dialects."""

from __future__ import annotations

from typing import Final, NamedTuple

from smallworld.server.storage.club.tables import CLUB_TABLES
from smallworld.server.storage.protocol import SCHEMA_VERSION
from smallworld.server.storage.scripts import sqlite_dialect

CLOCK_TOLERANCE: Final = 1.0  # seconds by which clocks are set back while they are kept exact


class Step(NamedTuple):
    """The migration from one version to the next, run in one transaction."""

    sqlite: tuple[str, ...]
    postgres: tuple[str, ...]


def _both(*statements: str) -> Step:
    """Return a step that is written once, in the types of PostgreSQL."""
    return Step(tuple(sqlite_dialect(each) for each in statements), statements)


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

# `people` are players who use several devices or keep a name; `devices` says which devices are
# theirs. A device without a row is a player of its own. `secrets.device` is a device, or
# "person ID" for a seat that belongs to a person and not to one device.
_STEP_10: Final = _both(
    """
    CREATE TABLE people (
        id text NOT NULL PRIMARY KEY,
        name text NOT NULL,
        created double precision NOT NULL,
        public bigint NOT NULL
    )
    """,
    """
    CREATE TABLE devices (
        device text NOT NULL PRIMARY KEY,
        person text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        label text NOT NULL,
        added double precision NOT NULL,
        seen double precision NOT NULL
    )
    """,
    "CREATE INDEX devices_person ON devices (person)",
)

# `seeks` are players who look for a game. `wish` is what all players of a table have in common.
_STEP_11: Final = _both(
    """
    CREATE TABLE seeks (
        id text NOT NULL PRIMARY KEY,
        holder text NOT NULL,
        name text NOT NULL,
        wish text NOT NULL,
        seats bigint NOT NULL,
        bots_after double precision,
        created double precision NOT NULL,
        seen double precision NOT NULL,
        game text NOT NULL,
        seat bigint NOT NULL
    )
    """,
    "CREATE INDEX seeks_open ON seeks (wish, created) WHERE game = ''",
    "CREATE INDEX seeks_game ON seeks (game) WHERE game <> ''",
    "CREATE INDEX seeks_holder ON seeks (holder)",
)

# `transfers` are the one-time codes that take a player to another device; `used_by` is the device
# that used the code, so that the same request can be repeated.
_STEP_12: Final = _both(
    """
    CREATE TABLE transfers (
        hash text NOT NULL PRIMARY KEY,
        device text NOT NULL,
        name text NOT NULL,
        label text NOT NULL,
        expires double precision NOT NULL,
        used_by text NOT NULL
    )
    """,
    "CREATE INDEX transfers_device ON transfers (device)",
)

# `results` has a row for every game that ended: number 0 if it does not count (aborted, practice,
# continued), else its place in the order of all results. `result_seats.owner` is what stands in
# `secrets.device`; lists are words between spaces, so that LIKE finds one. `ratings` follows from
# the rated results in their order; `counters` has the last number, and how many rated results with
# which sum of numbers the ratings contain: a difference to `results` means that some were deleted.
_STEP_13: Final = _both(
    """
    CREATE TABLE results (
        game text NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
        number bigint NOT NULL,
        ended double precision NOT NULL,
        map text NOT NULL,
        seats bigint NOT NULL,
        rounds bigint NOT NULL,
        pool text NOT NULL
    )
    """,
    "CREATE UNIQUE INDEX results_number ON results (number) WHERE number > 0",
    "CREATE INDEX results_pool ON results (number) WHERE pool <> ''",
    """
    CREATE TABLE result_seats (
        game text NOT NULL REFERENCES results (game) ON DELETE CASCADE,
        seat bigint NOT NULL,
        owner text NOT NULL,
        name text NOT NULL,
        folded text NOT NULL,
        bot text NOT NULL,
        place bigint NOT NULL,
        coins bigint NOT NULL,
        gave_up bigint NOT NULL,
        races text NOT NULL,
        powers text NOT NULL,
        declines text NOT NULL,
        rolls bigint NOT NULL,
        luck double precision NOT NULL,
        seconds double precision NOT NULL,
        rating double precision,
        change double precision,
        PRIMARY KEY (game, seat)
    )
    """,
    "CREATE INDEX result_seats_owner ON result_seats (owner, game)",
    """
    CREATE TABLE ratings (
        owner text NOT NULL,
        pool text NOT NULL,
        mu double precision NOT NULL,
        sigma double precision NOT NULL,
        games bigint NOT NULL,
        PRIMARY KEY (owner, pool)
    )
    """,
    "CREATE INDEX ratings_pool ON ratings (pool, mu)",
    "CREATE TABLE counters (name text NOT NULL PRIMARY KEY, number bigint NOT NULL)",
    "INSERT INTO counters VALUES ('results', 0), ('rated', 0), ('rated sum', 0)",
)

# `tournament_events` is the log of each tournament; `tournaments.seq` the number of its last event,
# and `version` also counts changes of who its entrants are. A player who is deleted leaves the
# events without person and name.
_STEP_14: Final = _both(
    """
    CREATE TABLE tournaments (
        id text NOT NULL PRIMARY KEY,
        created double precision NOT NULL,
        seq bigint NOT NULL,
        version bigint NOT NULL,
        active bigint NOT NULL
    )
    """,
    "CREATE INDEX tournaments_active ON tournaments (active, created)",
    """
    CREATE TABLE tournament_events (
        tournament text NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
        seq bigint NOT NULL,
        at double precision NOT NULL,
        entrant bigint NOT NULL,
        person text REFERENCES people (id) ON DELETE SET NULL,
        name text NOT NULL,
        text text NOT NULL,
        PRIMARY KEY (tournament, seq)
    )
    """,
    "CREATE INDEX tournament_events_person ON tournament_events (person)",
    """
    CREATE TABLE tournament_games (
        game text NOT NULL PRIMARY KEY,
        tournament text NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE
    )
    """,
    "CREATE INDEX tournament_games_tournament ON tournament_games (tournament)",
)

# `passkeys` are public keys of players; `counter` is the last one that was signed, `refused` says
# when a copy was noticed. `challenges` are open ceremonies: each may be answered once, by the
# device that asked. `recovery_codes` bring a player to a new device, once each. `devices.how` says
# by what a device came to its person.
_STEP_15: Final = _both(
    """
    CREATE TABLE passkeys (
        id text NOT NULL PRIMARY KEY,
        person text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        handle text NOT NULL,
        public_key text NOT NULL,
        counter bigint NOT NULL,
        label text NOT NULL,
        added double precision NOT NULL,
        used double precision NOT NULL,
        refused double precision
    )
    """,
    "CREATE INDEX passkeys_person ON passkeys (person)",
    """
    CREATE TABLE challenges (
        hash text NOT NULL PRIMARY KEY,
        kind text NOT NULL,
        device text NOT NULL,
        handle text NOT NULL,
        expires double precision NOT NULL,
        used_by text NOT NULL
    )
    """,
    "CREATE INDEX challenges_device ON challenges (device)",
    "CREATE INDEX challenges_expires ON challenges (expires)",
    """
    CREATE TABLE recovery_codes (
        hash text NOT NULL PRIMARY KEY,
        person text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        made double precision NOT NULL,
        used_by text NOT NULL
    )
    """,
    "CREATE INDEX recovery_codes_person ON recovery_codes (person)",
    "ALTER TABLE devices ADD COLUMN how text NOT NULL DEFAULT ''",
)

# `blocks` are players that a person does not want to meet, `bans` those that the host keeps out or
# mutes, `reports` what players told the host; `audit` is what the host and the server did. Players
# are named by what may stand in `secrets.device`; `bans.subject` puts "device" before a device.
_STEP_16: Final = _both(
    """
    CREATE TABLE blocks (
        person text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        blocked text NOT NULL,
        name text NOT NULL,
        at double precision NOT NULL,
        PRIMARY KEY (person, blocked)
    )
    """,
    "CREATE INDEX blocks_blocked ON blocks (blocked)",
    """
    CREATE TABLE reports (
        id text NOT NULL PRIMARY KEY,
        game text NOT NULL,
        seat bigint NOT NULL,
        reporter text NOT NULL,
        reporter_seat bigint NOT NULL,
        reporter_name text NOT NULL,
        reported text NOT NULL,
        name text NOT NULL,
        reason text NOT NULL,
        words text NOT NULL,
        excerpt text NOT NULL,
        at double precision NOT NULL,
        state text NOT NULL
    )
    """,
    "CREATE UNIQUE INDEX reports_game ON reports (game, reporter)",
    "CREATE INDEX reports_reporter ON reports (reporter, at)",
    "CREATE INDEX reports_reported ON reports (reported)",
    "CREATE INDEX reports_at ON reports (at)",
    """
    CREATE TABLE bans (
        subject text NOT NULL,
        kind text NOT NULL,
        until double precision,
        reason text NOT NULL,
        at double precision NOT NULL,
        seats text NOT NULL,
        PRIMARY KEY (subject, kind)
    )
    """,
    """
    CREATE TABLE audit (
        id text NOT NULL PRIMARY KEY,
        at double precision NOT NULL,
        who text NOT NULL,
        what text NOT NULL,
        about text NOT NULL,
        why text NOT NULL
    )
    """,
    "CREATE INDEX audit_at ON audit (at)",
)

# `seeks.patience` is for how many seconds a seek waits for its device; `made` tells that the
# table of the paired players exists. `presence` has the devices whose players want to be seen;
# `holder` is the device, `id` is what others know. `game_challenges` are games that one player (at
# place 0) offers to others; `wish` is as in seeks, `made` tells that the table exists.
# `no_challenges` are the players who want none.
_STEP_17: Final = _both(
    "ALTER TABLE seeks ADD COLUMN patience double precision NOT NULL DEFAULT 15",
    "ALTER TABLE seeks ADD COLUMN made bigint NOT NULL DEFAULT 0",
    """
    CREATE TABLE presence (
        holder text NOT NULL PRIMARY KEY,
        id text NOT NULL,
        name text NOT NULL,
        seen double precision NOT NULL
    )
    """,
    "CREATE UNIQUE INDEX presence_id ON presence (id)",
    "CREATE INDEX presence_seen ON presence (seen)",
    """
    CREATE TABLE game_challenges (
        id text NOT NULL PRIMARY KEY,
        wish text NOT NULL,
        created double precision NOT NULL,
        expires double precision NOT NULL,
        ended text NOT NULL,
        game text NOT NULL,
        made bigint NOT NULL
    )
    """,
    "CREATE INDEX game_challenges_expires ON game_challenges (expires)",
    """
    CREATE INDEX game_challenges_unmade ON game_challenges (created)
    WHERE game <> '' AND made = 0
    """,
    """
    CREATE TABLE challenge_players (
        challenge text NOT NULL REFERENCES game_challenges (id) ON DELETE CASCADE,
        place bigint NOT NULL,
        holder text NOT NULL,
        name text NOT NULL,
        answer text NOT NULL,
        answered double precision NOT NULL,
        seat bigint NOT NULL,
        PRIMARY KEY (challenge, place)
    )
    """,
    "CREATE INDEX challenge_players_holder ON challenge_players (holder)",
    "CREATE TABLE no_challenges (holder text NOT NULL PRIMARY KEY)",
)

# `push_subscriptions` are the devices (`holder`) that want messages, with the browser's keys and
# the name of our key; `push_notices` are messages to be sent at `due`, and turns already announced;
# `push_looked` is the row up to which a game was looked at.
_STEP_18: Final = _both(
    """
    CREATE TABLE push_subscriptions (
        id text NOT NULL PRIMARY KEY,
        holder text NOT NULL,
        endpoint text NOT NULL,
        p256dh text NOT NULL,
        auth text NOT NULL,
        lang text NOT NULL,
        vapid text NOT NULL,
        created double precision NOT NULL
    )
    """,
    "CREATE INDEX push_subscriptions_holder ON push_subscriptions (holder)",
    """
    CREATE TABLE push_notices (
        subscription text NOT NULL REFERENCES push_subscriptions (id) ON DELETE CASCADE,
        kind text NOT NULL,
        ref text NOT NULL,
        game text NOT NULL,
        seat bigint NOT NULL,
        decision bigint NOT NULL,
        due double precision,
        tries bigint NOT NULL,
        PRIMARY KEY (subscription, kind, ref)
    )
    """,
    "CREATE INDEX push_notices_due ON push_notices (due) WHERE due IS NOT NULL",
    "CREATE INDEX push_notices_ref ON push_notices (ref)",
    """
    CREATE TABLE push_looked (
        game text NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
        seq bigint NOT NULL
    )
    """,
)

# `seeks.origin` tells which seeks come from the same address, as `games.origin` does.
_STEP_19: Final = _both(
    "ALTER TABLE seeks ADD COLUMN origin text NOT NULL DEFAULT ''",
    "CREATE INDEX seeks_origin ON seeks (origin, created) WHERE game = ''",
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
    _STEP_10,
    _STEP_11,
    _STEP_12,
    _STEP_13,
    _STEP_14,
    _STEP_15,
    _STEP_16,
    _STEP_17,
    _STEP_18,
    _STEP_19,
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
    "seat {0} belongs to a person who does not exist": """
        SELECT game, seat FROM secrets
        WHERE device LIKE 'person %' AND substr(device, 8) NOT IN (SELECT id FROM people)
    """,
    "its result has {0} seats fewer than the game": """
        SELECT results.game, results.seats - count(result_seats.seat)
        FROM results LEFT JOIN result_seats ON result_seats.game = results.game
        WHERE results.number > 0 GROUP BY results.game, results.seats
        HAVING count(result_seats.seat) <> results.seats
    """,
}

# Rows of the club whose owner is missing; each query returns the missing owners.
ORPHANS: Final[dict[str, str]] = {
    f"{table.name}: rows are left of {owner.table} {{0}}": (
        f"SELECT DISTINCT {owner.column} FROM {table.name} WHERE {owner.column} IS NOT NULL"
        f" AND {owner.column} NOT IN (SELECT {owner.key} FROM {owner.table})"
    )
    for table in CLUB_TABLES
    for owner in table.owners
} | {
    "tournaments: the log of {0} has other numbers than 1 to its last": """
        SELECT tournaments.id FROM tournaments
        LEFT JOIN tournament_events ON tournament_events.tournament = tournaments.id
        GROUP BY tournaments.id, tournaments.seq
        HAVING count(tournament_events.seq) <> tournaments.seq
            OR coalesce(max(tournament_events.seq), 0) <> tournaments.seq
    """,
}
