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
  derive: (verdict: Verdict) => string | number | null,
): EncodedColumn {
  const { dict, codes } = encode(column.verdicts, derive);
  return { name, sqlType, dict, codes: column.codes.map((code) => codes[code] ?? 0) };
}

/** Numbers become the shortest texts that are read back as the same numbers. */
export function encode<Item>(
  items: readonly Item[],
  derive: (item: Item) => string | number | null,
): { readonly dict: (string | null)[]; readonly codes: Uint32Array } {
  const codeOf = new Map<string | number | null, number>();
  const codes = new Uint32Array(items.length);
  for (const [index, item] of items.entries()) {
    const value = derive(item);
    const known = codeOf.get(value);
    codes[index] = known ?? codeOf.size;
    if (known === undefined) codeOf.set(value, codeOf.size);
  }
  return { dict: [...codeOf.keys()].map((value) => (value === null ? null : String(value))), codes };
}
