/** HTTP requests to the server. */
import { withPacks } from "./file-packs.js";

/** @typedef {import("./protocol.js").GameView} GameView */

/** An error response of the server; `offline` if there was no response. */
export class ServerError extends Error {
  /** @param {number} status @param {{ code?: string, message?: string, facts?: any,
   *   place?: number, legal?: string[] }} [error] */
  constructor(status, error = {}) {
    super(error.message ?? "");
    this.status = status;
    this.code = error.code ?? (status ? "request.bad" : "offline");
    // A proxy may answer without our body; then all we know is that nobody understood the request.
    this.facts = error.facts ?? (this.code === "request.bad" ? { reason: "request.unclear", facts: {} } : {});
    this.place = error.place;
    this.legal = error.legal ?? [];
  }

  get offline() {
    return this.status === 0;
  }
}

/** @param {string} method @param {string} path
 * @param {{ body?: unknown, token?: string, text?: boolean, signal?: AbortSignal, keepalive?: boolean }} [more] `signal`
 *   withdraws the request: it then fails as if offline; with `keepalive` it outlives the page @returns {Promise<any>} */
export async function ask(method, path, { body, token, text = false, signal, keepalive = false } = {}) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers.authorization = `Bearer ${token}`;
  let answer;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body), signal: signal ?? null, keepalive });
  } catch {
    throw new ServerError(0);
  }
  if (answer.ok) return text ? answer.text() : answer.json();
  const told = await answer.json().catch(() => ({}));
  throw new ServerError(answer.status, told.error);
}

/** @param {import("./protocol.js").NewTable} wish
 * @returns {Promise<import("./protocol.js").Created>} */
export const makeTable = async (wish) => ask("POST", "/api/games", { body: await withPacks(wish) });

/** Return the address at which other devices of the network reach the server; empty if they cannot.
 * @returns {Promise<string>} */
export const networkAddress = async () => (await ask("GET", "/healthz")).address ?? "";

/** @returns {Promise<import("./protocol.js").ListedTable[]>} */
export const myTables = async () => (await ask("GET", "/api/me/games")).tables;

/** @returns {Promise<import("./protocol.js").ListedTable[]>} */
export const lobby = async () => (await ask("GET", "/api/lobby")).tables;

/** Look for a game with others. @param {import("./protocol.js").NewSeek} wish
 * @returns {Promise<import("./protocol.js").Seek>} */
export const seekGame = (wish) => ask("POST", "/api/seeks", { body: wish });

/** Follow a seek; ask every few seconds, or it ends. @param {string} seek
 * @returns {Promise<import("./protocol.js").Seek>} */
export const followSeek = (seek) => ask("GET", `/api/seeks/${seek}`);

/** @param {string} seek */
export const withdrawSeek = (seek) => ask("DELETE", `/api/seeks/${seek}`, { text: true, keepalive: true });

/** @returns {Promise<import("./protocol.js").OpenSeek[]>} */
export const openSeeks = async () => (await ask("GET", "/api/seeks")).seeks;

/** @returns {Promise<import("./protocol.js").Seek|undefined>} */
export const ownSeek = async () => (await ask("GET", "/api/me/seek")).seek;

/** @returns {Promise<import("./protocol.js").PlayerHere[]>} */
export const playersHere = async () => (await ask("GET", "/api/presence")).players;

/** Be seen for a minute, and return who is here. @param {string} name
 * @returns {Promise<import("./protocol.js").PlayerHere[]>} */
export const beHere = async (name) => (await ask("POST", "/api/presence", { body: { name } })).players;

export const leaveHere = () => ask("DELETE", "/api/presence", { text: true });

/** @returns {Promise<import("./protocol.js").Challenges>} */
export const myChallenges = () => ask("GET", "/api/challenges");

/** @param {import("./protocol.js").NewChallenge} wish @returns {Promise<import("./protocol.js").Challenge>} */
export const challenge = (wish) => ask("POST", "/api/challenges", { body: wish });

/** @param {string} id @param {import("./protocol.js").ChallengeAnswer} answer
 * @returns {Promise<import("./protocol.js").Challenge>} */
export const answerChallenge = (id, answer) => ask("POST", `/api/challenges/${id}/answer`, { body: answer });

/** @param {string} id */
export const withdrawChallenge = (id) => ask("DELETE", `/api/challenges/${id}`, { text: true });

/** @param {boolean} allowed */
export const allowChallenges = (allowed) => ask("POST", "/api/me/challenges", { body: { allowed } });

/** Return the tables at which it is the player's turn. @returns {Promise<import("./protocol.js").WaitingTable[]>} */
export const waitingTables = async () => (await ask("GET", "/api/me/waiting")).tables;

