/** Reads rows of a cleaned table by number, in any place, with the edits of their cells. */
import type { DuckDBValue } from "@duckdb/node-api";
import type { EditedCell } from "@limpid/edits";
import type { Verdict } from "@limpid/table";
import { literal, readAll } from "../parquet/duckdb.ts";
import type { EditedTable } from "../read/edited-table.ts";
import { REVIEW_SQL, toVerdicts } from "../read/page-reader.ts";

export interface ChosenRows {
  /** Verdicts before any edit, in the requested order. */
  readonly rows: readonly (readonly Verdict[])[];
  readonly edits: readonly EditedCell[];
}

/** Expects existing rows. */
export async function readRows({ paths, query, editsOf }: EditedTable, rows: readonly number[]): Promise<ChosenRows> {
  const chosen = `where row in (${rows.join(", ")})`;
  const read = await query(async (connection) => {
    const wholeRows = (path: string) => `select row, * exclude (row) from read_parquet(${literal(path)}) ${chosen}`;
    const texts = indexRows(await readAll(connection, wholeRows(paths.ingest)));
    const probs = indexRows(await readAll(connection, wholeRows(paths.plain)));
    const reviews = await readAll(
      connection,
      `select ${REVIEW_SQL} from read_parquet(${literal(paths.review)}) ${chosen}`,
    );
    const ordered = rows.map((row) => ({ row, texts: texts.get(row) ?? [], probs: probs.get(row) ?? [] }));
    return toVerdicts(ordered, reviews);
  });
  const width = read[0]?.length ?? 0;
  const places = rows.flatMap((row) => Array.from({ length: width }, (_, column) => ({ row, column })));
  return { rows: read, edits: editsOf(places) };
}

/** Indexes rows by their number, which is the first value. */
function indexRows(rows: readonly (readonly DuckDBValue[])[]): ReadonlyMap<number, readonly DuckDBValue[]> {
  return new Map(rows.map(([row, ...values]) => [Number(row), values]));
}
