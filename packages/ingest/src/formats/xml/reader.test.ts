import { textAt } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { DEFAULT_LIMITS, type IngestChoices, type IngestedTable, type IngestOutcome } from "../../reader.ts";
import { xmlReader } from "./reader.ts";

function read(text: string, choices: IngestChoices = {}): IngestOutcome {
  return xmlReader.read(new TextEncoder().encode(text), { fileName: "", limits: DEFAULT_LIMITS, choices });
}

function readTable(text: string, choices: IngestChoices = {}): IngestedTable {
  const outcome = read(text, choices);
  if (outcome.kind === "refused") throw new Error(outcome.reason);
  return outcome;
}

const ORDERS = `<day><order id="1"><line n="1"/><line n="2"/><line n="3"/></order><order id="2"><line n="4"/><to/><by/></order></day>`;

describe("the record element", () => {
  it.each([
    ["the only one that repeats", "<a><b x='1'/><b x='2'/></a>", "a.b"],
    ["a list of texts", "<a><b>1</b><b>2</b></a>", "a.b"],
    ["the outer one of two", ORDERS, "day.order"],
    ["one far inside", "<e><f><g><h><i>1</i></h><h><i>2</i></h></g></f></e>", "e.f.g.h"],
    ["the one with more fields and elements", "<a><m x='1'/><m x='2'/><r><p/><q/></r><r><p/><q/></r></a>", "a.r"],
    ["one called as its parent", "<d><d><x>1</x></d><d><x>2</x></d></d>", "d.d"],
    ["the root when nothing repeats", "<a><b>1</b><c>2</c></a>", "a"],
    ["the root when only a text repeats", "<note><to>1</to><to>2</to><by>3</by></note>", "note"],
  ])("is %s", (_, text, path) => {
    expect(readTable(text).choices.recordPath).toBe(path);
  });

  it("is the chosen one, and the others are named", () => {
    const { table, selectable } = readTable(ORDERS, { recordPath: "day.order.line" });
    expect(table.columns.map(({ title }) => title)).toEqual(["order.id", "n"]);
    expect(table.columns.map((column) => textAt(column, 3))).toEqual(["2", "4"]);
    expect(selectable.recordPaths).toEqual(["day.order", "day.order.line"]);
  });

  it("is not made up when the choice is not there", () => {
    expect(read(ORDERS, { recordPath: "day.line" })).toMatchObject({ kind: "refused", code: "no_table" });
  });
});

describe("what is refused", () => {
  const laughs = `<!DOCTYPE l [<!ENTITY a "lol"><!ENTITY b "${"&a;".repeat(1000)}">]><l><r>&b;</r><r>&b;</r></l>`;
  it.each([
    ["entities that stand for entities", laughs, /declares entities/],
    ["an entity that nobody declared", "<a>&nbsp;</a>", /line 1, column \d+: undefined entity/],
    ["elements 100,000 deep", "<a>".repeat(100_000), /more than 200 levels/],
    ["100,000 attributes", `<a ${Array.from({ length: 100_000 }, (_, n) => `a${n}="1"`).join(" ")}/>`, /attributes/],
    [
      "100,000 kinds of elements",
      `<a>${Array.from({ length: 100_000 }, (_, n) => `<b${n}/>`).join("")}</a>`,
      /too many kinds/,
    ],
    ["two roots", "<a/><b/>", /broken in line 1/],
    ["text after the end", "<a/>text", /broken in line 1/],
  ])("names the cause: %s", (_, text, reason) => {
    expect(read(text)).toMatchObject({ kind: "refused", reason: expect.stringMatching(reason) });
  });
});

it.each([
  ["a cell in angle brackets", "<none>,3\na,4\n"],
  ["a sign in a table", "a;b\n<5;6\n"],
  ["an arrow", "<- back;1\n"],
])("does not take %s for XML", (_, text) => {
  expect(xmlReader.sniff(new TextEncoder().encode(text), "table.csv")).toBe(0);
});

function gridOf({ table }: IngestedTable): string[][] {
  const rows = Array.from({ length: table.rowCount }, (_, row) => table.columns.map((column) => textAt(column, row)));
  return [table.columns.map(({ title }) => title), ...rows];
}

