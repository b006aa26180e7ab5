// What is chosen for a table, and what the server is asked for.
import assert from "node:assert/strict";
import { test } from "node:test";

const wish = await import("#web/home/setup/table-settings.js");
const called = await import("#web/device/player-name.js");

const catalogue = {
  boards: [2, 3, 4, 5].map((seats) => ({ id: `base/${seats}`, seats, rounds: 10, regions: 30 })),
  options: [
    { id: "open_coins", default: false },
    { id: "ghouls_own_die", default: true },
  ],
  bots: [
    { id: "random", level: "" },
    { id: "easy", level: "easy" },
    { id: "normal", level: "normal" },
    { id: "hard", level: "hard" },
  ],
};
const names = { you: "You", other: (number) => `Player ${number}` };

test("nothing readStored: three seats, normal bots, options as usual", () => {
  const wishes = wish.wishesFrom({}, catalogue);
  assert.deepEqual(wish.playNow(wishes, "You", catalogue), {
    seats: [{ me: "You" }, { bot: "normal" }, { bot: "normal" }],
    map: "base/3",
    options: { open_coins: false, ghouls_own_die: true },
  });
});

test("what was readStored is kept where it still makes sense", () => {
  const kept = { seats: 5, bot: "hard", options: { open_coins: true, gone: true }, absent: "bot" };
  const wishes = wish.wishesFrom(kept, catalogue);
  assert.equal(wish.watchBots(wishes, catalogue).seats.length, 5);
  assert.equal(wishes.bot, "hard");
  assert.deepEqual(wishes.options, { open_coins: true, ghouls_own_die: true });
  assert.equal(wishes.absent, "bot");
});

test("nonsense in the memory becomes the default", () => {
  const kept = { seats: 9, bot: "gone", chairs: [{ who: "cat" }, { who: "me" }], clock: { limit: "move", seconds: 7 } };
  const wishes = wish.wishesFrom(kept, catalogue);
  assert.equal(wishes.seats, 3);
  assert.equal(wishes.bot, "normal");
  assert.deepEqual(wishes.chairs.map(({ who }) => who), ["me", "bot", "bot"]);
  assert.deepEqual(wishes.clock, { limit: "none", seconds: 0 });
});

test("a table for all kinds of people", () => {
  const chairs = [{ who: "me" }, { who: "friend" }, { who: "device", name: " Cleo " }, { who: "bot", bot: "easy" }];
  const kept = { chairs, shuffled: false, clock: { limit: "game", seconds: 1200 }, public: true, chat: false };
  const asked = wish.newTable(wish.wishesFrom(kept, catalogue), "Ann", names, catalogue);
  assert.deepEqual(asked.seats, [{ me: "Ann" }, { open: true }, { me: "Cleo" }, { bot: "easy" }]);
  assert.equal(asked.map, "base/4");
  assert.deepEqual(asked.table, {
    public: true,
    watch: true,
    chat: false,
    hints: true,
    absent: "wait",
    clock: { per_game: 1200 },
  });
});

test("a player without a name gets one", () => {
  const seats = wish.seatWishes([{ who: "me" }, { who: "device", name: "\u0007 " }], "  ", names);
  assert.deepEqual(seats, [{ me: "You" }, { me: "Player 2" }]);
});

test("names are made plain", () => {
  assert.equal(called.plainName("  A\u0000n\nn\u200b "), "Ann");
  assert.equal(called.plainName("x".repeat(99)).length, 60);
});

test("the order is drawn only when it is wished for, and nobody gets lost", () => {
  const wishes = wish.wishesFrom({ seats: 4, shuffled: true }, catalogue);
  const drawn = wish.playNow(wishes, "Ann", catalogue, () => 0.99).seats;
  assert.deepEqual(drawn.at(-1), { me: "Ann" });
  assert.equal(drawn.length, 4);
  const unasked = wish.playNow({ ...wishes, shuffled: undefined }, "Ann", catalogue, () => 0.99).seats;
  assert.deepEqual(unasked[0], { me: "Ann" });
});

test("more chairs are bots, fewer lose the last ones", () => {
  const chairs = [{ who: "me" }, { who: "friend" }];
  assert.deepEqual(wish.chairsFor(chairs, 3, "hard"), [...chairs, { who: "bot", bot: "hard" }]);
  assert.deepEqual(wish.chairsFor(chairs, 1, "hard"), [{ who: "me" }]);
});

test("I sit on one chair: taking another one swaps them", () => {
  const chairs = [{ who: "me" }, { who: "bot", bot: "easy" }, { who: "friend" }];
  assert.deepEqual(wish.withChair(chairs, 1, { who: "me" }), [{ who: "bot", bot: "easy" }, { who: "me" }, { who: "friend" }]);
});
