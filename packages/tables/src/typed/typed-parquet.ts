/**
 * Writes a cleaned table whose columns have the type of their class; other values go into an additional column of
 * texts.
 */
import { copyFile, link } from "node:fs/promises";
import { produceDurably } from "@limpid/files";
import type { ValueType } from "@limpid/table";
import { identifier, literal, withDuckDb } from "../parquet/duckdb.ts";
import { takeName } from "../parquet/take-name.ts";
import { copyToParquet } from "../parquet/write-encoded.ts";
import { chooseTypes, misfitExpression, type TypedColumn, typedExpression } from "./typed-columns.ts";

export async function writeTypedParquet(
  path: string,
  outPath: string,
  classTypes: readonly ValueType[],
): Promise<void> {
  await withDuckDb(async (connection) => {
    const columns = await chooseTypes(connection, path, classTypes);
    await produceDurably(outPath, async (temporary) => {
      if (columns.every(({ sqlType, typed }) => sqlType === typed)) await share(path, temporary);
      else
        await copyToParquet(connection, {
          select: selectTyped(path, columns),
          path: temporary,
          columns: columns.length,
        });
    });
  });
}

/** Links the file under another name, or copies it if the disk has no links. */
async function share(path: string, other: string): Promise<void> {
  await link(path, other).catch(() => copyFile(path, other));
}

function selectTyped(path: string, columns: readonly TypedColumn[]): string {
  const taken = new Set(columns.map(({ name }) => name.toLowerCase()));
  const fields = columns.flatMap((column) => {
    const typed = `${typedExpression(column)} as ${identifier(column.name)}`;
    if (column.misfits === 0) return [typed];
    return [typed, `${misfitExpression(column)} as ${identifier(takeName(`${column.name}_raw`, taken))}`];
  });
  return `select ${fields.join(", ")} from read_parquet(${literal(path)})`;
}
