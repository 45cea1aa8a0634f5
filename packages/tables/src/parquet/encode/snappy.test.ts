import { snappyUncompress } from "hyparquet/src/snappy.js";
import { expect, it } from "vitest";
import { compress } from "./snappy.ts";

function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

/** Runs, copies of what came before, and bytes of `spread` kinds. */
function bytesOf(length: number, seed: number, spread: number): Uint8Array {
  const next = random(seed);
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; ) {
    const own = Math.min(length - at, 1 + Math.floor(next() * 200));
    const back = 1 + Math.floor(next() * Math.min(at, 100_000));
    const isCopy = at > 0 && next() < 0.5;
    for (let index = 0; index < own; index++)
      bytes[at + index] = isCopy ? (bytes[at + index - back] ?? 0) : Math.floor(next() * spread);
    at += own;
  }
  return bytes;
}

const LENGTHS = [0, 1, 14, 15, 16, 17, 59, 60, 61, 64, 65, 68, 255, 256, 257, 1000, 65_535, 65_536, 65_537, 200_000];

it.each([1, 2, 5, 256])("gives back what was compressed, of %i kinds of bytes", (spread) => {
  for (const length of LENGTHS)
    for (let seed = 1; seed <= 5; seed++) {
      const bytes = bytesOf(length, seed * 7919 + length, spread);
      const packed = compress(bytes).slice();
      const out = new Uint8Array(length);
      if (length > 0) snappyUncompress(packed, out);
      expect(Buffer.compare(out, bytes), `${length} bytes, seed ${seed}`).toBe(0);
    }
});

it("makes repeated bytes short, and others hardly longer", () => {
  expect(compress(new Uint8Array(100_000)).length).toBeLessThan(6_000);
  const next = random(3);
  const noise = Uint8Array.from({ length: 100_000 }, () => Math.floor(next() * 256));
  expect(compress(noise).length).toBeLessThan(101_000);
  expect([...compress(new Uint8Array(0))]).toEqual([0]);
});
