import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { sumOfFile } from "../disk/sum-of-file.ts";
import type { Bucket } from "./bucket.ts";

/** Smaller files are sent in one piece, which can be retried. */
const WHOLE_BYTES = 16 * 1024 * 1024;

/** Stores a file of this machine under its modification time and returns its size. */
export async function putFile(bucket: Bucket, key: string, path: string): Promise<number> {
  const { size: bytes, mtimeMs } = await stat(path);
  const whole = bytes <= WHOLE_BYTES ? await readFile(path) : undefined;
  const sha256 = whole ? createHash("sha256").update(whole).digest("hex") : await sumOfFile(path);
  await bucket.put(key, { bytes, version: Math.round(mtimeMs), sha256, body: whole ?? createReadStream(path) });
  return bytes;
}
