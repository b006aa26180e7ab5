/** Map addresses to screens; each screen is fetched when it is first shown. */
import { html } from "../ui/html.js";
import { lazy } from "../ui/lazy.js";
import { address } from "../ui/router.js";

const NotFound = lazy(async () => (await import("../home/not-found.js")).NotFound);
const Table = lazy(async () => {
  const { Table: Shown, connectAhead } = await import("../table/table.js");
  connectAhead();
  return Shown;
});

/** @type {Record<string, ReturnType<typeof lazy>>} */
const SCREENS = {
  "": lazy(async () => (await import("../home/home.js")).Home),
  admin: lazy(async () => (await import("../admin/admin.js")).readAdmin()),
  join: lazy(async () => (await import("../home/join.js")).Join),
  leaderboard: lazy(async () => (await import("../club/ratings/leaderboard.js")).readLeaderboard()),
  learn: lazy(async () => (await import("../learn/learn.js")).Learn),
  me: lazy(async () => (await import("../club/me/me.js")).readMe()),
  new: lazy(async () => (await import("../home/new-table.js")).NewTable),
  people: lazy(async () => (await import("../club/history/profile.js")).readProfile()),
  puzzles: lazy(async () => (await import("../puzzles/puzzles.js")).Puzzles),
  reference: lazy(async () => (await import("../reference/reference.js")).ReferenceScreen),
  records: lazy(async () => (await import("../home/game-files.js")).Records),
  results: lazy(async () => (await import("../club/history/history.js")).readHistory()),
  settings: lazy(async () => (await import("../home/settings.js")).Settings),
  tables: lazy(async () => (await import("../home/tables.js")).Tables),
  tournament: lazy(async () => (await import("../club/tournaments/tournament.js")).readTournament()),
  tournaments: lazy(async () => (await import("../club/tournaments/list.js")).readTournaments()),
  workshop: lazy(async () => (await import("../workshop/workshop.js")).Workshop),
};

/** Return the screen of an address, and the table it shows if it shows one. @param {string} path */
function screenAt(path) {
  const [, first = "", second] = path.split("/");
  if (first === "table" && second) return { Shown: Table, game: second };
  return { Shown: SCREENS[first] ?? NotFound };
}

/** Fetch the screen of the current address, so that it renders without a wait. */
export function fetchScreen() {
  return screenAt(address.value.path).Shown.fetch();
}

export function Screen() {
  const { Shown, game } = screenAt(address.value.path);
  return html`<${Shown} key=${game} game=${game} />`;
}