/** Return finished games of this player that match. @param {Record<string, string>} search
 * @returns {Promise<import("./protocol.js").MyResults>} */
export const myResults = (search) => {
  const wanted = Object.entries(search).filter(([, value]) => value !== "");
  return ask("GET", `/api/me/results?${new URLSearchParams(wanted)}`);
};

/** @param {string} game @returns {Promise<import("./protocol.js").PlayedGame>} */
export const myResult = (game) => ask("GET", `/api/me/results/${game}`);

/** @returns {Promise<import("./protocol.js").MyRatings>} */
export const myRatings = () => ask("GET", "/api/me/ratings");

/** @param {string} pool @returns {Promise<import("./protocol.js").Leaderboard>} */
export const leaderboard = (pool) => ask("GET", `/api/leaderboard?pool=${pool}`);

/** @param {import("./protocol.js").ProfileWish} wish @returns {Promise<import("./protocol.js").Profile>} */
export const setProfile = (wish) => ask("POST", "/api/me/profile", { body: wish });

/** @param {string} person @returns {Promise<import("./protocol.js").Profile>} */
export const profileOf = (person) => ask("GET", `/api/people/${encodeURIComponent(person)}`);

/** @param {string} game @param {import("./protocol.js").Claim} wish
 * @returns {Promise<import("./protocol.js").Claimed>} */
export const claim = (game, wish) => ask("POST", `/api/games/${game}/claim`, { body: wish });

/** @param {string} game @returns {Promise<import("./protocol.js").OwnSeats>} */
export const ownSeats = (game) => ask("POST", `/api/games/${game}/own-seat`);

/** @param {string} record @param {{ line?: number, moments?: [number, number] }} [wish]
 * @returns {Promise<import("./protocol.js").Replayed>} */
export const replay = async (record, wish = {}) =>
  ask("POST", "/api/records", { body: await withPacks({ record, use: "replay", lang: pageLanguage(), ...wish }) });

/** The language the page is shown in; `i18n/texts.js` writes it to the document. */
const pageLanguage = () => document.documentElement.lang || "en";

/** Return the requests about one game, as one seat or as a spectator.
 * @param {string} game @param {string} [token] */
export function gameApi(game, token) {
  const at = (/** @type {string} */ path) => `/api/games/${game}${path}`;
  /** @param {string} path @param {unknown} [body] */
  const post = (path, body) => ask("POST", at(path), { body, token });
  return {
    /** @returns {Promise<GameView>} */
    view: () => ask("GET", at(""), { token }),
    /** @param {number} seq @returns {Promise<GameView>} */
    viewAt: (seq) => ask("GET", at(`/at/${seq}`), { token }),
    /** @param {number} after @param {number} to
     * @returns {Promise<import("./protocol.js").Moment[]>} */
    moments: async (after, to) =>
      (await ask("GET", at(`/moments?after=${after}&to=${to}`), { token })).moments,
    /** @param {string} lang @returns {Promise<import("./protocol.js").TableBox>} */
    box: (lang) => ask("GET", at(`/box?lang=${lang}`), { token }),
    /** @returns {Promise<string>} */
    record: () => ask("GET", at("/record"), { token, text: true }),
    /** @param {number} after */
    undo: (after) => post("/undo", { after }),
    /** @param {number} after */
    resetTurn: (after) => post("/reset-turn", { after }),
    /** @param {AbortSignal} signal @returns {Promise<import("./protocol.js").Hint>} */
    hint: (signal) => ask("POST", at("/hint"), { token, signal }),
    /** @returns {Promise<import("./protocol.js").ComboWorths>} */
    combos: () => ask("GET", at("/combos"), { token }),
    /** @param {string} action @returns {Promise<import("./protocol.js").Why>} */
    why: (action) => post("/why", { action }),
    /** @param {number} seq @returns {Promise<import("./protocol.js").Created>} */
    fork: (seq) => post("/fork", { seq }),
    concede: () => post("/concede"),
    leave: () => post("/leave"),
    /** @param {{ to: "bot"|"me"|"device", bot?: string, seat?: number }} wish */
    handOver: (wish) => post("/hand-over", wish),
    /** @param {{ name?: string, places_by_itself?: boolean }} wish */
    seat: (wish) => post("/seat", wish),
    /** @returns {Promise<import("./protocol.js").ReminderSet>} */
    reminder: () => ask("GET", at("/reminder"), { token }),
    /** @param {string} address @returns {Promise<import("./protocol.js").ReminderSet>} */
    remind: (address) => post("/reminder", { address }),
    /** @returns {Promise<import("./protocol.js").ReminderSet>} */
    remindNoMore: () => ask("DELETE", at("/reminder"), { token }),
    /** @returns {Promise<import("./protocol.js").Claimed>} */
    rematch: () => post("/rematch"),
  };
}
