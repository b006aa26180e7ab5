/** The layers of the page, lowest first: a room imports only rooms named before it.
 *
 * Types in comments and `import()` count like imports. A lower room shows parts of a higher one by name:
 * see `part()` in `ui/lazy.js`. */
const ROOMS = [
  "net", // messages to and from the server
  "i18n", // sentences
  "device", // what the browser remembers
  "ui", // controls and frames of all screens
  "board", // the board, for a table or a replay
  "table", // a game being played
  "advice", // hints at a table
  "after", // results and replays
  "coach", // the analysis of a finished game
  "home", // screens before a game
  "club", // what outlives a game: players, history
  "admin", // the host of the server
  "learn", // the lesson
  "puzzles",
  "reference", // the rule book
  "workshop", // packs and boards made by players
  "wording", // suggestions for better texts
  "app", // starts the page and knows all screens
];
const WEB = "^src/smallworld/web/";
const room = (/** @type {string[]} */ names) => `${WEB}(?:${names.join("|")})/`;

export default {
  forbidden: [
    ...ROOMS.slice(0, -1).map((name, place) => ({
      name: `${name}-imports-only-lower-rooms`,
      severity: "error",
      from: { path: room([name]) },
      to: { path: room(ROOMS.slice(place + 1)) },
    })),
    {
      name: "no-cycle-between-modules",
      severity: "error",
      from: { path: WEB },
      to: { circular: true, viaOnly: { dependencyTypesNot: ["jsdoc"] } },
    },
    {
      name: "no-cycle-between-folders",
      severity: "error",
      scope: "folder",
      from: { path: WEB },
      to: { circular: true },
    },
    {
      name: "no-import-from-the-folder-above",
      comment: "The modules beside a sub-room put its parts together; what both need has a sub-room of its own.",
      severity: "error",
      from: { path: `${WEB}([^/]+)/[^/]+/` },
      to: { path: `${WEB}$1/[^/]+$` },
    },
    {
      name: "no-module-outside-a-room",
      comment: "Add a new room to ROOMS above, at its place among the layers.",
      severity: "error",
      from: { path: WEB, pathNot: [room(ROOMS), `${WEB}vendor/`] },
      to: {},
    },
    {
      name: "no-unused-module",
      severity: "error",
      from: { path: WEB, pathNot: [`${WEB}app/main[.]js$`, `${WEB}club/me/push-worker[.]js$`, `${WEB}vendor/`], orphan: true },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: "(^|/)(node_modules|vendor)/" },
    detectJSDocImports: true,
    parser: "tsc",
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import"] },
  },
};
