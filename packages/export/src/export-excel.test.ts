/** What is written is read back by a foreign reader. */
import * as XLSX from "@e965/xlsx";
import { type CellState, FINE_VERDICT, toCellState } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { exportExcel, type SheetCell, type SheetColumn } from "./index.ts";
import type { SheetIssue, TypedSource } from "./typed-source.ts";

const text = (title: string): SheetColumn => ({ title, type: "text", decimals: null });

async function* inBatches<T>(items: readonly T[], size = 3): AsyncGenerator<readonly T[]> {
  for (let first = 0; first < items.length; first += size) yield items.slice(first, first + size);
}

function sourceOf(
  columns: readonly SheetColumn[],
  rows: readonly SheetCell[][],
  issues: readonly SheetIssue[] = [],
): TypedSource {
  return {
    columns,
    rowCount: rows.length,
    batches: inBatches(rows),
    issues: { atMost: issues.length, batches: inBatches(issues) },
  };
}

async function readBack(source: TypedSource, maxSheetRows?: number): Promise<XLSX.WorkBook> {
  const bytes = await exportExcel(source, maxSheetRows);
  return XLSX.read(bytes, { type: "array", cellNF: true, bookFiles: true });
}

function rowsOf(book: XLSX.WorkBook, sheet: string): unknown[][] {
  return XLSX.utils.sheet_to_json<unknown[]>(book.Sheets[sheet]!, { header: 1, raw: true, defval: null });
}

function xmlOf(book: XLSX.WorkBook, path: string): string {
  const { files } = book as unknown as { files: Record<string, { content: Uint8Array }> };
  return new TextDecoder().decode(files[path]!.content);
}

function cellOf(raw: string, changes: Partial<CellState>): CellState {
  return { ...toCellState({ ...FINE_VERDICT, raw, output: raw }), ...changes };
}

describe("the sheet of the table", () => {
  it("types cell by cell: days are days, and the one bad cell among them is text", async () => {
    const columns: SheetColumn[] = [
      { title: "day", type: "date", decimals: 0 },
      { title: "time", type: "datetime", decimals: 0 },
      { title: "exact", type: "datetime", decimals: 3 },
      { title: "price", type: "number", decimals: 2 },
      { title: "size", type: "number", decimals: null },
      { title: "count", type: "integer", decimals: 0 },
      { title: "paid", type: "boolean", decimals: 0 },
    ];
    const { Sheets } = await readBack(
      sourceOf(columns, [
        [45351, 45351.5, 45351.25, 12.5, 0.125, 7, true],
        ["31/02/2024", "soon", null, "free", "12345678901234567", "007", "maybe"],
      ]),
    );
    const cells = Sheets.Table as Record<string, XLSX.CellObject>;
    expect(["A2", "B2", "C2", "D2", "E2", "F2", "G2"].map((at) => [cells[at]!.t, cells[at]!.v, cells[at]!.z])).toEqual([
      ["n", 45351, "yyyy-mm-dd"],
      ["n", 45351.5, "yyyy-mm-dd hh:mm:ss"],
      ["n", 45351.25, "yyyy-mm-dd hh:mm:ss.000"],
      ["n", 12.5, "0.00"],
      ["n", 0.125, "General"],
      ["n", 7, "0"],
      ["b", true, "General"],
    ]);
    expect(["A3", "B3", "D3", "E3", "F3", "G3"].map((at) => [cells[at]!.t, cells[at]!.v, cells[at]!.z])).toEqual([
      ["s", "31/02/2024", "@"],
      ["s", "soon", "@"],
      ["s", "free", "@"],
      ["s", "12345678901234567", "@"],
      ["s", "007", "@"],
      ["s", "maybe", "@"],
    ]);
    expect(cells.C3).toBeUndefined();
  });

  it.each([
    'say "hi"',
    "two\nlines",
    '=HYPERLINK("http://example.org","click")',
    "+41 44 123 45 67",
    "00137",
    "SEPT2",
    "😀 naïve ﷽",
    " padded ",
    "_x0041_ is no escape",
    "__proto__",
    "<b>&amp;</b>",
    "\u0001 control",
  ])("gives the text %j back, and as text alone", async (value) => {
    const cell = (await readBack(sourceOf([text("t")], [[value]]))).Sheets.Table!.A2 as XLSX.CellObject;
    expect([cell.t, cell.v, cell.f]).toEqual(["s", value, undefined]);
  });

  it("cuts a text that is longer than Excel can hold", async () => {
    const book = await readBack(sourceOf([text("t")], [["x".repeat(40_000)]]));
    expect(book.Sheets.Table!.A2.v).toHaveLength(32_767);
  });

  it("freezes and emboldens the titles, here and on the sheet of issues", async () => {
    const book = await readBack(sourceOf([text("id")], [["00137"]]));
    for (const sheet of ["sheet1", "sheet2"])
      expect(xmlOf(book, `xl/worksheets/${sheet}.xml`)).toMatch(
        /ySplit="1".*state="frozen".*r="A1" t="inlineStr" s="1"/,
      );
    expect(xmlOf(book, "xl/styles.xml")).toMatch(/<b\/>.*<xf [^>]*fontId="1"/);
  });

  it("goes on on other sheets where one is full, each with the titles", async () => {
    const rows = Array.from({ length: 7 }, (_, row) => [row]);
    const book = await readBack(sourceOf([{ title: "n", type: "integer", decimals: 0 }], rows), 4);
    expect(book.SheetNames).toEqual(["Table", "Table_2", "Table_3", "Issues"]);
    expect(book.SheetNames.slice(0, 3).map((name) => rowsOf(book, name))).toEqual([
      [["n"], [0], [1], [2]],
      [["n"], [3], [4], [5]],
      [["n"], [6]],
    ]);
    expect(rowsOf(book, "Issues")[1]).toEqual([null, "There are no issues", null, null, null, null, null]);
  });

  it("is there without rows too", async () => {
    const book = await readBack(sourceOf([text("a"), text("b")], []));
    expect(rowsOf(book, "Table")).toEqual([["a", "b"]]);
    expect(book.SheetNames).toEqual(["Table", "Issues"]);
  });

  it("is not written when its rows end with a failure", async () => {
    async function* failing(): AsyncGenerator<SheetCell[][]> {
      yield [["a"]];
      throw new Error("the file is gone");
    }
    const source = { ...sourceOf([text("a")], [["a"]]), batches: failing() };
    await expect(exportExcel(source)).rejects.toThrow("the file is gone");
  });
});

