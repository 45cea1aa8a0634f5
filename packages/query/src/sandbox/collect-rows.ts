/**
 * Collects the rows of a result as texts, up to the limits. It takes values one by one, because a column of them may
 * exceed all memory.
 */
import type { DuckDBDataChunk, DuckDBResult, DuckDBValue } from "@duckdb/node-api";
import { type ResultType, toText, typeOfColumn } from "./result-types.ts";

export interface ResultLimits {
  readonly rows: number;
  readonly columns: number;
  readonly bytes: number;
  readonly cellCharacters: number;
}

/** The part of the result that was cut off. */
export type Cut = "rows" | "columns" | "cells" | "bytes";

export interface ResultColumn {
  readonly title: string;
  readonly sqlType: string;
}

export interface Result {
  readonly columns: readonly ResultColumn[];
  /** One JSON text per row: a list of texts, with null for no value. */
  readonly rows: readonly string[];
  readonly cut: readonly Cut[];
}

export async function collectRows(result: DuckDBResult, limits: ResultLimits): Promise<Result> {
  const names = result.columnNames();
  const types = result.columnTypes().slice(0, limits.columns).map(typeOfColumn);
  const collector = new Collector(types, limits);
  if (names.length > types.length) collector.cut.add("columns");
  for (;;) {
    const chunk = await result.fetchChunk();
    if (chunk === null || chunk.rowCount === 0 || !collector.take(chunk)) break;
  }
  const columns = types.map((type, index) => ({ title: names[index] ?? "", sqlType: type.sqlType() }));
  return { columns, rows: collector.rows, cut: [...collector.cut] };
}

class Collector {
  readonly rows: string[] = [];
  readonly cut = new Set<Cut>();
  private bytes = 0;

  constructor(
    private readonly types: readonly ResultType[],
    private readonly limits: ResultLimits,
  ) {}

  /** Returns false if there is no room for more rows. */
  take(chunk: DuckDBDataChunk): boolean {
    const vectors = this.types.map((_, index) => chunk.getColumnVector(index));
    for (let row = 0; row < chunk.rowCount; row++) {
      if (this.rows.length >= this.limits.rows) return this.stop("rows");
      const texts = vectors.map((vector, index) => this.cell(vector.getItem(row) as DuckDBValue, index));
      const line = JSON.stringify(texts);
      this.bytes += Buffer.byteLength(line) + 1;
      if (this.bytes > this.limits.bytes) return this.stop("bytes");
      this.rows.push(line);
    }
    return true;
  }

  private stop(cut: Cut): false {
    this.cut.add(cut);
    return false;
  }

  private cell(value: DuckDBValue, column: number): string | null {
    if (value === null) return null;
    const text = toText(value);
    this.types[column]?.see(text);
    if (text.length <= this.limits.cellCharacters) return text;
    this.cut.add("cells");
    return text.slice(0, this.limits.cellCharacters);
  }
}
