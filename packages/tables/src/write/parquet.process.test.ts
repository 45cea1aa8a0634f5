import { rmSync } from "node:fs";
import { join } from "node:path";
import { foldEdits } from "@limpid/edits";
import {
  type CleanTable,
  type Column,
  plainGuess,
  type Table,
  tableFromRows,
  textAt,
  type ValueType,
  type Verdict,
} from "@limpid/table";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeDataDir } from "../../../../tools/testing/make-data-dir.ts";
import { findIssues } from "../lookups/find-issues.ts";
import { type RowSource, sourceFromParquet } from "../parquet/row-source.ts";
import { PageReader } from "../read/page-reader.ts";
import { verdictOn } from "../testing/verdicts.ts";
import { withEdited } from "../testing/with-edited.ts";
import { materialise } from "./materialise.ts";
import { writeClean, writeCleaned } from "./write-cleaned.ts";
import { writeIngest } from "./write-ingest.ts";

const NASTY = [
  "",
  'say "hi"',
  "it's; drop table cells",
  "two\r\nlines",
  "00137",
  "12345678901234567890",
  "😀 ﷽",
  "nul \u0000 inside",
  "NULL",
  "x".repeat(100_000),
];

let folder: string;
let reader: PageReader;

beforeAll(async () => {
  folder = makeDataDir();
  reader = await PageReader.open();
});
afterAll(async () => {
  await reader.close();
  rmSync(folder, { recursive: true, force: true });
});

const at = (name: string) => join(folder, name);
const reviewAt = (name: string) => ({
  ingest: at(`${name}-ingest.parquet`),
  review: at(`${name}-review.parquet`),
  plain: at(`${name}-plain.parquet`),
  clean: at(`${name}-clean.parquet`),
});

const MISSING: Partial<Verdict> = { kind: "missing", output: null, prob: 0.9, missing: 0.95 };

function cleanOf(
  table: Table,
  types: readonly ValueType[],
  judge: (raw: string) => Partial<Verdict> = () => ({}),
): CleanTable {
  const entity = plainGuess("free_text", "Text");
  const toClean = ({ title, dict, codes }: Column, index: number) => ({
    title,
    entity,
    type: types[index] ?? ("text" as const),
    classType: types[index] ?? ("text" as const),
    evidence: [],
    decisions: [],
    questions: [],
    judgement: "judged" as const,
    verdicts: dict.map((raw) => verdictOn(raw, judge(raw))),
    codes,
  });
  return { columns: table.columns.map(toClean), rowCount: table.rowCount };
}

async function readAll(source: RowSource): Promise<(string | null)[][]> {
  const rows: (string | null)[][] = [];
  for await (const batch of source.batches) for (const row of batch) rows.push([...row]);
  return rows;
}

describe("the texts that were read", () => {
  it("come back exactly, however odd they are", async () => {
    const table = tableFromRows(
      ["a", "a", "__proto__"],
      NASTY.map((text, index) => [text, NASTY[NASTY.length - 1 - index]!, "same"]),
    );
    await writeIngest(at("nasty.parquet"), table);
    const page = await reader.readIngestPage(at("nasty.parquet"), { firstRow: 0, rowCount: 100 });
    expect(page).toEqual(NASTY.map((text, index) => [text, NASTY[NASTY.length - 1 - index], "same"]));
  });

  it("come back in order from a table that is large enough for joins", async () => {
    const rows = Array.from({ length: 60_000 }, (_, row) => [
      `unique ${row}`,
      `v${(row * 7919) % 101}`,
      row % 2 === 0 ? "" : "x",
    ]);
    const table = tableFromRows(["u", "v", "w"], rows);
    await writeIngest(at("large.parquet"), table);
    for (const firstRow of [0, 20_470, 40_950, 59_990]) {
      const page = await reader.readIngestPage(at("large.parquet"), { firstRow, rowCount: 20 });
      expect(page).toEqual(rows.slice(firstRow, firstRow + 20));
    }
    await writeClean(at("large-clean.parquet"), cleanOf(table, []));
    const read = await readAll(await sourceFromParquet(at("large-clean.parquet")));
    expect(
      read.findIndex((row, index) => row[0] !== `unique ${index}` || row[1] !== textAt(table.columns[1]!, index)),
    ).toBe(-1);
  });

  it("of pages asked for at the same time do not mix", async () => {
    const pages = await Promise.all(
      Array.from({ length: 30 }, (_, page) =>
        reader.readIngestPage(at("large.parquet"), { firstRow: page * 20, rowCount: 20 }),
      ),
    );
    expect(pages.map((page) => page[0]![0])).toEqual(pages.map((_, page) => `unique ${page * 20}`));
  });

  it("beyond the end are an empty page", async () => {
    expect(await reader.readIngestPage(at("nasty.parquet"), { firstRow: 1_000, rowCount: 20 })).toEqual([]);
  });

  it("of a table without rows are an empty page", async () => {
    await writeIngest(at("empty.parquet"), tableFromRows(["a"], []));
    expect(await reader.readIngestPage(at("empty.parquet"), { firstRow: 0, rowCount: 20 })).toEqual([]);
  });

  it("cannot be read from a file that is not there, which harms no other", async () => {
    await expect(reader.readIngestPage(at("none.parquet"), { firstRow: 0, rowCount: 1 })).rejects.toThrow(
      "none.parquet",
    );
    expect(await reader.readIngestPage(at("nasty.parquet"), { firstRow: 4, rowCount: 1 })).toHaveLength(1);
  });
});

