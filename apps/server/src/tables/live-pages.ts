/** Rows of a table whose files are not written yet: the head of the original, and the pages cleaned so far. */
import { type BlobStore, TableFiles, tableKey } from "@limpid/files";
import type { Verdict } from "@limpid/table";

type HeadRows = readonly (readonly string[])[];
type PageRows = readonly (readonly Verdict[])[];

const FOLDER = "pages";
const HEAD = `${FOLDER}/ingest-head.json`;

export async function writeIngestHead(blobs: BlobStore, tableId: string, rows: HeadRows): Promise<void> {
  await write(blobs, tableId, HEAD, rows);
}

export async function readIngestHead(blobs: BlobStore, tableId: string): Promise<HeadRows | undefined> {
  return read<HeadRows>(blobs, tableId, HEAD);
}

export async function writeCleanPage(blobs: BlobStore, tableId: string, page: number, rows: PageRows): Promise<void> {
  await write(blobs, tableId, cleanPageName(page), rows);
}

export async function readCleanPage(blobs: BlobStore, tableId: string, page: number): Promise<PageRows | undefined> {
  return read<PageRows>(blobs, tableId, cleanPageName(page));
}

/** Once the table's files are written, these rows are read from there. */
export async function removeLivePages(blobs: BlobStore, tableId: string): Promise<void> {
  await blobs.removeFolder(tableKey(tableId, FOLDER));
}

function cleanPageName(page: number): string {
  return `${FOLDER}/verdicts-${page}.json`;
}

async function write(blobs: BlobStore, tableId: string, name: string, rows: unknown): Promise<void> {
  await new TableFiles(blobs, tableId).put(name, Buffer.from(JSON.stringify(rows)));
}

async function read<Rows>(blobs: BlobStore, tableId: string, name: string): Promise<Rows | undefined> {
  const bytes = await new TableFiles(blobs, tableId).read(name);
  return bytes && (JSON.parse(bytes.toString()) as Rows);
}
