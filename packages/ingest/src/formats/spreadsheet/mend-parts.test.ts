import { textAt } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { ingest } from "../../ingest.ts";
import { makeWorkbook, type OtherPart } from "../../testing/make-workbook.ts";

const NAMES = cell("id") + cell("name");
const ANN = `<row>${NAMES}</row><row><c><v>1</v></c>${cell("Ann")}</row>`;

function cell(text: string): string {
  return `<c t="inlineStr"><is><t>${text}</t></is></c>`;
}

async function rowsOf(workbook: Uint8Array): Promise<string[][]> {
  const outcome = await ingest(workbook, { fileName: "book.xlsx" });
  if (outcome.kind === "refused") throw new Error(outcome.reason);
  const { columns, rowCount } = outcome.table;
  const rows = Array.from({ length: rowCount }, (_, row) => columns.map((column) => textAt(column, row)));
  return [columns.map(({ title }) => title), ...rows];
}

/** Reads one cell below a name. */
async function readCell(xml: string, texts?: string, others: readonly OtherPart[] = []): Promise<string | undefined> {
  const rows = await rowsOf(makeWorkbook(`<row>${NAMES}</row><row><c><v>1</v></c>${xml}</row>`, texts, { others }));
  return rows[1]?.[1];
}

describe("parts that the list of types names", () => {
  it.each([
    ["persons of threaded comments", "xl/persons/person.xml", "application/vnd.ms-excel.person+xml"],
    ["threaded comments", "xl/threadedComments/threadedComment1.xml", "application/vnd.ms-excel.threadedcomments+xml"],
    ["comments", "xl/comments1.xml", "comments"],
    ["a theme", "xl/theme/theme1.xml", "theme"],
    ["the order of calculation", "xl/calcChain.xml", "calcChain"],
    ["a drawing", "xl/drawings/drawing1.xml", "drawing"],
    ["a chart", "xl/charts/chart1.xml", "chart"],
    ["a pivot table", "xl/pivotTables/pivotTable1.xml", "pivotTable"],
    ["a cache of a pivot table", "xl/pivotCache/pivotCacheDefinition1.xml", "pivotCacheDefinition"],
    ["a link to another workbook", "xl/externalLinks/externalLink1.xml", "externalLink"],
    ["a query", "xl/queryTables/queryTable1.xml", "queryTable"],
    ["a slicer", "xl/slicers/slicer1.xml", "slicer"],
    ["a timeline", "xl/timelines/timeline1.xml", "timeline"],
    ["revisions", "xl/revisions/revisionHeaders.xml", "revisionHeaders"],
    ["properties", "docProps/core.xml", "core-properties"],
    ["own data", "customXml/item1.xml", "customXml"],
    ["styles", "xl/styles.xml", "styles"],
    ["metadata", "xl/metadata.xml", "sheetMetadata"],
  ])("may be missing, and may hold no cell: %s", async (_, name, type) => {
    const expected = [
      ["id", "name"],
      ["1", "Ann"],
    ];
    for (const part of [
      { name, type },
      { name, type, content: "<part/>" },
    ])
      expect(await rowsOf(makeWorkbook(ANN, undefined, { others: [part] }))).toEqual(expected);
  });
});

describe("texts", () => {
  const formula = (value: string): string => `<c t="str"><f>A1&amp;""</f><v>${value}</v></c>`;
  it.each([
    ["a reference beyond U+FFFF", cell("&#x1F61C; ok"), "😜 ok"],
    ["a decimal one", cell("&#134071;野家"), "𠮷野家"],
    ["both halves of a character", cell("&#xD83D;&#xDE1C;"), "😜"],
    ["half a character", cell("a&#xD83D;b"), "a\ufffdb"],
    ["a number that is no character", cell("&#x110000;"), "\ufffd"],
    ["a reference within ASCII", cell("a &#38; b&#x3c;"), "a & b<"],
    ["references of names", cell("a &amp;#233; b"), "a &#233; b"],
    ["the result of a formula", formula("&#128512; caf&#233; é"), "😀 café é"],
    ["what looks like a reference in a result", formula("&amp;lt;b&amp;gt;"), "&lt;b&gt;"],
    ["what looks like an escape in a result", formula("_x005F_x0041_"), "_x0041_"],
    ["a result without a formula", '<c t="str"><v>x &amp; y</v></c>', "x & y"],
    ["text before runs", '<c t="inlineStr"><is><t>Before</t><r><t>After</t></r></is></c>', "BeforeAfter"],
    ["runs", '<c t="inlineStr"><is><r><t>One </t></r><r><t>two</t></r></is></c>', "One two"],
    ["character data", cell("<![CDATA[a < b & </t>]]>!"), "a < b & </t>!"],
  ])("are read whole: %s", async (_, xml, text) => {
    expect(await readCell(xml)).toBe(text);
  });

  it("are read whole from the table of texts", async () => {
    const texts = "<sst><si><t>&#x1F600; é</t></si><si><t>Be</t><r><rPr><b/></rPr><t>fore</t></r></si></sst>";
    expect(await readCell('<c t="s"><v>0</v></c>', texts)).toBe("😀 é");
    expect(await readCell('<c t="s"><v>1</v></c>', texts)).toBe("Before");
  });
});

