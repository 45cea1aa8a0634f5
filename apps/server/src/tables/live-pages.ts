/** Rows of a table whose files are not written yet: the head of the original, and the pages cleaned so far. */
import { setImmediate } from "node:timers/promises";
import { type BlobStore, TableFiles, tableKey } from "@limpid/files";
import type { Verdict } from "@limpid/table";

type HeadRows = readonly (readonly string[])[];
type PageRows = readonly (readonly Verdict[])[];

const FOLDER = "pages";
/** No JSON has one. */
const LINE_END = Buffer.from("\n");
const LONG = 2 ** 20;
const HEAD = `${FOLDER}/ingest-head.json`;

export async function writeIngestHead(blobs: BlobStore, tableId: string, rows: HeadRows): Promise<void> {
  await write(blobs, tableId, HEAD, rows);
}

export async function readIngestHead(blobs: BlobStore, tableId: string): Promise<HeadRows | undefined> {
  return read<HeadRows>(blobs, tableId, HEAD);
}

/** `rows` are JSON. */
export async function writeCleanPage(
  blobs: BlobStore,
  tableId: string,
  page: number,
  rows: readonly Uint8Array[],
): Promise<void> {
  const lines = rows.flatMap((row) => [row, LINE_END]);
  await new TableFiles(blobs, tableId).put(cleanPageName(page), Buffer.concat(lines));
}

export async function readCleanPage(blobs: BlobStore, tableId: string, page: number): Promise<PageRows | undefined> {
  const bytes = await new TableFiles(blobs, tableId).read(cleanPageName(page));
  if (bytes === undefined) return undefined;
  const rows: Verdict[][] = [];
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(LINE_END, start);
    rows.push(JSON.parse(bytes.toString("utf8", start, end)) as Verdict[]);
    start = end + 1;
    // Rows of thousands of cells keep others waiting.
    if (bytes.length > LONG) await setImmediate();
  }
  return rows;
}

/** Once the table's files are written, these rows are read from there. */
export async function removeLivePages(blobs: BlobStore, tableId: string): Promise<void> {
  await blobs.removeFolder(tableKey(tableId, FOLDER));
}

function cleanPageName(page: number): string {
  return `${FOLDER}/verdicts-${page}.jsonl`;
}

async function write(blobs: BlobStore, tableId: string, name: string, rows: unknown): Promise<void> {
  await new TableFiles(blobs, tableId).put(name, Buffer.from(JSON.stringify(rows)));
}

async function read<Rows>(blobs: BlobStore, tableId: string, name: string): Promise<Rows | undefined> {
  const bytes = await new TableFiles(blobs, tableId).read(name);
  return bytes && (JSON.parse(bytes.toString()) as Rows);
}
