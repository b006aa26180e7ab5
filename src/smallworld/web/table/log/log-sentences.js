/** Turn log entries into sentences and icons. */
import { has, listed, t } from "../../i18n/texts.js";
import { eventSentence } from "../../i18n/events.js";
import { placedIn } from "../state/log-lines.js";

/** @typedef {import("../state/log-lines.js").Entry} Entry */
/** @typedef {import("../../i18n/names.js").Names} Names */

/** @param {Entry} entry @param {Names} names */
export function entrySentence(entry, names) {
  const { events, news, closed, rematch } = entry;
  if (news) return t(`log-seat-${news.kind}`, { name: news.name, before: news.before });
  if (closed !== undefined) return closedSentence(closed);
  if (rematch !== undefined) return t("log-rematch");
  return events.length > 1 ? placedSentence(entry, names) : eventSentence(events[0], names);
}

/** Return why a table was closed early. @param {string} reason */
export function closedSentence(reason) {
  // The view of a game that this version cannot replay gives the row it stops at.
  if (/^row \d+, /.test(reason)) return t("log-closed-unreadable");
  const message = `log-closed-${reason.replaceAll(" ", "-")}`;
  return has(message) ? t(message) : t("log-closed-otherwise", { reason });
}

/** @param {Entry} entry @param {Names} names */
function placedSentence({ events }, names) {
  const message = events[0].kind === "deployed" ? "log-placed" : "log-camps";
  const { seat, race, declined } = events[0].facts;
  const places = placedIn(events).map(([region, count]) =>
    t("log-placed-there", { count, region: names.region(region) }),
  );
  return t(message, {
    seat: names.seat(seat),
    declined,
    places: listed(places, "comma"),
    ...names.forms("race", race, "people"),
  });
}

/** Return the icon before a line.
 * @param {Entry} entry @returns {{ sprite: "races"|"pieces"|"signs", id: string }|null} */
export function entryDrawing({ events, news, closed, rematch }) {
  if (news) return { sprite: "signs", id: news.kind.includes("bot") ? "sign-bot" : "sign-person" };
  if (closed !== undefined) return { sprite: "signs", id: "sign-flag" };
  if (rematch !== undefined) return { sprite: "signs", id: "sign-people" };
  const { kind, facts } = events[0];
  if (kind === "die_rolled") return { sprite: "pieces", id: `die-${facts.number}` };
  if (kind in DRAWINGS) return DRAWINGS[kind];
  return facts.race ? { sprite: "races", id: `race-${facts.race}` } : null;
}

/** @type {Record<string, { sprite: "races"|"pieces"|"signs", id: string }|null>} */
const DRAWINGS = {
  attempt_failed: { sprite: "signs", id: "sign-close" },
  badges_reshuffled: { sprite: "signs", id: "sign-combos" },
  camp_placed: { sprite: "pieces", id: "piece-camp" },
  coins_gained: { sprite: "pieces", id: "coin" },
  catapult_placed: { sprite: "pieces", id: "piece-catapult" },
  charges_gained: { sprite: "pieces", id: "symbol-magic" },
  coins_handed_over: { sprite: "pieces", id: "coin" },
  coins_spent: { sprite: "pieces", id: "coin" },
  combo_revealed: { sprite: "signs", id: "sign-combos" },
  conquests_ended: { sprite: "signs", id: "sign-stop" },
  declined: { sprite: "signs", id: "sign-decline" },
  fortress_placed: { sprite: "pieces", id: "piece-fortress" },
  game_over: { sprite: "signs", id: "sign-crown" },
  hero_placed: { sprite: "pieces", id: "piece-hero" },
  hurled: { sprite: "pieces", id: "symbol-magic" },
  income: { sprite: "pieces", id: "coin" },
  marker_placed: { sprite: "pieces", id: "piece-marker" },
  peace: { sprite: "signs", id: "sign-ally" },
};

/** Return the CSS class that dims minor lines. */
const QUIET = ["badges_reshuffled", "banner_returned", "combo_revealed", "conquests_ended", "refuge"];
const LOUD = ["combo_picked", "declined", "game_over", "income"];

/** @param {Entry} entry @returns {"quiet"|"loud"|"plain"} */
export function loudness({ events }) {
  const kind = events[0]?.kind;
  if (LOUD.includes(kind)) return "loud";
  return kind === undefined || QUIET.includes(kind) ? "quiet" : "plain";
}
