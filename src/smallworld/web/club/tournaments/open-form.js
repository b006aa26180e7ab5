/** The form that opens a tournament. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { catalogue } from "../../net/catalogue.js";
import { ask } from "../../net/api.js";
import { newRequest } from "../../net/connection.js";
import { rememberPerson } from "../../device/own-seats.js";
import { nameToPlay } from "../../device/player-name.js";
import { NameField } from "../../home/setup/own-name.js";
import { levelName } from "../../home/setup/seat-picker.js";
import { levels } from "../../home/setup/table-settings.js";
import { timeName } from "../../home/setup/table-rules.js";
import { t } from "../../i18n/texts.js";
import { Choice, SelectField, Switch, TextField } from "../../ui/fields.js";
import { html } from "../../ui/html.js";
import { ErrorNotice, useAction } from "../../ui/request-state.js";
import { go } from "../../ui/router.js";

const MOVE_TIMES = [60, 120, 300, 86_400, 259_200];
const GAME_TIMES = [600, 1200, 1800];
const ROUNDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const FEWEST = [2, 3, 4, 6, 8, 12, 16];
const MOST = [4, 6, 8, 12, 16, 24, 32, 64, 100, 200];
const BOTS = [0, 1, 2, 3, 4, 6, 8];
const PLAIN = {
  name: "",
  format: "swiss",
  seats: 3,
  rounds: 3,
  clock: "move 120",
  fewest: 4,
  most: 24,
  bots: 0,
  level: "normal",
  fill: true,
  board: "printed",
  advance: 1,
  start: "button",
  at: "",
  key: "",
};

/** @param {{ needsKey: boolean, onClose: () => void }} props */
export function OpenForm({ needsKey, onClose }) {
  const wish = useSignal(PLAIN);
  const request = useRef("");
  const first = useRef(/** @type {HTMLElement|null} */ (null));
  const { busy, error, run } = useAction();
  useEffect(() => first.current?.querySelector("input")?.focus(), []);
  const now = wish.value;
  const change = (/** @type {Partial<typeof PLAIN>} */ part) => (wish.value = { ...wish.value, ...part });
  const number = (/** @type {keyof typeof PLAIN} */ key) => (/** @type {string} */ value) => change({ [key]: Number(value) });
  const open = (/** @type {Event} */ event) => {
    event.preventDefault();
    run(async () => {
      request.current ||= newRequest();
      const body = { name: now.name, organiser: nameToPlay(), rules: await rulesOf(now), request: request.current };
      const made = await ask("POST", "/api/tournaments", { body, token: needsKey ? now.key : "" });
      rememberPerson(true);
      go(`/tournament/${made.id}`);
    });
  };
  const isKnockOut = now.format === "knock_out";
  return html`<form class="card tour-form" onSubmit=${open} ref=${first} aria-label=${t("tour-open")}>
    <${TextField} label=${t("tour-name")} value=${now.name} required onInput=${(/** @type {string} */ name) => change({ name })} />
    <${NameField} label=${t("tour-organiser-name")} />
    <${Choice} label=${t("tour-format")} value=${now.format} from=${formats()} onChange=${(/** @type {string} */ format) => change({ format })} />
    <${Choice} label=${t("tour-seats")} value=${now.seats} from=${[2, 3, 4, 5].map((value) => ({ value, label: String(value) }))}
      onChange=${(/** @type {number} */ seats) => change({ seats, advance: Math.min(now.advance, seats - 1) })} />
    <${SelectField} label=${t("tour-clock")} value=${now.clock} from=${clocks()} onChange=${(/** @type {string} */ clock) => change({ clock })} />
    <div class="tour-fields">
      ${isKnockOut
        ? html`<${Select} label=${t("tour-advance")} value=${now.advance} onChange=${number("advance")}
            from=${[1, 2, 3, 4].filter((count) => count < now.seats)} name=${String} />`
        : html`<${Select} label=${t("tour-rounds")} value=${now.rounds} onChange=${number("rounds")} from=${ROUNDS}
            name=${(/** @type {number} */ count) => (count ? String(count) : t("tour-rounds-auto"))} />`}
      <${Select} label=${t("tour-fewest")} value=${now.fewest} onChange=${number("fewest")} from=${FEWEST} name=${String} />
      <${Select} label=${t("tour-most")} value=${now.most} onChange=${number("most")} from=${MOST} name=${String} />
    </div>
    <div class="tour-fields">
      <${Select} label=${t("tour-bots")} value=${now.bots} onChange=${number("bots")} from=${BOTS}
        name=${(/** @type {number} */ count) => (count ? String(count) : t("tour-bots-none"))} />
      <${SelectField} label=${t("tour-bot-level")} value=${now.level} from=${levels(catalogue.value).map((value) => ({ value, label: levelName(value) }))}
        onChange=${(/** @type {string} */ level) => change({ level })} />
    </div>
    <${Switch} label=${t("tour-fill")} about=${t(`tour-fill.${now.fill ? "on" : "off"}`)} on=${now.fill}
      onChange=${(/** @type {boolean} */ fill) => change({ fill, board: fill ? now.board : "printed" })} />
    ${now.fill &&
    html`<${Choice} label=${t("tour-board")} value=${now.board} onChange=${(/** @type {string} */ board) => change({ board })}
      from=${["printed", "random"].map((value) => ({ value, label: t(`tour-board-${value}`) }))} />`}
    <${Choice} label=${t("tour-start")} value=${now.start} onChange=${(/** @type {string} */ start) => change({ start })}
      from=${["button", "time"].map((value) => ({ value, label: t(`tour-start-${value}`) }))} />
    ${now.start === "time" &&
    html`<${TextField} label=${t("tour-start-at")} type="datetime-local" required value=${now.at}
      onInput=${(/** @type {string} */ at) => change({ at })} />`}
    ${needsKey &&
    html`<${TextField} label=${t("tour-host-key")} type="password" required longest=${200} value=${now.key}
      onInput=${(/** @type {string} */ key) => change({ key })} />`}
    <${ErrorNotice} error=${error.value} />
    <div class="button-row">
      <button type="submit" class="button main" disabled=${busy.value}>${t("tour-create")}</button>
      <button type="button" class="button quiet" onClick=${onClose}>${t("tour-close-form")}</button>
    </div>
  </form>`;
}

