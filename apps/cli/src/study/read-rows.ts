/** Rows of CSV for a study, in parts: the header set apart, each row as long as the study has columns. */
import { CsvRows } from "@limpid/ingest";
import { UserError } from "../user-error.ts";
import type { CleanRowsOptions } from "./clean-rows-options.ts";

export interface RowsOfStudy {
  /** Whether the input begins with the titles. */
  readonly hasHeader: boolean;
  /** The rows can be read only once. */
  readonly parts: AsyncIterable<readonly (readonly string[])[]>;
}

type Options = Pick<CleanRowsOptions, "delimiter" | "header" | "rows">;

export async function readRows(
  stream: AsyncIterable<Uint8Array>,
  titles: readonly string[],
  options: Options,
): Promise<RowsOfStudy> {
  const parts = csvParts(stream, titles.length, options.delimiter);
  const { value: first = [] } = await parts.next();
  requireCells(first, titles.length);
  const hasHeader = options.header ?? isHeader(first[0] ?? [], titles);
  return { hasHeader, parts: wanted(hasHeader ? first.slice(1) : first, parts, titles.length, options) };
}

/** Each with a row at least. */
async function* csvParts(
  stream: AsyncIterable<Uint8Array>,
  width: number,
  delimiter: string,
): AsyncGenerator<string[][], undefined> {
  const reader = new CsvRows(delimiter, width);
  for await (const bytes of stream) {
    const rows = requireUtf8(reader.push(bytes));
    if (rows.length > 0) yield rows;
  }
  const rows = requireUtf8(reader.end());
  if (rows.length > 0) yield rows;
}

function requireUtf8(rows: string[][] | undefined): string[][] {
  if (rows === undefined) throw new UserError("The rows are not in UTF-8. Convert them, for example with iconv");
  return rows;
}

async function* wanted(
  first: readonly (readonly string[])[],
  others: AsyncIterable<readonly (readonly string[])[]>,
  width: number,
  { rows: { first: from, last: to } }: Options,
): AsyncGenerator<readonly (readonly string[])[]> {
  let count = 0;
  const take = (rows: readonly (readonly string[])[]): readonly (readonly string[])[] => {
    const taken: (readonly string[])[] = [];
    for (const row of rows) {
      // Like in a file, a row without any text means nothing, but in a table of one column it is an empty cell.
      if (width > 1 && row.every((text) => text === "")) continue;
      count++;
      if (count >= from && count <= to) taken.push(fitted(row, width, `Row ${count}`));
    }
    return taken;
  };
  yield take(first);
  for await (const rows of others) {
    if (count >= to) return;
    yield take(rows);
  }
}

/** A row that is too short has empty cells, and empty cells beyond the columns are none. */
function fitted(row: readonly string[], width: number, name: string): readonly string[] {
  if (row.length === width) return row;
  if (row.length < width) return [...row, ...Array.from({ length: width - row.length }, () => "")];
  if (row.slice(width).every((text) => text === "")) return row.slice(0, width);
  throw new UserError(`${name} has ${row.length} cells, but the study has ${width} columns`);
}

/** A delimiter that is another one shows in the first row. */
function requireCells([first]: readonly (readonly string[])[], width: number): void {
  if (first === undefined || first.length > 1 || width === 1 || first[0] === "") return;
  throw new UserError(
    `The first row has 1 cell, but the study has ${width} columns: --delimiter names another delimiter`,
  );
}

/** Whether a row has the titles; one that has most of them, or others among them, is of another table. */
function isHeader(row: readonly string[], titles: readonly string[]): boolean {
  const cells = row.map((text) => text.trim());
  const known = new Set(titles);
  const matching = cells.filter((text) => known.has(text)).length;
  if (matching <= titles.length / 2) return false;
  const other = titles.findIndex((title, index) => title !== cells[index]);
  if (other === -1 && cells.length === titles.length) return true;
  const place = other === -1 ? titles.length : other;
  const [is, should] = [cells[place], titles[place]].map((text) => (text === undefined ? "none" : `"${text}"`));
  throw new UserError(
    `The first row is not the header of the study: column ${place + 1} is ${is} in place of ${should}`,
  );
}
