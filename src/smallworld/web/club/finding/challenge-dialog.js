/** The dialog that challenges players: number of seats and time, then send. */
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { nameToPlay } from "../../device/player-name.js";
import { rememberSeeking } from "../../device/waiting.js";
import { FIND_TIMES, RatedSwitch, rewish } from "./find-players.js";
import { timeName } from "../../home/setup/table-rules.js";
import { listed, t } from "../../i18n/texts.js";
import { challenge } from "../../net/api.js";
import { newRequest } from "../../net/connection.js";
import { Sign } from "../../ui/emblem.js";
import { SelectField } from "../../ui/fields.js";
import { html } from "../../ui/html.js";
import { Dialog, toast } from "../../ui/overlays.js";
import { ErrorNotice, useAction } from "../../ui/request-state.js";

/** @typedef {import("../../net/protocol.js").ChallengedPlayer} ChallengedPlayer */

const USUAL = 86_400; // seconds per move: nobody needs to be here
const MOST_SEATS = 5;

/** @param {{ names: string[], to: ChallengedPlayer[], open: boolean, onClose: () => void, onSent?: () => void, time?: number,
 *   rated?: boolean }} props */
export function ChallengeDialog({ names, to, open, onClose, onSent = () => {}, time = USUAL, rated = false }) {
  const wanted = useSignal({ seats: 0, time, rated });
  const request = useRef("");
  const { busy, error, run } = useAction();
  const fewest = to.length + 1;
  const seats = Math.max(wanted.value.seats, fewest);
  const change = (/** @type {Partial<typeof wanted.value>} */ changed) => (wanted.value = rewish(wanted.value, changed));
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    run(async () => {
      request.current ||= newRequest();
      rememberSeeking();
      const clock = wanted.value.time ? { per_move: wanted.value.time } : {};
      await challenge({ name: nameToPlay(), to, seats, clock, rated: wanted.value.rated, request: request.current });
      request.current = "";
      toast(t("lobby-sent"));
      onSent();
      onClose();
    });
  };
  const counts = Array.from({ length: MOST_SEATS - fewest + 1 }, (_, more) => ({
    value: String(fewest + more),
    label: more ? t("lobby-seats-bots", { count: fewest + more, bots: more }) : t("find-players", { count: fewest }),
  }));
  const times = FIND_TIMES.map((each) => ({ value: String(each), label: each ? timeName(each) : t("new-clock-none") }));
  return html`<${Dialog} open=${open} onClose=${onClose} title=${t("lobby-challenge-title", { names: listed(names, "and") })}>
    <form class="challenge-form" onSubmit=${send}>
      <${SelectField} label=${t("find-seats")} value=${String(seats)} from=${counts}
        onChange=${(/** @type {string} */ value) => change({ seats: Number(value) })} />
      <${SelectField} label=${t("find-time")} value=${String(wanted.value.time)} from=${times}
        onChange=${(/** @type {string} */ value) => change({ time: Number(value) })} />
      <${RatedSwitch} on=${wanted.value.rated} onChange=${(/** @type {boolean} */ on) => change({ rated: on })} />
      <p>${t(wanted.value.time >= USUAL ? "lobby-challenge-daily" : "lobby-challenge-live")}</p>
      <button type="submit" class="button main" disabled=${busy.value}><${Sign} id="play" /> ${t("lobby-send")}</button>
      <${ErrorNotice} error=${error.value} />
    </form>
  <//>`;
}
