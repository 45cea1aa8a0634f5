/** Unpacks one entry of a ZIP archive and checks it against its directory entry. */
import { crc32 } from "node:zlib";
import { type Refused, refused } from "../reader.ts";
import { inDigits } from "../shape/limits.ts";
import { decompress, type StreamFormat } from "./decompress.ts";
import type { ZipEntry } from "./zip-directory.ts";

const STORED = 0;
/** Compression methods of APPNOTE §4.4.5 that tables use. */
const METHODS: Readonly<Record<number, StreamFormat>> = { 8: "deflate", 12: "bzip2", 93: "zstd", 95: "xz" };

export async function unzipEntry(
  archive: Uint8Array,
  entry: ZipEntry,
  maxBytes: number,
): Promise<Uint8Array | Refused> {
  const { name, method, start, packedBytes } = entry;
  if (entry.isEncrypted) return refused("protected", `The file "${name}" of the archive is protected by a password`);
  const packed = archive.subarray(start, start + packedBytes);
  if (packed.length < packedBytes) return damaged(name, "it is cut off");
  const format = METHODS[method];
  if (method !== STORED && format === undefined)
    return damaged(name, `it is packed by method ${method}, which is not supported`);
  const bytes = format === undefined ? packed : await decompress(format, packed, maxBytes);
  if (bytes === "over_budget" || bytes.length > maxBytes) return unpacksToTooMuch(maxBytes);
  if (bytes === "damaged") return damaged(name, "its packed bytes are damaged");
  if (bytes.length !== entry.unpackedBytes) return damaged(name, "its size is not what the archive says");
  if (crc32(bytes) !== entry.checksum) return damaged(name, "its checksum is wrong");
  return bytes;
}

export function unpacksToTooMuch(maxBytes: number): Refused {
  return refused("too_large", `The file unpacks to more than ${inDigits(maxBytes)} bytes`);
}

function damaged(name: string, why: string): Refused {
  return refused("malformed", `The file "${name}" of the archive cannot be read: ${why}`);
}
