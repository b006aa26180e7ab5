/** *Results*: the finished games of this device. */
import { useSignal } from "@preact/signals";
import { boardAt } from "../net/catalogue.js";
import { writeStored } from "../device/device.js";
import { html } from "../ui/html.js";
import { Confirm } from "../ui/overlays.js";
import { Sign, SeatMark } from "../ui/emblem.js";
import { Frame } from "../ui/frame.js";
import { Miniature } from "../ui/miniature.js";
import { lazy } from "../ui/lazy.js";
import { Link } from "../ui/router.js";
import { language, t } from "../i18n/texts.js";
import { ownResults, ranking, RESULTS, tally } from "./lists/own-results.js";

/** @typedef {import("../after/results.js").Result} Result */

const OwnStats = lazy(async () => (await import("../after/own-stats.js")).readOwnStats());

export function Results() {
  const results = useSignal(ownResults());
  const asking = useSignal(false);
  const forget = () => {
    writeStored(RESULTS, []);
    results.value = [];
    asking.value = false;
  };
  if (!results.value.length) return html`<${Nothing} />`;
  return html`<${Frame} title=${t("results-title")} lead=${t("results-lead")}>
    <${Sums} results=${results.value} />
    <${OwnStats} results=${results.value} />
    <ul class="results">
      ${results.value.map((result) => html`<${ResultLine} key=${result.game} result=${result} />`)}
    </ul>
    <button type="button" class="button quiet" onClick=${() => (asking.value = true)}>
      <${Sign} id="trash" /> ${t("results-forget")}
    </button>
    <${Confirm} open=${asking.value} title=${t("results-forget")} words=${t("results-forget-words")}
      yes=${t("results-forget-yes")} onYes=${forget} onClose=${() => (asking.value = false)} />
  <//>`;
}

function Nothing() {
  return html`<${Frame} title=${t("results-title")} lead=${t("results-lead")}>
    <div class="empty">
      <p>${t("results-nothing")}</p>
      <${Link} to="/" class="button main"><${Sign} id="play" /> ${t("home-play")}<//>
    </div>
  <//>`;
}

/** @param {{ results: Result[] }} props */
function Sums({ results }) {
  const sums = tally(results);
  return html`<dl class="sums">
    ${/** @type {const} */ (["games", "won", "best", "average"]).map(
      (sum) => html`<div class="card" key=${sum}><dt>${t(`results-${sum}`)}</dt><dd class="number">${sums[sum]}</dd></div>`,
    )}
  </dl>`;
}

/** @param {{ result: Result }} props */
function ResultLine({ result }) {
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(result.at);
  return html`<li class="result card">
    <${Miniature} map=${boardAt(result.map, result.game)} />
    <div class="result-words">
      <p class="result-head">
        ${result.won && html`<span class="won"><${Sign} id="crown" /> ${t("results-you-won")}</span>`}
        <span>${day}</span>
      </p>
      <ol class="ranking">
        ${ranking(result).map(
          ({ name, seat, coins }) => html`<li key=${seat} class=${seat === result.you ? "mine" : ""}>
            <${SeatMark} seat=${seat} /> <span class="ranking-name">${name}</span>
            <span class="number">${t("results-coins", { coins })}</span>
          </li>`,
        )}
      </ol>
    </div>
    <div class="result-ways"><${Link} to=${`/table/${result.game}`} class="button"><${Sign} id="eye" /> ${t("tables-look")}<//></div>
  </li>`;
}
