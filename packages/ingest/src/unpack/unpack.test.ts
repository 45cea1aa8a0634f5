import { gzipSync } from "node:zlib";
import { textAt } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { ingest } from "../ingest.ts";
import { DEFAULT_LIMITS, type IngestChoices, type IngestOutcome } from "../reader.ts";
import { makeZip } from "../testing/make-zip.ts";

const CSV = "id,name\n1,Ada\n2,Ben\n";
const SMALL = { ...DEFAULT_LIMITS, maxUnpackedBytes: 100_000 };
/** `CSV`, packed by the tools of the formats. */
const PACKED = {
  bzip2: "QlpoOTFBWSZTWePhIVkAAAhdAAAQAAQwADAAJiMgACITRmp4hA0DQ+HeHIEVaLYTOi7kinChIcfCQrI=",
  xz: "/Td6WFoAAATm1rRGAgAhARYAAAB0L+WjAQATaWQsbmFtZQoxLEFkYQoyLEJlbgoAIz7Thcozha4AASwU+AptAx+2830BAAAAAARZWg==",
  zstd: "KLUv/QRYoQAAaWQsbmFtZQoxLEFkYQoyLEJlbgqFVobT",
};

/** A million zeros, packed by the tools of the formats. */
const BOMBS = {
  bzip2: "QlpoOTFBWSZTWXnTnkgAB6jAQMAAAAIACCAAMMwJqmmVJDapSQ8XckU4UJB5055I",
  xz: "/Td6WFoAAATm1rRGAgAhARYAAAB0L+Wj70I/ANFdAABv/f//o7f/Rz5IFXI5YVG4kijmo4YH+e7kHoLTL8U6PAFLsX7JiopNL6MN2X+m44wjEVPgWRjFdYrid/i2lH8MasDedElk4ulcU7IE2PdEDKtfDW1G6eXDdoi3llestk3haR1v+0uIEGxCy4g/XACP0E6vJiiUcR89jyThcJ6nI1/sKMuF0ZWYin4qkfIndfcZwAaYTZj92K/VkA/EJVP49ZE2MQWlsO5vwXBNRwzRkRGqrWAdus6xJxhcWYbpZlJYvul2rFnk5VsFCPmTwz82AAAAADKzVZfu0uHjAAHtAcCEPQDV4HauscRn+wIAAAAABFla",
  zstd: "KLUv/QRYVAAAEAAAAQD7/znAAgIAEAACABAAAgAQAAIAEAACABAAAgAQAAMSCgDMrso5",
};
/** The methods of ZIP that unpack by them. */
const ZIP_METHODS = { bzip2: 12, zstd: 93, xz: 95 };

function readCsv(bytes: Uint8Array, choices: IngestChoices = {}): Promise<IngestOutcome> {
  return ingest(bytes, { fileName: "data", limits: SMALL, choices });
}

function firstName(outcome: IngestOutcome): string {
  if (outcome.kind === "refused") throw new Error(outcome.reason);
  const column = outcome.table.columns[1];
  return column === undefined ? "" : textAt(column, 0);
}

