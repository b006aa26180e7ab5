/** What the player and the organiser can do in a tournament. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { rememberPerson } from "../../device/own-seats.js";
import { nameToPlay } from "../../device/player-name.js";
import { noteTournament } from "../../device/tournament-games.js";
import { NameField } from "../../home/setup/own-name.js";
import { t } from "../../i18n/texts.js";
import { Sign } from "../../ui/emblem.js";
import { html } from "../../ui/html.js";
import { Confirm } from "../../ui/overlays.js";
import { openOwnTable } from "../../ui/own-table.js";
import { ErrorNotice, useAction } from "../../ui/request-state.js";
import { botWords, changed, entrantName } from "./source.js";

/** @typedef {import("./source.js").TournamentView} TournamentView */
/** @typedef {{ view: TournamentView, show: (view: TournamentView) => void }} Props */

/** @param {Props} props */
export function OwnPart({ view, show }) {
  const { busy, error, run } = useAction();
  const sure = useSignal(/** @type {""|"leave"|"cancel"} */ (""));
  const change = (/** @type {string} */ what, /** @type {object} */ body = {}) =>
    run(async () => {
      show(await changed(view.id, what, body));
      sure.value = "";
    });
  useNewTable(view.table ?? "", view.id);
  const isActive = view.status === "open" || view.status === "running";
  if (!isActive) return null;
  const me = view.entrants.find((one) => one.number === view.you);
  const canPlay = me && !me.withdrawn;
  const press = (/** @type {string} */ what, /** @type {object} */ body = {}) => () => change(what, body);
  return html`<section class="card tour-own" aria-label=${t("tour-your-part")}>
    ${!me && view.status === "open" && html`<${JoinForm} view=${view} show=${show} />`}
    ${me && html`<p class="tour-own-state" role="status">${stateWords(view)}</p>`}
    ${view.table && html`<${TableButton} game=${view.table} tournament=${view.id} />`}
    <div class="button-row">
      ${view.organises && view.status === "open" &&
      html`<button type="button" class="button main" disabled=${busy.value} onClick=${press("start")}><${Sign} id="play" /> ${t("tour-start-now")}</button>`}
      ${canPlay && view.status === "open" &&
      html`<button type="button" class="button" disabled=${busy.value} onClick=${press("leave")}>${t("tour-leave")}</button>`}
      ${canPlay && view.status === "running" &&
      html`<button type="button" class="button" disabled=${busy.value} onClick=${press("presence", { present: me.absent ?? false })}>
          <${Sign} id=${me.absent ? "play" : "pause"} /> ${t(me.absent ? "tour-come-back" : "tour-sit-out")}</button>
        <button type="button" class="button quiet" onClick=${() => (sure.value = "leave")}>${t("tour-withdraw")}</button>`}
      ${view.organises &&
      html`<button type="button" class="button quiet" onClick=${() => (sure.value = "cancel")}>${t("tour-cancel")}</button>`}
    </div>
    <${ErrorNotice} error=${error.value} />
    <${Confirm} open=${sure.value === "leave"} title=${t("tour-withdraw")} words=${t("tour-withdraw-sure")} yes=${t("tour-withdraw")}
      busy=${busy.value} onYes=${press("leave")} onClose=${() => (sure.value = "")} />
    <${Confirm} open=${sure.value === "cancel"} title=${t("tour-cancel")} words=${t("tour-cancel-sure")} yes=${t("tour-cancel")}
      busy=${busy.value} onYes=${press("cancel")} onClose=${() => (sure.value = "")} />
  </section>`;
}

/** @param {TournamentView} view */
function stateWords(view) {
  const me = view.entrants.find((one) => one.number === view.you);
  if (me?.withdrawn) return t("tour-you-withdrew");
  if (view.status === "open") return t("tour-you-are-in");
  if (view.table) return t("tour-table-ready");
  const round = view.rounds[view.rounds.length - 1];
  if (me?.absent) return t("tour-you-sit-out");
  if (round?.byes?.includes(view.you ?? 0)) return t("tour-you-bye");
  if (view.standings.find((one) => one.entrant === view.you)?.out) return t("tour-you-out");
  return t("tour-you-wait");
}

/** @param {Props} props */
function JoinForm({ view, show }) {
  const { busy, error, run } = useAction();
  const join = (/** @type {Event} */ event) => {
    event.preventDefault();
    run(async () => {
      show(await changed(view.id, "join", { name: nameToPlay() }));
      rememberPerson(true);
    });
  };
  return html`<form class="join-form" onSubmit=${join}>
      <${NameField} />
      <button type="submit" class="button main" disabled=${busy.value}>${t("tour-join")}</button>
    </form>
    <${ErrorNotice} error=${error.value} />`;
}

/** Open the own table as soon as there is a new one. @param {string} game @param {string} tournament */
function useNewTable(game, tournament) {
  const before = useRef(game);
  useEffect(() => {
    if (game && game !== before.current) sitAt(game, tournament);
    before.current = game;
  }, [game]);
}

/** Take the own seat at a table, and open it. @param {string} game @param {string} tournament */
async function sitAt(game, tournament) {
  noteTournament(game, tournament);
  await openOwnTable(game);
}

/** The way to the own seat. @param {{ game: string, tournament: string }} props */
function TableButton({ game, tournament }) {
  const { busy, error, run } = useAction();
  return html`<button type="button" class="button main tour-go" disabled=${busy.value} onClick=${() => run(() => sitAt(game, tournament))}>
      <${Sign} id="play" /> ${t("tour-go")}</button>
    <${ErrorNotice} error=${error.value} />`;
}

/** Who takes part; the organiser may remove players. @param {Props} props */
export function Entrants({ view, show }) {
  const { busy, error, run } = useAction();
  const remove = (/** @type {number} */ entrant) => () =>
    run(async () => show(await changed(view.id, "leave", { entrant })));
  const isActive = view.status === "open" || view.status === "running";
  return html`<section class="card tour-part" aria-labelledby="tour-entrants">
    <h2 id="tour-entrants">${t("tour-players-of", { count: view.entrants.length, most: view.rules.most ?? 64 })}</h2>
    ${!view.entrants.length && html`<p class="empty">${t("tour-nobody")}</p>`}
    <ul class="tour-entrants">
      ${view.entrants.map((one) => {
        const name = entrantName(view, one.number);
        const state = one.withdrawn ? t("tour-withdrawn") : one.absent ? t("tour-absent") : botWords(one);
        return html`<li key=${one.number} class=${one.number === view.you ? "mine" : ""}>
          <span><${Sign} id=${one.bot ? "bot" : "person"} /> ${name}${state && html` <span class="tour-soft">${state}</span>`}</span>
          ${view.organises && isActive && !one.withdrawn && one.number !== view.you &&
          html`<button type="button" class="button icon quiet" disabled=${busy.value} aria-label=${t("tour-remove", { name })}
            title=${t("tour-remove", { name })} onClick=${remove(one.number)}><${Sign} id="trash" /></button>`}
        </li>`;
      })}
    </ul>
    <${ErrorNotice} error=${error.value} />
  </section>`;
}
