/** The combos: whole cards while somebody picks or reads them, a narrow column of tiles otherwise. */
import { useSignal } from "@preact/signals";
import { prefersStillness } from "../../device/device.js";
import { cardRule } from "../../i18n/names.js";
import { t } from "../../i18n/texts.js";
import { traitOf } from "../../net/catalogue.js";
import { Drawing, Piece, Power, Race, Sign } from "../../ui/emblem.js";
import { html } from "../../ui/html.js";
import { fetchPart } from "../../ui/lazy.js";
import { Info } from "../../ui/rule-book.js";
import { size } from "../../ui/screen-size.js";
import { isInviting } from "./open-seats.js";

/** @typedef {import("../state/store.js").TableStore} TableStore */
/** @typedef {import("../turn/mode-store.js").ModeStore} ModeStore */
/** @typedef {import("../../net/protocol.js").ComboPosition} Combo */

/** @typedef {{ note: any, of: (combo: Combo) => any }} Worths  markup for the column, and for each card */

/** `onHint`: for layouts where the column covers the hint button; `onOpen`: show tiles that open the
 * cards; `onClose`: show cards that can be closed. Without both the cards unfold one by one.
 * @param {{ store: TableStore, modeStore: ModeStore, onHint?: () => void, onOpen?: () => void,
 *   onClose?: () => void }} props */
export function Combos({ store, modeStore, onHint, onOpen, onClose }) {
  const view = store.shown.value;
  const column = view?.position.column ?? [];
  const isPicking = modeStore.isPicking.value && !isInviting(store);
  const worths = useWorths(store, column);
  const mine = store.me.value === null ? undefined : view?.position.seats[store.me.value];
  const isTiles = Boolean(onOpen) && !isPicking;
  return html`<section class=${`combos ${isTiles ? "tiles-only" : "whole-cards"}`} aria-label=${t("table-combos")} data-picking=${isPicking}>
    <header class="combos-head">
      <h2 class="panel-title">${t(isPicking ? "table-combos-pick" : "table-combos")}</h2>
      ${isPicking && html`<p class="combo-again" role="status">${againWords(modeStore)}</p>`}
      ${isPicking && worths.isAllowed && html`<div class="worths">
        <button type="button" class="button quiet" aria-pressed=${worths.told !== null} onClick=${worths.ask}>
          ${t(worths.told ? "hint-worths-hide" : "hint-worths")}
        </button>
        ${onHint && html`<button type="button" class="button quiet" onClick=${onHint}><${Sign} id="hint" /> ${t("table-hint")}</button>`}
      </div>`}
      ${onClose && !isPicking && html`<button type="button" class="button icon quiet" aria-label=${t("table-close")}
        onClick=${onClose}><${Sign} id="close" /></button>`}
    </header>
    ${isPicking && worths.told?.note}
    <ol>
      ${column.map((combo, at) => {
        const place = at + 1;
        const key = `${combo.race}-${combo.power}`;
        const facts = factsOf(store, combo, place, view?.prices?.[at] ?? 0, mine?.coins ?? 0);
        if (isTiles) return html`<${ComboTile} key=${key} combo=${combo} facts=${facts} onOpen=${onOpen} />`;
        const folded = !isPicking && !onClose;
        return html`<${ComboCard} key=${key} store=${store} modeStore=${modeStore} combo=${combo} facts=${facts}
          folded=${folded} worth=${isPicking && worths.told?.of(combo)} />`;
      })}
    </ol>
  </section>`;
}

/** Return what is said of the chosen combo. @param {ModeStore} modeStore */
function againWords({ open, chosenCombo }) {
  const chosen = open.value.find(({ verb, place }) => verb === "pick" && place === chosenCombo.value);
  return chosen && t("table-combo-again", { regions: chosen.takes?.length ?? 0 });
}

/** Return a name that may be broken before its race. @param {string} combo @param {string} race */
export function breakable(combo, race) {
  const start = combo.length - race.length;
  const isJoined = start > 0 && combo.slice(start).toLowerCase() === race.toLowerCase();
  return isJoined && !/\s/.test(combo[start - 1]) ? `${combo.slice(0, start)}\u00AD${combo.slice(start)}` : combo;
}

/** Return the style of a name: it gets smaller if a part that cannot be broken is long. @param {string} name */
function fitting(name) {
  return { "--longest": Math.max(...name.split(/[\s\u00AD-]/).map((part) => part.length)) };
}

