/** Folders of the servers in process. A test's process is ended without notice, so Vitest's own removes them at the end. */
import { readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** `runId` is the id of Vitest's own process, the parent of those that run tests. */
export function folderPrefix(runId: number): string {
  return `limpid-in-process-${runId}-`;
}

/** Called by Vitest once, in its own process; what it returns is called at the end. */
export default function removeFoldersAtTheEnd(): () => void {
  return () => {
    for (const name of readdirSync(tmpdir()))
      if (name.startsWith(folderPrefix(process.pid))) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  };
}
