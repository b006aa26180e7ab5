/** The screen of a finished game: result and statistics, then board and replay. */
import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { Board } from "../board/board.js";
import { roundShown } from "../device/lesson-progress.js";
import { html } from "../ui/html.js";
import { RegionText } from "../ui/region-text.js";
import { part } from "../ui/lazy.js";
import { Tabs } from "../ui/tabs.js";
import { Log } from "../table/log/log.js";
import { t } from "../i18n/texts.js";
import { CoinsChart } from "./chart.js";
import { CombosUsed, DiceLuck, SourcesChart } from "./game-stats.js";
import { ReplayBar } from "./replay/bar.js";
import { storyOf, withRounds } from "./story.js";

/** @typedef {import("./replay/store.js").ReplayStore} ReplayStore */
/** @typedef {import("../ui/tabs.js").Tab} Tab */

const Coach = part("coach");

/** `result` stands above the chart, which keeps quiet until all is `counted`; without `head` it is part
 * of another page. `coach` is where one gets its analysis from.
 * @param {{ stage: ReplayStore, counted?: boolean, head?: any, foot?: any, result?: any,
 *   coach?: import("./analysis-source.js").Source|null, more?: Tab[] }} props */
export function PlayedScreen({ stage, counted = true, head, foot, result, coach, more = [] }) {
  const shown = useSignal("result");
  const names = stage.names.value;
  const parts = { story: useStory(stage), names };
  const tabs = [
    { id: "result", label: t("after-tab-result"), sign: "crown", panel: html`<${ResultPage} ...${parts} result=${result} counted=${counted} />` },
    { id: "story", label: t("after-tab-story"), sign: "combos", panel: html`<${StoryPage} ...${parts} />` },
    ...(coach ? [{ id: "coach", label: t("coach-tab"), sign: "hint", panel: html`<${Coach} stage=${stage} source=${coach} />` }] : []),
    { id: "log", label: t("log-title"), sign: "log", panel: html`<${Log} store=${stage} />` },
    ...more,
  ];
  return html`<div class=${head ? "played" : "played inside"}>
    ${head && html`<header class="played-head">${head}</header>`}
    <aside class="played-side"><${Tabs} class="played-tabs" label=${t("after-panels")} tabs=${tabs}
      chosen=${shown.value} onChoose=${(/** @type {string} */ id) => (shown.value = id)} /></aside>
    <${head ? "main" : "div"} class="played-board" aria-label=${t("after-board")}><${Board} store=${stage} /><${WhatIf} stage=${stage} /><//>
    <footer class="played-foot"><${ReplayBar} stage=${stage} more=${foot} /></footer>
  </div>`;
}

/** Say that the board shows a turn that was not played. @param {{ stage: ReplayStore }} props */
function WhatIf({ stage }) {
  const words = stage.sketch.value?.words;
  return words ? html`<p class="what-if card" role="status"><${RegionText} text=${words} store=${stage} /></p>` : null;
}

/** @param {ReplayStore} stage */
function useStory({ live, lines, game }) {
  const seats = live.value?.position.seats ?? [];
  const said = lines.value;
  return useMemo(() => {
    const story = storyOf(said, seats.length, seats.map(({ coins }) => coins));
    return withRounds(story, (round) => roundShown(game, round));
  }, [said, seats.length]);
}

/** @typedef {{ story: import("./story.js").Story, names: import("../i18n/names.js").Names }} Parts */

/** The final count, and the chart of the whole game below it.
 * @param {Parts & { result: any, counted: boolean }} props */
function ResultPage({ story, names, result, counted }) {
  return html`<${Page} label=${t("after-tab-result")}>${result}<section class=${`story-part ${counted ? "" : "is-secret"}`}><h2>${t("after-chart-coins")}</h2>
    <${CoinsChart} story=${story} names=${names} /></section><//>`;
}

/** @param {Parts} parts */
function StoryPage(parts) {
  return html`<${Page} label=${t("after-tab-story")}>
    <section class="story-part"><h2>${t("after-sources")}</h2><${SourcesChart} ...${parts} /></section>
    <section class="story-part"><h2>${t("after-combos")}</h2><${CombosUsed} ...${parts} /></section>
    <section class="story-part"><h2>${t("after-dice")}</h2><${DiceLuck} ...${parts} /></section>
  <//>`;
}

// --- A panel beside the board that the keyboard can scroll

/** @param {{ label: string, children?: any }} props */
export function Page({ label, children }) {
  return html`<div class="played-page" role="group" aria-label=${label} tabindex="0">${children}</div>`;
}
