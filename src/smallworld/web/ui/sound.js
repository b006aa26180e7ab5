/** Play short sounds, as loud as the player likes; what makes them is fetched with the first one. */
import { preferences, setPreferences } from "../device/device.js";
import { t } from "../i18n/texts.js";
import { Sign } from "./emblem.js";
import { html } from "./html.js";

/** @typedef {import("./synthesizer.js").SoundName} SoundName */

/** Loudness by setting. */
const LOUDNESS = { off: 0, soft: 0.45, full: 1 };

/** @param {SoundName} name */
export async function play(name) {
  const loudness = LOUDNESS[preferences.peek().sound];
  // Browsers play nothing before the first click or key, and complain about each try.
  if (!loudness || !globalThis.AudioContext || navigator.userActivation?.hasBeenActive === false) return;
  try {
    const { make } = await import("./synthesizer.js");
    make(name, loudness);
  } catch {
    // Offline, or no audio: the game goes on without.
  }
}

/** Turn sound on or off at once. */
export function SoundButton() {
  const isOn = preferences.value.sound !== "off";
  const label = t(isOn ? "settings-sound-mute" : "settings-sound-on");
  const flip = () => {
    setPreferences({ sound: isOn ? "off" : "soft" });
    play("chime");
  };
  return html`<button type="button" class="button icon quiet sound-button" aria-label=${label} title=${label} onClick=${flip}>
    <${Sign} id=${isOn ? "sound" : "mute"} />
  </button>`;
}
