/**
 * Reads the central directory of a ZIP archive, the only list of its entries that readers agree on (APPNOTE 6.3.10
 * §4.3), with the fields of ZIP64 where the plain ones are full.
 */
import { decodeBytes } from "../sniff/decode-bytes.ts";

export interface ZipEntry {
  /** Name as in the archive: a text to show and to choose by, never a path to write to. */
  readonly name: string;
  /** 0 is stored, 8 is deflated. */
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly checksum: number;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  /** Offset of the packed bytes in the file. */
  readonly start: number;
}

interface DirectoryPlace {
  readonly count: number;
  readonly start: number;
}

const END_RECORD = 0x06054b50;
const END_BYTES = 22;
const END64_LOCATOR = 0x07064b50;
const END64_LOCATOR_BYTES = 20;
const END64_RECORD = 0x06064b50;
const DIRECTORY_RECORD = 0x02014b50;
const DIRECTORY_BYTES = 46;
const LOCAL_RECORD = 0x04034b50;
const LOCAL_BYTES = 30;
const MAX_COMMENT_BYTES = 0xffff;
const ZIP64_EXTRA = 1;
const FULL = 0xffffffff;
const ENCRYPTED_FLAG = 1;
const UTF8_FLAG = 0x800;

/** Returns the entries; undefined if the archive is truncated or malformed. Stops after `maxEntries` + 1. */
export function readZipDirectory(bytes: Uint8Array, maxEntries: number): readonly ZipEntry[] | undefined {
  try {
    return readEntries(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), maxEntries + 1);
  } catch (error) {
    // A RangeError means that a field lies outside the file.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readEntries(view: DataView, most: number): readonly ZipEntry[] | undefined {
  const place = findDirectory(view);
  if (place === undefined) return undefined;
  const entries: ZipEntry[] = [];
  let at = place.start;
  for (let index = 0; index < Math.min(place.count, most); index++) {
    const entry = readEntry(view, at);
    if (entry === undefined) return undefined;
    entries.push(entry);
    at += recordBytes(view, at);
  }
  return entries;
}

function findDirectory(view: DataView): DirectoryPlace | undefined {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_BYTES); at--) {
    if (view.getUint32(at, true) === END_RECORD) return readEndRecord(view, at);
  }
  return undefined;
}

function readEndRecord(view: DataView, at: number): DirectoryPlace {
  const place = { count: view.getUint16(at + 10, true), start: view.getUint32(at + 16, true) };
  const locator = at - END64_LOCATOR_BYTES;
  const isFull = place.count === 0xffff || place.start === FULL;
  if (!isFull || locator < 0 || view.getUint32(locator, true) !== END64_LOCATOR) return place;
  const end64 = readLong(view, locator + 8);
  if (view.getUint32(end64, true) !== END64_RECORD) return place;
  return { count: readLong(view, end64 + 32), start: readLong(view, end64 + 48) };
}

function readEntry(view: DataView, at: number): ZipEntry | undefined {
  if (view.getUint32(at, true) !== DIRECTORY_RECORD) return undefined;
  const flags = view.getUint16(at + 8, true);
  const sizes = readSizes(view, at);
  if (view.getUint32(sizes.local, true) !== LOCAL_RECORD) return undefined;
  return {
    name: readName(view, at, (flags & UTF8_FLAG) !== 0),
    method: view.getUint16(at + 10, true),
    isEncrypted: (flags & ENCRYPTED_FLAG) !== 0,
    checksum: view.getUint32(at + 16, true),
    packedBytes: sizes.packedBytes,
    unpackedBytes: sizes.unpackedBytes,
    start: sizes.local + LOCAL_BYTES + view.getUint16(sizes.local + 26, true) + view.getUint16(sizes.local + 28, true),
  };
}

function recordBytes(view: DataView, at: number): number {
  const texts = view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  return DIRECTORY_BYTES + texts;
}

function readName(view: DataView, at: number, isUtf8: boolean): string {
  const bytes = new Uint8Array(view.buffer, view.byteOffset + at + DIRECTORY_BYTES, view.getUint16(at + 28, true));
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decodeBytes(bytes, isUtf8 ? "utf-8" : "cp437");
  }
}

/** A ZIP64 field is present only if the plain one is full, in this order (APPNOTE §4.5.3). */
function readSizes(view: DataView, at: number): { unpackedBytes: number; packedBytes: number; local: number } {
  let long = findZip64(view, at);
  const read = (offset: number): number => {
    const plain = view.getUint32(at + offset, true);
    if (plain !== FULL || long === undefined) return plain;
    const value = readLong(view, long);
    long += 8;
    return value;
  };
  return { unpackedBytes: read(24), packedBytes: read(20), local: read(42) };
}

function findZip64(view: DataView, at: number): number | undefined {
  let extra = at + DIRECTORY_BYTES + view.getUint16(at + 28, true);
  const end = extra + view.getUint16(at + 30, true);
  while (extra + 4 <= end) {
    if (view.getUint16(extra, true) === ZIP64_EXTRA) return extra + 4;
    extra += 4 + view.getUint16(extra + 2, true);
  }
  return undefined;
}

/** A value beyond 2^53 lies outside any file, so reading there throws. */
function readLong(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true));
}
