/** Coins rain over the result when somebody has won; any press ends it. */
import { useEffect, useState } from "preact/hooks";
import { prefersStillness } from "../device/device.js";
import { Piece } from "../ui/emblem.js";
import { html } from "../ui/html.js";
import { play } from "../ui/sound.js";

const COINS = 18;
const LONG = 2600; // milliseconds
const ENDS = ["pointerdown", "keydown"];

export function WinShower() {
  const [isOn, setOn] = useState(!prefersStillness());
  useEffect(() => {
    if (!isOn) return undefined;
    play("win");
    const end = () => setOn(false);
    const timer = setTimeout(end, LONG);
    for (const kind of ENDS) addEventListener(kind, end);
    return () => {
      clearTimeout(timer);
      for (const kind of ENDS) removeEventListener(kind, end);
    };
  }, [isOn]);
  if (!isOn) return null;
  return html`<div class="win-shower" aria-hidden="true">
    ${Array.from({ length: COINS }, (_, place) => html`<span key=${place} style=${placed(place)}><${Piece} id="coin-gold" /></span>`)}
  </div>`;
}

/** Spread the coins without chance, so that they are never in a heap. @param {number} place */
function placed(place) {
  return { left: `${(place * 37 + 5) % 100}%`, "animation-delay": `${(place * 53) % 900}ms`, "animation-duration": `${1100 + ((place * 71) % 600)}ms` };
}
