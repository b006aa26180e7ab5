/** Attach the packs a game file names: the server may not have those seen or made on this device. */

const HEAD = 4000; // characters in which a game file names its packs
const SHORT = 12; // characters of a hash in a game file

/** Texts of packs of the tables and game files opened so far, by id and hash. @type {Map<string, string>} */
const seen = new Map();

/** @typedef {(ids: string[]) => { toml: string }[]} FindPacks */

/** Fetches the function that finds packs made on this device. @type {() => Promise<FindPacks>} */
let loadOwnPacks = async () => () => [];

/** Set where the packs made on this device come from. @param {() => Promise<FindPacks>} load */
export function setOwnPacks(load) {
  loadOwnPacks = load;
}

/** @param {{ id: string, hash: string, toml?: string }[]} packs  of a table or a game file */
export function rememberPacks(packs) {
  for (const { id, hash, toml } of packs) if (toml) seen.set(key(id, hash), toml);
}

/** Return a request with the packs its game file needs. @template {{ record?: string }} T @param {T} wish
 * @returns {Promise<T>} */
export async function withPacks(wish) {
  const named = packsNamed(wish.record ?? "");
  if (!named.length) return wish;
  const packsCalled = await loadOwnPacks();
  const packs = named.flatMap(({ id, hash }) => {
    const toml = seen.get(key(id, hash));
    return toml ? [{ toml }] : packsCalled([id]);
  });
  return packs.length ? { ...wish, packs } : wish;
}

/** The packs that a game file names; switches after the id belong to the hash.
 * @param {string} record @returns {{ id: string, hash: string }[]} */
export function packsNamed(record) {
  return [...record.slice(0, HEAD).matchAll(/^pack[ \t]+([^\s+]+)\S*[ \t]+\S+[ \t]+(\S+)/gm)].map(([, id, hash]) => ({ id, hash }));
}

/** @param {string} id @param {string} hash */
function key(id, hash) {
  return `${id} ${hash.slice(0, SHORT)}`;
}
