/** The picture of a game on the share page: a preview, and downloads as PNG and SVG. */
import { roundShown } from "../device/lesson-progress.js";
import { html } from "../ui/html.js";
import { Sign } from "../ui/emblem.js";
import { useAction, useRequest, ErrorNotice, Waiting } from "../ui/request-state.js";
import { download } from "../ui/sharing.js";
import { loadPart, t } from "../i18n/texts.js";
import { SIZE, dataUri, drawPicture, pngOf } from "./picture.js";
import { coinsOf } from "./result.js";
import { storyOf, withRounds } from "./story.js";

/** @typedef {import("../table/state/store.js").TableStore} TableStore */

/** @param {{ store: TableStore }} props */
export function PictureSection({ store }) {
  const { value, error, again } = useRequest(() => pictureOfTable(store), store.game);
  const { busy, error: failed, run } = useAction();
  const name = `smallworld-${store.game}`;
  const savePng = () => run(async () => download(await pngOf(value.value ?? ""), `${name}.png`));
  return html`<section class="picture">
    <h2>${t("after-picture")}</h2>
    <${ErrorNotice} error=${error.value} again=${again} />
    ${!value.value && !error.value && html`<${Waiting} words=${t("after-reading")} />`}
    ${value.value && html`<img src=${dataUri(value.value)} alt=${t("after-picture.about")} width=${SIZE.width} height=${SIZE.height} />
      <div class="share-buttons">
        <button type="button" class="button main" disabled=${busy.value} onClick=${savePng}><${Sign} id="download" /> PNG</button>
        <button type="button" class="button" onClick=${() => download(value.value ?? "", `${name}.svg`)}><${Sign} id="download" /> SVG</button>
      </div>
      <${ErrorNotice} error=${failed.value} />`}
  </section>`;
}

/** @param {TableStore} store */
async function pictureOfTable(store) {
  await loadPart("stats");
  const view = store.live.peek();
  const shapes = store.shapes.peek();
  if (!view || !shapes) throw new Error("no table");
  const coins = coinsOf(view);
  const story = withRounds(storyOf(store.lines.peek(), coins.length, coins), (round) => roundShown(store.game, round));
  return drawPicture({ view, story, names: store.names.peek(), shapes, coins });
}
