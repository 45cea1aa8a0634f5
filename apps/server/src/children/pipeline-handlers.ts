/** A worker's part of cleaning: runs the pipeline and writes the table's Parquet files. */
import { readFile } from "node:fs/promises";
import {
  cleanFile,
  entityClasses,
  type LanguageModel,
  type PipelineEvent,
  type RowsRange,
  type TableRows,
} from "@limpid/pipeline";
import { writeClean, writeIngest, writeReview } from "@limpid/store";
import { type CleanTable, type Table, textAt, type Verdict } from "@limpid/table";
import { keepRows, provideRows } from "./kept-table.ts";
import type { CleanedPaths, CleanFileInput, CleanJobEvent, PipelineMethods } from "./pipeline-methods.ts";
import type { Handlers } from "./protocol.ts";
import { joinRanges, writePart } from "./table-parts.ts";
import { watchValues } from "./value-record.ts";

/** Cells of the original that are shown before its file is written; never less than a page. */
const HEAD_CELLS = 20_000;
const MOST_HEAD_ROWS = 200;
/** Cells between two signs of life. */
const CELLS_AT_A_TIME = 50_000;
const ALIVE_MS = 2000;

export const pipelineHandlers: Handlers<PipelineMethods> = {
  cleanFile: cleanFirstRange,
  cleanRange: async (input, send) => {
    const rows = await provideRows(input);
    for (const clean of cleanInSteps(rows, input.range)) {
      await send("alive");
      if (clean.rowCount === input.range.endRow - input.range.firstRow)
        await writePart(input.partsFolder, input.range, clean);
    }
    return null;
  },
  joinRanges: async (input, send) => {
    const alive = setInterval(() => void send("alive"), ALIVE_MS);
    return await joinRanges(input).finally(() => clearInterval(alive));
  },
  entityClasses: async () => entityClasses,
};

async function cleanFirstRange(input: CleanFileInput, send: (event: CleanJobEvent) => Promise<void>): Promise<null> {
  const bytes = await readFile(input.uploadPath);
  const watching = await watchValues(input.care);
  const options = { ...input, ...watching, languageModel: await provideModel(input) };
  let unwritten: Table | undefined;
  let rest: { readonly rows: TableRows; readonly first: RowsRange } | undefined;
  for await (const event of cleanFile(bytes, { ...options, now: () => performance.now() })) {
    if (event.kind === "ingested") unwritten = event.table;
    if (event.kind === "cleaning" && event.ranges.length > 1 && event.ranges[0] !== undefined)
      rest = { rows: event.rows, first: event.ranges[0] };
    if (event.kind === "cleaned") {
      if (rest === undefined) await writeCleaned(event.clean, unwritten, input);
      else await writePart(input.partsFolder, rest.first, event.clean);
    }
    await send(toJobEvent(event, input));
    // The reader sees the first cleaned page before the whole original is written, which takes longer.
    if (event.kind === "page" && unwritten !== undefined) {
      if (input.ingestPath !== null) await writeIngest(input.ingestPath, unwritten);
      unwritten = undefined;
    }
  }
  if (rest === undefined) watching.end();
  else keepRows(input, rest.rows, watching);
  return null;
}

/** The library that asks a language model is large, and few operators have one. */
async function provideModel(input: CleanFileInput): Promise<LanguageModel | undefined> {
  if (input.languageModel === null) return undefined;
  const { languageModelOf } = await import("../language-model/language-model-of.ts");
  return languageModelOf(input.languageModel);
}

/** The rows of the range cleaned so far, and at last all of them. */
function* cleanInSteps(rows: TableRows, { firstRow, endRow }: RowsRange): Generator<CleanTable> {
  rows.start(firstRow);
  const columns = rows.cleanUpTo(firstRow).columns.length;
  const step = Math.max(1, Math.floor(CELLS_AT_A_TIME / Math.max(1, columns)));
  for (let row = firstRow; row < endRow; row += step) yield rows.cleanUpTo(Math.min(row + step, endRow));
}

/** A table without rows has no page, and its original is still to be written. */
async function writeCleaned(
  clean: CleanTable,
  unwritten: Table | undefined,
  { ingestPath, paths }: { readonly ingestPath: string | null; readonly paths: CleanedPaths },
): Promise<void> {
  if (unwritten !== undefined && ingestPath !== null) await writeIngest(ingestPath, unwritten);
  await writeClean(paths.clean, clean);
  await writeReview(paths.review, clean);
}

function toJobEvent(event: PipelineEvent, { pageSize }: CleanFileInput): CleanJobEvent {
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
