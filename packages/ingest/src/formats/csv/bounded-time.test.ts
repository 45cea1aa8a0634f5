import { describe, expect, it } from "vitest";
import { DEFAULT_LIMITS, type IngestOutcome } from "../../reader.ts";
import { csvReader } from "./reader.ts";

/** What takes for ever fails by the time that a test may take; on a busy machine a shorter one would prove nothing. */
function read(text: string): IngestOutcome {
  const bytes = new TextEncoder().encode(text);
  return csvReader.read(bytes, { fileName: "x.csv", limits: DEFAULT_LIMITS, choices: {} });
}

describe("a file made to take long is answered in time", () => {
  it.each([
    ["one line of letters", "x".repeat(5_000_000), /A cell in line 1 is longer/],
    ["one huge cell below a header", `a,b\n1,${"y".repeat(5_000_000)}\n2,z\n`, /A cell in line 2 is longer/],
    ["a quote that never closes", `a,b\n1,"${"y".repeat(5_000_000)}\n`, /A cell in line 2 is longer/],
    ["a million columns", `${"a,".repeat(1_000_000)}b\n`, /1,000,001 columns or more; the limit is 16,384/],
    ["quotes that open and open", 'a,"'.repeat(1_000_000), /longer than the limit|columns or more/],
    ["every sign that could delimit", "a:=!#&*^~|,;\t".repeat(300_000), /columns or more/],
  ])("%s is refused", (_, text, reason) => {
    const outcome = read(text);
    expect(outcome).toMatchObject({ kind: "refused", code: "too_large", reason: expect.stringMatching(reason) });
  });

  it.each([
    ["a million rows of one character", "a\n".repeat(1_000_000), [1_000_000, 1]],
    ["a name of nearly a million letters", `${"x".repeat(900_000)},b\n1,2\n`, [1, 2]],
    ["a rule of dashes that is none in the end", `${"-".repeat(60_000)}${" ".repeat(3000)}x\nb|c\n1|2\n`, [1, 2]],
    ["empty cells beyond the table", `a,b\n1,2${",".repeat(1_000_000)}\n`, [1, 2]],
  ])("%s is read", (_, text, size) => {
    const outcome = read(text);
    if (outcome.kind === "refused") throw new Error(outcome.reason);
    expect([outcome.table.rowCount, outcome.table.columns.length]).toEqual(size);
  });
});
