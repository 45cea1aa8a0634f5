/** Words as the base64 of their sorted 24-bit hashes, as packages/entities/src/names/hash-set.ts reads them. */
import { hashWord } from "../../../packages/entities/src/names/hash-set.ts";

export function encodeHashes(words: Iterable<string>): string {
  return encode(new Set(Array.from(words, hashWord)));
}

/** The hashes, and one character for each word's mark in the order of the hashes; two words of one hash share the first's. */
export function encodeMarked(marks: ReadonlyMap<string, string>): readonly [hashes: string, marks: string] {
  const byHash = new Map<number, string>();
  for (const [word, mark] of marks) if (!byHash.has(hashWord(word))) byHash.set(hashWord(word), mark);
  const sorted = [...byHash].sort(([a], [b]) => a - b);
  return [encode(byHash.keys()), sorted.map(([, mark]) => mark).join("")];
}

function encode(hashes: Iterable<number>): string {
  const sorted = [...hashes].sort((a, b) => a - b);
  return Buffer.from(sorted.flatMap((hash) => [hash >>> 16, (hash >>> 8) & 0xff, hash & 0xff])).toString("base64");
}
