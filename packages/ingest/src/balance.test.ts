/** What every reader says at its end of the rows and characters of a file. */
import { readdirSync, readFileSync } from "node:fs";
import { textAt } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { ingest } from "./ingest.ts";
import type { IngestedTable } from "./reader.ts";
import { decodeText } from "./sniff/encoding.ts";

async function read(text: string): Promise<IngestedTable> {
  const outcome = await ingest(new TextEncoder().encode(text), { fileName: "file" });
  if (outcome.kind === "refused") throw new Error(outcome.reason);
  return outcome;
}

const rowsIn = ({ selectable: { balance } }: IngestedTable) =>
  [balance?.file, balance?.table, balance?.clutter, balance?.leftOut].map((amount) => amount?.rows);
const messagesOf = ({ warnings }: IngestedTable) => warnings.map(({ message }) => message);

const BODY = Array.from({ length: 30 }, (_, row) => `${row},Item ${row},${row * 3}\n`).join("");

describe("the balance of a delimited file", () => {
  it("adds up titles, names, rows, blank lines, comments and notes", async () => {
    const table = await read(
      `# Stock of the shop\nid,item,price\n${BODY}\n# counted again\n30,Last,7\n\nSource: the till\n`,
    );
    expect(rowsIn(table)).toEqual([35, 32, 3, 0]);
    expect(messagesOf(table)).toContain("Line 37 below the table was not read as a row: Source: the till");
  });

  it("has the rows of another table as skipped, or as not read where they are too many to keep", async () => {
    const goods = Array.from({ length: 150 }, (_, row) => `${row},Item ${row},${row * 3}\n`).join("");
    const days = Array.from(
      { length: 1500 },
      (_, row) => `2024-01-0${(row % 9) + 1},Somebody of the staff with the number ${row},${row}\n`,
    ).join("");
    const other = `\n\nHours of the staff\nday,who,hours\n${days}`;
    const table = await read(`id,item,price\n${goods}${other}`);
    const [file = 0, read0 = 0, clutter = 0, leftOut = 0] = rowsIn(table);
    expect(read0).toBe(151);
    expect(file).toBe(1653);
    expect(clutter + leftOut).toBe(1502);
    expect(leftOut).toBeGreaterThan(0);
  });

  it.each([",,,,,,,,,,,,", '"","","","","","",""', '""'])("counts no row of %s", async (blank) => {
    const table = await read(`id,item,price\n${BODY}${blank}\n30,Last,7\n`);
    expect(rowsIn(table)).toEqual([32, 32, 0, 0]);
    expect(messagesOf(table)).toEqual(["Empty rows skipped: 1"]);
  });

  it("counts empty lines of a single column, which are rows", async () => {
    const table = await read("name\nAnn\n\nBea\n");
    expect(rowsIn(table)).toEqual([4, 4, 0, 0]);
    expect(messagesOf(table)).toContain("Empty lines kept as rows without a value: 1");
  });
});

describe("the balance of a document", () => {
  const RECORDS = [1, 2, 3].map((id) => ({ id, name: "Ann" }));

  it("says how much of a JSON document stands beside the records", async () => {
    const table = await read(JSON.stringify({ station: "Bern", unit: "mm", records: RECORDS }));
    const { file, table: inside, leftOut } = table.selectable.balance ?? {};
    expect([file?.characters, inside?.characters, leftOut?.characters]).toEqual([18, 12, 6]);
    expect(rowsIn(table)).toEqual([3, 3, 0, 0]);
    expect(messagesOf(table)).toEqual(["Omitted outside of the records: station, unit"]);
  });

  it("says how much of an XML document stands beside the records", async () => {
    const rows = RECORDS.map(({ id, name }) => `<row id="${id}"><name>${name}</name></row>`).join("");
    const table = await read(`<?xml version="1.0"?><data unit="mm"><station>Bern</station>${rows}</data>`);
    const { file, table: inside, leftOut } = table.selectable.balance ?? {};
    expect([file?.characters, inside?.characters, leftOut?.characters]).toEqual([18, 12, 6]);
    expect(rowsIn(table)).toEqual([3, 3, 0, 0]);
  });

  it.each([
    ["JSON", JSON.stringify({ about: "x".repeat(500), records: RECORDS })],
    ["XML", `<data><about>${"x".repeat(500)}</about><row><id>1</id></row><row><id>2</id></row></data>`],
  ])("warns where most of it is no record: %s", async (_, text) => {
    expect(messagesOf(await read(text))[0]).toMatch(/^Most of the document was not read: 500 characters beside/);
  });

  it("counts broken lines of NDJSON as not read", async () => {
    const table = await read('{"id":1,"n":"a"}\n{"id":2,"n":"b"}\n{"id":3,\n{"id":4,"n":"d"}\n');
    expect(rowsIn(table)).toEqual([4, 3, 0, 1]);
  });
});

describe("letters and digits of a delimited file, counted apart from its reading,", () => {
  const FILES = new URL("../../../fixtures/files/csv/", import.meta.url);
  const files = readdirSync(FILES).filter((name) => /\.(?:csv|tsv|txt)$/.test(name));
  const LETTER = /[\p{L}\p{N}]/gu;

  it.each(files)("are all in the titles, the cells or the skipped lines: %s", async (name) => {
    const bytes = readFileSync(new URL(name, FILES));
    const outcome = await ingest(bytes, { fileName: name });
    if (outcome.kind === "refused") return;
    const { table, clutter, parameters } = outcome;
    const left = new Map<string, number>();
    const count = (text: string, step: number): void => {
      for (const letter of text.match(LETTER) ?? []) left.set(letter, (left.get(letter) ?? 0) + step);
    };
    count(decodeText(bytes, { encoding: parameters.encoding }).text, 1);
    for (const column of table.columns) {
      count(column.title, -1);
      for (let row = 0; row < table.rowCount; row++) count(textAt(column, row), -1);
    }
    for (const { text } of clutter) count(text, -1);
    expect([...left].filter(([, lost]) => lost > 0)).toEqual([]);
  });
});
