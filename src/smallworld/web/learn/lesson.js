/** The lesson at its table: one thing at a time, in a sentence or two. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { html } from "../ui/html.js";
import { useDoing } from "../ui/request-state.js";
import { Sign } from "../ui/emblem.js";
import { toast } from "../ui/toast.js";
import { Trouble } from "../ui/trouble.js";
import { go } from "../ui/router.js";
import { has, t } from "../i18n/texts.js";
import { beginAt } from "./beginning.js";
import { Guiding } from "./guiding.js";
import { Pointers } from "./pointers.js";

/** @typedef {import("./course.js").Course} Course */
/** @typedef {{ course: Course, store: import("../table/state/store.js").TableStore,
 *   choosing: import("../table/turn/mode-store.js").Choosing }} Parts */

/** @param {Parts} parts */
export function Lesson({ course, store, choosing }) {
  const guiding = useMemo(() => new Guiding(course, store, choosing), [store]);
  const left = useSignal(false);
  useEffect(() => guiding.close, [guiding]);
  if (left.value || !store.live.value) return null;
  const { isOff } = guiding.place.value;
  const playOn = () => {
    guiding.playOn();
    left.value = true;
  };
  return html`<section class="lesson" aria-label=${t("learn-title")}>
    ${isOff ? html`<${Off} guiding=${guiding} onPlayOn=${playOn} />` : html`<${Step} guiding=${guiding} />`}
  </section>`;
}

/** @param {{ guiding: Guiding }} props */
function Step({ guiding }) {
  const { store, course } = guiding;
  const { step, beat } = guiding.place.value;
  const isWaiting = store.shown.value?.to_act !== 0 && has(`learn-${beat.id}.waiting`);
  return html`<${Way} step=${step} steps=${course.steps.length} />
    <p class="lesson-words" role="status" aria-live="polite" data-beat=${beat.id}>
      ${t(isWaiting ? `learn-${beat.id}.waiting` : `learn-${beat.id}`, guiding.facts)}
    </p>
    <${Tools} guiding=${guiding} />
    ${store.canAct.value && html`<${Pointers} guiding=${guiding} />`}`;
}

/** How far the lesson is. @param {{ step: number, steps: number }} props */
function Way({ step, steps }) {
  const said = t("learn-step", { step: step + 1, steps });
  return html`<p class="lesson-way number" title=${said}>
    <span class="unseen">${said}</span>
    <span aria-hidden="true"><b>${step + 1}</b>/${steps}</span>
  </p>`;
}

/** @param {{ guiding: Guiding }} props */
function Tools({ guiding }) {
  const { busy, error, run } = useDoing();
  const back = () => run(() => beginAt(stepBack(guiding)));
  const leave = () => {
    toast(t("learn-leave.left"));
    go("/");
  };
  return html`<div class="lesson-tools">
      <${Tool} sign="step-back" label=${t("learn-back")} disabled=${busy.value} onClick=${back} />
      <${Tool} sign="step-forward" label=${t("learn-skip")} onClick=${() => guiding.skip()} />
      <${Tool} sign="close" label=${t("learn-leave")} onClick=${leave} />
    </div>
    <${Trouble} error=${error.value} again=${back} />`;
}

/** What was begun is done once more; else what came before. @param {Guiding} guiding */
function stepBack({ place, course, choosing }) {
  const { step, beat } = place.value;
  const isBegun = beat !== course.steps[step].beats[0] || choosing.draft.hasSteps;
  return isBegun && step < course.steps.length - 1 ? step : Math.max(0, step - 1);
}

/** @param {{ sign: string, label: string, disabled?: boolean, onClick: () => void }} props */
function Tool({ sign, label, disabled = false, onClick }) {
  return html`<button type="button" class="button icon quiet" aria-label=${label} title=${label}
    disabled=${disabled} onClick=${onClick}><${Sign} id=${sign} /></button>`;
}

/** The game went another way. @param {{ guiding: Guiding, onPlayOn: () => void }} props */
function Off({ guiding, onPlayOn }) {
  const { busy, error, run } = useDoing();
  const back = () => run(() => beginAt(guiding.place.value.step));
  return html`<p class="lesson-words" role="status" aria-live="polite">${t("learn-off")}</p>
    <div class="lesson-tools">
      <button type="button" class="button main" disabled=${busy.value} onClick=${back}>${t("learn-off.back")}</button>
      <button type="button" class="button" onClick=${onPlayOn}>${t("learn-off.on")}</button>
    </div>
    <${Trouble} error=${error.value} again=${back} />`;
}
