/** Computes columns from other ones: the parts of each pair of original and current text. */
import type { DuckDBConnection } from "@duckdb/node-api";
import { chooseSqlType } from "@limpid/table";
import { identifier, literal } from "../parquet/duckdb.ts";

/** Components of a column that are columns of their own. */
export interface PartsOfColumn {
  readonly source: number;
  readonly components: readonly string[];
  /** Returns the parts of a cell with data, by name. */
  readonly read: (cell: { readonly raw: string; readonly output: string }) => Readonly<Record<string, string>>;
}

/** SQL for the source of a row: `output` is the text of the source column, null without data. */
export interface PairsOfColumn {
  readonly output: string;
  readonly from: string;
}

/** Expressions of the values by component; `join` adds their table. */
export interface ComputedFields {
  readonly join: string;
  readonly fields: ReadonlyMap<string, string>;
}

const INGEST = "ingest_text";

/** Returns the expression for a cell's original text, provided by `joinIngest`. */
export const rawText = (column: number): string => `${INGEST}.c${column}`;

/** Joins the original texts to `f`, the cleaned rows. */
export function joinIngest(ingest: string, sources: readonly number[]): string {
  const fields = [...new Set(sources)].map((source) => `c${source}`);
  return `left join (select row as ingest_row, ${fields.join(", ")} from read_parquet(${literal(ingest)})) as ${INGEST}
    on ${INGEST}.ingest_row = f.file_row_number`;
}

/** Parses each distinct pair once. */
export async function computeColumns(
  connection: DuckDBConnection,
  parts: PartsOfColumn,
  { output, from }: PairsOfColumn,
): Promise<ComputedFields> {
  const { source, components } = parts;
  const table = `parts_${source}`;
  const raw = rawText(source);
  const texts = components.map(() => new Set<string>());
  const pairs = `select distinct coalesce(${raw}, '') as raw, ${output} as output from ${from} where ${output} is not null`;
  await createParts(connection, { table, pairs, ...parts }, (index, text) => texts[index]?.add(text));
  const fields = components.map((component, index) => {
    const type = typeOf([...(texts[index] ?? [])]);
    return [component, `cast(${table}.p${index} as ${type})`] as const;
  });
  const join = `left join ${table} on ${table}.raw = coalesce(${raw}, '') and ${table}.output = ${output}`;
  return { join, fields: new Map(fields) };
}

interface NewParts extends Pick<PartsOfColumn, "components" | "read"> {
  readonly table: string;
  /** A query for the original and the current text of cells with data. */
  readonly pairs: string;
}

/** Creates a table of pairs with their parts as `p0`, `p1`, …, null if a pair has none; calls `note` for each part. */
export async function createParts(
  connection: DuckDBConnection,
  { table, pairs, components, read }: NewParts,
  note?: (index: number, text: string) => void,
): Promise<void> {
  const columns = components.map((_, index) => `p${index} varchar`);
  await connection.run(`create table ${table} (raw varchar, output varchar, ${columns.join(", ")})`);
  const appender = await connection.createAppender(table);
  const found = await connection.stream(pairs);
  for (;;) {
    const chunk = await found.fetchChunk();
    if (chunk === null || chunk.rowCount === 0) break;
    for (const [rawText, outputText] of chunk.getRows()) {
      const pair = { raw: String(rawText), output: String(outputText) };
      const parts = read(pair);
      appender.appendVarchar(pair.raw);
      appender.appendVarchar(pair.output);
      for (const [index, component] of components.entries()) {
        const text = Object.hasOwn(parts, component) ? parts[component] : undefined;
        if (text === undefined || text === "") appender.appendNull();
        else {
          appender.appendVarchar(text);
          note?.(index, text);
        }
      }
      appender.endRow();
    }
  }
  appender.closeSync();
}

/** Chooses a number type if each text can be recovered from it, which excludes codes with leading zeros. */
function typeOf(texts: readonly string[]): string {
  const integer = chooseSqlType("integer", texts);
  return texts.length > 0 && integer === "VARCHAR" ? chooseSqlType("number", texts) : integer;
}

/** Aliases a field to its title in a statement. */
export const asTitle = (field: string, title: string): string => `${field} as ${identifier(title)}`;
