/** Exports of a table on disk, made as the worker makes them: beside those of the same table in memory, and read back. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as XLSX from "@e965/xlsx";
import { CSV_DELIMITERS, type CsvFlag } from "@limpid/contract";
import { type EditedCell, type EditOverlay, NO_EDITS } from "@limpid/edits";
import { type ExportSource, exportCsv, exportJson, sourceFromCleanTable } from "@limpid/export";
import { type CleanTable, FINE_VERDICT, plainGuess, tableFromRows, type ValueType, type Verdict } from "@limpid/table";
import { sourceFromParquet, writeCleaned, writeIngest } from "@limpid/tables";
import type { CsvOptions, ExportInput } from "@limpid/worker-protocol";
import Papa from "papaparse";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tablesHandlers } from "./tables-handlers.ts";

const USUAL_CSV: CsvOptions = { hasBom: false, delimiter: "comma", cells: "cleaned", hasFlags: false };
const NASTY: readonly string[] = [
  'say "hi"',
  "two\nlines",
  "carriage\r\nreturn",
  "lone \r return",
  "a,b;c\td",
  '=HYPERLINK("http://example.org","click")',
  "-cmd|' /C calc'!A0",
  "+41 44 123 45 67",
  "+1,234.50",
  "-5",
  "\u0000=1+1",
  "@sum",
  "'quoted'",
  "00137",
  "1E5",
  "12345678901234567890",
  "😀 naïve ﷽",
  " padded ",
  "back\\slash \\u000B",
  "__proto__",
  "<b>&amp;</b>",
  "null",
  "x'); drop table edits; --",
  ...[..."\t\n\v\f\r \u00a0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000\ufeff\u200b\u0085"].flatMap((sign) => [
    `${sign}first`,
    `last${sign}`,
    `mid${sign}dle`,
    `=${sign}1`,
    `+${sign}1`,
    `-1${sign}2`,
  ]),
];
const TITLES = [
  "it's",
  'say "hi"',
  "",
  "a,b",
  "=1+1",
  " padded ",
  "two\nlines",
  "'); drop table x; --",
  "a,b",
  "__proto__",
];

interface Kept {
  readonly folder: string;
  readonly clean: CleanTable;
}

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "limpid-exports-"));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const JUDGED = new Map<string, Verdict>(
  [
    { ...FINE_VERDICT, kind: "written", raw: "WRITTEN", output: "written", rule: "person.case" } as const,
    { ...FINE_VERDICT, kind: "repaired", raw: "Repiared", output: "repaired", rule: "typo.near" } as const,
    { ...FINE_VERDICT, kind: "invalid", raw: "invalid", output: "invalid", msg: "None of these." } as const,
  ].map((verdict) => [verdict.raw, verdict]),
);

/** "n/a" is no data, and what ends with "?" is not clean. */
function judge(raw: string): Verdict {
  const judged = JUDGED.get(raw);
  if (judged !== undefined) return judged;
  if (raw === "n/a") return { ...FINE_VERDICT, kind: "missing", raw, output: null, msg: "Stands for no data." };
  if (!raw.endsWith("?")) return { ...FINE_VERDICT, raw, output: raw };
  return {
    ...FINE_VERDICT,
    kind: "proposed",
    raw,
    output: raw,
    msg: "Odd.",
    alternatives: [{ output: "even", prob: 0.5 }],
  };
}

interface MadeColumn {
  readonly type: ValueType;
  readonly classType?: ValueType;
  readonly texts: readonly string[];
}

async function keep(name: string, titles: readonly string[], columns: readonly MadeColumn[]): Promise<Kept> {
  const folder = join(root, name);
  mkdirSync(folder);
  const rows = (columns[0]?.texts ?? []).map((_, row) => columns.map(({ texts }) => texts[row] ?? ""));
  const table = tableFromRows(titles, rows);
  const entity = plainGuess("text", "Text");
  const clean: CleanTable = {
    rowCount: table.rowCount,
    columns: table.columns.map(({ title, dict, codes }, index) => {
      const { type = "text", classType = type } = columns[index] ?? {};
      return {
        title,
        entity,
        type,
        classType,
        evidence: [],
        decisions: [],
        questions: [],
        judgement: "judged",
        verdicts: dict.map(judge),
        codes,
      };
    }),
  };
  await writeIngest(join(folder, "ingest.parquet"), table);
  const at = (name: string): string => join(folder, `${name}.parquet`);
  await writeCleaned({ clean: at("clean"), review: at("review"), plain: at("plain") }, [clean]);
  return { folder, clean };
}

