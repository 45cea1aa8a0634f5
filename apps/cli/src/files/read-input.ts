import { readFile } from "node:fs/promises";
import type { Io } from "../command.ts";
import { explainFileError } from "../user-error.ts";

/** The bytes of a file, or of stdin for "-". */
export async function readInput(path: string, io: Io): Promise<Uint8Array> {
  if (path === "-") return await readAll(io.stdin);
  try {
    return await readFile(path);
  } catch (error) {
    throw explainFileError(error, "read", path);
  }
}

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