/** @param {{ label: string, value: number, from: number[], name: (value: number) => string, onChange: (value: string) => void }} props */
function Select({ label, value, from, name, onChange }) {
  const options = from.map((one) => ({ value: String(one), label: name(one) }));
  return html`<${SelectField} label=${label} value=${String(value)} from=${options} onChange=${onChange} />`;
}

function formats() {
  return ["swiss", "round_robin", "knock_out"].map((value) => ({
    value,
    label: t(`tour-format-${value}`),
    about: t(`tour-format-${value}.about`),
  }));
}

function clocks() {
  return [
    ...MOVE_TIMES.map((time) => ({ value: `move ${time}`, label: t("tour-per-move", { time: timeName(time) }) })),
    ...GAME_TIMES.map((time) => ({ value: `game ${time}`, label: t("tour-per-game", { time: timeName(time) }) })),
  ];
}

/** Convert the form into rules; a random board is drawn now. @param {typeof PLAIN} wish */
async function rulesOf(wish) {
  const [limit, seconds] = wish.clock.split(" ");
  const isRandom = wish.fill && wish.board === "random";
  const board = isRandom ? await ask("POST", "/api/boards", { body: { seats: wish.seats } }) : null;
  return {
    format: wish.format,
    seats: wish.seats,
    ...(wish.format === "knock_out" ? { advance: wish.advance } : { rounds: wish.rounds }),
    clock: { [`per_${limit}`]: Number(seconds) },
    fewest: wish.fewest,
    most: Math.max(wish.most, wish.fewest),
    bots: Array(wish.bots).fill(wish.level),
    ...(wish.fill && { fill: wish.level }),
    ...(board && { map: board.id }),
    ...(wish.start === "time" && { starts: new Date(wish.at).getTime() / 1000 }),
  };
}
