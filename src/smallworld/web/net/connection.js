/** One WebSocket to a table, as one seat or as a spectator; it reconnects by itself. */
import { gameApi } from "./api.js";

/** @typedef {import("./protocol.js").GameView} GameView */
/** @typedef {import("./protocol.js").LogLine} LogLine */

/** @typedef {"connecting"|"live"|"waiting"|"gone"} Condition */

/** @typedef {object} Listener
 * @property {(view: GameView, missed: LogLine[]) => void} welcome
 * @property {(view: GameView, lines: LogLine[]) => void} changed
 * @property {(seats: number[], watchers: number) => void} present
 * @property {(request: string, view: GameView|undefined) => void} done
 * @property {(request: string|null, error: import("./protocol.js").Error) => void} refused
 * @property {(condition: Condition, reason: string) => void} condition
 */

const SHORTEST = 300; // milliseconds until the next try; doubled up to the longest
const LONGEST = 8000;
const SILENCE = 40_000; // the server pings every few seconds; a quieter connection is dead
const REFUSED = [4401, 4403, 4404]; // close codes for which reconnecting is useless
const MISSING = [400, 403, 404, 410]; // HTTP statuses of a table that is not there for this device

export class Connection {
  /** @param {string} game @param {string|undefined} token @param {Listener} listener */
  constructor(game, token, listener) {
    this.game = game;
    this.token = token;
    this.listener = listener;
    this.seen = 0;
    this.wait = SHORTEST;
    this.closed = false;
    /** @type {WebSocket|null} */
    this.socket = null;
    this.#open();
    this.onOnline = () => this.#hurry();
    addEventListener("online", this.onOnline);
    document.addEventListener("visibilitychange", this.onOnline);
  }

  /** @param {import("./protocol.js").FromClient} frame @returns {boolean} whether it could be sent */
  send(frame) {
    if (this.socket?.readyState !== WebSocket.OPEN || !this.welcomed) return false;
    this.socket.send(JSON.stringify(frame));
    return true;
  }

  close() {
    this.closed = true;
    removeEventListener("online", this.onOnline);
    document.removeEventListener("visibilitychange", this.onOnline);
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    this.socket?.close();
  }

  #open() {
    this.welcomed = false;
    this.listener.condition("connecting", "");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/games/${this.game}/live`);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", token: this.token ?? null, seen: this.seen }));
      this.#listenFor();
    };
    socket.onmessage = (message) => {
      this.#listenFor();
      this.#receive(JSON.parse(message.data));
    };
    socket.onclose = (event) => this.#lost(socket, event);
  }

  /** @param {import("./protocol.js").FromServer} frame */
  #receive(frame) {
    const { listener } = this;
    if (frame.type === "welcome") {
      this.welcomed = true;
      this.wait = SHORTEST;
      this.seen = frame.seq;
      listener.condition("live", "");
      listener.welcome(frame.view, frame.missed);
    } else if (frame.type === "changed") {
      this.seen = frame.seq;
      listener.changed(frame.view, frame.lines);
    } else if (frame.type === "present") listener.present(frame.seats, frame.watchers);
    else if (frame.type === "done") listener.done(frame.request, frame.view);
    else if (frame.type === "refused") listener.refused(frame.request, frame.error);
    else if (frame.type === "ping") this.socket?.send('{"type":"pong"}');
  }

  /** @param {WebSocket} socket @param {CloseEvent} event */
  #lost(socket, event) {
    if (this.closed || socket !== this.socket) return;
    clearTimeout(this.silence);
    if (REFUSED.includes(event.code)) {
      this.closed = true;
      this.listener.condition("gone", event.reason);
      return;
    }
    this.listener.condition("waiting", event.reason);
    if (!this.seen) this.#checkTable();
    this.timer = setTimeout(() => this.#open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST);
  }

  /** Browsers do not tell why a WebSocket was refused: ask whether the table exists at all. */
  async #checkTable() {
    try {
      await gameApi(this.game, this.token).view();
    } catch (error) {
      const { status, code } = /** @type {import("./api.js").ServerError} */ (error);
      if (!MISSING.includes(status) || this.closed) return;
      this.close();
      this.listener.condition("gone", code);
    }
  }

  /** Reconnect at once when the network is back or the page is visible again. */
  #hurry() {
    if (this.closed || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.wait = SHORTEST;
    this.#open();
  }

  #listenFor() {
    clearTimeout(this.silence);
    const { socket } = this;
    this.silence = setTimeout(() => {
      if (!socket || socket !== this.socket) return;
      socket.onclose = null;
      socket.close();
      this.#lost(socket, new CloseEvent("close"));
    }, SILENCE);
  }
}

/** Return a new request id, by which the server detects repeats. */
export function newRequest() {
  return crypto.randomUUID?.() ?? `r-${Date.now()}-${Math.random().toString(36).slice(2)}`;
}

/** Return the region of an action, or `null`. @param {string} action */
export function regionOf(action) {
  const found = /(?:conquer|abandon|deploy|withdraw|camp|fortress|hero|marker|catapult|decline) (\d+)/.exec(action);
  return found ? Number(found[1]) : null;
}
