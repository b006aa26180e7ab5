/** Frames without a response yet: one action, kept until the server has it, and chat messages. */
import { signal } from "@preact/signals";
import { newRequest } from "../../net/connection.js";

/** @typedef {import("../../net/protocol.js").Chat|import("../../net/protocol.js").Mute} Chat */

/** @typedef {{ actions: string[], after: number, request: string, seat: number,
 *   sent: boolean }} Pending */

export class PendingAction {
  /** @param {(seat: number, frame: import("../../net/protocol.js").Act) => boolean|undefined} send */
  constructor(send) {
    this.send = send;
    /** @type {import("@preact/signals").Signal<Pending|null>} */
    this.pending = signal(null);
  }

  /** @param {string[]} actions @param {number} seat @param {number} after */
  begin(actions, seat, after) {
    this.pending.value = { actions, after, request: newRequest(), seat, sent: false };
    this.again();
  }

  /** Send what was not sent or was lost; the request id prevents repeats. */
  again() {
    const pending = this.pending.value;
    if (!pending || pending.sent) return;
    const { actions, after, request } = pending;
    const sent = this.send(pending.seat, { type: "act", actions, after, request, reply: "brief" });
    if (sent) this.pending.value = { ...pending, sent: true };
  }

  /** Mark the action as unsent: the connection of its seat is lost. @param {number} seat */
  lose(seat) {
    const pending = this.pending.value;
    if (pending?.seat === seat) this.pending.value = { ...pending, sent: false };
  }

  /** Handle a response. @param {string|null} request
   * @returns {Pending|null} the action it belongs to, if that was pending */
  end(request) {
    const pending = this.pending.value;
    if (!request || pending?.request !== request) return null;
    this.pending.value = null;
    return pending;
  }

  /** Drop the action if the server does not have it yet. */
  forget() {
    if (!this.pending.value?.sent) this.pending.value = null;
  }
}

export class PendingChat {
  /** @param {(frame: Chat) => boolean|undefined} send */
  constructor(send) {
    this.send = send;
    /** Resolvers by request id. @type {Map<string, (error: any) => void>} */
    this.waiting = new Map();
  }

  /** Send a message; resolve with the error, or nothing. @param {Chat} frame @returns {Promise<any>} */
  say(frame) {
    const request = newRequest();
    if (!this.send({ ...frame, request })) return Promise.resolve({ code: "offline" });
    return new Promise((answer) => this.waiting.set(request, answer));
  }

  /** @param {string} request @param {any} error */
  answer(request, error) {
    this.waiting.get(request)?.(error);
    this.waiting.delete(request);
  }

  lose() {
    for (const request of [...this.waiting.keys()]) this.answer(request, { code: "offline" });
  }
}
