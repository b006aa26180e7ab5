/** *Settings* of this device: a screen, and a dialog at the table. */
import { useSignal } from "@preact/signals";
import { catalogue } from "../net/catalogue.js";
import { forgetEverything, keys, setPreferences, preferences } from "../device/device.js";
import { html } from "../ui/html.js";
import { Choice, SelectField, Switch } from "../ui/fields.js";
import { Confirm, toast } from "../ui/overlays.js";
import { Frame } from "../ui/frame.js";
import { forgetFirsts } from "../device/lesson-progress.js";
import { loadTexts, t } from "../i18n/texts.js";
import { endonym, languageFor } from "../i18n/languages.js";
import { NameField } from "./setup/own-name.js";
import { ask } from "../net/api.js";
import { hasPerson } from "../device/own-seats.js";
import { useAction, ErrorNotice } from "../ui/request-state.js";
import { Sign } from "../ui/emblem.js";
import { fetchPart } from "../ui/lazy.js";
import { Link } from "../ui/router.js";
import { COLOURS } from "../ui/seat-colours.js";
import { play } from "../ui/sound.js";

export function Settings() {
  return html`<${Frame} title=${t("settings-title")} lead=${t("settings-lead")}>
    <div class="card settings-card"><${SettingsPanel} /></div>
    <div class="card settings-card"><${Devices} /></div>
    <div class="card settings-card"><${ImproveWording} /></div>
    <div class="card settings-card"><${Forget} /></div>
  <//>`;
}

/** All settings without a frame, for the screen and for the dialog at the table. */
export function SettingsPanel() {
  const { theme, sound, pace, firsts, holdings, numbers } = preferences.value;
  const setSound = (/** @type {any} */ value) => {
    setPreferences({ sound: value });
    play("chime");
  };
  return html`<div class="settings">
    <${Choice} label=${t("settings-sound")} value=${sound} from=${SOUNDS.map(named("settings-sound", SOUND_SIGNS)).map((one) => ({ ...one, about: t("settings-sound.about") }))}
      onChange=${setSound} />
    <${Choice} label=${t("settings-pace")} value=${pace} from=${PACES.map(named("settings-pace"))}
      onChange=${(/** @type {any} */ value) => setPreferences({ pace: value })} />
    <${Choice} label=${t("settings-theme")} value=${theme} from=${THEMES.map(named("settings-theme", THEME_SIGNS))}
      onChange=${(/** @type {any} */ value) => setPreferences({ theme: value })} />
    <${ColourField} />
    <${LanguageField} />
    <${NameField} />
    <div class="switches">
      <${Switch} label=${t("settings-numbers")} about=${t("settings-numbers.about")} on=${numbers}
        onChange=${(/** @type {boolean} */ on) => setPreferences({ numbers: on })} />
      <${NotifySwitch} />
      <${Switch} label=${t("settings-firsts")} about=${t("settings-firsts.about")} on=${firsts} onChange=${flipFirsts} />
      <${Switch} label=${t("settings-holdings")} about=${t("settings-holdings.about")} on=${holdings}
        onChange=${(/** @type {boolean} */ on) => setPreferences({ holdings: on })} />
    </div>
  </div>`;
}

const SOUNDS = ["off", "soft", "full"];
const SOUND_SIGNS = /** @type {Record<string, string>} */ ({ off: "mute", soft: "sound", full: "sound" });
const THEMES = ["auto", "day", "candle"];
const THEME_SIGNS = /** @type {Record<string, string>} */ ({ day: "sun", candle: "candle" });
const PACES = ["slow", "normal", "fast", "off"];

/** @param {string} message @param {Record<string, string>} [signs] */
function named(message, signs = {}) {
  return (/** @type {string} */ value) => ({ value, label: t(`${message}-${value}`), sign: signs[value] });
}

