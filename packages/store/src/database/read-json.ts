/**
 * Values of JSON columns. Long ones are kept as they were read, as long as there is room: what is known of a table of thousands of columns is
 * megabytes, and each call about it asks for that. Nobody changes what was read.
 */
import { LRUCache } from "lru-cache";

/** Shorter ones are read in no time. */
const LONG = 10_000;
/** Characters; what they say takes about three bytes for each. */
const MAX_KEPT = 32 * 2 ** 20;

const kept = new LRUCache<string, object>({ maxSize: MAX_KEPT, sizeCalculation: (_, text) => text.length });

export function readJson(text: string): unknown {
  if (text.length < LONG) return JSON.parse(text);
  const known = kept.get(text);
  if (known !== undefined) return known;
  const value: unknown = JSON.parse(text);
  if (typeof value === "object" && value !== null) kept.set(text, value);
  return value;
}
