import { rmSync } from "node:fs";
import { join } from "node:path";
import { NO_EDITS } from "@limpid/edits";
import { type CleanTable, FINE_VERDICT, plainGuess, tableFromRows } from "@limpid/table";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeDataDir } from "../../../../tools/testing/make-data-dir.ts";
import { findChanges } from "../lookups/find-changes.ts";
import { findIssues } from "../lookups/find-issues.ts";
import { streamChanges } from "../lookups/stream-changes.ts";
import { streamIssues } from "../lookups/stream-issues.ts";
import { PageReader } from "../read/page-reader.ts";
import { withEdited } from "../testing/with-edited.ts";
import { materialise } from "../write/materialise.ts";
import { writeCleaned } from "../write/write-cleaned.ts";
import { writeIngest } from "../write/write-ingest.ts";
import { literal, withDuckDb } from "./duckdb.ts";
import { checkFormat, UnknownFormat } from "./format-version.ts";
import { sourceFromParquet } from "./row-source.ts";

const TABLE = tableFromRows(["a"], [["x"], ["y"]]);
const ENTITY = plainGuess("free_text", "Text");
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
    questions: [],
    judgement: "judged",
    verdicts: dict.map((raw) => ({ ...FINE_VERDICT, raw, output: raw })),
  })),
};
const CHANGE_QUERY = { offset: 0, limit: 10 };

let folder: string;
const at = (name: string) => join(folder, name);

/** The files as they are, as if written by another program, and as if written by a later version. */
beforeAll(async () => {
  folder = makeDataDir();
  await writeIngest(at("ingest.parquet"), TABLE);
  await writeCleaned(pathsOf(""), [CLEAN]);
  await withDuckDb(async (connection) => {
    for (const name of ["ingest", "clean", "review", "plain"])
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
  plain: at(`${kind}plain.parquet`),
});
type Paths = ReturnType<typeof pathsOf>;

async function readPages(paths: Paths): Promise<void> {
  const reader = await PageReader.open();
  try {
    await reader.readCleanPage(paths, { firstRow: 0, rowCount: 2 });
  } finally {
    await reader.close();
  }
}

async function readOriginals({ ingest }: Paths): Promise<void> {
  const reader = await PageReader.open();
  try {
    await reader.readIngestPage(ingest, { firstRow: 0, rowCount: 2 });
  } finally {
    await reader.close();
  }
}

async function drain(batches: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of batches);
}

const READERS: readonly [string, (paths: Paths) => Promise<unknown>][] = [
  ["pages", readPages],
  ["issues", (paths) => withEdited(paths, [], (table) => findIssues(table))],
  ["changes", (paths) => withEdited(paths, [], (table) => findChanges(table, CHANGE_QUERY))],
  ["all changes", async (paths) => drain((await streamChanges(paths, NO_EDITS, 2)).batches)],
  ["all issues", async (paths) => drain((await streamIssues(paths, NO_EDITS, 2)).batches)],
  [
    "versions",
    (paths) => materialise({ paths, titles: ["a"], overlay: NO_EDITS, parts: [], outPath: at("v2.parquet") }),
  ],
  ["exports", async ({ clean }) => drain((await sourceFromParquet(clean)).batches)],
  ["originals", readOriginals],
];

describe.each(READERS)("reading %s", (_, read) => {
  it("takes files of this version", async () => {
    await read(pathsOf(""));
  });

  it("refuses files of a format that it does not know, and names file and format", async () => {
    const reading = read(pathsOf("new-"));
    await expect(reading).rejects.toThrow(UnknownFormat);
    await expect(reading).rejects.toThrow(/"\S+new-\w+\.parquet" is of format 9, .* knows 2 only/);
  });

  it("refuses files without a format", async () => {
    await expect(read(pathsOf("old-"))).rejects.toThrow(/"\S+old-\w+\.parquet" is of format unknown/);
  });
});

it("is written into every file", async () => {
  await withDuckDb(async (connection) => {
    for (const path of Object.values(pathsOf(""))) {
      const reader = await connection.runAndReadAll(`select decode(value) from parquet_kv_metadata(${literal(path)})`);
      expect(reader.getRows()).toEqual([["2"]]);
      await checkFormat(connection, path);
    }
  });
});
