/** The column of combos: rules, price and coins of each. */
import { useSignal } from "@preact/signals";
import { useState } from "preact/hooks";
import { prefersStillness } from "../../device/device.js";
import { cardRule } from "../../i18n/names.js";
import { t } from "../../i18n/texts.js";
import { traitOf } from "../../net/catalogue.js";
import { Drawing, Piece, Power, Race, Sign } from "../../ui/emblem.js";
import { html } from "../../ui/html.js";
import { fetchPart } from "../../ui/lazy.js";
import { Info } from "../../ui/rule-book.js";
import { isOpen } from "../state/legal-actions.js";

/** @typedef {import("../state/store.js").TableStore} TableStore */
/** @typedef {import("../turn/mode-store.js").ModeStore} ModeStore */
/** @typedef {import("../../net/protocol.js").ComboPosition} Combo */

/** @typedef {{ note: any, of: (combo: Combo) => any }} Worths  markup for the column, and for each card */

/** `onHint`: for layouts where the column covers the hint button.
 * @param {{ store: TableStore, modeStore: ModeStore, onHint?: () => void }} props */
export function Combos({ store, modeStore, onHint }) {
  const view = store.shown.value;
  const column = view?.position.column ?? [];
  const isPicking = modeStore.open.value.some(({ verb }) => verb === "pick");
  const worths = useWorths(store, column);
  const mine = store.me.value === null ? undefined : view?.position.seats[store.me.value];
  return html`<section class="combos" aria-label=${t("table-combos")} data-picking=${isPicking}>
    <h2 class="panel-title">${t(isPicking ? "table-combos-pick" : "table-combos")}</h2>
    ${isPicking && worths.isAllowed && html`<div class="worths">
      <button type="button" class="button quiet" aria-pressed=${worths.told !== null} onClick=${worths.ask}>
        ${t(worths.told ? "hint-worths-hide" : "hint-worths")}
      </button>
      ${onHint && html`<button type="button" class="button quiet" onClick=${onHint}><${Sign} id="hint" /> ${t("table-hint")}</button>`}
    </div>`}
    ${isPicking && worths.told?.note}
    <ol>
      ${column.map((combo, at) => {
        const action = `pick ${at + 1}`;
        return html`<${ComboCard} key=${`${combo.race}-${combo.power}`} store=${store} combo=${combo} place=${at + 1}
          price=${view?.prices?.[at]} coins=${mine?.coins} picking=${isPicking} open=${isOpen(modeStore.open.value, action)}
          advised=${modeStore.advised.value === at + 1} worth=${isPicking && worths.told?.of(combo)}
          onPick=${(/** @type {MouseEvent} */ { currentTarget }) => {
            const card = /** @type {Element} */ (currentTarget).closest(".combo");
            const seat = document.querySelector(`.seat-card.seat-${store.me.value}`);
            if (isOpen(modeStore.open.value, action) && modeStore.isWanted([action])) flyTo(card, seat);
            modeStore.say(action);
          }} />`;
      })}
    </ol>
  </section>`;
}

/** Fetch the worths of the combos on request; reset when the column changes.
 * @param {TableStore} store @param {Combo[]} column */
function useWorths(store, column) {
  const of = column.map(({ race, power }) => race + power).join();
  const known = useSignal(/** @type {{ of: string, told: Worths }|null} */ (null));
  const told = known.value?.of === of ? known.value.told : null;
  const ask = async () => {
    if (told) return void (known.value = null);
    try {
      const readWorths = await fetchPart("combo-worths");
      known.value = { of, told: await readWorths(store) };
    } catch (error) {
      store.say(error);
    }
  };
  return { told, ask, isAllowed: store.live.value?.table.hints !== false };
}

/** @param {{ store: TableStore, combo: Combo, place: number, price?: number, coins?: number,
 *   picking: boolean, open: boolean, advised: boolean, worth: any, onPick: (click: MouseEvent) => void }} props */
