/** Quick phrases of the chat: sent as a code, so that everybody reads them in their own language. */
import { has, t } from "../../i18n/texts.js";
import { Drawing } from "../../ui/emblem.js";
import { html } from "../../ui/html.js";

/** The drawing of each phrase. @type {Record<string, { sprite: "pieces"|"signs"|"races", id: string }>} */
const PHRASES = {
  hello: { sprite: "signs", id: "sign-people" },
  luck: { sprite: "pieces", id: "die" },
  bravo: { sprite: "pieces", id: "crown" },
  thanks: { sprite: "pieces", id: "coin-gold" },
  sorry: { sprite: "pieces", id: "piece-tribe" },
  wow: { sprite: "pieces", id: "piece-dragon" },
  hurry: { sprite: "signs", id: "sign-clock" },
  again: { sprite: "signs", id: "sign-reset" },
};
const CODE = /^:([a-z]+):$/;

/** Return the phrase a message stands for, or `null`. @param {string} text */
export function phraseIn(text) {
  const [, id = ""] = CODE.exec(text.trim()) ?? [];
  return Object.hasOwn(PHRASES, id) ? id : null;
}

/** Return a message in words. @param {string} text */
export function messageWords(text) {
  const id = phraseIn(text);
  return id && has(`log-phrase-${id}`) ? t(`log-phrase-${id}`) : text;
}

/** A message: its words, with a drawing if it is a quick phrase. @param {{ text: string }} props */
export function MessageText({ text }) {
  const id = phraseIn(text);
  if (!id) return html`<span dir="auto">${text}</span>`;
  return html`<span class="phrase"><${Drawing} ...${PHRASES[id]} /> ${messageWords(text)}</span>`;
}

/** @param {{ onSay: (text: string) => void, disabled: boolean }} props */
export function QuickPhrases({ onSay, disabled }) {
  return html`<div class="phrases" role="group" aria-label=${t("log-phrases")}>
    ${Object.entries(PHRASES).map(([id, drawing]) => html`<button type="button" key=${id} class="button" disabled=${disabled}
      onClick=${() => onSay(`:${id}:`)}>
      <${Drawing} ...${drawing} /> ${t(`log-phrase-${id}`)}
    </button>`)}
  </div>`;
}
