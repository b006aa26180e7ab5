/** On the start page: the tables that wait for the player, and games that others offer. */
import { useEffect } from "preact/hooks";
import { catalogue } from "../../net/catalogue.js";
import { myChallenges } from "../../net/api.js";
import { keys } from "../../device/device.js";
import { askWaiting, waiting } from "../../device/waiting.js";
import { t } from "../../i18n/texts.js";
import { Sign } from "../../ui/emblem.js";
import { html } from "../../ui/html.js";
import { openOwnTable } from "../../ui/own-table.js";
import { useRequest } from "../../ui/request-state.js";
import { Link } from "../../ui/router.js";

const SHOWN = 3;

/** @param {import("../../net/protocol.js").ChallengePlayer[]} players */
const others = (players) => players.flatMap(({ name, you }) => (you ? [] : [name])).join(", ");

export function WaitingStrip() {
  useEffect(() => void askWaiting(), []);
  const isOffered = catalogue.value?.club?.includes("seeks") ?? false;
  const { value } = useRequest(async () => (isOffered ? (await myChallenges()).challenges : []));
  const open = (value.value ?? []).filter(({ state, players }) => state === "open" && !players[0].you);
  const ready = (value.value ?? []).filter(({ state, game }) => state === "accepted" && !keys.value[game ?? ""] && waiting.value.every((table) => table.game !== game));
  if (!waiting.value.length && !open.length && !ready.length) return null;
  return html`<section class="waiting-strip card" aria-labelledby="waiting-title">
    <h2 id="waiting-title">${t("waiting-title", { count: waiting.value.length })}</h2>
    <ul>
      ${waiting.value.slice(0, SHOWN).map(
        ({ game, names }) => html`<li key=${game}>
          <button type="button" class="button main" onClick=${() => openOwnTable(game)}>
            <${Sign} id="flag" /> <span>${t("waiting-game", { names: names.join(", ") })}</span>
          </button>
        </li>`,
      )}
      ${ready.map(
        ({ id, game, players }) => html`<li key=${id}>
          <button type="button" class="button" onClick=${() => openOwnTable(game ?? "")}><${Sign} id="play" /> <span>${t("waiting-ready", { names: others(players) })}</span></button>
        </li>`,
      )}
      ${open.map(
        ({ id, players }) => html`<li key=${id}>
          <${Link} to="/join" class="button"><${Sign} id="people" /> <span>${t("waiting-challenge", { name: players[0].name })}</span><//>
        </li>`,
      )}
    </ul>
    ${waiting.value.length > SHOWN && html`<${Link} to="/tables" class="button quiet">${t("waiting-all")}<//>`}
  </section>`;
}
