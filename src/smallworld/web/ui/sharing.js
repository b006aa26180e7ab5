/** Copy a text, share a link by the device's own dialog, download a file. */
import { useSignal } from "@preact/signals";
import { t } from "../i18n/texts.js";
import { Sign } from "./emblem.js";
import { html } from "./html.js";
import { toast } from "./overlays.js";

const SHOWN = 2500;

/** @param {{ text: string, label: string, class?: string }} props */
export function CopyButton({ text, label, class: more = "" }) {
  const copied = useSignal(false);
  const copy = async () => {
    if (!(await copyText(text))) return toast(t("kit-copy-by-hand", { text }), "warning");
    copied.value = true;
    setTimeout(() => (copied.value = false), SHOWN);
  };
  return html`<button type="button" class=${`button ${more}`} onClick=${copy}>
    <${Sign} id=${copied.value ? "check" : "copy"} />
    <span aria-live="polite">${copied.value ? t("kit-copied") : label}</span>
  </button>`;
}

/** Shown only where the browser can share. @param {{ url: string, title: string, class?: string }} props */
export function ShareButton({ url, title, class: more = "" }) {
  if (!navigator.share) return null;
  const share = () => navigator.share({ url, title }).catch(() => {}); // the player closed the dialog
  return html`<button type="button" class=${`button ${more}`} onClick=${share}>
    <${Sign} id="share" /> ${t("kit-share")}
  </button>`;
}

/** Copy a text; return `false` where the clipboard is not available. @param {string} text */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyTheOldWay(text);
  }
}

/** Fallback for pages served over plain HTTP. @param {string} text */
function copyTheOldWay(text) {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

const KEPT = 10_000; // milliseconds until the object URL is released

/** @param {string|Blob} content @param {string} name */
export function download(content, name) {
  const file = typeof content === "string" ? new Blob([content], { type: "text/plain;charset=utf-8" }) : content;
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  Object.assign(link, { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}
