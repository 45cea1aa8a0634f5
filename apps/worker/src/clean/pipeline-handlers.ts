/** A worker's part of cleaning: runs the pipeline and writes the table's Parquet files. */
import { readFile } from "node:fs/promises";
import {
  type CleaningEvent,
  cleanFile,
  cleanTable,
  type IngestedEvent,
  type KnownTable,
  type LanguageModel,
  type PipelineEvent,
} from "@limpid/pipeline";
import { type CleanTable, type RowsRange, type Table, textAt, type Verdict } from "@limpid/table";
import { type CleanedPaths, writeClean, writeIngest, writeReview } from "@limpid/tables";
import type { CleanFileInput, CleanJobEvent, Handlers, PipelineMethods } from "@limpid/worker-protocol";
import { keepStudy, openKept } from "./kept-study.ts";
import { openStudy, readSlice, shareStudy } from "./shared-study.ts";
import { joinRanges, writePart } from "./table-parts.ts";
import { watchValues } from "./watch-values.ts";

/** Cells of the original that are shown before its file is written; never less than a page. */
const HEAD_CELLS = 20_000;
const MAX_HEAD_ROWS = 200;
/** Values between two signs of life. */
const VALUES_AT_A_TIME = 20_000;
const ALIVE_MS = 2000;

export const pipelineHandlers: Handlers<PipelineMethods> = {
  cleanFile: cleanFirstRange,
  cleanRange: async (input, send) => {
    const { partsFolder, range } = input;
    const slice = await readSlice(partsFolder, range);
    const cleaner = await openStudy(input);
    for (const _ of cleaner.cleanValues(slice, VALUES_AT_A_TIME)) await send("alive");
    await writePart(partsFolder, range, cleaner.clean(slice));
    return null;
  },
  joinRanges: async (input, send) => {
    const alive = setInterval(() => void send("alive"), ALIVE_MS);
    return await joinRanges(input).finally(() => clearInterval(alive));
  },
};

async function cleanFirstRange(input: CleanFileInput, send: (event: CleanJobEvent) => Promise<void>): Promise<null> {
  const watching = await watchValues(input.care);
  const { triesValues } = input.care;
  const options = {
    ...input,
    ...watching,
    triesValues,
    languageModel: await provideModel(input),
    now: () => performance.now(),
  };
  const before = input.kept === null ? undefined : await openKept(input.kept);
  const events =
    before === undefined
      ? cleanFile(await readFile(input.uploadPath), options)
      : cleanTable(before.ingested, options, before.known);
  let unwritten: Table | undefined;
  let ingested: IngestedEvent | undefined;
  let known: KnownTable | undefined;
  let plan: CleaningEvent | undefined;
  try {
    for await (const event of events) {
      if (event.kind === "ingested") {
        ingested = event;
        unwritten = event.table;
      }
      if (event.kind === "cleaning") plan = event;
      if (event.kind === "cleaned") await writeFirstRange(event.clean, plan?.ranges ?? [], { ...input, unwritten });
      if (event.kind === "compared" && plan !== undefined && ingested !== undefined) {
        known = event.known;
        const shared = { table: ingested.table, studied: known.compared, ranges: plan.ranges };
        await shareStudy(input.partsFolder, shared);
      }
      await send(toJobEvent(event, input));
      // The reader sees the first cleaned page before the whole original is written, which takes longer.
      if (event.kind === "page" && unwritten !== undefined) {
        if (input.ingestPath !== null) await writeIngest(input.ingestPath, unwritten);
        unwritten = undefined;
      }
    }
  } finally {
    watching.end();
  }
  if (input.kept !== null && ingested !== undefined && known !== undefined)
    await keepStudy(input.kept, { ingested, known }, before);
  return null;
}

/** The library that asks a language model is large, and few operators have one. */
async function provideModel(input: CleanFileInput): Promise<LanguageModel | undefined> {
  if (input.languageModel === null) return undefined;
  const { openLanguageModel } = await import("./open-language-model.ts");
  return openLanguageModel(input.languageModel);
}

interface FirstRange {
  readonly ingestPath: string | null;
  readonly paths: CleanedPaths;
  readonly partsFolder: string;
  /** A table without rows has no page, and its original is still to be written. */
  readonly unwritten: Table | undefined;
}

async function writeFirstRange(
  clean: CleanTable,
  [first, second]: readonly RowsRange[],
  { ingestPath, paths, partsFolder, unwritten }: FirstRange,
): Promise<void> {
  if (first !== undefined && second !== undefined) return await writePart(partsFolder, first, clean);
  if (unwritten !== undefined && ingestPath !== null) await writeIngest(ingestPath, unwritten);
  await writeClean(paths.clean, clean);
  await writeReview(paths, clean);
}

function toJobEvent(event: PipelineEvent, { pageSize }: CleanFileInput): CleanJobEvent {
  switch (event.kind) {
    case "ingested": {
      const { table, ...rest } = event;
      const titles = table.columns.map(({ title, dict }) => ({ title, hasData: dict.some((text) => text !== "") }));
      return { ...rest, titles, rowCount: table.rowCount, head: headOf(table, pageSize) };
    }
    case "compared": {
      const { known: _, ...rest } = event;
      return rest;
    }
    case "page": {
      const { clean, ...rest } = event;
      return { ...rest, rows: clean.rowCount <= pageSize ? rowsOf(clean) : null };
    }
    case "cleaned":
      return { kind: "cleaned", rowCount: event.clean.rowCount };
    default:
      return event;
  }
}

function headOf(table: Table, pageSize: number): string[][] {
  const affordable = Math.floor(HEAD_CELLS / Math.max(1, table.columns.length));
  const rows = Math.min(table.rowCount, Math.max(pageSize, Math.min(affordable, MAX_HEAD_ROWS)));
  return Array.from({ length: rows }, (_, row) => table.columns.map((column) => textAt(column, row)));
}

function rowsOf(clean: CleanTable): Verdict[][] {
  return Array.from({ length: clean.rowCount }, (_, row) =>
    clean.columns.map(({ verdicts, codes, title }) => {
      const verdict = verdicts[codes[row] ?? 0];
      if (verdict === undefined) throw new Error(`Row ${row} of the page has no verdict in "${title}"`);
      return verdict;
    }),
  );
}
