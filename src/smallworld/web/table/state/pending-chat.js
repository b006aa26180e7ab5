/** Remarks to the table on their way; each is answered once, or lost with the connection. */
import { newRequest } from "../../net/requests.js";

/** @typedef {import("../../net/protocol.js").Chat|import("../../net/protocol.js").Mute} Chat */

export class Remarks {
  /** @param {(frame: Chat) => boolean|undefined} send */
  constructor(send) {
    this.send = send;
    /** What to do when they are answered, by request. @type {Map<string, (error: any) => void>} */
    this.waiting = new Map();
  }

  /** The answer is what went wrong, or nothing. @param {Chat} frame @returns {Promise<any>} */
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
