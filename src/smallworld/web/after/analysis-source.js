/** Where the coach's analysis comes from, a table or a game file, and how to play on from it. */
import { ask, makeTable, replay } from "../net/api.js";
import { catalogue } from "../net/catalogue.js";
import { keepKeys } from "../device/device.js";
import { withPacks } from "../net/file-packs.js";
import { go } from "../ui/router.js";

/** @typedef {import("../net/protocol.js").GameView} GameView */
/** @typedef {import("../net/protocol.js").AnalysisJob} Job */
/** @typedef {object} Source
 * @property {number|null} me  the seat that is told first
 * @property {() => Promise<Job>} begin
 * @property {(job: string) => Promise<Job>} look
 * @property {((job: string) => Promise<Job>)|null} cancel  `null` for those who may not
 * @property {() => Promise<import("../net/protocol.js").Position>} start  before the first line
 * @property {(line: number, seat: number) => Promise<void>} playOn
 */

const LEVEL = "hard"; // of the bots one plays on against

/** @param {import("../table/state/store.js").TableStore} store @returns {Source} */
export function tableCoach(store) {
  const me = store.me.value;
  const token = store.tokenOf();
  const path = `/api/games/${store.game}/analysis`;
  return {
    me,
    begin: () => ask("POST", path, { token }),
    look: (job) => ask("GET", `${path}/${job}`, { token }),
    cancel: me === null ? null : (job) => ask("DELETE", `${path}/${job}`, { token }),
    start: async () => (await replay(await store.api.record(), { line: 0 })).position,
    playOn: async (line, seat) => {
      const others = store.live.value?.seats.filter((_, other) => other !== seat) ?? [];
      const isFork = seat === me && others.every(({ sitting }) => sitting.who === "bot");
      if (!isFork) return playRecord(await store.api.record(), line, seat, store.names.value.seats);
      sitAt(await ask("POST", `/api/games/${store.game}/fork`, { body: { line }, token }));
    },
  };
}

/** @param {string} record @param {string[]} names @returns {Source} */
export function recordCoach(record, names) {
  const path = "/api/records/analysis";
  return {
    me: null,
    begin: async () => ask("POST", path, { body: await withPacks({ record }) }),
    look: (job) => ask("GET", `${path}/${job}`),
    cancel: (job) => ask("DELETE", `${path}/${job}`),
    start: async () => (await replay(record, { line: 0 })).position,
    playOn: (line, seat) => playRecord(record, line, seat, names),
  };
}

/** Create a table that continues after a line; bots take the other seats.
 * @param {string} record @param {number} line @param {number} seat @param {string[]} names */
async function playRecord(record, line, seat, names) {
  const bot = catalogue.value?.bots.find(({ level }) => level === LEVEL)?.id ?? LEVEL;
  const seats = names.map((name, other) => (other === seat ? { me: name } : { bot }));
  sitAt(await makeTable({ seats, record, line }));
}

/** @param {import("../net/protocol.js").Created} created */
function sitAt({ game, tokens, invites, watch }) {
  keepKeys(game, { seats: tokens, invites, watch });
  go(`/table/${game}`);
}