describe("the sheet of issues", () => {
  const ISSUES: readonly SheetIssue[] = [
    {
      row: 0,
      column: 1,
      cell: cellOf("31/02/2024", {
        isValid: false,
        isClean: false,
        msg: "There is no 31 February.",
        alternatives: [{ output: "2024-02-29", prob: 0.6 }],
      }),
    },
    { row: 1, column: 0, cell: cellOf("n/a", { output: "", hasData: false, msg: "Stands for no data." }) },
    { row: 1, column: 1, cell: cellOf("=1+1", { output: "=2", isClean: false, rule: "edit", msg: "old" }) },
    {
      row: 2,
      column: 0,
      cell: cellOf("999", { isClean: false, missing: { prediction: "MISSING", probability: 0.85 } }),
    },
  ];
  const columns = [text("name"), text("day")];
  const rows = [["a"], ["b"], ["c"]];

  it("says where each is, what was read, what it is now or may be, and why", async () => {
    const book = await readBack(sourceOf(columns, rows, ISSUES));
    expect(rowsOf(book, "Issues")).toEqual([
      ["Row", "Column", "Value", "Cleaned", "Proposed", "Issue", "Why"],
      [1, "day", "31/02/2024", "31/02/2024", "2024-02-29", "Not clean, Invalid data", "There is no 31 February."],
      [2, "name", "n/a", null, null, "Missing data", "Stands for no data."],
      [2, "day", "=1+1", "=2", null, "Not clean", "Set by a person."],
      [3, "name", "999", "999", null, "Not clean", "Unchanged. Needs your decision. Could be missing data (85%)"],
    ]);
    expect((book.Sheets.Issues!.C4 as XLSX.CellObject).f).toBeUndefined();
  });

  it("is silent about cells that were empty, unless something is open about them", async () => {
    const empty = { output: "", hasData: false, isValid: false };
    const cells = [
      cellOf("", empty),
      cellOf("  ", empty),
      cellOf("", { ...empty, isClean: false, msg: "A day is missing in the sequence." }),
    ];
    const issues = cells.map((cell, row) => ({ row, column: 0, cell }));
    const written = rowsOf(await readBack(sourceOf(columns, rows, issues)), "Issues");
    expect(written.slice(1).map(([row, , , , , , why]) => [row, why])).toEqual([
      [3, "A day is missing in the sequence."],
    ]);
    const quiet = rowsOf(await readBack(sourceOf(columns, rows, issues.slice(0, 2))), "Issues");
    expect(quiet[1]?.[1]).toBe("There are no issues");
  });

  it("is longer than the table where there are more issues than rows", async () => {
    const many = Array.from({ length: 10 }, () => ISSUES[0]!);
    const book = await readBack(sourceOf(columns, rows, many));
    expect(book.SheetNames).toEqual(["Table", "Issues"]);
    expect(rowsOf(book, "Table")).toHaveLength(4);
    expect(rowsOf(book, "Issues")).toHaveLength(11);
  });

  it("says so when there are more issues than fit", async () => {
    const many = Array.from({ length: 10 }, () => ISSUES[0]!);
    const book = await readBack(sourceOf(columns, rows, many), 5);
    const written = rowsOf(book, "Issues");
    expect(written).toHaveLength(5);
    expect(written.at(-1)![1]).toBe("Only the first 3 issues fit on this sheet; the table has more.");
    expect(book.SheetNames).toEqual(["Table", "Issues"]);
  });
});
