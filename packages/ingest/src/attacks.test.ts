/** Files made to do harm: each is answered in bounded time, by its table or by a refusal that says why. */
import { readFileSync } from "node:fs";
import { textAt } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { ingest } from "./ingest.ts";
import type { IngestOutcome } from "./reader.ts";
import { makeWorkbook } from "./testing/make-workbook.ts";

const FIXTURES = new URL("../../../fixtures/files/", import.meta.url);

/** What takes for ever fails by the time that a test may take; on a busy machine a shorter one would prove nothing. */
async function read(content: string | Uint8Array, fileName = "data"): Promise<IngestOutcome> {
  return await ingest(Buffer.from(content), { fileName });
}

function rowsOf(outcome: IngestOutcome): readonly (readonly string[])[] {
  if (outcome.kind === "refused") throw new Error(outcome.reason);
  const { columns, rowCount } = outcome.table;
  const titles = columns.map(({ title }) => title);
  return [titles, ...Array.from({ length: rowCount }, (_, row) => columns.map((column) => textAt(column, row)))];
}

function repeat(text: string, times: number): string {
  return text.repeat(times);
}

const LIST = "<list><row a='1'/><row a='2'/></list>";
const SDMX = '<m:GenericData xmlns:m="http://www.sdmx.org/resources/sdmxml/schemas/v2_1/message"/>';

describe("a document that reaches for something outside of itself", () => {
  it.each([
    ["a file as an entity", `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]><a>&x;</a>`],
    ["an address as an entity", `<!DOCTYPE a [<!ENTITY x SYSTEM "http://127.0.0.1:1/">]><a>&x;</a>`],
    ["a parameter entity", `<!DOCTYPE a [<!ENTITY % x SYSTEM "file:///etc/hostname"> %x;]>${LIST}`],
    [
      "a large entity used ten thousand times",
      `<!DOCTYPE a [<!ENTITY x "${repeat("y", 1e6)}">]><a>${repeat("&x;", 1e4)}</a>`,
    ],
    ["a file as an entity in SDMX", `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]>${SDMX}`],
  ])("is refused: %s", async (_, xml) => {
    expect(await read(xml)).toMatchObject({
      code: "malformed",
      reason: expect.stringMatching(/declares entities/),
    });
  });

  it.each([
    ["a document type elsewhere", `<!DOCTYPE list SYSTEM "http://127.0.0.1:1/list.dtd">${LIST}`],
    [
      "an inclusion",
      `<list xmlns:xi="http://www.w3.org/2001/XInclude"><row a='1'/><row a='2'><xi:include href="file:///etc/hostname" parse="text"/></row></list>`,
    ],
  ])("is read without it: %s", async (_, xml) => {
    const rows = rowsOf(await read(xml));
    expect(rows).toHaveLength(3);
    expect(rows.flat().join()).not.toContain(readFileSync("/etc/hostname", "utf8").trim());
  });
});

describe("a document without measure", () => {
  it.each([
    ["elements a million deep", `<?xml version="1.0"?>${repeat("<a>", 1e6)}`, /more than 200 levels/],
    [
      "an attribute of ten megabytes",
      `<list><row a="${repeat("x", 1e7)}"/><row/></list>`,
      /longer than the limit|limit of|longer than 5,000,000/,
    ],
    [
      "a million attributes",
      `<?xml version="1.0"?><a ${Array.from({ length: 1e6 }, (_, n) => `a${n}=""`).join(" ")}/>`,
      /attributes/,
    ],
    [
      "numbered characters without end",
      `<?xml version="1.0"?><list><row>${repeat("&#65;", 2e6)}</row><row/></list>`,
      /a text is longer than 5,000,000/,
    ],
    ["brackets 200,000 deep", repeat("[", 2e5) + repeat("]", 2e5), /nested|levels|deep/],
    ["objects 200,000 deep", `${repeat('{"a":', 2e5)}1${repeat("}", 2e5)}`, /nested|levels|deep/],
    ["tables in tables", repeat("<table><tr><td>", 1e5), /nested too deeply/],
  ])("is refused: %s", async (_, text, reason) => {
    expect(await read(text)).toMatchObject({ kind: "refused", reason: expect.stringMatching(reason) });
  });
});

