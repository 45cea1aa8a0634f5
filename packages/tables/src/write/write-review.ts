/** Writes the verdicts on the cells of a table, or of a part of it: the review, and the plain cells beside it. */
import type { CleanTable, Verdict } from "@limpid/table";
import { isPlain, REVIEW_FIELDS, type ReviewPaths, type ReviewRow, toReviewRow } from "../parquet/review-row.ts";
import { type EncodedColumn, writeEncoded } from "../parquet/write-encoded.ts";
import { encode, reencode } from "./write-tables.ts";

/** `firstRow` is the number of the first row if `clean` is a part of a table. */
export async function writeReview(paths: ReviewPaths, clean: CleanTable, firstRow = 0): Promise<void> {
  const columns = clean.columns.map((column, index) =>
    reencode(`p${index}`, "DOUBLE", column, (verdict) => (isPlain(verdict) ? verdict.prob : null)),
  );
  await writeEncoded(paths.plain, { columns, rowCount: clean.rowCount, firstRow });
  // Writes the review last: if it exists, the plain cells do too.
  const cells = gatherCells(clean, firstRow);
  await writeEncoded(paths.review, {
    columns: encodeCells(cells, clean.columns.length),
    rowCount: cells.facts.length,
    firstRow: null,
  });
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
  const reviewOf = columns.map(({ verdicts }) =>
    Int32Array.from(verdicts, (verdict: Verdict) =>
      isPlain(verdict) ? PLAIN : reviews.push(toReviewRow(verdict)) - 1,
    ),
  );
  const count = columns.reduce((sum, { codes }, column) => sum + countReviewed(codes, reviewOf[column]), 0);
  const [rows, places, facts] = [new Uint32Array(count), new Uint32Array(count), new Uint32Array(count)];
  let next = 0;
  for (let row = 0; row < rowCount; row++)
    for (const [column, { codes }] of columns.entries()) {
      const review = reviewOf[column]?.[codes[row] ?? 0] ?? PLAIN;
      if (review === PLAIN) continue;
      rows[next] = firstRow + row;
      places[next] = column;
      facts[next++] = review;
    }
  return { rows, columns: places, facts, reviews };
}

function countReviewed(codes: Uint32Array, reviewOf: Int32Array | undefined): number {
  return codes.reduce((sum, code) => (reviewOf?.[code] === PLAIN ? sum : sum + 1), 0);
}

function encodeCells({ rows, columns, facts, reviews }: Cells, columnCount: number): EncodedColumn[] {
  const fields = REVIEW_FIELDS.map((name): EncodedColumn => {
    const sqlType = name === "prob" || name === "missing" ? "DOUBLE" : "VARCHAR";
    const { dict, codes } = encode(reviews, (review) => review[name]);
    return { name, sqlType, dict, codes: facts.map((fact) => codes[fact] ?? 0) };
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

function encodeSorted(numbers: Uint32Array): Pick<EncodedColumn, "dict" | "codes"> {
  const dict = new Uint32Array(numbers.length);
  let known = 0;
  const codes = numbers.map((number, index) => {
    if (index === 0 || number !== numbers[index - 1]) dict[known++] = number;
    return known - 1;
  });
  return { dict: dict.subarray(0, known), codes };
}
