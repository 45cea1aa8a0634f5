import { writeDurably } from "@limpid/files";
import type { Io } from "../command.ts";
import { explainFileError } from "../user-error.ts";

export type Chunks = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

/** Writes chunk by chunk, to stdout for "-". A file appears under its name only when it is whole. */
export async function writeTarget(path: string, chunks: Chunks, io: Io): Promise<void> {
  if (path === "-") {
    for await (const chunk of chunks) await io.writeOut(chunk);
    return;
  }
  try {
    await writeDurably(path, async (file) => await file.writeFile(chunks));
  } catch (error) {
    throw explainFileError(error, "write", path);
  }
}
