import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type CleanTable,
  deriveSqlType,
  FINE_VERDICT,
  gatherTypeFacts,
  mergeTypeFacts,
  plainGuess,
  tableFromRows,
  type ValueType,
  type Verdict,
} from "@limpid/table";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeDataDir } from "../../../../tools/testing/make-data-dir.ts";
import { literal, readAll, withDuckDb } from "../parquet/duckdb.ts";
import { sourceFromParquet } from "../parquet/row-source.ts";
import { PageReader } from "../read/page-reader.ts";
import { writeCleaned } from "./write-cleaned.ts";
import { writeIngest } from "./write-ingest.ts";

let folder: string;

beforeAll(() => {
  folder = makeDataDir();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => join(folder, name);
const pathsAt = (name: string) => ({
  clean: at(`${name}/clean.parquet`),
  review: at(`${name}/review.parquet`),
  plain: at(`${name}/plain.parquet`),
});
const entity = plainGuess("free_text", "Text");

/** "n/a" is missing, and whatever is padded is trimmed. */
function judge(raw: string): Verdict {
  if (raw === "n/a") return { ...FINE_VERDICT, kind: "missing", raw, output: null, missing: 1 };
  const output = raw.trim();
  return { ...FINE_VERDICT, kind: output === raw ? "kept" : "written", raw, output };
}

function cleanOf(rows: readonly (readonly string[])[], types: readonly ValueType[]): CleanTable {
  const columns = types.map((type, column) => ({
    title: column === 2 ? "price" : "id",
    entity,
    type,
    classType: type,
    evidence: [],
    decisions: [],
    questions: [],
    judgement: "judged" as const,
    verdicts: rows.map((row) => judge(row[column] ?? "")),
    codes: Uint32Array.from(rows, (_, row) => row),
  }));
  return { columns, rowCount: rows.length };
}

const ROWS = Array.from({ length: 45_000 }, (_, row) => [
  String(row),
  row % 7 === 0 ? "n/a" : ` text ${row % 1000}`,
  row < 7_000 ? `${row}` : `${row}.5`,
]);

/** The rows in ranges of this length. */
function* rangesOf(length: number): Generator<CleanTable> {
  for (let first = 0; first < ROWS.length; first += length) {
    const rows = ROWS.slice(first, first + length);
    yield cleanOf(rows, ["integer", "text", first + length > 7_000 ? "number" : "integer"]);
  }
}

describe("a table that is cleaned in ranges", () => {
  it("is the same as one that is cleaned as a whole: order, missing data, types and pages", async () => {
    const paths = pathsAt("whole");
    await writeIngest(at("ingest.parquet"), tableFromRows(["t0", "t1", "t2"], ROWS));
    await writeCleaned(paths, rangesOf(5_000));

    const source = await sourceFromParquet(paths.clean);
    expect(source.columns).toEqual([
      { title: "id", type: "integer" },
      { title: "id_2", type: "text" },
      { title: "price", type: "number" },
    ]);
    let row = 0;
    for await (const batch of source.batches)
      for (const cells of batch) {
        const [id, text, price] = ROWS[row]!;
        if (cells[0] !== id || cells[1] !== (text === "n/a" ? null : text!.trim()) || cells[2] !== price)
          expect(cells).toEqual(ROWS[row]);
        row++;
      }
    expect(row).toBe(ROWS.length);
    const reader = await PageReader.open();
    const page = await reader.readCleanPage(
      { ...paths, ingest: at("ingest.parquet") },
      { firstRow: 9_999, rowCount: 2 },
    );
    await reader.close();
    expect(page.map((cells) => cells[1])).toEqual([judge(" text 999"), judge(" text 0")]);
  });

  it.each([7, 1_000, 20_480, 20_481])("has the same cells in ranges of %i rows, and few groups", async (length) => {
    await writeCleaned(pathsAt("one"), rangesOf(ROWS.length));
    await writeCleaned(pathsAt(`${length}`), rangesOf(length));
    await withDuckDb(async (connection) => {
      for (const name of ["clean", "review", "plain"] as const) {
        const [one, other] = [pathsAt("one")[name], pathsAt(`${length}`)[name]].map(
          (path) => `(select * from read_parquet(${literal(path)}, file_row_number = true))`,
        );
        const differing = await readAll(
          connection,
          `select count(*) from ((${one} except ${other}) union all (${other} except ${one}))`,
        );
        expect(differing).toEqual([[0n]]);
        const groups = await readAll(
          connection,
          `select count(distinct row_group_id) from parquet_metadata(${literal(pathsAt(`${length}`)[name])})`,
        );
        expect(Number(groups[0]?.[0])).toBeLessThanOrEqual(5);
      }
    });
  });

  it("leaves no file when its cleaning ends in the middle, and none when there is nothing to write", async () => {
    async function* failing(): AsyncGenerator<CleanTable> {
      yield* rangesOf(20_000);
      throw new Error("ended");
    }
    await expect(writeCleaned(pathsAt("failed"), failing())).rejects.toThrow("ended");
    expect(readdirSync(at("failed"))).toEqual([]);
    await writeCleaned(pathsAt("refused"), []);
    expect(existsSync(at("refused"))).toBe(false);
  });

  it("leaves no file when one of them cannot be written, and ends the cleaning", async () => {
    let isEnded = false;
    async function* cleaning(): AsyncGenerator<CleanTable> {
      try {
        yield* rangesOf(20_000);
      } finally {
        isEnded = true;
      }
    }
    const paths = { ...pathsAt("full"), plain: at("full/review.parquet/plain.parquet") };
    mkdirSync(at("full"));
    writeFileSync(paths.review, "of an earlier try");
    await expect(writeCleaned(paths, cleaning())).rejects.toThrow();
    expect(isEnded).toBe(true);
    expect(readdirSync(at("full"))).toEqual(["review.parquet"]);
  });
});

describe("the type of a whole column", () => {
  it.each<[string, ValueType, string[], ValueType, string[], string]>([
    ["whole numbers", "integer", ["1"], "integer", ["2"], "BIGINT"],
    ["whole numbers and fractions", "integer", ["1"], "number", ["2.5"], "DOUBLE"],
    ["fractions alike", "number", ["1.25"], "number", ["2.50"], "DECIMAL(18,2)"],
    ["a part of no data", "number", [], "number", ["2.50"], "DECIMAL(18,2)"],
    ["times", "datetime", ["2024-01-02 09:00"], "datetime", ["2024-01-02 10:00:00"], "TIMESTAMP"],
    ["days and times", "date", ["2024-01-02"], "datetime", ["2024-01-02 10:00:00"], "VARCHAR"],
    ["a leading zero in one part", "integer", ["1"], "integer", ["007"], "VARCHAR"],
    ["a word in one part", "number", ["1.5"], "text", ["n.n."], "VARCHAR"],
    ["truth and numbers", "boolean", ["true"], "integer", ["1"], "VARCHAR"],
    ["more digits than a number holds", "number", ["1.5"], "number", ["123456789012345678901.25"], "DECIMAL(38,2)"],
  ])("holds all its parts: %s", (_, oneType, one, otherType, other, sqlType) => {
    const [a, b] = [gatherTypeFacts(oneType, one), gatherTypeFacts(otherType, other)];
    expect(deriveSqlType(mergeTypeFacts(a, b))).toBe(sqlType);
    expect(deriveSqlType(mergeTypeFacts(b, a))).toBe(sqlType);
  });
});
