/** The races of a seat: when each declined, and the best round for it. */
import { html } from "../ui/html.js";
import { Power, Race, Sign } from "../ui/emblem.js";
import { t } from "../i18n/texts.js";
import { lifeSentence } from "./sentences.js";

/** @typedef {import("../net/protocol.js").Analysis} Analysis */
/** @typedef {import("../net/protocol.js").Life} Life */
/** @typedef {import("../i18n/names.js").Names} Names */

/** @param {{ analysis: Analysis, seat: number, names: Names }} props */
export function Lives({ analysis, seat, names }) {
  const last = Math.max(1, ...analysis.turns.map(({ round }) => round));
  const lives = analysis.lives.filter((life) => life.seat === seat);
  if (!lives.length) return html`<p>${t("coach-no-races", { seat: names.seat(seat) })}</p>`;
  return html`<ul class="lives">
    ${lives.map((life) => html`<li key=${`${life.race}-${life.picked}`}>
      <p class="life-name"><${Race} id=${life.race} /><${Power} id=${life.power} /><strong>${names.combo(life.race, life.power)}</strong></p>
      <${Span} life=${life} last=${last} />
      <p>${lifeSentence(life, names)}</p>
    </li>`)}
  </ul>`;
}

/** Show the rounds of a race with its decline and the best round for it.
 * @param {{ life: Life, last: number }} props */
function Span({ life: { picked, declined, best }, last }) {
  const end = declined ?? last;
  const to = Math.max(end, best ?? 0);
  const rounds = Array.from({ length: to - picked + 1 }, (_, place) => picked + place);
  return html`<ol class="life-span" aria-hidden="true">
    ${rounds.map((round) => {
      const looks = `${round === declined ? "declined" : ""} ${round === best ? "best" : ""} ${round > end ? "beyond" : ""}`;
      return html`<li key=${round} class=${`number ${looks}`}>${round}
        ${round === declined && html`<${Sign} id="decline" />`}
        ${round === best && html`<${Sign} id="check" />`}
      </li>`;
    })}
  </ol>`;
}
