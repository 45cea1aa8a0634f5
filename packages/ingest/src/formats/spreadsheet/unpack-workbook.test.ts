import { crc32, deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "../../reader.ts";
import { unpackWorkbook, type Workbook } from "./unpack-workbook.ts";

interface Part {
  readonly name: string;
  readonly content: Uint8Array;
  /** What the directory says of the size; the truth when left out. */
  readonly claimedBytes?: number;
  readonly flags?: number;
  readonly crc?: number;
}

/** A small archive by hand, because no writer of archives lies about sizes. */
function makeZip(parts: readonly Part[]): Uint8Array {
  const locals: Buffer[] = [];
  const records: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimedBytes, flags = 0, crc = crc32(content) } of parts) {
    const packed = deflateRawSync(content);
    const local = Buffer.concat([Buffer.alloc(30), Buffer.from(name), packed]);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    const record = Buffer.concat([Buffer.alloc(46), Buffer.from(name)]);
    record.writeUInt32LE(0x02014b50, 0);
    record.writeUInt16LE(flags, 8);
    record.writeUInt16LE(8, 10);
    record.writeUInt32LE(crc, 16);
    record.writeUInt32LE(packed.length, 20);
    record.writeUInt32LE(claimedBytes ?? content.length, 24);
    record.writeUInt16LE(name.length, 28);
    record.writeUInt32LE(offset, 42);
    locals.push(local);
    records.push(record);
    offset += local.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...locals, ...records, end]));
}

const workbook: Part = { name: "xl/workbook.xml", content: Buffer.from("<workbook/>") };
const limits = { ...DEFAULT_LIMITS, maxUnpackedBytes: 1_000_000, maxEntries: 5 };

describe("unpackWorkbook", () => {
  it("lets an honest workbook pass", () => {
    const { kind, parts } = unpackWorkbook(makeZip([workbook]), limits) as Workbook;
    expect([kind, [...parts.keys()]]).toEqual(["office", ["xl/workbook.xml"]]);
  });

  it.each([
    [
      "a part that says it is huge",
      [workbook, { name: "xl/a.xml", content: Buffer.alloc(9), claimedBytes: 2e9 }],
      "too_large",
    ],
    [
      "a part that says it is small",
      [workbook, { name: "xl/a.xml", content: Buffer.alloc(5e6), claimedBytes: 10 }],
      "too_large",
    ],
    [
      "parts that are too large together",
      [workbook, ...["a", "b"].map((name) => ({ name, content: Buffer.alloc(6e5) }))],
      "too_large",
    ],
    [
      "too many parts",
      [workbook, ...["a", "b", "c", "d", "e"].map((name) => ({ name, content: Buffer.alloc(1) }))],
      "too_large",
    ],
    [
      "XML entities",
      [workbook, { name: "xl/a.xml", content: Buffer.from('<?xml?><!DOCTYPE a [<!ENTITY b "c">]>') }],
      "malformed",
    ],
    ["a part whose checksum is wrong", [{ ...workbook, crc: 1 }], "malformed"],
    ["an encrypted part", [{ ...workbook, flags: 1 }], "protected"],
    ["a Word document", [{ name: "word/document.xml", content: Buffer.from("<w/>") }], "binary"],
    ["an archive of something else", [{ name: "__proto__", content: Buffer.from("x") }], "binary"],
  ] as const)("refuses %s", (_, parts, code) => {
    expect(unpackWorkbook(makeZip(parts), limits)).toMatchObject({ kind: "refused", code });
  });
});
