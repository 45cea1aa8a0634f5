import { readFileSync } from "node:fs";
import type { IngestChoices, AlternativeReading as OwnAlternative } from "@limpid/table";
import { describe, expect, expectTypeOf, it } from "vitest";
import { clean } from "./clean.ts";
import { cleanRows } from "./clean-rows.ts";
import type { AlternativeReading, ReadingChoices, Rows } from "./types.ts";

const DAYS = "Day;Amount\n13.02.2024;1.250,50\n31.02.2024;\n14.02.2024;99,90\n";

describe("clean", () => {
  it("takes a text, its bytes and rows alike", async () => {
    const rows = [
      ["Day", "Amount"],
      ["13.02.2024", "1.250,50"],
      ["31.02.2024", null],
      ["14.02.2024", "99,90"],
    ];
    const records = [
      { Day: "13.02.2024", Amount: "1.250,50" },
      { Day: "31.02.2024" },
      { Day: "14.02.2024", Amount: "99,90" },
    ];
    const tables = await Promise.all(
      [DAYS, new TextEncoder().encode(DAYS), rows, records].map((input) => clean(input)),
    );
    for (const table of tables) {
      expect([...table.records()]).toEqual([
        { Day: "2024-02-13", Amount: 1250.5 },
        { Day: "31.02.2024", Amount: null },
        { Day: "2024-02-14", Amount: 99.9 },
      ]);
      expect([...table.issues()]).toMatchObject([{ row: 1, column: "Day", kind: "invalid" }]);
    }
  });

  it("says what is not certain of the reading, and reads it the other way", async () => {
    const text = "Anna,Bern\nBea,Basel\nCarl,Chur\n";
    const table = await clean(text);
    expect(table.alternatives).toMatchObject([
      { parameter: "header", message: "Does the first row hold values, as it was read, or names?", other: "names" },
    ]);
    // The published types import nothing, so they repeat those of the readers.
    expectTypeOf<ReadingChoices>().toEqualTypeOf<IngestChoices>();
    expectTypeOf<Omit<AlternativeReading, "message">>().toEqualTypeOf<OwnAlternative>();
    const other = await clean(text, { reading: table.alternatives[0]?.choices ?? {} });
    expect(other.columns.map(({ title }) => title)).toEqual(["Anna", "Bern"]);
    expect(other.totalRows).toBe(table.totalRows - 1);
  });

  it("reads a workbook", async () => {
    const file = new URL("../../../fixtures/files/spreadsheet/plain.xlsx", import.meta.url);
    const table = await clean(readFileSync(file), { fileName: "plain.xlsx" });
    expect(table.rowCount).toBeGreaterThan(0);
    expect(table.parameters.fileType).toBe("xlsx");
  });

  it("cleans as many rows as asked, with the evidence of all", async () => {
    const table = await clean("day\n03/04/2024\n05/06/2024\n25/12/2024\n", { maxRows: 1 });
    expect([...table.records()]).toEqual([{ day: "2024-04-03" }]);
    expect({ rows: table.rowCount, of: table.totalRows }).toEqual({ rows: 1, of: 3 });
  });

  it("leaves everything as written where that is asked", async () => {
    const table = await clean(DAYS, { forms: "keep" });
    expect([...table.changes()]).toEqual([]);
  });

  it("keeps numbers that a program's numbers cannot hold as texts, and titles that stand twice apart", async () => {
    const table = await cleanRows([
      ["n", "n"],
      ["9007199254740993", "1"],
      ["12", "2"],
    ]);
    expect([...table.records()][0]).toEqual({ n: "9007199254740993", n_2: 1 });
  });

  it("gives any cell, and says which ones there are not", async () => {
    const table = await clean(DAYS);
    expect(table.cell(0, "Amount")).toMatchObject({ raw: "1.250,50", output: "1250.50", kind: "written" });
    expect(table.cell(1, 1)).toMatchObject({ output: null, kind: "missing" });
    expect(() => table.cell(9, 0)).toThrow("There is no row 9");
    expect(() => table.cell(0, "Total")).toThrow('There is no column "Total"');
  });
});

describe("is refused:", () => {
  it.each([
    [
      "bytes that are no table",
      async () => clean(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2])),
      "UnreadableInput",
    ],
    ["an empty text", async () => clean(""), "UnreadableInput"],
    ["rows of two kinds", async () => clean([{ a: 1 }, ["b"]] as unknown as Rows), "TypeError"],
    ["a number", async () => clean(7 as unknown as Rows), "TypeError"],
    ["a form that there is not", async () => clean("a", { forms: "nice" as "keep" }), "TypeError"],
    ["a limit of nothing", async () => clean("a", { maxRows: 0 }), "TypeError"],
    ["a class that there is not", async () => clean(DAYS, { classes: { Day: "dates" } }), "TypeError"],
    ["a class for no column", async () => clean(DAYS, { classes: { Tag: "date" } }), "TypeError"],
    ["a decision that is none", async () => clean(DAYS, { decisions: { Day: { order: "x" } } }), "TypeError"],
  ])("%s", async (_, attempt, name) => {
    await expect(attempt()).rejects.toMatchObject({ name });
  });
});

it("a record that lacks a title has no value there, whatever objects have by nature", async () => {
  const table = await cleanRows([{ a: "x", constructor: "y" }, { a: "z" }]);
  expect([...table.records()][1]).toEqual({ a: "z", constructor: null });
});

it("rows without any are a table without any", async () => {
  expect([...(await cleanRows([])).records()]).toEqual([]);
  expect((await cleanRows([["a"]])).columns).toMatchObject([{ title: "a" }]);
});
