/** Checks at the start that a service can write to its folders, rather than at the first upload. */
import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { join } from "node:path";
import { CannotOpen } from "./cannot-open.ts";
import { describeReason } from "./describe-reason.ts";
import { makeFolderDurably } from "./write-durably.ts";

const FOLDERS = ["tables", "views", "incoming"];

/** Creates missing folders. Rejects with `CannotOpen`. */
export async function requireWritable(dataDir: string): Promise<void> {
  for (const name of FOLDERS) {
    const folder = join(dataDir, name);
    try {
      await makeFolderDurably(folder);
      await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    } catch (error) {
      throw new CannotOpen(`Cannot write to the folder "${folder}": ${describeReason(error)}`, { cause: error });
    }
  }
}
