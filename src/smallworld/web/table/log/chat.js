/** The chat of a table: seats write, spectators read along. */
import { computed, effect, signal, useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { memorise, memoryOf } from "../../device/log-progress.js";
import { t } from "../../i18n/texts.js";
import { SeatMark, Sign } from "../../ui/emblem.js";
import { ask } from "../../net/api.js";
import { catalogue } from "../../net/catalogue.js";
import { html } from "../../ui/html.js";
import { part } from "../../ui/lazy.js";
import { MessageText, QuickPhrases } from "./quick-phrases.js";

/** @typedef {import("../state/store.js").TableStore} TableStore */
/** @typedef {import("../../net/protocol.js").LogLine} LogLine */

const Moderation = part("moderation");
const TELL_LEFT = 60; // characters left at which the counter appears

/** Return the stored chat state of a table as signals. @param {TableStore} store */
function makeChatState(store) {
  const memory = memoryOf(store.game);
  const read = signal(memory.chat ?? 0);
  const hiddenHere = signal(memory.hidden ?? []);
  const messages = computed(() => chatMessages(store.lines.value));
  /** Seats whose players this player blocks; until the server has told, nobody else is shown. */
  const blocked = signal(/** @type {number[]|null} */ (null));
  const talkers = computed(() => talkingSeats(messages.value, store.seats));
  const hidden = computed(() => [...hiddenHere.value, ...(blocked.value ?? talkers.value)]);
  const players = computed(() => talkers.value.map((seat) => `${seat} ${store.names.value.seat(seat)}`).join("\n"));
  effect(() => {
    if (players.value) readBlocked(store.game, blocked);
  });
  const unread = computed(() =>
    unreadCount(messages.value, read.value, store.seats, hidden.value),
  );
  return { read, hiddenHere, blocked, talkers, hidden, messages, unread };
}

/** @param {string} game @param {import("@preact/signals").Signal<number[]|null>} blocked */
async function readBlocked(game, blocked) {
  try {
    blocked.value = (await ask("GET", `/api/games/${game}/blocks`)).seats;
  } catch {
    blocked.value ??= [];
  }
}

/** @type {WeakMap<TableStore, ReturnType<typeof makeChatState>>} */
const chatStates = new WeakMap();

/** @param {TableStore} store */
function chatStateOf(store) {
  const chat = chatStates.get(store) ?? makeChatState(store);
  chatStates.set(store, chat);
  return chat;
}

/** The number of unread messages. @param {TableStore} store */
export const unreadMessages = (store) => chatStateOf(store).unread;

/** @param {{ store: TableStore }} props */
export function Chat({ store }) {
  if (!store.live.value || store.live.value.table.chat === false) return null;
  return html`<section class="chat" aria-label=${t("log-chat")}>
    <${Messages} store=${store} /><${Say} store=${store} />
  </section>`;
}

/** The number of unread messages beside a chat button. @param {{ store: TableStore }} props */
export function UnreadBadge({ store }) {
  const count = unreadMessages(store).value;
  if (!count) return null;
  return html`<span class="badge number" role="img" aria-label=${t("log-chat-unread", { count })}>
    ${count}
  </span>`;
}

const PREVIEW = 7000; // milliseconds a new message is shown

/** The newest message of others, for a moment, while the chat is closed.
 * @param {{ store: TableStore, onOpen: () => void }} props */
export function ChatPreview({ store, onOpen }) {
  const { messages, unread, hidden, read } = chatStateOf(store);
  const newest = unread.value ? newestUnread(messages.value, read.value, store.seats, hidden.value) : null;
  const arrived = useRef(/** @type {number|null} */ (null)); // those before the table was opened are old
  const shown = useSignal(0);
  const seq = newest?.seq ?? 0;
  useEffect(() => {
    const isNew = arrived.current !== null && seq > arrived.current;
    if (store.live.peek()) arrived.current = Math.max(seq, arrived.current ?? 0);
    if (!isNew) return undefined;
    shown.value = seq;
    const timer = setTimeout(() => (shown.value = 0), PREVIEW);
    return () => clearTimeout(timer);
  }, [seq, store.live.value === null]);
  const isShown = newest !== null && shown.value === seq;
  return html`<div class="chat-preview" role="status">
    ${isShown && html`<button type="button" class="card" title=${t("log-chat-open")} onClick=${onOpen}>
      <${SeatMark} seat=${newest.seat} />
      <span><strong dir="auto">${store.names.value.seat(newest.seat)}</strong> <${MessageText} text=${newest.text} /></span>
    </button>`}
  </div>`;
}

/** @param {{ store: TableStore }} props */
function Messages({ store }) {
  const chat = chatStateOf(store);
  const messages = chat.messages.value;
  const last = messages.at(-1)?.seq ?? 0;
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [last]);
  useEffect(() => {
    chat.read.value = last;
    if (last) memorise(store.game, { chat: last });
  }, [last]);
  const shown = messages.filter(({ seat, muted }) => muted !== undefined || !chat.hidden.value.includes(seat));
  const hidden = messages.length - shown.length;
  return html`<div class="remarks" role="log" aria-label=${t("log-chat")} tabindex="0" ref=${box}>
    ${messages.length === 0 && html`<p class="log-empty">${t("log-chat-empty")}</p>`}
    ${hidden > 0 && chat.blocked.value && html`<p class="log-empty">${t("log-chat-hidden", { count: hidden })}</p>`}
    ${shown.map((message) => html`<${MessageLine} key=${message.seq} message=${message} store=${store} />`)}
  </div>
  <${Hearing} store=${store} />`;
}

