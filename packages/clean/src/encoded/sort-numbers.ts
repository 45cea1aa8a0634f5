import { type NumberColumn, numberAt } from "./number-column.ts";

/** From so many cells a value on, sorting the values is quicker than sorting the cells. */
const MIN_REPEATS = 10;

const sortedColumns = new WeakMap<NumberColumn, Float64Array>();

/** The numbers of all cells that have one, from the lowest on; sorted once for all who ask. */
export function sortNumbers(column: NumberColumn): Readonly<Float64Array> {
  const known = sortedColumns.get(column);
  if (known !== undefined) return known;
  const isRepetitive = column.numbers.length * MIN_REPEATS <= column.codes.length;
  const sorted = isRepetitive ? sortValues(column) : sortCells(column);
  sortedColumns.set(column, sorted);
  return sorted;
}

function sortValues({ numbers, codes }: NumberColumn): Float64Array {
  const cells = new Uint32Array(numbers.length);
  for (const code of codes) cells[code] = (cells[code] ?? 0) + 1;
  const values = Array.from(numbers.keys()).filter((code) => !Number.isNaN(numbers[code]));
  values.sort((one, other) => (numbers[one] ?? 0) - (numbers[other] ?? 0));
  const sorted = new Float64Array(codes.length);
  let count = 0;
  for (const code of values) {
    const end = count + (cells[code] ?? 0);
    sorted.fill(numbers[code] ?? 0, count, end);
    count = end;
  }
  return sorted.subarray(0, count);
}

function sortCells(column: NumberColumn): Float64Array {
  const { codes } = column;
  const sorted = new Float64Array(codes.length);
  let count = 0;
  for (let row = 0; row < codes.length; row++) {
    const number = numberAt(column, row);
    if (!Number.isNaN(number)) sorted[count++] = number;
  }
  return sorted.subarray(0, count).sort();
}

/** How many are not above the number. */
export function countUpTo(sorted: Float64Array, number: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= number) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The number that a share of all do not exceed; NaN of none. */
export function findQuantile(sorted: Float64Array, share: number): number {
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}
