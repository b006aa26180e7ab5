/** The screen of a server's pack: cards, boards, and a copy to edit. */
import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { html } from "../../ui/html.js";
import { useRequest, useAction, ErrorNotice, Waiting } from "../../ui/request-state.js";
import { Sign } from "../../ui/emblem.js";
import { Frame } from "../../ui/frame.js";
import { Link } from "../../ui/router.js";
import { currentLanguage, t } from "../../i18n/texts.js";
import { packsOfServer } from "../model/load.js";
import { BoardPicture } from "../board/board-picture.js";
import { TileCards } from "../tile/card.js";
import { designFrom } from "../model/design.js";
import { PackFacts } from "./shelf-item.js";
import { TryPack } from "../pack/try-pack.js";
import { ExportButtons, ImportFaults, importPack } from "../pack/pack-files.js";

/** @param {{ id: string }} props */
export function ServerPack({ id }) {
  const { value, error, again } = useRequest(packsOfServer, currentLanguage.value);
  const pack = value.value?.find((one) => one.id === id);
  const { busy, error: refused, run } = useAction();
  const faults = useSignal(/** @type {import("../../net/protocol.js").TomlFault[]} */ ([]));
  const copy = () => run(async () => void (faults.value = await importPack(pack?.toml ?? "")));
  if (!pack) {
    return html`<${Frame} title=${t("page-workshop")}><${ErrorNotice} error=${error.value} again=${again} />
      ${value.value ? html`<p class="empty">${t("workshop-gone")}</p>` : html`<${Waiting} words=${t("workshop-looking")} />`}<//>`;
  }
  return html`<${Frame} title=${pack.title} lead=${pack.about} wide>
    <p class="back-line"><${Link} to="/workshop/shelf" class="button quiet"><${Sign} id="back" /> ${t("page-shelf")}<//></p>
    <div class="pack-ways">
      <${TryPack} pack=${pack} wish=${{ id: pack.id }} class="main" />
      <${Link} to=${`/new#shelf=${pack.id}`} class="button"><${Sign} id="people" /> ${t("workshop-use")}<//>
      ${pack.toml && html`<button type="button" class="button" disabled=${busy.value} onClick=${copy}>
          <${Sign} id="copy" /> ${t("workshop-take-copy")}</button>
        <${ExportButtons} toml=${pack.toml} id=${pack.id} />`}
    </div>
    <${ImportFaults} faults=${faults.value} />
    <${ErrorNotice} error=${refused.value} />
    <${PackFacts} pack=${pack} />
    <${TileCards} cards=${pack.cards} level=${2} />
    <${Boards} content=${pack.content ?? {}} />
  <//>`;
}

/** The boards of the pack. @param {{ content: import("../model/design.js").Table }} props */
function Boards({ content }) {
  const boards = useMemo(() => designFrom(content).boards.filter(({ regions }) => regions.length), [content]);
  if (!boards.length) return null;
  return html`<section class="bench-part" aria-labelledby="shelf-boards">
    <h2 id="shelf-boards">${t("workshop-boards")}</h2>
    <ul class="board-tiles">${boards.map((board) => html`<li key=${board.id}><${BoardPicture} board=${board} /></li>`)}</ul>
  </section>`;
}
