import { readFileSync } from "node:fs";
import { CFB } from "@e965/xlsx";
import { describe, expect, it } from "vitest";
import { ingest } from "../../ingest.ts";
import { CompoundFile } from "./compound-file.ts";

function compoundFile(name: string, content: Uint8Array): Uint8Array {
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, `/${name}`, Buffer.from(content));
  const written: unknown = CFB.write(container, { type: "buffer" });
  return Uint8Array.from(written as Buffer);
}

function bytesOf(length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, index) => (index * 31) % 251);
}

describe("CompoundFile", () => {
  it.each([
    ["a small stream", 1000],
    ["a large stream", 100_000],
    ["a stream whose table of sectors does not fit into the header", 8_000_000],
  ])("reads %s", (_, length) => {
    const content = bytesOf(length);
    const read = new CompoundFile(compoundFile("Workbook", content)).read("Workbook", "Book");
    expect(read !== undefined && Buffer.compare(read, content)).toBe(0);
  });

  it("takes the first of the names that there is", () => {
    expect(new CompoundFile(compoundFile("Book", bytesOf(10))).read("Workbook", "Book")).toHaveLength(10);
    expect(new CompoundFile(compoundFile("Letter", bytesOf(10))).read("Workbook", "Book")).toBeUndefined();
  });

  it("gives what is there of a file that is cut off", () => {
    const file = compoundFile("Workbook", bytesOf(100_000));
    expect(new CompoundFile(file.subarray(0, 60_000)).read("Workbook")?.length ?? 0).toBeLessThan(100_000);
  });
});

describe("a compound file whose sectors run in circles", () => {
  const file = compoundFile("Workbook", bytesOf(100_000));
  const view = new DataView(file.buffer);
  const table = (view.getUint32(76, true) + 1) * 512;

  it.each([0, 1, 2, 50])("is refused: each sector goes on at %i", async (next) => {
    const damaged = Uint8Array.from(file);
    const fields = new DataView(damaged.buffer);
    for (let sector = 0; sector < 128; sector++) fields.setUint32(table + sector * 4, next, true);
    expect(await ingest(damaged)).toMatchObject({ kind: "refused" });
  });
});

describe("a compound file with other documents inside", () => {
  const workbook = readFileSync(new URL("../../../../../fixtures/files/spreadsheet/awkward-old.xls", import.meta.url));

  /** Rewrites a workbook with more streams; the container sorts them. */
  function withStreams(streams: Readonly<Record<string, Uint8Array>>): Uint8Array {
    const records = new CompoundFile(workbook).read("Workbook");
    const container = CFB.utils.cfb_new();
    for (const [path, content] of Object.entries(streams)) CFB.utils.cfb_add(container, path, Buffer.from(content));
    CFB.utils.cfb_add(container, "/Workbook", Buffer.from(records ?? new Uint8Array()));
    const written: unknown = CFB.write(container, { type: "buffer" });
    return Uint8Array.from(written as Buffer);
  }

  it.each([
    ["a Word document", { "/MBD00000001/WordDocument": bytesOf(5000) }],
    ["a presentation", { "/MBD00000001/PowerPoint Document": bytesOf(5000) }],
    ["an encrypted one", { "/MBD00000001/EncryptedPackage": bytesOf(5000) }],
    ["a workbook", { "/A/Workbook": bytesOf(5000), "/A/Book": bytesOf(50) }],
    ["one that names a document", { "/Notes": Buffer.from("WordDocument PowerPoint Document", "utf16le") }],
  ])("is the workbook at its root: %s", async (_, streams) => {
    const read = await ingest(withStreams(streams), { fileName: "a.xls" });
    const alone = await ingest(workbook, { fileName: "a.xls" });
    expect(alone.kind).toBe("table");
    expect(read).toEqual(alone);
  });

  it.each([
    ["Word document", "WordDocument"],
    ["PowerPoint presentation", "PowerPoint Document"],
  ])("is named as what it is without one: a %s", async (kind, stream) => {
    const reason = `This is a ${kind}, not a table`;
    expect(await ingest(compoundFile(stream, bytesOf(5000)))).toMatchObject({ kind: "refused", reason });
  });
});
