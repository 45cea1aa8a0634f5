import { expect, it } from "vitest";
import { literal, readAll, withDuckDb } from "./duckdb.ts";

it.each(["plain", "it's", "a\0b", "\0", "'\0'", ""])("quotes %j so that DuckDB reads the same text", async (text) => {
  await withDuckDb(async (connection) => {
    expect(await readAll(connection, `select ${literal(text)}, length(${literal(text)})`)).toEqual([
      [text, BigInt(text.length)],
    ]);
  });
});
