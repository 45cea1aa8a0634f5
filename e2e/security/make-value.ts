/** Values for a schema, from a seed: mostly of it, sometimes nearly, sometimes not at all. */
import type { TSchema } from "typebox";

/** From 0 up to 1. */
export type Random = () => number;

/** Mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const NASTY_SHARE = 0.08;
const KNOWN_SHARE = 0.85;
const OPTIONAL_SHARE = 0.5;
const NASTY: readonly unknown[] = [
  ...[
    null,
    true,
    0,
    -1,
    1.5,
    1e308,
    2 ** 53,
    "",
    " ",
    "x".repeat(3000),
    "\u0000",
    "\ud800",
    "__proto__",
    "constructor",
  ],
  ...["' or 1=1 --", "../../etc/passwd", "%00", "💥", "NaN", "1e999", "<img src=x onerror=alert(1)>"],
  ...[[], {}, [[[[[[[[]]]]]]]], { __proto__: null, toString: "x" }, Array.from({ length: 100 }, () => 0)],
];
const TEXTS = ["a", "latest", "name", "relevance", "csv", "utf-8", "Bern", "31.12.2024", "de_CH", "take", "1"];

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

export function makeValue(schema: TSchema, random: Random, known: Readonly<Record<string, unknown>>): unknown {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const make = (part: Schema, name = ""): unknown => {
    if (random() < NASTY_SHARE) return pick(NASTY);
    if (known[name] !== undefined && random() < KNOWN_SHARE) return known[name];
    if (part.const !== undefined) return part.const;
    if (part.anyOf !== undefined) return make(pick(part.anyOf), name);
    switch (part.type) {
      case "object":
        return makeObject(part);
      case "array":
        return Array.from({ length: Math.floor(random() * 4) }, () => make(part.items ?? {}));
      case "string":
        return pick(TEXTS).slice(0, part.maxLength);
      case "integer":
      case "number":
        return pick([part.minimum ?? 0, part.maximum ?? 100, Math.floor(random() * 10), (part.maximum ?? 1) + 1]);
      case "boolean":
        return random() < 0.5;
      default:
        return pick(NASTY);
    }
  };
  const makeObject = ({ properties = {}, required = [] }: Schema): object =>
    Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => required.includes(name) || random() < OPTIONAL_SHARE)
        .map(([name, part]) => [name, make(part, name)]),
    );
  const top = schema as Schema;
  return top.type === "object" ? makeObject(top) : make(top);
}
