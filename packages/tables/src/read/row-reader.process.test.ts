import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeDataDir } from "../../../../tools/testing/make-data-dir.ts";
import type { OpenDuckDb } from "../parquet/duckdb.ts";
import { writeEncoded } from "../parquet/write-encoded.ts";
import { RowReader } from "./row-reader.ts";

let folder: string;

beforeEach(() => {
  folder = makeDataDir();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("a reader remembers nothing of the many files that it has read", async () => {
  const original = join(folder, "original.parquet");
  const columns = [{ name: "c0", sqlType: "VARCHAR", dict: ["a", "b"], codes: Uint32Array.of(0, 1, 1) }];
  await writeEncoded(original, { columns, rowCount: 3, firstRow: 0 });
  const reader = await RowReader.open("row, c0");
  try {
    for (let file = 0; file < 20; file++) {
      const path = join(folder, `${file}.parquet`);
      symlinkSync(original, path);
      expect(await reader.read(path, { firstRow: 1, rowCount: 1 })).toEqual([[1n, "b"]]);
    }
    expect(await listMemory(reader)).toEqual([]);
  } finally {
    await reader.close();
  }
});

it("a file of thousands of columns is read in parts, and its rows are whole", async () => {
  const path = join(folder, "wide.parquet");
  const columns = Array.from({ length: 4500 }, (_, index) => ({
    name: `c${index}`,
    sqlType: "VARCHAR",
    dict: [`a${index}`, `b${index}`],
    codes: Uint32Array.of(0, 1, 0),
  }));
  await writeEncoded(path, { columns, rowCount: 3, firstRow: 0 });
  const reader = await RowReader.open(null);
  try {
    const rows = await reader.read(path, { firstRow: 1, rowCount: 5 });
    expect(rows).toEqual([
      [1n, ...columns.map(({ dict }) => dict[1])],
      [2n, ...columns.map(({ dict }) => dict[0])],
    ]);
    const statements = await (Reflect.get(reader, "statements") as Map<string, Promise<unknown[]>>).get(path);
    expect(statements).toHaveLength(3);
  } finally {
    await reader.close();
  }
});

/** What DuckDB holds beyond the queries that run, by what it is for. */
async function listMemory(reader: RowReader): Promise<unknown[][]> {
  const { connection } = Reflect.get(reader, "duckDb") as OpenDuckDb;
  const held = await connection.runAndReadAll(
    "select tag, memory_usage_bytes from duckdb_memory() where memory_usage_bytes > 0",
  );
  return held.getRows();
}
