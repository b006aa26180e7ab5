/** Claim a seat so that a lost answer costs nothing: the same request gets the same token. */
import { claim } from "../net/api.js";
import { keepKeys, readStored, removeStored, writeStored } from "./device.js";

/** Claim a seat and store its token. The request id is stored until the answer comes, so that a
 * reload can repeat the claim, too.
 * @param {string} game @param {{ name: string, invite?: string, seat?: number }} wish */
export async function claimSeat(game, wish) {
  const place = `smallworld.claim.${game}.${wish.invite ?? wish.seat ?? ""}`;
  const request = readStored(place, "") || newSecret();
  writeStored(place, request);
  try {
    const { seat, token } = await claim(game, { ...wish, request });
    keepKeys(game, { seats: { [seat]: token } });
  } catch (error) {
    if (/** @type {import("../net/api.js").ServerError} */ (error).offline) throw error;
    removeStored(place);
    throw error;
  }
  removeStored(place);
}

/** Return 192 random bits as text. The token is derived from it, so nobody may guess it. */
function newSecret() {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
