/** Links to tables: what is secret stands behind the `#`, which is never sent to a server. */

/** @typedef {{ game: string, invite?: string, watch?: string }} TableLink */

const GAME = /^[a-z0-9]{12}$/;
const SECRET = /^[A-Za-z0-9_-]{8,100}$/;

/** @param {string} game @param {string} invite */
export const inviteLink = (game, invite) => `${location.origin}/table/${game}#invite=${invite}`;
/** @param {string} game @param {string} watch */
export const watchLink = (game, watch) => `${location.origin}/table/${game}#watch=${watch}`;

/** The table a pasted text leads to: a link, its end, or only the code of the table.
 * @param {string} text @returns {TableLink|null} */
export function readLink(text) {
  const [place, hash = ""] = text.trim().replace(/^[<"'(]+|[>"').,]+$/g, "").split("#");
  const game = place.split("?")[0].replace(/\/+$/, "").split("/").at(-1)?.toLowerCase() ?? "";
  if (!GAME.test(game)) return null;
  const said = new URLSearchParams(hash);
  /** @type {TableLink} */
  const found = { game };
  for (const kind of /** @type {const} */ (["invite", "watch"])) {
    const secret = said.get(kind)?.trim();
    if (!secret) continue;
    if (!SECRET.test(secret)) return null;
    found[kind] = secret;
  }
  return found;
}

/** The address inside the page. @param {TableLink} link */
export function pathOf({ game, invite, watch }) {
  const hash = invite ? `#invite=${invite}` : watch ? `#watch=${watch}` : "";
  return `/table/${game}${hash}`;
}
