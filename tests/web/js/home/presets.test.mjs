// All switches at once, as an edition has them.
import assert from "node:assert/strict";
import { test } from "node:test";

const { catalogue } = await import("#web/net/catalogue.js");
const { editionOf, plainSwitches } = await import("#web/home/setup/options.js");

catalogue.value = {
  options: [
    { id: "open_coins", default: false },
    { id: "elf", default: true },
    { id: "own", default: false },
  ],
};
const EDITIONS = [
  { lang: "en", options: {} },
  { lang: "is", options: { elf: false } },
  { lang: "sv", options: { elf: false } },
  { lang: "ru", options: { elf: false, own: true } },
];
const plain = plainSwitches("open_coins");
const edition = (options, ...dear) => editionOf(options, plain, EDITIONS, dear);

test("the coins are nobody's edition", () => {
  assert.deepEqual(plain, { elf: true, own: false });
  assert.equal(edition({ open_coins: true, elf: true, own: false }), "en");
});

test("of editions that play alike the one that was picked is shown", () => {
  assert.equal(edition({ elf: false, own: false }), "is");
  assert.equal(edition({ elf: false, own: false }, "", "sv"), "sv");
  assert.equal(edition({ elf: false, own: false }, "ru", "sv"), "sv");
  assert.equal(edition({ elf: false, own: true }, "sv"), "ru");
});

test("a switch that was turned by hand is no edition's", () => {
  assert.equal(edition({ elf: true, own: true }, "ru", "en"), "own");
});
