import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as XLSX from "@e965/xlsx";
import { sourceFromParquet } from "@limpid/tables";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runLimpid } from "../testing/run-limpid.ts";

const DATES = "day,code\n13/02/2024,007\n31/02/2024,\n03/04/2024,042\n14/02/2024,001\n15/02/2024,002\n";
const TIDY = "day,code\n2024-02-13,007\n2024-04-03,042\n2024-02-14,001\n";
const CELL_KEYS = [
  "row",
  "col",
  "raw",
  "output",
  "is_clean",
  "is_valid",
  "has_data",
  "prob",
  "msg",
  "rule",
  "alternatives",
];

let root: string;
let folder: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "limpid-cli-"));
});

afterAll(async () => {
  await rm(root, { recursive: true });
});

beforeEach(async () => {
  folder = await mkdtemp(join(root, "case-"));
});

async function save(text: string | Uint8Array, name = "in.csv"): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

describe("limpid clean", () => {
  it("writes the cleaned table to stdout, tells what it did and exits 1 for what is left", async () => {
    const { code, out, messages } = await runLimpid(["clean", await save(DATES)]);
    expect(out.split("\r\n")).toEqual([
      "day,code",
      "2024-02-13,007",
      "31/02/2024,",
      "2024-04-03,042",
      "2024-02-14,001",
      "2024-02-15,002",
      "",
    ]);
    expect(messages).toEqual(["5 rows × 2 columns: 4 cells changed, 1 to look at, 1 without data (0 ms)"]);
    expect(code).toBe(1);
  });

  it("exits 0 when nothing is left, and is quiet on request", async () => {
    expect(await runLimpid(["clean", "-", "-q"], TIDY)).toMatchObject({ code: 0, messages: [] });
  });

  it("writes a line a cell with exactly the documented keys", async () => {
    const cells = join(folder, "cells.jsonl");
    const { out } = await runLimpid(["clean", await save(DATES), "--cells", cells]);
    const lines = (await readFile(cells, "utf8"))
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(out).toBe("");
    expect(lines).toHaveLength(10);
    for (const line of lines) expect(Object.keys(line)).toEqual(CELL_KEYS);
    expect(lines[0]).toMatchObject({ row: 0, col: "day", raw: "13/02/2024", output: "2024-02-13", is_clean: true });
    expect(lines[2]).toMatchObject({
      row: 1,
      col: "day",
      raw: "31/02/2024",
      output: "31/02/2024",
      is_clean: false,
      is_valid: false,
    });
    expect(lines[3]).toMatchObject({ row: 1, col: "code", raw: "", output: "", has_data: false });
  });

  it("writes the same cells whether values repeat or not", async () => {
    const rows = Array.from({ length: 1200 }, (_, row) => `${row % 3 === 0 ? "yes" : "no"},text ${row}`);
    const { out } = await runLimpid(["clean", "-", "--cells", "-"], `answer,note\n${rows.join("\n")}\n`);
    const lines = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(2400);
    expect(lines.map(({ row, col, raw }) => `${row} ${col} ${raw}`)).toEqual(
      rows.flatMap((line, row) => line.split(",").map((raw, index) => `${row} ${["answer", "note"][index]} ${raw}`)),
    );
  });

  it("reports by which class a column is cleaned that its own refuses", async () => {
    const path = join(folder, "report.json");
    const seasons = Array.from(
      { length: 30 },
      (_, row) => `${1970 + row}-${String((71 + row) % 100).padStart(2, "0")}`,
    );
    await runLimpid(["clean", await save(["Season", ...seasons].join("\n")), "--report", path]);
    const { columns } = JSON.parse(await readFile(path, "utf8"));
    expect(columns[0]).toMatchObject({
      entity: { id: "year" },
      cleaned_as: { id: "date_range", name: "Span of dates" },
      evidence: ['Treated as "Span of dates": 30 of 30 distinct values do not fit "Year".'],
      flagged: { total: 0 },
    });
  });

  it("reads what does not say its country by that of the table, where it is known or said", async () => {
    const path = join(folder, "report.json");
    const numbers = Array.from({ length: 20 }, (_, row) => `044 668 18 ${10 + row}`);
    const text = ["phone", ...numbers, "044 668 18 5"].join("\n");
    const flaggedWith = async (...options: string[]) => {
      await runLimpid(["clean", await save(text), "--report", path, ...options]);
      return JSON.parse(await readFile(path, "utf8")).columns[0].flagged.total;
    };
    expect(await flaggedWith()).toBe(0);
    expect(await flaggedWith("--country", "ch")).toBe(1);
    expect(await flaggedWith("--country", "ZZ")).toBe(0);
    const { code, messages } = await runLimpid(["clean", await save(text), "--country", "Switzerland"]);
    expect([code, messages.join()]).toEqual([2, expect.stringContaining("--country takes a two-letter code")]);
  });

  it("reports parameters, classes, evidence and counts by rule", async () => {
    const path = join(folder, "report.json");
    const input = await save(DATES);
    await runLimpid(["clean", input, "--report", path]);
    const report = JSON.parse(await readFile(path, "utf8"));
    expect(report).toMatchObject({
      file: input,
      parameters: { file_type: "csv", delimiter: ",", header: true },
      totals: { rows: 5, rows_cleaned: 5, columns: 2, cells: 10, changed: 4, flagged: 1, missing: 1 },
      ms: 0,
    });
    expect(report.columns[0]).toMatchObject({ title: "day", entity: { id: "date" }, flagged: { total: 1 } });
    expect(report.columns[0].evidence[0]).toMatch(/^Day first/);
    for (const { changed, flagged, missing } of report.columns)
      for (const { total, by_rule } of [changed, flagged, missing])
        expect(Object.values<number>(by_rule).reduce((sum, count) => sum + count, 0)).toBe(total);
  });

  it("asks what no cell can answer, and takes the answer as a decision", async () => {
    const city = (row: number): string => ["Lübeck", "Kiel", "Luebeck", "Lübeck"][row % 4] ?? "";
    const rows = Array.from({ length: 60 }, (_, row) => `${city(row)},2024-03-${String(10 + (row % 19))}`);
    const input = await save(`city,day\n${rows.join("\n")}\n`);
    const report = join(folder, "report.json");
    const asked = await runLimpid(["clean", input, "-o", join(folder, "out.csv"), "--report", report]);
    expect([asked.code, asked.messages.join()]).toEqual([1, expect.stringContaining("1 question to answer")]);
    const { questions, columns } = JSON.parse(await readFile(report, "utf8"));
    expect(questions).toEqual([
      {
        id: "ways",
        kind: "ways",
        columns: ["city"],
        cells: 15,
        values: [{ raw: "Luebeck", cells: 15, proposed: "Lübeck" }],
        message: expect.any(String),
        options: [
          { id: "leave", label: expect.any(String), cells: 0, preview: [], loses: null },
          { id: "accept", label: expect.any(String), cells: 15, preview: ["Luebeck → Lübeck"], loses: null },
        ],
        recommended: "accept",
        worth: expect.any(Number),
      },
    ]);
    expect(columns.map(({ state }: { state: string }) => state)).toEqual(["open", "clean"]);
    const answered = await runLimpid(["clean", input, "--decide", "city:ways=accept"]);
    expect([answered.code, answered.out.includes("Luebeck")]).toEqual([0, false]);
    const left = await runLimpid(["clean", input, "--decide", "city:ways=leave"]);
    expect([left.code, left.out.match(/Luebeck/g)?.length]).toEqual([0, 15]);
    const study = join(folder, "table.study");
    await runLimpid(["study", input, "-o", study, "--decide", "city:ways=accept"]);
    const later = await runLimpid([
      "clean",
      "--study",
      study,
      await save("city,day\nLuebeck,2024-03-10\n", "more.csv"),
    ]);
    expect(later.out).toBe("city,day\r\nLübeck,2024-03-10\r\n");
  });

  it("decides what it is asked to, and refuses what the column does not offer", async () => {
    const input = await save("day: x,note\n03/04/2024,a\n11/02/2024,b\n05/08/2024,c\n07/01/2024,d\n");
    const path = join(folder, "report.json");
    await runLimpid(["clean", input, "--report", path]);
    const report = JSON.parse(await readFile(path, "utf8"));
    expect(report.columns[0].decisions).toEqual([{ id: "date_order", in_force: null, options: { dmy: 0, mdy: 0 } }]);

    const decided = await runLimpid(["clean", input, "--decide", "day: x:date_order=mdy"]);
    expect(decided.out.split(/\r?\n/)[1]).toBe("2024-03-04,a");
    for (const [wrong, why] of [
      ["day: x:date_order=ydm", "it offers date_order=dmy|mdy"],
      ["note:unit=kg", "it offers nothing"],
      ["week:unit=kg", 'the column "week", which does not exist'],
      ["date_order=mdy", "takes COLUMN:DECISION=OPTION"],
    ] as const) {
      const refused = await runLimpid(["clean", input, "--decide", wrong]);
      expect([refused.code, refused.out]).toEqual([2, ""]);
      expect(refused.messages.join(" ")).toContain(why);
    }
  });

  it("goes as far as it is allowed to with forms and repairs, and says so", async () => {
    const repeated = Array.from({ length: 12 }, () => "13/02/2024,Georges Lemaire\n14/02/2024,Jon Marti\n").join("");
    const input = await save(`day,person\n13/02/2024,Gerges Lemaire\n${repeated}`);
    const first = async (...options: readonly string[]) =>
      (await runLimpid(["clean", input, ...options])).out.split(/\r?\n/)[1];
    expect(await first()).toBe("2024-02-13,Gerges Lemaire");
    expect(await first("--forms", "keep")).toBe("13/02/2024,Gerges Lemaire");
    expect(await first("--repairs", "apply")).toBe("2024-02-13,Georges Lemaire");
    expect(await first("--forms", "keep", "--decide", "day:writing=own_form")).toBe("2024-02-13,Gerges Lemaire");

    const path = join(folder, "report.json");
    await runLimpid(["clean", input, "--repairs", "apply", "--report", path]);
    const { settings, rules } = JSON.parse(await readFile(path, "utf8"));
    expect(settings).toEqual({ forms: "standard", repairs: "apply" });
    expect(rules).toMatchObject([
      { repair: false, total: 25 },
      { rule: "typo.near", repair: true, total: 1 },
    ]);
  });

  it.each([
    ["--forms", "as written", "--forms takes one of keep, standard"],
    ["--repairs", "keep", "--repairs takes one of propose, standard, apply"],
  ])("refuses %s %s", async (option, value, why) => {
    const { code, out, messages } = await runLimpid(["clean", await save(DATES), option, value]);
    expect([code, out]).toEqual([2, ""]);
    expect(messages.join(" ")).toContain(why);
  });

  it("lists every change in the report, and counts them by rule", async () => {
    const path = join(folder, "report.json");
    await runLimpid(["clean", await save(DATES), "--report", path]);
    const { rules, changes } = JSON.parse(await readFile(path, "utf8"));
    expect(changes).toHaveLength(5);
    expect(changes[0]).toMatchObject({
      row: 0,
      column: "day",
      kind: "changed",
      raw: "13/02/2024",
      output: "2024-02-13",
    });
    expect(changes[1]).toMatchObject({ row: 1, kind: "flagged", raw: "31/02/2024", output: "31/02/2024" });
    expect(rules.map(({ kind, total }: { kind: string; total: number }) => [kind, total])).toEqual([
      ["changed", 3],
      ["changed", 1],
      ["flagged", 1],
    ]);
  });

  it("writes the report as CSV and as a page, by the ending", async () => {
    const input = await save(DATES);
    await runLimpid(["clean", input, "--report", join(folder, "changes.csv")]);
    const lines = (await readFile(join(folder, "changes.csv"), "utf8")).trimEnd().split("\r\n");
    expect(lines).toHaveLength(6);
    expect(lines[1]).toMatch(/^1,day,Reformatted,13\/02\/2024,2024-02-13,/);
    await runLimpid(["clean", input, "--report", join(folder, "CHANGES.HTML")]);
    expect(await readFile(join(folder, "CHANGES.HTML"), "utf8")).toMatch(/^<!doctype html>[\s\S]*31\/02\/2024/);
  });

  it("writes down what was decided, and decides the same about the next file", async () => {
    const row = (day: number) => `0${day}/04/2026,shop ${day}`;
    const days = [1, 2, 3, 4, 5, 6, 7].map(row).join("\n");
    const recipe = join(folder, "recipe.json");
    const first = await save(`Day,Shop\n${days}\n`, "may.csv");
    const saved = await runLimpid(["clean", first, "--decide", "Day:date_order=mdy", "--save-recipe", recipe]);
    expect([saved.code, saved.out]).toEqual([0, ""]);
    const next = await save(`day,Shop,Note\n${days}\n`, "june.csv");
    const report = join(folder, "report.json");
    const again = join(folder, "again.json");
    const { code, out, messages } = await runLimpid([
      ...["clean", next, "--recipe", recipe, "-o", "-", "--report", report, "--save-recipe", again],
    ]);
    expect([code, out.split("\r\n").slice(0, 2)]).toEqual([0, ["day,Shop,Note", "2026-01-04,shop 1,"]]);
    expect(messages.slice(0, 2)).toEqual([
      'Recipe "may": 1 of 1 decision applies',
      '  columns that are new in this file: "Note"',
    ]);
    expect(JSON.parse(await readFile(report, "utf8")).recipe).toMatchObject({
      applied: [{ column: "day", decision: "date_order", option: "mdy" }],
      found_nothing: [],
      new_columns: ["Note"],
    });
    expect(JSON.parse(await readFile(again, "utf8")).columns).toMatchObject([
      { title: "day", decisions: [{ decision: "date_order", option: "mdy" }] },
      { title: "Shop", decisions: [] },
      { title: "Note", decisions: [] },
    ]);
  });

  it("exits 3 and writes nothing if the recipe does not fit, and 2 if it cannot be used", async () => {
    const recipe = join(folder, "recipe.json");
    await runLimpid(["clean", await save("a,b,c\n1,2,3\n4,5,6\n"), "--save-recipe", recipe]);
    const other = await save("d,e\n1,2\n3,4\n", "other.csv");
    const target = join(folder, "out.csv");
    expect((await runLimpid(["clean", other, "--recipe", recipe, "-o", target, "--quiet"])).code).toBe(3);
    const newer = JSON.stringify({ ...JSON.parse(await readFile(recipe, "utf8")), version: 9 });
    const refused = await runLimpid(["clean", other, "--recipe", await save(newer, "newer.json"), "-o", target]);
    expect([refused.code, refused.messages.join()]).toEqual([2, expect.stringContaining("It has version 9")]);
    expect(await readdir(folder)).not.toContain("out.csv");
  });

  it("cleans the first rows only when asked, by the evidence of all", async () => {
    const { out, messages } = await runLimpid(["clean", "-", "--limit", "1"], "day\n03/04/2024\n13/04/2024\n");
    expect(out).toBe("day\r\n2024-04-03\r\n");
    expect(messages[0]).toContain("1 of 2 rows");
  });

  it("cleans all rows of a long table", async () => {
    const rows = Array.from({ length: 5000 }, (_, row) => `${row},name ${row}`).join("\n");
    const { out } = await runLimpid(["clean", "-"], `id,name\n${rows}\n`);
    expect(out.trimEnd().split("\r\n")).toHaveLength(5001);
  });

  it("writes JSON and Excel", async () => {
    const input = await save(TIDY);
    await runLimpid(["clean", input, "-o", join(folder, "out.json")]);
    expect(JSON.parse(await readFile(join(folder, "out.json"), "utf8"))[0]).toEqual({ day: "2024-02-13", code: "007" });
    await runLimpid(["clean", input, "-o", join(folder, "OUT.XLSX")]);
    const back = await runLimpid(["clean", join(folder, "OUT.XLSX")]);
    expect(back.out.split("\r\n")[1]).toBe("2024-02-13,007");
  });

  it("writes Parquet", async () => {
    const path = join(folder, "out.parquet");
    await runLimpid(["clean", await save(TIDY), "-o", path]);
    const { columns, batches } = await sourceFromParquet(path);
    const rows: unknown[] = [];
    for await (const batch of batches) rows.push(...batch);
    expect(columns).toEqual([
      { title: "day", type: "date" },
      { title: "code", type: "text" },
    ]);
    expect(rows[0]).toEqual(["2024-02-13", "007"]);
  });

  it("types Excel cell by cell, with the issues on a sheet of their own", async () => {
    const path = join(folder, "out.xlsx");
    await runLimpid(["clean", await save(DATES), "-o", path]);
    const book = XLSX.read(await readFile(path));
    expect(book.SheetNames).toEqual(["Table", "Issues"]);
    expect([book.Sheets.Table!.A2, book.Sheets.Table!.A3]).toMatchObject([
      { t: "n", v: 45335 },
      { t: "s", v: "31/02/2024" },
    ]);
    expect(XLSX.utils.sheet_to_json(book.Sheets.Issues!)).toMatchObject([
      { Row: 2, Column: "day", Value: "31/02/2024", Why: expect.stringContaining("31 February") },
    ]);
  });

  it("writes the numbers of a column of texts into Excel as numbers", async () => {
    const stock = [...Array.from({ length: 38 }, (_, row) => String((row * 7) % 13)), "sold out", "~ 40"];
    const path = join(folder, "stock.xlsx");
    const lines = stock.map((amount, row) => `item ${"abc"[row % 3]}${"xyz"[row % 2]},${amount}`);
    await runLimpid(["clean", "-", "-o", path], `item,stock\n${lines.join("\n")}\n`);
    const sheet = XLSX.read(await readFile(path)).Sheets.Table!;
    expect([sheet.B3, sheet.B40, sheet.B41]).toMatchObject([
      { t: "n", v: 7 },
      { t: "s", v: "sold out" },
      { t: "s", v: "~ 40" },
    ]);
  });

  it.each([
    [[], ["day: date", "day_raw: text", "code: text"], [null, "31/02/2024", null]],
    [
      ["--bad-cells", "text-column"],
      ["day: text", "code: text"],
      ["31/02/2024", null],
    ],
  ])("writes Parquet with a bad cell beside its column, or the column as text: %j", async (options, titles, second) => {
    const path = join(folder, "out.parquet");
    await runLimpid(["clean", await save(DATES), "-o", path, ...options]);
    const { columns, batches } = await sourceFromParquet(path);
    const rows: unknown[] = [];
    for await (const batch of batches) rows.push(...batch);
    expect(columns.map(({ title, type }) => `${title}: ${type}`)).toEqual(titles);
    expect(rows[1]).toEqual(second);
  });

  it("replaces the file it read, and leaves no temporary file behind", async () => {
    const path = await save(DATES);
    await runLimpid(["clean", path, "-o", path]);
    expect(await readFile(path, "utf8")).toContain("2024-04-03");
    expect(await readdir(folder)).toEqual(["in.csv"]);
  });

  it.each([
    ["no file", [], 'Name the file to clean, or "-" for stdin'],
    ["two files", ["a.csv", "b.csv"], 'One file at a time; "b.csv" is one too many'],
    ["an unknown option", ["a.csv", "--fast"], "Unknown option '--fast'"],
    ["an option without its value", ["a.csv", "--cells"], "Option '--cells <value>' argument missing"],
    ["a limit that is no number", ["a.csv", "--limit", "ten"], '--limit takes a number of rows (0 for all), not "ten"'],
    [
      "a choice that there is not",
      ["a.csv", "--bad-cells", "drop"],
      '--bad-cells takes one of raw-column, text-column, not "drop"',
    ],
    ["a negative limit", ["a.csv", "--limit=-1"], '--limit takes a number of rows (0 for all), not "-1"'],
    [
      "a format nobody knows",
      ["a.csv", "-o", "b.txt"],
      'Cannot tell the format of "b.txt": give it one of the endings .csv, .xlsx, .json, .parquet',
    ],
    [
      "a report of no known format",
      ["a.csv", "--report", "b.txt"],
      'Cannot tell the format of the report "b.txt": give it one of the endings .json, .csv, .html',
    ],
    [
      "one target twice",
      ["a.csv", "-o", "-", "--cells", "-"],
      "stdout can take only one of -o, --cells, --report and --save-recipe",
    ],
    [
      "a file that is not there",
      ["no-such-file.csv"],
      'Cannot read "no-such-file.csv": there is no such file or folder',
    ],
  ])("exits 2 for %s", async (_, args, message) => {
    expect(await runLimpid(["clean", ...args])).toEqual({ code: 2, out: "", messages: [`limpid: ${message}`] });
  });

  it.each([
    ["an empty file", ""],
    ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
  ])("exits 2 for %s and writes nothing", async (_, bytes) => {
    const input = await save(Buffer.from(bytes));
    const { code, out, messages } = await runLimpid(["clean", input, "-o", join(folder, "out.csv")]);
    expect([code, out]).toEqual([2, ""]);
    expect(messages[0]).toMatch(/^limpid: Cannot read ".*in\.csv": /);
    expect(await readdir(folder)).toEqual(["in.csv"]);
  });

  it("exits 2 when the output cannot be written", async () => {
    const input = await save(TIDY);
    const { code, messages } = await runLimpid(["clean", input, "-o", join(input, "out.csv")]);
    expect(code).toBe(2);
    expect(messages[0]).toMatch(/^limpid: Cannot write /);
  });
});
