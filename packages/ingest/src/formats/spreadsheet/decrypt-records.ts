/**
 * Decrypts the records of an Excel 97 to 2003 workbook that is encrypted with Excel's own password ([MS-OFFCRYPTO]
 * 2.3.5 and 2.3.6, [MS-XLS] 2.2.10). Any other password makes the result undefined.
 */
import { createHash } from "node:crypto";
import { BUILT_IN_PASSWORD, littleEndian } from "./built-in-password.ts";
import { Rc4 } from "./rc4.ts";

type KeyOfBlock = (block: number) => Buffer;

const BLOCK_BYTES = 1024;
const HEAD_BYTES = 4;
const STREAM_CIPHER = 1;
const VERIFIER_BYTES = 16;
const SHORT_KEY_BYTES = 5;
const FULL_KEY_BYTES = 16;
/** Beginnings, the description of the encryption, and records of the program's interface stay readable. */
const PLAIN: ReadonlySet<number> = new Set([0x809, 0x2f, 0xe1, 0x195, 0x196, 0x138]);
const SHEET = 0x85;
/** The place of a sheet stays readable, its name does not. */
const SHEET_PLACE_BYTES = 4;

/** `filePass` is the content of the record that describes the encryption. */
export function decryptRecords(stream: Uint8Array, filePass: Uint8Array): Uint8Array | undefined {
  const keyOf = findKeys(Buffer.from(filePass));
  return keyOf === undefined ? undefined : decryptAll(stream, keyOf);
}

function findKeys(filePass: Buffer): KeyOfBlock | undefined {
  if (filePass.length < 6 || filePass.readUInt16LE(0) !== STREAM_CIPHER) return undefined;
  return filePass.readUInt16LE(2) === 1 ? oldKeys(filePass.subarray(6)) : newKeys(filePass.subarray(6));
}

/** Excel 97 and 2000: keys of 40 bits. */
function oldKeys(description: Buffer): KeyOfBlock | undefined {
  if (description.length < 3 * VERIFIER_BYTES) return undefined;
  const salt = description.subarray(0, VERIFIER_BYTES);
  const password = md5(BUILT_IN_PASSWORD).subarray(0, SHORT_KEY_BYTES);
  const base = md5(...Array.from({ length: 16 }, () => [password, salt]).flat()).subarray(0, SHORT_KEY_BYTES);
  const keyOf: KeyOfBlock = (block) => md5(base, littleEndian(block));
  return isVerified(keyOf, description.subarray(VERIFIER_BYTES), md5) ? keyOf : undefined;
}

/** Excel 2002 and 2003: keys of up to 128 bits. */
function newKeys(description: Buffer): KeyOfBlock | undefined {
  const headerBytes = description.readUInt32LE(4);
  const header = description.subarray(8, 8 + headerBytes);
  const verifier = description.subarray(8 + headerBytes);
  if (header.length < 32 || verifier.length < 60) return undefined;
  const keyBytes = (header.readUInt32LE(16) || SHORT_KEY_BYTES * 8) / 8;
  const base = sha1(verifier.subarray(4, 4 + VERIFIER_BYTES), BUILT_IN_PASSWORD);
  const keyOf: KeyOfBlock = (block) => {
    const key = sha1(base, littleEndian(block)).subarray(0, keyBytes);
    return keyBytes === SHORT_KEY_BYTES ? Buffer.concat([key, Buffer.alloc(FULL_KEY_BYTES - keyBytes)]) : key;
  };
  const values = Buffer.concat([verifier.subarray(20, 36), verifier.subarray(40, 60)]);
  return isVerified(keyOf, values, sha1) ? keyOf : undefined;
}

function isVerified(keyOf: KeyOfBlock, values: Buffer, hash: typeof md5): boolean {
  const plain = Buffer.from(new Rc4(keyOf(0)).apply(values));
  const expected = hash(plain.subarray(0, VERIFIER_BYTES));
  return expected.equals(plain.subarray(VERIFIER_BYTES, VERIFIER_BYTES + expected.length));
}

/** Every byte of the stream uses up one of the cipher, even if it is not encrypted itself. */
function decryptAll(stream: Uint8Array, keyOf: KeyOfBlock): Uint8Array {
  const plain = Uint8Array.from(stream);
  const pad = padOf(stream.length, keyOf);
  const view = new DataView(plain.buffer, plain.byteOffset, plain.byteLength);
  let at = 0;
  while (at + HEAD_BYTES <= plain.length) {
    const type = view.getUint16(at, true);
    const end = Math.min(at + HEAD_BYTES + view.getUint16(at + 2, true), plain.length);
    const from = at + HEAD_BYTES + (type === SHEET ? SHEET_PLACE_BYTES : 0);
    if (!PLAIN.has(type)) for (let byte = from; byte < end; byte++) plain[byte] = (plain[byte] ?? 0) ^ (pad[byte] ?? 0);
    at = end;
  }
  return plain;
}

function padOf(length: number, keyOf: KeyOfBlock): Uint8Array {
  const pad = new Uint8Array(length);
  for (let start = 0; start < length; start += BLOCK_BYTES) {
    const cipher = new Rc4(keyOf(start / BLOCK_BYTES));
    const end = Math.min(start + BLOCK_BYTES, length);
    for (let at = start; at < end; at++) pad[at] = cipher.next();
  }
  return pad;
}

function md5(...parts: readonly Uint8Array[]): Buffer {
  return createHash("md5").update(Buffer.concat(parts)).digest();
}

function sha1(...parts: readonly Uint8Array[]): Buffer {
  return createHash("sha1").update(Buffer.concat(parts)).digest();
}
