/** Encodes the verdicts on some rows of a table: the cells of its review, and its plain cells. */
import type { CleanTable, Verdict } from "@limpid/table";
import { isPlain, REVIEW_FIELDS, type ReviewRow, toReviewRow } from "../parquet/review-row.ts";
import type { EncodedColumn, EncodedRows } from "../parquet/write-encoded.ts";

/** `firstRow` is the number of the first row in the table. */
export function plainRows({ columns, rowCount }: CleanTable, firstRow: number): EncodedRows {
  return {
    columns: columns.map(({ verdicts, codes }, index) => ({
      name: `p${index}`,
      sqlType: "DOUBLE",
      codes,
      ...encode(verdicts, (verdict) => (isPlain(verdict) ? verdict.prob : null)),
    })),
    rowCount,
    firstRow,
  };
}

export function reviewRows(clean: CleanTable, firstRow: number): EncodedRows {
  const cells = gatherCells(clean, firstRow);
  return { columns: encodeCells(cells, clean.columns.length), rowCount: cells.facts.length, firstRow: null };
}

/** The cells that are not plain, in reading order. */
interface Cells {
  readonly rows: Uint32Array;
  readonly columns: Uint32Array;
  /** For each cell its place in `reviews`. */
  readonly facts: Uint32Array;
  /** Equal cells share what is reported of them. */
  readonly reviews: readonly ReviewRow[];
}

const PLAIN = -1;

function gatherCells({ columns, rowCount }: CleanTable, firstRow: number): Cells {
  const reviews: ReviewRow[] = [];
  const reviewOf = columns.map(({ verdicts }) => placesOfReviews(verdicts, reviews));
  // Columns of plain cells alone are not looked at row by row.
  const reviewed = columns.flatMap(({ codes }, column) => {
    const places = reviewOf[column] ?? new Int32Array(0);
    return places.every((place) => place === PLAIN) ? [] : [{ codes, column, places }];
  });
  const count = reviewed.reduce((sum, { codes, places }) => sum + countReviewed(codes, places), 0);
  const [rows, numbers, facts] = [new Uint32Array(count), new Uint32Array(count), new Uint32Array(count)];
  let next = 0;
  for (let row = 0; row < rowCount; row++)
    for (let index = 0; index < reviewed.length; index++) {
      const column = reviewed[index];
      const place = column?.places[column.codes[row] ?? 0] ?? PLAIN;
      if (column === undefined || place === PLAIN) continue;
      rows[next] = firstRow + row;
      numbers[next] = column.column;
      facts[next++] = place;
    }
  return { rows, columns: numbers, facts, reviews };
}

function placesOfReviews(verdicts: readonly Verdict[], reviews: ReviewRow[]): Int32Array {
  const places = new Int32Array(verdicts.length).fill(PLAIN);
  for (const [code, verdict] of verdicts.entries())
    if (!isPlain(verdict)) places[code] = reviews.push(toReviewRow(verdict)) - 1;
  return places;
}

function countReviewed(codes: Uint32Array, places: Int32Array): number {
  let count = 0;
  for (let row = 0; row < codes.length; row++) if (places[codes[row] ?? 0] !== PLAIN) count++;
  return count;
}

function encodeCells({ rows, columns, facts, reviews }: Cells, columnCount: number): EncodedColumn[] {
  const fields = REVIEW_FIELDS.map((name): EncodedColumn => {
    // Hardly two values become the same.
    if (name === "output") return { name, sqlType: "VARCHAR", dict: reviews.map(({ output }) => output), codes: facts };
    const sqlType = name === "prob" || name === "missing" ? "DOUBLE" : "VARCHAR";
    return { name, sqlType, codes: facts, ...encode(reviews, (review) => review[name]) };
  });
  return [
    { name: "row", sqlType: "BIGINT", ...encodeSorted(rows) },
    {
      name: "column",
      sqlType: "INTEGER",
      dict: Array.from({ length: columnCount }, (_, column) => String(column)),
      codes: columns,
    },
    ...fields,
  ];
}

/** Few of the derived values differ. Numbers become the shortest texts that are read back as the same numbers. */
function encode<Item>(
  items: readonly Item[],
  derive: (item: Item) => string | number | null,
): { readonly dict: (string | null)[]; readonly places: Uint32Array } {
  const placeOf = new Map<string | number | null, number>();
  const places = new Uint32Array(items.length);
  let [last, place]: [string | number | null | undefined, number] = [undefined, 0];
  for (let index = 0; index < items.length; index++) {
    const value = derive(items[index] as Item);
    if (value !== last) {
      const known = placeOf.get(value);
      place = known ?? placeOf.size;
      if (known === undefined) placeOf.set(value, place);
      last = value;
    }
    places[index] = place;
  }
  return { dict: [...placeOf.keys()].map((value) => (value === null ? null : String(value))), places };
}

function encodeSorted(numbers: Uint32Array): Pick<EncodedColumn, "dict" | "codes"> {
  const dict = new Uint32Array(numbers.length);
  const codes = new Uint32Array(numbers.length);
  let known = 0;
  for (let index = 0; index < numbers.length; index++) {
    if (index === 0 || numbers[index] !== numbers[index - 1]) dict[known++] = numbers[index] ?? 0;
    codes[index] = known - 1;
  }
  return { dict: dict.subarray(0, known), codes };
}
