/**
 * Decrypts a workbook of Excel 2007 and later that is encrypted with Excel's own password ([MS-OFFCRYPTO] 2.3.4). Any
 * other password makes the result undefined.
 */
import { createDecipheriv, createHash, getHashes } from "node:crypto";
import { BUILT_IN_PASSWORD, littleEndian } from "./built-in-password.ts";

type Decrypt = (content: Uint8Array) => Uint8Array;

const AGILE = 4;
const STANDARD_MINOR = 2;
const STANDARD_TURNS = 50_000;
/** Office writes 100,000; each costs a microsecond. */
const MAX_TURNS = 1_000_000;
const SEGMENT_BYTES = 4096;
const SIZE_BYTES = 8;
/** The purposes of keys in [MS-OFFCRYPTO] 2.3.4.13. */
const VERIFIER_KEY = Buffer.from("fea7d2763b4b9e79", "hex");
const VERIFIER_HASH_KEY = Buffer.from("d7aa0f6d3061344e", "hex");
const CONTENT_KEY = Buffer.from("146e0be7abacd0d6", "hex");

export function decryptPackage(info: Uint8Array, encrypted: Uint8Array): Uint8Array | undefined {
  try {
    const decrypt = decipherOf(Buffer.from(info));
    if (decrypt === undefined || encrypted.length < SIZE_BYTES) return undefined;
    const size = Number(Buffer.from(encrypted).readBigUInt64LE(0));
    return decrypt(encrypted.subarray(SIZE_BYTES)).subarray(0, size);
  } catch {
    // The description is damaged, or Node lacks the cipher.
    return undefined;
  }
}

function decipherOf(info: Buffer): Decrypt | undefined {
  const [major, minor] = [info.readUInt16LE(0), info.readUInt16LE(2)];
  if (major === AGILE && minor === AGILE) return agileDecipher(info.toString("utf8", 8));
  return minor === STANDARD_MINOR ? standardDecipher(info) : undefined;
}

function agileDecipher(xml: string): Decrypt | undefined {
  const keyData = attributesOf(xml, "keyData");
  const encryptedKey = attributesOf(xml, "encryptedKey");
  const hash = hashNamed(encryptedKey("hashAlgorithm"));
  const turns = Number(encryptedKey("spinCount"));
  if (turns > MAX_TURNS) return undefined;
  const salt = Buffer.from(encryptedKey("saltValue"), "base64");
  const keyBytes = Number(encryptedKey("keyBits")) / 8;
  const base = stretch(hash, salt, turns);
  const open = (name: string, purpose: Buffer): Buffer => {
    const key = fit(hash(base, purpose), keyBytes);
    return decryptBlocks(key, fit(salt, Number(encryptedKey("blockSize"))), Buffer.from(encryptedKey(name), "base64"));
  };
  const verifier = hash(open("encryptedVerifierHashInput", VERIFIER_KEY));
  const expected = open("encryptedVerifierHashValue", VERIFIER_HASH_KEY).subarray(0, verifier.length);
  if (!verifier.equals(expected)) return undefined;
  const key = open("encryptedKeyValue", CONTENT_KEY).subarray(0, Number(keyData("keyBits")) / 8);
  return (content) => decryptSegments(content, key, keyData);
}

function decryptSegments(content: Uint8Array, key: Buffer, keyData: (name: string) => string): Buffer {
  const hash = hashNamed(keyData("hashAlgorithm"));
  const salt = Buffer.from(keyData("saltValue"), "base64");
  const segments: Buffer[] = [];
  for (let at = 0; at < content.length; at += SEGMENT_BYTES) {
    const start = fit(hash(salt, littleEndian(at / SEGMENT_BYTES)), Number(keyData("blockSize")));
    segments.push(decryptBlocks(key, start, content.subarray(at, at + SEGMENT_BYTES)));
  }
  return Buffer.concat(segments);
}

function standardDecipher(info: Buffer): Decrypt | undefined {
  const headerBytes = info.readUInt32LE(8);
  const keyBytes = info.readUInt32LE(12 + 16) / 8;
  const verifier = info.subarray(12 + headerBytes);
  const sha1 = hashNamed("SHA1");
  const base = sha1(stretch(sha1, verifier.subarray(4, 20), STANDARD_TURNS), littleEndian(0));
  const half = (fill: number): Buffer => sha1(Buffer.alloc(64, fill).map((byte, index) => byte ^ (base[index] ?? 0)));
  const key = Buffer.concat([half(0x36), half(0x5c)]).subarray(0, keyBytes);
  const expected = decryptBlocks(key, undefined, verifier.subarray(40, 72)).subarray(0, 20);
  if (!sha1(decryptBlocks(key, undefined, verifier.subarray(20, 36))).equals(expected)) return undefined;
  return (content) => decryptBlocks(key, undefined, content);
}

function stretch(hash: (...parts: Uint8Array[]) => Buffer, salt: Buffer, turns: number): Buffer {
  let value = hash(salt, BUILT_IN_PASSWORD);
  for (let turn = 0; turn < turns; turn++) value = hash(littleEndian(turn), value);
  return value;
}

/** Without a start value every block is encrypted alone. An incomplete block at the end is lost. */
function decryptBlocks(key: Buffer, start: Buffer | undefined, content: Uint8Array): Buffer {
  const decipher = createDecipheriv(`aes-${key.length * 8}-${start === undefined ? "ecb" : "cbc"}`, key, start ?? null);
  decipher.setAutoPadding(false);
  return decipher.update(content.subarray(0, content.length - (content.length % 16)));
}

function hashNamed(name: string): (...parts: Uint8Array[]) => Buffer {
  const algorithm = name.replace("-", "").toLowerCase();
  if (!getHashes().includes(algorithm)) throw new Error(`There is no hash ${name}`);
  return (...parts) => createHash(algorithm).update(Buffer.concat(parts)).digest();
}

function fit(bytes: Buffer, length: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(Math.max(0, length - bytes.length), 0x36)]).subarray(0, length);
}

function attributesOf(xml: string, element: string): (name: string) => string {
  const tag = new RegExp(`<(?:\\w+:)?${element}\\s[^<>]*>`).exec(xml)?.[0] ?? "";
  return (name) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
}
