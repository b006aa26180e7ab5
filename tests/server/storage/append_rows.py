"""Append rows to a game from another process; print each acknowledged number."""

from __future__ import annotations

import asyncio
import sys

from smallworld.server.storage.open import storage_for
from smallworld.server.storage.protocol import Conflict
from smallworld.server.storage.rows import LogRow


async def main(url: str, game: str, count: int) -> None:
    storage = storage_for(url)
    await storage.open()
    stored = await storage.load(game)
    assert stored is not None
    seq = stored.log[-1].seq
    while count > 0:
        try:
            await storage.append(game, [LogRow(seq + 1, "chat", 0, f"row {seq + 1}", 1.0)])
        except Conflict:
            seq = (await storage.rows_after(game, seq))[-1].seq
            continue
        seq, count = seq + 1, count - 1
        print(seq, flush=True)
    await storage.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
