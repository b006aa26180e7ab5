/** *Results*: the player's finished games from the server, with search and statistics.
 *
 * Without any there (another server, or offline) the results stored on this device are shown. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Results } from "../../home/results.js";
import { boardAt, catalogue } from "../../net/catalogue.js";
import { myResults } from "../../net/api.js";
import { html } from "../../ui/html.js";
import { Sign, SeatMark } from "../../ui/emblem.js";
import { Frame } from "../../ui/frame.js";
import { loadStyles } from "../../ui/lazy.js";
import { Miniature } from "../../ui/miniature.js";
import { ErrorNotice, useAction, useRequest, Waiting } from "../../ui/request-state.js";
import { Link } from "../../ui/router.js";
import { language, loadPart, t } from "../../i18n/texts.js";
import { ChallengeDialog } from "../finding/challenge-dialog.js";
import { ProfileSwitch } from "./profile.js";
import { signed } from "../ratings/numbers.js";
import { EVERYTHING, isLimited, SearchForm } from "./search.js";
import { Sums, Tables } from "./statistics.js";

/** @typedef {import("../../net/protocol.js").PlayedGame} PlayedGame */
/** @typedef {import("../../net/protocol.js").MyResults} MyResults */

const PAUSE = 250; // milliseconds without a key before a search is sent

/** Load the texts and styles. */
export async function readHistory() {
  await Promise.all([loadPart("history"), loadPart("lobby"), loadPart("stats"), loadStyles("club/club.css"), loadStyles("club/finding/lobby.css")]);
  return History;
}

function History() {
  const search = useSignal(EVERYTHING);
  const sent = useSignal(EVERYTHING);
  useEffect(() => {
    const timer = setTimeout(() => (sent.value = search.value), PAUSE);
    return () => clearTimeout(timer);
  }, [search.value]);
  const find = async (/** @type {typeof EVERYTHING} */ wanted) => ({ wanted, found: await myResults(wanted) });
  const { value, error, again } = useRequest(() => find(sent.value), sent.value);
  const onDevice = useSignal(false);
  const { wanted, found } = value.value ?? { wanted: EVERYTHING, found: null };
  if (onDevice.value || (error.value && !found)) return html`<${Results} />`;
  if (!found) return html`<${Frame} title=${t("results-title")}><${Waiting} words=${t("tables-looking")} /><//>`;
  if (!found.results.length && !isLimited(wanted)) return html`<${Results} />`;
  return html`<${Frame} title=${t("results-title")} lead=${t("history-lead")}>
    <${SearchForm} search=${search.value} change=${(/** @type {any} */ changed) => (search.value = { ...search.value, ...changed })} />
    <${ErrorNotice} error=${error.value} again=${again} />
    <p role="status" class="history-count">${t("history-found", { count: found.statistics?.games ?? 0 })}</p>
    ${found.results.length > 0 && html`<${Found} key=${JSON.stringify(wanted)} found=${found} search=${wanted} />`}
    <${ProfileSwitch} mine=${found} />
    <button type="button" class="button quiet" onClick=${() => (onDevice.value = true)}>${t("history-device")}</button>
  <//>`;
}

/** @param {{ found: MyResults, search: import("./search.js").Search }} props */
function Found({ found, search }) {
  const results = useSignal(found.results);
  const next = useSignal(found.next ?? "");
  const { busy, error, run } = useAction();
  const more = () =>
    run(async () => {
      const page = await myResults({ ...search, cursor: next.value });
      results.value = [...results.value, ...page.results];
      next.value = page.next ?? "";
    });
  return html`${found.statistics && html`<${Sums} statistics=${found.statistics} />`}
    <ul class="results">
      ${results.value.map((result) => html`<${ResultLine} key=${result.game} result=${result} />`)}
    </ul>
    <${ErrorNotice} error=${error.value} again=${more} />
    ${next.value && html`<button type="button" class="button" disabled=${busy.value} onClick=${more}>${t("history-more")}</button>`}
    ${found.statistics && html`<${Tables} statistics=${found.statistics} />`}`;
}

/** @param {{ result: PlayedGame }} props */
function ResultLine({ result }) {
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(1000 * result.ended);
  const won = result.seats[result.you].place === 1;
  return html`<li class="result card">
    <${Miniature} map=${boardAt(result.map, result.game)} />
    <div class="result-words">
      <p class="result-head">
        ${won && html`<span class="won"><${Sign} id="crown" /> ${t("results-you-won")}</span>`}
        <span>${day}</span>
        <${RatingChange} result=${result} />
      </p>
      <ol class="ranking">
        ${byPlace(result).map(
          ({ seat, name, coins, gave_up }) => html`<li key=${seat} class=${seat === result.you ? "mine" : ""}>
            <${SeatMark} seat=${seat} /> <span class="ranking-name">${name || t("history-nobody")}</span>
            <span class="number">${gave_up ? t("history-gave-up") : t("results-coins", { coins })}</span>
          </li>`,
        )}
      </ol>
    </div>
    <div class="result-ways">
      <${Link} to=${`/table/${result.game}`} class="button"><${Sign} id="eye" /> ${t("tables-look")}<//>
      <${PlayAgain} result=${result} />
    </div>
  </li>`;
}

/** The rating after a rated game, and its change. @param {{ result: PlayedGame }} props */
function RatingChange({ result }) {
  const { rating, change } = result.seats[result.you];
  if (rating === undefined || change === undefined) return null;
  return html`<span class="number" data-rating=${rating}>${t("history-rating", { rating: String(rating), change: signed(change) })}</span>`;
}

/** Challenge the people of a finished game. @param {{ result: PlayedGame }} props */
function PlayAgain({ result }) {
  const isOpen = useSignal(false);
  const others = result.seats.flatMap(({ name, bot }, seat) => (seat !== result.you && name && !bot ? [{ name, seat }] : []));
  if (!others.length || !catalogue.value?.club?.includes("seeks")) return null;
  return html`<button type="button" class="button" onClick=${() => (isOpen.value = true)}><${Sign} id="people" /> ${t("lobby-again")}</button>
    <${ChallengeDialog} open=${isOpen.value} names=${others.map(({ name }) => name)}
      to=${others.map(({ seat }) => ({ game: result.game, seat }))} rated=${result.rated === true} onClose=${() => (isOpen.value = false)} />`;
}

/** Seats in the order of their places. @param {PlayedGame} result */
export function byPlace({ seats }) {
  const ranked = seats.map((outcome, seat) => ({ ...outcome, seat }));
  return ranked.sort((a, b) => a.place - b.place || a.seat - b.seat);
}
