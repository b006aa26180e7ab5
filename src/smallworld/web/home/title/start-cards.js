/** The cards of the title page: other ways to start. */
import { catalogue } from "../../net/catalogue.js";
import { myTables } from "../../net/api.js";
import { keys } from "../../device/device.js";
import { html } from "../../ui/html.js";
import { useRequest, useAction, ErrorNotice } from "../../ui/request-state.js";
import { Sign } from "../../ui/emblem.js";
import { isDoneToday, puzzleMemory, streakOf } from "../../device/puzzle-progress.js";
import { Link } from "../../ui/router.js";
import { t } from "../../i18n/texts.js";
import { isOpen, ownTables } from "../lists/my-tables.js";
import { openTable } from "../setup/create-table.js";
import { ownResults, tally } from "../lists/own-results.js";
import { watchBots } from "../setup/table-settings.js";

/** @param {{ wishes: import("../setup/table-settings.js").Wishes }} props */
export function Tiles({ wishes }) {
  const { games, won } = tally(ownResults());
  const hasTables = Object.keys(keys.value).length > 0;
  return html`<nav class="tiles" aria-label=${t("home-more-ways")}>
    <ul>
      ${hasTables && html`<${ContinueTile} />`}
      <${Tile} to="/new" sign="people" name=${t("home-new")} about=${t("home-new-about")} />
      <${Tile} to="/join" sign="link" name=${t("home-join")} about=${t(catalogue.value?.club?.includes("seeks") ? "home-join-about.people" : "home-join-about")} />
      ${!hasTables && html`<${ContinueTile} />`}
      <${WatchTile} wishes=${wishes} />
      <${Tile} to="/records" sign="log" name=${t("home-records")} about=${t("home-records-about")} />
      <${Tile} to="/learn" sign="hint" name=${t("page-learn")} about=${t("page-learn.about")} />
      <${Tile} to="/reference" sign="book" name=${t("page-rules")} about=${t("page-rules.about")} />
      <${Tile} to="/puzzles/today" sign="check" name=${t("page-puzzles.today")} about=${puzzleWords()} />
      <${Tile} to="/workshop" sign="workshop" name=${t("page-workshop")} about=${t("page-workshop.about")} />
      <${Tile} to="/workshop/shelf" sign="combos" name=${t("page-shelf")} about=${t("page-shelf.about")} />
      <${Tile} to="/results" sign="crown" name=${t("home-results")} about=${t("home-results-about", { games, won })} />
    </ul>
  </nav>`;
}

/** @param {{ to: string, sign: string, name: string, about: string, lively?: boolean }} props */
function Tile({ to, sign, name, about, lively = false }) {
  return html`<li>
    <${Link} to=${to} class=${`tile card ${lively ? "lively" : ""}`}><${Face} sign=${sign} name=${name} about=${about} /><//>
  </li>`;
}

/** @param {{ sign: string, name: string, about: string }} props */
function Face({ sign, name, about }) {
  return html`<span class="tile-sign"><${Sign} id=${sign} /></span>
    <span class="tile-words"><strong>${name}</strong><span class="tile-about">${about}</span></span>`;
}

/** The state of today's puzzle on this device. */
function puzzleWords() {
  const memory = puzzleMemory.value;
  return t("page-puzzles.about", { done: String(isDoneToday(memory)), streak: streakOf(memory) });
}

/** Count running games and those waiting for me. */
function ContinueTile() {
  const { value, error } = useRequest(myTables);
  const going = ownTables(value.value ?? [], keys.value).filter(isOpen);
  const yours = going.filter(({ standing }) => standing === "yours").length;
  const about = error.value
    ? t("home-continue-unknown")
    : value.value === null
      ? t("home-continue-looking")
      : t("home-continue-about", { games: going.length, yours });
  return html`<${Tile} to="/tables" sign="play" name=${t("home-continue")} about=${about} lively=${yours > 0} />`;
}

/** Start a game of bots to watch, with the chosen number of seats.
 * @param {{ wishes: import("../setup/table-settings.js").Wishes }} props */
function WatchTile({ wishes }) {
  const { busy, error, run } = useAction();
  const watch = () => run(() => openTable(watchBots(wishes, catalogue.value)));
  const about = t("home-watch-about", { bots: wishes.seats, level: wishes.bot });
  return html`<li>
    <button type="button" class="tile card" disabled=${busy.value} onClick=${watch}>
      <${Face} sign="eye" name=${t("home-watch")} about=${busy.value ? t("home-laying-out") : about} />
    </button>
    <${ErrorNotice} error=${error.value} again=${watch} />
  </li>`;
}
