/** Derive the scenes to play from two positions and the events between them. */
import { sameHolder, contentsOf } from "../model/region-contents.js";

/** @typedef {import("../../net/protocol.js").Position} Position */
/** @typedef {import("../../net/protocol.js").EventView} EventView */
/** @typedef {import("../model/region-contents.js").RegionContents} RegionContents */
/** @typedef {import("../../net/catalogue.js").RegionShape} RegionShape */

/** @typedef {{ region: number, was: RegionContents }} Gone */
/** @typedef {object} Change  counters move from one position to the next
 * @property {"change"} kind
 * @property {Map<number, number|null>} marches  region → where its tokens come from; `null`: the hand
 * @property {Gone[]} falls  driven out
 * @property {Gone[]} leaves  left voluntarily
 * @property {Gone[]} drains  went into decline
 * @property {Set<number>} pops  changed tokens or pieces
 */
/** @typedef {{ kind: "die", region: number|null, face: number, lucky: boolean|null }} DieScene */
/** @typedef {{ kind: "coins", seat: number, coins: number, regions: number[] }} CoinsScene */
/** @typedef {{ kind: "ribbon", seat: number, race: string, power: string, isFirst: boolean }} RibbonScene
 *   `isFirst`: the first race of a seat */
/** @typedef {{ kind: "moment", what: "decline"|"dragon"|"last-round", seat: number, race: string|null }} MomentScene */
/** @typedef {Change|DieScene|CoinsScene|RibbonScene|MomentScene} Scene */

/** Dice come before the change they decide; income and banners after it.
 * @param {Position} before @param {Position} after @param {EventView[]} events
 * @param {RegionShape[]} shapes @param {number} [rounds] of the whole game @returns {Scene[]} */
export function scenesOf(before, after, events, shapes, rounds = Infinity) {
  /** @type {Scene[]} */
  const scenes = events.flatMap((event, place) =>
    event.kind === "die_rolled" ? [dieScene(event, events.slice(place))] : [],
  );
  const change = changeOf(before, after, shapes);
  if (change) scenes.push(change);
  for (const { kind, facts } of events) {
    if (kind === "combo_picked") {
      const isFirst = !before.seats[facts.seat]?.declined?.length;
      scenes.push({ kind: "ribbon", seat: facts.seat, race: facts.race, power: facts.power, isFirst });
    }
    if (kind === "income" && facts.coins > 0) {
      const regions = shapes.map(({ id }) => id).filter((id) => holds(after, facts.seat, id));
      scenes.push({ kind: "coins", seat: facts.seat, coins: facts.coins, regions });
    }
    const what = momentIn(kind, facts, rounds);
    if (what) scenes.push({ kind: "moment", what, seat: facts.seat, race: facts.race ?? null });
  }
  return scenes;
}

/** Return what an event is worth a banner for. @param {string} kind @param {Record<string, any>} facts
 * @param {number} rounds @returns {MomentScene["what"]|null} */
function momentIn(kind, facts, rounds) {
  if (kind === "declined") return "decline";
  if (kind === "conquered" && facts.with === "dragon") return "dragon";
  return kind === "turn_began" && facts.round === rounds && facts.seat === 0 ? "last-round" : null;
}

/** @param {EventView} rolled @param {EventView[]} following @returns {DieScene} */
function dieScene(rolled, following) {
  const outcome = following.find(({ kind }) => kind === "conquered" || kind === "attempt_failed");
  return {
    kind: "die",
    face: rolled.facts.number,
    region: outcome?.facts.region ?? null,
    lucky: outcome ? outcome.kind === "conquered" : null,
  };
}

/** @param {Position} position @param {number} seat @param {number} region */
function holds(position, seat, region) {
  return position.regions?.[region]?.seat === seat;
}

/** Return the differences; `null` without any. @param {Position} before @param {Position} after
 * @param {RegionShape[]} shapes @returns {Change|null} */
export function changeOf(before, after, shapes) {
  /** @type {Change} */
  const change = {
    kind: "change",
    marches: new Map(),
    falls: [],
    leaves: [],
    drains: [],
    pops: new Set(),
  };
  for (const shape of shapes) {
    const was = contentsOf(before, shape.id);
    const is = contentsOf(after, shape.id);
    if (was.tribe && !is.tribe) change.falls.push({ region: shape.id, was });
    if (sameHolder(was, is)) {
      if (was.tokens !== is.tokens || countPieces(was) !== countPieces(is)) change.pops.add(shape.id);
      continue;
    }
    note(change, shape, was, is, before, shapes);
  }
  const { marches, falls, leaves, drains, pops } = change;
  const differs = marches.size + falls.length + leaves.length + drains.length + pops.size;
  return differs ? change : null;
}

/** Record a change of holder. @param {Change} change @param {RegionShape} shape @param {RegionContents} was
 * @param {RegionContents} is @param {Position} before @param {RegionShape[]} shapes */
function note(change, shape, was, is, before, shapes) {
  const gone = { region: shape.id, was };
  if (was.seat === is.seat && was.race === is.race && is.declined) {
    change.drains.push(gone);
    return;
  }
  if (was.tokens) (is.tokens ? change.falls : change.leaves).push(gone);
  if (is.tokens) change.marches.set(shape.id, comesFrom(shape, is, before, shapes));
}

/** Return the nearest neighbouring region the same race held before. @param {RegionShape} shape
 * @param {RegionContents} is @param {Position} before @param {RegionShape[]} shapes */
function comesFrom(shape, is, before, shapes) {
  const theirs = shapes.filter(
    ({ id }) => shape.neighbours.includes(id) && sameHolder(contentsOf(before, id), is),
  );
  const distance = (/** @type {RegionShape} */ { centre: [x, y] }) =>
    Math.hypot(x - shape.centre[0], y - shape.centre[1]);
  theirs.sort((one, other) => distance(one) - distance(other));
  return theirs[0]?.id ?? null;
}

/** @param {RegionContents} there */
export function countPieces({ pieces }) {
  return pieces.reduce((all, piece) => all + piece.count, 0);
}