describe("verdicts", () => {
  it("come back from a table of hundreds of columns", async () => {
    const titles = Array.from({ length: 400 }, (_, index) => `c${index}`);
    const rows = Array.from({ length: 6 }, (_, row) => titles.map((_title, column) => (column === row ? "n/a" : "x")));
    const table = tableFromRows(titles, rows);
    const clean = cleanOf(table, [], (raw) => (raw === "n/a" ? MISSING : {}));
    await writeIngest(reviewAt("wide").ingest, table);
    await writeCleaned(reviewAt("wide"), [clean]);
    const page = await reader.readCleanPage(reviewAt("wide"), { firstRow: 2, rowCount: 3 });
    expect(page.map((cells) => cells.map(({ output }) => output ?? "n/a"))).toEqual(rows.slice(2, 5));
  });

  it("come back as they were", async () => {
    const table = tableFromRows(["a"], [["ok"], ["  padded "], ["n/a"], ["03/04/2024"], [""]]);
    const clean = cleanOf(table, [], (raw) => {
      if (raw === "n/a" || raw === "") return MISSING;
      if (raw.startsWith(" ")) return { kind: "written", output: "padded", msg: "Trimmed", rule: "trim", prob: 0.99 };
      if (raw.includes("/")) return { kind: "invalid", prob: 0.5, alternatives: [{ output: "2024-04-03", prob: 0.5 }] };
      return {};
    });
    await writeIngest(at("v-ingest.parquet"), table);
    await writeCleaned(reviewAt("v"), [clean]);
    const page = await reader.readCleanPage(reviewAt("v"), {
      firstRow: 0,
      rowCount: 20,
    });
    expect(page.map(([verdict]) => verdict)).toEqual(clean.columns[0]!.verdicts);
  });
});

describe("cleaned values", () => {
  async function typed(type: ValueType, values: string[]): Promise<[string, (string | null)[]]> {
    const path = at(`${type}-${Math.random()}.parquet`);
    await writeClean(
      path,
      cleanOf(
        tableFromRows(
          ["c"],
          values.map((value) => [value]),
        ),
        [type],
        (raw) => (raw === "" ? MISSING : {}),
      ),
    );
    const source = await sourceFromParquet(path);
    return [source.columns[0]!.type, (await readAll(source)).map((row) => row[0]!)];
  }

  it.each<[ValueType, string[]]>([
    ["integer", ["1", "-20", "9223372036854775807", ""]],
    ["number", ["1.50", "12.25", "-0.01", ""]],
    ["number", ["1", "2.5", "1000000", "0.001"]],
    ["number", ["123456789012345678901.5", "0.2"]],
    ["boolean", ["true", "false", ""]],
    ["date", ["2024-02-29", "0001-01-01", ""]],
    ["datetime", ["2024-02-29 23:59:58", "1999-12-31 00:00:00"]],
    ["text", ["00137", "NULL", ""]],
  ])("of type %s are typed and print as they were: %j", async (type, values) => {
    expect(await typed(type, values)).toEqual([type, values.map((value) => (value === "" ? null : value))]);
  });

  it.each<[ValueType, string[], string]>([
    ["integer", ["1", "007"], "a leading zero"],
    ["integer", ["1", "9223372036854775808"], "a number that is too large"],
    ["integer", ["1", "1.5"], "a fraction"],
    ["number", ["1", "n/a yet"], "a word"],
    ["number", ["1.5", "-0"], "a negative zero"],
    ["number", ["1.5", "1e5"], "an exponent"],
    ["date", ["2024-02-29", "2023-02-29"], "a day that never was"],
    ["datetime", ["2024-01-01 10:00:00", "2024-01-01 10:00:00+02:00"], "an offset"],
    ["boolean", ["true", "yes"], "another word for true"],
  ])("of type %s stay text where one would change: %j (%s)", async (type, values) => {
    expect(await typed(type, values)).toEqual(["text", values]);
  });

  it("get names that SQL can tell apart", async () => {
    const table = tableFromRows(["a", "A", "", 'say "x"', "row"], [["1", "2", "3", "4", "5"]]);
    await writeClean(at("names.parquet"), cleanOf(table, []));
    const source = await sourceFromParquet(at("names.parquet"));
    expect(source.columns.map(({ title }) => title)).toEqual(["a", "A_2", "column_3", 'say "x"', "row"]);
    expect(await readAll(source)).toEqual([["1", "2", "3", "4", "5"]]);
  });
});

