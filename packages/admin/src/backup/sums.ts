/**
 * Reads and writes `SHA256SUMS`, the checksums of all files of a backup, which `sha256sum --check` reads as well.
 * Backups of earlier versions have none.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { forEachConcurrently, ignoreMissing, sumOfFile, syncPath } from "@limpid/files";

export const SUMS = "SHA256SUMS";

export async function writeSums(folder: string, sums: ReadonlyMap<string, string>): Promise<void> {
  const lines = [...sums].map(([key, sum]) => `${sum}  ${key}\n`);
  await writeFile(join(folder, SUMS), lines.join(""));
  await syncPath(join(folder, SUMS), "r+");
}

/** Returns the files that differ from what was copied. */
export async function wrongSums(folder: string): Promise<readonly string[]> {
  const text = (await ignoreMissing(readFile(join(folder, SUMS), "utf8"))) ?? "";
  const wrong: string[] = [];
  await forEachConcurrently(text.split("\n"), async (line) => {
    const [, sum, key = ""] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
    if (sum !== undefined && (await ignoreMissing(sumOfFile(join(folder, key)))) !== sum) wrong.push(key);
  });
  return wrong.sort();
}
