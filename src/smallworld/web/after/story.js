/** Statistics of a game, computed from the events of its log. */
import { turnsOf } from "../table/state/log-lines.js";

/** @typedef {import("../net/protocol.js").LogLine} LogLine */
/** @typedef {import("../net/protocol.js").EventView} EventView */

/** The die of a seat: `luck` is what it showed beyond the expected value.
 * @typedef {{ rolls: number[], expected: number, shown: number, attempts: number,
 *   won: number }} Dice */
/** @typedef {{ id: string, coins: number }} Source  of an income: `regions`, `declined`, a race, a
 *   power, `start` for the first coins, or `column` for coins found on combos and paid for them */

/** @typedef {object} SeatStory
 * @property {number[]} coins  at the start and at the end of each round
 * @property {Source[]} sources  the richest first; together they are the coins at the end
 * @property {ComboStory[]} combos  in the order they were picked
 * @property {Dice} dice
 */
/** @typedef {{ rounds: number[], seats: SeatStory[] }} Story  `rounds`: the numbers under the chart, the
 *   first is the start */

const START = 5; // what everybody has where nobody tells
const DIE = [0, 0, 0, 1, 2, 3];
const EXPECTED = DIE.reduce((sum, face) => sum + face, 0) / DIE.length;

/** @param {LogLine[]} lines the whole log @param {number} seats
 * @param {(number|undefined)[]} [final] the coins at the end, where they are known
 * @returns {Story} */
export function storyOf(lines, seats, final = []) {
  const teller = new Teller(seats);
  const turns = turnsOf(lines);
  for (const turn of turns) teller.turn(turn);
  return teller.story(final);
}

/** Number the rounds of a story as its game does: the lesson begins with round 1.
 * @param {Story} story @param {(round: number) => number} shown @returns {Story} */
export function withRounds({ rounds, seats }, shown) {
  const perhaps = (/** @type {number|null} */ round) => (round === null ? null : shown(round));
  return {
    rounds: rounds.map((round) => round && shown(round)), // 0 is the start
    seats: seats.map((seat) => ({
      ...seat,
      combos: seat.combos.map((combo) => ({
        ...combo,
        from: shown(combo.from),
        declined: perhaps(combo.declined),
        gone: perhaps(combo.gone),
      })),
    })),
  };
}

class Teller {
  /** @param {number} seats */
  constructor(seats) {
    const each = Array.from({ length: seats }, (_, seat) => seat);
    this.combos = each.map((seat) => new Combos(seat));
    /** Changes of each seat's coins by round. @type {Map<number, number>[]} */
    this.changes = each.map(() => new Map());
    /** @type {Map<string, number>[]} */
    this.sources = each.map(() => new Map());
    /** @type {Dice[]} */
    this.dice = each.map(() => ({ rolls: [], expected: 0, shown: 0, attempts: 0, won: 0 }));
    /** @type {Set<number>} */
    this.rounds = new Set();
    /** The line of the last roll: a conquest there was a final attempt. */
    this.cast = -1;
    this.round = 1;
  }

  /** @param {import("../table/state/log-lines.js").Turn} turn */
  turn({ round, seat, entries }) {
    this.round = round;
    if (seat !== null) this.rounds.add(round);
    for (const entry of entries) for (const event of entry.events) this.#addEvent(event, entry.seq);
  }

