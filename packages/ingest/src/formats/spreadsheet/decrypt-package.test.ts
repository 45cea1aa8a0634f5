import { createCipheriv, createHash } from "node:crypto";
import { CFB } from "@e965/xlsx";
import { describe, expect, it } from "vitest";
import { ingest } from "../../ingest.ts";
import { makeWorkbook } from "../../testing/make-workbook.ts";

const SALT = Buffer.from("salt of 16 bytes");
const KEY_DATA_SALT = Buffer.from("another 16 bytes");
const KEY = Buffer.from("the key of the content: 32 bytes");
const VERIFIER = Buffer.from("a text to verify");
const TURNS = 10;

const rows = Array.from({ length: 300 }, (_, row) => `<row><c><v>${row}</v></c><c t="str"><v>n${row}</v></c></row>`);
const WORKBOOK = Buffer.from(makeWorkbook(rows.join("")));

function hash(algorithm: string, ...parts: readonly Uint8Array[]): Buffer {
  return createHash(algorithm).update(Buffer.concat(parts)).digest();
}

function numbered(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function filled(content: Uint8Array): Buffer {
  return Buffer.concat([content, Buffer.alloc((16 - (content.length % 16)) % 16)]);
}

function encrypt(cipher: string, key: Buffer, start: Buffer | null, content: Uint8Array): Buffer {
  return createCipheriv(cipher, key, start).setAutoPadding(false).update(filled(content));
}

function stretched(algorithm: string, password: string, turns: number): Buffer {
  let value = hash(algorithm, SALT, Buffer.from(password, "utf16le"));
  for (let turn = 0; turn < turns; turn++) value = hash(algorithm, numbered(turn), value);
  return value;
}

/** [MS-OFFCRYPTO] 2.3.4.10, as Excel 2010 and later write it. */
function agile(password: string, turns = TURNS): Uint8Array {
  const base = stretched("sha512", password, Math.min(turns, TURNS));
  const seal = (purpose: string, content: Uint8Array): string => {
    const key = hash("sha512", base, Buffer.from(purpose, "hex")).subarray(0, 32);
    return encrypt("aes-256-cbc", key, SALT, content).toString("base64");
  };
  const common = 'hashAlgorithm="SHA512" keyBits="256" blockSize="16"';
  const info = `<encryption><keyData ${common} saltValue="${KEY_DATA_SALT.toString("base64")}"/><p:encryptedKey ${common} spinCount="${turns}" saltValue="${SALT.toString("base64")}" encryptedVerifierHashInput="${seal("fea7d2763b4b9e79", VERIFIER)}" encryptedVerifierHashValue="${seal("d7aa0f6d3061344e", hash("sha512", VERIFIER))}" encryptedKeyValue="${seal("146e0be7abacd0d6", KEY)}"/></encryption>`;
  const segments: Buffer[] = [];
  for (let at = 0; at < WORKBOOK.length; at += 4096) {
    const start = hash("sha512", KEY_DATA_SALT, numbered(at / 4096)).subarray(0, 16);
    segments.push(encrypt("aes-256-cbc", KEY, start, WORKBOOK.subarray(at, at + 4096)));
  }
  const head = Buffer.from([4, 0, 4, 0, 64, 0, 0, 0]);
  return packed(Buffer.concat([head, Buffer.from(info)]), Buffer.concat(segments));
}

/** [MS-OFFCRYPTO] 2.3.4.7, as Excel 2007 writes it. */
function standard(password: string): Uint8Array {
  const base = hash("sha1", stretched("sha1", password, 50_000), numbered(0));
  const key = hash(
    "sha1",
    Buffer.alloc(64, 0x36).map((byte, at) => byte ^ (base[at] ?? 0)),
  ).subarray(0, 16);
  const seal = (content: Uint8Array): Buffer => encrypt("aes-128-ecb", key, null, content);
  const header = [4, 0, 0x660e, 0x8004, 128, 24, 0, 0].map(numbered);
  const info = [Buffer.from([4, 0, 2, 0]), numbered(36), numbered(32), ...header, numbered(16), SALT];
  const verifier = [seal(VERIFIER), numbered(20), seal(hash("sha1", VERIFIER))];
  return packed(Buffer.concat([...info, ...verifier]), seal(WORKBOOK));
}

function packed(info: Buffer, content: Buffer): Uint8Array {
  const size = Buffer.alloc(8);
  size.writeUInt32LE(WORKBOOK.length);
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, "/EncryptionInfo", info);
  CFB.utils.cfb_add(container, "/EncryptedPackage", Buffer.concat([size, content]));
  const written: unknown = CFB.write(container, { type: "buffer" });
  return Uint8Array.from(written as Buffer);
}

describe("a workbook that is encrypted", () => {
  it.each([
    ["as Excel 2010 does", agile],
    ["as Excel 2007 does", standard],
  ])("is read if Excel would not ask for its password, %s", async (_, write) => {
    const outcome = await ingest(write("VelvetSweatshop"));
    expect(outcome).toMatchObject({ kind: "table", table: { rowCount: 300 } });
  });

  it.each([
    ["as Excel 2010 does", agile("secret")],
    ["as Excel 2007 does", standard("secret")],
    ["with so many turns that it takes minutes", agile("VelvetSweatshop", 1_000_000_000)],
    ["in a way that is not described", packed(Buffer.from("??"), WORKBOOK)],
  ])("is refused as protected otherwise, %s", async (_, workbook) => {
    expect(await ingest(workbook)).toMatchObject({ kind: "refused", code: "protected" });
  });
});
