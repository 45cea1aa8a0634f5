import { textAt } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { CellBatch } from "./cell-batch.ts";
import { ColumnEncoder } from "./column-encoder.ts";
import { RowBlock } from "./row-block.ts";
import { Tokenizer } from "./tokenizer.ts";

const DIALECT = { delimiter: ",", quote: '"', escape: '"' };

function encode(lines: readonly string[]): ReturnType<ColumnEncoder["build"]> {
  const bytes = new TextEncoder().encode(lines.join("\n"));
  const tokenizer = new Tokenizer(bytes, DIALECT);
  const block = new RowBlock(bytes, DIALECT);
  const batch = new CellBatch();
  const encoder = new ColumnEncoder();
  while (!tokenizer.isDone) {
    tokenizer.fill(block, 100, 0);
    const rows = Array.from({ length: block.rowCount }, (_, row) => row);
    batch.take(block, rows, 0);
    encoder.push(batch);
  }
  return encoder.build("c");
}

describe("ColumnEncoder", () => {
  it("keeps each distinct text once, in order of appearance", () => {
    const column = encode(["b", "a", "", "b", "abcd", "abcde", "abcd", "constructor", "__proto__"]);
    expect(column.dict).toEqual(["b", "a", "", "abcd", "abcde", "constructor", "__proto__"]);
    expect([...column.codes]).toEqual([0, 1, 2, 0, 3, 4, 3, 5, 6]);
  });

  it("gives a text one code whether it was quoted, escaped or plain", () => {
    const column = encode(['5"x', '"5""x"', '"5"x"', "5"]);
    expect(column.dict).toEqual(['5"x', "5"]);
  });

  it("keeps 300,000 texts of all lengths apart, although some have the same hash", () => {
    const lines = Array.from({ length: 300_000 }, (_, row) => `${"ü".repeat(row % 4)}${row * 7919}`);
    const column = encode([...lines, ...lines.slice(0, 1000)]);
    expect(column.dict).toHaveLength(300_000);
    expect([0, 1, 777, 299_999, 300_999].every((row) => textAt(column, row) === lines[row % 300_000])).toBe(true);
  });

  it.each([
    ["rise for ever", (row: number) => row],
    ["rise, and then come again", (row: number) => row % 700],
    ["rise, and then are less", (row: number) => (row < 500 ? 10_000 + row : row)],
    ["rise but for one in the middle", (row: number) => (row === 777 ? 3 : row)],
    ["rise by their length alone", (row: number) => "9".repeat(row)],
    ["are equal", () => 7],
    ["fall", (row: number) => 5000 - row],
  ])("keeps texts that %s", (_, textOf) => {
    const lines = Array.from({ length: 1000 }, (_, row) => `x${textOf(row)}`);
    const column = encode(lines);
    expect(column.dict).toEqual([...new Set(lines)]);
    expect(lines.map((_, row) => textAt(column, row))).toEqual(lines);
  });

  it("decodes texts of one to four bytes a character", () => {
    expect(encode(["aü漢😀", "\ufeffx", "é", "plain"]).dict).toEqual(["aü漢😀", "\ufeffx", "é", "plain"]);
  });
});