function edited(row: number, column: number, value: string | null): EditedCell {
  return { row, column, edits: [{ field: "output", value }] };
}

type Wish = Partial<Pick<ExportInput, "escaping" | "badCells" | "mayHoldNumbers" | "overlay" | "readings" | "rows">> &
  Pick<ExportInput, "format"> & { readonly csv?: Partial<CsvOptions> };

/** The path of the file. */
async function exportOf({ folder, clean }: Kept, wish: Wish): Promise<string> {
  const { format, overlay = NO_EDITS, escaping = "none", badCells = "raw_column", readings = [] } = wish;
  const { mayHoldNumbers = [], rows = null } = wish;
  const csv = { ...USUAL_CSV, hasBom: escaping === "excel", ...wish.csv };
  const at = (name: string) => join(folder, name);
  const versionPath = overlay === NO_EDITS ? at("clean.parquet") : at("clean-v2.parquet");
  const exportPath = join(
    folder,
    "exports",
    `${format}-${escaping}-${badCells}-${Object.values(csv).join("-")}-${rows?.join("") ?? ""}`,
  );
  await tablesHandlers.exportTable(
    {
      format,
      escaping,
      badCells,
      csv,
      overlay,
      rows,
      mayHoldNumbers,
      versionPath,
      exportPath,
      titles: clean.columns.map(({ title }) => title),
      classTypes: clean.columns.map(({ classType }) => classType),
      readings,
      paths: {
        ingest: at("ingest.parquet"),
        clean: at("clean.parquet"),
        review: at("review.parquet"),
        plain: at("plain.parquet"),
      },
    },
    async () => undefined,
  );
  return exportPath;
}

async function textOf(chunks: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const chunk of chunks) text += chunk;
  return text;
}

/** DuckDB writes the rare control characters with capital digits. */
function inSmallDigits(json: string): string {
  return json.replace(/\\\\|\\u00[01][0-9A-F]/g, (sign) => (sign.startsWith("\\u") ? sign.toLowerCase() : sign));
}

/** Numbers of days as numbers, which the reader would make dates of. */
function rowsOf(path: string, sheet: string): unknown[][] {
  const { Sheets } = XLSX.read(readFileSync(path));
  const cells = Sheets[sheet] ?? {};
  const { s: start, e: end } = XLSX.utils.decode_range(cells["!ref"] ?? "A1");
  const valueAt = (r: number, c: number): unknown =>
    (cells[XLSX.utils.encode_cell({ r, c })] as XLSX.CellObject)?.v ?? null;
  return Array.from({ length: end.r - start.r + 1 }, (_, r) =>
    Array.from({ length: end.c - start.c + 1 }, (__, c) => valueAt(r, c)),
  );
}

/** What is made in memory, with the edits of the version. */
async function expectSameBytes(kept: Kept, source: () => Promise<ExportSource> | ExportSource, overlay = NO_EDITS) {
  for (const escaping of ["none", "excel"] as const) {
    const path = await exportOf(kept, { format: "csv", escaping, overlay });
    expect(readFileSync(path, "utf8")).toBe(await textOf(exportCsv(await source(), { escape: escaping })));
  }
  const json = readFileSync(await exportOf(kept, { format: "json", overlay }), "utf8");
  const expected = await textOf(exportJson(await source()));
  expect(inSmallDigits(json)).toBe(expected);
  expect(JSON.parse(json)).toEqual(JSON.parse(expected));
}

const NUMBERS: readonly MadeColumn[] = [
  { type: "integer", texts: ["0", "-7", "9007199254740991", "9007199254740993", "-9223372036854775808"] },
  { type: "number", texts: ["12.50", "0.00", "-3.10", "1000000.00", "n/a"] },
  { type: "number", texts: ["0.5", "0.00012", "123456.789", "7", "1234567.12345678"] },
  { type: "number", texts: ["0.123456789012345", "1.5", "2.25", "3", "99999999999999"] },
  { type: "number", texts: ["0.00000010", "0.00000000", "1.00000000", "2.50000000", "123.00000001"] },
  { type: "boolean", texts: ["true", "false", "n/a", "true", "false"] },
  { type: "date", texts: ["2024-02-29", "1899-12-31", "0001-01-01", "9999-12-31", "n/a"] },
  {
    type: "datetime",
    texts: ["2024-02-29 23:59:58", "1999-01-01 00:00:00", "2038-01-19 03:14:07.25", "n/a", "2024-01-01 00:00:00"],
  },
];

