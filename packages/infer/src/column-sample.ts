/** What inference looks at: up to 200 different values of a column, blanks and missing-data tokens left out. */
import { missingTokenOf, normaliseText } from "@limpid/entities";
import type { Column } from "@limpid/table";

export interface SampledValue {
  readonly text: string;
  readonly count: number;
}

export interface ColumnSample {
  readonly header: string;
  readonly values: readonly SampledValue[];
  /** Rows with a value, and different values among them, of the whole column. */
  readonly rows: number;
  readonly distinct: number;
}

const TREATMENT = { care: "repair", keepsGaps: false } as const;
const SAMPLE_SIZE = 200;
/** Rows that are counted: enough for every share that inference uses, and the cost stays bounded. */
const COUNTED_ROWS = 20_000;

export function sampleColumn(column: Column): ColumnSample {
  const counts = countSomeRows(column);
  const values: SampledValue[] = [];
  let rows = 0;
  for (const [code, count] of counts) {
    const { text } = normaliseText(column.dict[code] ?? "", TREATMENT);
    if (text === "" || missingTokenOf(text) !== undefined) continue;
    values.push({ text, count });
    rows += count;
  }
  return { header: column.title, values: spread(values), rows, distinct: values.length };
}

function countSomeRows({ codes }: Column): ReadonlyMap<number, number> {
  const step = Math.max(1, Math.ceil(codes.length / COUNTED_ROWS));
  const counts = new Map<number, number>();
  for (let row = 0; row < codes.length; row += step) {
    const code = codes[row] ?? 0;
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return counts;
}

/** Evenly spaced values, so that the sample is the same for the same column and no part of it is left out. */
function spread(values: readonly SampledValue[]): readonly SampledValue[] {
  if (values.length <= SAMPLE_SIZE) return values;
  const step = values.length / SAMPLE_SIZE;
  return Array.from({ length: SAMPLE_SIZE }, (_, index) => values[Math.floor(index * step)]).filter(
    (value) => value !== undefined,
  );
}
