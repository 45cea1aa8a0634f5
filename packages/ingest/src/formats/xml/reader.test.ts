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
