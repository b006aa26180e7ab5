/** The combos a seat used: from when to when, and what each of them earned. */

/** @typedef {import("../net/protocol.js").EventView} EventView */

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
  hear({ kind, facts }, round) {
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

  /** A region was taken, by this seat or from it. @param {Record<string, any>} facts */
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

  /** Where two declined races stand, the one that holds so many regions was paid for them.
   * @param {string} id @param {number} coins */
  #earnerOf(id, coins) {
    if (id === "declined") {
      return this.declined.find(({ regions }) => regions.size === coins) ?? this.declined.at(-1);
    }
    return this.declined.find(({ story }) => story.race === id) ?? this.active;
  }
}
