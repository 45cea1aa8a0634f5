import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** `work` gets the path of a file that is not there yet; it is removed in any case. */
export async function withTemporaryFile<T>(name: string, work: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "limpid-"));
  try {
    return await work(join(folder, name));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