describe("a packed file", () => {
  it.each([
    ["gzip", "gzip", gzipSync(CSV)],
    ["gzip in two members", "gzip", Buffer.concat([gzipSync(CSV.slice(0, 9)), gzipSync(CSV.slice(9))])],
    ["zip", "zip", makeZip([{ name: "a.csv", content: CSV }])],
    ["zip written without going back", "zip", makeZip([{ name: "a.csv", content: CSV }], { hasDescriptors: true })],
    ["zip with the fields of ZIP64", "zip", makeZip([{ name: "a.csv", content: CSV }], { isZip64: true })],
    [
      "zip with both, of several files",
      "zip",
      makeZip(
        ["a.csv", "b.txt"].map((name) => ({ name, content: CSV })),
        { hasDescriptors: true, isZip64: true },
      ),
    ],
    ["gzip in a zip", "zip, gzip", makeZip([{ name: "a.csv.gz", content: gzipSync(CSV) }])],
    ["zip in a gzip", "gzip, zip", gzipSync(makeZip([{ name: "a.csv", content: CSV }]))],
  ])("is read: %s", async (_, compression, bytes) => {
    const outcome = await readCsv(bytes);
    expect(firstName(outcome)).toBe("Ada");
    expect(outcome).toMatchObject({ parameters: { compression } });
  });

  it.each([
    "../../etc/cron.d/x",
    "/etc/cron.d/x",
    "C:\\Windows\\x",
    "\\\\host\\share\\x",
    "a/../../x",
    "nul\0.csv",
    "x".repeat(5000),
  ])("is read whatever path its entry claims: %s", async (name) => {
    const outcome = await readCsv(makeZip([{ name, content: CSV }]));
    expect(firstName(outcome)).toBe("Ada");
    expect(outcome).toMatchObject({ choices: { entry: name } });
  });

  it("is what a link says, not the file that it leads to", async () => {
    const target = new URL(import.meta.url).pathname;
    const outcome = await readCsv(makeZip([{ name: "a.csv", content: `path\n${target}`, isLink: true }]));
    if (outcome.kind === "refused") throw new Error(outcome.reason);
    expect(outcome.table.columns.map((column) => textAt(column, 0))).toEqual([target]);
  });

  it.each([
    ["gzip of gzip of gzip", gzipSync(gzipSync(gzipSync(CSV))), "malformed", /packed several times/],
    [
      "zip in zip",
      makeZip([{ name: "a.zip", content: makeZip([{ name: "a.csv", content: CSV }]) }]),
      "malformed",
      /packed several times/,
    ],
    ["a gzip bomb", gzipSync(Buffer.alloc(200_000)), "too_large", /unpacks to more than 100,000 bytes/],
    [
      "a bomb that claims to be small",
      makeZip([{ name: "a.csv", content: Buffer.alloc(200_000), claimedBytes: 9 }]),
      "too_large",
      /more than 100,000 bytes/,
    ],
    [
      "a lying size",
      makeZip([{ name: "a.csv", content: CSV, claimedBytes: 9 }]),
      "malformed",
      /size is not what the archive says/,
    ],
    ["a password", makeZip([{ name: "a.csv", content: CSV, flags: 1 }]), "protected", /protected by a password/],
    [
      "overlapping files",
      makeZip([
        { name: "a.csv", content: CSV },
        { name: "b.csv", content: CSV, isOverlapping: true },
      ]),
      "malformed",
      /overlap/,
    ],
    [
      "only an image",
      makeZip([{ name: "a.csv", content: Buffer.from([0x89, 0x50, 0x4e, 0x47]) }]),
      "binary",
      /"a.csv" is a PNG image/,
    ],
    ["no file", makeZip([]), "empty", /no files/],
    ["nothing in a gzip", gzipSync(""), "empty", /nothing in this gzip file/],
  ])("is refused: %s", async (_, bytes, code, reason) => {
    expect(await readCsv(bytes)).toMatchObject({ kind: "refused", code, reason: expect.stringMatching(reason) });
  });

  it.each(Object.entries(BOMBS))("stops a bomb of %s on the way", async (name, text) => {
    const bytes = Buffer.from(text, "base64");
    const outcome = await readCsv(bytes);
    expect(outcome).toMatchObject({ code: "too_large", reason: "The file unpacks to more than 100,000 bytes" });
    const method = ZIP_METHODS[name as keyof typeof ZIP_METHODS];
    const inArchive = makeZip([{ name: "a.csv", content: "x", packed: { method, bytes } }]);
    expect(await readCsv(inArchive)).toEqual(outcome);
  });

  it.each(Object.entries(PACKED))("is read from an archive that packs by %s", async (name, text) => {
    const method = ZIP_METHODS[name as keyof typeof ZIP_METHODS];
    const packed = { method, bytes: Buffer.from(text, "base64") };
    expect(firstName(await readCsv(makeZip([{ name: "a.csv", content: CSV, packed }])))).toBe("Ada");
  });

  it.each([
    ["a place beyond the end", { claimedBytes: 2 ** 52 }],
    ["a checksum that is wrong", { crc: 1 }],
  ])("is refused when ZIP64 tells %s", async (_, lie) => {
    const archive = makeZip([{ name: "a.csv", content: CSV, ...lie }], { isZip64: true });
    expect(await readCsv(archive)).toMatchObject({ kind: "refused", code: "malformed" });
  });

  it("refuses what unpacks to hundreds of times its size, long before the limit on bytes", async () => {
    const outcome = await ingest(gzipSync(Buffer.alloc(60_000_000)));
    expect(outcome).toMatchObject({ kind: "refused", code: "too_large" });
  });

  it("refuses more entries than the limit", async () => {
    const parts = Array.from({ length: 30 }, (_, index) => ({ name: `${index}.csv`, content: CSV }));
    const outcome = await ingest(makeZip(parts), { limits: { ...SMALL, maxEntries: 20 } });
    expect(outcome).toMatchObject({ kind: "refused", code: "too_large", reason: expect.stringMatching(/20 entries/) });
  });
});

