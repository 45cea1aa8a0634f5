/**
 * Parses values of JSON columns and caches long ones. The facts of a table with thousands of columns take megabytes,
 * and each call about it needs them. Callers must not change the parsed values.
 */
import { LRUCache } from "lru-cache";

/** Shorter values are parsed without noticeable delay. */
const LONG = 10_000;
/** Limit of the cache in characters; the parsed values take about three bytes for each. */
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
