/** Going on with a record: from which line, and who sits where now. */
import { useSignal } from "@preact/signals";
import { catalogue, drawnAt } from "../net/catalogue.js";
import { likings } from "../device/device.js";
import { html } from "../ui/html.js";
import { useDoing } from "../ui/request-state.js";
import { Sign } from "../ui/emblem.js";
import { useShapes } from "../ui/miniature.js";
import { Trouble } from "../ui/trouble.js";
import { t } from "../i18n/texts.js";
import { eventSentence } from "../i18n/events.js";
import { Names } from "../i18n/names.js";
import { Chairs } from "./chairs.js";
import { lastGoingOn } from "./record-text.js";
import { defaultNames, nameAt, openTable } from "./sitting.js";
import { seatWishes, tableRules, wishesFrom } from "./wish.js";

/** @typedef {import("../net/protocol.js").Replayed} Replayed */

/** @param {{ record: string, replayed: Replayed, from: number|null }} props */
export function GoOn({ record, replayed, from }) {
  const wishes = wishesFrom(likings.value.table, catalogue.value);
  const line = useSignal(from ?? lastGoingOn(replayed));
  const chairs = useSignal(firstChairs(replayed, wishes.bot));
  const { busy, error, run } = useDoing();
  const begin = () =>
    run(() =>
      openTable({
        seats: seatWishes(chairs.value, nameAt(chairs.value), defaultNames()),
        record,
        line: line.value,
        table: tableRules({ ...wishes, clock: { limit: "none", seconds: 0 } }),
      }),
    );
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    begin();
  };
  return html`<form class="card go-on" onSubmit=${submit}>
    <h2>${t("records-from-where")}</h2>
    <${LineChoice} replayed=${replayed} line=${line.value} onLine=${(/** @type {number} */ chosen) => (line.value = chosen)} />
    <h2>${t("new-who")}</h2>
    <${Chairs} chairs=${chairs.value} names=${replayed.names}
      onChange=${(/** @type {import("./wish.js").Chair[]} */ changed) => (chairs.value = changed)} />
    <button type="submit" class="button main" disabled=${busy.value}>
      <${Sign} id="check" /> ${t(busy.value ? "home-laying-out" : "new-make")}
    </button>
    <${Trouble} error=${error.value} again=${begin} />
  </form>`;
}

/** Whoever is to act is me, the others are bots. @param {Replayed} replayed @param {string} bot
 * @returns {import("./wish.js").Chair[]} */
function firstChairs({ names, position }, bot) {
  const me = position.to_act ?? 0;
  return names.map((_, seat) => (seat === me ? { who: "me" } : { who: "bot", bot }));
}

/** @param {{ replayed: Replayed, line: number, onLine: (line: number) => void }} props */
function LineChoice({ replayed, line, onLine }) {
  const last = lastGoingOn(replayed);
  const slide = (/** @type {Event} */ event) =>
    onLine(Number(/** @type {HTMLInputElement} */ (event.currentTarget).value));
  return html`<div class="line-choice">
    <label for="records-line">${t("records-after-line", { line, lines: replayed.lines.length })}</label>
    <input id="records-line" type="range" min="0" max=${last} value=${line} onInput=${slide}
      aria-describedby="records-said" />
    <p id="records-said" class="line-said">${useSaid(replayed, line)}</p>
  </div>`;
}

/** What that line says, in words. @param {Replayed} replayed @param {number} line */
function useSaid({ names, lines, ...board }, line) {
  const shapes = useShapes(drawnAt(board));
  const regions = new Map(shapes?.regions.map((region) => [region.id, region.name]));
  const said = lines[line - 1];
  if (!said) return t("records-beginning");
  const known = new Names(names, regions);
  return said.events.map((event) => eventSentence(event, known)).join(" ") || said.text;
}