it("texts of all kinds are written byte for byte as from memory, whatever their titles", async () => {
  const texts = [...NASTY, "", "n/a"];
  const columns = TITLES.map(
    (_, column): MadeColumn => ({
      type: "text",
      texts: texts.map((_, row) => texts[(row + column * 7) % texts.length] ?? ""),
    }),
  );
  const kept = await keep("texts", TITLES, columns);
  await expectSameBytes(kept, () => sourceFromCleanTable(kept.clean));
});

it("numbers, days and flags are written as from memory", async () => {
  const kept = await keep(
    "numbers",
    NUMBERS.map((_, index) => `t${index}`),
    NUMBERS,
  );
  await expectSameBytes(kept, () => sourceFromParquet(join(kept.folder, "clean.parquet")));
});

it.each([
  ["one column that is empty here and there", ["only"], [{ type: "text", texts: ["n/a", "", "a", "n/a"] }]],
  [
    "a table without rows",
    ["a", "b'"],
    [
      { type: "text", texts: [] },
      { type: "text", texts: [] },
    ],
  ],
  [
    "400 columns",
    Array.from({ length: 400 }, (_, index) => `c${index}`),
    Array.from({ length: 400 }, (_, index) => ({ type: "text", texts: [`"${index}"`, "n/a"] })),
  ],
] as [string, string[], MadeColumn[]][])("%s is written as from memory", async (name, titles, columns) => {
  const kept = await keep(name.slice(0, 10), titles, columns);
  await expectSameBytes(kept, () => sourceFromCleanTable(kept.clean));
});

it("rows keep their order in a long table, and edits are in it", async () => {
  const rows = Array.from({ length: 60_000 }, (_, row) => row);
  const kept = await keep(
    "long",
    ["n", "t"],
    [
      { type: "integer", texts: rows.map(String) },
      { type: "text", texts: rows.map((row) => `"${row % 101}`) },
    ],
  );
  const cells: EditedCell[] = [edited(59_999, 1, "edited, last"), edited(3, 0, null)];
  const overlay: EditOverlay = { ...NO_EDITS, cells, titles: new Map([[1, 'new "title"']]) };
  await exportOf(kept, { format: "csv", overlay });
  await expectSameBytes(
    kept,
    () => sourceFromParquet(join(kept.folder, "clean-v2.parquet"), ["n", 'new "title"']),
    overlay,
  );
  const lines = readFileSync(await exportOf(kept, { format: "csv", overlay }), "utf8").split("\r\n");
  expect([lines[0], lines[4], lines[60_000]]).toEqual(['n,"new ""title"""', ',"""3"', '59999,"edited, last"']);
});

const REVIEWED: readonly MadeColumn[] = [
  { type: "text", texts: ["WRITTEN", "=1+1", "Repiared", "a;b|c,d\te", "n/a", " ", "invalid"] },
  { type: "date", texts: ["2024-02-29", "n/a", "2024-03-01", "2024-03-02", "2024-03-03", "2024-03-04", ""] },
  { type: "text", texts: ["odd?", "kept", "kept", "kept", "kept", "kept", 'say "hi"'] },
];
const REVIEWED_TITLES = ["name", "day", "Name_RAW"];
/** One cell has another value, one was given back what cleaning made of it, and one has lost its data. */
const REVIEWED_EDITS: EditOverlay = {
  ...NO_EDITS,
  cells: [
    edited(1, 2, "mine, now"),
    { row: 0, column: 0, edits: [...edited(0, 0, "else").edits, ...edited(0, 0, "written").edits] },
    { row: 2, column: 0, edits: [{ field: "hasData", value: false }] },
  ],
  titles: new Map([[1, "Day"]]),
  computed: [{ source: 1, component: "year", ordinal: 0, editUuid: "e" }],
};

