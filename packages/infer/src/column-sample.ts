/** Samples a column for inference: up to 200 distinct values, without blanks and missing-data tokens. */
import { normaliseText, treatTexts } from "@limpid/entities";
import type { ColumnSample, SampledValue } from "@limpid/models";
import type { Column, Table } from "@limpid/table";
import { findMissingToken } from "@limpid/text";

const TREATMENT = treatTexts([], "repair");
const SAMPLE_SIZE = 200;
const COUNTED_UP = 50;
/** Rows to count: enough for every share that inference uses, at a bounded cost. */
const COUNTED_ROWS = 20_000;

/** Takes the samples once; every step of inference shares them. */
export function sampleTable({ columns }: Table): readonly ColumnSample[] {
  return columns.map(sampleColumn);
}

export function sampleColumn(column: Column): ColumnSample {
  const counts = countSomeRows(column);
  const values: SampledValue[] = [];
  let rows = 0;
  let blanks = 0;
  for (const [code, count] of counts) {
    const { text } = normaliseText(column.dict[code] ?? "", TREATMENT);
    if (text === "" || findMissingToken(text) !== undefined) {
      blanks += count;
      continue;
    }
    values.push({ text, count });
    rows += count;
  }
  return {
    header: column.title,
    values: spread(values),
    rows,
    distinct: values.length,
    blanks,
    countingUp: shareCountingUp(values),
  };
}

function shareCountingUp(values: readonly SampledValue[]): number {
  const numbers = values.slice(0, COUNTED_UP).map(({ text }) => (text.length < 16 ? Number(text) : Number.NaN));
  let steps = 0;
  for (let at = 1; at < numbers.length; at++) if ((numbers[at] ?? 0) - (numbers[at - 1] ?? 0) === 1) steps++;
  return numbers.length < 2 ? 0 : steps / (numbers.length - 1);
}

/** Returns codes in the order of first occurrence, each with its count. */
function countSomeRows({ codes, dict }: Column): readonly (readonly [code: number, count: number])[] {
  const step = Math.max(1, Math.ceil(codes.length / COUNTED_ROWS));
  const counts = new Uint32Array(dict.length);
  const seen: number[] = [];
  for (let row = 0; row < codes.length; row += step) {
    const code = codes[row] ?? 0;
    if (counts[code] === 0) seen.push(code);
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return seen.map((code) => [code, counts[code] ?? 0]);
}

/** Picks evenly spaced values, so that a column always gives the same sample and no part of it is left out. */
function spread(values: readonly SampledValue[]): readonly SampledValue[] {
  if (values.length <= SAMPLE_SIZE) return values;
  const step = values.length / SAMPLE_SIZE;
  return Array.from({ length: SAMPLE_SIZE }, (_, index) => values[Math.floor(index * step)]).filter(
    (value) => value !== undefined,
  );
}