/** @param {{ message: ChatMessage, store: TableStore }} props */
function MessageLine({ message: { seat, text, muted }, store }) {
  const name = store.names.value.seat(seat);
  if (muted !== undefined) {
    return html`<p class="log-empty">${t(muted ? "log-chat-muted" : "log-chat-unmuted", { name })}</p>`;
  }
  return html`<p class="remark">
    <${SeatMark} seat=${seat} /><span><strong dir="auto">${name}</strong> <${MessageText} text=${text} /></span>
  </p>`;
}

/** What to do about a player who writes: hide the messages here, as the host mute for all, block, report.
 * @param {{ store: TableStore }} props */
function Hearing({ store }) {
  const { hiddenHere, blocked, talkers, messages } = chatStateOf(store);
  const problem = useSignal("");
  const asked = useSignal(/** @type {number|null} */ (null)); // the seat to block or report
  const muted = mutedSeats(messages.value);
  const isHost = store.live.value?.host === true;
  if (!talkers.value.length) return null;
  const hide = (/** @type {number} */ seat) => {
    const others = hiddenHere.value.filter((one) => one !== seat);
    hiddenHere.value = others.length < hiddenHere.value.length ? others : [...others, seat];
    memorise(store.game, { hidden: hiddenHere.value });
  };
  const reports = catalogue.value?.club?.includes("reports");
  const mute = async (/** @type {number} */ seat) => {
    const error = await store.mute(seat, !muted.has(seat));
    problem.value = error ? sentenceOf(store, error) : "";
  };
  const isBlocked = (/** @type {number} */ seat) => Boolean(blocked.value?.includes(seat));
  return html`<ul class="hearing">
    ${talkers.value.map((seat) => {
      const name = store.names.value.seat(seat);
      const isHidden = hiddenHere.value.includes(seat);
      return html`<li key=${seat}>
        ${!isBlocked(seat) && html`<button type="button" class="button quiet" aria-pressed=${isHidden} onClick=${() => hide(seat)}>
          <${Sign} id=${isHidden ? "mute" : "sound"} />
          ${t(isHidden ? "log-chat-show" : "log-chat-hide", { name })}
        </button>`}
        ${isHost && html`<button type="button" class="button quiet" onClick=${() => mute(seat)}>
          <${Sign} id="lock" /> ${t(muted.has(seat) ? "log-chat-unmute" : "log-chat-mute", { name })}
        </button>`}
        ${store.me.value !== null && html`<button type="button" class="button quiet" aria-haspopup="dialog" onClick=${() => (asked.value = seat)}>
          <${Sign} id="flag" /> ${t(isBlocked(seat) ? "log-chat-blocked" : reports ? "log-chat-report" : "log-chat-block", { name })}
        </button>`}
      </li>`;
    })}
    ${problem.value && html`<li class="chat-problem" role="alert">${problem.value}</li>`}
  </ul>
  ${asked.value !== null && html`<${Moderation} game=${store.game} token=${store.tokenOf()} seat=${asked.value}
    name=${store.names.value.seat(asked.value)} isBlocked=${isBlocked(asked.value)}
    onBlocked=${(/** @type {number[]} */ seats) => (blocked.value = seats)} onClose=${() => (asked.value = null)} />`}`;
}

