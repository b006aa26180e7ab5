/** What several topics of the host's screen show: lists of a request, times, players. */
import { language, t } from "../i18n/texts.js";
import { html } from "../ui/html.js";
import { ErrorNotice, Waiting } from "../ui/request-state.js";

/** What a request answered, or that it is waited for, or why it failed. @param {{ asked: any, children?: any }} props */
export function Answer({ asked: { value, error, again }, children }) {
  return html`<${ErrorNotice} error=${error.value} again=${again} />
    ${!value.value && !error.value && html`<${Waiting} words=${t("admin-looking")} />`}
    ${value.value && children}`;
}

/** Date and time. @param {number} at seconds since the epoch */
export function when(at) {
  return new Intl.DateTimeFormat(language.value, { dateStyle: "short", timeStyle: "short" }).format(at * 1000);
}

/** @param {number} number */
export const figure = (number) => new Intl.NumberFormat(language.value).format(number);

/** A list of terms and figures. @param {{ rows: [string, string|number][] }} props */
export function Figures({ rows }) {
  return html`<dl class="admin-figures">
    ${rows.map(
      ([term, value]) => html`<div key=${term}><dt>${term}</dt><dd class="number">${typeof value === "number" ? figure(value) : value}</dd></div>`,
    )}
  </dl>`;
}

/** For how long a ban or mute holds. @returns {{ value: string, label: string }[]} */
export const terms = () => [
  { value: "1", label: t("admin-for-hours", { count: 1 }) },
  { value: "24", label: t("admin-for-days", { count: 1 }) },
  { value: "168", label: t("admin-for-days", { count: 7 }) },
  { value: "720", label: t("admin-for-days", { count: 30 }) },
  { value: "", label: t("admin-for-good") },
];

/** The hours of a term; `null` for good. @param {string} term */
export const hoursOf = (term) => (term ? Number(term) : null);

/** What becomes of the seats of a banned player. @returns {{ value: string, label: string }[]} */
export const fates = () => [
  { value: "bot", label: t("admin-seats-bot") },
  { value: "concede", label: t("admin-seats-concede") },
];
