/** All tables of the server with a search; close or delete one. */
import { useSignal } from "@preact/signals";
import { playerName } from "../i18n/names.js";
import { t } from "../i18n/texts.js";
import { ask } from "../net/api.js";
import { TextField } from "../ui/fields.js";
import { html } from "../ui/html.js";
import { Confirm, toast } from "../ui/overlays.js";
import { ErrorNotice, useAction, useRequest } from "../ui/request-state.js";
import { Link } from "../ui/router.js";
import { Answer, when } from "./shared.js";

/** @typedef {import("../net/protocol.js").AdminGame} AdminGame */

export function AllTables() {
  const typed = useSignal("");
  const search = useSignal("");
  const path = `/api/admin/games?${new URLSearchParams({ limit: "50", search: search.value })}`;
  const asked = useRequest(() => ask("GET", path), path);
  const chosen = useSignal(/** @type {{ game: string, way: "close"|"delete" }|null} */ (null));
  const reason = useSignal("");
  const { busy, error, run } = useAction();
  const look = (/** @type {Event} */ event) => {
    event.preventDefault();
    search.value = typed.value.trim();
  };
  const act = () =>
    run(async () => {
      const { game, way } = /** @type {{ game: string, way: string }} */ (chosen.value);
      const body = reason.value.trim() ? { reason: reason.value.trim() } : {};
      if (way === "close") await ask("POST", `/api/admin/games/${game}/close`, { body, text: true });
      else await ask("DELETE", `/api/admin/games/${game}`, { text: true });
      chosen.value = null;
      toast(t("admin-done"));
      asked.again();
    });
  /** @type {AdminGame[]} */
  const games = asked.value.value?.games ?? [];
  const way = chosen.value?.way ?? "close";
  return html`<form class="admin-search" role="search" onSubmit=${look}>
      <${TextField} label=${t("admin-search")} value=${typed.value}
        onInput=${(/** @type {string} */ value) => (typed.value = value)} />
      <button type="submit" class="button">${t("admin-search-go")}</button>
    </form>
    <${Answer} asked=${asked}>
      ${games.length === 0 && html`<p class="admin-none">${t("admin-tables-none")}</p>`}
      <ul class="admin-list">
        ${games.map((game) => html`<${Row} key=${game.table.game} game=${game}
          onChoose=${(/** @type {any} */ wish) => (chosen.value = wish)} />`)}
      </ul>
    <//>
    <${Confirm} open=${chosen.value !== null} title=${t(`admin-do-${way}`)} words=${t(`admin-about-${way}`)} yes=${t(`admin-do-${way}`)}
      busy=${busy.value} onYes=${act} onClose=${() => (chosen.value = null)}>
      ${way === "close" &&
      html`<${TextField} label=${t("admin-reason")} value=${reason.value} longest=${200}
        onInput=${(/** @type {string} */ value) => (reason.value = value)} />`}
      <${ErrorNotice} error=${error.value} />
    <//>`;
}

/** @param {{ game: AdminGame, onChoose: (wish: any) => void }} props */
function Row({ game: { table, public: isPublic }, onChoose }) {
  const isOpen = !table.over && !table.closed;
  const state = table.over ? t("admin-table-over") : table.closed ? t("admin-table-closed") : t("admin-table-round", { round: table.round ?? 1 });
  return html`<li class="card admin-item">
    <div class="admin-words">
      <p><strong dir="auto">${table.seats.map((sitting, seat) => (sitting.who === "open" ? t("admin-seat-open") : `${seat + 1} ${playerName(sitting)}`)).join(" · ")}</strong></p>
      <p class="admin-about"><code>${table.game}</code> · ${state} · ${t(isPublic ? "admin-table-public" : "admin-table-private")} · ${when(table.updated)}</p>
    </div>
    <div class="admin-ways" role="group" aria-label=${table.game}>
      <${Link} to=${`/table/${table.game}`} class="button">${t("admin-to-table")}<//>
      ${isOpen &&
      html`<button type="button" class="button" onClick=${() => onChoose({ game: table.game, way: "close" })}>${t("admin-do-close")}</button>`}
      <button type="button" class="button" onClick=${() => onChoose({ game: table.game, way: "delete" })}>${t("admin-do-delete")}</button>
    </div>
  </li>`;
}