it("CSV has what was read and what became of it beside, in names that no column of the table has", async () => {
  const kept = await keep("reviewed", REVIEWED_TITLES, REVIEWED);
  const csv = { cells: "both", hasFlags: true } as const;
  const path = await exportOf(kept, { format: "csv", csv, overlay: REVIEWED_EDITS });
  expect(readFileSync(path, "utf8").split("\r\n")).toEqual([
    "name,name_raw_2,name_flag,Day,Day_raw,Day_flag,Day_year,Name_RAW,Name_RAW_raw,Name_RAW_flag",
    "written,WRITTEN,written,2024-02-29,2024-02-29,ok,,odd?,odd?,not clean",
    '=1+1,=1+1,ok,,n/a,missing,,"mine, now",kept,edited',
    ",Repiared,missing,2024-03-01,2024-03-01,ok,,kept,kept,ok",
    '"a;b|c,d\te","a;b|c,d\te",ok,2024-03-02,2024-03-02,ok,,kept,kept,ok',
    ",n/a,missing,2024-03-03,2024-03-03,ok,,kept,kept,ok",
    '" "," ",ok,2024-03-04,2024-03-04,ok,,kept,kept,ok',
    'invalid,invalid,not valid,"",,ok,,"say ""hi""","say ""hi""",ok',
    "",
  ]);
});

it("a cell that an edit and another one have left as it was keeps the word for what cleaning made of it", async () => {
  const kept = await keep("taken back", ["a"], [{ type: "text", texts: ["Repiared", "WRITTEN", "plain"] }]);
  const back = (row: number, text: string) => ({
    ...edited(row, 0, text),
    edits: ["else", text].flatMap((value) => edited(row, 0, value).edits),
  });
  const overlay = { ...NO_EDITS, cells: [back(0, "repaired"), back(1, "written"), back(2, "plain")] };
  const path = await exportOf(kept, { format: "csv", csv: { hasFlags: true }, overlay });
  expect(readFileSync(path, "utf8")).toBe("a,a_flag\r\nrepaired,repaired\r\nwritten,written\r\nplain,ok\r\n");
});

it("CSV as it was read has no columns that are made of others, and the titles of the table", async () => {
  const kept = await keep("raw", REVIEWED_TITLES, REVIEWED);
  const csv = { cells: "raw", delimiter: "semicolon", hasBom: true } as const;
  const path = await exportOf(kept, { format: "csv", csv, overlay: REVIEWED_EDITS, escaping: "excel" });
  expect(readFileSync(path, "utf8").split("\r\n")).toEqual([
    "\uFEFFname;Day;Name_RAW",
    "WRITTEN;2024-02-29;odd?",
    "'=1+1;n/a;kept",
    "Repiared;2024-03-01;kept",
    '"a;b|c,d\te";2024-03-02;kept',
    "n/a;2024-03-03;kept",
    '" ";2024-03-04;kept',
    'invalid;;"say ""hi"""',
    "",
  ]);
});

it.each(["comma", "semicolon", "tab", "pipe"] as const)(
  "another reader reads texts of all kinds back, with %s between them, and flags of many columns",
  async (delimiter) => {
    const texts = [...NASTY, ...JUDGED.keys(), "n/a"];
    const columns = Array.from(
      { length: 120 },
      (_, column): MadeColumn => ({
        type: "text",
        texts: texts.map((_, row) => texts[(row + column * 7) % texts.length] ?? ""),
      }),
    );
    const titles = columns.map((_, column) => `${CSV_DELIMITERS[delimiter]}${column}`);
    const kept = await keep(`read back ${delimiter}`, titles, columns);
    const path = await exportOf(kept, { format: "csv", csv: { delimiter, cells: "both", hasFlags: true } });
    const { data, errors } = Papa.parse<string[]>(readFileSync(path, "utf8"), {
      delimiter: CSV_DELIMITERS[delimiter],
      newline: "\r\n",
      skipEmptyLines: true,
    });
    expect(errors).toEqual([]);
    expect(data).toEqual([
      titles.flatMap((title) => [title, `${title}_raw`, `${title}_flag`]),
      ...texts.map((_, row) =>
        columns.flatMap((column) => {
          const verdict = judge(column.texts[row] ?? "");
          return [verdict.output ?? "", verdict.raw, WORDS[verdict.kind]];
        }),
      ),
    ]);
  },
);

const WORDS: Readonly<Record<Verdict["kind"], CsvFlag>> = {
  kept: "ok",
  written: "written",
  repaired: "repaired",
  proposed: "not clean",
  invalid: "not valid",
  failed: "not valid",
  missing: "missing",
};

