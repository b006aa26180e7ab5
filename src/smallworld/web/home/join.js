/** The screen to join: by a friend's link, or at an open seat of a public table. */
import { useSignal } from "@preact/signals";
import { gameApi, lobby } from "../net/api.js";
import { boardAt, catalogue } from "../net/catalogue.js";
import { keys } from "../device/device.js";
import { html } from "../ui/html.js";
import { useRequest, useAction, ErrorNotice, Waiting } from "../ui/request-state.js";
import { Sign } from "../ui/emblem.js";
import { TextField } from "../ui/fields.js";
import { Frame } from "../ui/frame.js";
import { part } from "../ui/lazy.js";
import { pathOf, readLink } from "../ui/invite-links.js";
import { Miniature } from "../ui/miniature.js";
import { go, Link } from "../ui/router.js";
import { currentLanguage, t } from "../i18n/texts.js";
import { OwnName } from "./setup/own-name.js";
import { joinable } from "./lists/my-tables.js";
import { Seats, whenAndRound } from "./lists/table-row.js";
import { ownSeats, joinSeat } from "./setup/create-table.js";
import { CardsButton, PacksLine } from "../table/panels/pack-cards.js";

const People = part("lobby");

export function Join() {
  return html`<${Frame} title=${t("join-title")} lead=${t("join-lead")}>
    <section class="card join-card"><${OwnName} /></section>
    ${catalogue.value?.club?.includes("seeks") && html`<${People} />`}
    ${catalogue.value?.club?.includes("tournaments") && html`<${Tournaments} />`}
    <${ByLink} />
    <${Lobby} />
  <//>`;
}

function Tournaments() {
  return html`<section class="card join-card" aria-labelledby="join-tournaments">
    <div class="heading-row">
      <h2 id="join-tournaments">${t("join-tournaments")}</h2>
      <${Link} class="button" to="/tournaments"><${Sign} id="crown" /> ${t("join-tournaments-look")}<//>
    </div>
  </section>`;
}

function ByLink() {
  const text = useSignal("");
  const wrong = useSignal(false);
  const { busy, error, run } = useAction();
  const follow = (/** @type {Event} */ event) => {
    event.preventDefault();
    const link = readLink(text.value);
    wrong.value = link === null;
    if (!link) return;
    if (link.invite && !ownSeats(link.game).length) run(() => sitOrLook(link));
    else go(pathOf(link.invite ? { game: link.game } : link));
  };
  const write = (/** @type {string} */ value) => {
    text.value = value;
    wrong.value = false;
  };
  return html`<section class="card join-card" aria-labelledby="join-by-link">
    <h2 id="join-by-link">${t("join-by-link")}</h2>
    <form class="join-form" onSubmit=${follow}>
      <${TextField} label=${t("join-link")} value=${text.value} longest=${400} inputmode="url"
        placeholder=${t("join-link-like")} onInput=${write} aria-invalid=${wrong.value} aria-describedby="join-wrong" />
      <button type="submit" class="button main" disabled=${busy.value || !text.value.trim()}>
        ${t(busy.value ? "join-sitting-down" : "join-go")}
      </button>
    </form>
    <p id="join-wrong" class="wrong" role="alert">${wrong.value ? t("join-wrong-link") : ""}</p>
    <${ErrorNotice} error=${error.value} />
  </section>`;
}

/** A table with packs shows their cards before the player joins.
 * @param {import("../ui/invite-links.js").TableLink} link */
async function sitOrLook(link) {
  const box = await gameApi(link.game, link.invite).box(currentLanguage.peek()).catch(() => null);
  if (box?.packs.length) go(pathOf(link));
  else await joinSeat(link.game, { invite: link.invite });
}

/** List the public tables, those with a free seat first. */
function Lobby() {
  const { value, error, again } = useRequest(lobby);
  const all = value.value;
  const free = joinable(all ?? [], keys.value);
  const others = (all ?? []).filter((table) => !free.includes(table));
  return html`<section class="card join-card" aria-labelledby="join-public">
    <div class="heading-row">
      <h2 id="join-public">${t("join-public")}</h2>
      <button type="button" class="button quiet" onClick=${again}><${Sign} id="reset" /> ${t("kit-look-again")}</button>
    </div>
    <${ErrorNotice} error=${error.value} again=${again} />
    ${all === null && !error.value && html`<${Waiting} words=${t("join-looking")} />`}
    ${all?.length === 0 && html`<p class="empty">${t("join-nothing")}</p>`}
    ${all && all.length > 0 &&
    html`<ul class="table-list">
      ${free.map((table) => html`<${PublicTable} key=${table.game} table=${table} free />`)}
      ${others.map((table) => html`<${PublicTable} key=${table.game} table=${table} />`)}
    </ul>`}
  </section>`;
}

/** @param {{ table: import("../net/protocol.js").ListedTable, free?: boolean }} props */
function PublicTable({ table, free = false }) {
  const { busy, error, run } = useAction();
  const open = table.seats.filter((sitting) => sitting.who === "open").length;
  const mine = ownSeats(table.game).length > 0;
  const way = html`<${Link} class="button" to=${`/table/${table.game}`}>
    <${Sign} id=${mine ? "play" : "eye"} /> ${t(mine ? "home-continue" : "join-watch")}
  <//>`;
  return html`<li class="table-line">
    <${Miniature} map=${boardAt(table.map, table.game)} />
    <div class="table-words">
      <${Seats} table=${table} />
      <p class="table-state">${t("join-open-seats", { count: open })}</p>
      <p class="table-when">${whenAndRound(table)}</p>
      <${PacksLine} packs=${table.packs} />
      ${table.rated && html`<p class="table-rated"><${Sign} id="crown" /> ${t("table-rated")}</p>`}
      <${ErrorNotice} error=${error.value} />
    </div>
    <div class="table-ways">
      ${free &&
      html`<button type="button" class="button main" disabled=${busy.value}
        onClick=${() => run(() => joinSeat(table.game, {}))}>
        ${t(busy.value ? "join-sitting-down" : "join-sit-down")}
      </button>`}
      ${way}
      <${CardsButton} game=${table.game} titles=${table.packs ?? []} />
    </div>
  </li>`;
}
