import { textAt } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { DEFAULT_LIMITS, type IngestChoices, type IngestedTable } from "../../reader.ts";
import { mendDelimiters } from "./mend-odd-rows.ts";
import { csvReader } from "./reader.ts";

function read(text: string, choices: IngestChoices = {}): IngestedTable {
  const options = { fileName: "x.csv", limits: DEFAULT_LIMITS, choices };
  const outcome = csvReader.read(new TextEncoder().encode(text), options);
  if (outcome.kind === "refused") throw new Error(outcome.reason);
  return outcome;
}

function rowOf({ table }: IngestedTable, row: number): string[] {
  return table.columns.map((column) => textAt(column, row));
}

function messagesOf({ warnings }: IngestedTable): string[] {
  return warnings.map(({ message }) => message);
}

function lines(from: number, to: number, delimiter: string, name = (row: number): string => `Lee ${row}`): string {
  const rows = Array.from({ length: to - from }, (_, index) => from + index);
  return rows.map((row) => `${[row, name(row), row * 2, "x"].join(delimiter)}\n`).join("");
}

describe("rows broken over lines", () => {
  it("are joined", () => {
    const table = read("id;text;n\n1;a long\ntext;5\n2;short;6\n3;more\n\nlines;7\n4;end;8\n5;end;9\n6;end;10\n");
    expect(table.table.rowCount).toBe(6);
    expect([rowOf(table, 0), rowOf(table, 2)]).toEqual([
      ["1", "a long\ntext", "5"],
      ["3", "more\n\nlines", "7"],
    ]);
    expect(messagesOf(table)).toEqual([
      "2 rows were broken over several lines, the first in line 2; the lines were joined",
    ]);
  });

  it.each([
    ["are too short", "id;text;n\n1;a;5\n2;b\n3;c;7\n"],
    ["are too long together", "id;text;n\n1;a;5\n2;b\nc;d;e\n4;f;7\n"],
    ["break at a number", "id;text;n\n1;a;5\n2;7\n3;8\n4;f;7\n"],
  ])("stay as they are if they %s", (_, text) => {
    expect(messagesOf(read(text)).join()).not.toContain("joined");
  });
});

describe("the mark of DOS at the end of a file", () => {
  it("is no row", () => {
    expect(read("id,name\n1,Ann\n2,Bo\n\u001a").table.rowCount).toBe(2);
  });
});

