import { rmSync } from "node:fs";
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
import { sourceFromParquet } from "../parquet/row-source.ts";
import { PageReader } from "../read/page-reader.ts";
import { gatherPartFacts, joinParts } from "./join-parts.ts";
import { writeReview } from "./write-review.ts";
import { writeCleanPart, writeIngest } from "./write-tables.ts";

let folder: string;

beforeAll(() => {
  folder = makeDataDir();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => join(folder, name);
const pathsAt = (name: string) => ({
  clean: at(`clean-${name}.parquet`),
  review: at(`review-${name}.parquet`),
  plain: at(`plain-${name}.parquet`),
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
    title: `t${column}`,
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

describe("a table that was cleaned in parts", () => {
  it("is the same as one that was cleaned as a whole: order, missing data, types and pages", async () => {
    const rows = Array.from({ length: 12_000 }, (_, row) => [
      String(row),
      row % 7 === 0 ? "n/a" : ` text ${row}`,
      row < 7_000 ? `${row}` : `${row}.5`,
    ]);
    const types: ValueType[] = ["integer", "text", "integer"];
    const ranges = [
      [0, 5_000],
      [5_000, 10_000],
      [10_000, 11_000],
    ] as const;
    await writeIngest(at("ingest.parquet"), tableFromRows(["t0", "t1", "t2"], rows));
    const parts = [];
    for (const [firstRow, endRow] of ranges) {
      const clean = cleanOf(rows.slice(firstRow, endRow), [
        ...types.slice(0, 2),
        endRow > 7_000 ? "number" : "integer",
      ]);
      const own = pathsAt(`${firstRow}`);
      await writeCleanPart(own.clean, clean);
      await writeReview(own, clean, firstRow);
      parts.push({ paths: own, facts: gatherPartFacts(clean) });
    }
    const paths = pathsAt("whole");
    await joinParts(parts, ["id", "id", "price"], paths);

    const source = await sourceFromParquet(paths.clean);
    expect(source.columns).toEqual([
      { title: "id", type: "integer" },
      { title: "id_2", type: "text" },
      { title: "price", type: "number" },
    ]);
    let row = 0;
    for await (const batch of source.batches)
      for (const cells of batch) {
        const [id, text, price] = rows[row]!;
        if (cells[0] !== id || cells[1] !== (text === "n/a" ? null : text!.trim()) || cells[2] !== price)
          expect(cells).toEqual(rows[row]);
        row++;
      }
    expect(row).toBe(11_000);
    const reader = await PageReader.open();
    const page = await reader.readCleanPage(
      { ...paths, ingest: at("ingest.parquet") },
      { firstRow: 9_999, rowCount: 2 },
    );
    await reader.close();
    expect(page.map((cells) => cells[1])).toEqual([judge(" text 9999"), judge(" text 10000")]);
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
    expect(deriveSqlType(JSON.parse(JSON.stringify(mergeTypeFacts(a, b))))).toBe(sqlType);
  });
});
