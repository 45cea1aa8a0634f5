/** Reads the central directory of a ZIP archive, the only list of its entries that readers agree on (APPNOTE 6.3.10 §4.3). */

export interface ZipEntry {
  readonly name: string;
  /** 0: stored, 8: deflated. */
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  /** Where the packed bytes start in the file. */
  readonly start: number;
}

const END_RECORD = 0x06054b50;
const DIRECTORY_RECORD = 0x02014b50;
const LOCAL_RECORD = 0x04034b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;

/** The entries, or undefined when the archive is cut off or not as the format says. Stops after `maxEntries` + 1. */
export function readZipDirectory(bytes: Uint8Array, maxEntries: number): readonly ZipEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < Math.min(count, maxEntries + 1); index++) {
    const entry = readEntry(view, at);
    if (entry === undefined) return undefined;
    entries.push(entry);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_BYTES); at--) {
    if (view.getUint32(at, true) === END_RECORD) return at;
  }
  return undefined;
}

function readEntry(view: DataView, at: number): ZipEntry | undefined {
  if (at + 46 > view.byteLength || view.getUint32(at, true) !== DIRECTORY_RECORD) return undefined;
  const nameBytes = view.getUint16(at + 28, true);
  const local = view.getUint32(at + 42, true);
  if (at + 46 + nameBytes > view.byteLength) return undefined;
  if (local + 30 > view.byteLength || view.getUint32(local, true) !== LOCAL_RECORD) return undefined;
  return {
    name: new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, nameBytes)),
    method: view.getUint16(at + 10, true),
    isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    packedBytes: view.getUint32(at + 20, true),
    unpackedBytes: view.getUint32(at + 24, true),
    start: local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true),
  };
}
