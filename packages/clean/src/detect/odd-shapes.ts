/**
 * Single codes of another shape than all others of a strict column: "T-1" or "04062a" among numbers of five digits. A column
 * that has several shapes by nature shows it: then one more is nothing odd.
 */
import { countCells } from "@limpid/table";
import { defineValueDetector } from "../detector.ts";

/** Fewer different codes show no shape that all of them have. */
const MIN_CODES = 40;
/** Codes of other shapes at most, and their share of the cells. */
const MAX_ODD = 2;
const MAX_SHARE = 0.01;
/** The column may hold some texts without a digit or with a blank, but hardly any codes are such. */
const MIN_CODED = 0.95;
const MAX_LENGTH = 40;
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
      const coded = values.reduce((count, { text }) => (isCode(text) ? count + 1 : count), 0);
      if (coded < MIN_CODED * values.length) continue;
      const shapes = values.map(({ text }) => shapeOf(text));
      const usual = mostFrequent(shapes);
      const odd = shapes.flatMap((shape, value) => (shape === usual ? [] : [value]));
      if (odd.length === 0 || odd.length > MAX_ODD || usual === NUMBER) continue;
      const cells = countCells(odd.flatMap((value) => values[value] ?? []));
      const features = { codes: values.length - odd.length, odd: odd.length, share: cells / countCells(values) };
      const explain = () => `All ${features.codes} other codes of the column have another shape.`;
      for (const value of odd)
        if (!isOtherLevel(shapes[value] ?? "", usual))
          yield { kind: "value", column, value, output: null, rule: "code.shape", features, explain };
    }
  },
  probability: ({ codes, odd, share }) =>
    codes >= MIN_CODES && odd <= MAX_ODD && share <= MAX_SHARE ? PROBABILITY : 0,
});

function isCode(text: string): boolean {
  return text.length <= MAX_LENGTH && /\d/.test(text) && !/\s/.test(text);
}

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
