/** A worker's part of tables that are written: pages, issues, changes and exports, from their Parquet files. */
import { access, mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { exportCsv, exportExcel, exportJson } from "@limpid/export";
import {
  findChanges,
  findIssues,
  materialise,
  PageReader,
  type RowSource,
  sourceFromParquet,
  writeDurably,
} from "@limpid/store";
import type { Handlers } from "./protocol.ts";
import { reportChanges } from "./report-changes.ts";
import type { ExportInput, TablesMethods } from "./tables-methods.ts";

let reader: Promise<PageReader> | undefined;

/** Opened once in the life of the worker. */
export function openReader(): Promise<PageReader> {
  reader ??= PageReader.open();
  return reader;
}

export const tablesHandlers: Handlers<TablesMethods> = {
  readIngestRows: async ({ path, firstRow, rowCount }) =>
    (await openReader()).readIngestPage(path, { firstRow, rowCount }),
  readCleanRows: async ({ paths, firstRow, rowCount }) =>
    (await openReader()).readCleanPage(paths.ingest, paths.review, { firstRow, rowCount }),
  findIssues: ({ path, overlay }) => findIssues(path, overlay),
  findChanges: ({ paths, overlay, query }) => findChanges(paths, overlay, query),
  reportChanges,
  exportTable: async (input) => {
    await provideVersion(input);
    if (input.format !== "parquet") await writeExport(input);
    return null;
  },
};

/** The version's Parquet file is both an export and what the other exports are made from. */
async function provideVersion({ paths, titles, overlay, versionPath }: ExportInput): Promise<void> {
  if (await isThere(versionPath)) return;
  await materialise({
    cleanPath: paths.clean,
    ingestPath: paths.ingest,
    reviewPath: paths.review,
    titles,
    overlay,
    outPath: versionPath,
  });
}

async function writeExport(input: ExportInput): Promise<void> {
  const titles = input.titles.map((title, index) => input.overlay.titles.get(index) ?? title);
  const source = await sourceFromParquet(input.versionPath, titles);
  await mkdir(dirname(input.exportPath), { recursive: true });
  await writeDurably(input.exportPath, async (file) => {
    for await (const chunk of chunksOf(input, source)) await file.writeFile(chunk);
  });
}

function chunksOf({ format, escaping }: ExportInput, source: RowSource): AsyncIterable<string | Uint8Array> {
  if (format === "excel") return exportExcel(source);
  return format === "json" ? exportJson(source) : exportCsv(source, { escape: escaping });
}

async function isThere(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  );
}
