/**
 * Codes of another shape than nearly all others of a strict column: "T-1" or "04062a" among numbers of five digits. A column
 * that has several shapes by nature shows it: then one more is nothing odd.
 */
import { type CountedValue, countCells } from "@limpid/table";
import { defineValueDetector } from "../detector.ts";

/** Fewer different codes show no shape that all of them have. */
const MIN_CODES = 40;
/** If there are more different codes of other shapes, or more cells that hold them, the column asks. */
const MAX_ODD = 2;
const MAX_SHARE = 0.01;
/** Beyond this share of the cells, other shapes are the column's own. */
const MAX_ASKED = 0.45;
/** The same for shapes that only one or two codes have each: more are codes of another origin. */
const MAX_SCATTERED = 0.05;
/** This many different words among codes may come again and again. */
const MAX_WORDS = 3;
const MIN_REPEATED = 3;
/** The codes of a column have at most so many different letters, if these are no capitals. */
const MAX_LETTERS = 8;
/** Longer texts are no codes. */
const MAX_LENGTH = 60;
/** Nobody knows what is meant, and some codes are odd by nature. */
const PROBABILITY = 0.6;

type Feature = "codes" | "odd" | "share" | "asked";

export const oddShapes = defineValueDetector<Feature>({
  name: "odd shapes",
  about: "Codes of another shape than nearly all others of their column",
  source: "Good 1953, The population frequencies of species: what was seen once or twice says how likely the unseen is",
  rules: { "code.shape": "propose" },
  features: {
    codes: "different codes of the usual shape",
    odd: "different codes of other shapes",
    share: "share of the cells that hold these",
    asked: "1 if a column may have so many of the kind by mistake",
  },
  *detect(columns) {
    for (const [column, { role, type, values }] of columns.entries()) {
      if ((role !== "code" && role !== "label") || values.length < MIN_CODES) continue;
      const usual = mostFrequent(values.slice(0, MIN_CODES).map(({ text }) => shapeOf(text.slice(0, MAX_LENGTH))));
      const isNumber = usual === EXPONENT || (type !== "text" && NUMBER.test(usual));
      if (isNumber || !usual.includes("9") || /\s/.test(usual)) continue;
      const cells = countCells(values);
      const odd = findOdd(values, patternOf(usual), MAX_ASKED * cells);
      if (odd === undefined) continue;
      const complete = completePrefix(values, odd, usual);
      const isStrict = hasFewLetters(values, odd, usual);
      const kinds = groupOdd(values, odd, complete);
      const features = { codes: values.length - odd.size, odd: odd.size, share: cellsIn(values, odd) / cells };
      const explain = () => `All ${features.codes} other codes of the column have another shape.`;
      for (const { places, isAsked } of kinds)
        for (const value of places) {
          const { text } = values[value] ?? { text: "" };
          if (isOtherLevel(shapeOf(text.slice(0, MAX_LENGTH)), usual)) continue;
          const asked = isStrict && isAsked ? 1 : 0;
          const output = complete(text) ?? null;
          yield { kind: "value", column, value, output, rule: "code.shape", features: { ...features, asked }, explain };
        }
    }
  },
  probability: ({ codes, odd, share }) =>
    codes >= MIN_CODES && odd <= MAX_ODD && share <= MAX_SHARE ? PROBABILITY : 0,
  isMany: ({ codes, asked }) => codes >= MIN_CODES && asked === 1,
});

/** The places of the texts of other shapes; undefined if there are none, or too many. */
function findOdd(values: readonly CountedValue[], pattern: RegExp, most: number): ReadonlySet<number> | undefined {
  const odd = new Set<number>();
  let cells = 0;
  for (let place = 0; place < values.length; place++) {
    const { text, count } = values[place] ?? { text: "", count: 0 };
    if (text.length <= MAX_LENGTH && pattern.test(text)) continue;
    odd.add(place);
    cells += count;
    if (cells > most) return undefined;
  }
  return odd.size === 0 ? undefined : odd;
}

