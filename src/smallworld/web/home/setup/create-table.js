/** Create and join tables: store the seat tokens, then open the table. */
import { makeTable } from "../../net/api.js";
import { claimSeat } from "../../device/claim.js";
import { keepKeys, keys, setPreferences, preferences } from "../../device/device.js";
import { nameToPlay, suggestedName } from "../../device/player-name.js";
import { go } from "../../ui/router.js";
import { t } from "../../i18n/texts.js";

/** Names for players without one. @returns {import("./table-settings.js").DefaultNames} */
export function defaultNames() {
  return { you: suggestedName(), other: (number) => t("home-other-person", { number }) };
}

/** Store the player's name if one of these seats is theirs. @param {import("./table-settings.js").Chair[]} chairs */
export function nameAt(chairs) {
  return chairs.some(({ who }) => who === "me") ? nameToPlay() : "";
}

/** Create a table, store its tokens, and open it. @param {import("../../net/protocol.js").NewTable} wish
 * @param {Record<string, any>} [chosen] stored for the next one */
export async function openTable(wish, chosen) {
  const { game, tokens, invites, watch } = await makeTable(wish);
  keepKeys(game, { seats: tokens, invites, watch });
  if (chosen) setPreferences({ table: { ...preferences.value.table, ...chosen } });
  go(`/table/${game}`);
}

/** Join with an invite, or at an open seat of a public table.
 * @param {string} game @param {{ invite?: string, seat?: number }} how */
export async function joinSeat(game, how) {
  await claimSeat(game, { name: nameToPlay(), ...how });
  go(`/table/${game}`);
}

/** The seats at a table that this device holds tokens for. @param {string} game */
export function ownSeats(game) {
  return Object.keys(keys.value[game]?.seats ?? {}).map(Number);
}