describe("fields with a name of their own", () => {
  it.each([
    [
      "in an attribute",
      '<set><row><field name="k">1</field><field name="v">a</field></row><row><field name="k">2</field><field name="v" xsi:nil="true" xmlns:xsi="x"/></row></set>',
      [
        ["k", "v"],
        ["1", "a"],
        ["2", ""],
      ],
    ],
    [
      "more of them than a group may have",
      `<set>${[1, 2].map((row) => `<row>${[1, 2, 3, 4, 5, 6].map((n) => `<col name="c${n}">${row * n}</col>`).join("")}</row>`).join("")}</set>`,
      [
        ["c1", "c2", "c3", "c4", "c5", "c6"],
        ["1", "2", "3", "4", "5", "6"],
        ["2", "4", "6", "8", "10", "12"],
      ],
    ],
    [
      "in elements called by their type, some missing",
      '<r><doc><str name="k">1</str><int name="n">5</int></doc><doc><str name="k">2</str><arr name="t"><str>a</str><str>b</str></arr></doc><doc><str name="k">3</str><int name="n">6</int></doc></r>',
      [
        ["k", "n", "t"],
        ["1", "5", ""],
        ["2", "", "a; b"],
        ["3", "6", ""],
      ],
    ],
    [
      "with values in an attribute as well",
      '<map><node id="1"><tag k="name" v="Ulm"/><tag k="pop" v="5"/></node><node id="2"><tag k="name" v="Bonn"/><tag k="pop" v="7"/></node></map>',
      [
        ["id", "name", "pop"],
        ["1", "Ulm", "5"],
        ["2", "Bonn", "7"],
      ],
    ],
    [
      "with a code beside the name",
      '<d><record><field name="Land" key="A">Alpha</field><field name="Year">2001</field></record><record><field name="Land" key="B">Beta</field><field name="Year"/></record></d>',
      [
        ["Land.key", "Land", "Year"],
        ["A", "Alpha", "2001"],
        ["B", "Beta", ""],
      ],
    ],
    [
      "around typed terms",
      '<s><result><binding name="x"><uri>u1</uri></binding><binding name="l"><literal>a</literal></binding></result><result><binding name="x"><uri>u2</uri></binding></result></s>',
      [
        ["x", "l"],
        ["u1", "a"],
        ["u2", ""],
      ],
    ],
    [
      "listed before the rows",
      '<F><META><FIELD NAME="k" TYPE="N"/><FIELD NAME="v" TYPE="T"/></META><SET><ROW RECORDID="7"><COL><DATA>1</DATA></COL><COL><DATA>a</DATA></COL></ROW><ROW RECORDID="9"><COL><DATA>2</DATA></COL><COL><DATA/></COL></ROW></SET></F>',
      [
        ["k", "v"],
        ["1", "a"],
        ["2", ""],
      ],
    ],
  ])("are columns: %s", (_, text, grid) => {
    const first = readTable(text);
    expect(gridOf(first)).toEqual(grid);
    expect(gridOf(readTable(text, first.choices))).toEqual(grid);
  });

  it.each([
    ["are without internal numbers", 'MODID="0" ', ["v"]],
    ["keep a number that is internal only beside another one", "", ["RECORDID", "v"]],
  ])("%s", (_, other, titles) => {
    const text = `<list><row ${other}RECORDID="7" v="a"/><row ${other}RECORDID="9" v="b"/></list>`;
    expect(gridOf(readTable(text))[0]).toEqual(titles);
  });

  it("are found in time among thousands of kinds", () => {
    const kinds = Array.from({ length: 2000 }, (_, n) => `<k${n} name="n${n}">1</k${n}>`).join("");
    expect(readTable(`<all><p>${kinds}</p><p>${kinds}</p></all>`).table.columns).toHaveLength(2000);
  });

  it("are ordinary elements if their names never come again", () => {
    const children = (names: string[]): string => names.map((name) => `<child name="${name}">5</child>`).join("");
    const text = `<all><p>${children(["Ann", "Bo"])}</p><p>${children(["Cy", "Di"])}</p></all>`;
    expect(gridOf(readTable(text))[0]).toEqual(["child.name", "child"]);
  });
});

describe("texts with elements inside", () => {
  it.each([
    ["marked words", "<l><r><k>1</k><t>A <b>red</b> cat</t></r><r><k>2</k><t>Dog</t></r></l>", "A red cat"],
    ["line breaks", "<l><r><k>1</k><t>Hill 1<br/>Ulm</t></r><r><k>2</k><t>x</t></r></l>", "Hill 1\nUlm"],
    [
      "marks within marks",
      "<l><r><k>1</k><t>A <i>very <b>old</b></i> one</t></r><r><k>2</k><t>x</t></r></l>",
      "A very old one",
    ],
    [
      "unknown marks",
      "<l><r><k>1</k><t>see <term>this</term> page</t></r><r><k>2</k><t>x</t></r></l>",
      "see this page",
    ],
  ])("stay whole: %s", (_, text, whole) => {
    expect(gridOf(readTable(text))).toEqual([["k", "t"], ["1", whole], expect.any(Array)]);
  });
});

describe("what is around the records", () => {
  it("is told", () => {
    const { warnings } = readTable('<feed unit="kg"><title>T</title><e a="1"/><e a="2"/></feed>');
    expect(warnings).toEqual([{ message: "Omitted outside of the records: feed.unit, feed.title", row: null }]);
  });

  it("belongs to each observation of a single series", () => {
    const text =
      '<M><Set><Series UNIT="kg"><Key><FREQ>M</FREQ></Key><Obs t="1" v="5"/><Obs t="2" v="6"/></Series></Set></M>';
    expect(gridOf(readTable(text))).toEqual([
      ["Series.UNIT", "Series.Key.FREQ", "t", "v"],
      ["kg", "M", "1", "5"],
      ["kg", "M", "2", "6"],
    ]);
  });

  it("may be blanks before the declaration, which keep the places of faults", () => {
    expect(gridOf(readTable('\n  <?xml version="1.0"?><a><b>1</b><b>2</b></a>'))).toEqual([["b"], ["1"], ["2"]]);
    expect(read('\n<?xml version="1.0"?>\n<a><b></a>')).toMatchObject({
      kind: "refused",
      reason: expect.stringContaining("in line 3"),
    });
  });
});
