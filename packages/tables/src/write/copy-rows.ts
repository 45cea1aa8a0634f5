/** Writes some rows of a version of a table as a Parquet file of the same columns, in an order of their own. */
import type { RowRanges } from "@limpid/contract";
import { produceDurably } from "@limpid/files";
import { withDuckDb } from "../parquet/duckdb.ts";
import { openNumbered } from "../parquet/left-out.ts";
import { describeParquet } from "../parquet/row-source.ts";
import { copyToParquet } from "../parquet/write-encoded.ts";

export interface RowsCopy {
  /** A version of the table, which has none of the rows that are left out. */
  readonly path: string;
  readonly leftOut: RowRanges;
  /** Their numbers in the table; those that are left out are not written. */
  readonly rows: Uint32Array;
  readonly outPath: string;
}

export async function copyRows({ path, leftOut, rows, outPath }: RowsCopy): Promise<void> {
  await withDuckDb(async (connection) => {
    const { length } = await describeParquet(connection, path);
    await connection.run("create table chosen (place integer, row bigint)");
    const appender = await connection.createAppender("chosen");
    for (const [place, row] of rows.entries()) {
      appender.appendInteger(place);
      appender.appendBigInt(BigInt(row));
      appender.endRow();
    }
    appender.closeSync();
    const from = await openNumbered(connection, { path, leftOut });
    const select = `select version.* exclude (file_row_number) from ${from} as version
      join chosen on chosen.row = version.file_row_number order by chosen.place`;
    await produceDurably(outPath, (temporary) =>
      copyToParquet(connection, { select, path: temporary, columns: length }),
    );
  });
}
