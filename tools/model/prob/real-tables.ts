/** Real tables, put together again from their columns. Of tables whose titles differ in digits only, the first is kept. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { RealColumn } from "../real-columns.ts";

export interface RealTable {
  readonly name: string;
  readonly titles: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** False: the columns are samples of a longer table, and a row tells nothing. */
  readonly hasRows: boolean;
}

/** The file holds at most this many values of a column. */
const SAMPLED = 100;
const MIN_ROWS = 8;
const MAX_COLUMNS = 40;

export function readRealTables(path: string): readonly RealTable[] {
  const bytes = readFileSync(path);
  const lines = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8").trimEnd().split("\n");
  const tables = new Map<string, RealColumn[]>();
  for (const line of lines) {
    const column = JSON.parse(line) as RealColumn;
    const name = `${column.source} ${column.table}`;
    tables.set(name, [...(tables.get(name) ?? []), column]);
  }
  const seen = new Set<string>();
  return [...tables].flatMap(([name, columns]) => {
    const kind = columns.map(({ header }) => header.toLowerCase().replace(/\d+/g, "#")).join("\t");
    const table = joinColumns(name, columns.slice(0, MAX_COLUMNS));
    if (seen.has(kind) || table.rows.length < MIN_ROWS) return [];
    seen.add(kind);
    return [table];
  });
}

function joinColumns(name: string, columns: readonly RealColumn[]): RealTable {
  const lengths = new Set(columns.map(({ values }) => values.length));
  const rowCount = Math.min(...lengths);
  return {
    name,
    titles: columns.map(({ header }) => header),
    rows: Array.from({ length: rowCount }, (_, row) => columns.map(({ values }) => values[row] ?? "")),
    hasRows: lengths.size === 1 && rowCount < SAMPLED,
  };
}
