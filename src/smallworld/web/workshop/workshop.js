/** The routes of the workshop: `/workshop`, `/workshop/KEY` (a pack), `/workshop/KEY/race/0` (a tile), boards, and the shelf. */
import { html } from "../ui/html.js";
import { useRequest, ErrorNotice, Waiting } from "../ui/request-state.js";
import { Frame } from "../ui/frame.js";
import { address } from "../ui/router.js";
import { t } from "../i18n/texts.js";
import { loadWorkshop } from "./model/load.js";
import { Bench } from "./bench.js";
import { BoardPage } from "./board/board-page.js";
import { designAt } from "./model/storage.js";
import { PackPage } from "./pack/pack-page.js";
import { ServerPack } from "./shelf/server-pack.js";
import { Shelf } from "./shelf/shelf-page.js";
import { TilePage } from "./tile/tile-page.js";

const isLoaded = async () => {
  await loadWorkshop();
  return true;
};

export function Workshop() {
  const { value, error, again } = useRequest(isLoaded);
  if (error.value) return html`<${Frame} title=${t("page-workshop")}><${ErrorNotice} error=${error.value} again=${again} /><//>`;
  if (!value.value) return html`<${Frame} title=${t("page-workshop")}><${Waiting} words=${t("home-laying-out")} /><//>`;
  return html`<${Room} key=${address.value.path} path=${address.value.path} />`;
}

/** @param {{ path: string }} props */
function Room({ path }) {
  const [, , key = "", what = "", place = "0"] = path.split("/").map(decodeURIComponent);
  if (!key) return html`<${Bench} />`;
  if (key === "shelf") return what ? html`<${ServerPack} id=${what} />` : html`<${Shelf} />`;
  if (!designAt(key)) return html`<${Gone} />`;
  const number = Number(place);
  if (what === "race" || what === "power") return html`<${TilePage} at=${key} kind=${what} place=${number} />`;
  return what === "board" ? html`<${BoardPage} at=${key} place=${number} />` : html`<${PackPage} at=${key} />`;
}

function Gone() {
  return html`<${Frame} title=${t("page-workshop")} lead=${t("workshop-gone")}><${Bench} bare /><//>`;
}
