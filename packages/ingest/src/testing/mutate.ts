/** Damaged copies of a file, the same for the same seed: what disks, networks and attackers make of it. */

import { Random } from "@limpid/models/testing";

/** Signs that mean something to one of the readers. */
const TELLING = new TextEncoder().encode("\"',;\t|\n\r\\{}[]<>&/=:#-\0\u00ff0");
const MAX_CHANGES = 8;

export function mutate(bytes: Uint8Array, seed: number): Uint8Array {
  const random = new Random(seed);
  let copy: Uint8Array = bytes.slice();
  const changes = 1 + random.below(MAX_CHANGES);
  for (let change = 0; change < changes; change++) copy = changeOnce(copy, random);
  return copy;
}

function changeOnce(bytes: Uint8Array, random: Random): Uint8Array {
  const at = random.below(Math.max(bytes.length, 1));
  const length = 1 + random.below(32);
  switch (random.below(6)) {
    case 0:
      return replaced(bytes, at, 1, [random.below(256)]);
    case 1:
      return replaced(bytes, at, 1, [TELLING[random.below(TELLING.length)] ?? 0]);
    case 2:
      return replaced(bytes, at, length, []);
    case 3:
      return replaced(bytes, at, 0, bytes.subarray(at, at + length));
    case 4:
      return replaced(bytes, at, 0, new Uint8Array(length).fill(TELLING[random.below(TELLING.length)] ?? 0));
    default:
      return replaced(bytes, at, 4, [0xff, 0xff, 0xff, random.below(256)]);
  }
}

function replaced(bytes: Uint8Array, at: number, length: number, by: ArrayLike<number>): Uint8Array {
  const before = bytes.subarray(0, at);
  const after = bytes.subarray(Math.min(at + length, bytes.length));
  const copy = new Uint8Array(before.length + by.length + after.length);
  copy.set(before);
  copy.set(by, before.length);
  copy.set(after, before.length + by.length);
  return copy;
}
