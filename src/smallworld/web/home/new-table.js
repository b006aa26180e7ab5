/** The screen for a new table: players, board and rules. */
import { useSignal } from "@preact/signals";
import { catalogue } from "../net/catalogue.js";
import { preferences } from "../device/device.js";
import { html } from "../ui/html.js";
import { useAction, ErrorNotice } from "../ui/request-state.js";
import { Choice, Switch } from "../ui/fields.js";
import { Sign } from "../ui/emblem.js";
import { Frame } from "../ui/frame.js";
import { Miniature } from "../ui/miniature.js";
import { part } from "../ui/lazy.js";
import { t } from "../i18n/texts.js";
import { SeatPicker } from "./setup/seat-picker.js";
import { Drawer } from "./setup/drawer.js";
import { changed, CoinsChoice, Options } from "./setup/options.js";
import { defaultNames, nameAt, openTable } from "./setup/create-table.js";
import { ClockChoice, CompanyChoice, companySummary } from "./setup/table-rules.js";
import { asRated, boardFor, canBeRated, chairsFor, FEWEST, MOST, newTable, wishesFrom } from "./setup/table-settings.js";

/** @typedef {import("./setup/table-settings.js").Wishes} Wishes */
/** @typedef {import("./setup/table-settings.js").Extras} Extras */

// The workshop shows packs and other boards.
const AtNewTable = part("workshop-extras");
const TableBoard = part("table-board");

/** @returns {Extras} */
const nothingMore = () => ({ packs: [], switches: [], mix: "added", race: "", power: "", board: "box", map: "", drawn: "", seed: anySeed(), regions: null, wish: {} });
const anySeed = () => Math.floor(Math.random() * 999_999) + 1;

export function NewTable() {
  const first = wishesFrom(preferences.value.table, catalogue.value);
  const wishes = useSignal(/** @type {Wishes} */ ({ ...first, shuffled: first.shuffled ?? true }));
  const extras = useSignal(nothingMore());
  const { busy, error, run } = useAction();
  const change = (/** @type {Partial<Wishes>} */ some) => {
    const next = { ...wishes.value, ...some };
    if (some.rated) wishes.value = asRated(next);
    else wishes.value = { ...next, rated: next.rated && canBeRated(next) };
  };
  const make = () =>
    run(() => {
      const wish = newTable(wishes.value, nameAt(wishes.value.chairs), defaultNames(), catalogue.value);
      return openTable({ ...wish, ...extras.value.wish }, wishes.value);
    });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    make();
  };
  return html`<${Frame} title=${t("new-title")} wide>
    <form class="new-table" onSubmit=${submit}>
      <${Form} wishes=${wishes.value} change=${change} extras=${extras.value}
        onExtras=${(/** @type {Extras} */ chosen) => (extras.value = chosen)} />
      <aside class="new-side">
        ${extras.value.board === "box"
          ? html`<${BoardCard} wishes=${wishes.value} />`
          : html`<${TableBoard} extras=${extras.value} seats=${wishes.value.chairs.length} />`}
        <div class="new-go">
          <button type="submit" class="button main play-button" disabled=${busy.value}>
            <${Sign} id="check" /> ${t(busy.value ? "home-laying-out" : "new-make")}
          </button>
          <p class="play-summary">${summary(wishes.value)}</p>
          <${ErrorNotice} error=${error.value} again=${make} />
        </div>
      </aside>
    </form>
  <//>`;
}

/** @param {{ wishes: Wishes, change: (some: Partial<Wishes>) => void, extras: Extras,
 *   onExtras: (extras: Extras) => void }} props */
function Form({ wishes, change, extras, onExtras }) {
  const counts = Array.from({ length: MOST - FEWEST + 1 }, (_, more) => FEWEST + more).map((count) => ({
    value: count,
    label: String(count),
    spoken: t("home-players", { count }),
  }));
  const turnTo = (/** @type {Record<string, boolean>} */ options) => change({ options });
  const rules = changed(wishes.options);
  const sit = (/** @type {number} */ count) => change({ chairs: chairsFor(wishes.chairs, count, wishes.bot) });
  return html`<div class="new-form">
    <section class="card new-seats" aria-labelledby="new-who">
      <h2 id="new-who">${t("new-who")}</h2>
      <${Choice} label=${t("home-how-many")} value=${wishes.chairs.length} from=${counts}
        onChange=${sit} />
      <${SeatPicker} chairs=${wishes.chairs} onChange=${(/** @type {any} */ chairs) => change({ chairs })} />
      <${Switch} label=${t("new-shuffled")} on=${Boolean(wishes.shuffled)}
        about=${t(wishes.shuffled ? "new-shuffled.on" : "new-shuffled.off")}
        onChange=${(/** @type {boolean} */ shuffled) => change({ shuffled })} />
    </section>
    <section class="card new-seats" aria-labelledby="new-how">
      <h2 id="new-how">${t("new-how")}</h2>
      <${CoinsChoice} options=${wishes.options} onChange=${turnTo} />
      <${ClockChoice} wishes=${wishes} change=${change} />
      ${catalogue.value?.club?.includes("rated") &&
      html`<${Switch} label=${t("new-rated")} on=${Boolean(wishes.rated)} about=${t(wishes.rated ? "new-rated.on" : "new-rated.off")}
        onChange=${(/** @type {boolean} */ rated) => change({ rated })} />`}
    </section>
    <${Drawer} title=${t("new-company")} summary=${companySummary(wishes)}>
      <${CompanyChoice} wishes=${wishes} change=${change} />
    <//>
    <${Drawer} title=${t("new-options")} summary=${t("new-options-summary", { count: rules })}>
      <${Options} options=${wishes.options} onChange=${turnTo} />
    <//>
    <${AtNewTable} extras=${extras} seats=${wishes.chairs.length} onChange=${onExtras} onSeats=${sit} />
  </div>`;
}

/** Show the chosen board. @param {{ wishes: Wishes }} props */
function BoardCard({ wishes }) {
  const board = boardFor(catalogue.value, wishes.chairs.length);
  if (!board) return null;
  const { seats, rounds, regions } = board;
  return html`<figure class="board-card card">
    <${Miniature} map=${board.id} label=${t("new-board-picture", { seats })} />
    <figcaption>${t("new-board", { seats, rounds, regions })}</figcaption>
  </figure>`;
}

/** The players in one line. @param {Wishes} wishes */
function summary({ chairs }) {
  const count = (/** @type {string} */ who) => chairs.filter((chair) => chair.who === who).length;
  if (!count("me") && !count("device")) return t(count("friend") ? "new-summary-for-others" : "new-summary-bots");
  return t("new-summary", {
    here: count("me") + count("device"),
    friends: count("friend"),
    bots: count("bot"),
  });
}
