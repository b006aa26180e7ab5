/** The solution as a film on the board. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ReplayBar } from "../after/replay-bar.js";
import { recordReplay } from "../after/replay-store.js";
import { Board } from "../board/board.js";
import { html } from "../ui/html.js";
import { useDoing } from "../ui/request-state.js";
import { Trouble, Waiting } from "../ui/trouble.js";
import { t } from "../i18n/texts.js";

/** @typedef {import("../after/replay-store.js").ReplayStore} ReplayStore */

/** @param {{ record: string }} props */
export function Film({ record }) {
  const stage = useSignal(/** @type {ReplayStore|null} */ (null));
  const { error, run } = useDoing();
  const read = () =>
    run(async () => {
      const found = await recordReplay(record);
      stage.value = found;
      await found.film.go(0);
      found.film.play();
    });
  useEffect(() => {
    read();
  }, [record]);
  if (error.value) return html`<${Trouble} error=${error.value} again=${read} />`;
  if (!stage.value) return html`<${Waiting} words=${t("after-reading")} />`;
  return html`<div class="puzzle-film">
    <main class="puzzle-board" aria-label=${t("after-board")}><${Board} store=${stage.value} /></main>
    <footer><${ReplayBar} film=${stage.value.film} names=${stage.value.names.value} /></footer>
  </div>`;
}
