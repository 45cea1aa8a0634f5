import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Creates an empty folder for the files of a test. */
export function makeDataDir(): string {
  return mkdtempSync(join(tmpdir(), "limpid-test-"));
}
