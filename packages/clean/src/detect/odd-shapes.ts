/**
 * Single codes of another shape than all others of a strict column: "T-1" or "04062a" among numbers of five digits. A column
 * that has several shapes by nature shows it: then one more is nothing odd.
 */
import { type CountedValue, countCells } from "@limpid/table";
import { defineValueDetector } from "../detector.ts";

/** Fewer different codes show no shape that all of them have. */
const MIN_CODES = 40;
/** Codes of other shapes at most, and their share of the cells. */
const MAX_ODD = 2;
const MAX_SHARE = 0.01;
/** Longer texts are no codes. */
const MAX_LENGTH = 60;
/** Nobody knows what is meant, and some codes are odd by nature. */
const PROBABILITY = 0.6;

type Feature = "codes" | "odd" | "share";

export const oddShapes = defineValueDetector<Feature>({
  name: "odd shapes",
  about: "One or two codes of another shape than all others of their column",
  source: "Good 1953, The population frequencies of species: what was seen once or twice says how likely the unseen is",
  rules: { "code.shape": "propose" },
  features: {
    codes: "different codes of the usual shape",
    odd: "different codes of other shapes",
    share: "share of the cells that hold these",
  },
  *detect(columns) {
    for (const [column, { role, values }] of columns.entries()) {
      if ((role !== "code" && role !== "label") || values.length < MIN_CODES) continue;
      const usual = mostFrequent(values.slice(0, MIN_CODES).map(({ text }) => shapeOf(text.slice(0, MAX_LENGTH))));
      if (usual === NUMBER || !usual.includes("9") || /\s/.test(usual)) continue;
      const odd = findOdd(values, patternOf(usual));
      if (odd.length === 0 || odd.length > MAX_ODD) continue;
      const cells = countCells(odd.flatMap((value) => values[value] ?? []));
      const features = { codes: values.length - odd.length, odd: odd.length, share: cells / countCells(values) };
      const explain = () => `All ${features.codes} other codes of the column have another shape.`;
      for (const value of odd)
        if (!isOtherLevel(shapeOf(values[value]?.text.slice(0, MAX_LENGTH) ?? ""), usual))
          yield { kind: "value", column, value, output: null, rule: "code.shape", features, explain };
    }
  },
  probability: ({ codes, odd, share }) =>
    codes >= MIN_CODES && odd <= MAX_ODD && share <= MAX_SHARE ? PROBABILITY : 0,
});

/** The places of the texts of other shapes, which are not looked for any further once they are too many. */
function findOdd(values: readonly CountedValue[], pattern: RegExp): readonly number[] {
  const odd: number[] = [];
  for (let value = 0; value < values.length && odd.length <= MAX_ODD; value++) {
    const { text = "" } = values[value] ?? {};
    if (text.length > MAX_LENGTH || !pattern.test(text)) odd.push(value);
  }
  return odd;
}

/** All texts of a shape. */
function patternOf(shape: string): RegExp {
  const source = Array.from(shape, (sign) => RUNS[sign] ?? `\\u{${sign.codePointAt(0)?.toString(16)}}`).join("");
  return new RegExp(`^${source}$`, "u");
}

/** A run with small letters may not be all capitals. */
const RUNS: Readonly<Record<string, string>> = { A: "\\p{Lu}+", a: "(?!\\p{Lu}+(?!\\p{L}))\\p{L}+", 9: "\\d+" };

const NUMBER = "number";

/** Runs of letters and digits, however long they are; how a number is written is none. */
function shapeOf(text: string): string {
  if (/^[-+]?\d+[.,]\d+(?:e[-+]?\d+)?$|^[-+]?\d+e[-+]?\d+$/i.test(text)) return NUMBER;
  return text
    .replace(/\p{Lu}+/gu, "A")
    .replace(/\p{L}+/gu, (run) => (run === "A" ? run : "a"))
    .replace(/\d+/g, "9");
}

function mostFrequent(shapes: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const shape of shapes) counts.set(shape, (counts.get(shape) ?? 0) + 1);
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), ["", 0] as const)[0];
}

/** Codes of several levels: what has a part more or less behind a sign stands above the others, or below. */
function isOtherLevel(shape: string, usual: string): boolean {
  const [short, long] = shape.length < usual.length ? [shape, usual] : [usual, shape];
  return long.startsWith(short) && /^[-./:_]/.test(long.slice(short.length));
}
