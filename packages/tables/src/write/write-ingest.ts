import type { Table } from "@limpid/table";
import { type EncodedColumn, writeEncoded } from "../parquet/write-encoded.ts";

/** Writes the texts of all cells as columns `row`, `c0`, `c1`, …; the titles are stored in the database. */
export async function writeIngest(path: string, table: Table): Promise<void> {
  const columns = table.columns.map(
    ({ dict, codes }, index): EncodedColumn => ({ name: `c${index}`, sqlType: "VARCHAR", dict, codes }),
  );
  await writeEncoded(path, { columns, rowCount: table.rowCount, firstRow: 0 });
}