  /** @param {EventView} event @param {number} seq */
  #addEvent({ kind, facts }, seq) {
    for (const combos of this.combos) combos.addEvent({ kind, facts }, this.round);
    if (kind === "combo_picked") this.#earn(facts.seat, "column", facts.collected - facts.paid);
    if (kind === "income") {
      for (const [id, coins] of facts.parts) this.#earn(facts.seat, id, coins);
    }
    if (kind === "coins_gained" || kind === "coins_handed_over") this.#earn(facts.seat, facts.trait, facts.coins);
    if (kind === "coins_handed_over") this.#earn(facts.giver, facts.trait, -facts.coins);
    if (kind === "coins_spent") this.#earn(facts.seat, facts.trait, -facts.coins);
    if (kind === "die_rolled") this.#roll(facts.seat, facts.number, seq);
    if (this.cast === seq && (kind === "conquered" || kind === "attempt_failed")) {
      this.dice[facts.seat].attempts += 1;
      this.dice[facts.seat].won += kind === "conquered" ? 1 : 0;
    }
  }

  /** @param {number} seat @param {string} source @param {number} coins */
  #earn(seat, source, coins) {
    if (!coins) return;
    const { [seat]: changes } = this.changes;
    const { [seat]: sources } = this.sources;
    changes.set(this.round, (changes.get(this.round) ?? 0) + coins);
    sources.set(source, (sources.get(source) ?? 0) + coins);
  }

  /** @param {number} seat @param {number} number @param {number} seq */
  #roll(seat, number, seq) {
    const dice = this.dice[seat];
    dice.rolls.push(number);
    dice.shown += number;
    dice.expected += EXPECTED;
    this.cast = seq;
  }

  /** @param {(number|undefined)[]} final @returns {Story} */
  story(final) {
    const rounds = [...this.rounds].sort((a, b) => a - b);
    const first = (rounds[0] ?? 1) - 1;
    const seats = this.combos.map((combos, seat) => {
      const coins = this.#coins(seat, rounds, final[seat]);
      const sources = [...this.sources[seat], /** @type {const} */ (["start", coins[0]])]
        .map(([id, count]) => ({ id, coins: count }))
        .filter((source) => source.coins !== 0)
        .sort((a, b) => b.coins - a.coins);
      return { coins, sources, combos: combos.all, dice: this.dice[seat] };
    });
    return { rounds: [first, ...rounds], seats };
  }

  /** Count backwards from the end, which also works for a game from a set position.
   * @param {number} seat @param {number[]} rounds @param {number|undefined} final */
  #coins(seat, rounds, final) {
    const changes = rounds.map((round) => this.changes[seat].get(round) ?? 0);
    const sum = changes.reduce((total, change) => total + change, 0);
    let coins = final === undefined ? START : final - sum;
    return [coins, ...changes.map((change) => (coins += change))];
  }
}

// --- The combos of a seat: rounds and earnings

/** @typedef {object} ComboStory
 * @property {string} race
 * @property {string} power
 * @property {number} from  the round it was picked in
 * @property {number|null} declined  the round it went into decline
 * @property {number|null} gone  the round it left the map
 * @property {number} paid
 * @property {number} collected
 * @property {number} earned  by its incomes, active and declined
 * @property {number} most  regions held at once
 */

/** @typedef {{ story: ComboStory, regions: Set<number> }} Followed */

export class Combos {
  /** @param {number} seat */
  constructor(seat) {
    this.seat = seat;
    /** @type {ComboStory[]} */
    this.all = [];
    /** @type {Followed|null} */
    this.active = null;
    /** @type {Followed[]} */
    this.declined = [];
  }

  /** @param {EventView} event @param {number} round */
  addEvent({ kind, facts }, round) {
    if (kind === "conquered") this.#taken(facts);
    if (facts.seat !== this.seat) return;
    if (kind === "combo_picked") this.#picked(facts, round);
    if (kind === "declined") this.#declines(round);
    if (kind === "left_the_map") this.#leaves(facts.race, round);
    if (kind === "abandoned" || kind === "withdrawn") this.#give(facts.region);
    if (kind === "income") for (const part of facts.parts) this.#earn(part);
  }

  /** @param {Record<string, any>} facts @param {number} round */
  #picked({ race, power, paid, collected }, round) {
    const story = { race, power, from: round, declined: null, gone: null, paid, collected };
    const followed = { story: { ...story, earned: 0, most: 0 }, regions: new Set() };
    this.active = followed;
    this.all.push(followed.story);
  }

  /** @param {number} round */
  #declines(round) {
    if (!this.active) return;
    this.active.story.declined = round;
    this.declined.push(this.active);
    this.active = null;
  }

  /** @param {string} race @param {number} round */
  #leaves(race, round) {
    const leaving = this.declined.find(({ story }) => story.race === race);
    if (!leaving) return;
    leaving.story.gone = round;
    this.declined = this.declined.filter((one) => one !== leaving);
  }

  /** Record a conquest by this seat or from it. @param {Record<string, any>} facts */
  #taken({ seat, region, race }) {
    this.#give(region);
    if (seat !== this.seat) return;
    const taker = this.#all().find(({ story }) => story.race === race);
    if (!taker) return;
    taker.regions.add(region);
    taker.story.most = Math.max(taker.story.most, taker.regions.size);
  }

  /** @param {number} region */
  #give(region) {
    for (const { regions } of this.#all()) regions.delete(region);
  }

  #all() {
    return this.active ? [this.active, ...this.declined] : this.declined;
  }

  /** @param {[string, number]} part */
  #earn([id, coins]) {
    const earner = this.#earnerOf(id, coins);
    if (earner) earner.story.earned += coins;
  }

  /** With two races in decline, match the payment by the number of regions.
   * @param {string} id @param {number} coins */
  #earnerOf(id, coins) {
    if (id === "declined") {
      return this.declined.find(({ regions }) => regions.size === coins) ?? this.declined.at(-1);
    }
    return this.declined.find(({ story }) => story.race === id) ?? this.active;
  }
}
