/** The settings of a new table: their stored form, and the request they become. */
import { plainName } from "../../device/player-name.js";

/** @typedef {"me"|"friend"|"device"|"bot"} Who  `device`: another person at this device */
/** @typedef {{ who: Who, name?: string, bot?: string }} Chair */
/** @typedef {{ limit: "none"|"move"|"game", seconds: number }} Hourglass */
/** @typedef {object} Wishes
 * @property {number} seats  for *Play now* and *Watch bots*
 * @property {string} bot  their level
 * @property {Chair[]} chairs  for a new table
 * @property {boolean} [shuffled]  no choice yet: the player of *Play now* starts
 * @property {Record<string, boolean>} options
 * @property {Hourglass} clock
 * @property {boolean} public
 * @property {boolean} watch
 * @property {boolean} chat
 * @property {boolean} hints
 * @property {"wait"|"bot"|"bot_for_good"} absent
 * @property {boolean} [rated]
 */
/** @typedef {object} Extras  what the workshop adds to a new table: packs and other boards
 * @property {string[]} packs  keys of the chosen ones
 * @property {string[]} switches  of those packs: a key, `+` and the id of a switch
 * @property {"added"|"only"|"blank"} mix
 * @property {string} race  on the blank banner
 * @property {string} power  on the blank badge
 * @property {"box"|"random"|"own"} board
 * @property {string} map  the board of a pack, such as `fens/isle`
 * @property {string} drawn  that board as a map of its own, to draw it
 * @property {number} seed
 * @property {number|null} regions
 * @property {Partial<import("../../net/protocol.js").NewTable>} wish  the fields of the request that follow
 */
/** @typedef {import("../../net/protocol.js").Catalogue} Catalogue */
/** @typedef {import("../../net/protocol.js").NewTable} NewTable */
/** @typedef {{ you: string, other: (number: number) => string }} DefaultNames */

export const FEWEST = 2;
export const MOST = 5;

/** Offered times to think, in seconds. */
export const TIMES = {
  move: [30, 60, 120, 300, 86_400, 172_800, 259_200, 604_800],
  game: [600, 1200, 1800, 3600],
};
const ABSENT = ["wait", "bot", "bot_for_good"];

/** Bot levels on offer, from easy to hard. @param {Catalogue|null} catalogue */
export function levels(catalogue) {
  return (catalogue?.bots ?? []).filter((bot) => bot.level).map((bot) => bot.id);
}

/** The official board for a number of seats. @param {Catalogue|null} catalogue @param {number} seats */
export function boardFor(catalogue, seats) {
  return catalogue?.boards.find((board) => board.seats === seats);
}

/** Read stored settings; invalid parts get their defaults.
 * @param {Record<string, any>} kept @param {Catalogue|null} catalogue @returns {Wishes} */
export function wishesFrom(kept, catalogue) {
  const known = levels(catalogue);
  const bot = known.includes(kept.bot) ? kept.bot : known.includes("normal") ? "normal" : known[0];
  return {
    seats: isSeatCount(kept.seats) ? kept.seats : 3,
    bot,
    chairs: chairsFrom(kept.chairs, known, bot),
    shuffled: typeof kept.shuffled === "boolean" ? kept.shuffled : undefined,
    options: optionsFrom(kept.options, catalogue),
    clock: clockFrom(kept.clock),
    public: kept.public === true,
    watch: kept.watch !== false,
    chat: kept.chat !== false,
    hints: kept.hints !== false,
    absent: ABSENT.includes(kept.absent) ? kept.absent : "wait",
    rated: kept.rated === true && Boolean(catalogue?.club?.includes("rated")),
  };
}

/** Turn the settings into those of a rated game. @param {Wishes} wishes @returns {Wishes} */
export function asRated(wishes) {
  return {
    ...wishes,
    rated: true,
    hints: false,
    absent: "wait",
    options: { ...wishes.options, open_coins: false },
    clock: wishes.clock.limit === "none" ? { limit: "move", seconds: TIMES.move[2] } : wishes.clock,
    chairs: wishes.chairs.map((chair) => (chair.who === "device" ? { who: "friend" } : chair)),
  };
}

/** Whether a game with these settings can be rated. @param {Wishes} wishes */
export function canBeRated({ hints, absent, options, clock, chairs }) {
  const isFair = !hints && absent === "wait" && !options.open_coins && clock.limit !== "none";
  return isFair && chairs.some(({ who }) => who !== "bot") && !chairs.some(({ who }) => who === "device");
}

/** @param {unknown} count */
function isSeatCount(count) {
  return Number.isInteger(count) && Number(count) >= FEWEST && Number(count) <= MOST;
}