describe("rows with another delimiter", () => {
  it("are named with their line where a single one at the end is skipped", () => {
    const table = read(`id,name,n,m\n${lines(0, 20, ",")}${lines(20, 21, ";")}`);
    expect(table.table.rowCount).toBe(20);
    expect(messagesOf(table)).toEqual(["Line 22 is skipped, but may be a row that has semicolons between its cells"]);
  });

  it("are read though a blank would cut all rows alike", () => {
    const rows = (from: number, delimiter: string): string =>
      Array.from({ length: 40 }, (_, row) => `${[from + row, `Lee ${row}`, row * 2].join(delimiter)}\n`).join("");
    const table = read(`id,name,n\n${rows(0, ",")}${rows(40, ",")}${rows(80, ";")}`);
    expect(table.table.rowCount).toBe(120);
    expect(rowOf(table, 119)).toEqual(["119", "Lee 39", "78"]);
  });

  it("are no notes of as many parts", () => {
    const table = read(`id,name,n,m\n${lines(0, 20, ",")}Source: town; street; river; house\n`);
    expect(table.clutter).toHaveLength(1);
    expect(messagesOf(table)).toEqual([
      "Line 22 below the table was not read as a row: Source: town; street; river; house",
    ]);
  });

  it("are all read where they alternate with the usual ones, and rows stay in order", () => {
    const both = Array.from({ length: 30_000 }, (_, row) => lines(row, row + 1, row % 2 === 0 ? "," : ";")).join("");
    const table = read(`id,name,n,m\n${both}`);
    expect(messagesOf(table)).toEqual([
      "15,000 rows have semicolons between their cells instead of commas, the first in line 3; they were read so",
    ]);
    expect(rowOf(table, 29_999)).toEqual(["29999", "Lee 29999", "59998", "x"]);
  });

  it("say how many were read where there are too many", () => {
    const bytes = new TextEncoder().encode("id,name,n\n1;b;c\n2,b,c\n3;b;c\n4,b,c\n5;b;c\n");
    const dialect = { delimiter: ",", quote: '"', escape: '"' };
    const firstRuns = () => [10, 22, 34].map((start) => [start, start + 5] as const);
    const mended = mendDelimiters({ bytes, dialect, width: 3 }, { runCount: 100_001, firstRuns });
    expect(mended?.message).toBe(
      "More than 3 rows have semicolons between their cells instead of commas, the first in line 2; the first 3 were read so",
    );
    expect(new TextDecoder().decode(mended?.bytes)).toBe("id,name,n\n1,b,c\n2,b,c\n3,b,c\n4,b,c\n5,b,c\n");
  });

  it.each([
    ["the last third of a short file", 20, 10, ",", ";", "10 rows have semicolons", "commas", "22"],
    ["the last third of a long one", 4000, 2000, ";", ",", "2,000 rows have commas", "semicolons", "4,002"],
    ["a few at the end", 300, 4, ",", "\t", "4 rows have tabs", "commas", "302"],
    ["behind tabs", 30, 15, "\t", "|", "15 rows have bars", "tabs", "32"],
  ])("are read with a warning: %s", (_, usual, others, delimiter, other, count, usualName, line) => {
    const text =
      `id,name,n,m\n`.replaceAll(",", delimiter) + lines(0, usual, delimiter) + lines(usual, usual + others, other);
    const first = read(text);
    const last = usual + others - 1;
    expect(first.table.rowCount).toBe(usual + others);
    expect(rowOf(first, last)).toEqual([String(last), `Lee ${last}`, String(last * 2), "x"]);
    expect(first.clutter).toEqual([]);
    expect(messagesOf(first)).toEqual([
      `${count} between their cells instead of ${usualName}, the first in line ${line}; they were read so`,
    ]);
    expect(read(text, first.choices)).toEqual({ ...first, selectable: expect.anything() });
  });

  it("may stand anywhere, above the others as well", () => {
    const table = read(`id;name;n;m\n${lines(0, 10, ";")}${lines(10, 40, ",")}${lines(40, 44, ";")}`);
    expect(table.table.rowCount).toBe(44);
    expect(table.table.columns.map(({ title }) => title)).toEqual(["id", "name", "n", "m"]);
  });

  it("keep quotes, delimiters and line breaks within their cells", () => {
    const odd = '100;"Lee; ""Ann"", Ms\nBern";5;y\n101;a, b;6;y\n102;c;7;y\n';
    const table = read(`id,name,n,m\n${lines(0, 100, ",")}${odd}${lines(103, 120, ",")}`);
    expect(rowOf(table, 100)).toEqual(["100", 'Lee; "Ann", Ms\nBern', "5", "y"]);
    expect(rowOf(table, 101)).toEqual(["101", "a, b", "6", "y"]);
    expect(rowOf(table, 119)).toEqual(["119", "Lee 119", "238", "x"]);
  });

  it("are found far behind the first rows", () => {
    const table = read(`id,name,n,m\n${lines(0, 30_000, ",")}${lines(30_000, 30_003, ";")}`);
    expect(rowOf(table, 30_002)).toEqual(["30002", "Lee 30002", "60004", "x"]);
  });

  it.each([
    ["notes below a table", `id,name,n,m\n${lines(0, 50, ",")}\nSource: A; B\nChecked; not audited\n`],
    ["rows that lack cells", `id,name,n,m\n${lines(0, 50, ",")}1,a\n2,b\n3,c\n`],
    ["texts with semicolons", `id,name,n,m\n${lines(0, 50, ",", (row) => `a; b; c; ${row}`)}`],
    ["a column of texts below pairs", `k,v\n${"a,1\n".repeat(40)}b;2\nc;3\n`],
  ])("are not made of %s", (_, text) => {
    expect(messagesOf(read(text)).filter((message) => message.includes("between their cells"))).toEqual([]);
  });
});

describe("quotes that only later rows have", () => {
  it.each([
    ["single ones", (row: number) => `'Lee, Ann ${row}'`, "Lee, Ann 5200"],
    ["backslashes before quotes", (row: number) => `"Lee, \\"Ann\\", ${row}"`, 'Lee, "Ann", 5200'],
  ])("are seen: %s", (_, name, text) => {
    const first = read(`id,name,n,m\n${lines(0, 5000, ",")}${lines(5000, 6000, ",", name)}`);
    expect(rowOf(first, 5200)).toEqual(["5200", text, "10400", "x"]);
    expect(messagesOf(first)).toEqual([]);
    const again = read(`id,name,n,m\n${lines(0, 5000, ",")}${lines(5000, 6000, ",", name)}`, first.choices);
    expect(again).toEqual({ ...first, selectable: expect.anything() });
  });

  it("are apostrophes where rows stay odd", () => {
    const { choices } = read(`id,name,n,m\n${lines(0, 5000, ",")}${"1,'tis,a,b,c\n2,rock 'n' roll,a,b,c\n".repeat(9)}`);
    expect(choices.quote).toBe('"');
  });
});
