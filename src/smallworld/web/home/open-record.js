/** An opened record: watch it, or go on from any of its lines at a new table. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { drawnAt } from "../net/catalogue.js";
import { html } from "../ui/html.js";
import { Sign } from "../ui/emblem.js";
import { Frame } from "../ui/frame.js";
import { Miniature } from "../ui/miniature.js";
import { Tabs } from "../ui/tabs.js";
import { Waiting } from "../ui/trouble.js";
import { listed, loadPart, t } from "../i18n/texts.js";
import { GoOn } from "./go-on.js";

/** @typedef {{ record: string, replayed: import("../net/protocol.js").Replayed }} Opened */

/** @param {Opened & { onClose: () => void }} props */
export function OpenRecord({ record, replayed, onClose }) {
  const tab = useSignal("watch");
  const line = useSignal(/** @type {number|null} */ (null));
  const goOn = (/** @type {number} */ from) => {
    line.value = from;
    tab.value = "go-on";
  };
  const tabs = [
    {
      id: "watch",
      label: t("records-watch"),
      sign: "eye",
      panel: html`<${Viewer} record=${record} onContinue=${goOn} />`,
    },
    {
      id: "go-on",
      label: t("records-go-on"),
      sign: "play",
      panel: html`<${GoOn} key=${line.value} record=${record} replayed=${replayed} from=${line.value} />`,
    },
  ];
  return html`<${Frame} title=${t("records-opened")} wide>
    <${Summary} replayed=${replayed} onClose=${onClose} />
    <${Tabs} label=${t("records-opened")} tabs=${tabs} chosen=${tab.value}
      onChoose=${(/** @type {string} */ id) => (tab.value = id)} />
  <//>`;
}

/** @param {{ replayed: import("../net/protocol.js").Replayed, onClose: () => void }} props */
function Summary({ replayed, onClose }) {
  const { names, lines, over, winners, position } = replayed;
  const facts = { names: listed(names), lines: lines.length, round: position.round ?? 1 };
  const result = over
    ? t("records-won", { winners: listed(winners.map((seat) => names[seat])), count: winners.length })
    : t("records-not-over", { round: facts.round });
  return html`<div class="card record-summary">
    <${Miniature} map=${drawnAt(replayed)} position=${position} />
    <div>
      <p class="record-names">${t("records-names", facts)}</p>
      <p>${result}</p>
      <button type="button" class="button" onClick=${onClose}><${Sign} id="back" /> ${t("records-another")}</button>
    </div>
  </div>`;
}

/** The replay, fetched when it is first wanted.
 * @param {{ record: string, onContinue: (line: number) => void }} props */
function Viewer({ record, onContinue }) {
  const replay = useSignal(/** @type {{ Replay: any }|null} */ (null));
  const missing = useSignal(false);
  useEffect(() => {
    Promise.all([import("../after/replay.js"), loadPart("coach").catch(() => {})]).then(
      ([module]) => (replay.value = module),
      () => (missing.value = true),
    );
  }, []);
  if (missing.value) return html`<p class="empty">${t("records-no-viewer")}</p>`;
  if (!replay.value) return html`<${Waiting} words=${t("records-reading")} />`;
  return html`<${replay.value.Replay} record=${record} onContinue=${onContinue} />`;
}