describe("an archive of several files", () => {
  const archive = makeZip([
    { name: "__MACOSX/._data.csv", content: "junk" },
    { name: "readme.txt", content: "What this is about: ".repeat(50) },
    { name: "Metadata_data.csv", content: "x,y\n1,Meta\n".repeat(30) },
    { name: "small.csv", content: "x,y\n1,Small\n" },
    { name: "data.csv", content: CSV },
  ]);

  it("gives the largest table and says what else there is", async () => {
    const outcome = await readCsv(archive);
    expect(firstName(outcome)).toBe("Ada");
    expect(outcome).toMatchObject({
      choices: { entry: "data.csv" },
      selectable: { entries: ["readme.txt", "Metadata_data.csv", "small.csv", "data.csv"] },
      warnings: [{ message: 'The archive has 3 other files; "data.csv" was read' }],
    });
  });

  it("obeys the choice of a file", async () => {
    expect(firstName(await readCsv(archive, { entry: "small.csv" }))).toBe("Small");
    expect(await readCsv(archive, { entry: "none.csv" })).toMatchObject({ kind: "refused", code: "no_table" });
  });
});

describe("an archive with one file that cannot be read", () => {
  const others = Array.from({ length: 10 }, (_, index) => ({ name: `part${index}.csv`, content: CSV }));
  const large = { name: "all.csv", content: `${CSV}Bea,2\n${"Cid,3\n".repeat(50)}` };
  const broken = makeZip([...others, { ...large, crc: 1 }]);

  it("names it, says why, and reads the likeliest of the others", async () => {
    const outcome = await readCsv(broken);
    expect(outcome).toMatchObject({ kind: "table", choices: { entry: "part0.csv" } });
    expect(outcome).toMatchObject({
      selectable: { entries: [...others, large].map(({ name }) => name) },
      warnings: [
        { message: 'The file "all.csv" of the archive cannot be read: its checksum is wrong' },
        { message: 'The archive has 10 other files; "part0.csv" was read' },
      ],
    });
  });

  it("names each of several once, also where they share a name", async () => {
    const lost = ["a.csv", "a.csv", "b.csv"].map((name) => ({ ...large, name, crc: 1 }));
    expect(await readCsv(makeZip([...lost, { name: "part.csv", content: CSV }]))).toMatchObject({
      warnings: [
        { message: 'The file "a.csv" of the archive cannot be read: its checksum is wrong' },
        { message: 'The file "b.csv" of the archive cannot be read: its checksum is wrong' },
        { message: 'The archive has 3 other files; "part.csv" was read' },
      ],
    });
  });

  it("says nothing of a smaller one that nobody has chosen", async () => {
    const outcome = await readCsv(makeZip([large, { name: "part.csv", content: CSV, crc: 1 }]));
    expect(outcome).toMatchObject({ warnings: [{ message: 'The archive has 1 other file; "all.csv" was read' }] });
  });

  it("refuses it where it is chosen, and reads one that is whole", async () => {
    expect(await readCsv(broken, { entry: "all.csv" })).toMatchObject({
      kind: "refused",
      reason: 'The file "all.csv" of the archive cannot be read: its checksum is wrong',
    });
    expect(firstName(await readCsv(broken, { entry: "part7.csv" }))).toBe("Ada");
  });
});

describe("a damaged packing", () => {
  const zip = makeZip([{ name: "a.csv", content: CSV.repeat(50) }]);
  const files: readonly (readonly [string, Uint8Array])[] = [
    ["gzip", gzipSync(CSV.repeat(50))],
    ["zip", zip],
    ["zip64", makeZip([{ name: "a.csv", content: CSV.repeat(50) }], { hasDescriptors: true, isZip64: true })],
    ...Object.entries(PACKED).map(([name, text]) => [name, Buffer.from(text, "base64")] as const),
  ];

  it.each(files)("is refused wherever a %s file ends too early", async (_, bytes) => {
    for (let cut = 0; cut < 100; cut++) {
      const end = Math.floor((bytes.length * cut) / 100);
      if (end > 12) expect(await readCsv(bytes.subarray(0, end))).toMatchObject({ kind: "refused" });
    }
  });

  it.each(files)("never throws on a %s file with bytes changed", async (_, bytes) => {
    let seed = 7;
    for (let round = 0; round < 200; round++) {
      const damaged = Uint8Array.from(bytes);
      for (let change = 0; change < 3; change++) {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        damaged[seed % damaged.length] = (seed >> 8) % 256;
      }
      expect(["table", "refused"]).toContain((await readCsv(damaged)).kind);
    }
  });

  it.each(files.slice(3))("reads %s when it is whole", async (name, bytes) => {
    const outcome = await readCsv(bytes);
    expect(firstName(outcome)).toBe("Ada");
    expect(outcome).toMatchObject({ parameters: { compression: name } });
  });
});
