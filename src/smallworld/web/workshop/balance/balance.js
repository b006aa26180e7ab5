/** The balance check of a tile: starts a job and shows its report. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { ask, ServerError } from "../../net/api.js";
import { html } from "../../ui/html.js";
import { useAction, ErrorNotice } from "../../ui/request-state.js";
import { Choice } from "../../ui/fields.js";
import { Sign } from "../../ui/emblem.js";
import { t } from "../../i18n/texts.js";
import { BalanceReport } from "./report.js";

/** @typedef {{ value: number, low: number, high: number }} Estimate */
/** @typedef {{ id: string, tokens: number, games: number, coins: Estimate, per_turn: Estimate, lead: Estimate,
 *   lift: Estimate }} MeasuredTile */
/** @typedef {{ id: string, games: number, lead: Estimate }} Partner */
/** @typedef {object} Balance
 * @property {string} trait
 * @property {"race"|"power"} kind
 * @property {number} tokens
 * @property {number} games
 * @property {Estimate} coins
 * @property {Estimate} per_turn
 * @property {Estimate} lead  coins ahead of the other seats, against the mean official tile
 * @property {Estimate} lift
 * @property {"too_weak"|"weak"|"fair"|"strong"|"too_strong"} verdict
 * @property {{ best: Partner[], worst: Partner[] }} partners
 * @property {MeasuredTile[]} official
 * @property {{ tokens: number|null, exact: Estimate|null, whoever?: Estimate|null, plausible?: number[] }} fair_tokens
 * @property {string[]} [unseen]  keys that bots may not make full use of
 */
/** @typedef {{ id: string, state: "waiting"|"running"|"done"|"failed"|"cancelled", done: number, of: number,
 *   balance: Balance|null, error?: string }} Job */

const SIZES = [100, 400, 1000];
const LOOK = 1000; // milliseconds between two looks

/** @param {{ toml: string, trait: string, kind: "race"|"power", name: string, isSound: boolean }} props */
export function BalancePart({ toml, trait, kind, name, isSound }) {
  const games = useSignal(SIZES[1]);
  const { job, error, begin, stop } = useJob();
  const told = job.value;
  const isBusy = told?.state === "waiting" || told?.state === "running";
  const sizes = SIZES.map((value) => ({ value, label: t("workshop-balance-games", { games: value }), about: t("workshop-balance-size", { games: value }) }));
  return html`<section class="card bench-card balance" aria-labelledby="balance-title" data-state=${told?.state ?? ""}>
    <h2 id="balance-title">${t("workshop-balance")}</h2>
    <p>${t("workshop-balance.about", { kind })}</p>
    ${!isBusy && html`<${Choice} label=${t("workshop-balance-how-many")} value=${games.value} from=${sizes}
        onChange=${(/** @type {number} */ size) => (games.value = size)} />
      <button type="button" class="button" disabled=${!isSound || !name} onClick=${() => begin({ toml, trait, games: games.value })}>
        <${Sign} id="dice" /> ${t("workshop-balance-begin")}</button>`}
    ${isBusy && html`<${Progress} job=${told} onStop=${stop} />`}
    ${told?.state === "failed" && html`<p class="wrong" role="alert">${told.error || t("workshop-balance-failed")}</p>`}
    <${ErrorNotice} error=${error.value} />
    ${told?.balance && html`<${BalanceReport} balance=${told.balance} name=${name || trait} />`}
  </section>`;
}

/** @param {{ job: Job, onStop: () => void }} props */
function Progress({ job: { state, done, of }, onStop }) {
  const words = t("workshop-balance-running", { state, done, of });
  return html`<div class="balance-progress">
    <progress max=${of || 1} value=${done} aria-label=${words}></progress>
    <p role="status">${words}</p>
    <button type="button" class="button" onClick=${onStop}><${Sign} id="stop" /> ${t("workshop-balance-stop")}</button>
  </div>`;
}

/** Run one job at a time; leaving the page cancels it. */
function useJob() {
  const job = useSignal(/** @type {Job|null} */ (null));
  const { error, run } = useAction();
  const mine = useRef({ id: "", timer: 0 });
  const forget = () => {
    const { id, timer } = mine.current;
    clearTimeout(timer);
    mine.current = { id: "", timer: 0 };
    if (id) ask("DELETE", `/api/balance/${id}`, { text: true }).catch(() => {}); // it is over, or the server is away
  };
  const take = (/** @type {Job} */ told) => {
    job.value = told;
    const isBusy = told.state === "waiting" || told.state === "running";
    mine.current = isBusy ? { id: told.id, timer: setTimeout(look, LOOK, told.id) } : { id: "", timer: 0 };
  };
  const look = async (/** @type {string} */ id) => {
    try {
      const told = await ask("GET", `/api/balance/${id}`);
      if (mine.current.id === id) take(told);
    } catch (problem) {
      if (!(problem instanceof ServerError)) throw problem;
      if (mine.current.id === id && problem.offline) mine.current.timer = setTimeout(look, LOOK, id);
      else if (mine.current.id === id) [job.value, error.value] = [null, problem];
    }
  };
  const begin = (/** @type {{ toml: string, trait: string, games: number }} */ body) => {
    forget();
    return run(async () => take(await ask("POST", "/api/balance", { body })));
  };
  const stop = () => {
    forget();
    job.value = null;
  };
  useEffect(() => forget, []);
  return { job, error, begin, stop };
}
