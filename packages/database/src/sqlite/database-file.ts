/** Compares the header of an SQLite file with its length, so that a truncated file is detected before it is read. */
import { closeSync, openSync, readSync } from "node:fs";
import { readSize } from "@limpid/files";

export type FileState =
  | { readonly kind: "new" }
  | { readonly kind: "whole"; readonly bytes: number }
  | { readonly kind: "foreign" }
  | { readonly kind: "short"; readonly bytes: number; readonly expectedBytes: number };

const HEADER_BYTES = 100;
const MAGIC = "SQLite format 3\0";
const PAGE_SIZE_AT = 16;
const PAGE_COUNT_AT = 28;

/** https://www.sqlite.org/fileformat2.html#the_database_header */
export function readFileState(path: string): FileState {
  const bytes = readSize(path);
  if (bytes === 0) return { kind: "new" };
  const header = readHead(path);
  if (!header.subarray(0, MAGIC.length).equals(Buffer.from(MAGIC, "latin1").subarray(0, header.length)))
    return { kind: "foreign" };
  if (header.length < HEADER_BYTES) return { kind: "short", bytes, expectedBytes: HEADER_BYTES };
  const pageSize = header.readUInt16BE(PAGE_SIZE_AT);
  const expectedBytes = (pageSize === 1 ? 65_536 : pageSize) * header.readUInt32BE(PAGE_COUNT_AT);
  return bytes < expectedBytes ? { kind: "short", bytes, expectedBytes } : { kind: "whole", bytes };
}

function readHead(path: string): Buffer {
  const file = openSync(path, "r");
  try {
    const head = Buffer.alloc(HEADER_BYTES);
    return head.subarray(0, readSync(file, head, 0, HEADER_BYTES, 0));
  } finally {
    closeSync(file);
  }
}
