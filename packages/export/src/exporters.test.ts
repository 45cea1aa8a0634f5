/** One suite over all exporters: what is written is read back by a foreign reader and compared cell by cell. */
import * as XLSX from "@e965/xlsx";
import type { ValueType } from "@limpid/table";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { type ExportSource, exportCsv, exportExcel, exportJson } from "./index.ts";

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

/** A serial day is a binary fraction: the reader may be off by a millisecond. */
const toSecond = (date: Date) => new Date(Math.round(date.getTime() / 1000) * 1000).toISOString();

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
  {
    id: "excel",
    run: exportExcel,
    read: (bytes) => {
      const book = XLSX.read(bytes, { type: "array", UTC: true, cellDates: true });
      const rows = XLSX.utils.sheet_to_json<(ReadCell | Date)[]>(book.Sheets.Table!, {
        header: 1,
        raw: true,
        defval: null,
        UTC: true,
      });
      return rows.map((row) => row.map((cell) => (cell instanceof Date ? toSecond(cell) : cell)));
    },
    expected: (value, type) => {
      if (value === null) return null;
      if (type === "boolean") return value === "true";
      if (type === "date") return value >= "1900-03-01" ? `${value}T00:00:00.000Z` : value;
      if (type === "datetime") return `${value.replace(" ", "T")}.000Z`;
      if (isNumeric(type) && value.replace(/\D/g, "").length <= 15) return Number(value);
      return value.replace("\r\n", "\n"); // as this reader reads line breaks
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

describe("exportExcel", () => {
  it("freezes and emboldens the titles", async () => {
    const bytes = await collect(exportExcel(sourceOf([{ title: "id", type: "text" }], [["00137"]])));
    const { files } = XLSX.read(bytes, { type: "array", bookFiles: true }) as unknown as {
      files: Record<string, { content: Uint8Array }>;
    };
    const text = (path: string) => new TextDecoder().decode(files[path]!.content);
    expect(text("xl/worksheets/sheet1.xml")).toMatch(/ySplit="1".*state="frozen".*r="A1" t="inlineStr" s="1"/);
    expect(text("xl/styles.xml")).toMatch(/<b\/>.*<xf [^>]*fontId="1"/);
  });

  it("keeps identifiers as text, also after somebody edits them", async () => {
    const bytes = await collect(exportExcel(sourceOf([{ title: "id", type: "text" }], [["00137"]])));
    const book = XLSX.read(bytes, { type: "array", cellNF: true });
    expect(book.Sheets.Table!.A2).toMatchObject({ t: "s", v: "00137", z: "@" });
  });

  it("cuts a text that is longer than Excel can hold", async () => {
    const bytes = await collect(exportExcel(sourceOf([{ title: "t", type: "text" }], [["x".repeat(40_000)]])));
    expect(XLSX.read(bytes, { type: "array" }).Sheets.Table!.A2.v).toHaveLength(32_767);
  });
});

describe("exportJson", () => {
  it("gives every column a key of its own", async () => {
    const columns = ["a", "a", "", "__proto__"].map((title) => ({ title, type: "text" as const }));
    const json = new TextDecoder().decode(await collect(exportJson(sourceOf(columns, [["1", "2", "3", "4"]]))));
    expect(json).toBe('[\n{"a":"1","a_2":"2","column_3":"3","__proto__":"4"}\n]\n');
  });
});
