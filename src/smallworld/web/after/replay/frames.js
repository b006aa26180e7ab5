/** The boards of a replay, fetched ahead in batches and shown one after the other. */
import { signal } from "@preact/signals";
import { momentOf } from "../../table/state/playback.js";
import { turnsOf } from "../../table/state/log-lines.js";

/** @typedef {import("../../net/protocol.js").LogLine} LogLine */
/** @typedef {import("../../net/protocol.js").Moment} Moment */
/** @typedef {import("../../table/state/log-lines.js").Turn} Turn */
/** @typedef {(from: number, to: number) => Promise<Moment[]>} Load  the boards after the lines at these
 *   places, both included */
/** @typedef {(moment: Moment, line: LogLine, isPlayed: boolean) => void} Show */

export const PIECE = 100; // boards in one answer of the server
export const SPEEDS = [0.5, 1, 2, 4];
const AHEAD = 30; // boards before the end of a piece at which the next one is fetched

export class Playback {
  /** @param {LogLine[]} lines those of the record, in order @param {Load} load @param {Show} show
   * @param {(wait: number) => Promise<void>} [pause] @param {number} [round] of its end */
  constructor(lines, load, show, pause = passed, round = 1) {
    this.lines = lines;
    this.load = load;
    this.show = show;
    this.pause = pause;
    /** Index of the line whose board is shown. */
    this.at = signal(Math.max(0, lines.length - 1));
    this.playing = signal(false);
    this.waiting = signal(false);
    this.speed = signal(1);
    /** @type {import("@preact/signals").Signal<unknown>} */
    this.error = signal(null);
    /** @type {Map<number, Promise<Moment[]>>} */
    this.pieces = new Map();
    /** @type {Turn[]} */
    this.turns = turnsOf(lines, round);
    this.run = 0;
  }

  get last() {
    return this.lines.length - 1;
  }

  /** Find the index of a line by its number. @param {number} seq */
  placeOf(seq) {
    const place = this.lines.findLastIndex((line) => line.seq <= seq);
    return Math.max(0, place);
  }

  /** @param {number} piece */
  #piece(piece) {
    const from = piece * PIECE;
    if (piece < 0 || from > this.last) return null;
    let boards = this.pieces.get(piece);
    if (!boards) {
      boards = this.load(from, Math.min(from + PIECE - 1, this.last));
      this.pieces.set(piece, boards);
      boards.catch(() => this.pieces.delete(piece)); // the next one may have more luck
    }
    return boards;
  }

  /** @param {number} place @returns {Promise<Moment|undefined>} */
  async #board(place) {
    const piece = Math.floor(place / PIECE);
    if (place % PIECE >= PIECE - AHEAD) this.#piece(piece + 1)?.catch(() => {});
    const { seq } = this.lines[place];
    return (await this.#piece(piece))?.find((moment) => moment.seq === seq);
  }

  /** Show the board after a line, and pause. @param {number} place */
  async go(place) {
    this.stop();
    return this.#turnTo(Math.min(this.last, Math.max(0, place)), false);
  }

  /** @param {number} place @param {boolean} isPlayed */
  async #turnTo(place, isPlayed) {
    const run = isPlayed ? this.run : ++this.run;
    this.at.value = place;
    this.waiting.value = true;
    try {
      const moment = await this.#board(place);
      if (run !== this.run || !moment) return;
      this.error.value = null;
      this.show(moment, this.lines[place], isPlayed);
    } catch (error) {
      if (run === this.run) this.stop();
      this.error.value = error;
    } finally {
      if (run === this.run) this.waiting.value = false;
    }
  }

  /** Play from here, or from the start when at the end. */
  async play() {
    if (this.playing.value) return;
    const run = ++this.run;
    this.playing.value = true;
    if (this.at.value >= this.last) await this.#turnTo(0, true);
    while (run === this.run && this.at.value < this.last) {
      await this.pause(momentOf({ events: this.lines[this.at.value].events ?? [] }) / this.speed.value);
      if (run === this.run) await this.#turnTo(this.at.value + 1, true);
    }
    if (run === this.run) this.stop();
  }

  stop() {
    this.run += 1;
    this.playing.value = false;
    this.waiting.value = false;
  }

  /** The turn of a line. @param {number} place @returns {Turn|undefined} */
  turnAt(place) {
    const seq = this.lines[place]?.seq ?? 0;
    return this.turns.findLast((turn) => turn.entries.some((entry) => entry.seq <= seq));
  }

  /** Index of the end of the next or previous turn. @param {1|-1} way */
  turnFrom(way) {
    const ends = this.turns.map(({ entries }) => this.placeOf(entries.at(-1)?.seq ?? 0));
    const at = this.at.value;
    const found = way > 0 ? ends.find((end) => end > at) : ends.findLast((end) => end < at);
    return found ?? (way > 0 ? this.last : 0);
  }
}

/** @param {number} wait @returns {Promise<void>} */
function passed(wait) {
  return new Promise((go) => setTimeout(go, wait));
}
