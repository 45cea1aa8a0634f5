/** One suite over all exporters: what is written is read back by a foreign reader and compared cell by cell. */
import type { ValueType } from "@limpid/table";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { type ExportSource, exportCsv, exportJson } from "./index.ts";

type Cell = string | null;
type ReadCell = string | number | boolean | null;

interface Exporter {
  readonly id: string;
  readonly run: (source: ExportSource) => AsyncIterable<string | Uint8Array>;
  /** Titles, then rows. */
  readonly read: (bytes: Uint8Array) => ReadCell[][];
  /** How a cell of a type comes back; CSV knows text only. */
  readonly expected: (value: Cell, type: ValueType) => ReadCell;
}

const isNumeric = (type: ValueType) => type === "integer" || type === "number";

const EXPORTERS: readonly Exporter[] = [
  {
    id: "csv",
    run: (source) => exportCsv(source),
    read: (bytes) => Papa.parse<string[]>(new TextDecoder().decode(bytes), { skipEmptyLines: true }).data,
    expected: (value) => value ?? "",
  },
  {
    id: "json",
    run: exportJson,
    read: (bytes) => {
      const records = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, ReadCell>[];
      return [Object.keys(records[0] ?? {}), ...records.map((record) => Object.values(record))];
    },
    expected: (value, type) => {
      if (value === null) return null;
      if (type === "boolean") return value === "true";
      return isNumeric(type) && Number.isSafeInteger(Math.trunc(Number(value))) ? Number(value) : value;
    },
  },
];

const NASTY: readonly string[] = [
  'say "hi"',
  "two\nlines",
  "carriage\r\nreturn",
  "a,b;c\td",
  '=HYPERLINK("http://example.org","click")',
  "+41 44 123 45 67",
  "-",
  "@sum",
  "00137",
  "1E5",
  "SEPT2",
  "12345678901234567890",
  "😀 naïve ﷽",
  " padded ",
  "_x0041_ is no escape",
  "__proto__",
  "<b>&amp;</b>",
  "null",
];

const COLUMNS: ExportSource["columns"] = [
  { title: "text", type: "text" },
  { title: "integer", type: "integer" },
  { title: "number", type: "number" },
  { title: "boolean", type: "boolean" },
  { title: "date", type: "date" },
  { title: "datetime", type: "datetime" },
];

const TYPED: readonly Cell[][] = [
  ["1", "2.5", "true", "2024-02-29", "2024-02-29 23:59:58"],
  ["-7", "-0.001", "false", "1899-12-31", "1999-01-01 00:00:00"],
  ["9007199254740993", "12.50", "true", "1900-03-01", "2038-01-19 03:14:07"],
  [null, null, null, null, null],
];

const ROWS: readonly Cell[][] = [
  ...NASTY.map((text, index) => [text, ...(TYPED[index % TYPED.length] ?? [])]),
  [null, ...(TYPED[0] ?? [])],
];

function sourceOf(columns: ExportSource["columns"], rows: readonly Cell[][], batchRows = 5): ExportSource {
  async function* batches() {
    for (let first = 0; first < rows.length; first += batchRows) yield rows.slice(first, first + batchRows);
  }
  return { columns, batches: batches() };
}

async function collect(chunks: AsyncIterable<string | Uint8Array>): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(Buffer.from(chunk as string));
  return Buffer.concat(parts);
}

describe.each(EXPORTERS)("the $id exporter", ({ run, read, expected }) => {
  it("writes every cell so that a foreign reader gets the same value", async () => {
    const rows = read(await collect(run(sourceOf(COLUMNS, ROWS))));
    expect(rows[0]).toEqual(COLUMNS.map(({ title }) => title));
    expect(rows.slice(1)).toEqual(ROWS.map((row) => row.map((value, index) => expected(value, COLUMNS[index]!.type))));
  });

  it("writes a table without rows", async () => {
    const rows = read(await collect(run(sourceOf(COLUMNS, []))));
    expect(rows.slice(1)).toEqual([]);
  });

  it("does not write one more row than there are at the edges of batches", async () => {
    const rows = Array.from({ length: 10 }, (_, index) => [`row ${index}`]);
    expect(read(await collect(run(sourceOf([{ title: "only", type: "text" }], rows, 5))))).toHaveLength(11);
  });
});

describe("exportCsv", () => {
  const text = async (rows: Cell[][], mode: "none" | "excel", type: ValueType = "text") => {
    const columns = rows[0]!.map((_, index) => ({ title: `c${index}`, type }));
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(
      await collect(exportCsv(sourceOf(columns, rows), { escape: mode })),
    );
  };

  it("tells no data from an empty text", async () => {
    expect(await text([[null, ""]], "none")).toBe('c0,c1\r\n,""\r\n');
  });

  it("keeps a row of a single column without data", async () => {
    expect(await text([[null], ["a"]], "none")).toBe('c0\r\n""\r\na\r\n');
  });

  it("leaves formulas as they are unless asked", async () => {
    expect(await text([["=1+1"]], "none")).toBe("c0\r\n=1+1\r\n");
  });

  it.each([
    ["=1+1", "'=1+1"],
    ["+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"],
    ["-cmd", "'-cmd"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["+41 44 123 45 67", "+41 44 123 45 67"],
    ["-5", "-5"],
    ["+1,234.50", '"+1,234.50"'],
    ["a=b", "a=b"],
    ["00137", "00137"],
  ])("for Excel writes the text %j as %j", async (value, field) => {
    expect(await text([[value]], "excel")).toBe(`\uFEFFc0\r\n${field}\r\n`);
  });

  it("for Excel leaves negative numbers of a number column alone", async () => {
    expect(await text([["-1e5"]], "excel", "number")).toContain("\r\n-1e5\r\n");
  });
});

describe("exportJson", () => {
  it.each([
    ["12.50", "12.5"],
    ["100", "100"],
    ["10.00", "10"],
    ["0.0", "0"],
    ["0.00000010", "0.0000001"],
    ["9007199254740991", "9007199254740991"],
    ["9007199254740993", '"9007199254740993"'],
    ["0.1234567890123456", '"0.1234567890123456"'],
    ["-0", '"-0"'],
    ["007", '"007"'],
  ])("writes the number %s as %s", async (text, written) => {
    const columns = [{ title: "n", type: "number" as const }];
    const json = new TextDecoder().decode(await collect(exportJson(sourceOf(columns, [[text]]))));
    expect(json).toBe(`[\n{"n":${written}}\n]\n`);
  });

  it("gives every column a key of its own", async () => {
    const columns = ["a", "a", "", "__proto__"].map((title) => ({ title, type: "text" as const }));
    const json = new TextDecoder().decode(await collect(exportJson(sourceOf(columns, [["1", "2", "3", "4"]]))));
    expect(json).toBe('[\n{"a":"1","a_2":"2","column_3":"3","__proto__":"4"}\n]\n');
  });
});
