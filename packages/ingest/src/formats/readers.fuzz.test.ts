/** One suite over every reader: each file of fixtures/files beside its expected outcome, cut-off input, and limits. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { textAt } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { ingest } from "../ingest.ts";
import { DEFAULT_LIMITS, type IngestOutcome } from "../reader.ts";
import { mutate } from "../testing/mutate.ts";
import { FORMATS } from "./index.ts";

const FILES = new URL("../../../../fixtures/files/", import.meta.url);
const EXPECTED = ".expected.json";
/** Cuts and mutations of each file: `npm run test:models` makes 100, `npm run bench -- fuzz` 10,000 for each reader. */
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 10);

const folders = readdirSync(FILES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const fixtures = folders.flatMap(({ name: format }) =>
  readdirSync(new URL(`${format}/`, FILES))
    .filter((file) => !file.endsWith(EXPECTED))
    .map((file) => ({ format, file, bytes: new Uint8Array(readFileSync(new URL(`${format}/${file}`, FILES))) })),
);

/** What a person would write down about an outcome. */
function summarize(outcome: IngestOutcome): unknown {
  if (outcome.kind === "refused") return { refused: outcome.code, reason: outcome.reason };
  const { table, parameters, clutter, warnings } = outcome;
  return {
    parameters,
    titles: table.columns.map((column) => column.title),
    rows: Array.from({ length: table.rowCount }, (_, row) => table.columns.map((column) => textAt(column, row))),
    clutter: clutter.map(({ line, text }) => `${line}: ${text}`),
    warnings: warnings.map(({ message }) => message),
  };
}

/** The error of a new file holds what it must be, if that is right: nobody types it, and nothing is written unread. */
function readExpected(format: string, file: string, summary: unknown): unknown {
  const path = new URL(`${format}/${file}${EXPECTED}`, FILES);
  if (existsSync(path)) return JSON.parse(readFileSync(path, "utf8"));
  const now = JSON.stringify(summary, undefined, 2);
  throw new Error(`fixtures/files/${format}/${file}${EXPECTED} is missing. The file is read as this:\n${now}`);
}

describe("fixtures", () => {
  it.each(fixtures)("reads $format/$file as expected", async ({ format, file, bytes }) => {
    const summary = summarize(await ingest(bytes, { fileName: file }));
    expect(summary).toEqual(readExpected(format, file, summary));
  });

  it.each(FORMATS)("has plain, awkward, broken and empty files for $title", ({ id }) => {
    const files = fixtures.filter(({ format }) => format === id).map(({ file }) => file);
    for (const kind of ["plain", "awkward", "broken", "empty"]) {
      expect(files.filter((file) => file.startsWith(kind))).not.toEqual([]);
    }
  });

  it("has no folder without a registered reader, and no folder of readers that is not registered", () => {
    const ids = FORMATS.map(({ id }) => id).sort();
    const readerFolders = readdirSync(new URL(".", import.meta.url), { withFileTypes: true });
    expect(folders.map(({ name }) => name).sort()).toEqual(ids);
    expect(
      readerFolders
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort(),
    ).toEqual(ids);
  });
});

describe("cut-off input", () => {
  it.each(fixtures)("never throws on $format/$file", async ({ file, bytes }) => {
    for (let cut = 0; cut < ROUNDS; cut++) {
      const outcome = await ingest(bytes.subarray(0, Math.floor((bytes.length * cut) / ROUNDS)), { fileName: file });
      if (outcome.kind === "refused") expect(outcome.reason).not.toBe("");
      else expect(outcome.table.columns.every(({ codes }) => codes.length === outcome.table.rowCount)).toBe(true);
    }
  });

  it.each(fixtures)("never throws on $format/$file with places changed", async ({ file, bytes }) => {
    for (let seed = 0; seed < ROUNDS; seed++) {
      expect(["table", "refused"]).toContain((await ingest(mutate(bytes, seed), { fileName: file })).kind);
    }
  });
});

describe("limits", () => {
  const plain = fixtures.filter(({ file }) => file.startsWith("plain."));
  const cases = plain.flatMap((fixture) => [
    { ...fixture, limit: "maxColumns", value: 2, reason: /columns.*the limit is 2$/ },
    { ...fixture, limit: "maxRows", value: 1, reason: /rows.*the limit is 1$/ },
    { ...fixture, limit: "maxCells", value: 5, reason: /cells.*the limit is 5$/ },
    { ...fixture, limit: "maxCellCharacters", value: 2, reason: /limit of 2 characters$/ },
    { ...fixture, limit: "maxBytes", value: 10, reason: /^The file has more than 10 bytes$/ },
  ]);
  // Delimited text has no more characters than the file has bytes.
  const documents = plain.filter(({ format }) => format !== "csv");
  const written = documents.flatMap((fixture) => [
    { ...fixture, limit: "maxCharacters", value: 9, reason: /characters.*the limit is 9$/ },
  ]);
  const decoded = documents
    .filter(({ format }) => format !== "json")
    .map((fixture) => ({
      ...fixture,
      limit: "maxDecodedBytes",
      value: 10,
      reason: /more than 10 bytes; only CSV and JSON in UTF-8 may have more$/,
    }));
  const workbook = plain.filter(({ format }) => format === "spreadsheet");
  const packed = workbook.flatMap((fixture) => [
    { ...fixture, limit: "maxUnpackedBytes", value: 1000, reason: /unpacks to more than 1,000 bytes/ },
    { ...fixture, limit: "maxEntries", value: 2, reason: /more than 2 entries/ },
  ]);

  it.each([...cases, ...written, ...decoded, ...packed])(
    "refuses $format/$file over $limit",
    async ({ bytes, limit, value, reason }) => {
      const outcome = await ingest(bytes, { limits: { ...DEFAULT_LIMITS, [limit]: value } });
      expect(outcome).toMatchObject({ kind: "refused", code: "too_large", reason: expect.stringMatching(reason) });
    },
  );

  it.each([
    ["UTF-8", "name\nMüller\n", {}, "table"],
    ["UTF-8 that is to be read as something else", "name\nMüller\n", { encoding: "windows-1252" }, "refused"],
    ["UTF-16", Buffer.from("\ufeffname\nMüller\n", "utf16le"), {}, "refused"],
  ])("let delimited text be longer than one string where it is %s", async (_, text, choices, kind) => {
    const limits = { ...DEFAULT_LIMITS, maxDecodedBytes: 10 };
    expect((await ingest(Buffer.from(text), { limits, choices })).kind).toBe(kind);
  });
});