it("columns can have the names that are used on the way", async () => {
  const titles = ["c0", "c1", "f0", "flags0", "row", "column", "flag", "f", "ingest_row", "ingest_text"];
  const kept = await keep(
    "names",
    titles,
    titles.map((title) => ({ type: "text", texts: [`${title}?`, title] })),
  );
  const path = await exportOf(kept, { format: "csv", csv: { cells: "both", hasFlags: true } });
  expect(readFileSync(path, "utf8").split("\r\n")).toEqual([
    titles.map((title) => `${title},${title}_raw,${title}_flag`).join(","),
    titles.map((title) => `${title}?,${title}?,not clean`).join(","),
    titles.map((title) => `${title},${title},ok`).join(","),
    "",
  ]);
});

it("a table without rows has the titles alone", async () => {
  const kept = await keep(
    "no rows",
    ["a", "b"],
    [
      { type: "text", texts: [] },
      { type: "text", texts: [] },
    ],
  );
  const path = await exportOf(kept, { format: "csv", csv: { cells: "both", hasFlags: true, delimiter: "tab" } });
  expect(readFileSync(path, "utf8")).toBe("a\ta_raw\ta_flag\tb\tb_raw\tb_flag\r\n");
});

const MIXED: readonly MadeColumn[] = [
  { type: "text", classType: "date", texts: ["2024-02-29", "31/02/2024?", "2024-03-01", "n/a", "2024-3-1"] },
  { type: "text", classType: "number", texts: ["12.50", "7.25", "free?", "-0.00", "1.00"] },
  { type: "text", classType: "integer", texts: ["1", "007", "3", "4", "9223372036854775807"] },
  {
    type: "text",
    classType: "datetime",
    texts: ["2024-02-29 23:59:58.125", "2024-02-29", "2024-01-01 00:00", "n/a", "soon?"],
  },
  { type: "text", classType: "boolean", texts: ["true", "false", "maybe?", "n/a", "true"] },
  { type: "text", classType: "number", texts: ["5%", "7%", "8%", "9%", "1"] },
  { type: "text", texts: ["2024-02-29", "1", "true", "n/a", "x"] },
];
const MIXED_TITLES = ["day", "price", "count", "time", "paid", "share", "Day_raw"];

async function readParquet(path: string) {
  const { columns, batches } = await sourceFromParquet(path);
  const rows: (readonly (string | null)[])[] = [];
  for await (const batch of batches) rows.push(...batch);
  return { columns: columns.map(({ title, type }) => `${title}: ${type}`), rows };
}

it("Parquet keeps the type of a column; what is not of it is null, with its text beside", async () => {
  const kept = await keep("parquet", MIXED_TITLES, MIXED);
  const { columns, rows } = await readParquet(await exportOf(kept, { format: "parquet" }));
  expect(columns).toEqual([
    "day: date",
    "day_raw_2: text",
    "price: number",
    "price_raw: text",
    "count: integer",
    "count_raw: text",
    "time: datetime",
    "time_raw: text",
    "paid: boolean",
    "paid_raw: text",
    "share: text",
    "Day_raw: text",
  ]);
  expect(rows).toEqual([
    ["2024-02-29", null, "12.50", null, "1", null, "2024-02-29 23:59:58.125", null, "true", null, "5%", "2024-02-29"],
    [null, "31/02/2024?", "7.25", null, null, "007", null, "2024-02-29", "false", null, "7%", "1"],
    ["2024-03-01", null, null, "free?", "3", null, "2024-01-01 00:00:00", null, null, "maybe?", "8%", "true"],
    [null, null, null, "-0.00", "4", null, null, null, null, null, "9%", null],
    [null, "2024-3-1", "1.00", null, "9223372036854775807", null, null, "soon?", "true", null, "1", "x"],
  ]);
});

it("Parquet has columns of texts where that is asked for, and no others than the table where all cells fit", async () => {
  const kept = await keep("plain", MIXED_TITLES, MIXED);
  const path = await exportOf(kept, { format: "parquet", badCells: "text_column" });
  expect((await readParquet(path)).columns).toEqual(MIXED_TITLES.map((title) => `${title}: text`));
  const fitting = await keep("fitting", ["n"], [{ type: "integer", texts: ["1", "2"] }]);
  expect(await readParquet(await exportOf(fitting, { format: "parquet" }))).toEqual({
    columns: ["n: integer"],
    rows: [["1"], ["2"]],
  });
});

