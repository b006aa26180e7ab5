/** The controls of a replay: slider, steps, turns, speed, and a caption. */
import { useEffect } from "preact/hooks";
import { roundShown } from "../../device/lesson-progress.js";
import { html } from "../../ui/html.js";
import { RegionText } from "../../ui/region-text.js";
import { Sign, SeatMark } from "../../ui/emblem.js";
import { t } from "../../i18n/texts.js";
import { eventSentence } from "../../i18n/events.js";
import { SPEEDS } from "./frames.js";

/** @typedef {import("./frames.js").Playback} Playback */
/** @typedef {import("./store.js").ReplayStore} ReplayStore */
/** @typedef {import("../../i18n/names.js").Names} Names */

const UNTOLD = ["game_over", "turn_began"]; // said elsewhere on the screen

/** @param {{ stage: ReplayStore, more?: any }} props  `more`: another button */
export function ReplayBar({ stage, more }) {
  const { playback } = stage;
  const names = stage.names.value;
  useEffect(() => () => playback.stop(), [playback]);
  if (playback.last < 0) return null;
  const at = playback.at.value;
  const isEnd = at === playback.last;
  const caption = captionOf(playback, at, names);
  const play = t(playback.playing.value ? "after-replay-pause" : "after-replay-play");
  return html`<section class="replay-bar" aria-label=${t("after-replay")}>
    <${Caption} stage=${stage} at=${at} caption=${caption} />
    <input type="range" class="replay-slider" min="0" max=${playback.last} step="1" value=${at}
      aria-label=${t("after-replay-slider")} aria-valuetext=${[whenOf(stage, at), ...caption].join(" ")}
      onInput=${(/** @type {any} */ input) => playback.go(Number(input.currentTarget.value))} />
    <div class="replay-buttons">
      <${Step} sign="first" label="after-replay-first" disabled=${at === 0} go=${() => playback.go(0)} />
      <${Step} sign="step-back" label="after-replay-back" disabled=${at === 0} go=${() => playback.go(at - 1)} />
      <button type="button" class="button main replay-play" aria-label=${play}
        onClick=${() => (playback.playing.value ? playback.stop() : playback.play())}>
        <${Sign} id=${playback.playing.value ? "pause" : "play"} />
        <span>${play}</span>
      </button>
      <${Step} sign="step-forward" label="after-replay-forward" disabled=${isEnd} go=${() => playback.go(at + 1)} />
      <${Step} sign="last" label="after-replay-last" disabled=${isEnd} go=${() => playback.go(playback.last)} />
      <button type="button" class="button replay-turn" disabled=${isEnd} onClick=${() => playback.go(playback.turnFrom(1))}>
        ${t("after-replay-turn")}
      </button>
      <label class="replay-speed"><span class="unseen">${t("after-replay-speed")}</span>
        <select class="field" value=${String(playback.speed.value)}
          onChange=${(/** @type {any} */ choice) => (playback.speed.value = Number(choice.currentTarget.value))}>
          ${SPEEDS.map((speed) => html`<option key=${speed} value=${String(speed)}
            selected=${speed === playback.speed.value}>${t("after-replay-times", { speed })}</option>`)}
        </select>
      </label>
      ${more}
    </div>
  </section>`;
}

/** @param {{ stage: ReplayStore, at: number, caption: string[] }} props */
function Caption({ stage, at, caption }) {
  const { playback } = stage;
  const names = stage.names.value;
  const seat = playback.turnAt(at)?.seat ?? null;
  return html`<p class="replay-caption">
    <span class="replay-when">${seat !== null && html`<${SeatMark} seat=${seat} />`}
      <strong>${whenOf(stage, at)}</strong></span>
    <span class="replay-words">${playback.error.value ? t("after-replay-lost") : caption.map(
      (words) => html`<span key=${words}><${RegionText} text=${words} store=${stage} /> </span>`,
    )}</span>
  </p>`;
}

/** @param {{ sign: string, label: string, disabled: boolean, go: () => void }} props */
function Step({ sign, label, disabled, go }) {
  return html`<button type="button" class="button icon" aria-label=${t(label)} title=${t(label)}
    disabled=${disabled} onClick=${go}><${Sign} id=${sign} /></button>`;
}

/** @param {ReplayStore} stage @param {number} at */
function whenOf({ playback, names, game }, at) {
  const turn = playback.turnAt(at);
  if (!turn || turn.seat === null) return t("after-replay-start");
  return t("after-replay-when", { round: roundShown(game, turn.round), seat: names.value.seat(turn.seat) });
}

/** Describe the events of a line. @param {Playback} playback @param {number} at @param {Names} names
 * @returns {string[]} */
function captionOf(playback, at, names) {
  const events = (playback.lines[at]?.events ?? []).filter(({ kind }) => !UNTOLD.includes(kind));
  if (!events.length && at === playback.last) return [t("after-replay-end")];
  return events.map((event) => eventSentence(event, names));
}
