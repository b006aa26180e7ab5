/** State of a request (value, error, busy) as hooks, and how waiting and errors are shown. */
import { signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Names } from "../i18n/names.js";
import { refusalSentence } from "../i18n/refusals.js";
import { t } from "../i18n/texts.js";
import { ServerError } from "../net/api.js";
import { Sign } from "./emblem.js";
import { html } from "./html.js";
import { Link } from "./router.js";

/** @template T @typedef {import("@preact/signals").Signal<T>} Signal */

/** @template T @typedef {{ value: Signal<T|null>, error: Signal<ServerError|null>,
 *   again: () => void }} Asked */

/** Send a request when the component mounts and whenever `key` changes; `again` repeats it.
 * The last good value stays until the next one arrives.
 * @template T @param {() => Promise<T>} question @param {unknown} [key] @returns {Asked<T>} */
export function useRequest(question, key = "") {
  /** @type {Signal<T|null>} */
  const value = useSignal(/** @type {T|null} */ (null));
  /** @type {Signal<ServerError|null>} */
  const error = useSignal(/** @type {ServerError|null} */ (null));
  const turn = useRef(0);
  const again = async () => {
    const mine = ++turn.current;
    try {
      const answer = await question();
      if (mine !== turn.current) return; // a newer request is under way
      value.value = answer;
      error.value = null;
    } catch (problem) {
      if (mine === turn.current) error.value = refused(problem);
    }
  };
  useEffect(() => {
    again();
    return () => {
      turn.current += 1;
    };
  }, [key]);
  return { value, error, again };
}

/** Run one task at a time; keep its error.
 * @returns {{ busy: Signal<boolean>, error: Signal<ServerError|null>,
 *   run: (what: () => Promise<unknown>) => Promise<void> }} */
export function useAction() {
  const busy = useSignal(false);
  /** @type {Signal<ServerError|null>} */
  const error = useSignal(/** @type {ServerError|null} */ (null));
  const run = async (/** @type {() => Promise<unknown>} */ what) => {
    if (busy.value) return;
    busy.value = true;
    error.value = null;
    try {
      await what();
    } catch (problem) {
      error.value = refused(problem);
    } finally {
      busy.value = false;
    }
  };
  return { busy, error, run };
}

/** Pass on server errors to show; rethrow bugs of the page.
 * @param {unknown} problem */
function refused(problem) {
  if (problem instanceof ServerError) return problem;
  throw problem;
}

/** Return an error as a sentence. @param {import("../net/api.js").ServerError} error */
export function troubleSentence(error) {
  if (error.offline) return t("kit-offline");
  const { code, facts, message } = error;
  return refusalSentence({ code, facts, sentence: message }, new Names()) || t("kit-refused");
}

/** The address at which the player was told that an account is needed, to return there. */
export const wantedSeat = signal("");

/** Show an error with a button to try again, or the way to an account if one is needed.
 * @param {{ error: import("../net/api.js").ServerError|null, again?: () => void, children?: any }} props */
export function ErrorNotice({ error, again, children }) {
  if (!error) return null;
  return html`<div class="trouble" role="alert">
    <${Sign} id=${error.offline ? "offline" : "warning"} />
    <div class="trouble-words">
      <p>${troubleSentence(error)}</p>
      ${children}
      ${error.code === "account.required"
        ? html`<${Link} to="/me" class="button main" onFollow=${rememberPlace}>${t("kit-account")}<//>`
        : again && html`<button type="button" class="button" onClick=${again}>${t("kit-again")}</button>`}
    </div>
  </div>`;
}

const rememberPlace = () => (wantedSeat.value = location.pathname + location.hash);

/** A line that says what is loading. @param {{ words: string }} props */
export function Waiting({ words }) {
  return html`<p class="waiting" role="status"><${Sign} id="clock" /> ${words}</p>`;
}