describe("edits", () => {
  const table = tableFromRows(
    ["id", "price", "day"],
    [
      ["1", "2.50", "2024-01-01"],
      ["2", "n/a", "2024-01-02"],
      ["3", "4.00", "soon"],
    ],
  );
  const types: ValueType[] = ["integer", "number", "date"];
  const judge = (raw: string): Partial<Verdict> =>
    raw === "n/a" ? MISSING : raw === "soon" ? { kind: "invalid", prob: 0.2 } : {};
  const paths = () => reviewAt("e");

  beforeAll(async () => {
    const clean = cleanOf(table, types, judge);
    await writeIngest(paths().ingest, table);
    await writeCleaned(paths(), [clean]);
  });

  const output = (row: number, column: number, value: string | null) =>
    ({ kind: "cell", place: { row, column }, value: { field: "output", value } }) as const;

  async function version(edits: Parameters<typeof foldEdits>[0]): Promise<[string[], (string | null)[][]]> {
    const outPath = at("e-out.parquet");
    await materialise({
      paths: paths(),
      titles: table.columns.map(({ title }) => title),
      overlay: foldEdits(edits),
      parts: [],
      outPath,
    });
    const source = await sourceFromParquet(outPath);
    return [source.columns.map(({ title, type }) => `${title}: ${type}`), await readAll(source)];
  }

  it("are laid over the cleaned table, which keeps its types where they fit", async () => {
    const title = { kind: "title", place: { row: null, column: 0 }, value: 'the "id"' } as const;
    expect(await version([output(1, 1, "3.75"), output(0, 0, null), output(9, 0, "beyond"), title])).toEqual([
      ['the "id": integer', "price: number", "day: text"],
      [
        [null, "2.50", "2024-01-01"],
        ["2", "3.75", "2024-01-02"],
        ["3", "4.00", "soon"],
      ],
    ]);
  });

  it("that do not fit make a text column of it and change no other value", async () => {
    expect(await version([output(0, 0, "one"), output(2, 1, "it's free")])).toEqual([
      ["id: text", "price: text", "day: text"],
      [
        ["one", "2.50", "2024-01-01"],
        ["2", null, "2024-01-02"],
        ["3", "it's free", "soon"],
      ],
    ]);
  });

  it("that say there is data bring back what was cleaned, or the text of a cell without data", async () => {
    const flag = (value: boolean, row = 2, column = 0) =>
      ({ kind: "cell", place: { row, column }, value: { field: "hasData", value } }) as const;
    expect((await version([flag(true, 1, 1)]))[1].map((row) => row[1])).toEqual(["2.50", "n/a", "4.00"]);
    expect((await version([flag(false)]))[1][2]![0]).toBeNull();
    expect((await version([flag(false), flag(true)]))[1][2]![0]).toBe("3");
    expect((await version([output(2, 0, "4"), flag(false), flag(true)]))[1][2]![0]).toBe("4");
  });

  it("are counted in the issues", async () => {
    const before = await withEdited(paths(), [], (table) => findIssues(table));
    expect(before.counts).toEqual({ notClean: 1, invalid: 1, missing: 1 });
    // The cell without data has none to be sure of.
    expect(before.meanProb).toBeCloseTo((7 + 0.2) / 8);
    expect(before.columns.map(({ missing, flagged, meanProb }) => [missing, flagged, meanProb])).toEqual([
      [0, 0, 1],
      [1, 0, 1],
      [0, 1, expect.closeTo((2 + 0.2) / 3)],
    ]);
    expect(before.issues).toEqual([
      { row: 1, column: 1, notClean: false, invalid: false, missing: true },
      { row: 2, column: 2, notClean: true, invalid: true, missing: false },
    ]);
    const unclean = { kind: "cell", place: { row: 0, column: 2 }, value: { field: "isClean", value: false } } as const;
    const after = await withEdited(paths(), [output(2, 2, "2024-01-03"), unclean], (table) => findIssues(table));
    expect(after.counts).toEqual({ notClean: 1, invalid: 0, missing: 1 });
    expect(after.columns.map(({ flagged }) => flagged)).toEqual([0, 0, 1]);
    expect(after.meanProb).toBe(1);
    const given = await withEdited(paths(), [output(1, 1, "3")], (table) => findIssues(table));
    expect(given.meanProb).toBeCloseTo((8 + 0.2) / 9);
    expect(after.issues.map(({ row, column }) => [row, column])).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });

  it("of a table with a single column are found as well", async () => {
    const single = tableFromRows(["price"], [["1"], ["n/a"]]);
    await writeIngest(reviewAt("single").ingest, single);
    await writeCleaned(reviewAt("single"), [cleanOf(single, ["number"], judge)]);
    const found = await withEdited(reviewAt("single"), [], (table) => findIssues(table));
    expect(found.issues.map(({ row, column }) => [row, column])).toEqual([[1, 0]]);
  });

  it("are found up to a limit, those to look at before cells without data, and counted all the same", async () => {
    const cut = await withEdited(paths(), [], (table) => findIssues(table, 1));
    expect(cut.issues.map(({ row }) => row)).toEqual([2]);
    expect([cut.truncated, cut.counts.missing]).toEqual([true, 1]);
  });
});
