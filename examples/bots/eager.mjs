// A bot for smallworld in JavaScript: takes the richest combo, conquers what is cheap and
// declines when its tokens are spread thin. It knows next to nothing of the rules, because
// every question comes with the list of legal actions.
//
//   smallworld arena random "eager=program:node examples/bots/eager.mjs"
import { createInterface } from "node:readline";

let position = null;

/** The last position, as the seat sees it, and the legal actions: one of them back. */
function choose(legal, seat) {
  const of = (word) => legal.filter((action) => action.startsWith(word));
  if (of("pick").length) return richest(of("pick"));
  if (legal.includes("decline") && spread(seat)) return "decline";
  if (of("conquer").length) return cheapest(of("conquer"));
  if (of("deploy").length) return of("deploy").at(-1);
  return ["stop", "end"].find((word) => legal.includes(word)) ?? legal[0];
}

/** The combo with most coins on it, after paying for those above it. */
function richest(picks) {
  const gain = (pick) => {
    const place = Number(pick.split(" ")[1]) - 1;
    return (position.column[place].coins ?? 0) - place;
  };
  return picks.reduce((best, pick) => (gain(pick) > gain(best) ? pick : best));
}

/** The plain conquest of the region with fewest tokens; the die only when nothing else is left. */
function cheapest(conquests) {
  const plain = conquests.filter((action) => /^conquer \d+$/.test(action));
  const tokens = (action) => position.regions[action.split(" ")[1]]?.tokens ?? 0;
  const candidates = plain.length ? plain : conquests;
  return candidates.reduce((best, action) => (tokens(action) < tokens(best) ? action : best));
}

/** Is there hardly a token to conquer with? Before a turn all tokens are on the map. */
function spread(seat) {
  const own = Object.values(position.regions).filter(
    (region) => region.seat === seat && !region.declined,
  );
  return own.length > 0 && own.reduce((sum, region) => sum + region.tokens - 1, 0) < 3;
}

function answer(request) {
  if (request.cmd === "position") {
    position = request.position;
    return { ok: true };
  }
  if (request.cmd === "bot") return { ok: true, action: choose(request.legal, request.seat) };
  return { ok: false, error: { code: "unknown", message: `I do not know ${request.cmd}.` } };
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(answer(JSON.parse(line))));
}