function ComboCard({ store, combo, place, price = 0, coins = 0, picking, open, advised, worth, onPick }) {
  const { race, power, coins: found = 0 } = combo;
  const names = store.names.value;
  const people = traitOf("race", race);
  const badge = traitOf("power", power);
  const facts = {
    place,
    price,
    coins,
    found,
    ...names.comboForms(race, power, "people"),
    people: names.combo(race, power),
    ...tokensOf(people, badge),
  };
  const [isFull, setFull] = useState(false);
  const unfold = (/** @type {MouseEvent} */ click) => {
    const card = /** @type {Element} */ (click.currentTarget).closest(".combo");
    if (!isFull && !isCut(card)) return; // nothing is cut off: toggle as usual
    click.preventDefault();
    setFull(!isFull);
  };
  const looks = `${picking && !open ? "too-dear" : ""} ${isFull ? "full" : ""} ${advised ? "advised" : ""}`;
  return html`<li class=${`combo card ${looks}`}>
    <${PickButton} facts=${facts} picking=${picking} open=${open} onPick=${onPick} />
    <details open=${picking}>
      <summary onClick=${unfold}>
        <span class="combo-emblems"><${Race} id=${race} /><${Badge} power=${power} /></span>
        <span class="combo-name">
          <b>${facts.people}</b>
          <span class="number" title=${t("table-combo-tokens.about", facts)}>
            <${Piece} id="token-hand" />${t(facts.more ? "table-combo-tokens-more" : "table-combo-tokens", facts)}
            <span class="unseen">${t("table-combo-tokens.about", facts)}</span>
          </span>
          ${found > 0 && html`<span class="combo-coins number" title=${t("table-combo-coins", facts)}>
            <${Piece} id="coin-gold" /><span aria-hidden="true">${t("table-combo-coins.short", facts)}</span>
            <span class="unseen">${t("table-combo-coins", facts)}</span>
          </span>`}
        </span>
      </summary>
      <${Rule} entry=${`race-${race}`} name=${names.name("race", race)} emblem=${html`<${Race} id=${race} />`} words=${cardRule("race", people)} onClick=${unfold} />
      <${Rule} entry=${`power-${power}`} name=${names.name("power", power)} emblem=${html`<${Power} id=${power} />`} words=${cardRule("power", badge)} onClick=${unfold} />
    </details>
    ${worth}
    ${picking && !open && html`<p class="combo-why">${t("table-combo-too-dear", facts)}</p>`}
  </li>`;
}

/** A rule text, cut off in narrow layouts until clicked; its emblem opens the rule book.
 * @param {{ entry: string, name: string, emblem: any, words: string,
 *   onClick: (click: MouseEvent) => void }} props */
function Rule({ entry, name, emblem, words, onClick }) {
  return html`<p class="combo-rule" title=${words} onClick=${onClick}>
    <${Info} wish=${{ entry }} name=${name}>${emblem}<//> <span>${words}</span>
  </p>`;
}

/** @param {Element|null} card */
function isCut(card) {
  const rules = card?.querySelectorAll(".combo-rule span") ?? [];
  return [...rules].some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
}

/** @param {{ power: string }} props */
function Badge({ power }) {
  return html`<span class="badge-emblem">
    <${Drawing} sprite="pieces" id="badge" class="badge-edge" /><${Power} id=${power} />
  </span>`;
}

/** Return the tokens of race and power, with visitors on top. @param {import("../../net/protocol.js").TraitEntry} race
 * @param {import("../../net/protocol.js").TraitEntry} power */
export function tokensOf(race, power) {
  const fromRace = race.numbers.tokens ?? 0;
  const fromPower = power.numbers.tokens ?? 0;
  const more = (race.numbers.visitors ?? 0) + (power.numbers.visitors ?? 0);
  return { fromRace, fromPower, more, all: fromRace + fromPower + more };
}

/** @param {{ facts: any, picking: boolean, open: boolean,
 *   onPick: (click: MouseEvent) => void }} props */
function PickButton({ facts, picking, open, onPick }) {
  const label = t("table-combo-price", facts);
  if (!picking) {
    return html`<span class="combo-price" title=${label}>
      <span class="unseen">${label}</span>
      <span aria-hidden="true" class="number">${facts.price}</span><${Piece} id="coin-gold" />
    </span>`;
  }
  return html`<button type="button" class=${`button pick ${open ? "main" : ""}`} aria-disabled=${!open}
    aria-keyshortcuts=${facts.place} onClick=${onPick}>
    <span>${t("table-combo-pick")}</span>
    <span class="price number">
      ${facts.price ? html`${facts.price}<${Piece} id="coin-gold" />` : t("table-combo-free")}
    </span>
    <span class="unseen">${t("table-combo-pick.about", facts)}</span>
  </button>`;
}

const TIME = 250; // milliseconds

/** @param {Element|null} card @param {Element|null} goal */
export function flyTo(card, goal) {
  if (!card || !goal || prefersStillness()) return;
  const from = card.getBoundingClientRect();
  const to = goal.getBoundingClientRect();
  const copy = /** @type {HTMLElement} */ (card.cloneNode(true));
  copy.inert = true;
  copy.classList.add("flying");
  Object.assign(copy.style, {
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
  });
  document.body.append(copy);
  const scale = Math.min(1, to.width / from.width, to.height / from.height);
  const there = `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(${scale})`;
  const flight = copy.animate(
    [{ transform: "none", opacity: 1 }, { transform: there, opacity: 0.4 }],
    { duration: TIME, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
  );
  flight.finished.finally(() => copy.remove());
}