/** @param {any} kept @param {string[]} known @param {string} bot @returns {Chair[]} */
function chairsFrom(kept, known, bot) {
  const fits = (/** @type {any} */ chair) =>
    ["me", "friend", "device"].includes(chair?.who) || (chair?.who === "bot" && known.includes(chair.bot));
  if (Array.isArray(kept) && isSeatCount(kept.length) && kept.every(fits)) return kept;
  return [{ who: "me" }, { who: "bot", bot }, { who: "bot", bot }];
}

/** All options with the chosen or default value.
 * @param {any} kept @param {Catalogue|null} catalogue */
function optionsFrom(kept, catalogue) {
  const all = catalogue?.options ?? [];
  const chosen = (/** @type {{ id: string, default: boolean }} */ option) =>
    typeof kept?.[option.id] === "boolean" ? kept[option.id] : option.default;
  return Object.fromEntries(all.map((option) => [option.id, chosen(option)]));
}

/** @param {any} kept @returns {Hourglass} */
function clockFrom(kept) {
  const times = kept?.limit === "move" || kept?.limit === "game" ? TIMES[/** @type {"move"|"game"} */ (kept.limit)] : [];
  return times.includes(kept?.seconds) ? kept : { limit: "none", seconds: 0 };
}

/** Change the number of seats: the first ones stay, new ones are bots.
 * @param {Chair[]} chairs @param {number} count @param {string} bot @returns {Chair[]} */
export function chairsFor(chairs, count, bot) {
  const more = Array.from({ length: Math.max(0, count - chairs.length) }, () => ({
    who: /** @type {Who} */ ("bot"),
    bot,
  }));
  return [...chairs, ...more].slice(0, count);
}

/** Put another player into a seat; only one seat is mine.
 * @param {Chair[]} chairs @param {number} place @param {Chair} chair @returns {Chair[]} */
export function withChair(chairs, place, chair) {
  return chairs.map((old, other) => {
    if (other === place) return chair;
    return chair.who === "me" && old.who === "me" ? { ...chairs[place] } : old;
  });
}

/** The request for a game against bots. @param {Wishes} wishes @param {string} name @param {Catalogue|null} catalogue
 * @param {() => number} [random] @returns {NewTable} */
export function playNow(wishes, name, catalogue, random = Math.random) {
  const bots = Array.from({ length: wishes.seats - 1 }, () => ({ bot: wishes.bot }));
  const seats = [{ me: name }, ...bots];
  return {
    seats: wishes.shuffled ? mixed(seats, random) : seats,
    map: boardFor(catalogue, wishes.seats)?.id ?? "",
    options: wishes.options,
  };
}

/** The request for a game of bots only. @param {Wishes} wishes @param {Catalogue|null} catalogue
 * @returns {NewTable} */
export function watchBots(wishes, catalogue) {
  return {
    seats: Array.from({ length: wishes.seats }, () => ({ bot: wishes.bot })),
    map: boardFor(catalogue, wishes.seats)?.id ?? "",
    options: wishes.options,
  };
}

/** The request for the configured table. @param {Wishes} wishes @param {string} name
 * @param {DefaultNames} names @param {Catalogue|null} catalogue @param {() => number} [random]
 * @returns {NewTable} */
export function newTable(wishes, name, names, catalogue, random = Math.random) {
  const seats = seatWishes(wishes.chairs, name, names);
  return {
    seats: wishes.shuffled ? mixed(seats, random) : seats,
    map: boardFor(catalogue, seats.length)?.id ?? "",
    options: wishes.options,
    table: tableRules(wishes),
  };
}

/** @param {Chair[]} chairs @param {string} name @param {DefaultNames} names
 * @returns {import("../../net/protocol.js").SeatWish[]} */
export function seatWishes(chairs, name, names) {
  return chairs.map((chair, place) => {
    if (chair.who === "me") return { me: plainName(name) || names.you };
    if (chair.who === "device") return { me: plainName(chair.name) || names.other(place + 1) };
    return chair.who === "bot" ? { bot: chair.bot } : { open: true };
  });
}

/** @param {Wishes} wishes @returns {import("../../net/protocol.js").TableRules} */
export function tableRules(wishes) {
  const { limit, seconds } = wishes.clock;
  const clock = limit === "none" ? {} : limit === "move" ? { per_move: seconds } : { per_game: seconds };
  return {
    public: wishes.public,
    watch: wishes.watch,
    chat: wishes.chat,
    hints: wishes.hints,
    absent: wishes.absent,
    clock,
    ...(wishes.rated ? { rated: true } : {}),
  };
}

/** @template T @param {T[]} things @param {() => number} random @returns {T[]} */
export function mixed(things, random) {
  const left = [...things];
  /** @type {T[]} */
  const out = [];
  while (left.length) out.push(...left.splice(Math.floor(random() * left.length), 1));
  return out;
}
