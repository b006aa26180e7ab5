/** Making tables and sitting down: what opens the seats is kept, then the table is shown. */
import { claim, makeTable } from "../net/api.js";
import { keep, keys, like, preferences } from "../device/device.js";
import { nameToPlay, suggestedName } from "../device/player-name.js";
import { go } from "../ui/router.js";
import { t } from "../i18n/texts.js";

/** What people are called who wrote no name. @returns {import("./table-settings.js").DefaultNames} */
export function defaultNames() {
  return { you: suggestedName(), other: (number) => t("home-other-person", { number }) };
}

/** The player's name, if one of these chairs is theirs. @param {import("./table-settings.js").Chair[]} chairs */
export function nameAt(chairs) {
  return chairs.some(({ who }) => who === "me") ? nameToPlay() : "";
}

/** Make a table, keep what opens it, and go there. @param {import("../net/protocol.js").NewTable} wish
 * @param {Record<string, any>} [chosen] stored for the next one */
export async function openTable(wish, chosen) {
  const { game, tokens, invites, watch } = await makeTable(wish);
  keep(game, { seats: tokens, invites, watch });
  if (chosen) like({ table: { ...preferences.value.table, ...chosen } });
  go(`/table/${game}`);
}

/** Sit down with an invite, or at an open seat of a public table.
 * @param {string} game @param {{ invite?: string, seat?: number }} how */
export async function sitDown(game, how) {
  const { seat, token } = await claim(game, { name: nameToPlay(), ...how });
  keep(game, { seats: { [seat]: token } });
  go(`/table/${game}`);
}

/** The seats this device can play at a table. @param {string} game */
export function ownSeats(game) {
  return Object.keys(keys.value[game]?.seats ?? {}).map(Number);
}
