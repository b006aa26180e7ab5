/** Play back other players' moves: a queue of views, each shown for a moment. */
import { signal } from "@preact/signals";
import { preferences } from "../../device/device.js";

/** @typedef {import("../../net/protocol.js").GameView} GameView */
/** @typedef {import("../../net/protocol.js").EventView} EventView */
/** @typedef {{ view: GameView, seat: number|null, text: string, events: EventView[], wait?: number }} Step
 *   `wait`: how long it is shown at least */

/** Milliseconds a step is shown at normal pace. */
const MOMENTS = /** @type {Record<string, number>} */ ({
  combo_revealed: 250,
  combo_picked: 800,
  conquered: 480,
  die_rolled: 1100,
  attempt_failed: 700,
  income: 750,
  declined: 1100,
  turn_began: 300,
  peace: 700,
});
const PLAIN = 300;
const PACES = { slow: 1.8, normal: 1, fast: 0.4, off: 0.4 };
const MOST = 90; // longer absences are summarized instead

export class Playback {
  /** @param {(view: GameView|null, step: Step|null) => void} show called with each board in
   * turn, and with nothing when all is told */
  constructor(show) {
    this.show = show;
    /** Raised for spectators of bots, who came to watch. */
    this.most = MOST;
    /** @type {Step[]} */
    this.queue = [];
    this.busy = signal(false);
    /** Number of announced playbacks still being fetched. */
    this.expected = 0;
    this.skips = 0;
    this.waits = false;
  }

  /** Play steps once they are fetched, unless playback is skipped meanwhile.
   * @param {() => Promise<Step[]>} fetched the last step shows the current table */
  async announce(fetched) {
    const { skips } = this;
    this.expected += 1;
    const steps = await fetched();
    if (skips !== this.skips) return;
    this.expected -= 1;
    this.tell(steps);
  }

  /** @param {Step[]} steps the last one shows the table as it is now */
  tell(steps) {
    this.queue.push(...steps);
    if (this.queue.length > this.most) this.skip();
    else if (!this.busy.value || this.waits) this.#next();
  }

  /** Skip to the current table. */
  skip() {
    clearTimeout(this.timer);
    this.skips += 1;
    this.expected = 0;
    this.waits = false;
    this.queue = [];
    this.busy.value = false;
    this.show(null, null);
  }

  #next() {
    const step = this.queue.shift();
    this.waits = step === undefined && this.expected > 0; // the board must not jump ahead and back
    this.busy.value = step !== undefined || this.waits;
    if (this.waits) return;
    if (!step) {
      this.show(null, null);
      return;
    }
    this.show(step.view, step);
    // The page is hidden: do not wait.
    const wait = document.hidden ? 0 : momentOf(step) * PACES[preferences.value.pace];
    this.timer = setTimeout(() => this.#next(), wait);
  }
}

/** Return how long a step is shown. @param {{ events: EventView[], wait?: number }} step */
export function momentOf(step) {
  return Math.max(PLAIN, step.wait ?? 0, ...step.events.map((event) => MOMENTS[event.kind] ?? 0));
}

/** Fetch the positions between two views from the server.
 * @param {{ moments: (after: number, to: number) => Promise<import("../../net/protocol.js").Moment[]> }} api
 * @param {GameView} before @param {GameView} view @param {import("../../net/protocol.js").LogLine[]} said
 * @returns {Promise<Step[]>} */
export async function stepsBetween(api, before, view, said) {
  const last = said[said.length - 1];
  const whole = { view, seat: last.seat, text: last.text, events: last.events ?? [] };
  if (said.length === 1) return [whole];
  const boards = await api.moments(before.seq, view.seq).catch(() => []);
  const known = new Map(said.map((line) => [line.seq, line]));
  /** @type {Step[]} */
  const steps = boards.map((board) => {
    const line = known.get(board.seq);
    return {
      view: { ...view, ...board, legal: [], over: false, closed: "" },
      seat: line?.seat ?? null,
      text: line?.text ?? "",
      events: line?.events ?? [],
    };
  });
  if (!steps.length) return [whole];
  steps[steps.length - 1].view = view;
  return gathered(steps);
}

const PLACINGS = /^(declined )?(deploy|place camp) /;

/** Merge placements into one step, and reveals into the step before.
 * @param {Step[]} steps @returns {Step[]} */
export function gathered(steps) {
  /** @type {Step[]} */
  const told = [];
  for (const step of steps) {
    const last = told.at(-1);
    const isReveal = step.seat === null && step.text.startsWith("reveal");
    const isPlacing = PLACINGS.test(step.text) && last && PLACINGS.test(last.text);
    if (last && (isReveal || (isPlacing && last.seat === step.seat))) {
      told[told.length - 1] = { ...last, view: step.view, events: [...last.events, ...step.events] };
    } else told.push(step);
  }
  return told;
}
