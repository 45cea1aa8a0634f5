import { rmSync } from "node:fs";
import { join } from "node:path";
import { type CleanTable, FINE_VERDICT, tableFromRows } from "@limpid/table";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NO_EDITS } from "../repositories/edit-overlay.ts";
import { makeDataDir } from "../testing/test-databases.ts";
import { gatherTypeFacts } from "./column-types.ts";
import { literal, withDuckDb } from "./duckdb.ts";
import { findChanges } from "./find-changes.ts";
import { findIssues } from "./find-issues.ts";
import { checkFormat, UnknownFormat } from "./format-version.ts";
import { joinParts } from "./join-parts.ts";
import { materialise } from "./materialise.ts";
import { PageReader } from "./page-reader.ts";
import { sourceFromParquet } from "./row-source.ts";
import { streamChanges } from "./stream-changes.ts";
import { writeClean, writeIngest, writeReview } from "./write-tables.ts";

const TABLE = tableFromRows(["a"], [["x"], ["y"]]);
const ENTITY = { name: "Text", predictedClass: "free_text", classP: 1, likely: {}, allProbs: {} };
const CLEAN: CleanTable = {
  rowCount: 2,
  columns: TABLE.columns.map(({ title, dict, codes }) => ({
    title,
    codes,
    entity: ENTITY,
    type: "text",
    classType: "text",
    evidence: [],
    decisions: [],
    verdicts: dict.map((raw) => ({ ...FINE_VERDICT, raw, output: raw })),
  })),
};
const CHANGE_QUERY = { offset: 0, limit: 10 };

let folder: string;
const at = (name: string) => join(folder, name);

/** The three files as they are, as if written before formats had numbers, and as if written by a later version. */
beforeAll(async () => {
  folder = makeDataDir();
  await writeIngest(at("ingest.parquet"), TABLE);
  await writeClean(at("clean.parquet"), CLEAN);
  await writeReview(at("review.parquet"), CLEAN);
  await withDuckDb(async (connection) => {
    for (const name of ["ingest", "clean", "review"])
      for (const [kind, option] of [
        ["old", ""],
        ["new", ", kv_metadata {limpid_format: '9'}"],
      ])
        await connection.run(
          `copy (from read_parquet(${literal(at(`${name}.parquet`))}))
           to ${literal(at(`${kind}-${name}.parquet`))} (format parquet${option})`,
        );
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pathsOf = (kind: string) => ({
  ingest: at(`${kind}ingest.parquet`),
  clean: at(`${kind}clean.parquet`),
  review: at(`${kind}review.parquet`),
});
type Paths = ReturnType<typeof pathsOf>;

async function readPages({ ingest, review }: Paths): Promise<void> {
  const reader = await PageReader.open();
  try {
    await reader.readCleanPage(ingest, review, { firstRow: 0, rowCount: 2 });
  } finally {
    await reader.close();
  }
}

async function drain(batches: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of batches);
}

const READERS: readonly [string, (paths: Paths) => Promise<unknown>][] = [
  ["pages", readPages],
  ["issues", ({ review }) => findIssues(review, NO_EDITS)],
  ["changes", (paths) => findChanges(paths, NO_EDITS, CHANGE_QUERY)],
  ["all changes", async (paths) => drain((await streamChanges(paths, NO_EDITS, 2)).batches)],
  ["exports", async ({ clean }) => drain((await sourceFromParquet(clean)).batches)],
  [
    "versions",
    ({ clean, ingest, review }) =>
      materialise({
        cleanPath: clean,
        ingestPath: ingest,
        reviewPath: review,
        titles: ["a"],
        overlay: NO_EDITS,
        outPath: at("v2.parquet"),
      }),
  ],
  [
    "joined parts",
    ({ ingest, review }) => {
      const parts = [{ reviewPath: review, facts: [gatherTypeFacts("text", ["x"])] }];
      const out = { clean: at("j-clean.parquet"), review: at("j-review.parquet") };
      return joinParts({ ingestPath: ingest, parts, titles: ["a"], rowCount: 2 }, out);
    },
  ],
];

describe.each(READERS)("reading %s", (_, read) => {
  it.each([
    ["of this version", ""],
    ["from before there were numbers", "old-"],
  ])("takes files %s", async (_kind, prefix) => {
    await read(pathsOf(prefix));
  });

  it("refuses files of a format that it does not know, and names file and format", async () => {
    const reading = read(pathsOf("new-"));
    await expect(reading).rejects.toThrow(UnknownFormat);
    await expect(reading).rejects.toThrow(/"\S+new-\w+\.parquet" is of format 9, .* knows 1 only/);
  });
});

it("is written into every file", async () => {
  await withDuckDb(async (connection) => {
    for (const path of Object.values(pathsOf(""))) {
      const reader = await connection.runAndReadAll(`select decode(value) from parquet_kv_metadata(${literal(path)})`);
      expect(reader.getRows()).toEqual([["1"]]);
      await checkFormat(connection, path);
    }
  });
});
