/** *Play now*: start against bots with one click; the last choice becomes the default. */
import { catalogue } from "../../net/catalogue.js";
import { setPreferences, preferences } from "../../device/device.js";
import { html } from "../../ui/html.js";
import { useAction, ErrorNotice } from "../../ui/request-state.js";
import { Choice } from "../../ui/fields.js";
import { Sign } from "../../ui/emblem.js";
import { nameToPlay } from "../../device/player-name.js";
import { isLearning, isNewHere } from "../../device/lesson-progress.js";
import { Link } from "../../ui/router.js";
import { t } from "../../i18n/texts.js";
import { OwnName } from "../setup/own-name.js";
import { openTable } from "../setup/create-table.js";
import { levelName } from "../setup/seat-picker.js";
import { boardFor, FEWEST, levels, MOST, playNow } from "../setup/table-settings.js";

const COUNTS = Array.from({ length: MOST - FEWEST + 1 }, (_, more) => FEWEST + more);

/** @param {{ wishes: import("../setup/table-settings.js").Wishes }} props */
export function PlayCard({ wishes }) {
  const { busy, error, run } = useAction();
  const play = () => run(() => openTable(playNow(wishes, nameToPlay(), catalogue.value)));
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    play();
  };
  const { seats, bot } = wishes;
  const rounds = boardFor(catalogue.value, seats)?.rounds ?? 0;
  return html`<form class="play-card card" onSubmit=${submit} aria-labelledby="play-title">
    <h2 id="play-title" class="unseen">${t("home-play")}</h2>
    ${isNewHere() && html`<${Link} to="/learn" class="button learn-first"><${Sign} id="hint" /> ${t(isLearning() ? "home-learn.on" : "home-learn")}<//>`}
    <${OwnName} />
    <${QuickChoices} wishes=${wishes} />
    <button type="submit" class="button main play-button" disabled=${busy.value}>
      <${Sign} id="play" /> ${t(busy.value ? "home-laying-out" : "home-play")}
    </button>
    <p class="play-summary">${t("home-play-summary", { bots: seats - 1, level: bot, rounds })}</p>
    <${ErrorNotice} error=${error.value} again=${play} />
  </form>`;
}

/** @param {{ wishes: import("../setup/table-settings.js").Wishes }} props */
function QuickChoices({ wishes }) {
  const change = (/** @type {Record<string, any>} */ changed) =>
    setPreferences({ table: { ...preferences.value.table, ...changed } });
  const counts = COUNTS.map((count) => ({
    value: count,
    label: String(count),
    spoken: t("home-players", { count }),
  }));
  const bots = levels(catalogue.value).map((id) => ({ value: id, label: levelName(id) }));
  return html`<div class="quick-choices">
    <${Choice} label=${t("home-how-many")} value=${wishes.seats} from=${counts}
      onChange=${(/** @type {number} */ seats) => change({ seats })} />
    <${Choice} label=${t("home-how-good")} value=${wishes.bot} from=${bots}
      onChange=${(/** @type {string} */ bot) => change({ bot })} />
  </div>`;
}
