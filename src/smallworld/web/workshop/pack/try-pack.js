/** A button that starts a test game with a pack: one click, and its tiles are on offer. */
import { html } from "../../ui/html.js";
import { useAction, ErrorNotice } from "../../ui/request-state.js";
import { Sign } from "../../ui/emblem.js";
import { t } from "../../i18n/texts.js";
import { tryPack } from "../model/try-out.js";

/** @param {{ pack: import("../../net/protocol.js").PackEntry|null, wish: import("../../net/protocol.js").PackWish,
 *   class?: string }} props  without a `pack` there is nothing to play with yet */
export function TryPack({ pack, wish, class: more = "" }) {
  const { busy, error, run } = useAction();
  const isEmpty = !pack || pack.cards.length + pack.boards.length === 0;
  const begin = () => pack && run(() => tryPack(pack, wish));
  return html`<button type="button" class=${`button ${more}`} disabled=${isEmpty || busy.value} onClick=${begin}
      aria-label=${pack && !busy.value ? t("workshop-try-pack", { title: pack.title }) : undefined}>
      <${Sign} id="play" /> ${t(busy.value ? "home-laying-out" : "workshop-try")}</button>
    <${ErrorNotice} error=${error.value} />`;
}