it("an edit that mends the last bad cell ends the column of texts beside it", async () => {
  const kept = await keep(
    "mended",
    ["day"],
    [{ type: "text", classType: "date", texts: ["2024-02-29", "soon?", "2024-03-01"] }],
  );
  const overlay: EditOverlay = { ...NO_EDITS, cells: [edited(1, 0, "2024-02-28")] };
  expect(await readParquet(await exportOf(kept, { format: "parquet", overlay }))).toEqual({
    columns: ["day: date"],
    rows: [["2024-02-29"], ["2024-02-28"], ["2024-03-01"]],
  });
});

it("Excel types cell by cell, and lists the issues as they are after the edits", async () => {
  const kept = await keep("excel", MIXED_TITLES, MIXED);
  const cells: EditedCell[] = [
    edited(2, 1, "3.75"),
    { row: 0, column: 6, edits: [...edited(0, 6, "mine").edits, { field: "isClean", value: false }] },
  ];
  const path = await exportOf(kept, {
    format: "excel",
    overlay: { ...NO_EDITS, cells, titles: new Map([[0, "Tag"]]) },
  });
  const book = XLSX.read(readFileSync(path), { cellNF: true });
  expect(rowsOf(path, "Table")).toEqual([
    ["Tag", "price", "count", "time", "paid", "share", "Day_raw"],
    [45351, 12.5, 1, 45351.9999782986, true, "5%", "mine"],
    ["31/02/2024?", 7.25, "007", "2024-02-29", false, "7%", "1"],
    [45352, 3.75, 3, 45292, "maybe?", "8%", "true"],
    [null, "-0.00", 4, null, null, "9%", null],
    ["2024-3-1", 1, "9223372036854775807", "soon?", true, "1", "x"],
  ]);
  expect(["A2", "B2", "C2", "D2", "A3"].map((at) => (book.Sheets.Table![at] as XLSX.CellObject).z)).toEqual([
    "yyyy-mm-dd",
    "0.00",
    "0",
    "yyyy-mm-dd hh:mm:ss.000",
    "@",
  ]);
  expect(rowsOf(path, "Issues").slice(1)).toEqual([
    [1, "Day_raw", "2024-02-29", "mine", null, "Not clean", "Set by a person."],
    [2, "Tag", "31/02/2024?", "31/02/2024?", "even", "Not clean", "Odd."],
    [3, "paid", "maybe?", "maybe?", "even", "Not clean", "Odd."],
    [4, "Tag", "n/a", null, null, "Missing data", "Stands for no data."],
    [4, "time", "n/a", null, null, "Missing data", "Stands for no data."],
    [4, "paid", "n/a", null, null, "Missing data", "Stands for no data."],
    [4, "Day_raw", "n/a", null, null, "Missing data", "Stands for no data."],
    [5, "time", "soon?", "soon?", "even", "Not clean", "Odd."],
  ]);
});

it("numbers that a spreadsheet would round, and days before its calendar, are texts in Excel", async () => {
  const kept = await keep(
    "exact",
    NUMBERS.map((_, index) => `t${index}`),
    NUMBERS,
  );
  const rows = rowsOf(await exportOf(kept, { format: "excel" }), "Table");
  expect(rows.slice(1).map((row) => [row[0], row[3], row[6]])).toEqual([
    [0, 0.123456789012345, 45351],
    [-7, 1.5, "1899-12-31"],
    ["9007199254740991", 2.25, "0001-01-01"],
    ["9007199254740993", 3, 2958465],
    ["-9223372036854775808", 99999999999999, null],
  ]);
});

it.each(["csv", "json", "excel", "parquet"] as const)(
  "a %s that cannot be written leaves nothing behind",
  async (format) => {
    const kept = await keep(
      `broken ${format}`,
      ["day"],
      [{ type: "text", classType: "date", texts: ["2024-02-29", "soon?"] }],
    );
    writeFileSync(join(kept.folder, "clean.parquet"), "no Parquet");
    await expect(exportOf(kept, { format })).rejects.toThrow();
    expect(readdirSync(kept.folder, { recursive: true }).filter((name) => String(name).includes("tmp"))).toEqual([]);
  },
);

