/** Writes the Parquet files with the cells of a table: the original, and the result of cleaning. */

import { uniqueNames } from "@limpid/contract";
import { type CleanColumn, type CleanTable, chooseSqlType, type Table, type Verdict } from "@limpid/table";
import { type EncodedColumn, writeEncoded } from "../parquet/write-encoded.ts";

/** Writes the texts of all cells as columns `row`, `c0`, `c1`, …; the titles are stored in the database. */
export async function writeIngest(path: string, table: Table): Promise<void> {
  const columns = table.columns.map(
    ({ dict, codes }, index): EncodedColumn => ({ name: `c${index}`, sqlType: "VARCHAR", dict, codes }),
  );
  await writeEncoded(path, { columns, rowCount: table.rowCount, firstRow: 0 });
}

/**
 * Writes the cleaned table for SQL and exports: named by its titles, typed if all values allow it, null for no data.
 */
export async function writeClean(path: string, clean: CleanTable): Promise<void> {
  const names = uniqueNames(clean.columns.map((column) => column.title));
  const columns = clean.columns.map((column, index): EncodedColumn => {
    const dict = column.verdicts.map(({ output }) => output);
    const sqlType = chooseSqlType(
      column.type,
      dict.filter((text) => text !== null),
    );
    return { name: names[index] ?? "", sqlType, dict, codes: column.codes };
  });
  await writeEncoded(path, { columns, rowCount: clean.rowCount, firstRow: null });
}

/** Writes some cleaned rows as texts, because the type of a column is known only once all its parts exist. */
export async function writeCleanPart(path: string, clean: CleanTable): Promise<void> {
  const columns = clean.columns.map((column, index) =>
    reencode(`o${index}`, "VARCHAR", column, ({ output }) => output),
  );
  await writeEncoded(path, { columns, rowCount: clean.rowCount, firstRow: null });
}

/** Few of the derived texts differ, so a separate dictionary is much smaller than the column's. */
export function reencode(
  name: string,
  sqlType: string,
  column: CleanColumn,
  derive: (verdict: Verdict) => string | null,
): EncodedColumn {
  const codeOf = new Map<string | null, number>();
  const recode = Uint32Array.from(column.verdicts, (verdict) => {
    const text = derive(verdict);
    const code = codeOf.get(text) ?? codeOf.size;
    codeOf.set(text, code);
    return code;
  });
  const codes = column.codes.map((code) => recode[code] ?? 0);
  return { name, sqlType, dict: [...codeOf.keys()], codes };
}
