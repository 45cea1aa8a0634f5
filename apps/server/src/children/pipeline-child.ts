/** A process that cleans files: runs the pipeline and writes the table's Parquet files. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cleanFile, entityClasses, type PipelineEvent, warmUp } from "@limpid/pipeline";
import { writeClean, writeIngest, writeReview } from "@limpid/store";
import { type CleanTable, type Table, textAt, type Verdict } from "@limpid/table";
import { languageModelOf } from "../language-model/language-model-of.ts";
import { cleanAnew } from "./clean-anew.ts";
import type { CleanJobEvent, CleanJobInput, PipelineMethods } from "./pipeline-methods.ts";
import { serveHost } from "./serve-host.ts";

/** Cells of the original that are shown before its file is written; never less than a page. */
const HEAD_CELLS = 20_000;
const MOST_HEAD_ROWS = 200;

await prepare();

serveHost<PipelineMethods>({
  cleanFile: async (input, send) => {
    const bytes = await readFile(input.uploadPath);
    let unwritten: Table | undefined;
    const languageModel = languageModelOf(input);
    for await (const event of cleanFile(bytes, { ...input, languageModel, now: () => performance.now() })) {
      if (event.kind === "ingested") unwritten = event.table;
      if (event.kind === "cleaned") await writeCleaned(event.clean, unwritten, input.paths);
      await send(toJobEvent(event, input));
      // The reader sees the first cleaned page before the whole original is written, which takes longer.
      if (event.kind === "page" && unwritten !== undefined) {
        await writeIngest(input.paths.ingest, unwritten);
        unwritten = undefined;
      }
    }
    return null;
  },
  cleanAnew,
  entityClasses: async () => entityClasses,
});

/** Goes the whole path once before the first file comes, the writing of files included. */
async function prepare(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "limpid-warm-up-"));
  const paths = { ingest: join(folder, "ingest"), clean: join(folder, "clean"), review: join(folder, "review") };
  try {
    let original: Table | undefined;
    for (const event of await warmUp()) {
      if (event.kind === "ingested") original = event.table;
      if (event.kind === "cleaned") await writeCleaned(event.clean, original, paths);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A table without rows has no page, and its original is still to be written. */
async function writeCleaned(
  clean: CleanTable,
  unwritten: Table | undefined,
  paths: CleanJobInput["paths"],
): Promise<void> {
  if (unwritten !== undefined) await writeIngest(paths.ingest, unwritten);
  await writeClean(paths.clean, clean);
  await writeReview(paths.review, clean);
}

function toJobEvent(event: PipelineEvent, { pageSize }: CleanJobInput): CleanJobEvent {
  switch (event.kind) {
    case "ingested": {
      const { table, ...rest } = event;
      const titles = table.columns.map(({ title, dict }) => ({ title, hasData: dict.some((text) => text !== "") }));
      return { ...rest, titles, rowCount: table.rowCount, head: headOf(table, pageSize) };
    }
    case "cleaning": {
      const { rows: _, ...rest } = event;
      return rest;
    }
    case "page": {
      const { clean, ...rest } = event;
      return { ...rest, rows: event.rowCount <= pageSize ? rowsOf(clean, event.firstRow) : null };
    }
    case "cleaned":
      return { kind: "cleaned", rowCount: event.clean.rowCount };
    default:
      return event;
  }
}

function headOf(table: Table, pageSize: number): string[][] {
  const affordable = Math.floor(HEAD_CELLS / Math.max(1, table.columns.length));
  const rows = Math.min(table.rowCount, Math.max(pageSize, Math.min(affordable, MOST_HEAD_ROWS)));
  return Array.from({ length: rows }, (_, row) => table.columns.map((column) => textAt(column, row)));
}

function rowsOf(clean: CleanTable, firstRow: number): Verdict[][] {
  return Array.from({ length: clean.rowCount - firstRow }, (_, offset) =>
    clean.columns.map(({ verdicts, codes, title }) => {
      const verdict = verdicts[codes[firstRow + offset] ?? 0];
      if (verdict === undefined) throw new Error(`Row ${firstRow + offset} of "${title}" has no verdict`);
      return verdict;
    }),
  );
}
