/** The lesson at its table: one task at a time, in a sentence or two. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { html } from "../ui/html.js";
import { RegionText } from "../ui/region-text.js";
import { useAction, ErrorNotice } from "../ui/request-state.js";
import { Piece, Sign } from "../ui/emblem.js";
import { toast } from "../ui/overlays.js";
import { go } from "../ui/router.js";
import { has, t } from "../i18n/texts.js";
import { beginAt } from "./start-lesson.js";
import { LessonGuide } from "./guide.js";

/** @typedef {import("./course.js").Course} Course */
/** @typedef {{ course: Course, store: import("../table/state/store.js").TableStore,
 *   modeStore: import("../table/turn/mode-store.js").ModeStore }} Parts */

/** @param {Parts} parts */
export function Lesson({ course, store, modeStore }) {
  const guide = useMemo(() => new LessonGuide(course, store, modeStore), [store]);
  const left = useSignal(false);
  useEffect(() => guide.close, [guide]);
  if (left.value || !store.live.value) return null;
  const { isOff } = guide.place.value;
  const playOn = () => {
    guide.playOn();
    left.value = true;
  };
  return html`<section class="lesson" aria-label=${t("learn-title")}>
    ${isOff ? html`<${Off} guide=${guide} onPlayOn=${playOn} />` : html`<${Step} guide=${guide} />`}
  </section>`;
}

/** @param {{ guide: LessonGuide }} props */
function Step({ guide }) {
  const { store, course } = guide;
  const { step, beat } = guide.place.value;
  const isWaiting = store.shown.value?.to_act !== 0 && has(`learn-${beat.id}.waiting`);
  return html`<${Way} step=${step} steps=${course.steps.length} />
    <p class="lesson-words" role="status" aria-live="polite" data-beat=${beat.id}>
      <${RegionText} text=${t(isWaiting ? `learn-${beat.id}.waiting` : `learn-${beat.id}`, guide.facts)} store=${store} />
    </p>
    ${beat.symbols && html`<${Symbols} names=${store.names.value} />`}
    <${Tools} guide=${guide} />
    ${store.canAct.value && html`<${Pointers} guide=${guide} />`}`;
}

const SYMBOLS = ["mine", "magic", "cavern"];

/** Explain the symbols on the map. @param {{ names: import("../i18n/names.js").Names }} props */
function Symbols({ names }) {
  return html`<p class="lesson-symbols">${t("learn-symbols")}
    ${SYMBOLS.map((id) => html`<span key=${id}><${Piece} id=${`symbol-${id}`} /> ${names.inside("symbol", id)}</span>`)}
  </p>`;
}

/** Show the progress. @param {{ step: number, steps: number }} props */
function Way({ step, steps }) {
  const said = t("learn-step", { step: step + 1, steps });
  return html`<p class="lesson-way number" title=${said}>
    <span class="unseen">${said}</span>
    <span aria-hidden="true"><b>${step + 1}</b>/${steps}</span>
  </p>`;
}

/** @param {{ guide: LessonGuide }} props */
function Tools({ guide }) {
  const { busy, error, run } = useAction();
  const back = () => run(() => beginAt(stepBack(guide)));
  const leave = () => {
    toast(t("learn-leave.left"));
    go("/");
  };
  return html`<div class="lesson-tools">
      <${Tool} sign="step-back" label=${t("learn-back")} disabled=${busy.value} onClick=${back} />
      <${Tool} sign="step-forward" label=${t("learn-skip")} onClick=${() => guide.skip()} />
      <${Tool} sign="close" label=${t("learn-leave")} onClick=${leave} />
    </div>
    <${ErrorNotice} error=${error.value} again=${back} />`;
}

/** Restart the current step, or the one before if it has just begun. @param {LessonGuide} guide */
function stepBack({ place, course, modeStore }) {
  const { step, beat } = place.value;
  const isBegun = beat !== course.steps[step].beats[0] || modeStore.draft.hasSteps;
  return isBegun && step < course.steps.length - 1 ? step : Math.max(0, step - 1);
}

/** @param {{ sign: string, label: string, disabled?: boolean, onClick: () => void }} props */
function Tool({ sign, label, disabled = false, onClick }) {
  return html`<button type="button" class="button icon quiet" aria-label=${label} title=${label}
    disabled=${disabled} onClick=${onClick}><${Sign} id=${sign} /></button>`;
}

/** Say that the game left the lesson. @param {{ guide: LessonGuide, onPlayOn: () => void }} props */
function Off({ guide, onPlayOn }) {
  const { busy, error, run } = useAction();
  const back = () => run(() => beginAt(guide.place.value.step));
  return html`<p class="lesson-words" role="status" aria-live="polite">${t("learn-off")}</p>
    <div class="lesson-tools">
      <button type="button" class="button main" disabled=${busy.value} onClick=${back}>${t("learn-off.back")}</button>
      <button type="button" class="button" onClick=${onPlayOn}>${t("learn-off.on")}</button>
    </div>
    <${ErrorNotice} error=${error.value} again=${back} />`;
}

// --- Arrows that follow the current region, card or button


/** Selectors of the things an arrow can point to. @type {Record<string, (of: string) => string>} */
const PLACES = {
  region: (region) => `[data-region="${region}"]`,
  combo: (place) => `.combo:nth-child(${place}) .pick`,
  offer: (id) => `[data-offer="${id}"]:not([aria-disabled="true"])`,
};
const ANSWER = ".asking [data-answer]";

/** @param {{ guide: LessonGuide }} props */
function Pointers({ guide }) {
  const { modeStore, place } = guide;
  const isAsked = modeStore.question.value !== null;
  const shown = isAsked ? [ANSWER] : (place.value.beat.points ?? []).map(selectorOf);
  return html`<${Arrow} key=${shown.join()} selectors=${shown} />`;
}

/** @param {string} point */
function selectorOf(point) {
  const [kind, of = ""] = point.split(" ");
  return PLACES[kind](of);
}

/** Point at the last of these that is on the screen.
 * @param {{ selectors: string[] }} props */
function Arrow({ selectors }) {
  const arrow = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      if (arrow.current) put(arrow.current, selectors);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [selectors.join()]);
  return html`<div class="lesson-arrow" aria-hidden="true" hidden ref=${arrow}>
    <svg viewBox="0 0 64 64"><path d="M24 4h16v26h14L32 60 10 30h14z" /></svg>
  </div>`;
}

const INTO = 0.72; // how deep into a region the tip goes: its price stands above

/** Return where the tip stands in a region: above its name, where that is shown.
 * @param {number} top @param {number} height */
function tipIn(top, height) {
  const names = [...document.querySelectorAll(".lit-name")].map((name) => name.getBoundingClientRect().top);
  return Math.min(top + height * INTO, ...names.filter((name) => name > top));
}

/** @param {HTMLElement} arrow @param {string[]} selectors */
function put(arrow, selectors) {
  const found = selectors.map((selector) => document.querySelector(selector)).filter((one) => one !== null);
  const target = found.at(-1);
  arrow.hidden = !target;
  if (!target) return;
  const { left, top, width, height } = target.getBoundingClientRect();
  const { offsetWidth: length } = arrow;
  const isAside = target.matches(".pick"); // above it and to its right are words and drawings
  const isRegion = target.hasAttribute("data-region");
  const x = isAside ? left - length : left + (width - length) / 2;
  const y = isAside ? top + (height - length) / 2 : (isRegion ? tipIn(top, height) : top + 4) - length;
  arrow.dataset.side = isAside ? "left" : "above";
  arrow.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}
