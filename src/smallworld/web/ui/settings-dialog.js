/** The settings over the current screen: nothing is left, and closing them leads back. */
import { signal } from "@preact/signals";
import { t } from "../i18n/texts.js";
import { Sign } from "./emblem.js";
import { html } from "./html.js";
import { part } from "./lazy.js";
import { Dialog } from "./overlays.js";

const Panel = part("settings-panel");
const isOpen = signal(false);

export function openSettings() {
  isOpen.value = true;
}

/** The dialog; each screen with a button for it has one. */
export function SettingsDialog() {
  return html`<${Dialog} open=${isOpen.value} onClose=${() => (isOpen.value = false)} title=${t("settings-title")} class="settings-dialog">
    ${isOpen.value && html`<${Panel} />`}
  <//>`;
}

/** @param {{ class?: string, children?: any }} props  `children`: a label beside the sign */
export function SettingsButton({ class: more = "icon quiet", children }) {
  const label = children ? {} : { "aria-label": t("table-to-settings"), title: t("table-to-settings") };
  return html`<button type="button" class=${`button ${more}`} ...${label} onClick=${openSettings}>
    <${Sign} id="settings" /> ${children}
  </button>`;
}