function cellsIn(values: readonly CountedValue[], places: Iterable<number>): number {
  return countCells([...places].flatMap((place) => values[place] ?? []));
}

/** Whether the codes are no addresses and have the same letters, or capitals alone, and no words that tell one from another. */
function hasFewLetters(values: readonly CountedValue[], odd: ReadonlySet<number>, usual: string): boolean {
  if (!usual.includes("a")) return true;
  if (usual.includes("://")) return false;
  const letters = new Set<string>();
  for (const [place, { text }] of values.entries())
    if (letters.size <= MAX_LETTERS && !odd.has(place)) letters.add(text.replace(/\d+/g, ""));
  return letters.size <= MAX_LETTERS;
}

const PREFIX = /^[^\d]+(?=\d+$)/;

/** What a number of as many digits as the others lacks, where all others begin with the same letters. */
function completePrefix(
  values: readonly CountedValue[],
  odd: ReadonlySet<number>,
  usual: string,
): (text: string) => string | undefined {
  const prefixes = new Set<string>();
  const lengths = new Set<number>();
  if (PREFIX.test(usual))
    for (const [place, { text }] of values.entries()) {
      if (odd.has(place)) continue;
      if (prefixes.size > 1) break;
      const prefix = PREFIX.exec(text)?.[0] ?? "";
      prefixes.add(prefix);
      lengths.add(text.length - prefix.length);
    }
  const [prefix = ""] = prefixes;
  if (prefixes.size !== 1 || prefix === "") return () => undefined;
  return (text) => (/^\d+$/.test(text) && lengths.has(text.length) ? `${prefix}${text}` : undefined);
}

/** Several words in a cell or two each are codes of their own kind. */
function areRepeated(words: readonly number[], values: readonly CountedValue[]): boolean {
  return words.length <= MAX_WORDS && words.every((place) => (values[place]?.count ?? 0) >= MIN_REPEATED);
}

interface OddKind {
  readonly places: readonly number[];
  /** Whether so many of the column may be mistaken. */
  readonly isAsked: boolean;
}

/** Numbers without their prefix, words, and codes of shapes that hardly another one has. */
function groupOdd(
  values: readonly CountedValue[],
  odd: ReadonlySet<number>,
  complete: (text: string) => string | undefined,
): readonly OddKind[] {
  const [bare, words, others]: [number[], number[], number[]] = [[], [], []];
  const shapes = new Map<string, number>();
  let isSingle = true;
  for (const place of odd) {
    const { text } = values[place] ?? { text: "" };
    if (complete(text) !== undefined) bare.push(place);
    else if (!/\d/.test(text)) words.push(place);
    else {
      others.push(place);
      if (!isSingle) continue;
      const shape = shapeOf(text.slice(0, MAX_LENGTH));
      const different = (shapes.get(shape) ?? 0) + 1;
      shapes.set(shape, different);
      isSingle = different <= MAX_ODD;
    }
  }
  return [
    { places: bare, isAsked: true },
    { places: words, isAsked: isSingle && (words.length === 1 || areRepeated(words, values)) },
    { places: others, isAsked: isSingle && cellsIn(values, others) <= MAX_SCATTERED * countCells(values) },
  ];
}

/** All texts of a shape. */
function patternOf(shape: string): RegExp {
  const source = Array.from(shape, (sign) => RUNS[sign] ?? `\\u{${sign.codePointAt(0)?.toString(16)}}`).join("");
  return new RegExp(`^${source}$`, "u");
}

/** A run with small letters may not be all capitals. */
const RUNS: Readonly<Record<string, string>> = { A: "\\p{Lu}+", a: "(?!\\p{Lu}+(?!\\p{L}))\\p{L}+", 9: "\\d+" };

/** A shape that no code has, or only one that its class reads as a text. */
const EXPONENT = "number";
const NUMBER = /^[-+]?9[.,]9$/;

/** Runs of letters and digits, however long they are. */
function shapeOf(text: string): string {
  if (/^[-+]?\d+(?:[.,]\d+)?e[-+]?\d+$/i.test(text)) return EXPONENT;
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
