import { describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "../../reader.ts";
import { makeZip, type Part } from "../../testing/make-zip.ts";
import { unpackWorkbook, type Workbook } from "./unpack-workbook.ts";

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