/** The colour of the player's seat, or that of whichever seat they get. */
function ColourField() {
  const { colour } = preferences.value;
  const set = (/** @type {number|null} */ value) => setPreferences({ colour: value });
  const chosen = colour === null ? {} : { about: t("settings-colour.about") };
  const marked = COLOURS.map((value) => ({ value, label: html`<i class="swatch" style=${{ background: `var(--colour-${value})` }}></i>`, spoken: t(`settings-colour-${value}`), ...chosen }));
  return html`<${Choice} label=${t("settings-colour")} class="colours" value=${colour ?? ""} from=${[{ value: "", label: t("settings-colour-seat") }, ...marked]}
    onChange=${(/** @type {number|""} */ value) => set(value === "" ? null : value)} />`;
}

/** The language choice, each by its own name. */
function LanguageField() {
  const known = catalogue.value?.languages ?? ["en"];
  const choose = (/** @type {string} */ language) => {
    setPreferences({ language });
    loadTexts(languageFor(language)).catch(() => {}); // offline: the old language goes on
  };
  const languages = known.map((lang) => ({ value: lang, label: endonym(lang) }));
  return html`<${SelectField} label=${t("settings-language")} value=${preferences.value.language}
    from=${[{ value: "", label: t("settings-language-auto") }, ...languages]} onChange=${choose} />`;
}

/** Turn first-time hints on or off; turning them on shows all again. @param {boolean} on */
function flipFirsts(on) {
  if (on) forgetFirsts();
  setPreferences({ firsts: on });
}

/** Ask the browser for permission, and show a message if it refuses. */
function NotifySwitch() {
  const possible = "Notification" in globalThis;
  const refused = useSignal(possible && Notification.permission === "denied");
  const flip = async (/** @type {boolean} */ on) => {
    if (on) {
      const answer = await Notification.requestPermission();
      refused.value = answer === "denied";
      setPreferences({ notify: answer === "granted" });
    } else setPreferences({ notify: false });
  };
  const about = !possible ? "none" : refused.value ? "refused" : "about";
  return html`<${Switch} label=${t("settings-notify")} about=${t(`settings-notify.${about}`)}
    on=${preferences.value.notify && possible && !refused.value} disabled=${!possible} onChange=${flip} />`;
}

/** The way to the player's other devices and data. */
function Devices() {
  return html`<h2>${t("settings-me")}</h2>
    <p>${t("settings-me.about")}</p>
    <${Link} to="/me" class="button quiet"><${Sign} id="person" /> ${t("settings-me-open")}<//>`;
}

/** Start the mode in which readers suggest better texts. */
function ImproveWording() {
  const { busy, error, run } = useAction();
  const start = () => run(async () => (await fetchPart("wording"))());
  return html`<h2>${t("settings-wording")}</h2>
    <p>${t("settings-wording.about")}</p>
    <button type="button" class="button quiet" disabled=${busy.value} onClick=${start}>
      <${Sign} id="language" /> ${t("settings-wording-start")}
    </button>
    <${ErrorNotice} error=${error.value} />`;
}

// --- *Forget this device*: delete its data here and on the server

export function Forget() {
  const asking = useSignal(false);
  const { busy, error, run } = useAction();
  const seats = Object.values(keys.value).reduce((sum, known) => sum + Object.keys(known.seats).length, 0);
  const forget = () =>
    run(async () => {
      await ask("DELETE", "/api/me");
      forgetEverything();
      asking.value = false;
      toast(t("settings-forgotten"));
    });
  return html`<h2>${t("settings-forget")}</h2>
    <p>${t("settings-forget-about")} ${hasPerson() && t("settings-forget-person")}</p>
    <button type="button" class="button" onClick=${() => (asking.value = true)}>
      <${Sign} id="trash" /> ${t("settings-forget")}
    </button>
    <${Confirm} open=${asking.value} title=${t("settings-forget")} words=${t("settings-forget-words", { seats })}
      yes=${t("settings-forget-yes")} busy=${busy.value} onYes=${forget} onClose=${() => (asking.value = false)}>
      <${ErrorNotice} error=${error.value} />
    <//>`;
}
