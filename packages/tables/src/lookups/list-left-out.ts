/** Lists the rows that people have left out of a table, each with its first original texts. */
import { countRows } from "@limpid/contract";
import { literal, readAll } from "../parquet/duckdb.ts";
import { countColumns } from "../parquet/wide-files.ts";
import type { EditedTable } from "../read/edited-table.ts";

export interface LeftOutQuery {
  readonly offset: number;
  readonly limit: number;
  /** Number of texts per row. */
  readonly texts: number;
}

export interface LeftOutRows {
  /** Number of all left-out rows. */
  readonly count: number;
  readonly rows: readonly { readonly row: number; readonly texts: readonly string[] }[];
}

export async function listLeftOut(
  { paths, query, leftOut }: EditedTable,
  { offset, limit, texts }: LeftOutQuery,
): Promise<LeftOutRows> {
  return await query(async (connection) => {
    const width = Math.min(texts, await countColumns(connection, paths.plain));
    const fields = Array.from({ length: width }, (_, column) => `c${column}`);
    const found = await readAll(
      connection,
      `select ${["row", ...fields].join(", ")} from read_parquet(${literal(paths.ingest)})
       semi join (from left_out order by row limit ${limit} offset ${offset}) as listed using (row) order by row`,
    );
    const rows = found.map(([row, ...values]) => ({
      row: Number(row),
      texts: values.map((text) => (text === null ? "" : String(text))),
    }));
    return { count: countRows(leftOut), rows };
  });
}