/** @param {TableStore} store @param {Combo} combo @param {number} place @param {number} price @param {number} coins */
function factsOf(store, { race, power, coins: found = 0 }, place, price, coins) {
  const names = store.names.value;
  return {
    shown: breakable(names.combo(race, power), names.name("race", race)),
    place,
    price,
    coins,
    found,
    ...names.comboForms(race, power, "people"),
    people: names.combo(race, power),
    ...tokensOf(traitOf("race", race), traitOf("power", power)),
  };
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

/** A combo in few pixels; it opens the cards. @param {{ combo: Combo, facts: any, onOpen?: () => void }} props */
function ComboTile({ combo, facts, onOpen }) {
  return html`<li class="combo card">
    <button type="button" class="combo-tile" title=${facts.people} onClick=${onOpen}>
      <${Emblems} combo=${combo} />
      <span class="combo-tile-name" style=${fitting(facts.shown)}>${facts.shown}</span>
      <${Price} facts=${facts} />
    </button>
  </li>`;
}

/** @param {{ store: TableStore, modeStore: ModeStore, combo: Combo, facts: any, folded: boolean, worth: any }} props */
function ComboCard({ store, modeStore, combo, facts, folded, worth }) {
  const isPicking = modeStore.isPicking.value;
  const open = modeStore.open.value.find(({ verb, place }) => verb === "pick" && place === facts.place);
  const isChosen = modeStore.chosenCombo.value === facts.place;
  const light = () => (store.lit.value = (isChosen ? open?.takes : open?.likes) ?? []);
  const unlight = () => (store.lit.value = []);
  const pick = (/** @type {MouseEvent} */ { currentTarget }) => {
    const card = /** @type {Element} */ (currentTarget).closest(".combo");
    if (modeStore.pick(facts.place)) flyTo(card, document.querySelector(`.seat-card.seat-${store.me.value}`));
    else if (modeStore.chosenCombo.value === facts.place) store.lit.value = open?.takes ?? [];
  };
  const head = html`<${Emblems} combo=${combo} /><${ComboName} facts=${facts} />
    ${isPicking && !folded
      ? html`<${PickButton} facts=${facts} open=${Boolean(open)} chosen=${isChosen} onPick=${pick} />`
      : html`<${Price} facts=${facts} />`}`;
  const rules = html`<${Rules} store=${store} combo=${combo} />`;
  const isAdvised = modeStore.advised.value === facts.place;
  const looks = `${isPicking && !open ? "too-dear" : ""} ${isAdvised ? "advised" : ""} ${isChosen ? "chosen" : ""}`;
  if (folded) {
    return html`<li class="combo card"><details><summary class="combo-head">${head}</summary>${rules}</details></li>`;
  }
  return html`<li class=${`combo card ${looks}`} onMouseEnter=${light} onFocusIn=${light} onMouseLeave=${unlight} onFocusOut=${unlight}>
    <${Race} id=${combo.race} class="combo-ghost" />
    <div class="combo-head">${head}</div>
    ${rules}
    ${worth}
    ${isPicking && !open && html`<p class="combo-why">${t("table-combo-too-dear", facts)}</p>`}
  </li>`;
}

/** @param {{ facts: any }} props */
function ComboName({ facts }) {
  return html`<b class="combo-name" style=${fitting(facts.shown)}>${facts.shown}</b>
    <span class="combo-numbers">
      <span class="number" title=${t("table-combo-tokens.about", facts)}>
        <${Piece} id="token-hand" />${t(facts.more ? "table-combo-tokens-more" : "table-combo-tokens", facts)}
        <span class="unseen">${t("table-combo-tokens.about", facts)}</span>
      </span>
      ${facts.found > 0 && html`<span class="combo-coins number" title=${t("table-combo-coins", facts)}>
        <${Piece} id="coin-gold" /><span aria-hidden="true">${t("table-combo-coins.short", facts)}</span>
        <span class="unseen">${t("table-combo-coins", facts)}</span>
      </span>`}
    </span>`;
}

/** @param {{ store: TableStore, combo: Combo }} props */
function Rules({ store, combo: { race, power } }) {
  const names = store.names.value;
  return html`<${Rule} entry=${`race-${race}`} name=${names.name("race", race)} emblem=${html`<${Race} id=${race} />`} words=${cardRule("race", traitOf("race", race))} />
    <${Rule} entry=${`power-${power}`} name=${names.name("power", power)} emblem=${html`<${Power} id=${power} />`} words=${cardRule("power", traitOf("power", power))} />`;
}

/** A rule text; its emblem opens the rule book.
 * @param {{ entry: string, name: string, emblem: any, words: string }} props */
function Rule({ entry, name, emblem, words }) {
  return html`<p class="combo-rule">
    <${Info} wish=${{ entry }} name=${name}>${emblem}<//> <span>${words}</span>
  </p>`;
}

/** @param {{ combo: Combo }} props */
function Emblems({ combo: { race, power } }) {
  return html`<span class="combo-emblems"><${Race} id=${race} /><${Badge} power=${power} /></span>`;
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

/** @param {{ facts: any }} props */
function Price({ facts }) {
  const label = t("table-combo-price", facts);
  return html`<span class="combo-price" title=${label}>
    <span class="unseen">${label}</span>
    <span aria-hidden="true" class="number">${facts.price}</span><${Piece} id="coin-gold" />
  </span>`;
}

/** Pressed once it chooses, pressed again it picks.
 * @param {{ facts: any, open: boolean, chosen: boolean, onPick: (click: MouseEvent) => void }} props */
function PickButton({ facts, open, chosen, onPick }) {
  return html`<button type="button" class=${`button pick ${open ? "main" : ""}`} aria-disabled=${!open}
    aria-pressed=${chosen} aria-keyshortcuts=${facts.place} onClick=${onPick}>
    <span>${t(chosen ? "table-combo-confirm" : "table-combo-pick")}</span>
    <span class="price number">
      ${facts.price === 0 && html`<span class="unseen">${t("table-combo-free")}</span>`}
      <span aria-hidden=${facts.price === 0}>${facts.price}</span><${Piece} id="coin-gold" />
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
