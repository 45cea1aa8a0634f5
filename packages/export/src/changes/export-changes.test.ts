import type { Change } from "@limpid/table";
import { describe, expect, it } from "vitest";
import type { ChangeReport } from "./change-report.ts";
import { exportChangesCsv } from "./export-changes-csv.ts";
import { exportChangesHtml } from "./export-changes-html.ts";
import { exportChangesJson } from "./export-changes-json.ts";

const ATTACK = '<script>alert("1")</script> & \u0000';

const CHANGES: readonly Change[] = [
  { row: 0, column: 1, kind: "changed", raw: "1,5", output: "1.5", rule: "number.comma", prob: 0.97, msg: "Why, so" },
  { row: 2, column: 0, kind: "missing", raw: "n/a", output: null, rule: "missing.token", prob: 0.99, msg: ATTACK },
];

function reportOf(changes: readonly Change[]): ChangeReport {
  const groups = changes.map(({ kind, rule, column }) => ({ kind, rule, total: 1, columns: [{ column, count: 1 }] }));
  return {
    name: ATTACK,
    settings: { forms: "standard", repairs: "apply" },
    rowCount: 3,
    columns: [ATTACK, "price"],
    groups,
    batches: [changes.slice(0, 1), [], changes.slice(1)],
  };
}

async function textOf(chunks: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const chunk of chunks) text += chunk;
  return text;
}

describe("the changes of a table", () => {
  it("are a line each in CSV", async () => {
    const lines = (await textOf(exportChangesCsv(reportOf(CHANGES)))).split("\r\n");
    expect(lines.slice(0, 2)).toEqual([
      "row,column,what,raw,output,rule,rule in words,confidence,message",
      '1,price,Reformatted,"1,5",1.5,number.comma,Number: comma,0.97,"Why, so"',
    ]);
    expect(lines).toHaveLength(4);
  });

  it("follow the counts in JSON", async () => {
    const report = JSON.parse(await textOf(exportChangesJson(reportOf(CHANGES), { file: "a.csv" })));
    expect(report).toMatchObject({
      file: "a.csv",
      rules: [
        {
          kind: "changed",
          rule: "number.comma",
          repair: false,
          title: "Number: comma",
          total: 1,
          columns: [{ column: "price", count: 1 }],
        },
        { kind: "missing", columns: [{ column: ATTACK, count: 1 }] },
      ],
      changes: [
        { row: 0, column: "price", raw: "1,5", output: "1.5", prob: 0.97 },
        { row: 2, column: ATTACK, output: null },
      ],
    });
  });

  it("never run as part of the page", async () => {
    const page = await textOf(exportChangesHtml(reportOf(CHANGES)));
    expect(page).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; \uFFFD");
    expect(page).not.toContain("<script");
    expect(page).toContain('<td class="none">no data');
  });

  it("are counted by what was done, and the page says how far cleaning was to go", async () => {
    const repaired = { row: 1, column: 1, kind: "changed", raw: "Bren", output: "Bern", rule: "typo.near" } as const;
    const page = await textOf(exportChangesHtml(reportOf([...CHANGES, { ...repaired, prob: 0.99, msg: "" }])));
    expect(page).toContain("Reformatted: 1 · Corrected: 1 · Set to missing: 1 ·");
    expect(page).toContain("Formats are standardised; likely corrections are applied.");
  });

  it("are told to be more than the page shows", async () => {
    const many = Array.from({ length: 5001 }, (_, row): Change => ({ ...CHANGES[0]!, row }));
    const page = await textOf(exportChangesHtml(reportOf(many)));
    expect(page).toContain("The first 5,000 of 5,001");
    expect(page).toContain(">5000<");
    expect(page).not.toContain(">5001<");
  });

  it.each([
    ["CSV", exportChangesCsv, (text: string) => expect(text.split("\r\n")).toHaveLength(2)],
    ["JSON", exportChangesJson, (text: string) => expect(JSON.parse(text)).toMatchObject({ rules: [], changes: [] })],
    ["a page", exportChangesHtml, (text: string) => expect(text).toContain("No changes and no open questions")],
  ])("may be none in %s", async (_, write, check) => {
    check(await textOf(write(reportOf([]))));
  });
});
