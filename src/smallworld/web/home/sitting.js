/** Making tables and sitting down: what opens the seats is kept, then the table is shown. */
import { claim, makeTable } from "../api.js";
import { keep, keys, like, likings } from "../device.js";
import { go } from "../router.js";
import { t } from "../texts.js";
import { plainName } from "./wish.js";

/** The player's name, or what to say as long as none was written.
 * @param {string} [otherwise] what fits in any sentence */
export function ownName(otherwise = t("home-you")) {
  return plainName(likings.value.name) || otherwise;
}

/** What people are called who wrote no name: to others, the one who made the table is its host.
 * @param {import("./wish.js").Chair[]} chairs @returns {import("./wish.js").DefaultNames} */
export function defaultNames(chairs) {
  const isRead = chairs.some((chair) => chair.who === "friend");
  return {
    you: t(isRead ? "home-host" : "home-you"),
    other: (number) => t("home-other-person", { number }),
  };
}

/** Make a table, keep what opens it, and go there. @param {import("../protocol.js").NewTable} wish
 * @param {Record<string, any>} [chosen] remembered for the next one */
export async function openTable(wish, chosen) {
  const { game, tokens, invites, watch } = await makeTable(wish);
  keep(game, { seats: tokens, invites, watch });
  if (chosen) like({ table: { ...likings.value.table, ...chosen } });
  go(`/table/${game}`);
}

/** Sit down with an invite, or at an open seat of a public table.
 * @param {string} game @param {{ invite?: string, seat?: number }} how */
export async function sitDown(game, how) {
  const { seat, token } = await claim(game, { name: ownName(t("home-guest")), ...how });
  keep(game, { seats: { [seat]: token } });
  go(`/table/${game}`);
}

/** The seats this device can play at a table. @param {string} game */
export function ownSeats(game) {
  return Object.keys(keys.value[game]?.seats ?? {}).map(Number);
}
