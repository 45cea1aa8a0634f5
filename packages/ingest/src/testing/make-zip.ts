/** Archives by hand, because no writer of archives lies. */
import { crc32, deflateRawSync } from "node:zlib";

export interface Part {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** What the directory says; the truth when left out. */
  readonly claimedBytes?: number;
  readonly crc?: number;
  readonly flags?: number;
  /** Already packed by this method of APPNOTE §4.4.5. */
  readonly packed?: { readonly method: number; readonly bytes: Uint8Array };
  /** A symbolic link, as archives of Unix have them: its content is where it leads. */
  readonly isLink?: boolean;
  /** Shares the packed bytes of the first part. */
  readonly isOverlapping?: boolean;
}

export interface Kind {
  /** Sizes follow the packed bytes, as a writer does that cannot go back. */
  readonly hasDescriptors?: boolean;
  /** Sizes and places stand in the fields of ZIP64. */
  readonly isZip64?: boolean;
}

const DEFLATED = 8;
const DESCRIPTOR_FLAG = 8;
const FULL = 0xffffffff;
const MADE_BY_UNIX = 3;
const LINK_MODE = 0o120777;

export function makeZip(parts: readonly Part[], kind: Kind = {}): Uint8Array {
  const locals: Buffer[] = [];
  const records: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const local = localOf(part, kind);
    records.push(recordOf(part, part.isOverlapping === true ? 0 : offset, kind));
    if (part.isOverlapping === true) continue;
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(records);
  const end = endOf(parts.length, directory.length, offset, kind);
  return new Uint8Array(Buffer.concat([...locals, directory, end]));
}

function packedOf({ content, packed }: Part): { readonly method: number; readonly bytes: Uint8Array } {
  return packed ?? { method: DEFLATED, bytes: deflateRawSync(Buffer.from(content)) };
}

function localOf(part: Part, { hasDescriptors = false }: Kind): Buffer {
  const { bytes } = packedOf(part);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(Buffer.byteLength(part.name), 26);
  const descriptor = Buffer.alloc(hasDescriptors ? 16 : 0);
  if (hasDescriptors) {
    head.writeUInt16LE(DESCRIPTOR_FLAG, 6);
    descriptor.writeUInt32LE(0x08074b50, 0);
    descriptor.writeUInt32LE(crc32(Buffer.from(part.content)), 4);
    descriptor.writeUInt32LE(bytes.length, 8);
    descriptor.writeUInt32LE(Buffer.byteLength(part.content), 12);
  }
  return Buffer.concat([head, Buffer.from(part.name), bytes, descriptor]);
}

function recordOf(part: Part, offset: number, { hasDescriptors = false, isZip64 = false }: Kind): Buffer {
  const plain = Buffer.from(part.content);
  const { method, bytes } = packedOf(part);
  const sizes = [part.claimedBytes ?? plain.length, bytes.length, offset] as const;
  const extra = isZip64 ? zip64Of(sizes) : Buffer.alloc(0);
  const [size, packedSize, place] = isZip64 ? [FULL, FULL, FULL] : sizes;
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE((part.flags ?? 0) | (hasDescriptors ? DESCRIPTOR_FLAG : 0), 8);
  head.writeUInt16LE(method, 10);
  head.writeUInt32LE(part.crc ?? crc32(plain), 16);
  head.writeUInt32LE(packedSize, 20);
  head.writeUInt32LE(size, 24);
  head.writeUInt16LE(Buffer.byteLength(part.name), 28);
  head.writeUInt16LE(extra.length, 30);
  head.writeUInt32LE(place, 42);
  if (part.isLink === true) {
    head.writeUInt8(MADE_BY_UNIX, 5);
    head.writeUInt16LE(LINK_MODE, 40);
  }
  return Buffer.concat([head, Buffer.from(part.name), extra]);
}

function zip64Of(values: readonly number[]): Buffer {
  const extra = Buffer.alloc(4 + values.length * 8);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(values.length * 8, 2);
  for (const [index, value] of values.entries()) extra.writeBigUInt64LE(BigInt(value), 4 + index * 8);
  return extra;
}

function endOf(count: number, directoryBytes: number, offset: number, { isZip64 = false }: Kind): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(isZip64 ? 0xffff : count, 10);
  end.writeUInt32LE(isZip64 ? FULL : directoryBytes, 12);
  end.writeUInt32LE(isZip64 ? FULL : offset, 16);
  return isZip64 ? Buffer.concat([end64Of(count, directoryBytes, offset), end]) : end;
}

function end64Of(count: number, directoryBytes: number, offset: number): Buffer {
  const record = Buffer.alloc(56 + 20);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(directoryBytes), 40);
  record.writeBigUInt64LE(BigInt(offset), 48);
  record.writeUInt32LE(0x07064b50, 56);
  record.writeBigUInt64LE(BigInt(offset + directoryBytes), 64);
  record.writeUInt32LE(1, 72);
  return record;
}
