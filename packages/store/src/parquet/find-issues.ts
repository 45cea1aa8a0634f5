/** Where the issues of a cleaned table are, edits included. */
import type { DuckDBConnection } from "@duckdb/node-api";
import { applyEdits } from "@limpid/contract";
import { stateOf } from "@limpid/table";
import type { EditedCell, EditOverlay } from "../repositories/edit-overlay.ts";
import { literal, withDuckDb } from "./duckdb.ts";
import { checkFormat } from "./format-version.ts";
import { bitsOf, ISSUE_BITS, issueBits, probOf, unpackReview } from "./review-text.ts";

export interface Issue {
  readonly row: number;
  readonly column: number;
  readonly notClean: boolean;
  readonly invalid: boolean;
  readonly missing: boolean;
}

export interface Issues {
  readonly counts: { readonly notClean: number; readonly invalid: number; readonly missing: number };
  /** Of all cleaned cells; 1 when there is none. */
  readonly meanProb: number;
  /** In reading order, at most `limit`. */
  readonly issues: readonly Issue[];
  readonly truncated: boolean;
}

interface Place {
  readonly row: number;
  readonly column: number;
  readonly bits: number;
}

const DEFAULT_LIMIT = 10_000;

export async function findIssues(reviewPath: string, overlay: EditOverlay, limit = DEFAULT_LIMIT): Promise<Issues> {
  return await withDuckDb(async (connection) => {
    await checkFormat(connection, reviewPath);
    const columns = await readColumns(connection, reviewPath);
    const totals = await countReviews(connection, reviewPath, columns);
    const edited = await readEdited(connection, reviewPath, columns, overlay.cells);
    for (const cell of edited) totals.replace(cell.before, cell.after);
    const places = await readPlaces(connection, reviewPath, columns, limit + edited.length + 1);
    const kept = mergePlaces(places, edited);
    return {
      ...totals.result(),
      issues: kept.slice(0, limit).map(toIssue),
      truncated: kept.length > limit,
    };
  });
}

async function readColumns(connection: DuckDBConnection, path: string): Promise<number> {
  const reader = await connection.runAndReadAll(`describe select * exclude (row) from read_parquet(${literal(path)})`);
  return reader.currentRowCount / 2;
}

class Totals {
  private readonly byBits = new Map<number, number>();
  private cells = 0;
  private probs = 0;

  add(review: string, count: number): void {
    const bits = bitsOf(review);
    this.byBits.set(bits, (this.byBits.get(bits) ?? 0) + count);
    this.cells += count;
    this.probs += count * probOf(review);
  }

  replace(before: number, after: number): void {
    this.byBits.set(before, (this.byBits.get(before) ?? 0) - 1);
    this.byBits.set(after, (this.byBits.get(after) ?? 0) + 1);
  }

  result(): Pick<Issues, "counts" | "meanProb"> {
    const { notClean, invalid, missing } = ISSUE_BITS;
    const counts = { notClean: this.having(notClean), invalid: this.having(invalid), missing: this.having(missing) };
    return { counts, meanProb: this.cells === 0 ? 1 : Math.min(1, this.probs / this.cells) };
  }

  private having(bit: number): number {
    let sum = 0;
    for (const [bits, count] of this.byBits) if ((bits & bit) !== 0) sum += count;
    return sum;
  }
}

async function countReviews(connection: DuckDBConnection, path: string, columns: number): Promise<Totals> {
  const totals = new Totals();
  for (let column = 0; column < columns; column++) {
    const reader = await connection.runAndReadAll(
      `select v${column}, count(*) from read_parquet(${literal(path)}) group by all`,
    );
    for (const [review, count] of reader.getRows()) totals.add(String(review ?? ""), Number(count));
  }
  return totals;
}

/** Issues as cleaning left them, in reading order. */
async function readPlaces(
  connection: DuckDBConnection,
  path: string,
  columns: number,
  limit: number,
): Promise<Place[]> {
  if (columns === 0) return [];
  const parts = Array.from(
    { length: columns },
    (_, column) =>
      `(select row, ${column} as col, left(v${column}, 1) as bits from read_parquet(${literal(path)})
        where v${column} >= '1' order by row limit ${limit})`,
  );
  // In brackets: DuckDB refuses to order a lone ordered part, and a table may have one column.
  const reader = await connection.runAndReadAll(
    `select * from (${parts.join(" union all ")}) order by row, col limit ${limit}`,
  );
  return reader
    .getRows()
    .map(([row, column, bits]) => ({ row: Number(row), column: Number(column), bits: Number(bits) }));
}

interface RecountedCell extends Place {
  readonly before: number;
  readonly after: number;
}

async function readEdited(
  connection: DuckDBConnection,
  path: string,
  columns: number,
  cells: readonly EditedCell[],
): Promise<RecountedCell[]> {
  const edited: RecountedCell[] = [];
  for (const [column, edits] of groupByColumn(cells.filter((cell) => cell.column < columns))) {
    const rows = [...edits.keys()].join(", ");
    const reader = await connection.runAndReadAll(
      `select row, v${column} from read_parquet(${literal(path)}) where row in (${rows})`,
    );
    for (const [row, review] of reader.getRows()) {
      const cell = edits.get(Number(row));
      if (cell === undefined) continue;
      const before = String(review ?? "");
      const after = issueBits(applyEdits(stateOf(unpackReview("", "", before)), cell.edits));
      edited.push({ row: cell.row, column, bits: after, before: bitsOf(before), after });
    }
  }
  return edited;
}

function groupByColumn(cells: readonly EditedCell[]): Map<number, Map<number, EditedCell>> {
  const columns = new Map<number, Map<number, EditedCell>>();
  for (const cell of cells) {
    const rows = columns.get(cell.column) ?? new Map<number, EditedCell>();
    columns.set(cell.column, rows.set(cell.row, cell));
  }
  return columns;
}

function mergePlaces(places: readonly Place[], edited: readonly RecountedCell[]): Place[] {
  const isEdited = new Set(edited.map(({ row, column }) => `${row},${column}`));
  const untouched = places.filter(({ row, column }) => !isEdited.has(`${row},${column}`));
  const merged = [...untouched, ...edited.filter((cell) => cell.bits !== 0)];
  return merged.sort((one, other) => one.row - other.row || one.column - other.column);
}

function toIssue({ row, column, bits }: Place): Issue {
  return {
    row,
    column,
    notClean: (bits & ISSUE_BITS.notClean) !== 0,
    invalid: (bits & ISSUE_BITS.invalid) !== 0,
    missing: (bits & ISSUE_BITS.missing) !== 0,
  };
}