/** @param {{ store: TableStore }} props */
function Say({ store }) {
  const text = useSignal("");
  const problem = useSignal("");
  const busy = useSignal(false);
  if (store.me.value === null) return html`<p class="log-empty">${t("log-chat-read-only")}</p>`;
  const send = async (/** @type {string} */ words) => {
    if (busy.value || !words.trim()) return false;
    busy.value = true;
    const error = await store.chat(words);
    busy.value = false;
    problem.value = error ? sentenceOf(store, error) : "";
    return !error;
  };
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (await send(text.value)) text.value = "";
  };
  const left = LONGEST - text.value.length;
  return html`<form class="say" onSubmit=${submit}>
    <${QuickPhrases} disabled=${busy.value} onSay=${send} />
    <input class="field" value=${text.value} maxlength=${LONGEST} autocomplete="off" enterkeyhint="send"
      aria-label=${t("log-chat-field")} placeholder=${t("log-chat-placeholder")} dir="auto"
      onInput=${(/** @type {any} */ input) => (text.value = input.currentTarget.value)}
      onKeyDown=${(/** @type {KeyboardEvent} */ key) => key.stopPropagation()} />
    <button type="submit" class="button" disabled=${busy.value}>${t("log-chat-send")}</button>
    ${left <= TELL_LEFT && html`<p class="log-empty">${t("log-chat-left", { count: left })}</p>`}
    ${problem.value && html`<p class="chat-problem" role="alert">${problem.value}</p>`}
  </form>`;
}

/** @param {TableStore} store @param {any} error */
function sentenceOf(store, error) {
  return error.code === "offline" ? t("log-chat-offline") : store.sentenceOf(error);
}

/** A chat message, or the notice that the host muted a seat (`muted`).
 * @typedef {{ seq: number, seat: number, text: string, muted?: boolean }} ChatMessage */

const MUTING = /^(mute|unmute) (\d+)$/;
export const LONGEST = 300;

/** @param {LogLine[]} lines @returns {ChatMessage[]} */
export function chatMessages(lines) {
  return lines.flatMap(({ seq, kind, seat, text }) => {
    if (kind !== "chat") return [];
    if (seat !== null) return [{ seq, seat, text }];
    const [, word, about] = MUTING.exec(text) ?? [];
    return word ? [{ seq, seat: Number(about), text: "", muted: word === "mute" }] : [];
  });
}

/** Return the seats of others that have written. @param {ChatMessage[]} messages @param {number[]} own */
export function talkingSeats(messages, own) {
  const seats = messages.flatMap(({ seat, muted }) => (muted === undefined && !own.includes(seat) ? [seat] : []));
  return [...new Set(seats)];
}

/** Return the seats the host has muted. @param {ChatMessage[]} messages @returns {Set<number>} */
export function mutedSeats(messages) {
  /** @type {Set<number>} */
  const muted = new Set();
  for (const { seat, muted: isMuted } of messages) {
    if (isMuted === true) muted.add(seat);
    if (isMuted === false) muted.delete(seat);
  }
  return muted;
}

/** Count messages of others newer than the last one read.
 * @param {ChatMessage[]} messages @param {number} read @param {number[]} own @param {number[]} hidden */
export function unreadCount(messages, read, own, hidden) {
  return unreadOf(messages, read, own, hidden).length;
}

/** Return the newest of them. @param {ChatMessage[]} messages @param {number} read @param {number[]} own
 * @param {number[]} hidden @returns {ChatMessage|null} */
export function newestUnread(messages, read, own, hidden) {
  return unreadOf(messages, read, own, hidden).at(-1) ?? null;
}

/** @param {ChatMessage[]} messages @param {number} read @param {number[]} own @param {number[]} hidden */
function unreadOf(messages, read, own, hidden) {
  return messages.filter(
    ({ seq, seat, muted }) => seq > read && muted === undefined && !own.includes(seat) && !hidden.includes(seat),
  );
}
