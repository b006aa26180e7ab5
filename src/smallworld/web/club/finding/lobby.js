/** Find others to play with: challenges, seeks, and who is here. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { keys, preferences, setPreferences } from "../../device/device.js";
import { rememberSeeking } from "../../device/waiting.js";
import { nameToPlay } from "../../device/player-name.js";
import { listed, loadPart, t } from "../../i18n/texts.js";
import { allowChallenges, answerChallenge, beHere, leaveHere, myChallenges, playersHere, withdrawChallenge } from "../../net/api.js";
import { Sign } from "../../ui/emblem.js";
import { Switch } from "../../ui/fields.js";
import { html } from "../../ui/html.js";
import { loadStyles } from "../../ui/lazy.js";
import { openOwnTable } from "../../ui/own-table.js";
import { ErrorNotice, useAction, useRequest } from "../../ui/request-state.js";
import { ChallengeDialog } from "./challenge-dialog.js";
import { FindPlayers, WishWords } from "./find-players.js";

/** @typedef {import("../../net/protocol.js").Challenge} Challenge */
/** @typedef {import("../../net/protocol.js").PlayerHere} PlayerHere */

const RENEW_EVERY = 20_000; // milliseconds; the server forgets a player after 70 seconds
const ASK_EVERY = 5000;
const LIVE = 120; // seconds per move in a game with somebody who is here

/** Load the texts and styles; return the component. */
export async function readLobby() {
  await Promise.all([loadPart("lobby"), loadStyles("club/finding/lobby.css")]);
  return Lobby;
}

function Lobby() {
  const { value, error, again } = useRequest(myChallenges);
  useEvery(ASK_EVERY, again);
  const found = value.value;
  return html`${found && html`<${Challenges} found=${found.challenges} again=${again} />`}
    <${FindPlayers} />
    <section class="card join-card lobby-here" aria-labelledby="lobby-here">
      <${PeopleHere} onChallenge=${again} />
      ${found && html`<${AllowSwitch} allowed=${found.allowed ?? true} again=${again} />`}
      <${ErrorNotice} error=${error.value} again=${again} />
    </section>`;
}

/** Call a function again and again while the page is visible. @param {number} pause @param {() => void} what */
function useEvery(pause, what) {
  useEffect(() => {
    const timer = setInterval(() => document.hidden || what(), pause);
    return () => clearInterval(timer);
  }, []);
}

/** @param {{ onChallenge: () => void }} props */
function PeopleHere({ onChallenge }) {
  const isSeen = preferences.value.table.seen === true;
  const ask = () => (preferences.peek().table.seen === true ? beHere(nameToPlay()) : playersHere());
  const { value, error, again } = useRequest(ask, isSeen);
  useEvery(RENEW_EVERY, again);
  const chosen = useSignal(/** @type {PlayerHere|null} */ (null));
  const { busy, error: failed, run } = useAction();
  const flip = (/** @type {boolean} */ on) =>
    run(async () => {
      if (!on) await leaveHere();
      setPreferences({ table: { ...preferences.value.table, seen: on } });
    });
  const others = (value.value ?? []).filter(({ you }) => !you);
  return html`<h2 id="lobby-here">${t("lobby-here")}</h2>
    <${Switch} label=${t("lobby-seen")} about=${t(isSeen ? "lobby-seen.on" : "lobby-seen.off")} on=${isSeen}
      disabled=${busy.value} onChange=${flip} />
    ${value.value && !others.length && html`<p class="empty">${t("lobby-nobody")}</p>`}
    ${others.length > 0 &&
    html`<ul class="find-list" aria-labelledby="lobby-here">
      ${others.map(
        (player) => html`<li key=${player.id}>
          <strong>${player.name}</strong>
          <button type="button" class="button" aria-label=${t("lobby-challenge-named", { name: player.name })}
            onClick=${() => (chosen.value = player)}>${t("lobby-challenge")}</button>
        </li>`,
      )}
    </ul>`}
    <${ErrorNotice} error=${error.value ?? failed.value} again=${again} />
    <${ChallengeDialog} open=${chosen.value !== null} names=${[chosen.value?.name ?? ""]} to=${[{ here: chosen.value?.id ?? "" }]}
      time=${LIVE} onClose=${() => (chosen.value = null)} onSent=${onChallenge} />`;
}

/** @param {{ allowed: boolean, again: () => void }} props */
function AllowSwitch({ allowed, again }) {
  const { busy, error, run } = useAction();
  const flip = (/** @type {boolean} */ on) =>
    run(async () => {
      await allowChallenges(on);
      again();
    });
  return html`<${Switch} label=${t("lobby-allow")} about=${t(allowed ? "lobby-allow.on" : "lobby-allow.off")} on=${allowed}
      disabled=${busy.value} onChange=${flip} />
    <${ErrorNotice} error=${error.value} />`;
}

/** @param {{ found: Challenge[], again: () => void }} props */
function Challenges({ found, again }) {
  const isOpened = (/** @type {Challenge} */ { game = "" }) => keys.value[game] !== undefined;
  const shown = found.filter((one) => one.state !== "withdrawn" && !isOpened(one));
  if (!shown.length) return null;
  return html`<section class="card join-card" aria-labelledby="lobby-challenges">
    <h2 id="lobby-challenges">${t("lobby-challenges")}</h2>
    <ul class="find-list challenges">
      ${shown.map((one) => html`<${ChallengeLine} key=${one.id} one=${one} again=${again} />`)}
    </ul>
  </section>`;
}

/** @param {{ one: Challenge, again: () => void }} props */
function ChallengeLine({ one, again }) {
  const { busy, error, run } = useAction();
  const { id, players, seats, clock, rated, state, game = "" } = one;
  const isOwn = players[0].you === true;
  const isAnswered = players.some(({ you, answer }) => you && answer);
  const names = players.filter(({ you }) => !you).map(({ name }) => name);
  const answer = (/** @type {boolean} */ accept) =>
    run(async () => {
      rememberSeeking();
      const now = await answerChallenge(id, { accept, ...(accept && { name: nameToPlay() }) });
      again();
      if (now.game) await openOwnTable(now.game);
    });
  const withdraw = () =>
    run(async () => {
      await withdrawChallenge(id);
      again();
    });
  return html`<li>
    <div>
      <strong>${isOwn ? t("lobby-you-challenge", { names: listed(names, "and") }) : t("lobby-challenged-by", { name: players[0].name })}</strong>
      <p class="table-when"><${WishWords} seats=${seats} time=${clock.per_move ?? 0} rated=${rated} /></p>
      ${(isOwn || isAnswered || state !== "open") && html`<p class="table-when" role="status">${t(`lobby-state-${state}`)}</p>`}
      <${ErrorNotice} error=${error.value} />
    </div>
    <div class="challenge-ways">
      ${state === "open" && !isOwn && !isAnswered &&
      html`<button type="button" class="button main" disabled=${busy.value} onClick=${() => answer(true)}><${Sign} id="check" /> ${t("lobby-accept")}</button>
        <button type="button" class="button" disabled=${busy.value} onClick=${() => answer(false)}>${t("lobby-decline")}</button>`}
      ${state === "open" && isOwn && html`<button type="button" class="button" disabled=${busy.value} onClick=${withdraw}>${t("lobby-withdraw")}</button>`}
      ${state === "accepted" && html`<button type="button" class="button main" onClick=${() => openOwnTable(game)}><${Sign} id="play" /> ${t("lobby-open")}</button>`}
    </div>
  </li>`;
}
