import { join } from "node:path";
import { removeFiles, removeLeftovers } from "@limpid/files";
import type { Config } from "../config.ts";
import { INCOMING } from "../upload/define-upload-call.ts";

/**
 * Removes what killed processes left half-done: only where nobody else uses the folder, or what has not been written to
 * since `before`.
 */
export async function removeRemains({ dataDir }: Pick<Config, "dataDir">, before?: Date): Promise<void> {
  await removeFiles(join(dataDir, INCOMING), before);
  for (const folder of ["tables", "views"]) await removeLeftovers(join(dataDir, folder), before);
}
