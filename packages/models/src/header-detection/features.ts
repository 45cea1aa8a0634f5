/** Computes features that separate a row of names from a row of values, for each column and for the row as a whole. */
import { type CellKind, cellKind, isFilled, isValueKind, saysNoValue } from "@limpid/text";
import { shareOfNameWords } from "./name-words.ts";

type Row = readonly string[];

/** Longer names count as sentences. */
const LONG_NAME = 60;
/** Only this many characters of a cell are examined; the rest would not change its kind. */
const LOOK_AT = 500;
const YEAR = /^(?:1[89]|20)\d\d$/;
const IDENTIFIER = /^\p{L}[\p{L}\d]*(?:[_.]\p{L}[\p{L}\d]*)+$|^\p{Ll}+(?:\p{Lu}\p{Ll}+)+$/u;
const NUMBERED = /^(?:\p{L}{1,8}[ _-]?\d{1,3}|\p{L}|\d{1,2}(?:st|nd|rd|th))$/u;
const WITH_UNIT = /\p{L}.*[([][^()[\]]{1,20}[)\]]$|[%#?]$/u;
/** Only the end of a cell is searched for a unit, since a regular expression over a huge cell is slow. */
const UNIT_CHARACTERS = 100;
/**
 * "No" may also be short for number, and a letter may be an abbreviation. Above values that are flags they count as
 * flags.
 */
const FLAG = /^(?:[yn]|no)$/i;

/** Whether the text is a word for "nothing here", which reveals as little about a column as an empty cell. */
function isNothing(text: string): boolean {
  return saysNoValue(text, "header");
}

type Feature<Seen> = readonly [name: string, value: (seen: Seen) => number];

/** Features of one column below the cell that may be its name. */
interface ColumnLook {
  readonly text: string;
  readonly body: readonly string[];
  readonly values: readonly string[];
  readonly kind: CellKind;
  readonly kinds: readonly CellKind[];
  readonly isValue: boolean;
  readonly isWords: boolean;
  readonly isYear: boolean;
  /** Share of the values that are numbers, dates and the like. */
  readonly valueShare: number;
  readonly patterns: readonly string[];
  /** Share of the values with the pattern of the text. */
  readonly patternShare: number;
}

function lookAt(name: string, body: readonly string[]): ColumnLook {
  const text = name.slice(0, LOOK_AT).trim();
  const values = body
    .map((value) => value.slice(0, LOOK_AT).trim())
    .filter((value) => value !== "" && !isNothing(value));
  const kind = text === "" ? "empty" : cellKind(text);
  const kinds = values.map(cellKind);
  const isFlagName = FLAG.test(text) && values.length > 0 && !kinds.includes("boolean");
  const isValue = isValueKind(kind) && !isNothing(text) && !isFlagName;
  const pattern = patternOf(text);
  const patterns = values.map(patternOf);
  return {
    ...{ text, body, values, kind, kinds, isValue, patterns },
    isWords: text !== "" && !isValue && !isNothing(text),
    isYear: YEAR.test(text),
    valueShare: share(kinds, isValueKind),
    patternShare: share(patterns, (each) => each === pattern),
  };
}

const COLUMN_FEATURES: readonly Feature<ColumnLook>[] = [
  ["blank", ({ text }) => Number(text === "")],
  ["blankInFilled", ({ text, body }) => (text === "" ? share(body, isFilled) : 0)],
  ["sameKind", ({ isValue, isYear, kinds, kind }) => (isValue && !isYear ? share(kinds, (each) => each === kind) : 0)],
  [
    "otherKind",
    ({ isValue, kinds, kind }) =>
      isValue && kinds.length > 0 ? share(kinds, (each) => isValueKind(each) && each !== kind) : 0,
  ],
  [
    "yearOverNumbers",
    ({ isYear, values }) => (isYear ? share(values, (value) => cellKind(value) === "number" && !YEAR.test(value)) : 0),
  ],
  ["valueOverWords", ({ isValue, values, valueShare }) => (isValue && values.length > 0 ? 1 - valueShare : 0)],
  ["missing", ({ text }) => Number(text !== "" && isNothing(text))],
  ["wordsOverValues", ({ isWords, valueShare }) => (isWords ? valueShare : 0)],
  ["wordsOverCodes", ({ isWords, text, kinds }) => (isWords && !hasDigit(text) ? shareOfCodes(kinds) : 0)],
  ["codeOverCodes", ({ kind, kinds }) => (kind === "code" ? shareOfCodes(kinds) : 0)],
  ["occursBelow", ({ isWords, values, text }) => (isWords && values.includes(text) ? 1 : 0)],
  ["newAmongRepeated", ({ isWords, values, text }) => (isWords ? repetition(values, text) : 0)],
  ["lengthApart", ({ isWords, values, text }) => (isWords ? lengthDistance(text, values) : 0)],
  ["samePattern", ({ isWords, patternShare }) => (isWords ? patternShare : 0)],
  [
    "patternApart",
    ({ isWords, values, patterns, patternShare }) =>
      isWords && values.length > 2 ? uniformity(patterns) * Number(patternShare === 0) : 0,
  ],
  ["nameWords", ({ isWords, text }) => (isWords ? shareOfNameWords(text) : 0)],
  ["identifier", (look) => onlyAbove(look, (text) => IDENTIFIER.test(text))],
  ["numbered", ({ isWords, text, patternShare }) => (isWords && NUMBERED.test(text) ? 1 - patternShare : 0)],
  ["withUnit", (look) => onlyAbove(look, hasUnit)],
  ["long", ({ text }) => Number(text.length > LONG_NAME)],
  ["sentence", ({ text }) => Number(/\p{L}{2,}[.!:;,] \p{L}/u.test(text.slice(0, 200)))],
  ["digitsOnlyHere", (look) => onlyAbove(look, hasDigit)],
  ["upperOnlyHere", (look) => (look.values.length > 0 ? onlyAbove(look, isUpper) : 0)],
  ["lowerOnlyHere", (look) => (look.values.length > 0 ? onlyAbove(look, isLower) : 0)],
];

/** For words with a property, returns the share of the values that lack it. */
function onlyAbove({ isWords, text, values }: ColumnLook, test: (text: string) => boolean): number {
  return isWords && test(text) ? 1 - share(values, test) : 0;
}

function shareOfCodes(kinds: readonly CellKind[]): number {
  return share(kinds, (kind) => kind === "code");
}

/** The row that may hold the names, with the rows below it. */
interface RowLook {
  readonly first: Row;
  readonly body: readonly Row[];
  /** Filled cells of the first row, and their kinds. */
  readonly names: readonly string[];
  readonly kinds: readonly CellKind[];
}

const ROW_FEATURES: readonly Feature<RowLook>[] = [
  ["noBody", ({ body }) => Number(body.length === 0)],
  ["oneRow", ({ body }) => Number(body.length === 1)],
  ["fewRows", ({ body }) => (body.length === 0 ? 0 : 1 / body.length)],
  ["oneColumn", ({ first }) => Number(first.length === 1)],
  ["noBodyOneColumn", ({ first, body }) => Number(body.length === 0 && first.length === 1)],
  ["repeatedNames", ({ names }) => (names.length === 0 ? 0 : 1 - new Set(names).size / names.length)],
  ["allNamed", ({ first, names }) => Number(names.length === first.length)],
  ["steps", ({ names, body }) => Number(isSteps(names) && !body.slice(0, 3).some((row) => isSteps(row)))],
  ["onlyValues", ({ kinds }) => Number(kinds.length > 0 && kinds.every(isValueKind))],
  ["valuesAlone", ({ body, kinds }) => (body.length > 0 ? 0 : share(kinds, isValueKind))],
  ["stemNames", ({ names, body }) => Number(isNumberedStem(names) && !body.slice(0, 3).some(isNumberedStem))],
  ["noTypedBody", ({ body }) => Number(body.length > 0 && !hasTypedCell(body.slice(0, 20)))],
];

function hasTypedCell(body: readonly Row[]): boolean {
  return body.some((row) => row.some((cell) => isFilled(cell) && isValueKind(cellKind(cell))));
}

/**
 * Feature names in the order of the weights. `mean` is a feature's average over the columns; `some` approaches 1 the
 * more columns have it, however many do not.
 */
export const HEADER_FEATURES: readonly string[] = [
  ...COLUMN_FEATURES.map(([name]) => `mean.${name}`),
  ...COLUMN_FEATURES.map(([name]) => `some.${name}`),
  ...ROW_FEATURES.map(([name]) => name),
];

const SAMPLE_ROWS = 60;
/** Largest number of columns examined of a wide table. */
const SAMPLE_COLUMNS = 80;

export function headerFeatures(first: Row, body: readonly Row[]): readonly number[] {
  const rows = body.slice(0, SAMPLE_ROWS);
  const columns = sampleColumns(first.length).map((column) => {
    const look = lookAt(
      first[column] ?? "",
      rows.map((row) => row[column] ?? ""),
    );
    return COLUMN_FEATURES.map(([, value]) => value(look));
  });
  const sums = COLUMN_FEATURES.map((_, index) => columns.reduce((sum, values) => sum + (values[index] ?? 0), 0));
  const names = first.map((name) => name.slice(0, LOOK_AT).trim()).filter((name) => name !== "");
  const row: RowLook = { first, body: rows, names, kinds: names.map(cellKind) };
  return [
    ...sums.map((sum) => sum / columns.length),
    ...sums.map((sum) => sum / (1 + sum)),
    ...ROW_FEATURES.map(([, value]) => value(row)),
  ];
}

function sampleColumns(width: number): number[] {
  const count = Math.min(width, SAMPLE_COLUMNS);
  return Array.from({ length: count }, (_, index) => Math.floor((index * width) / count));
}

/** Whether the names are numbers with one step, at the latest from the second name on, such as years, days or bins. */
function isSteps(names: Row): boolean {
  const numbers = (Number.isNaN(Number(names[0])) ? names.slice(1) : names).filter(isFilled).map(Number);
  const [first, second] = numbers;
  if (first === undefined || second === undefined || numbers.length < 3) return false;
  const step = second - first;
  return step !== 0 && numbers.every((number, index) => Math.abs(number - (first + step * index)) < 1e-9);
}

/** Whether the names are one word with a running number (`field1`, `field2`) or letters in order (`a`, `b`, `c`). */
function isNumberedStem(names: Row): boolean {
  const parts = names.map((name) => /^(\p{L}[^\d]*)(\d+)$/u.exec(name.trim()));
  const [stem, number] = [parts[0]?.[1], Number(parts[0]?.[2])];
  const isStem = parts.every((part, index) => part?.[1] === stem && Number(part?.[2]) === number + index);
  return names.length > 1 && (isStem || isAlphabet(names));
}

function isAlphabet(names: Row): boolean {
  const start = names[0]?.charCodeAt(0) ?? 0;
  return names.every((name, index) => /^[A-Za-z]$/.test(name) && name.charCodeAt(0) === start + index);
}

function share<T>(items: readonly T[], test: (item: T) => boolean): number {
  return items.length === 0 ? 0 : items.filter(test).length / items.length;
}

/** Returns nearly 1 if the values below repeat often and the text is none of them. */
function repetition(values: readonly string[], text: string): number {
  if (values.length < 4 || values.includes(text)) return 0;
  return 1 - new Set(values).size / values.length;
}

/** Returns how far the length of the text is from the lengths below, relative to their spread; at most 1. */
function lengthDistance(text: string, values: readonly string[]): number {
  if (values.length < 3) return 0;
  const lengths = values.map((value) => value.length);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const spread = Math.sqrt(lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length);
  return Math.min(1, Math.abs(text.length - mean) / (3 * (spread + 0.5)));
}

/** Returns the share of the most frequent pattern. */
function uniformity(patterns: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const pattern of patterns) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  return Math.max(...counts.values()) / patterns.length;
}

/** Maps `Rue 12b` to `Aa 9a`: the kinds of characters without their number. */
function patternOf(text: string): string {
  return text
    .slice(0, LONG_NAME)
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/\p{Lu}+/gu, "A")
    .replace(/\p{Ll}+/gu, "a")
    .replace(/\p{Lo}+/gu, "o")
    .replace(/\d+/g, "9");
}

function hasDigit(text: string): boolean {
  return /\d/.test(text);
}

function hasUnit(text: string): boolean {
  return text.startsWith("%") || WITH_UNIT.test(text.slice(-UNIT_CHARACTERS));
}

function isUpper(text: string): boolean {
  return /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
}

function isLower(text: string): boolean {
  return /\p{Ll}/u.test(text) && !/\p{Lu}/u.test(text);
}
