/**
 * Keeps what a worker knew of a table after cleaning it, for the next cleaning: the table as it was read, and its
 * study. A choice then costs the column it is about, and not the reading of the file.
 */
import { readFile } from "node:fs/promises";
import { deserialize, serialize } from "node:v8";
import { writeDurably } from "@limpid/files";
import type { IngestedEvent, KnownTable } from "@limpid/pipeline";
import type { KeptPaths } from "@limpid/worker-protocol";

export interface KeptStudy {
  readonly ingested: IngestedEvent;
  readonly known: KnownTable;
}

/** Larger tables would take as much memory again while they are written. */
const MAX_CELLS = 40_000_000;

/** Undefined where nothing was kept, or it cannot be read: the file is read again then. */
export async function openKept({ table, study }: KeptPaths): Promise<KeptStudy | undefined> {
  try {
    const [bytes, knownBytes] = await Promise.all([readFile(table), readFile(study)]);
    return { ingested: deserialize(bytes) as IngestedEvent, known: deserialize(knownBytes) as KnownTable };
  } catch {
    return undefined;
  }
}

export async function keepStudy(paths: KeptPaths, { ingested, known }: KeptStudy, before?: KeptStudy): Promise<void> {
  const { rowCount, columns } = ingested.table;
  if (rowCount * columns.length > MAX_CELLS || isSame(known, before?.known)) return;
  if (before === undefined) await write(paths.table, ingested);
  await write(paths.study, known);
}

function isSame({ columns, compared }: KnownTable, before: KnownTable | undefined): boolean {
  return columns === before?.columns && compared === before.compared;
}

async function write(path: string, value: unknown): Promise<void> {
  await writeDurably(path, (file) => file.writeFile(serialize(value)));
}