describe("dates in ISO form", () => {
  const styles = {
    name: "xl/styles.xml",
    type: "styles",
    content:
      '<styleSheet><numFmts count="1"><numFmt numFmtId="170" formatCode="d\\.m\\.yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="14"/></cellXfs></styleSheet>',
  };

  it.each([
    ["a day", '<c t="d"><v>1976-11-22</v></c>', "1976-11-22"],
    ["a time of a day", '<c t="d"><v>1976-11-22T08:30:00.000</v></c>', "1976-11-22T08:30:00"],
    ["a time", '<c t="d"><v>08:30:00</v></c>', "08:30:00"],
    ["a day without a date format", '<c s="0" t="d"><v>2024-02-29</v></c>', "2024-02-29"],
    ["a day with a date format", '<c s="1" t="d"><v>2024-02-29T00:00:00</v></c>', "2024-02-29"],
    ["a day with a date format of Excel", '<c s="2" t="d"><v>2024-02-29T00:00:00</v></c>', "2024-02-29"],
  ])("are kept: %s", async (_, xml, text) => {
    expect(await readCell(xml, undefined, [styles])).toBe(text);
  });
});

describe("number formats", () => {
  const styled = (formats: string, ids: readonly number[]): OtherPart => ({
    name: "xl/styles.xml",
    type: "styles",
    content: `<x:styleSheet xmlns:x="m"><x:numFmts>${formats}</x:numFmts><x:fonts><x:font><x:color theme="9"/></x:font></x:fonts><x:cellXfs>${ids.map((id) => `<x:xf numFmtId="${id}"/>`).join("")}</x:cellXfs></x:styleSheet>`,
  });
  const day = '<c s="1"><v>45292</v></c>';

  it("may have the number 0", async () => {
    const format = '<x:numFmt numFmtId="0" formatCode="dd\\.mm\\.yyyy"/>';
    expect(await readCell(day, undefined, [styled(format, [1, 0])])).toBe("2024-01-01");
    expect(await readCell('<c s="0"><v>45292</v></c>', undefined, [styled(format, [1, 0])])).toBe("45292");
  });

  it("leave a number that means none", async () => {
    const format = '<x:numFmt numFmtId="0" formatCode="General"/>';
    expect(await readCell(day, undefined, [styled(format, [0, 0])])).toBe("45292");
  });
});

describe("references of cells", () => {
  it("may be in lower case", async () => {
    const rows = `<row r="1"><c r="b1" t="inlineStr"><is><t>id</t></is></c><c r="c1" t="inlineStr"><is><t>name</t></is></c></row><row r="2"><c r="b2"><v>1</v></c><c r="c2" t="inlineStr"><is><t>Ann</t></is></c></row>`;
    expect(await rowsOf(makeWorkbook(rows))).toEqual([
      ["id", "name"],
      ["1", "Ann"],
    ]);
  });
});

describe("parts in another encoding", () => {
  const xml = (encoding: string): string =>
    `<?xml version="1.0" encoding="${encoding}"?><sst><si><t>Zürich 東京</t></si></sst>`;
  const wide = Buffer.from(`\ufeff${xml("UTF-16")}`, "utf16le");
  it.each([
    ["UTF-16", wide],
    ["UTF-16 of the other order", Buffer.from(wide).swap16()],
    ["UTF-8 that declares itself something else", Buffer.from(xml("ISO-8859-1"))],
  ])("are read: %s", async (_, content) => {
    const rows = `<row>${NAMES}</row><row><c><v>1</v></c><c t="s"><v>0</v></c></row>`;
    expect((await rowsOf(makeWorkbook(rows, content)))[1]?.[1]).toBe("Zürich 東京");
  });

  it("are refused when they declare entities", async () => {
    const content = Buffer.from('\ufeff<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><sst/>', "utf16le");
    const workbook = makeWorkbook(ANN, undefined, { others: [{ name: "xl/a.xml", type: "a", content }] });
    expect(await ingest(workbook)).toMatchObject({ kind: "refused", reason: expect.stringContaining("entities") });
  });
});
