/** *Continue*: my tables, those where it is my turn first. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { gameApi, myTables } from "../net/api.js";
import { keys } from "../device/device.js";
import { rememberPerson } from "../device/own-seats.js";
import { html } from "../ui/html.js";
import { useRequest, ErrorNotice, Waiting } from "../ui/request-state.js";
import { Sign } from "../ui/emblem.js";
import { Frame } from "../ui/frame.js";
import { Link } from "../ui/router.js";
import { t } from "../i18n/texts.js";
import { asListed, isOpen, ownTables, unlisted } from "./lists/my-tables.js";
import { OwnTableRow } from "./lists/table-row.js";

/** @typedef {import("../net/protocol.js").GameView} GameView */

const MOST_UNLISTED = 12;
const MOST_VIEWED = 12;
const MOST_ENDED = 20;

/** List my tables from the server and from the tokens of this device. */
async function allTables() {
  const listed = await myTables();
  if (listed.some(({ game, mine = [] }) => mine.length && !keys.value[game])) rememberPerson(true);
  const others = await Promise.all(unlisted(listed, keys.value, MOST_UNLISTED).map(lookAt));
  const more = others.filter((view) => view !== null);
  return [...listed, ...more.map((view) => asListed(view, (keys.value[view.game]?.at ?? 0) / 1000))];
}

/** @param {string} game @returns {Promise<GameView|null>} */
function lookAt(game) {
  const known = keys.value[game];
  const token = Object.values(known?.seats ?? {})[0] ?? known?.watch;
  return gameApi(game, token).view().catch(() => null); // gone, or not for us any more
}

export function Tables() {
  const { value, error, again } = useRequest(allTables);
  const all = value.value && ownTables(value.value, keys.value);
  const going = all?.filter(isOpen) ?? [];
  const ended = all?.filter((table) => !isOpen(table)).slice(0, MOST_ENDED) ?? [];
  const views = useViews(going.slice(0, MOST_VIEWED).map(({ game }) => game));
  useFreshness(again);
  return html`<${Frame} title=${t("tables-title")} wide>
    <${ErrorNotice} error=${error.value} again=${again} />
    ${all === null && !error.value && html`<${Waiting} words=${t("tables-looking")} />`}
    ${all && !all.length && html`<${Nothing} />`}
    ${going.length > 0 &&
    html`<section aria-labelledby="tables-going"><h2 id="tables-going">${t("tables-going")}</h2>
      <ul class="table-cards">
        ${going.map((table) => html`<${OwnTableRow} key=${table.game} table=${table} view=${views[table.game]} />`)}
      </ul></section>`}
    ${ended.length > 0 &&
    html`<section aria-labelledby="tables-ended"><h2 id="tables-ended">${t("tables-ended")}</h2>
      <ul class="table-cards ended">
        ${ended.map((table) => html`<${OwnTableRow} key=${table.game} table=${table} />`)}
      </ul></section>`}
  <//>`;
}

function Nothing() {
  return html`<div class="empty">
    <p>${t("tables-nothing")}</p>
    <p class="button-row">
      <${Link} to="/" class="button main"><${Sign} id="play" /> ${t("home-play")}<//>
      <${Link} to="/join" class="button"><${Sign} id="link" /> ${t("home-join")}<//>
    </p>
  </div>`;
}

/** Fetch the current boards of these games. @param {string[]} games
 * @returns {Record<string, GameView>} */
function useViews(games) {
  const views = useSignal(/** @type {Record<string, GameView>} */ ({}));
  useEffect(() => {
    for (const game of games) {
      lookAt(game).then((view) => {
        if (view) views.value = { ...views.value, [game]: view };
      });
    }
  }, [games.join(" ")]);
  return views.value;
}

/** Refresh when the page becomes visible again. @param {() => void} again */
function useFreshness(again) {
  useEffect(() => {
    const look = () => document.hidden || again();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
}
