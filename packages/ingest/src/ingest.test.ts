import { textAt } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { ingest } from "./ingest.ts";
import type { IngestedTable } from "./reader.ts";

async function read(text: string): Promise<IngestedTable> {
  const outcome = await ingest(new TextEncoder().encode(text));
  if (outcome.kind === "refused") throw new Error(outcome.reason);
  return outcome;
}

function rowsOf({ table }: IngestedTable): string[][] {
  return Array.from({ length: table.rowCount }, (_, row) => table.columns.map((column) => textAt(column, row)));
}

describe("ingest", () => {
  it.each([
    ["a PNG image", [0x89, 0x50, 0x4e, 0x47, 13, 10], "This is a PNG image, not a table"],
    ["a PDF document", [...Buffer.from("%PDF-1.7\n1,2,3")], "This is a PDF document, not a table"],
    ["a Windows program", [0x4d, 0x5a, 0x90, 0x00, 3], "This is a Windows program, not a table"],
    ["a SQLite database", [...Buffer.from("SQLite format 3\0")], "This is a SQLite database, not a table"],
    ["a Parquet file", [...Buffer.from("PAR1")], "This is a Parquet file, not a table"],
    ["a 7-Zip archive", [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], "This is a 7-Zip archive, not a table"],
    ["a RAR archive", [...Buffer.from("Rar!\u001a\u0007")], "This is a RAR archive, not a table"],
    ["random bytes", Array.from({ length: 999 }, (_, i) => (i * i * 31) % 251), /binary file/],
  ])("refuses %s named .csv", async (_, bytes, reason) => {
    const outcome = await ingest(Uint8Array.from(bytes), { fileName: "data.csv" });
    expect(outcome).toMatchObject({ kind: "refused", code: "binary", reason: expect.stringMatching(reason) });
  });

  it.each(["__proto__", "constructor", "utf-17"])("refuses an encoding that is not known: %s", async (encoding) => {
    expect(await ingest(Buffer.from("a,b\n1,2\n"), { choices: { encoding } })).toEqual({
      kind: "refused",
      code: "malformed",
      reason: `The encoding "${encoding}" is not known`,
    });
  });

  it("reads a thousand columns", async () => {
    const names = Array.from({ length: 1000 }, (_, index) => `c${index}`);
    const outcome = await read(`${names.join(",")}\n${names.map((_, index) => index).join(",")}\n`);
    expect(outcome.table.columns).toHaveLength(1000);
  });

  it("caps the warnings and says how many more there are", async () => {
    const { warnings, table } = await read(`a,b,c\n${"1,2\n".repeat(500)}`);
    expect(table.rowCount).toBe(500);
    expect(warnings).toHaveLength(21);
    expect(warnings.at(-1)?.message).toBe("And 480 more rows are shorter or longer than the header");
  });

  it("takes a ragged file of little text for the huge table it stands for", async () => {
    const bytes = new TextEncoder().encode(`${"a,b\n".repeat(100_000)}${",".repeat(5000)}x\n`);
    expect(await ingest(bytes)).toMatchObject({ kind: "refused", code: "too_large" });
  });

  it("keeps rows and cells of a file of many blocks, with a footer at its end", async () => {
    const lines = Array.from({ length: 20_000 }, (_, row) => `${row},"say ""${row % 10}""",${row % 3}`);
    const outcome = await read(`id,text,rest\n${lines.join("\n")}\n\nSource: the till of the shop\n`);
    expect(outcome.table.rowCount).toBe(20_000);
    expect(outcome.clutter).toEqual([{ line: 20_003, text: "Source: the till of the shop" }]);
    const [id, text] = outcome.table.columns;
    expect(id?.dict).toHaveLength(20_000);
    expect(text?.dict).toHaveLength(10);
    expect([19_998, 19_999].map((row) => text && textAt(text, row))).toEqual(['say "8"', 'say "9"']);
  });

  it("stays quick when every line opens a quote that never closes", async () => {
    const outcome = await read(`a,b\n${'"x,1\n'.repeat(50_000)}`);
    expect(outcome.table.rowCount).toBe(50_000);
  });

  it.each([
    ["a sparse last row", "id,name,city\n1,Ada,Zug\n2,Ben\n", 2],
    ["a last row that was cut off", "id,name,city\n1,Ada,Zug\n2", 2],
    ["a total-like name in a full row", "name,a,b\nAda,1,2\nTotal Energy,3,4\n", 2],
  ])("does not take %s for a footer", async (_, text, rows) => {
    expect((await read(text)).table.rowCount).toBe(rows);
  });

  it.each([
    ["text columns under names", "name,city\nAda,Zug\nBen,Chur\n", true],
    ["years as names", "country,2019,2020\nCH,1.5,2.5\nDE,3.5,4.5\n", true],
    ["numbers only", "1,2\n3,4\n5,6\n", false],
    ["values that go on below", "Ada,12,2024-01-01\nBen,13,2024-01-02\n", false],
  ])("tells whether there is a header: %s", async (_, text, header) => {
    expect((await read(text)).parameters.header).toBe(header);
  });

  it.each([
    ["decimal commas between semicolons", "a;b\n1,5;2,5\n3,5;4,5\n", ";"],
    ["commas in quoted text between tabs", 'a\tb\n"x, y"\t1\n"z, w"\t2\n', "\t"],
    ["one comma in a table with bars", "a|b|c\n1|x, y|2\n3|z|4\n", "|"],
  ])("finds the delimiter: %s", async (_, text, delimiter) => {
    expect((await read(text)).parameters.delimiter).toBe(delimiter);
  });

  it.each([
    ["a list of numbers", "[1, 2.50, 3]", "json"],
    ["a list of texts", '["a", "b"]', "json"],
    ["a list that ends before the text does", "[1],[2]\n[3],4\n", "csv"],
    ["a template in braces", "{name},{city}\n{a},{b}\n", "csv"],
  ])("tells JSON from CSV by what is in the text: %s", async (_, text, fileType) => {
    expect((await read(text)).parameters.fileType).toBe(fileType);
  });

  it("keeps spaces, tabs and zeros of every cell", async () => {
    expect(rowsOf(await read("a,b\n  007 ,\t1.50\n00,1e5\n"))).toEqual([
      ["  007 ", "\t1.50"],
      ["00", "1e5"],
    ]);
  });
});
