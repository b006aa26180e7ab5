/** A hint when something comes up for the first time: one at a time, in nobody's way. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { html } from "../ui/html.js";
import { Sign } from "../ui/emblem.js";
import { loadPart, t } from "../i18n/texts.js";
import { loadStyles } from "../ui/lazy-styles.js";
import { firstFor, sceneOf } from "./firsts.js";
import { firstsSeen, rememberFirst } from "../device/lesson-progress.js";

/** Texts and styles of the hints. */
export const readHints = () => Promise.all([loadPart("learn"), loadStyles("learn/learn.css")]);

/** @param {{ store: import("../table/state/store.js").TableStore,
 *   choosing: import("../table/turn/mode-store.js").Choosing }} props */
export function FirstHint({ store, choosing }) {
  /** The hint that is shown, and the decision it is about. */
  const shown = useSignal({ id: "", decision: "" });
  const decision = choosing.decision.value;
  const isOld = shown.value.decision !== decision;
  const next = isOld || !shown.value.id ? firstFor(sceneOf(store, choosing), firstsSeen()) : null;
  useEffect(() => {
    if (next) {
      rememberFirst(next);
      shown.value = { id: next, decision };
    }
  }, [next, decision]);
  const id = isOld ? "" : shown.value.id;
  return html`<aside class="first-hint" role="status" aria-live="polite">
    ${id && html`<div class="card" data-first=${id}>
      <${Sign} id="hint" /><p>${t(`learn-first-${id}`)}</p>
      <button type="button" class="button icon quiet" aria-label=${t("learn-first-close")} title=${t("learn-first-close")}
        onClick=${() => (shown.value = { id: "", decision })}><${Sign} id="close" /></button>
    </div>`}
  </aside>`;
}
