/** A worker's part of tables that are written: pages and exports, from their Parquet files. */
import { rm } from "node:fs/promises";
import { DamagedFile, isDiskFull, isThere } from "@limpid/files";
import { countCharacters, upTo } from "@limpid/table";
import { isDamaged, materialise, PageReader, unlessDamaged, writeView } from "@limpid/tables";
import { keepProfile, PROFILE_LIMITS } from "@limpid/tables/lookups";
import type { ExportInput, Handlers, TablesMethods } from "@limpid/worker-protocol";
import { partsOfColumns } from "../values/read-parts.ts";
import { answerCleanRows, answerIngestRows, answerViewRows } from "./answer-rows.ts";
import { provideComputed } from "./computed-files.ts";
import { reportChanges } from "./report-changes.ts";
import { writeExport, writeViewExport } from "./write-export.ts";

let reader: Promise<PageReader> | undefined;

/** Opened once in the life of the worker. */
export function openReader(): Promise<PageReader> {
  reader ??= PageReader.open();
  return reader;
}

export const tablesHandlers: Handlers<TablesMethods> = {
  readWhole: async ({ paths }) => {
    for (const path of paths) if (await isDamaged(path)) throw new DamagedFile(path);
    return null;
  },
  readIngestRows: ({ path, mostCharacters, ...range }) =>
    unlessDamaged([path], async () => {
      const rows = await (await openReader()).readIngestPage(path, range);
      return upTo(mostCharacters, rows, (text) => text.length);
    }),
  readCleanRows: ({ paths, mostCharacters, ...range }) =>
    unlessDamaged(Object.values(paths), async () => {
      const rows = await (await openReader()).readCleanPage(paths, range);
      return upTo(mostCharacters, rows, countCharacters);
    }),
  answerIngestRows: (input) =>
    unlessDamaged([input.path], async () => await answerIngestRows(await openReader(), input)),
  answerCleanRows: (input) =>
    unlessDamaged(Object.values(input.paths), async () => await answerCleanRows(await openReader(), input)),
  keepProfile: ({ paths, wanted }) =>
    unlessDamaged(Object.values(paths), async () => {
      await keepProfile(paths, { ...wanted, limits: PROFILE_LIMITS });
      return null;
    }),
  keepComputed: (input) => onDisk(() => unlessDamaged(Object.values(input.paths), () => provideComputed(input))),
  reportChanges: (input) => unlessDamaged(Object.values(input.paths), () => reportChanges(input)),
  exportTable: (input) => onDisk(() => unlessDamaged(Object.values(input.paths), () => exportVersion(input))),
  keepView: ({ rowsPath, columns, outPath }) => onDisk(() => writeView(rowsPath, columns, outPath)),
  answerViewRows: (input) => ofView(input.path, () => answerViewRows(input)),
  exportView: (input) => onDisk(() => ofView(input.rowsPath, () => writeViewExport(input))),
};

/** Removes the rows of a query when they are damaged, so that the next reader runs the query again. */
async function ofView<Found>(path: string, read: () => Promise<Found>): Promise<Found> {
  try {
    return await unlessDamaged([path], read);
  } catch (error) {
    if (error instanceof DamagedFile) await rm(path, { force: true });
    throw error;
  }
}

/** DuckDB has no code for a full disk. */
async function onDisk(write: () => Promise<void>): Promise<null> {
  try {
    await write();
    return null;
  } catch (error) {
    throw isDiskFull(error)
      ? Object.assign(new Error("The disk is full", { cause: error }), { code: "ENOSPC" })
      : error;
  }
}

/** The version's Parquet file is both an export and what the other exports are made from. */
async function exportVersion(input: ExportInput): Promise<void> {
  await provideVersion(input);
  try {
    await writeExport(input);
  } catch (error) {
    // It can be made again; the cleaned table itself cannot.
    if (input.versionPath === input.paths.clean || !(await isDamaged(input.versionPath))) throw error;
    await rm(input.versionPath, { force: true });
    await provideVersion(input);
    await writeExport(input);
  }
}

async function provideVersion({ paths, titles, overlay, readings, versionPath }: ExportInput): Promise<void> {
  if (await isThere(versionPath)) return;
  const parts = await partsOfColumns(overlay.computed, readings);
  await materialise({ paths, titles, overlay, parts, outPath: versionPath });
}