describe("the texts of a workbook", () => {
  const text = (index: number): string => `<c t="s"><v>${index}</v></c>`;
  const rows = `<row>${text(0)}${text(1)}</row><row>${text(2)}${text(999_999)}</row>`;

  it("may be a million, and claim to be four thousand times as many", async () => {
    const texts = `<si><t>a</t></si><si><t>b</t></si>${repeat("<si><t>x</t></si>", 999_998)}`;
    const workbook = makeWorkbook(rows, `<sst count="4000000000" uniqueCount="4000000000">${texts}</sst>`);
    expect(rowsOf(await read(workbook, "a.xlsx")).slice(-2)).toEqual([
      ["a", "b"],
      ["x", "x"],
    ]);
  });

  it("are none where the workbook has none at all", async () => {
    expect(await read(makeWorkbook(rows, "<sst/>"), "a.xlsx")).toMatchObject({
      code: "malformed",
      reason: "This spreadsheet is damaged: 4 cells name texts that the workbook does not have, and are empty",
    });
  });

  it("are left out with a warning where it has fewer than its cells name", async () => {
    const table = await read(makeWorkbook(rows, "<sst><si><t>a</t></si></sst>"), "a.xlsx");
    expect(table).toMatchObject({
      warnings: [{ message: "3 cells name texts that the workbook does not have, and are empty" }],
    });
  });
});

describe("one long text in many cells", () => {
  const LONG = repeat("x", 900_000);

  it("is refused where written out it would be no file any more", async () => {
    const row = `<row>${repeat('<c t="s"><v>0</v></c>', 100)}</row>`;
    const workbook = makeWorkbook(repeat(row, 1000), `<sst><si><t>${LONG}</t></si></sst>`);
    expect(await read(workbook, "a.xlsx")).toMatchObject({
      code: "too_large",
      reason: expect.stringMatching(/characters or more; the limit is 1,000,000,000$/),
    });
  });

  it("is read where it is little enough", async () => {
    const workbook = makeWorkbook(
      repeat('<row><c t="s"><v>0</v></c></row>', 500),
      `<sst><si><t>${LONG}</t></si></sst>`,
    );
    expect(await read(workbook, "a.xlsx")).toMatchObject({ kind: "table" });
  });
});

describe("names that mean something to JavaScript", () => {
  const NAMES = ["__proto__", "constructor", "toString", "a", "a"];

  it("are names of columns like all others, in their order", async () => {
    const [titles] = rowsOf(await read(`${NAMES.join()}\n1,2,3,4,5\n6,7,8,9,0\n`));
    expect(titles?.slice(0, 4)).toEqual(NAMES.slice(0, 4));
    expect(titles).toHaveLength(5);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe("characters that deceive", () => {
  it.each([
    ["a change of direction", "na\u202eme"],
    ["a sign without width", "na\u200bme"],
    ["a letter of another script", "n\u0430me"],
    ["markup", "<img src=x onerror=alert(1)>"],
  ])("are kept as they are: %s", async (_, name) => {
    expect(rowsOf(await read(`${name},b\n${name},1\nx,2\n`)).slice(0, 2)).toEqual([
      [name, "b"],
      [name, "1"],
    ]);
  });

  it("half of a pair becomes a sign that shows it", async () => {
    const bytes = Buffer.from(`a,b\n1,x\n${repeat("2,y\n", 20)}`, "utf16le");
    bytes.writeUInt16LE(0xd800, bytes.indexOf("x"));
    expect(rowsOf(await read(bytes))[1]).toEqual(["1", "\ufffd"]);
  });
});

describe("a name that does not fit the content", () => {
  it.each([
    ["an old workbook as .xlsx", "spreadsheet/awkward-old.xls", "x.xlsx", "xls"],
    ["a new workbook as .xls", "spreadsheet/plain.xlsx", "x.xls", "xlsx"],
    ["a workbook as .csv", "spreadsheet/plain.ods", "x.csv", "ods"],
    ["JSON as .csv", "json/plain.json", "x.csv", "json"],
    ["XML as .xlsx", "xml/plain.xml", "x.xlsx", "xml"],
    ["CSV as .json", "csv/plain.csv", "x.json", "csv"],
  ])("is read for what it is: %s", async (_, file, fileName, fileType) => {
    const outcome = await read(readFileSync(new URL(file, FIXTURES)), fileName);
    expect(outcome).toMatchObject({ kind: "table", parameters: { fileType } });
  });
});
