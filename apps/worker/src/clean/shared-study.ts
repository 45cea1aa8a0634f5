/**
 * What other workers need to clean the rest of a long table: its study, and the rows of each range. Written by the worker
 * that has read the file, so that no other worker reads or studies it again.
 */
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { SliceCleaner, type StudiedTable } from "@limpid/pipeline";
import { type RowsRange, type Table, type TableSlice, TableSlicer } from "@limpid/table";
import type { CleanRangeInput } from "@limpid/worker-protocol";
import { type Watching, watchValues } from "./watch-values.ts";

/** After this long without a request, memory is worth more than time. */
const KEEP_MS = 60_000;

interface Shared {
  readonly table: Table;
  readonly studied: StudiedTable;
  readonly ranges: readonly RowsRange[];
}

/** Writes all ranges but the first, where there are others. */
export async function shareStudy(folder: string, { table, studied, ranges }: Shared): Promise<void> {
  if (ranges.length < 2) return;
  await mkdir(folder, { recursive: true });
  await writeWhole(studyPath(folder), serialize(studied));
  const slicer = new TableSlicer(table);
  for (const range of ranges.slice(1)) await writeWhole(slicePath(folder, range), serialize(slicer.slice(range)));
}

export async function readSlice(folder: string, range: RowsRange): Promise<TableSlice> {
  return deserialize(await readFile(slicePath(folder, range))) as TableSlice;
}

interface OpenStudy {
  readonly key: string;
  readonly cleaner: SliceCleaner;
  readonly watching: Watching;
}

let last: OpenStudy | undefined;
let timer: NodeJS.Timeout | undefined;

/** The study that was asked for last stays open: ranges of one table come one by one, and their values repeat. */
export async function openStudy({ partsFolder, care }: CleanRangeInput): Promise<SliceCleaner> {
  const key = JSON.stringify([partsFolder, care]);
  if (last?.key !== key) {
    closeStudy();
    const watching = await watchValues(care);
    const studied = deserialize(await readFile(studyPath(partsFolder))) as StudiedTable;
    last = { key, cleaner: new SliceCleaner(studied, watching), watching };
  }
  clearTimeout(timer);
  timer = setTimeout(closeStudy, KEEP_MS).unref();
  return last.cleaner;
}

function closeStudy(): void {
  last?.watching.end();
  last = undefined;
}

/** Others may be reading what a worker that died had written before. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await writeFile(`${path}.new`, bytes);
  await rename(`${path}.new`, path);
}

function studyPath(folder: string): string {
  return join(folder, "study");
}

function slicePath(folder: string, { firstRow }: RowsRange): string {
  return join(folder, `slice-${firstRow}`);
}
