/** Ranges of a table that are cleaned and not joined yet. They survive a restart, for the same build and the same task. */
import { createHash } from "node:crypto";
import { tableKey } from "@limpid/files";
import type { Context } from "../context.ts";
import { buildFingerprint } from "../tables/build-fingerprint.ts";
import type { CleaningTask } from "./cleaning-task.ts";

const PARTS = "parts-";
export function partsName(task: CleaningTask, rangeCells: number): string {
  const { fileName, choices, columnChoices, settings, rowLimit, pageSize } = task;
  const inputs = JSON.stringify([
    fileName,
    choices,
    columnChoices,
    settings,
    rowLimit,
    pageSize,
    rangeCells,
    buildFingerprint,
  ]);
  return `${PARTS}${createHash("sha256").update(inputs).digest("hex").slice(0, 16)}`;
}

/** Removes parts that are of no use once the table is whole or given up. */
export async function removeParts({ blobs }: Pick<Context, "blobs">, tableId: string, except = ""): Promise<void> {
  for (const name of await blobs.list(tableKey(tableId, "")))
    if (name.startsWith(PARTS) && name !== except) await blobs.removeFolder(tableKey(tableId, name));
}
