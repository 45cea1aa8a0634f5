/** Detects the compression of a file by its first bytes; a name such as data.csv.gz proves nothing. */
import { startsWith } from "../sniff/file-type.ts";

export type Compression = "gzip" | "zip" | "bzip2" | "xz" | "zstd";

const MAGIC: readonly (readonly [compression: Compression, bytes: readonly number[]])[] = [
  ["gzip", [0x1f, 0x8b, 0x08]],
  ["zip", [0x50, 0x4b, 0x03, 0x04]],
  ["zip", [0x50, 0x4b, 0x05, 0x06]],
  // Matches a spanned archive that fits in one part, and an empty ZIP64 one.
  ["zip", [0x50, 0x4b, 0x07, 0x08]],
  ["zip", [0x50, 0x4b, 0x06, 0x06]],
  ["bzip2", [0x42, 0x5a, 0x68]],
  ["xz", [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]],
  ["zstd", [0x28, 0xb5, 0x2f, 0xfd]],
];
/** A bzip2 header is three letters and a digit, which may begin a text as well; the magic of the block confirms it. */
const BZIP2_BLOCK = [0x31, 0x41, 0x59, 0x26, 0x53, 0x59];
const BZIP2_END = [0x17, 0x72, 0x45, 0x38, 0x50, 0x90];

export function findCompression(head: Uint8Array): Compression | undefined {
  const found = MAGIC.find(([, bytes]) => startsWith(head, bytes))?.[0];
  return found === "bzip2" && !isBzip2Block(head) ? undefined : found;
}

function isBzip2Block(head: Uint8Array): boolean {
  const block = head.subarray(4, 10);
  return [BZIP2_BLOCK, BZIP2_END].some((magic) => startsWith(block, magic.slice(0, block.length)));
}
