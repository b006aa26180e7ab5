/** Which screen an address shows. */
import { html } from "./html.js";
import { Home } from "./home/home.js";
import { Join } from "./home/join.js";
import { NewTable } from "./home/new-table.js";
import { Records } from "./home/records.js";
import { Results } from "./home/results.js";
import { Settings } from "./home/settings.js";
import { Tables } from "./home/tables.js";
import { NotFound } from "./home/not-found.js";
import { address } from "./router.js";
import { Table } from "./table/table.js";

/** @type {Record<string, any>} */
const SCREENS = {
  "": Home,
  join: Join,
  new: NewTable,
  records: Records,
  results: Results,
  settings: Settings,
  tables: Tables,
};

export function Screen() {
  const { path } = address.value;
  const [, first = "", second] = path.split("/");
  if (first === "table" && second) return html`<${Table} key=${second} game=${second} />`;
  return html`<${SCREENS[first] ?? NotFound} />`;
}
