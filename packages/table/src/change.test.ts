import { describe, expect, it } from "vitest";
import { type CleanTable, FINE_VERDICT, type Verdict } from "./cell.ts";
import { changeOf } from "./change.ts";
import { groupChanges, listChanges } from "./table-changes.ts";

function verdictOn(raw: string, changes: Partial<Verdict> = {}): Verdict {
  return { ...FINE_VERDICT, raw, output: raw, ...changes };
}

const MISSING = { output: "", hasData: false } as const;

describe("changeOf", () => {
  it.each([
    ["a new value", verdictOn("1,5", { output: "1.5", rule: "number.comma" }), "changed"],
    ["a token of missing data", verdictOn("n/a", { ...MISSING, rule: "missing.token" }), "missing"],
    ["a doubtful value", verdictOn("03/04", { isClean: false, rule: "date.ambiguous" }), "flagged"],
    ["an impossible value", verdictOn("31/02", { isValid: false }), "flagged"],
    ["a new value that is still doubtful", verdictOn("a", { output: "b", isClean: false }), "changed"],
    ["a value that a person gave", verdictOn("a", { output: "b", rule: "edit" }), "edited"],
  ])("tells %s", (_, verdict, kind) => {
    expect(changeOf(3, 1, verdict)).toMatchObject({ row: 3, column: 1, kind, raw: verdict.raw, rule: verdict.rule });
  });

  it.each([
    ["a good value", verdictOn("a", { prob: 0.9 })],
    ["an empty cell", verdictOn("", MISSING)],
    ["a blank cell", verdictOn("  ", MISSING)],
    ["a cell to which a person gave back its value", verdictOn("a", { rule: "edit" })],
  ])("has nothing to say of %s", (_, verdict) => {
    expect(changeOf(0, 0, verdict)).toBeNull();
  });

  it("says that there is no data by null", () => {
    expect(changeOf(0, 0, verdictOn("n/a", { ...MISSING, rule: "missing.token" }))?.output).toBeNull();
  });
});

describe("the changes of a table", () => {
  const trimmed = verdictOn(" a", { output: "a", rule: "text.trim" });
  const doubtful = verdictOn("x", { isClean: false, rule: "typo.near" });
  const entity = { name: "Text", predictedClass: "text", classP: 1, likely: {}, allProbs: {} };
  const column = (title: string, verdicts: readonly Verdict[], codes: readonly number[]) =>
    ({
      title,
      entity,
      type: "text",
      classType: "text",
      evidence: [],
      decisions: [],
      verdicts,
      codes: Uint32Array.from(codes),
    }) as const;
  const table: CleanTable = {
    rowCount: 4,
    columns: [
      column("one", [verdictOn("a"), trimmed], [1, 0, 1, 1]),
      column("two", [doubtful, trimmed, verdictOn("unused", { rule: "typo.near", isClean: false })], [0, 0, 1, 1]),
    ],
  };

  it("are counted by kind, rule and column", () => {
    expect(groupChanges(table)).toEqual([
      {
        kind: "changed",
        rule: "text.trim",
        total: 5,
        columns: [
          { column: 0, count: 3 },
          { column: 1, count: 2 },
        ],
      },
      { kind: "flagged", rule: "typo.near", total: 2, columns: [{ column: 1, count: 2 }] },
    ]);
  });

  it("are listed in reading order, as many as are counted", () => {
    const places = [...listChanges(table, 3)].map((batch) => batch.map(({ row, column: index }) => `${row},${index}`));
    expect(places).toEqual([
      ["0,0", "0,1", "1,1", "2,0", "2,1"],
      ["3,0", "3,1"],
    ]);
  });
});
