/**
 * Computes dense features of the column as a whole: how often values repeat, how alike they are, how many are blank.
 */
import type { ColumnSample, SampledValue } from "./column-sample.ts";
import { type FeatureList, signedLog } from "./feature-list.ts";

const FEW = [1, 2, 3, 5, 10];

export function describeColumn({ values, rows, distinct, blanks, countingUp }: ColumnSample, list: FeatureList): void {
  list.add("blank share", blanks + rows === 0 ? 1 : blanks / (blanks + rows));
  list.add("rows", signedLog(rows) / 15);
  list.add("distinct", signedLog(distinct) / 15);
  list.add("distinct share", rows === 0 ? 0 : distinct / rows);
  list.add("all distinct", rows > 4 && distinct === rows ? 1 : 0);
  for (const few of FEW) list.add(`at most ${few} distinct`, distinct <= few ? 1 : 0);
  const isOnce = distinct === rows;
  list.add("counting up", countingUp);
  list.add("counts each row", isOnce && rows > 2 && countingUp > 0.9 ? 1 : 0);
  list.add("few rows", rows <= 5 ? 1 : 0);
  list.add("top share", rows === 0 ? 0 : Math.max(0, ...values.map(({ count }) => count)) / rows);
  list.add("top shape", shareOfTopShape(values));
  list.add("same length", isConstant(values.map(({ text }) => text.length)) ? 1 : 0);
  list.add("common start", commonStart(values) / 8);
  list.add("common end", commonEnd(values) / 8);
}

/** Shapes keep lengths: AB-123 becomes "aa-999". */
function shareOfTopShape(values: readonly SampledValue[]): number {
  const shapes = new Map<string, number>();
  for (const { text } of values) {
    const shape = text.slice(0, 40).replace(/\d/g, "9").replace(/\p{L}/gu, "a");
    shapes.set(shape, (shapes.get(shape) ?? 0) + 1);
  }
  return values.length === 0 ? 0 : Math.max(...shapes.values()) / values.length;
}

function isConstant(numbers: readonly number[]): boolean {
  return numbers.length > 1 && numbers.every((value) => value === numbers[0]);
}

function commonStart(values: readonly SampledValue[]): number {
  return commonLength(values, (text, at) => text.charCodeAt(at));
}

function commonEnd(values: readonly SampledValue[]): number {
  return commonLength(values, (text, at) => text.charCodeAt(text.length - 1 - at));
}

/** Counts shared characters of the first 24 values, at most eight. */
function commonLength(values: readonly SampledValue[], charAt: (text: string, at: number) => number): number {
  const [first, ...rest] = values.slice(0, 24);
  if (first === undefined || rest.length === 0) return 0;
  let length = 0;
  while (length < Math.min(8, first.text.length)) {
    const char = charAt(first.text, length);
    if (rest.some(({ text }) => charAt(text, length) !== char)) break;
    length++;
  }
  return length;
}