describe("chosen rows", () => {
  const texts = Array.from({ length: 12 }, (_, row) => (row % 4 === 0 ? `odd ${row}?` : `t${row}`));
  const ROWS = { overlay: { ...NO_EDITS, cells: [edited(3, 0, "new")], leftOut: [[1, 2] as const] } };
  // Row 2 is left out.
  const rows = new Uint32Array([8, 3, 2, 0, 11]);
  const SHOWN = ["odd 8?", "new", "odd 0?", "t11"];
  let kept: Kept;
  beforeAll(async () => {
    kept = await keep(
      "chosen",
      ["a", "n"],
      [
        { type: "text", texts },
        { type: "integer", texts: texts.map((_, row) => `${row}`) },
      ],
    );
  });

  it.each(["csv", "json", "parquet"] as const)("are written in their order, and no others: %s", async (format) => {
    const path = await exportOf(kept, { format, ...ROWS, rows });
    const written =
      format === "parquet" ? await textOf(exportCsv(await sourceFromParquet(path))) : readFileSync(path, "utf8");
    const found =
      format === "json"
        ? (JSON.parse(written) as { a: string }[]).map(({ a }) => a)
        : written
            .split(/\r?\n/)
            .slice(1, -1)
            .map((line) => line.split(",")[0]);
    expect(found).toEqual(SHOWN);
  });

  it("are in a workbook with their own issues, by their places in it", async () => {
    const path = await exportOf(kept, { format: "excel", ...ROWS, rows });
    expect(rowsOf(path, "Table").slice(1)).toEqual([
      ["odd 8?", 8],
      ["new", 3],
      ["odd 0?", 0],
      ["t11", 11],
    ]);
    expect(
      rowsOf(path, "Issues")
        .slice(1)
        .map(([row]) => row)
        .sort(),
    ).toEqual([1, 3]);
  });

  it("leave nothing else behind", async () => {
    await exportOf(kept, { format: "csv", ...ROWS, rows });
    expect(readdirSync(join(kept.folder, "exports")).filter((name) => name.includes(".tmp-"))).toEqual([]);
  });
});

describe("the numbers of a column of texts", () => {
  const repeat = (count: number, textOf: (row: number) => string) =>
    Array.from({ length: count }, (_, row) => textOf(row));
  const stock = (...odd: string[]) => [...repeat(38, (row) => String((row * 7) % 13)), ...odd];

  async function cellsOf(texts: readonly string[], mayHold = true): Promise<readonly unknown[]> {
    const kept = await keep(`amounts ${amounts++}`, ["a"], [{ type: "text", texts }]);
    const path = await exportOf(kept, { format: "excel", mayHoldNumbers: [mayHold] });
    return rowsOf(path, "Table")
      .slice(1)
      .map(([cell]) => cell);
  }
  let amounts = 0;

  it.each<[string, readonly string[]]>([
    ["of amounts with a few odd cells", stock("sold out", "~ 40")],
    ["of prices", [...repeat(30, (row) => `${row + 1}.50`), "on request"]],
    [
      "of temperatures below zero",
      [...repeat(30, (row) => `${row - 12}`).map((text) => (text === "0" ? "1" : text)), "broken"],
    ],
  ])("%s are numbers", async (_, texts) => {
    const cells = await cellsOf(texts);
    expect(cells).toEqual(texts.map((text) => (/^-?[\d.]+$/.test(text) ? Number(text) : text)));
  });

  it.each<[string, readonly string[]]>([
    ["with zeros before them", stock("007", "none")],
    ["with more digits than a spreadsheet keeps", stock("1234567890123456", "none")],
    ["beside codes of letters and digits", stock("47A3", "none")],
    ["that are all different", [...repeat(40, (row) => String(row * row + 95)), "none"]],
    ["that all have four digits, as codes of places", [...repeat(40, (row) => String(8000 + (row % 9))), "none"]],
    [
      "that are some of many words",
      [...repeat(20, (row) => String(row % 5)), ...repeat(20, (row) => `word ${"ab"[row % 2]}`)],
    ],
    ["beside telephone numbers", stock("+41 44 123 45 67", "044 123")],
    ["without an odd cell, of which the class knows what they are", stock()],
  ])("%s are texts", async (_, texts) => {
    expect(await cellsOf(texts)).toEqual(texts);
  });

  it("of a class of codes are texts", async () => {
    const texts = stock("sold out");
    expect(await cellsOf(texts, false)).toEqual(texts);
  });

  it("keep zeros at their end where not all have as many decimals", async () => {
    const texts = [...repeat(30, (row) => `${row}.5`), "12.50", "none"];
    expect((await cellsOf(texts)).slice(-3)).toEqual([29.5, "12.50", "none"]);
  });
});
