/** What others may see of a player, and the switch that lets them. */
import { useSignal } from "@preact/signals";
import { profileOf, setProfile } from "../../net/api.js";
import { catalogue } from "../../net/catalogue.js";
import { nameToPlay, plainName } from "../../device/player-name.js";
import { html } from "../../ui/html.js";
import { Sign } from "../../ui/emblem.js";
import { Switch, TextField } from "../../ui/fields.js";
import { Frame } from "../../ui/frame.js";
import { loadStyles } from "../../ui/lazy.js";
import { ErrorNotice, useAction, useRequest, Waiting } from "../../ui/request-state.js";
import { address, Link } from "../../ui/router.js";
import { loadPart, t } from "../../i18n/texts.js";
import { ChallengeDialog } from "../finding/challenge-dialog.js";
import { RatingCards } from "../ratings/cards.js";
import { Sums, Tables } from "./statistics.js";

/** Load the texts and styles. */
export async function readProfile() {
  await Promise.all([loadPart("history"), loadPart("lobby"), loadPart("rating"), loadPart("stats"), loadStyles("club/club.css"), loadStyles("club/finding/lobby.css")]);
  return Profile;
}

function Profile() {
  const person = address.value.path.split("/")[2] ?? "";
  const { value, error, again } = useRequest(() => profileOf(person), person);
  const found = value.value;
  return html`<${Frame} title=${found?.name ?? t("rating-player")}>
    <${ErrorNotice} error=${error.value} again=${again} />
    ${!found && !error.value && html`<${Waiting} words=${t("tables-looking")} />`}
    ${found && catalogue.value?.club?.includes("seeks") && html`<${ChallengeThem} person=${person} name=${found.name} />`}
    ${found?.ratings?.length &&
    html`<section class="card me-card" aria-label=${t("rating-title")}><${RatingCards} ratings=${found.ratings} /></section>`}
    ${found?.statistics && html`<${Sums} statistics=${found.statistics} /><${Tables} statistics=${found.statistics} />`}
  <//>`;
}

/** @param {{ person: string, name: string }} props */
function ChallengeThem({ person, name }) {
  const isOpen = useSignal(false);
  return html`<p><button type="button" class="button main" onClick=${() => (isOpen.value = true)}><${Sign} id="people" /> ${t("lobby-challenge")}</button></p>
    <${ChallengeDialog} open=${isOpen.value} names=${[name]} to=${[{ person }]} onClose=${() => (isOpen.value = false)} />`;
}

/** Show or hide the own profile. @param {{ mine: import("../../net/protocol.js").MyResults }} props */
export function ProfileSwitch({ mine }) {
  const name = useSignal(mine.name || nameToPlay());
  const shown = useSignal({ person: mine.person ?? "", public: mine.public ?? false });
  const { busy, error, run } = useAction();
  const change = (/** @type {boolean} */ on) =>
    run(async () => {
      const made = await setProfile({ public: on, name: plainName(name.value) || undefined });
      shown.value = { person: made.id, public: made.public ?? false };
    });
  return html`<section class="profile-switch card" aria-labelledby="history-profile">
    <h2 id="history-profile">${t("history-profile")}</h2>
    <${TextField} label=${t("history-profile-name")} value=${name.value} longest=${40} disabled=${shown.value.public}
      onInput=${(/** @type {string} */ written) => (name.value = written)} />
    <${Switch} label=${t("history-public")} about=${t(`history-public.${shown.value.public ? "on" : "off"}`)}
      on=${shown.value.public} disabled=${busy.value} onChange=${change} />
    <${ErrorNotice} error=${error.value} />
    ${shown.value.public &&
    html`<${Link} to=${`/people/${shown.value.person}`} class="button quiet"><${Sign} id="eye" /> ${t("history-look")}<//>`}
  </section>`;
}
