/** `limpid clean --study`: rows in, the same rows cleaned out, part by part and in their order. */
import { createReadStream } from "node:fs";
import { type ExportRow, type ExportSource, exportCsv, sourceFromCleanTable } from "@limpid/export";
import { RowCleaner } from "@limpid/pipeline";
import type { Io } from "../command.ts";
import { isParquet, parquetAsCsv } from "../files/parquet-as-csv.ts";
import { writeTarget } from "../files/write-target.ts";
import { explainFileError } from "../user-error.ts";
import type { CleanRowsOptions } from "./clean-rows-options.ts";
import { type RowsOfStudy, readRows } from "./read-rows.ts";
import { readStudy } from "./read-study.ts";

/** Rows that are cleaned at once. */
const ROWS = 4096;

export async function cleanRows(options: CleanRowsOptions, io: Io): Promise<void> {
  const started = io.now();
  const study = await readStudy(options.study);
  const titles = study.columns.map(({ title }) => title);
  const { hasHeader, parts } = await readInput(options, titles, io);
  let rows = 0;
  const cleaner = new RowCleaner(study);
  const clean = async function* (): AsyncGenerator<readonly ExportRow[]> {
    for await (const part of inParts(parts)) {
      yield* sourceFromCleanTable(cleaner.clean(part)).batches;
      rows += part.length;
    }
  };
  const columns = study.columns.map(({ title, type }) => ({ title, type }));
  await writeTarget(options.output, csvOf({ columns, batches: clean() }, hasHeader), io);
  if (!options.quiet) io.tell(`${rows} rows × ${columns.length} columns (${Math.round(io.now() - started)} ms)`);
}

async function readInput(options: CleanRowsOptions, titles: readonly string[], io: Io): Promise<RowsOfStudy> {
  const { input, header } = options;
  if (!(await isParquet(input))) return await readRows(input === "-" ? io.stdin : readFrom(input), titles, options);
  // Such a file always has titles; whether they are written out is what is asked.
  const hasTitles = header !== false;
  return await readRows(parquetAsCsv(input, { hasTitles }), titles, { ...options, delimiter: "," });
}

async function* inParts(parts: RowsOfStudy["parts"]): AsyncGenerator<readonly (readonly string[])[]> {
  for await (const rows of parts)
    for (let first = 0; first < rows.length; first += ROWS) yield rows.slice(first, first + ROWS);
}

/** The header is the first of what is exported. */
async function* csvOf(source: ExportSource, hasHeader: boolean): AsyncGenerator<string> {
  let isFirst = true;
  for await (const text of exportCsv(source)) {
    if (!isFirst || hasHeader) yield text;
    isFirst = false;
  }
}

async function* readFrom(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path, { highWaterMark: 1 << 18 });
  } catch (error) {
    throw explainFileError(error, "read", path);
  }
}
