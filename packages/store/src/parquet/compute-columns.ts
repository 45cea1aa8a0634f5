/** Columns that are made of other ones: what each pair of a text as it was read and as it is now has as its parts. */
import type { DuckDBConnection } from "@duckdb/node-api";
import { chooseSqlType } from "./column-types.ts";
import { identifier, literal } from "./duckdb.ts";

/** The components of a column that are columns of their own. */
export interface PartsOfColumn {
  readonly source: number;
  readonly components: readonly string[];
  /** The parts of a cell with data, by their names. */
  readonly read: (cell: { readonly raw: string; readonly output: string }) => Readonly<Record<string, string>>;
}

/** What a row of the table is made from, in SQL: `output` is the text of the source column, null without data. */
export interface PairsOfColumn {
  readonly output: string;
  readonly from: string;
}

/** By component: the expression of its values, whose table is joined by `join`. */
export interface ComputedFields {
  readonly join: string;
  readonly fields: ReadonlyMap<string, string>;
}

const INGEST = "ingest_text";

/** What the cell of a column was read as, where `joinIngest` gives it. */
export const rawText = (column: number): string => `${INGEST}.c${column}`;

/** Gives each row its text as it was read, beside `f`, the cleaned rows. */
export function joinIngest(ingest: string, sources: readonly number[]): string {
  const fields = [...new Set(sources)].map((source) => `c${source}`);
  return `left join (select row as ingest_row, ${fields.join(", ")} from read_parquet(${literal(ingest)})) as ${INGEST}
    on ${INGEST}.ingest_row = f.file_row_number`;
}

/** Each different pair is read once. */
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
  /** A query of what cells with data were read as, and what they hold. */
  readonly pairs: string;
}

/** A table of pairs with their parts as `p0`, `p1`, …, null where a pair has none; `note` is told of each part. */
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

/** Numbers where each text is one that can be told from it; a code with zeros before it is none. */
function typeOf(texts: readonly string[]): string {
  const integer = chooseSqlType("integer", texts);
  return texts.length > 0 && integer === "VARCHAR" ? chooseSqlType("number", texts) : integer;
}

/** Under its title, in a statement. */
export const asTitle = (field: string, title: string): string => `${field} as ${identifier(title)}`;
