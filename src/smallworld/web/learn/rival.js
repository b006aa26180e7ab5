/** The other seat of the lesson: it sits at the same device and says what the lesson has it say. */
import { gameApi } from "../net/api.js";
import { prefersStillness } from "../device/device.js";
import { Connection } from "../net/connection.js";
import { newRequest } from "../net/requests.js";

const BREATH = 900; // milliseconds in which the learner sees what the own turn brought

export class Rival {
  /** @param {string} game @param {string} token */
  constructor(game, token) {
    this.api = gameApi(game, token);
    this.asked = -1; // the row after which it was asked to act last
    this.bot = "";
    const nothing = () => {};
    this.connection = new Connection(game, token, {
      welcome: nothing,
      changed: nothing,
      present: nothing,
      done: nothing,
      refused: () => (this.asked = -1),
      condition: (condition) => condition !== "live" && (this.asked = -1),
    });
  }

  /** Say these words after a row of the log, once. @param {string[]} actions @param {number} after */
  act(actions, after) {
    if (this.asked === after) return;
    this.asked = after;
    clearTimeout(this.timer);
    const wait = document.hidden || prefersStillness() ? 0 : BREATH;
    this.timer = setTimeout(() => this.#send(actions, after), wait);
  }

  /** @param {string[]} actions @param {number} after */
  #send(actions, after) {
    const sent = this.connection.send({ type: "act", actions, after, request: newRequest() });
    if (!sent) this.timer = setTimeout(() => this.#send(actions, after), BREATH);
  }

  /** From here on a bot plays this seat. @param {string} bot */
  handOver(bot) {
    if (this.bot) return;
    this.bot = bot;
    this.api.handOver({ to: "bot", bot }).catch(() => (this.bot = ""));
  }

  close() {
    clearTimeout(this.timer);
    this.connection.close();
  }
}
