/** The features of a column: how far each class recognises its values, what the header says, and plain statistics. */
import type { ColumnSample, SampledValue } from "./column-sample.ts";
import { weighedClasses } from "./weighed-classes.ts";

const STATISTICS = [
  "isUnique",
  "isRepeated",
  "isShortList",
  "leadingZeros",
  "digitCodes",
  "letterDigitCodes",
  "oneShape",
  "fractions",
  "words",
  "longTexts",
  "zeroOne",
  "countsUp",
] as const;
export type Statistic = (typeof STATISTICS)[number];

export interface ColumnFeatures {
  /** Mean recognition by class id, 0 to 1. */
  readonly recognition: ReadonlyMap<string, number>;
  /** Share of the values that a class does not know, by class id, 0 to 1. */
  readonly strays: ReadonlyMap<string, number>;
  /** Classes one of whose header patterns matches. */
  readonly headerHits: ReadonlySet<string>;
  /** Each 0 to 1. */
  readonly statistics: Readonly<Record<Statistic, number>>;
}

/** From this recognition on a class knows a value. */
const KNOWN = 0.4;

export function extractFeatures(sample: ColumnSample): ColumnFeatures {
  const header = sample.header.slice(0, 100).replace(/_/g, " ");
  const recognition = new Map<string, number>();
  const strays = new Map<string, number>();
  const headerHits = new Set<string>();
  for (const entity of weighedClasses) {
    const sureness = new Map(sample.values.map((value) => [value, entity.recognise(value.text)]));
    recognition.set(
      entity.id,
      share(sample.values, (value) => sureness.get(value) ?? 0),
    );
    strays.set(
      entity.id,
      share(sample.values, (value) => ((sureness.get(value) ?? 0) < KNOWN ? 1 : 0)),
    );
    if (entity.headers.some((pattern) => pattern.test(header))) headerHits.add(entity.id);
  }
  return { recognition, strays, headerHits, statistics: describeValues(sample) };
}

function describeValues({ values, rows, distinct }: ColumnSample): Record<Statistic, number> {
  const has = (pattern: RegExp) => share(values, ({ text }) => (pattern.test(text.slice(0, 80)) ? 1 : 0));
  return {
    isUnique: rows > 4 && distinct === rows ? 1 : 0,
    isRepeated: rows === 0 ? 0 : 1 - distinct / rows,
    isShortList: rows > 0 && distinct <= Math.max(2, Math.sqrt(rows) * 2) && distinct < rows ? 1 : 0,
    leadingZeros: has(/^0\d+$/),
    digitCodes: has(/^\d{4,}$/),
    letterDigitCodes: has(/^(?=.*\d)(?=.*\p{L})[\p{L}\d_./:#-]+$/u),
    oneShape: shareOfTopShape(values),
    fractions: has(/\d[.,]\d{1,2}$|\.\d+$/),
    words: has(/\p{L}{2,}\s+\p{L}{2,}/u),
    longTexts: share(values, ({ text }) => (text.length > 60 && text.includes(" ") ? 1 : 0)),
    zeroOne: values.length === 2 && values.every(({ text }) => text === "0" || text === "1") ? 1 : 0,
    countsUp: countsUp(values) ? 1 : 0,
  };
}

/** Mean over the values, weighted by the logarithm of their counts: a frequent value says more, but not all. */
function share(values: readonly SampledValue[], measure: (value: SampledValue) => number): number {
  let sum = 0;
  let total = 0;
  for (const value of values) {
    const weight = Math.log2(1 + value.count);
    sum += weight * measure(value);
    total += weight;
  }
  return total === 0 ? 0 : sum / total;
}

/** Share of the values with the most frequent shape, where a shape keeps lengths: AB-123 is "aa-999". */
function shareOfTopShape(values: readonly SampledValue[]): number {
  const shapes = new Map<string, number>();
  for (const { text } of values) {
    const shape = text.slice(0, 40).replace(/\d/g, "9").replace(/\p{L}/gu, "a");
    shapes.set(shape, (shapes.get(shape) ?? 0) + 1);
  }
  return values.length === 0 ? 0 : Math.max(...shapes.values()) / values.length;
}

function countsUp(values: readonly SampledValue[]): boolean {
  if (values.length < 5 || values.some(({ count }) => count > 1)) return false;
  const numbers = values.map(({ text }) => Number(text));
  return numbers.every((value, index) => Number.isInteger(value) && (index === 0 || value > (numbers[index - 1] ?? 0)));
}
