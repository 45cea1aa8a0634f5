import { CFB } from "@e965/xlsx";
import { describe, expect, it } from "vitest";
import { ingest } from "../../ingest.ts";
import { readStream } from "./compound-file.ts";

function compoundFile(name: string, content: Uint8Array): Uint8Array {
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, `/${name}`, Buffer.from(content));
  const written: unknown = CFB.write(container, { type: "buffer" });
  return Uint8Array.from(written as Buffer);
}

function bytesOf(length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, index) => (index * 31) % 251);
}

describe("readStream", () => {
  it.each([
    ["a small stream", 1000],
    ["a large stream", 100_000],
    ["a stream whose table of sectors does not fit into the header", 8_000_000],
  ])("reads %s", (_, length) => {
    const content = bytesOf(length);
    const read = readStream(compoundFile("Workbook", content), ["Workbook", "Book"]);
    expect(read !== undefined && Buffer.compare(read, content)).toBe(0);
  });

  it("takes the first of the names that there is", () => {
    expect(readStream(compoundFile("Book", bytesOf(10)), ["Workbook", "Book"])).toHaveLength(10);
    expect(readStream(compoundFile("Letter", bytesOf(10)), ["Workbook", "Book"])).toBeUndefined();
  });

  it("gives what is there of a file that is cut off", () => {
    const file = compoundFile("Workbook", bytesOf(100_000));
    expect(readStream(file.subarray(0, 60_000), ["Workbook"])?.length ?? 0).toBeLessThan(100_000);
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
