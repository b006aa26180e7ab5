// A bot for smallworld in JavaScript that remembers: over many games it counts how much each race
// earned a turn, for every seat, and picks the race with the best record.
//
//   smallworld arena greedy "memory=program:node examples/bots/memory.mjs" --processes 1
import { createInterface } from "node:readline";

const record = {}; // race: { coins, turns }, kept between games
let races = []; // the active race of each seat in this game
let position = null;

const mean = (race) => {
  const { coins, turns } = record[race] ?? { coins: 9, turns: 1 }; // unknown races are worth a try
  return coins / turns;
};

function remember(event) {
  if (event.kind === "combo_picked") races[event.seat] = event.race;
  if (event.kind === "declined") races[event.seat] = null;
  if (event.kind === "income" && races[event.seat]) {
    const entry = (record[races[event.seat]] ??= { coins: 0, turns: 0 });
    entry.coins += event.coins;
    entry.turns += 1;
  }
}

/** One of the legal actions: the best remembered combo, then the cheapest conquests. */
function choose({ legal, prices }) {
  const of = (word) => legal.filter((action) => action.startsWith(word));
  const best = (actions, worth) => actions.reduce((a, b) => (worth(b) > worth(a) ? b : a));
  if (of("pick").length) {
    return best(of("pick"), (pick) => {
      const place = Number(pick.split(" ")[1]) - 1;
      const combo = position.column[place];
      return 4 * mean(combo.race) + (combo.coins ?? 0) - place;
    });
  }
  const plain = of("conquer").filter((action) => /^conquer \d+$/.test(action));
  if (plain.length) return best(plain, (action) => -prices[action].price);
  if (legal.includes("decline")) return "decline";
  if (of("deploy").length) return of("deploy").at(-1);
  return ["stop", "end"].find((word) => legal.includes(word)) ?? legal[0];
}

function answer(request) {
  switch (request.cmd) {
    case "hello":
      return { ok: true, wants: ["newgame", "events", "result", "prices", "keep"] };
    case "newgame":
      races = request.seats.map(() => null);
      return { ok: true };
    case "events":
      request.events.forEach(remember);
      return { ok: true };
    case "result":
      console.error(`${request.coins} coins; ${Object.keys(record).length} races known`);
      return { ok: true };
    case "position":
      position = request.position;
      return { ok: true };
    case "bot":
      return { ok: true, action: choose(request) };
    default:
      return { ok: false, error: { code: "unknown", message: `I do not know ${request.cmd}.` } };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(answer(JSON.parse(line))));
}
