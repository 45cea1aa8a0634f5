import { textAt } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { DEFAULT_LIMITS, type IngestedTable } from "../../reader.ts";
import { csvReader } from "./reader.ts";

function read(text: string): IngestedTable {
  const outcome = csvReader.read(new TextEncoder().encode(text), { fileName: "", limits: DEFAULT_LIMITS, choices: {} });
  if (outcome.kind === "refused") throw new Error(outcome.reason);
  return outcome;
}

function gridOf({ table }: IngestedTable): string[][] {
  const rows = Array.from({ length: table.rowCount }, (_, row) => table.columns.map((column) => textAt(column, row)));
  return [table.columns.map(({ title }) => title), ...rows];
}

describe("lines of pairs", () => {
  it.each([
    [
      "with commas",
      "k=1,v=a,w=\nk=2,v=b\nk=3,v=c\n",
      [
        ["k", "v", "w"],
        ["1", "a", ""],
        ["2", "b", ""],
        ["3", "c", ""],
      ],
    ],
    [
      "as programs log",
      'level=info msg="up, at \\"last\\"" n=1\nlevel=warn msg="a=b c" n=2\n',
      [
        ["level", "msg", "n"],
        ["info", 'up, at "last"', "1"],
        ["warn", "a=b c", "2"],
      ],
    ],
    [
      "with labels and tabs",
      "host:::1\tcode:200\nhost:::2\tcode:404\n",
      [
        ["host", "code"],
        ["::1", "200"],
        ["::2", "404"],
      ],
    ],
  ])("are records: %s", (_, text, grid) => {
    expect(gridOf(read(text))).toEqual(grid);
  });

  it("number a key that comes again, also thousands of times", () => {
    const [titles] = gridOf(read(`${"k=1,v=2\n".repeat(200)}${"k=1,".repeat(5000)}v=2\n`));
    expect([titles?.length, titles?.slice(0, 3), titles?.at(-1)]).toEqual([5001, ["k", "v", "k_2"], "k_5000"]);
  });

  it("are refused by name if decoding them takes more memory than is allowed", () => {
    const bytes = new TextEncoder().encode("k=1,v=a\n".repeat(100));
    const limits = { ...DEFAULT_LIMITS, maxDecodedBytes: 200 };
    expect(csvReader.read(bytes, { fileName: "", limits, choices: {} })).toMatchObject({
      kind: "refused",
      code: "too_large",
      reason: "The file has more than 200 bytes; only CSV with plain rows may have more",
    });
  });

  it("tell which lines are none", () => {
    const lines = Array.from({ length: 200 }, (_, row) => `k=${row},v=x\n`).join("");
    const { table, clutter, warnings } = read(`${lines}stopped here\n`);
    expect(table.rowCount).toBe(200);
    expect(clutter).toEqual([{ line: 201, text: "stopped here" }]);
    expect(warnings).toEqual([{ message: "Line 201 is no list of pairs and was skipped", row: null }]);
  });

  it.each([
    ["a table with formulas", "id,sum\n1,=A1\n2,=A2\n"],
    ["times between tabs", "at:1\tb\n10:20\t5\n"],
    ["settings, one a line", "[a]\nk=1\nv=2\n"],
    ["links with parameters", "u,n\nhttp://a.example/?a=1&b=2,5\nhttp://a.example/?a=3&b=4,6\n"],
  ])("are not %s", (_, text) => {
    expect(gridOf(read(text))[0]).not.toContain("k=1");
    expect(read(text).choices.delimiter).toBeDefined();
  });
});
