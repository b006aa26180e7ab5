// QR codes: read back by a small reader that checks every codeword.
import assert from "node:assert/strict";
import { test } from "node:test";

const { drawFormat, drawPatterns, free, masked, qrModules, times, withCheck } = await import("#web/ui/qr-code.js");

const BLOCKS = { 1: [10, 16], 4: [18, 32, 32], 7: [18, 31, 31, 31, 31], 10: [26, 43, 43, 43, 43, 44] };

/** Read a code as a scanner does: format, mask, codewords, checks, text. */
function read(modules) {
  const size = modules.length;
  const version = (size - 17) / 4;
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => modules[y][8]);
  const mask = [0, 1, 2, 3, 4, 5, 6, 7].find((one) => {
    const expected = withCheck(one, 0x537, 10) ^ 0x5412;
    return format.every((on, i) => on === Boolean((expected >> i) & 1));
  });
  const used = Array.from({ length: size }, () => Array(size).fill(undefined));
  drawPatterns(used, version);
  drawFormat(used, 0);
  if (version >= 7) {
    for (let i = 0; i < 18; i++) {
      const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
      used[a][b] = used[b][a] = false;
    }
  }
  const bits = free(used).map(([x, y]) => Number(modules[y][x] !== masked(mask, x, y))).join("");
  const words = bits.match(/.{8}/g).map((word) => parseInt(word, 2));
  const [length, ...sizes] = BLOCKS[version];
  const blocks = sizes.map(() => []);
  for (let i = 0; i < Math.max(...sizes); i++) sizes.forEach((most, b) => i < most && blocks[b].push(words.shift()));
  const data = blocks.flatMap((block) => [...block]);
  for (let i = 0; i < length; i++) blocks.forEach((block) => block.push(words.shift()));
  for (const block of blocks) {
    for (let i = 0, root = 1; i < length; i++, root = times(root, 2)) {
      assert.equal(block.reduce((value, word) => times(value, root) ^ word, 0), 0, "an error to be corrected");
    }
  }
  const all = data.map((word) => word.toString(2).padStart(8, "0")).join("");
  assert.equal(all.slice(0, 4), "0100");
  const wide = version < 10 ? 8 : 16;
  const count = parseInt(all.slice(4, 4 + wide), 2);
  const bytes = Array.from({ length: count }, (_, i) => parseInt(all.slice(4 + wide + 8 * i, 12 + wide + 8 * i), 2));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

test("a link is read back, in every shape of blocks", () => {
  for (const length of [14, 60, 120, 200]) {
    const link = `https://t.example/#${"aZ9-_".repeat(60)}`.slice(0, length);
    assert.equal(read(qrModules(link)), link);
  }
  assert.equal(qrModules("x".repeat(214)), null);
});

test("format and version are written as the standard has them", () => {
  assert.equal(withCheck(0, 0x537, 10) ^ 0x5412, 0b101010000010010);
  assert.equal(withCheck(5, 0x537, 10) ^ 0x5412, 0b100000011001110);
  assert.equal(withCheck(7, 0x1f25, 12), 0b000111110010010100);
  assert.equal(times(0x80, 2), 0x1d);
});
